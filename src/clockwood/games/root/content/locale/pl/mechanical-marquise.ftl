### Mechaniczna Markiza 2.0.

escalates = { $seat }: ptak zaostrza Dzień.
recruits-nothing = { $seat } nikogo nie werbuje: nie ma na to polany albo wojowników w zasobach.
recruits-short = { $seat } nie ma miejsca albo wojowników, by zwerbować jeszcze { $n } { NOUN("warrior", $n, case: "acc") }.
marches-nowhere = { $seat } nikim nie rusza: na żadnej polanie w kolorze rozkazu nie stoi więcej niż trzech jej wojowników.
expands = { $seat } rozrasta się: nowa karta rozkazu i Dzień od początku.
expands-not-built = { $seat } się nie rozrasta: w tej turze coś zbudowała.
expands-not-large = { $seat } się nie rozrasta: ma więcej niż pięć budynków.
expands-not-again = { $seat } już się w tej turze nie rozrasta.
expands-not-cards = { $seat } się nie rozrasta: nie ma na to już karty w tej turze.
scores-nothing = { $seat } nic nie zdobywa za budynki.

bot-recruits = Gdzie werbuje
bot-recruits-more = Gdzie werbuje dalej
bot-builds = Co buduje i gdzie
bot-moves = Dokąd rusza
bot-blitzes = Gdzie naciera

type-on-map = budynki tego rodzaju na mapie
is-sawmill = tartak
is-recruiter = werbownia

trait-blitz = Natarcie: po ruchach jeszcze jedna polana pustoszeje i atakuje.
trait-fortified = Umocnienia: budynek znosi dwa trafienia.
trait-hospitals = Szpitale: obrona, która kosztuje dwóch wojowników, przywraca dwóch do twierdzy.
trait-iron-will = Żelazna Wola: przy ptaku dwa razy więcej wojowników.
trait-overwhelming = Przytłoczenie: punkty za wojowników bez miejsca, ale rozrasta się najwyżej raz na turę.

ask-random-keep = { $seat }: w którym rogu stoi twierdza?
ask-first-building = { $seat }: gdzie staje następny budynek?

turn-mechanical-marquise-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-mechanical-marquise-battle = Walczy na każdej polanie w kolorze rozkazu.
turn-mechanical-marquise-recruit = Werbuje czterech wojowników, rozłożonych po rządzonych polanach w kolorze rozkazu.
turn-mechanical-marquise-build = Buduje tam, gdzie ma najwięcej wojowników: przy lisie tartak, przy króliku warsztat, przy myszy werbownię.
turn-mechanical-marquise-move = Wyprowadza z polan w kolorze rozkazu wszystkich wojowników oprócz trzech.
turn-mechanical-marquise-expand = Nic nie zbudowała, a budynków ma mało: nowy rozkaz i Dzień jeszcze raz.
turn-mechanical-marquise-bird = Przy ptaku inaczej: walczy na każdej polanie, werbuje na dwóch rządzonych polanach o największych numerach, buduje to, czego ma najwięcej, rusza z każdej polany i walczy tam, dokąd dotarła; nie rozrasta się.
turn-mechanical-marquise-score = Punktuje tor z rozkazu; rozkaz zostaje odrzucony.
level-mechanical-marquise-easy = Łatwy: werbuje tylko dwóch wojowników.
level-mechanical-marquise-default = Domyślny: jak w wydaniu.
level-mechanical-marquise-challenging = Trudny: przy każdym werbunku o dwóch wojowników więcej.
level-mechanical-marquise-nightmare = Koszmar: przy każdym werbunku o dwóch wojowników więcej, a co Wieczór dochodzi punkt.
