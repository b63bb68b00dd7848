### Iron Kings po polsku. Zdarzenia są bezosobowe; nazwy stoją w mianowniku po dwukropku albo po swoim rzeczowniku.

## Miejsca przy stole, rzeczy

seat-red = Czerwony
seat-yellow = Żółty
seat-blue = Niebieski
seat-black = Czarny
facing-n = północ
facing-ne = północny wschód
facing-se = południowy wschód
facing-s = południe
facing-sw = południowy zachód
facing-nw = północny zachód
terrain-plains = równina
terrain-forest = las
terrain-mountain = góra
terrain-ruins = ruiny
terrain-barrow = kurhan
terrain-mine = kopalnia
terrain-lake = jezioro
terrain-wasteland = pustkowie
space-head-1 = głowa, lewe pole
space-head-2 = głowa, prawe pole
space-torso-1 = korpus, lewe pole
space-torso-2 = korpus, prawe pole
space-throttle = przepustnica
space-brake = hamulec
space-steam = para
space-repair = naprawa
space-holdfast = naprawa w Twierdzy
section-head = głowa
section-torso = korpus
section-legs = nogi
section-holdfast-1 = Twierdza, pierwsza sekcja
section-holdfast-2 = Twierdza, druga sekcja
section-holdfast-3 = Twierdza, trzecia sekcja
token-gear = zębatka
token-treasure = skarb
token-damage = uszkodzenie
resource-coal = węgiel
resource-wood = drewno
resource-water = woda
resource-gear = zębatki
fuel-wood = drewno
fuel-coal = węgiel
turn-none = bez obrotu
turn-right-60 = o 60° w prawo
turn-right-120 = o 120° w prawo
turn-around = w tył
turn-left-120 = o 120° w lewo
turn-left-60 = o 60° w lewo
side-left = w lewo do przodu
side-right = w prawo do przodu
line-first = pierwsza linia
line-second = druga linia
icon-forward = krok naprzód
icon-forward-up-to = krok naprzód albo nie
icon-back = krok w tył
icon-stagger = krok w bok
icon-leap = skok
icon-climb = wspinaczka
icon-autopilot = krok według kości
icon-coast = rozpęd
icon-left = obrót w lewo
icon-right = obrót w prawo
icon-left-up-to = obrót w lewo albo nie
icon-right-up-to = obrót w prawo albo nie
icon-either = obrót w dowolną stronę
icon-either-up-to = obrót w dowolną stronę albo nie
icon-execute = użycie skarbów
icon-heavy = następna karta podwójnie
icon-override = zmiana programu
worker-small = robotnik
worker-big = Wielki Robotnik
worker-red-small = robotnik Czerwonego
worker-yellow-small = robotnik Żółtego
worker-blue-small = robotnik Niebieskiego
worker-black-small = robotnik Czarnego
post-red-head-1 = głowa Czerwonego, lewe pole
post-red-head-2 = głowa Czerwonego, prawe pole
post-red-torso-1 = korpus Czerwonego, lewe pole
post-red-torso-2 = korpus Czerwonego, prawe pole
post-red-throttle = przepustnica Czerwonego
post-red-brake = hamulec Czerwonego
post-red-steam = para Czerwonego
post-red-repair = naprawa Czerwonego
post-red-holdfast = naprawa w Twierdzy Czerwonego
post-yellow-head-1 = głowa Żółtego, lewe pole
post-yellow-head-2 = głowa Żółtego, prawe pole
post-yellow-torso-1 = korpus Żółtego, lewe pole
post-yellow-torso-2 = korpus Żółtego, prawe pole
post-yellow-throttle = przepustnica Żółtego
post-yellow-brake = hamulec Żółtego
post-yellow-steam = para Żółtego
post-yellow-repair = naprawa Żółtego
post-yellow-holdfast = naprawa w Twierdzy Żółtego
post-blue-head-1 = głowa Niebieskiego, lewe pole
post-blue-head-2 = głowa Niebieskiego, prawe pole
post-blue-torso-1 = korpus Niebieskiego, lewe pole
post-blue-torso-2 = korpus Niebieskiego, prawe pole
post-blue-throttle = przepustnica Niebieskiego
post-blue-brake = hamulec Niebieskiego
post-blue-steam = para Niebieskiego
post-blue-repair = naprawa Niebieskiego
post-blue-holdfast = naprawa w Twierdzy Niebieskiego
post-black-head-1 = głowa Czarnego, lewe pole
post-black-head-2 = głowa Czarnego, prawe pole
post-black-torso-1 = korpus Czarnego, lewe pole
post-black-torso-2 = korpus Czarnego, prawe pole
post-black-throttle = przepustnica Czarnego
post-black-brake = hamulec Czarnego
post-black-steam = para Czarnego
post-black-repair = naprawa Czarnego
post-black-holdfast = naprawa w Twierdzy Czarnego

## Stół

scene-title = Iron Kings
scene-map = Strefa Balroga
scene-mat-red = Król Czerwonego
scene-mat-yellow = Król Żółtego
scene-mat-blue = Król Niebieskiego
scene-mat-black = Król Czarnego
scene-round = Runda
scene-last-round = Ostatnia runda
scene-phase-worker = Ustawia robotnika
scene-phase-king = Król się porusza
scene-pointer = Wskaźnik
scene-slot-0 = start
scene-slot-1 = 1
scene-slot-2 = 2
scene-slot-3 = 3
scene-bags = Worki
scene-bag = { $hex }: zębatki { $gear }, skarby { $treasure }, uszkodzenia { $damage }
scene-bag-tokens = worek z żetonami
scene-vp = PZ
scene-carried = Niesione PZ
scene-steam = Para
scene-gauge = Manometr
scene-rested = Wypoczęci
scene-big-rested = Wielki Robotnik wypoczęty
scene-wilderness = Dzicz
scene-king = Żelazny Król
scene-holdfast = Twierdza
scene-worker = robotnik
scene-big-worker = Wielki Robotnik
about-king = Twoja maszyna. Za parę wykonuje karty programu i spycha z drogi innych królów. [IK K4.1] [IK K6.1]
about-holdfast = Dom króla. Skarby, które tu leżą, liczą się w całości; króla, który w niej stoi, można ulepszać, a na początku tury dostaje parę. [IK K7.2] [IK K3.8]
about-small = Pracuje na planszy króla, na polu obok króla albo w Twierdzy, gdy król w niej stoi. Król, który na niego wejdzie, przepędza go do Dziczy. [IK K2.6] [IK K4.6]
about-big = Pracuje tylko na planszy króla i nigdy nie ginie: zamiast iść do Dziczy, odpoczywa. [IK K2.9]
about-wood = Paliwo: z wodą daje 3 pary. [IK K3.3]
about-coal = Paliwo: z wodą daje 4 pary. [IK K3.3]
about-bag = Zębatki, skarby i uszkodzenia, ciągnięte w ciemno przez króla, który tu wejdzie. [IK K5.5]
about-damage = Leży na tarczy albo zamyka pole planszy króla, dopóki nie zostanie naprawione. [IK K6.4] [IK K2.7]
about-plains = Otwarty teren: nic tu nie ma i nic nie przeszkadza. [IK K3.9]
about-forest = Robotnik bierze 1 drewno. Król, który wejdzie, bierze 1, a reszta przepada; las broni go o 1. [IK K3.9] [IK K5.3]
about-mountain = Robotnik bierze 1 węgiel. Król wchodzi tu tylko wspinaczką lub skokiem; broni się i atakuje o 1 lepiej. [IK K3.9] [IK K5.4]
about-ruins = Robotnik bierze 1 węgiel. Król ciągnie z worka 2 żetony i zatrzymuje 1. [IK K3.9] [IK K5.5]
about-barrow = Robotnik bierze 1 węgiel. Król ciągnie z worka 2 żetony i zatrzymuje oba. [IK K3.9] [IK K5.5]
about-mine = Zamknięta dla robotników. Król, który tu trafi, odnosi 1 uszkodzenie; kto sam wejdzie, ciągnie 3 żetony i zatrzymuje 2. [IK K5.2] [IK K5.5]
about-lake = Robotnik bierze 1 wodę. Król bierze 2 i na tym kończy się jego faza. [IK K3.9] [IK K5.6]
about-wasteland = Zamknięte dla robotników. Król, który tu trafi, odnosi 1 uszkodzenie. [IK K3.9] [IK K5.2]
scene-faces = Pole { $hex }, przodem na { $facing }
scene-planned = { $n }. { $card }
scene-upgraded = { $section }: { $card }
scene-hull = Trafienia kadłuba
scene-chained = Na łańcuchu: następnym razem o krok mniej
scene-plan = Karta planowania
scene-treasure = Skarb
scene-upgrade = Ulepszenie
scene-attack = Atak
scene-shields = Tarcze
scene-zone-deck = Talia planowania
scene-zone-hand = Ręka
scene-zone-track = Program
scene-zone-discard = Odrzucone karty planowania
scene-zone-king = Na królu
scene-zone-holdfast = W Twierdzy
scene-zone-built = Ulepszenia
scene-zone-treasure-deck = Talia skarbów
scene-zone-treasure-drawn = Dobrane skarby
scene-zone-treasure-discard = Odrzucone skarby
scene-zone-market = Rynek
scene-zone-out = Poza tą grą
sketch-map-key = P równina, F las, M góra, R ruiny, B kurhan, X kopalnia, L jezioro, W pustkowie, potem żetony; wielka litera ze strzałką to król, wielka litera z H to Twierdza, mała litera to robotnik
sketch-steam = para
sketch-vp = PZ
sketch-attack = atak
sketch-shields = tarcze
sketch-house = nasza treść

## Co się stało: przygotowanie

first-player = Zaczyna: { $seat }.
first-chooser = Pierwszy wybór miejsca: { $seat }.
settled = { $seat }: Twierdza stanęła na polu { $hex }, król patrzy na { $facing }.
hand-kept = { $seat }: zatrzymano rękę.
hand-exchanged = { $seat }: wymieniono rękę.

## Co się stało: rundy i tury

round-began = Rozpoczęto rundę { $n }.
    .head = 1
turn-began = { $seat }: początek tury.
    .head = 2
workers-recalled = { $seat }: wrócili robotnicy z planszy i z pól obok króla.
workers-rescued = { $seat }: z Dziczy { $n ->
    [one] wrócił { $n } { NOUN("worker", $n) }
   *[other] wróciło { $n } { NOUN("worker", $n) }
}.
worker-strayed = { $seat }: robotnik z pola { $hex } zagubił się w Dziczy.
worker-trampled = { $seat }: robotnik z pola { $hex } uciekł do Dziczy.
worker-driven-off = { $seat }: przepędzono robotnika, miejsce: { $post }.
goal-reached = { $seat }: osiągnięto cel, ta runda jest ostatnia.

## Co się stało: robotnicy

worker-placed = { $seat }: ustawiono robotnika: { $post }.
big-worker-placed = { $seat }: ustawiono Wielkiego Robotnika: { $post }.
worker-sent = { $seat }: wysłano robotnika na pole { $hex }.
harvested = { $seat }: { $resource } z pola { $hex }: +1.
plan-drawn = { $seat }: dobrano kartę { $card }.
plan-drawn-hidden = { $seat }: dobrano kartę planowania.
    .quiet = 1
plans-reshuffled = { $seat }: odrzucone karty planowania są nową talią.
plan-inserted = { $seat }: karta { $card } leży w programie na miejscu { $n }.
plan-discarded = { $seat }: odrzucono kartę { $card }.
plans-swapped = { $seat }: zamieniono miejsca { $n } i { $m } programu.
track-left = { $seat }: program zostaje bez zmian.
fuel-burnt = { $seat }: spalono: woda i { $resource }.
steam-gained = { $seat }: para +{ $n }{ $lost ->
    [0] {""}
   *[other] , przepadło { $lost }
}.
gear-for-repair = { $seat }: zębatka idzie na naprawę.
space-repaired = { $seat }: naprawiono: { $post }.
shield-repaired = { $seat }: naprawiono tarczę karty { $card }.
upgrade-bought = { $seat }: ulepszenie { $card } zakrywa teraz: { $section }.
arranging = { $seat }: przekładanie skarbów.
    .quiet = 1
treasure-stored = { $seat }: { $card } leży w Twierdzy.
treasure-carried = { $seat }: król niesie: { $card }.
king-warped = { $seat }: król przeszedł przez bramę na pole { $hex }.
whirley-fired = { $seat }: spalono 1 węgiel w wirówce.

## Co się stało: król

phase-began = { $seat }: król rusza.
phase-ended = { $seat }: król stoi; wskaźnik wraca na start.
    .quiet = 1
card-run = { $seat }: wykonywana jest karta { $card }, para −{ $n }.
no-steam-for = { $seat }: za mało pary na kartę { $card }.
nobody-drives = { $seat }: nikt nie prowadzi, więc karta { $card } nie jest wykonywana.
cannot-resolve = { $seat }: karty { $card } nie da się teraz wykonać.
next-doubled = { $seat }: następna karta liczy się podwójnie.
king-turned = { $seat }: król patrzy na { $facing }.
king-stepped = { $seat }: król stoi na polu { $hex }.
king-blocked = { $seat }: król nie może tam wejść i zostaje.
king-held-back = { $seat }: łańcuch trzyma króla, jeden krok przepada.
pilot-rolled = { $seat }: autopilot, kość pokazuje { $n }.
king-pushed = { $seat }: zepchnięto króla na pole { $hex }; spychany: { $victim }.
king-attacked = { $seat }: atak za { $n }; trafiony: { $victim }.
weapon-faded = { $seat }: wartość karty { $card } spada o jeden.
weapon-broke = { $seat }: pękła broń: { $card }.
shield-hit = { $seat }: cios przyjęła tarcza: { $card }.
space-damaged = { $seat }: kość pokazuje { $n }, uszkodzono: { $post }.
damage-ignored = { $seat }: nie ma już czego uszkodzić.
king-towed = { $seat }: króla bez pary odholowano do domu.
treasure-seized = { $seat }: przejęto skarb: { $card }.
treasure-lost = { $seat }: utracono skarb: { $card }.
items-used = { $seat }: król używa tego, co niesie.
hex-blighted = { $seat }: pole { $hex } jest teraz pustkowiem.
board-boarded = { $seat }: robotnik wdarł się na króla, którym włada { $victim }: { $post }.
stack-taken = { $seat }: { $resource } z pola { $hex }: +{ $n }{ $gone ->
    [0] {""}
   *[other] , przepada { $gone }
}.
lake-entered = { $seat }: woda z jeziora: +{ $n }.
token-drawn = { $seat }: z worka pola { $hex } wyciągnięto żeton: { $token }.
token-put-back = { $seat }: odłożono żeton: { $token }.
gear-gained = { $seat }: +{ $n } { NOUN("gear", $n, case: "acc") }.
treasure-drawn = { $seat }: dobrano skarb: { $card }.
treasures-reshuffled = Odrzucone skarby są nową talią.
treasure-kept = { $seat }: król bierze skarb: { $card }.
treasures-declined = { $seat }: nie wzięto żadnego.
treasure-discarded = Odrzucono skarb: { $card }.
    .quiet = 1
treasure-scrapped = { $seat }: zezłomowano skarb: { $card }.
resource-gained = { $seat }: { $resource }: +{ $n }.

program-would = { $seat }: program w tej postaci zrobiłby to:
program-asks = Odtąd decyduje dobranie, kość albo wybór.

## Jak się skończyło

scored = { $seat }: { $n } PZ w Twierdzy, { $carried } PZ za to, co niesie król.
won-by-points = Wygrywa: { $seat }.
ended-without-medal = Rundy się skończyły: bez medalu.
won-bronze = { $seat }: brązowy medal.
won-silver = { $seat }: srebrny medal.
won-gold = { $seat }: złoty medal.
won-by-surrender = Wygrywa: { $seat }; przeciwnik się poddał.
lost-by-giving-up = Gra poddana.

## Pytania

ask-draw-first = Kto zaczyna?
ask-draw-chooser = Kto pierwszy wybiera miejsce?
ask-choose-site = Wybierz miejsce i kierunek.
ask-mulligan = Zatrzymać rękę czy raz ją wymienić?
ask-worker-phase = Ustaw robotnika.
ask-whirl = Co pokazuje kość wirówki?
ask-head-line = Która linia głowy?
ask-draw-plans = Która karta planowania jest dobrana?
ask-plan = Zaplanuj.
ask-swap-plans = Które karty zamieniają się miejscami?
ask-recover-plan = Która odrzucona karta trafia na koniec programu?
ask-boiler-line = Spalić paliwo czy zmienić skarb?
ask-burn = Co spalić?
ask-change-equipment = Które skarby zamienić?
ask-carry = Co niesie król?
ask-arrival = Król jest w domu. Przełożyć skarby?
ask-mend = Co naprawić? Zostało: { $n }.
ask-mend-more = Wydać zębatkę za dwie naprawy więcej?
ask-turn-king = Obróć króla.
ask-override = Którą kartę zdjąć albo zastąpić?
ask-pace = Ile kroków?
ask-stagger = W którą stronę?
ask-leap = Jak daleko?
ask-auto-pilot = Co pokazuje kość autopilota?
ask-climb = Na którą górę?
ask-draw-tokens = Jaki żeton wyciągnięto z worka pola { $hex }?
ask-keep-tokens = Jaki żeton wraca do worka pola { $hex }?
ask-draw-treasures = Jaki skarb jest dobrany?
ask-keep-treasure = Który skarb zatrzymać?
ask-scrap-for = { $card }: zezłomować za co?
ask-hurt = Która tarcza przyjmie cios? Zostało: { $n }.
ask-hurt-die = Gdzie trafiono? Król: { $king }. Zostało: { $n }.
ask-tow = Król jest holowany. Który skarb przepada?
ask-board = Na które pole wtargnąć?
ask-lob = W kogo celować?
ask-rocket = Co pokazuje kość rakiety?

## Rywal

rival-goes = Krok rywala
rival-robs = zbrojne zepchnięcie króla z łupem
rival-levels = kroków do celu
rival-harm = czaszki i jeziora
rival-clockwise = zgodnie z ruchem wskazówek od kierunku na wprost
rival-rests = { $seat }: w tej rundzie król nie robi kroku.
rival-stays = { $seat }: król nie może nigdzie pójść.
rival-settles = Miejsce rywala
rival-site = kroków do najbliższego skarbu
rival-north = przodem na północ
rival-puts-back = Żeton, który rywal odkłada
rival-no-damage = uszkodzenie
rival-no-gear = zębatka
rival-keeps = Skarb, który rywal zatrzymuje
rival-points = zyskanych punktów
rival-attack = atak
rival-loses = Skarb, który rywal traci
rival-least = straconych punktów
rival-listed = pierwszy na liście

## Odpowiedzi

do-pass = Pas
do-done = Gotowe
do-settle = Twierdza na polu { $hex }, przodem na { $facing }
do-keep-hand = Zatrzymaj rękę
do-mulligan = Wymień rękę
do-small = Robotnik: { $post }
do-big = Wielki Robotnik: { $post }
do-send = Robotnik na pole { $hex }
do-buy = Kup { $card }: { $section }
do-arrange = Przełóż skarby
do-carry = Nieś: { $card }
do-warp = Przez bramę na pole { $hex }
do-whirl = Uruchom wirówkę
do-use = Użyj: { $line }
do-insert = { $card } jako karta { $slot }
do-replace = { $card } zamiast karty { $slot }
do-remove = Zdejmij kartę { $slot }
do-swap = Zamień karty { $from } i { $to }
do-recover = { $card } na koniec programu
do-burn = Spal: woda i { $fuel }
do-change = Zamień: { $from } na { $to }
do-mend = Napraw: { $post }
do-patch = Napraw: { $card }
do-pay-gear = Wydaj zębatkę
do-turn = Obrót: { $turn }
do-steps = { $steps } { NOUN("step", $steps) }
do-veer = Krok { $side }
do-climb = Wspinaczka: { $hex }
do-hook = Wtargnij: { $post }
do-target = Cel: { $seat }
do-put-back = Odłóż: { $token }
do-keep-card = Zatrzymaj: { $card }
do-keep-card-card = Zatrzymaj: { $from }, zezłomuj: { $to }
do-decline = Nie bierz żadnego
do-scrap-for = Za: { $resource }
do-shield = Cios przyjmie: { $card }
do-lose = Przepada: { $card }
do-go = Na pole { $hex }
do-first = { $seat }
do-top = { $card }
do-roll = { $face }
do-drawn = { $token }

## Co wynika z odpowiedzi

result-head = planujesz { $plans }, dobierasz { $draw }{ $turn ->
    [0] {""}
   *[other] , obrót o 60°
}
result-head-first = dobierasz { $first }, planujesz { $plans }{ $second ->
    [1] , albo zamieniasz dwie karty
    [2] , albo obrót o 60°
    [3] , albo odzyskujesz kartę
   *[other] {""}
}
result-either-fuel = para +{ $wood } z drewna, +{ $coal } z węgla
result-steam = { $n ->
    [0] manometr pełny: cała para przepada
   *[other] para +{ $n }{ $lost ->
        [0] {""}
       *[other] , przepada { $lost }
    }
}
result-no-fuel = nie ma paliwa: teraz nic nie daje
result-throttle = król rusza: pary starcza na { $n } z { $of } { NOUN("card", $of, case: "gen") }
result-no-program = król rusza, ale nie ma żadnej karty w programie
result-braked = hamulec jest zaciągnięty: król stoi
result-brake = król stoi; robotnicy wrócą w następnej turze
result-repair = { $gear ->
    [0] zdejmujesz 3 uszkodzenia
   *[other] zdejmujesz 1 uszkodzenie, za zębatkę 3
}
result-repairs = zdejmujesz { $n } { NOUN("damage", $n) }
result-not-damaged = nic nie jest uszkodzone
result-fetch = { $resource } +1
result-nothing = nie ma co wziąć
result-gear = kosztuje { $n } { NOUN("gear", $n, case: "acc") }
result-near-treasure = { $n } { NOUN("step", $n) } do najbliższego skarbu
result-plan-steam = koszt pary: { $n }
result-drops = koszt pary: { $n }; odchodzi { $card }
result-removes = odchodzi { $card }
result-faces = przodem na { $facing }
result-reaches = na pole { $hex }, { $terrain }
result-blocked = droga zamknięta: król stoi
result-ground = { $terrain }
result-worth = { $n } PZ
result-worth-for = { $n } PZ za { $m }

## Dlaczego nie

why-not-a-site = Twierdze zakłada się na miejscach oznaczonych na mapie.
why-site-taken = Ktoś już tam osiadł.
why-no-rested = Nie ma takiego wypoczętego robotnika.
why-space-taken = Ktoś tam pracuje.
why-space-damaged = To pole jest uszkodzone.
why-not-docked = Król musi stać na własnej Twierdzy.
why-big-only = Może to zrobić tylko Wielki Robotnik.
why-small-only = Idą tam tylko mali robotnicy.
why-not-beside = To pole nie leży obok twojego króla.
why-hex-taken = Ktoś tam stoi.
why-no-workers-there = Nie może tam pójść żaden robotnik.
why-not-in-market = Tej karty nie ma na rynku.
why-no-gear = Masz za mało zębatek.
why-wrong-section = Ta karta należy do innej sekcji.
why-arranged-already = W tej turze skarby już przełożono.
why-no-treasure = Nie masz żadnego skarbu.
why-no-gate = Nie możesz teraz użyć bramy.
why-too-far = Brama sięga na trzy pola.
why-no-whirley = Nie możesz teraz użyć wirówki.
why-not-in-hand = Nie masz tej karty na ręce.
why-no-such-slot = W programie nie ma takiego miejsca.
why-must-place = Można ustawić robotnika, więc trzeba.
why-no-fuel = Potrzeba wody i paliwa.
why-not-damaged = Nie ma tam twojego uszkodzenia.
why-no-room = Nie ma na to miejsca.
why-room-left = Jest miejsce, więc niczego się nie złomuje ani nie odrzuca.
why-not-drawn = Tego nie dobrano.
why-not-here = To nie jest twoje albo nie leży tutaj.
why-no-mountain = Obok ciebie nie ma takiej góry.
why-not-a-rival = Nie ma tam obok ciebie króla przeciwnika.
why-carried-in-order = Skarby bierze się w kolejności ich kart.
why-not-yours = To plansza innego gracza.
why-rival-goes = Rywal idzie tam, gdzie każe jego lista.

## Opcje

option-players = Ilu graczy gra.
option-pack = Mapa i karty: z publicznego modułu albo nasz pierścień.
choice-pack-module = publiczny moduł
choice-pack-ring = nasz pierścień
option-deck = Skarby: talia zwykła albo rozszerzona.
choice-deck-plain = zwykła
choice-deck-extended = rozszerzona
option-vp-goal = PZ w Twierdzy, które kończą grę; 0 to cel według liczby graczy.
option-round-limit = Po ilu rundach gra kończy się w każdym razie.
option-site-order = Kto pierwszy wybiera miejsce: pierwszy gracz, ostatni albo wylosowany.
choice-site-order-turn = pierwszy gracz
choice-site-order-reverse = ostatni
choice-site-order-drawn = losowo
option-mulligan = Czy rękę wolno raz wymienić.
option-wreck = Co robi siódme trafienie: król jest holowany do domu albo nic.
choice-wreck-tow = holowany do domu
choice-wreck-ignore = nic
option-holdfast-steam = Kiedy Twierdza daje parę: na początku tury w Twierdzy albo po przybyciu.
choice-holdfast-steam-start = na początku tury
choice-holdfast-steam-arrival = po przybyciu
option-unkept-tokens = Dokąd idą niezatrzymane żetony: z powrotem do worka albo poza grę.
choice-unkept-tokens-bag = do worka
choice-unkept-tokens-gone = poza grę
option-blocked-push-damage = Czy zablokowane zepchnięcie mimo to rani.
option-may-rest = Czy robotnik może pozostać w spoczynku, choć ma dozwolone pole.
option-seat-red = Kto gra czerwonym: człowiek albo rywal z poziomem, od rival:1 do rival:8.
option-seat-yellow = Kto gra żółtym: człowiek albo rywal z poziomem, od rival:1 do rival:8.
option-seat-blue = Kto gra niebieskim: człowiek albo rywal z poziomem, od rival:1 do rival:8.
option-seat-black = Kto gra czarnym: człowiek albo rywal z poziomem, od rival:1 do rival:8.

## Partie do obejrzenia

gallery-close-race = Wyrównany wyścig
gallery-close-race-text = Dwóch graczy, którzy patrzą o turę naprzód, przez trzydzieści rund planuje, grzeje kotły i plądruje; w ostatniej rozstrzyga Pracownia Wyceny.

## Nazwy kart

name-manual-override = Sterowanie Ręczne
name-stagger-step = Chwiejny Krok
name-execute = Do Dzieła
name-heavy-steam = Pełna Para
name-swivel-left = Zwrot w Lewo
name-swivel-right = Zwrot w Prawo
name-lurch-left = Szarpnięcie w Lewo
name-lurch-right = Szarpnięcie w Prawo
name-leap = Skok
name-climb = Wspinaczka
name-auto-pilot = Autopilot
name-180-degree-turn = Obrót o 180 Stopni
name-back-step = Krok w Tył
name-careful-step = Ostrożny Krok
name-120-degrees-right = 120 Stopni w Prawo
name-120-degrees-left = 120 Stopni w Lewo
name-60-degree-turn = Obrót o 60 Stopni
name-double-step = Podwójny Krok
name-charge = Szarża
name-step-1 = Krok 1
name-coast-1 = Rozpęd 1
name-stride = Krok
name-long-stride = Długi Krok
name-rush = Natarcie
name-pivot-left = Skręt w Lewo
name-pivot-right = Skręt w Prawo
name-wheel = Zakręt
name-about-face = W Tył Zwrot
name-reverse = Wsteczny
name-sidestep = Krok w Bok
name-vault = Przeskok
name-scale = Podejście
name-coast = Rozpęd
name-discharge = Salwa
name-gold-chalice = Złoty Kielich
name-intricate-clockwork = Misterny Mechanizm
name-legendary-broadsword = Legendarny Miecz
name-ozymandian-stele = Stela Ozymandiasza
name-epic-tapestry = Epicki Gobelin
name-adamantine-tortuga = Adamantowy Żółw
name-domed-temple-roof = Kopuła Świątyni
name-vault-door = Drzwi Skarbca
name-coronalith = Koronalit
name-eagle-of-the-desert = Orzeł Pustyni
name-whitespire = Biała Iglica
name-stone-of-sisyphus = Głaz Syzyfa
name-boat-shoes = Buty-Łodzie
name-boarding-hooks = Haki Abordażowe
name-drawbridge-chain = Łańcuch Zwodzonego Mostu
name-stone-scythe = Kamienna Kosa
name-master-driller = Mistrz Wiertnik
name-naiad-tank = Zbiornik Najady
name-salamander-cage = Klatka Salamandry
name-long-gun = Długie Działo
name-pocket-trebuchet = Kieszonkowy Trebusz
name-great-urn = Wielka Urna
name-philadelphia-special = Rakieta Filadelfijska
name-eyefull-spear = Włócznia z Okiem
name-brass-torch = Mosiężna Pochodnia
name-propeller-helmet = Hełm ze Śmigłem
name-jogira-scales = Łuski Jogiry
name-rooks-nest = Gniazdo Gawrona
name-rammstein = Taran
name-coal-whirley = Węglowa Wirówka
name-anchor-of-the-drowned-king = Kotwica Utopionego Króla
name-crown-of-the-first-lord = Korona Pierwszego Władcy
name-reliquary = Relikwiarz
name-painted-ceiling = Malowany Strop
name-bell-of-the-deep-keep = Dzwon Głębokiej Warowni
name-giants-falchion = Tasak Olbrzyma
name-siege-fist = Pięść Oblężnicza
name-pillar-club = Maczuga z Kolumny
name-gatehouse-shield = Tarcza z Bramy
name-kettle-helm = Kapalin
name-boiler-jacket = Płaszcz Kotła
name-bear-grips = Niedźwiedzie Pazury
name-pontoon-greaves = Pontonowe Nagolenniki
name-cistern = Cysterna
name-prospectors-lantern = Latarnia Poszukiwacza
name-field-upgrades = Warsztat Polowy
name-repair-shop = Zakład Naprawczy
name-appraisal-studio = Pracownia Wyceny
name-open-market = Wolny Targ
name-enchanted-gate = Zaklęta Brama
name-research-center = Ośrodek Badań
name-refactoring = Przebudowa Programu
name-reverse-engineer = Inżynieria Wsteczna
name-locomotive-boiler = Kocioł Lokomotywy
name-reinforced-frame = Wzmocniony Szkielet
name-cheetah-legs = Nogi Geparda
name-bird-legs = Ptasie Nogi
name-titan-legs = Nogi Tytana
name-chart-table = Stół z Mapami
name-second-navigator = Drugi Nawigator
name-signal-lamps = Lampy Sygnałowe
name-twin-boiler = Podwójny Kocioł
name-riveted-hull = Nitowany Kadłub
name-fuel-hopper = Zasobnik Paliwa
name-stilt-legs = Szczudła
name-anchor-feet = Kotwiczne Stopy
name-soft-treads = Miękkie Podeszwy
name-foundry = Odlewnia
name-treasury = Skarbiec
name-winch-yard = Plac z Wyciągiem

## Teksty kart

text-take-a-card-off-the-track-or-put-one-from-your-hand-in-its-place = Zdejmij kartę z programu albo zastąp ją kartą z ręki.
text-one-step-to-the-front-left-or-the-front-right-facing-as-before = Jeden krok w lewo lub w prawo do przodu, bez zmiany kierunku.
text-use-every-treasure-on-your-king = Użyj każdego skarbu na swoim królu.
text-the-next-card-does-twice-as-much = Następna karta działa podwójnie.
text-turn-left-by-60-or-120-degrees = Obróć się w lewo o 60 lub 120 stopni.
text-turn-right-by-60-or-120-degrees = Obróć się w prawo o 60 lub 120 stopni.
text-turn-left-by-60-degrees = Obróć się w lewo o 60 stopni.
text-turn-right-by-60-degrees = Obróć się w prawo o 60 stopni.
text-land-on-the-second-hex-ahead-the-first-is-not-entered = Wyląduj na drugim polu na wprost, omijając pierwsze.
text-step-onto-a-mountain-beside-you-facing-as-before = Wejdź na sąsiednią górę, bez zmiany kierunku.
text-one-step-in-the-direction-of-a-die-1-is-ahead-then-clockwise = Jeden krok tam, gdzie pokaże kość: 1 to na wprost, dalej zgodnie z ruchem wskazówek.
text-turn-around = Obróć się w tył.
text-one-step-backwards-facing-as-before = Jeden krok w tył, bez zmiany kierunku.
text-one-or-two-steps-ahead = Jeden lub dwa kroki naprzód.
text-turn-right-by-120-degrees = Obróć się w prawo o 120 stopni.
text-turn-left-by-120-degrees = Obróć się w lewo o 120 stopni.
text-turn-by-60-degrees-left-or-right = Obróć się o 60 stopni w lewo lub w prawo.
text-two-steps-ahead = Dwa kroki naprzód.
text-three-steps-ahead = Trzy kroki naprzód.
text-one-step-ahead = Jeden krok naprzód.
text-one-step-ahead-if-the-card-before-cost-steam = Jeden krok naprzód, jeśli poprzednia karta kosztowała parę.
text-turn-by-60-or-120-degrees-left-or-right = Obróć się o 60 lub 120 stopni w lewo lub w prawo.
text-scrapped-for-2-gear-or-4-wood = Na złom: 2 zębatki albo 4 drewna.
text-worth-1-vp-and-1-attack-less-after-each-use = Po każdym użyciu traci 1 PZ i 1 ataku.
text-destroyed-when-it-is-used = Użyta, rozpada się.
text-scrapped-for-3-wood = Na złom: 3 drewna.
text-shields-against-the-three-rear-sides-only = Osłania tylko od trzech tylnych stron.
text-needs-no-slot = Nie zajmuje miejsca.
text-scrapped-for-1-gear = Na złom: 1 zębatka.
text-executed-it-hits-the-nearest-king-one-or-two-hexes-straight-ahead-not-used-in-pushes = Odpalony trafia najbliższego króla jedno lub dwa pola na wprost. Nie liczy się przy spychaniu.
text-executed-it-turns-the-hex-ahead-into-wasteland = Odpalona zamienia pole na wprost w pustkowie.
text-the-first-card-of-each-phase-costs-1-more-steam = Pierwsza karta każdej fazy kosztuje o 1 parę więcej.
text-lakes-do-not-stop-the-phase = Jeziora nie kończą fazy.
text-executed-it-puts-one-of-your-rested-workers-on-the-board-of-a-rival-whose-king-is-beside-yours = Odpalone wysyłają wypoczętego robotnika na planszę rywala, którego król stoi obok twojego.
text-a-king-you-push-loses-one-step-of-its-next-phase = Zepchnięty król traci jeden krok swojej następnej fazy.
text-one-more-wood-where-you-step-into-a-stocked-forest = O jedno drewno więcej w lesie, w którym jeszcze jest.
text-one-more-coal-where-you-step-onto-a-stocked-mountain-or-barrow = O jeden węgiel więcej na górze lub kurhanie, gdzie jeszcze jest.
text-5-water-when-you-take-it = Przy wzięciu: 5 wody.
text-5-steam-when-you-take-it = Przy wzięciu: 5 pary.
text-executed-it-deals-1-damage-to-every-other-king-straight-ahead = Odpalone zadaje 1 uszkodzenie każdemu innemu królowi na wprost.
text-executed-it-deals-1-damage-to-another-king-exactly-two-hexes-away = Odpalony zadaje 1 uszkodzenie innemu królowi dokładnie dwa pola dalej.
text-the-gauge-holds-3-more = Manometr mieści o 3 więcej.
text-executed-it-jumps-a-die-ahead = Odpalona przeskakuje naprzód o wynik kości.
text-a-plain-weapon = Zwykła broń.
text-one-more-token-drawn-in-ruins-barrows-and-the-mine = W ruinach, kurhanach i kopalni ciągniesz o jeden żeton więcej.
text-needs-no-slot-a-leap-may-go-one-hex-further = Nie zajmuje miejsca. Skok może sięgnąć o pole dalej.
text-skulls-do-no-damage = Czaszki nie zadają uszkodzeń.
text-workers-up-to-two-hexes-away-come-back-and-stay = Robotnicy do dwóch pól dalej wracają i nie gubią się.
text-pushes-go-one-hex-further = Spychasz o pole dalej.
text-once-in-your-worker-phase-for-1-coal-turn-left-by-a-die = Raz w fazie robotnika, za 1 węgiel: obrót w lewo o wynik kości.
text-scrapped-for-2-wood = Na złom: 2 drewna.
text-scrapped-for-2-gear = Na złom: 2 zębatki.
text-steps-may-enter-mountains = Kroki mogą prowadzić na góry.
text-4-water-when-you-take-it = Przy wzięciu: 4 wody.
text-head-torso-and-legs-may-be-upgraded-away-from-the-holdfast = Głowę, korpus i nogi można ulepszać z dala od Twierdzy.
text-the-holdfast-repairs-twice-as-much = Twierdza naprawia dwa razy więcej.
text-1-vp-more-for-each-treasure-on-the-holdfast = O 1 PZ więcej za każdy skarb w Twierdzy.
text-scrapping-yields-one-more-of-each-kind-it-yields = Złomowanie daje o jeden więcej wszystkiego, co daje.
text-once-a-turn-docked-go-to-a-free-hex-within-three = Raz w turze, z Twierdzy: przejdź na wolne pole w zasięgu trzech.
text-upgrades-and-repairs-cost-1-gear-less = Ulepszenia i naprawy kosztują o 1 zębatkę mniej.
text-draw-2-and-plan-1-or-swap-two-cards-of-the-track = Dobierz 2 i zaplanuj 1 albo zamień dwie karty programu.
text-draw-2-and-plan-1-or-turn-by-60-degrees = Dobierz 2 i zaplanuj 1 albo obróć się o 60 stopni.
text-draw-2-and-plan-1-or-put-a-discarded-card-behind-the-last-of-the-track = Dobierz 2 i zaplanuj 1 albo połóż odrzuconą kartę na końcu programu.
text-burning-gives-1-more-steam-or-change-a-treasure-on-the-king-for-one-on-the-holdfast = Spalanie daje o 1 parę więcej; albo zamień skarb na królu na skarb z Twierdzy.
text-two-shield-spaces = Dwa pola tarczy.
text-cards-that-step-ahead-may-go-one-further = Karty kroków naprzód mogą sięgać o krok dalej.
text-stepping-in-leaves-the-remaining-tokens-there = Po wejściu na pole reszta żetonów tam zostaje.
text-cannot-be-pushed = Nie można go zepchnąć.
text-draw-2-then-plan-1 = Dobierz 2, potem zaplanuj 1.
text-plan-2-then-draw-1 = Zaplanuj 2, potem dobierz 1.
text-plan-1-draw-1-then-turn-by-60-degrees = Zaplanuj 1, dobierz 1, potem obróć się o 60 stopni.
text-burning-gives-1-more-steam-the-gauge-holds-2-more = Spalanie daje o 1 parę więcej; manometr mieści o 2 więcej.
text-one-worker-may-burn-two-pairs = Jeden robotnik może spalić dwa razy.
text-1-vp-more-for-every-two-treasures-on-the-holdfast = O 1 PZ więcej za każde dwa skarby w Twierdzy.
text-upgrades-may-be-bought-away-from-the-holdfast = Ulepszenia można kupować z dala od Twierdzy.

# Rodzaje odpowiedzi, gdy długa lista jest dzielona.
group-small = Robotnik na planszę
group-big = Wielki Robotnik na planszę
group-send = Robotnik na mapę
group-buy = Kup ulepszenie
group-insert = Wstaw kartę
group-replace = Zastąp kartę
group-remove = Usuń kartę
group-swap = Zamień dwie karty
group-change = Wymień kartę
group-recover = Kartę na koniec

# pieces of a place that a what-if may change
edit-worker-on = Robotnik na polu
edit-king = Król: { $seat }
