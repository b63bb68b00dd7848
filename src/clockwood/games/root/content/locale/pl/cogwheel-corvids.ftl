### Zębatkowe Kruki.

gathers-nowhere = { $seat } nie ma gdzie jeszcze werbować w kolorze rozkazu.
gathers-no-more = { $seat } nie może umieścić { $n } { NOUN("warrior", $n, case: "gen") }: zasoby są puste.
plots-nowhere = { $seat } nigdzie nie kładzie intrygi: żadna polana w kolorze rozkazu nie ma wojowników i wolnego miejsca na nią.
leaves-nowhere = { $seat } nikogo nie przesuwa: żadna polana w kolorze rozkazu nie ma odkrytej intrygi i więcej niż dwóch wojowników.
extorts-nothing = { $seat } nie punktuje: żaden haracz nie leży odkryty.
thickens-nowhere = { $seat }: intryga nigdzie się nie zagęszcza.
bomb-swapped = { $seat } zamienia intrygę { NOUN($clearing_id, 1, case: "where") }; nowa to { $plot }.

bot-scatters = Gdzie zaczyna wojownik
bot-gathers = Gdzie werbują
bot-plots = Gdzie kładą intrygę
bot-thickens = Gdzie intryga się zagęszcza
bot-leaves = Dokąd wychodzą wojownicy spod intrygi
bot-leaves-to-plot = Dokąd wychodzą wojownicy spod intrygi, gdy wszyscy sąsiedzi ją mają
bot-has-guess = Kto musi zgadywać

without-plot = bez intrygi
foe-cardboard = budynki i żetony obrońcy
pieces-at-plot = elementy obok intrygi

ask-lay-at-random = { $seat }: która intryga zostaje położona, nieoglądana?
ask-swap-bomb = { $seat }: która intryga zajmuje miejsce bomby?
ask-extort-card = Którą kartę odrzuca { $seat }?
ask-must-guess = { $seat }: co to za intryga, która zaraz zostanie odkryta?

trait-backup-plans = Plan Awaryjny: usunięta intryga zostawia wojownika.
trait-gamble = Zakład: zanim intryga zostanie odkryta, zgaduje ją osoba z największą liczbą elementów na tej polanie. Trafi: intryga nie działa i znika za punkt; nie trafi: punkt dla Kruków.
trait-mastermind = Mózg Operacji: kładą dwie intrygi na turę.
trait-vendetta = Wendeta: każda intryga działa jak bomba.

turn-cogwheel-corvids-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-cogwheel-corvids-recruit = Po dwóch wojowników na dwóch polanach w kolorze rozkazu, najpierw bez intrygi.
turn-cogwheel-corvids-flip = Odkrywa wszystkie intrygi; każda punktuje za wszystkie odkryte.
turn-cogwheel-corvids-battle = Walczy na każdej polanie w kolorze rozkazu z dwoma lub więcej wojownikami.
turn-cogwheel-corvids-move = Wszyscy prócz dwóch wychodzą z polan w kolorze rozkazu z odkrytą intrygą.
turn-cogwheel-corvids-plot = Wojownik robi miejsce intrydze na polanie w kolorze rozkazu, gdzie jest ich najwięcej.
turn-cogwheel-corvids-thickens = Jeszcze jedna intryga tam, gdzie jest trzech lub więcej wojowników.
turn-cogwheel-corvids-score = 1 punkt za każdy odkryty haracz; rozkaz zostaje odrzucony.
level-cogwheel-corvids-easy = Łatwy: o jednego wojownika mniej na każdej polanie.
level-cogwheel-corvids-default = Domyślny: jak wydrukowano.
level-cogwheel-corvids-challenging = Trudny: o jednego wojownika więcej na każdej polanie.
level-cogwheel-corvids-nightmare = Koszmar: o jednego wojownika więcej na każdej polanie i punkt co Wieczór.
