### Automatyczny Sojusz.

bot-revolts = Gdzie wszczyna powstanie
bot-spreads = Gdzie rozchodzi się poparcie

revolt-bird = { $seat } nie wszczyna powstania: ptak nie wskazuje żadnej bazy.
revolt-based = { $seat } nie wszczyna powstania: baza w kolorze rozkazu jest na mapie.
revolt-nowhere = { $seat } nie wszczyna powstania: żadna polana z poparciem nie przyjmie bazy, która została.
no-surprise = { $seat } wszczyna powstanie z zaskoczenia tylko przy ptaku w rozkazie.
surprise-skipped = { $seat } nie wszczyna powstania z zaskoczenia: w tej turze było współczucie.
pitied = Współczucie: poparcie dla { NOUN($seat_id, 1, case: "gen") } rozchodzi się { $n ->
    [one] raz
   *[other] dwa razy
}.
pity-skipped = { $seat } nie budzi współczucia: będzie powstanie z zaskoczenia.
spreads-nowhere = { $seat } nie ma gdzie umieścić poparcia.
martial-law = Stan wojenny: { $seat } zdobywa o punkt mniej.
organized = { $seat } organizuje { NOUN($clearing_id, 1, case: "where") }.
organizes-nowhere = { $seat } nigdzie nie organizuje: przy żadnej bazie nie ma dość wojowników.
recruits-none = { $seat } nikogo nie werbuje: nie ma bazy albo wojowników.
crackdown = Represje: { $seat } traci całe poparcie na { NOUN($suit_id, 1, case: "plural") } polanach.

ask-bot-outrage = { $seat }: którą pasującą kartę odrzucasz?
do-hold-none = Żadna karta nie pasuje

trait-informants = Informatorzy: atakowane bezbronne poparcie oddaje trafienie.
trait-popularity = Popularność: nikt nie punktuje za usunięcie poparcia.
trait-steadfast = Wytrwałość: bez współczucia, gdy ma dojść do powstania z zaskoczenia, i bez stanu wojennego.
trait-veterans = Weterani: w obronie wyższa kość.
trait-wildfire = Pożar: na koniec tury poparcie rozchodzi się jeszcze raz, bez punktów.

turn-automated-alliance-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-automated-alliance-revolt = Wszczyna powstanie na polanie z poparciem w kolorze rozkazu, jeśli tej bazy nie ma jeszcze na mapie.
turn-automated-alliance-pity = Bez powstania: poparcie rozchodzi się dwa razy, a gdy na mapie jest pięć, raz.
turn-automated-alliance-spread = Umieszcza poparcie na polanie w kolorze rozkazu obok swojego. Gdy nigdzie nie może: 5 punktów.
turn-automated-alliance-surprise = Przy ptaku: powstanie z zaskoczenia tam, gdzie najwięcej wrogów.
turn-automated-alliance-organize = Gdzie przy bazie stoi trzech lub więcej wojowników, zamieniają się w poparcie.
turn-automated-alliance-recruit = Werbuje po jednym wojowniku przy każdej bazie; rozkaz zostaje odrzucony.
level-automated-alliance-easy = Łatwy: do organizowania trzeba czterech wojowników.
level-automated-alliance-default = Domyślny: jak w wydaniu; do organizowania trzeba trzech wojowników.
level-automated-alliance-challenging = Trudny: do organizowania wystarczy dwóch wojowników.
level-automated-alliance-nightmare = Koszmar: do organizowania wystarczy dwóch wojowników, a co Wieczór dochodzi punkt.
