### Krucza Konspiracja.

seat-corvids = Konspiracja
piece-plot = intryga
option-corvids = Czy gra Krucza Konspiracja.
plot-bomb = bomba
plot-snare = sidła
plot-extortion = haracz
plot-raid = najazd

scene-plots = Intrygi
scene-plot-bomb = Bomba: usuwa stąd elementy wrogów
scene-plot-snare = Sidła: wróg nic tu nie umieści i nie wyjdzie
scene-plot-extortion = Haracz: karta od każdego wroga tutaj
scene-plot-raid = Najazd: usunięty, zsyła wojowników wokół
scene-bomb = bomba, odkryta
scene-snare = sidła, odkryte
scene-extortion = haracz, odkryty
scene-raid = najazd, odkryty
scene-hidden-bomb = bomba, zakryta
scene-hidden-snare = sidła, zakryte
scene-hidden-extortion = haracz, zakryty
scene-hidden-raid = najazd, zakryty

laid-plot = { $seat }: intryga { NOUN($clearing_id, 1, case: "where") } to { $plot }.
flipped-plot = { $seat } odkrywa intrygę { NOUN($clearing_id, 1, case: "where") }: { $plot }.
plot-returned = Intryga { NOUN($seat_id, 1, case: "gen") } { NOUN($clearing_id, 1, case: "where") } to { $plot }; wraca do zasobów.
swapped-plots = { $seat } zamienia intrygi: { $from } i { $to }.
exerted = { $seat } wykonuje jedną akcję więcej i nie dobiera kart.
guesses = { $seat } twierdzi, że intryga { NOUN($clearing_id, 1, case: "where") } to { $plot }.
guessed-wrong = { $seat } się myli: intryga { NOUN($clearing_id, 1, case: "where") } to nie { $plot }.
guessed-right = { $seat } demaskuje intrygę { NOUN($clearing_id, 1, case: "where") }: { $plot }.

ask-corvid-start = { $seat }: na której polanie tego koloru zaczyna wojownik?
ask-corvid-craft = { $seat }: wytwarzasz intrygami?
ask-flip-plots = { $seat }: odkrywasz intrygę?
ask-corvid-recruit = { $seat }: wydajesz kartę, by werbować na każdej polanie jej koloru?
ask-corvid-suit = { $seat }: na polanach którego koloru werbujesz?
ask-corvid-day = { $seat }: jaka akcja? (zostało: { $n })
ask-lay-plot = { $seat }: którą intrygę kładziesz?
ask-exert = { $seat }: jedna akcja więcej czy karty?
ask-bombed-building = Który budynek traci { $seat }?
ask-guess-window = { $seat }: demaskujesz intrygę?
ask-show-card = { $seat }: którą kartę pokazujesz?

do-plot = Połóż intrygę { NOUN($clearing_id, 1, case: "where") }
do-lay = Połóż: { $plot }
do-flip-plot = Odkryj intrygę { NOUN($clearing_id, 1, case: "where") }
do-trick = Zamień intrygi: { $from } i { $to }
do-call-up = Werbuj na { NOUN($suit_id, 1, case: "plural") } polanach
do-expose = Intryga { NOUN($clearing_id, 1, case: "where") } to { $plot }
do-show = Pokaż kartę { $card }
do-guess = To { $plot }
result-flip = { $n } { NOUN("point", $n) }

why-no-secret = Nie leży tam zakryta intryga wroga.
why-not-present = Nie masz tam żadnego elementu.
why-no-matching-card = Nie masz karty w kolorze tej polany.
why-guessed-already = To już padło: to coś innego.
why-not-face-down = Nie leży tam zakryta intryga.
why-no-crow = Nie ma tam wojownika, który by ją odkrył.
why-not-this-suit = Ta polana ma inny kolor.
why-plot-there = Jest tam już intryga.
why-too-few-crows = Za mało tam wojowników: każda intryga tej tury kosztuje o jednego więcej.
why-not-alike = Zamienia się dwie intrygi zakryte albo dwie różne odkryte.
why-not-this-plot = Takiej intrygi już nie ma w zasobach.

scene-mat-corvids = Konspiracja
scene-warriors-corvids = Wojownicy Konspiracji
scene-rule-corvids = rządzi Konspiracja
box-corvids-items = Przedmioty Konspiracji
box-plots = Intrygi poza mapą
