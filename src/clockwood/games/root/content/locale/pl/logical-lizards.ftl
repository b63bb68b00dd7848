### Logiczne Jaszczury.

ordered-by-souls = { $seat }: według Zagubionych Dusz rozkazem jest { $suit }.
dropped-soul = { $seat } traci Zagubioną Duszę: karta { $card } idzie na stos kart odrzuconych.
turns-to-convert = { $seat } nawraca.
turns-to-crusade = { $seat } rusza na krucjatę.
turns-to-sanctify = { $seat } uświęca.
cannot-convert = { $seat } nikogo nie nawraca: tam, gdzie wolno, nie stoi cudzy wojownik.
cannot-crusade = { $seat } nie rusza na krucjatę: nigdzie dwóch jego wojowników nie spotyka wroga.
cannot-sanctify = { $seat } nic nie uświęca: tam, gdzie wolno, nie stoi cudzy budynek.
conspires-in-vain = { $seat } na próżno obchodzi cały tor i zachowuje akolitów.
no-souls-left = { $seat } nie ma Zagubionych Dusz do odsłonięcia.
ritual-nowhere = { $seat } nie może nikogo umieścić na polanie tego koloru.
plants-nothing = { $seat } nie zakłada ogrodu { NOUN($clearing_id, 1, case: "where") }.
took-acolyte = Wojownik { NOUN($seat_id, 1, case: "gen") } { NOUN($clearing_id, 1, case: "from") } zostaje akolitą.

bot-converts-whom = Czyj wojownik zostaje nawrócony
bot-converts-where = Gdzie nawraca wojownika
bot-battles-fanatically = Kogo atakują fanatycy
bot-sanctifies-whom = Czyj budynek uświęca
bot-sanctifies-where = Gdzie uświęca budynek
bot-sanctifies-which = Który budynek uświęca
bot-performs-ritual = Gdzie staje wojownik
bot-sacrifices = Gdzie składa wojownika w ofierze

target-points = punkty gracza
enemy-buildings = wrogie budynki
foe-undefended = bezbronne budynki obrońcy
has-slot = wolne miejsce

ask-random-corner = { $seat }: w którym rogu zaczyna?
ask-draw-souls = { $seat }: jaka karta staje się Zagubioną Duszą?
ask-erratic-soul = { $seat }: jaka karta staje się Zagubioną Duszą?
ask-craft-soul = { $seat }: jaka karta się odkrywa?

scene-conspiracy = Spisek
scene-marker-convert = Znacznik wskazuje nawrócenie.
scene-marker-crusade = Znacznik wskazuje krucjatę.
scene-marker-sanctify = Znacznik wskazuje uświęcenie.
scene-ordered = Rozkazem jest { $suit }.

trait-erratic = Kapryśność: na koniec tury jeszcze jedna karta staje się Zagubioną Duszą.
trait-fanatics = Fanatycy: po nawróceniu toczą tam bitwę, z jednym trafieniem więcej.
trait-martyrs = Męczennicy: ptak czyni akolitą także wojownika z zasobów.
trait-spiteful = Mściwość: krucjata, która usuwa żeton, daje o 1 punkt więcej.

turn-logical-lizards-order = Rozkazem jest najczęstszy kolor Zagubionych Dusz, przy remisie ptak.
turn-logical-lizards-conspire = Za każdego akolitę znacznik idzie dalej: nawrócenie wojownika, krucjata albo uświęcenie budynku.
turn-logical-lizards-rituals = Odkrywa cztery Zagubione Dusze: każda daje wojownika, a tam, gdzie Kult rządzi, też ogród; ptak daje akolitę.
turn-logical-lizards-score = Zdobywa punkty za ogrody w kolorze rozkazu, przy ptaku w najlepszym kolorze.
turn-logical-lizards-souls = Odrzuca to, czego nie odkryto; reszta wraca do Zagubionych Dusz.
turn-logical-lizards-craft = Następna karta talii zostaje w miarę możności wytworzona i dołącza do Zagubionych Dusz.
level-logical-lizards-easy = Łatwy: trzy rytuały zamiast czterech.
level-logical-lizards-default = Domyślny: jak wydrukowano; cztery rytuały.
level-logical-lizards-challenging = Trudny: pięć rytuałów.
level-logical-lizards-nightmare = Koszmar: pięć rytuałów i punkt co Wieczór.
