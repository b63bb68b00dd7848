### Kult Jaszczurów.

seat-lizards = Kult
piece-garden = ogród
option-lizards = Czy gra Kult Jaszczurów.
scene-acolytes = Akolici
scene-outcast = Wyrzutek
scene-hated = Znienawidzony
scene-outcast-suit = Wyrzutkiem jest { $suit }.
scene-hated-suit = Znienawidzony kolor to { $suit }: spiski kosztują o akolitę mniej.
scene-conspiracy-costs = Akolici na nawrócenie: { $convert }, na krucjatę: { $crusade }, na uświęcenie: { $sanctify }.

became-soul = Karta { $card } staje się Zagubioną Duszą.
    .quiet = 1
released-souls = { $seat } odrzuca { $n ->
    [one] Zagubioną Duszę
   *[other] wszystkie Zagubione Dusze ({ $n })
}.
began-with-acolytes = { $seat } zaczyna, mając { $n } { NOUN("acolyte", $n, case: "acc") }.
became-outcast = { $seat }: Wyrzutkiem zostaje { $suit }.
became-hated = { $seat }: Wyrzutkiem pozostaje { $suit }, odtąd kolor znienawidzony.
spent-acolytes = { $seat } wydaje { $n } { NOUN("acolyte", $n, case: "acc") }.
became-acolytes = { $seat } ma { $n } { NOUN("acolyte", $n, case: "acc") } więcej: to { $n ->
    [one] poległy wojownik
   *[other] polegli wojownicy
}.
converted = { $seat } nawraca wojownika { NOUN($other_id, 1, case: "gen") } { NOUN($clearing_id, 1, case: "where") }.
sanctified = { $seat } uświęca { NOUN($piece_id, 1, case: "acc") } { NOUN($other_id, 1, case: "gen") } { NOUN($clearing_id, 1, case: "where") }.
sacrificed = { $seat } ma kolejnego akolitę.
    .quiet = 1

ask-cult-start = { $seat }: w którym rogu zaczyna Kult?
ask-first-outcast = { $seat }: jaki kolor jest pierwszym Wyrzutkiem?
ask-conspire = { $seat }: jaki spisek?
ask-crusade-battle = { $seat }: bitwa tam, dokąd dotarła krucjata?
ask-rituals = { $seat }: jaki rytuał?
ask-build-garden = { $seat }: gdzie rośnie ogród?
ask-recruit-faithful = { $seat }: gdzie werbujesz wojownika?
ask-cult-craft = { $seat }: wytwarzasz ogrodami Wyrzutka?
ask-lose-faith = Którą kartę { $seat } traci razem z ogrodem?

do-outcast = Wyrzutkiem zostaje { $suit }
do-convert = Nawróć wojownika { NOUN($seat_id, 1, case: "gen") } { NOUN($clearing_id, 1, case: "where") }
do-sanctify = Uświęć { NOUN($piece_id, 1, case: "acc") } { NOUN($clearing_id, 1, case: "where") }
do-ritual-build = Zbuduj ogród kartą { $card }
do-ritual-recruit = Werbuj kartą { $card }
do-ritual-score = Punktuj ogrody kartą { $card }
do-sacrifice = Złóż ofiarę kartą { $card }
result-ritual = { $n ->
    [0] bez punktów
   *[other] { $n } { NOUN("point", $n) }
}

why-not-outcast = Ta polana nie ma koloru Wyrzutka.
why-too-few-acolytes = Masz za mało akolitów.
why-not-for-birds = Ptaki służą tylko do ofiary.
why-only-birds = Ofiarą jest tylko ptak.
why-no-garden = Na mapie nie ma ogrodu tego koloru.
why-scored-already = Ten kolor już w tej turze punktował.
why-not-of-the-suit = Ta polana nie ma koloru pokazanej karty.

scene-mat-lizards = Kult
scene-warriors-lizards = Wojownicy Kultu
scene-rule-lizards = rządzi Kult
box-lizards-items = Przedmioty Kultu
box-gardens-fox = Lisie ogrody jeszcze poza mapą
box-gardens-rabbit = Królicze ogrody jeszcze poza mapą
box-gardens-mouse = Mysie ogrody jeszcze poza mapą
