### Kompania Rzeczna.

seat-riverfolk = Kompania
piece-post = faktoria
option-riverfolk = Czy gra Kompania Rzeczna.
service-hand-card = karta z ręki
service-riverboats = łodzie
service-mercenaries = najemnicy

scene-services = Usługi
scene-service-hand-card = Karta z jawnej ręki: cena { $n }
scene-service-riverboats = Łodzie, rzeki są przez turę ścieżkami: cena { $n }
scene-service-mercenaries = Najemnicy, wojownicy Kompanii walczą i rządzą dla kupującego: cena { $n }
scene-open-hand = Jawna ręka

paid-in = { $seat } wpłaca { $n } { NOUN("warrior", $n, case: "acc") }.
gathered-funds = { $seat } zbiera do funduszy { $n } { NOUN("warrior", $n, case: "acc") }.
committed-funds = { $seat } lokuje { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($other_id, 1, case: "gen") } z funduszy.
    .quiet = 1
spent-funds = { $seat } wydaje z funduszy { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($other_id, 1, case: "gen") }.
    .quiet = 1
lost-funds = { $seat } traci z funduszy { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($other_id, 1, case: "gen") }.
set-price = { $seat }: cena usługi „{ $service }” to { $n } { NOUN("warrior", $n) }.
bought-service = { $seat } kupuje od { NOUN($other_id, 1, case: "gen") } usługę: { $service }, za { $n } { NOUN("warrior", $n, case: "acc") }.
bought-card = { $seat } bierze kartę { $card } od { NOUN($other_id, 1, case: "gen") }.
exported = { $seat } eksportuje kartę { $card }.

ask-river-start = { $seat }: na której polanie z rzeką zaczyna wojownik?
ask-first-price = { $seat }: za jaką cenę?
ask-trade = { $seat }: za co płacą fundusze?
ask-pick-funds = { $seat }: czyj wojownik odchodzi z funduszy?
ask-set-prices = { $seat }: inna cena usługi?
ask-shopping = { $seat }: kupujesz usługi Kompanii?

do-price = Cena usługi „{ $service }”: { $count }
do-fund = Wojownik { NOUN($seat_id, 1, case: "gen") } z funduszy
do-draw-for-fund = Dobierz kartę
do-establish = Załóż faktorię { NOUN($clearing_id, 1, case: "where") }
do-export = Eksportuj kartę { $card }
do-buy = Kup: { $service }
do-buy-card = Kup kartę { $card }
result-post = { $n } { NOUN("point", $n) }
result-price = cena: { $n } { NOUN("warrior", $n) }

why-no-such-fund = W funduszach nie ma wojownika tego gracza.
why-not-on-river = Przez tę polanę nie płynie rzeka.
why-not-that-price = Znacznik już tam jest albo nie ma takiej ceny.
why-priced-already = Ten znacznik już przesunięto.
why-too-poor = Nie stać cię na tę cenę.
why-enough-bought = W tej turze nie możesz kupić więcej usług.
why-not-for-you = Tej usługi nie możesz kupić.
why-has-it = Ta usługa jest już kupiona.
why-not-for-sale = Ta karta nie jest na sprzedaż.
why-no-funds = Nie ma już funduszy.
why-post-there = Jest tam już faktoria.
why-ruled-by-nobody = Tą polaną nikt nie rządzi.
why-no-funds-of-ruler = Trzeba w funduszach dwóch wojowników gracza, który tam rządzi.
why-empty-deck = Nie ma już karty do dobrania.

scene-mat-riverfolk = Kompania
scene-warriors-riverfolk = Wojownicy Kompanii
scene-rule-riverfolk = rządzi Kompania
box-riverfolk-items = Przedmioty Kompanii
box-posts-fox = Lisie faktorie jeszcze poza mapą
box-posts-rabbit = Królicze faktorie jeszcze poza mapą
box-posts-mouse = Mysie faktorie jeszcze poza mapą
box-payments = Wpłaty
box-funds = Fundusze
box-committed = Ulokowane
