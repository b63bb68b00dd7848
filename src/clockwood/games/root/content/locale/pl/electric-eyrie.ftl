### Elektryczna Dynastia.

scene-decree-fox = Lis
scene-decree-rabbit = Królik
scene-decree-mouse = Mysz
scene-decree-bird = Ptak

joined-decree = { $seat } dodaje kartę { $card } do { NOUN($suit_id, 1, case: "of") } kolumny.
decrees-0 = { $seat }: { NOUN($suit_id, 1, case: "adj") } kolumna werbuje.
    .quiet = 1
decrees-1 = { $seat }: { NOUN($suit_id, 1, case: "adj") } kolumna rusza.
    .quiet = 1
decrees-2 = { $seat }: { NOUN($suit_id, 1, case: "adj") } kolumna walczy.
    .quiet = 1
rests = { $seat } odpoczywa: po zamęcie z Dnia nic nie zostało.
razes-nothing = { $seat } nie znajduje nic bezbronnego.

bot-rebuilds = Gdzie staje nowe gniazdo
bot-swoops = Gdzie następuje nalot

no-roost = bez gniazda

trait-focused = Skupienie: dodatkowe trafienie także przy remisie kolumn.
trait-nobility = Szlachta: wojownik bez miejsca to zamęt, a zamęt daje punkty, zamiast je zabierać.
trait-relentless = Nieugiętość: po Dekrecie pada to, co stoi bez obrony obok jej wojowników.
trait-swoop = Nalot: na koniec Dnia dwóch wojowników staje tam, gdzie nie ma jej elementów.
trait-war-tax = Podatek Wojenny: za to, co zniszczy, właściciel traci punkt.

ask-random-roost = { $seat }: w którym rogu zaczyna?

turn-electric-eyrie-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-electric-eyrie-decree = Rozkaz dołącza do Dekretu, do kolumny swojego koloru.
turn-electric-eyrie-roost = Bez gniazda: nowe z czterema wojownikami.
turn-electric-eyrie-columns = Każda kolumna werbuje, potem każda rusza, potem każda walczy.
turn-electric-eyrie-build = Buduje gniazdo na rządzonej polanie.
turn-electric-eyrie-turmoil = Gniazda nie da się zbudować: zamęt kosztuje punkt za każdego ptaka w Dekrecie, a zostają w nim tylko Wezyrowie.
turn-electric-eyrie-score = Punktuje za gniazda.
level-electric-eyrie-easy = Łatwy: jeden Wezyr zamiast dwóch.
level-electric-eyrie-default = Domyślny: jak w wydaniu.
level-electric-eyrie-challenging = Trudny: na początku w Dekrecie leży ptasia zasadzka.
level-electric-eyrie-nightmare = Koszmar: na początku w Dekrecie leży ptasia zasadzka, a co Wieczór dochodzi punkt.
