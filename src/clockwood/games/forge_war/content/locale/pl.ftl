### Forge War po polsku. Śmiałkowie mają numer i poziom; zadanie to nazwa jego karty.

## Gracze, rzeczy

seat-blue = Niebieski
seat-yellow = Żółty
seat-purple = Fioletowy
seat-green = Zielony
phase-mine = faza kopalni
phase-market = faza targu
phase-quest = faza zadań
space-blacksmith = kowal
space-bazaar = bazar
space-bazaar-single = bazar kart jednorazowych
space-barracks = koszary
side-a = A
side-b = B
bonus-blacksmith = 2 za każdy unikatowy wzór, 1 za każdy zastrzeżony
bonus-top-left = 1 za każde ukończone zadanie
bonus-top-right = 1 za każdego śmiałka
bonus-bottom-left = 2 za każdą kartę premii
bonus-bottom-right = 1 za każdy pozostały surowiec
title-opportunistic = Obrotny
title-unrelenting = Nieustępliwy
title-valorous = Waleczny
title-fortuitous = Szczęściarz
title-charming = Czarujący
title-rending = Rozpłatujący
title-brutish = Brutalny
title-thrusting = Przeszywający
title-dendritic = Szmaragdowy
title-sanguine = Rubinowy
title-purified = Diamentowy
title-thrifty = Oszczędny
tile-industrious-2 = Pracowitość: dokładnie 2 robotników, ruch nadzorcy
tile-industrious-3 = Pracowitość: dokładnie 3 robotników, ruch nadzorcy
tile-industrious-4 = Pracowitość: dokładnie 4 robotników, ruch nadzorcy
tile-adventurous-1 = Zew przygody: dokładnie 1 aktywne zadanie, śmiałek
tile-adventurous-2 = Zew przygody: dokładnie 2 aktywne zadania, śmiałek
tile-adventurous-3 = Zew przygody: dokładnie 3 aktywne zadania, śmiałek
tile-stockpile-copper = Zapasy: kostka miedzi za każde 3 kostki
tile-stockpile-iron = Zapasy: kostka żelaza za każde 3 kostki
tile-stockpile-mithril = Zapasy: kostka mithrilu za każde 3 kostki
tile-decorated-gold = Zaszczyty: 2 sztuki złota za każdego czempiona
tile-decorated-prestige = Zaszczyty: 2 punkty prestiżu za każdego czempiona
tile-decorated-cubes = Zaszczyty: 3 sztuki złota za każdego czempiona, do wydania od razu
tile-knowledge-gold = Wiedza: 2 sztuki złota za każdy unikatowy wzór
tile-knowledge-prestige = Wiedza: 2 punkty prestiżu za każdy unikatowy wzór
tile-knowledge-cubes = Wiedza: 3 sztuki złota za każdy unikatowy wzór, do wydania od razu

resource-copper = miedź
resource-iron = żelazo
resource-mithril = mithril
resource-emerald = szmaragd
resource-ruby = rubin
resource-diamond = diament
way-right = w prawo
way-left = w lewo
adventurer-a1 = śmiałek nr 1
adventurer-a2 = śmiałek nr 2
adventurer-a3 = śmiałek nr 3
adventurer-a4 = śmiałek nr 4
adventurer-a5 = śmiałek nr 5
adventurer-a6 = śmiałek nr 6
adventurer-a7 = śmiałek nr 7
adventurer-a8 = śmiałek nr 8
adventurer-a9 = śmiałek nr 9
adventurer-a10 = śmiałek nr 10
adventurer-a11 = śmiałek nr 11
adventurer-a12 = śmiałek nr 12
adventurer-a13 = śmiałek nr 13
adventurer-a14 = śmiałek nr 14
adventurer-a15 = śmiałek nr 15
adventurer-a16 = śmiałek nr 16
adventurer-a17 = śmiałek nr 17
adventurer-a18 = śmiałek nr 18
adventurer-a19 = śmiałek nr 19
adventurer-a20 = śmiałek nr 20
quest-q1 = aktywne zadanie nr 1
quest-q2 = aktywne zadanie nr 2
quest-q3 = aktywne zadanie nr 3
quest-q4 = aktywne zadanie nr 4
quest-q5 = aktywne zadanie nr 5

## Stół

scene-title = Forge War
scene-mine = Kopalnia
scene-stage = Etap
scene-round = Runda
scene-phase = Faza
scene-phase-mine = Kopalnia
scene-phase-market = Targ
scene-phase-quest = Zadania
scene-order = Kolejność
scene-in-order = { $seat }
scene-tiles = Żetony premii
scene-tile = { $tile }
scene-market = Targ
scene-claims = Zastrzeżone wzory i premie końcowe
scene-bonus-taken = { $bonus }: { $seat }
scene-claimed = { $design }: zastrzega { $seat }
scene-prestige = Prestiż
scene-gold = Złoto
scene-workers = Robotnicy
scene-quests = Zadania
scene-quest-row = { $card }: krok { $step }, siła { $power } z { $needs }
scene-step-met = z zasobów da się sprostać temu krokowi
scene-step-lacks = na ten krok brakuje { $n } { NOUN("power", $n, case: "gen") }
scene-leg-met = od kroku { $start } trzeba { $needs }: z zasobów już się to uda
scene-leg-lacks = od kroku { $start } trzeba { $needs }: z zasobów brakuje dziś { $n }
scene-wants-slashing = potem broń sieczna albo 3 siły więcej
scene-wants-piercing = potem broń kłuta albo 3 siły więcej
scene-wants-crushing = potem broń obuchowa albo 3 siły więcej
scene-scores = Wynik
scene-score = { $seat }: zadania { $quests }, poziomy { $levels }, karty { $cards }, premie końcowe { $bonuses }, złoto { $gold }
scene-adventurers = Śmiałkowie
scene-adventurer = { $adventurer }, poziom { $level }
scene-adventurer-away = { $adventurer }, poziom { $level }, zadanie „{ $quest }”, broń: { $design }
scene-adventurer-titled = { $adventurer }, poziom { $level }, { $title }
scene-adventurer-titled-away = { $adventurer }, poziom { $level }, { $title }, zadanie „{ $quest }”, broń: { $design }
scene-overseer = nadzorca
scene-worker = robotnik
scene-disk = dysk
about-overseer = Nadzorca rusza się po linii prostej i zostawia za sobą robotnika; może minąć jeden szereg robotników. [FW F4.3] [FW F4.6]
about-worker = Robotnik daje kostkę, gdy zostaje postawiony albo minięty. Pięciu jednego koloru obok siebie strajkuje. [FW F4.10] [FW F4.11]
about-disk = Zamykane miejsce targu przyjmuje jeden dysk na rundę. [FW F5.2]
about-copper = Pomarańczowa kostka, metal na broń. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
about-iron = Czarna kostka, metal na broń. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
about-mithril = Niebieska kostka, metal na broń. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
about-emerald = Zielona kostka, klejnot do broni. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
about-ruby = Czerwona kostka, klejnot do broni. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
about-diamond = Biała kostka, klejnot do broni. Robotnik na takim polu daje jedną. [FW F1.1] [FW F4.10]
scene-wealth = Majątek
scene-market-discard = Odrzucone karty targu
scene-zone-quests = Talia zadań
scene-zone-weapons = Stos broni
scene-zone-bonus = Stos premii
scene-zone-single = Stos kart jednorazowych
scene-zone-box = W pudełku
scene-zone-aside = Poza tą grą
scene-zone-offer = Oferta zadań
scene-zone-market = Odkryte na targu
scene-zone-row = Wzory publiczne
scene-zone-gone = Poza grą
scene-zone-active = Aktywne zadania
scene-zone-completed = Ukończone zadania
scene-zone-mat = Mata
scene-price = Cena
scene-power = Siła
scene-steps = Kroki
scene-difficulty = Trudność
scene-design = Wzór broni
scene-bonus-card = Karta premii
scene-single-card = Karta jednorazowa
scene-quest = Zadanie

gives-copper = { $n } { NOUN("cube", $n) } miedzi
gives-iron = { $n } { NOUN("cube", $n) } żelaza
gives-mithril = { $n } { NOUN("cube", $n) } mithrilu
gives-emerald = { $n } { NOUN("emerald", $n) }
gives-ruby = { $n } { NOUN("ruby", $n) }
gives-diamond = { $n } { NOUN("diamond", $n) }
gives-gold = { $n } { NOUN("gold", $n) }
gives-adventurer = { $n } { NOUN("adventurer", $n) }
gives-overseer-move = { $n } { NOUN("move", $n) } nadzorcy
gives-worker-move = { $n } { NOUN("move", $n) } robotnika
gives-market-card = { $n } { NOUN("card", $n) } z odrzuconych kart targu
gives-level-up = { $n } { NOUN("level", $n) }
gives-level-up-distinct = { $n ->
    [1] poziom
   *[other] po poziomie dla { $n } śmiałków
  }
gives-level-up-new = { $n } { NOUN("level", $n) } dla nowego śmiałka
type-slashing = sieczna
type-piercing = kłuta
type-crushing = obuchowa
savvy-1 = jeden zakup więcej u kupca w każdej rundzie
savvy-2 = 1 sztuka złota więcej za każdą sprzedaż
savvy-3 = jedno użycie jednego straganu więcej w każdej rundzie
savvy-4 = jeden krok więcej na Trakcie
sketch-power = siła
sketch-any-type = dowolny jeden rodzaj
sketch-per-leg = oraz { $n } { NOUN("prestige", $n) } za każdy odcinek
sketch-at-end = oraz { $n } { NOUN("prestige", $n) } za ukończenie
sketch-steps = { $n } { NOUN("step", $n) } o trudności
sketch-consolation = ({ $n } { NOUN("prestige", $n) }, jeśli zawiedzie później)
sketch-for = za
sketch-level = poziom
sketch-costs = koszt:
sketch-prestige = { $n } { NOUN("prestige", $n) }
sketch-claim = prawo do wzoru
sketch-pool = Zasoby
sketch-step = krok
sketch-can-meet = wystarczy zasobów
sketch-next-lacks = siła, której dziś zabrakłoby na następny odcinek:
sketch-quests = zadania
sketch-levels = poziomy
sketch-cards = karty
sketch-bonuses = premie końcowe
sketch-gold = złoto
sketch-house = treść domowa
sketch-mine-key = C miedź, I żelazo, M mithril, E szmaragd, R rubin, D diament; potem kto tam stoi: b niebieski robotnik, B niebieski nadzorca, · nikt

## Co się stało: przygotowanie

order-place = Następny w kolejności: { $seat }.
sector-laid = Sektor { $n } kopalni leży stroną { $side }.
    .quiet = 1
mine-built = Kopalnia gotowa: { $n } { NOUN("hex", $n) }.
tile-laid = Na torze rund leży żeton premii. { $tile }.
quest-left-out = Jedno zadanie wróciło nieobejrzane do pudełka.
    .quiet = 1
wealth-dealt = { $seat }: rozdano kartę majątku: { $card }.
wealth-dealt-hidden = { $seat }: rozdano kartę majątku.
    .quiet = 1
wealth-kept = { $seat }: zatrzymano: { $card }.
wealth-shown = { $seat }: zatrzymano: { $card }.
wealth-returned = { $seat }: oddano: { $card }.
    .quiet = 1
wealth-returned-hidden = { $seat }: oddano kartę majątku.
    .quiet = 1
overseer-placed = { $seat }: nadzorca staje na polu { $hex }.

## Co się stało: runda

round-began = Etap { $stage }, runda { $n }.
round-ended = Koniec rundy { $n }.
    .quiet = 1
stage-began = Etap { $n }: nowa kopalnia, nowy targ.
offer-moved-up = Oferta zadań przesunęła się do przodu.
    .quiet = 1
offer-moved-back = Oferta zadań przesunęła się do tyłu.
    .quiet = 1
quest-dealt = Oferta zadań, miejsce { $n }: { $card }.
quest-removed = Z oferty znika { $card }.
card-shown = Na targu pojawia się { $card }.
design-published = Nowy wzór publiczny: { $card }.
card-discarded = Nikt nie kupił: { $card }.
    .quiet = 1
market-closed = Targ zamknięty.
    .quiet = 1

## Co się stało: kopalnia

overseer-moved = { $seat }: ruch nadzorcy { $from } → { $to }.
overseers-stayed = { $seat }: żaden nadzorca się nie ruszył.
worker-changed = Robotnika z pola { $hex } przejmuje { $seat }.
worker-removed = { $seat }: zdjęto robotnika z pola { $hex }.
worker-yielded = { $seat }: 1 kostka { NOUN($resource_id, 1, case: "gen") } z pola { $hex }.
worker-moved = { $seat }: przeniesiono robotnika { $from } → { $to }.
worker-lifted = { $seat }: zdjęto z planszy robotnika z pola { $hex }.
strike = { $seat }: strajk, odchodzi { $n } { NOUN("worker", $n) }.

## Co się stało: zasoby

gained-cubes = { $seat }: zyskano { $n } { NOUN("cube", $n, case: "acc") } { NOUN($resource_id, 1, case: "gen") }.
gained-gold = { $seat }: zyskano { $n } { NOUN("gold", $n, case: "acc") }.
paid-gold = { $seat }: zapłacono { $n } { NOUN("gold", $n, case: "acc") }.
scored = { $seat }: zdobyto { $n } { NOUN("prestige", $n, case: "acc") }.
scored-levels = { $seat }: zdobyto { $n } { NOUN("prestige", $n, case: "acc") } za poziomy śmiałków.
scored-cards = { $seat }: zdobyto { $n } { NOUN("prestige", $n, case: "acc") } za wzory i karty.
scored-bonuses = { $seat }: zdobyto { $n } { NOUN("prestige", $n, case: "acc") } za premie końcowe.
scored-gold = { $seat }: zdobyto { $n } { NOUN("prestige", $n, case: "acc") } za pozostałe złoto i surowce.
final-score = { $seat }: razem { $n } { NOUN("prestige", $n) }.
lost-prestige = { $seat }: stracono { $n } { NOUN("prestige", $n, case: "acc") }.
bought = { $seat }: kupiono kostkę { NOUN($resource_id, 1, case: "gen") } za { $n } { NOUN("gold", $n, case: "acc") }.
sold = { $seat }: sprzedano kostkę { NOUN($resource_id, 1, case: "gen") } za { $n } { NOUN("gold", $n, case: "acc") }.
traded = { $seat }: stragan dał { $n } { NOUN("cube", $n, case: "acc") } { NOUN($resource_id, 1, case: "gen") }.
adventurer-came = { $seat }: przybywa { $adventurer } (poziom { $level }).
level-gained = { $seat }: { $adventurer } ma teraz poziom { $level }.
title-taken = { $seat }: { $adventurer } to teraz { $title }.

## Co się stało: targ

disk-placed = { $seat }: dysk na miejscu: { $space }.
    .quiet = 1
passed-market = { $seat }: pas.
card-taken = { $seat }: wzięto kartę { $card }.
card-used = { $seat }: użyto karty { $card }.
claimed = { $seat }: zastrzeżono wzór { $design }.
rushed = { $seat }: zadanie „{ $quest }” przyspieszono o { $n } { NOUN("step", $n, case: "acc") }.
end-bonus-bought = { $seat }: kupiono premię końcową: { $bonus }.

## Co się stało: zadania

quest-taken = { $seat }: wzięto zadanie „{ $card }”.
quest-charmed = { $seat }: wzięto zadanie „{ $card }” z Czarującym czempionem.
quest-not-paid = { $seat }: nie było czym zapłacić za zadanie „{ $quest }”, więc nie zostało wzięte.
passed-quest = { $seat }: nie wzięto zadania.
adventurer-sent = { $seat }: { $adventurer } (poziom { $level }) rusza na zadanie „{ $quest }”, broń: { $design }.
adventurer-returned = { $seat }: { $adventurer } (poziom { $level }) wraca do zasobów.
    .quiet = 1
tracker-moved = { $seat }: zadanie „{ $card }” jest na kroku { $n }.
quest-completed = { $seat }: ukończono zadanie „{ $card }”.
quest-failed = { $seat }: zadanie „{ $card }” nie powiodło się.
tile-resolved = Rozpatrzono żeton premii. { $tile }.

## Jak się skończyło

won-by-prestige = Wygrywa { $seat }: najwięcej prestiżu.
won-by-completing = { $seat }: ukończono wszystkie zadania, wygrana.
won-greatly = { $seat }: ukończono wszystkie zadania ze świetnym wynikiem, wygrana.
won-by-surrender = Wygrywa { $seat }: druga strona poddała grę.
lost-by-failing = Zadanie się nie powiodło: gra solo przegrana.
lost-by-missing = Nie wzięto zadania: gra solo przegrana.
lost-by-giving-up = Grę solo poddano.

## Kolory automatyczne

overseer-goes = Dokąd idzie automatyczny nadzorca
foreign-workers = minięci robotnicy innych kolorów
own-workers = minięci robotnicy własnego koloru
person-picks = wybiera gracz

## O co się pyta

ask-draw-order = Kto jest następny w kolejności?
ask-lay-sector = Którą stroną leży sektor?
ask-lay-tile = Który żeton premii jest następny?
ask-leave-out = Które zadanie wraca do pudełka?
ask-deal-quest = Które zadanie zostaje rozdane?
ask-reveal-market = Która karta zostaje odkryta?
ask-deal-wealth = Która karta majątku zostaje rozdana?
ask-keep-wealth = Które dwie karty majątku zatrzymujesz?
ask-place-overseers = Gdzie staje nadzorca? Kolor: { $colour }.
ask-move-overseer = Rusz nadzorcę albo spasuj.
ask-move-overseer-second = Rusz drugi raz i bądź ostatni w kolejności albo spasuj.
ask-move-overseer-free = Darmowy ruch: rusz nadzorcę albo spasuj.
ask-automated-move = Kilka ruchów jest równych: który wykonuje { $colour }?
ask-market-turn = Twoja akcja na targu.
ask-train = Podnieść poziom jeszcze jednego śmiałka?
ask-hire-too = Zwerbować też śmiałka?
ask-advance-any = Które zadanie wypłaca nagrodę najpierw?
ask-acquire = Które zadanie bierzesz?
ask-manage = Obsadź zadania; na koniec wybierz „gotowe”.
ask-arm = Z jaką bronią { $adventurer } (poziom { $level }) rusza na zadanie „{ $quest }”?
ask-spare-cube = Którą kostkę z broni { $design } zatrzymujesz?
ask-move-worker = Którego robotnika przenosisz?
ask-drop-worker = Dokąd trafia robotnik z pola { $hex }?
ask-redeem-card = Którą z odrzuconych kart targu bierzesz?
ask-level-ups = Kto zyskuje poziom? Zostało: { $n }.
ask-choose-title = Jaki tytuł dostaje { $adventurer }?
ask-trade-on = Kupiec i twoje stragany są otwarte; na koniec wybierz „gotowe”.
ask-spend-at-once = Do wydania od razu u kupca: { $n } { NOUN("gold", $n) }.

## Odpowiedzi

do-pass = pas
do-done = gotowe
do-skip = pomiń
do-place = stań na polu { $hex }
do-move = { $from } → { $to }
do-lift = weź robotnika z pola { $hex }
do-drop = postaw go na polu { $hex }
do-off-board = zdejmij go z planszy
do-keep = zatrzymaj ({ $from }) i ({ $to })
do-buy = kup kostkę { NOUN($resource_id, 1, case: "gen") }
do-sell = sprzedaj kostkę { NOUN($resource_id, 1, case: "gen") }
do-trade = daj { $given } { NOUN("cube", $given, case: "acc") } { NOUN($gives_id, 1, case: "gen") } za { $n } { NOUN("cube", $n, case: "acc") } { NOUN($resource_id, 1, case: "gen") }
do-purchase = kup kartę { $card }
do-hire = zwerbuj śmiałka
do-advance = { $quest }
do-train = podnieś o poziom: { $adventurer } (poziom { $level })
do-claim = zastrzeż wzór { $design }
do-road = przyspiesz zadanie „{ $quest }” o { $n } { NOUN("step", $n, case: "acc") }
do-bonus = premia końcowa: { $bonus }
do-take = weź zadanie „{ $card }”
do-charm = weź zadanie „{ $card }” z Czarującym czempionem
do-send = wyślij na zadanie „{ $quest }”: { $adventurer } (poziom { $level })
do-forge = wykuj: { $design }
do-withdraw = zdejmij z zadania „{ $quest }”: { $adventurer } (poziom { $level }, { $design })
do-level = poziom dostaje { $adventurer } (poziom { $level })
do-title = { $title }
do-spare = zatrzymaj kostkę { NOUN($resource_id, 1, case: "gen") }
do-spend = kup od razu kostkę { NOUN($resource_id, 1, case: "gen") }
do-redeem = weź kartę { $card }
do-top = { $card }
do-order = { $seat }
do-lay = strona { $side }
do-tile = { $tile }

## Co z tego wyniknie

result-mined = { $own ->
    [0] nic dla ciebie
   *[other] dla ciebie:
  }{ $copper ->
    [0] {""}
   *[other] {" "}+{ $copper } { NOUN("copper", $copper) }
  }{ $iron ->
    [0] {""}
   *[other] {" "}+{ $iron } { NOUN("iron", $iron) }
  }{ $mithril ->
    [0] {""}
   *[other] {" "}+{ $mithril } { NOUN("mithril", $mithril) }
  }{ $emerald ->
    [0] {""}
   *[other] {" "}+{ $emerald } { NOUN("emerald", $emerald) }
  }{ $ruby ->
    [0] {""}
   *[other] {" "}+{ $ruby } { NOUN("ruby", $ruby) }
  }{ $diamond ->
    [0] {""}
   *[other] {" "}+{ $diamond } { NOUN("diamond", $diamond) }
  }{ $others ->
    [0] {""}
   *[other] ; dla innych: +{ $others }
  }
result-mined-strike = { $own ->
    [0] nic dla ciebie
   *[other] dla ciebie:
  }{ $copper ->
    [0] {""}
   *[other] {" "}+{ $copper } { NOUN("copper", $copper) }
  }{ $iron ->
    [0] {""}
   *[other] {" "}+{ $iron } { NOUN("iron", $iron) }
  }{ $mithril ->
    [0] {""}
   *[other] {" "}+{ $mithril } { NOUN("mithril", $mithril) }
  }{ $emerald ->
    [0] {""}
   *[other] {" "}+{ $emerald } { NOUN("emerald", $emerald) }
  }{ $ruby ->
    [0] {""}
   *[other] {" "}+{ $ruby } { NOUN("ruby", $ruby) }
  }{ $diamond ->
    [0] {""}
   *[other] {" "}+{ $diamond } { NOUN("diamond", $diamond) }
  }{ $others ->
    [0] {""}
   *[other] ; dla innych: +{ $others }
  }; strajkuje i odchodzi { $struck } { NOUN("worker", $struck) }
result-meets = { $price ->
    [0] za darmo
   *[other] kosztuje { $price } { NOUN("gold", $price, case: "acc") }
  }; z zasobów da się sprostać pierwszemu krokowi
result-lacks = { $price ->
    [0] za darmo
   *[other] kosztuje { $price } { NOUN("gold", $price, case: "acc") }
  }; na pierwszy krok brakuje { $n } { NOUN("power", $n, case: "gen") }
result-too-late = { $price ->
    [0] za darmo
   *[other] kosztuje { $price } { NOUN("gold", $price, case: "acc") }
  }; nie da się już ukończyć: traci { $n } { NOUN("prestige", $n, case: "acc") }
result-fails = { $n ->
    [1] zadanie „{ $card }” się nie powiedzie
   *[other] { $n } { NOUN("quest", $n) } bez powodzenia
  }{ $lost ->
    [0] {""}
   *[other] : kosztuje { $lost } { NOUN("prestige", $lost, case: "acc") }
  }{ $kept ->
    [0] {""}
   *[other] , zostawia { $kept } { NOUN("prestige", $kept, case: "acc") }
  }
result-loses-solo = zadanie „{ $card }” się nie powiedzie: gra przegrana
result-armed = siła { $power } z { $needs }
result-costs = kosztuje { $n } { NOUN("gold", $n, case: "acc") }
result-earns = daje { $n } { NOUN("gold", $n, case: "acc") }

## Dlaczego nie

why-no-overseer = Nie stoi tam twój nadzorca.
why-not-straight = Nadzorca rusza się po linii prostej.
why-blocked = Droga jest zamknięta: można minąć najwyżej jeden szereg robotników, a nadzorcy nigdy.
why-occupied = Pole jest zajęte.
why-not-playable = To pole nie należy do tej kopalni.
why-no-worker = Nie stoi tam robotnik.
why-no-gold = Masz za mało złota.
why-bought-enough = Kupiec nic ci już w tej rundzie nie sprzeda.
why-sold-enough = W tej rundzie już coś kupcowi sprzedano.
why-no-cubes = Nie masz na to kostek.
why-no-stall = To nie jest twój stragan.
why-stall-used = Tego straganu już w tej rundzie użyto.
why-space-taken = To miejsce jest w tej rundzie zajęte.
why-not-shown = Tej karty nie ma na targu.
why-same-stall = Masz już stragan z taką samą wymianą.
why-not-public = Tego wzoru nie ma w rzędzie publicznym.
why-claimed-already = Ten wzór jest już przez ciebie zastrzeżony.
why-no-such-adventurer = Nie masz takiego śmiałka.
why-on-a-quest = Tu podnosi się poziom tylko śmiałkom w zasobach.
why-highest-level = Poziom 4 jest najwyższy.
why-just-hired = Właśnie zwerbowanemu nie można podnieść poziomu.
why-too-many-adventurers = Nie ma miejsca na kolejnego śmiałka.
why-no-quest = Nie ma tam aktywnego zadania.
why-on-last-step = Trakt nigdy nie kończy zadania, a jego znacznik jest na ostatnim kroku.
why-too-many-steps = Trakt nie prowadzi tak daleko.
why-not-last-round = Premie końcowe sprzedaje się w ostatniej rundzie.
why-not-offered = Tego zadania nie ma w ofercie.
why-five-quests = Wszystkie pięć znaczników jest w użyciu.
why-not-charming = Żaden Czarujący czempion nie może go zacząć.
why-no-weapon-for-level = Nie da się wykuć broni, której ten śmiałek mógłby tam użyć.
why-not-owned = Nie masz tego wzoru.
why-level-too-low = Poziom śmiałka jest na to za niski.
why-same-weapon = Śmiałek ma tam już tę broń.
why-not-on-a-quest = Ten śmiałek nie jest na żadnym zadaniu.
why-must-take = W grze solo bierze się zadanie w każdej rundzie.
why-title-taken = Jeden z twoich czempionów ma już ten tytuł.
why-alike = Wskazuje się innego śmiałka, we wszystkim takiego samego.
why-not-discarded = Tej karty nie ma wśród odrzuconych albo nie możesz jej mieć.
why-not-dealt = Tych kart ci nie rozdano albo podano je w złej kolejności.
why-bonus-sold = Ta premia końcowa jest sprzedana.
why-not-present = Ten śmiałek nie zyskuje teraz poziomu.
why-not-paid-for = Takiej kostki nie wydano na tę broń.
why-must-move = Kolor automatyczny musi wykonać jeden z ruchów, na które pozwalają jego zasady.

## Opcje

option-players = Ilu graczy; 1 to gra solo.
option-length = Gra prosta ma 7 rund, epicka 3 etapy po 6.
choice-length-simple = prosta
choice-length-epic = epicka
option-bonus-tiles = Na torze rund gry epickiej leżą żetony premii.
option-difficulty = Trudność talii zadań w grze solo.
choice-difficulty-very-easy = bardzo łatwa
choice-difficulty-medium = średnia
choice-difficulty-difficult = trudna
choice-difficulty-random = losowa
option-defect-to-zero = Robotnicy przechodzą też do graczy, którzy nie mają żadnego.
option-train-questing = Koszary podnoszą poziom także śmiałkom na zadaniach.
option-late-penalty = Zadanie wzięte w ostatniej rundzie i nieukończone kosztuje 3 punkty prestiżu.
option-epic-end-bonuses = Ostatnia runda gry epickiej sprzedaje premie końcowe.
option-negative-scores = Prestiż może spaść poniżej zera.
option-reward-order = Gracz z kilkoma nagrodami wybiera ich kolejność; inaczej idą od pierwszego zadania do ostatniego.
option-old-quests-stay = Na nowym etapie czyści się tylko ofertę; stare zadania z talii rozdaje się przed nowymi.

## Gry do obejrzenia

gallery-two-rivals = Dwoje rywali
gallery-two-rivals-text = Dwóch silnych graczy, którzy przeszukują warianty, gra krótką grę: kopalnia, targ, kuźnia i zadania w siedmiu rundach.

## Nazwy kart: w pudełku są po angielsku

# Rodzaje odpowiedzi, gdy długa lista jest zadawana po kolei.
group-move = porusz nadzorcę
group-sell = sprzedaj kostkę
group-buy = kup kostkę
group-purchase = kup kartę
group-hire = najmij
group-train = szkol
group-claim = zajmij projekt
group-take = weź zadanie
group-charm = zauroczenie
group-trade = wymień
group-road = przyspiesz zadanie
group-send = wyślij kogoś
group-withdraw = odwołaj kogoś

name-a-duel-at-dawn = Pojedynek o świcie
name-a-tower-to-the-stars = Wieża do gwiazd
name-adventurer-training = Szkolenie śmiałka
name-adventurers-savvy = Spryt śmiałka
name-arena-games = Igrzyska na arenie
name-bandits-on-the-toll-road = Bandyci na płatnym trakcie
name-bloodsteel-poleaxe = Berdysz z krwawej stali
name-bramble-shield = Tarcza z cierni
name-break-the-mummys-curse = Zdjąć klątwę mumii
name-break-the-siege-lines = Przełamać oblężenie
name-buyers-savvy = Spryt kupującego
name-case-of-diamonds = Szkatułka diamentów
name-close-the-nether-gate = Zamknąć Wrota Otchłani
name-collapse-in-the-old-shaft = Zawał w starym szybie
name-copper-axe = Miedziany topór
name-copper-cartload = Wóz miedzi
name-copper-dagger = Miedziany sztylet
name-copper-mace = Miedziana maczuga
name-copper-spear = Miedziana włócznia
name-copper-sword = Miedziany miecz
name-crown-of-the-lich-prince = Korona księcia licza
name-disperse-the-dark-coven = Rozpędzić mroczny sabat
name-dragonbane = Zguba smoków
name-enraged-forest-spirit = Rozwścieczony duch lasu
name-escort-the-salt-caravan = Eskorta karawany z solą
name-explore-the-mystic-cave = Zbadać mistyczną jaskinię
name-fairy-mischief = Psoty wróżek
name-frostlight-hammer = Młot mroźnego światła
name-frostlight-lance = Kopia mroźnego światła
name-frostlight-sabre = Szabla mroźnego światła
name-ghost-ship-in-the-harbor = Statek widmo w porcie
name-gravebreaker = Łamigrób
name-greenglass-glaive = Glewia z zielonego szkła
name-hired-blade = Najemny miecz
name-hired-veteran = Najęty weteran
name-hunt-for-the-ashen-drake = Polowanie na popielnego smoka
name-in-pursuit-of-the-vampire = W pościgu za wampirem
name-investigate-the-kidnappings = Śledztwo w sprawie porwań
name-iron-axe = Żelazny topór
name-iron-cartload = Wóz żelaza
name-iron-mace = Żelazna maczuga
name-iron-spear = Żelazna włócznia
name-iron-sword = Żelazny miecz
name-kingsguard-longsword = Długi miecz gwardii
name-last-ride-of-the-grey-company = Ostatnia szarża Szarej Kompanii
name-mithril-axe = Mithrilowy topór
name-mithril-ingots = Sztabki mithrilu
name-mithril-mace = Mithrilowa maczuga
name-mithril-spear = Mithrilowa włócznia
name-mithril-sword = Mithrilowy miecz
name-mixed-gems = Garść klejnotów
name-mosstone-maul = Młot z omszałego kamienia
name-mutiny-at-saltmere = Bunt w Saltmere
name-negotiate-with-harpy-marauders = Układy z harpiami
name-noblemans-bodyguard = Straż przyboczna szlachcica
name-oathkeeper = Dochowany Ślub
name-otherworldly-visitors = Goście z innego świata
name-overseers-whistle = Gwizdek nadzorcy
name-placate-the-fires-of-mount-horn = Ugasić ognie góry Róg
name-pouch-of-emeralds = Sakiewka szmaragdów
name-pouch-of-rubies = Sakiewka rubinów
name-prism-aegis = Pryzmatyczna egida
name-quell-the-tavern-brawl = Uspokoić bójkę w karczmie
name-rats-in-the-cellar = Szczury w piwnicy
name-relocation-order = Nakaz przeniesienia
name-return-of-the-vampire = Powrót wampira
name-rise-of-the-skeletal-beast = Przebudzenie kościanej bestii
name-royal-subsidy = Królewska dotacja
name-royal-tournament = Turniej królewski
name-ruby-falchion = Rubinowy tasak
name-ruby-flail = Rubinowy cep
name-ruby-pike = Rubinowa pika
name-sellers-savvy = Spryt sprzedawcy
name-sentient-crystal-invasion = Inwazja myślących kryształów
name-siege-of-the-watchtower = Oblężenie strażnicy
name-slimes-in-the-sewer = Szlamy w kanałach
name-stall-1-diamond-2-mithril = Stragan: 1 diament / 2 mithrilu
name-stall-1-diamond-2-ruby = Stragan: 1 diament / 2 rubiny
name-stall-1-emerald-1-mithril = Stragan: 1 szmaragd / 1 mithrilu
name-stall-1-emerald-1-ruby = Stragan: 1 szmaragd / 1 rubin
name-stall-1-emerald-2-copper = Stragan: 1 szmaragd / 2 miedzi
name-stall-1-emerald-2-iron = Stragan: 1 szmaragd / 2 żelaza
name-stall-1-mithril-2-copper = Stragan: 1 mithrilu / 2 miedzi
name-stall-1-ruby-1-mithril = Stragan: 1 rubin / 1 mithrilu
name-stall-1-ruby-2-iron = Stragan: 1 rubin / 2 żelaza
name-stall-3-copper-2-iron = Stragan: 3 miedzi / 2 żelaza
name-stall-3-iron-2-mithril = Stragan: 3 żelaza / 2 mithrilu
name-subdue-the-restless-graveyard = Uciszyć niespokojny cmentarz
name-sunspear = Słoneczna włócznia
name-the-archmages-golem-army = Armia golemów arcymaga
name-the-barons-melee = Szranki barona
name-the-basilisks-garden = Ogród bazyliszka
name-the-clockwork-thief = Mechaniczny złodziej
name-the-cursed-keep = Przeklęta twierdza
name-the-dragon-above-the-throne = Smok nad tronem
name-the-dwarves-dug-too-deep = Krasnoludy kopały za głęboko
name-the-ember-colossus = Kolos z żaru
name-the-endless-dungeon = Loch bez końca
name-the-fish-king-blockades-the-dock = Król Ryb blokuje przystań
name-the-fissure-of-doom = Szczelina zagłady
name-the-grumblesaur-wants-to-play = Burczyzaur chce się bawić
name-the-hungry-bog = Głodne bagno
name-the-iron-rebellion = Żelazny bunt
name-the-millers-missing-grain = Zaginione zboże młynarza
name-the-mountain-comes-alive = Góra ożywa
name-the-multi-headed-hydra = Wielogłowa hydra
name-the-smugglers-last-stand = Ostatni bój przemytników
name-the-storm-knights-challenge = Wyzwanie Rycerza Burzy
name-the-sunken-cathedral = Zatopiona katedra
name-the-swamp-of-suffering = Moczary udręki
name-the-witch-kings-riddle = Zagadka króla-czarnoksiężnika
name-thornleaf-rapier = Rapier z ciernia
name-traders-savvy = Spryt handlarza
name-trial-by-combat = Sąd boży
name-trident-of-the-deep = Trójząb głębin
name-trolls-under-the-bridge = Trolle pod mostem
name-trouble-in-the-weird-woods = Kłopoty w dziwnym lesie
name-twinflame-halberd = Halabarda bliźniaczych płomieni
name-vampire-bats-in-the-belfry = Nietoperze wampiry w dzwonnicy
name-verdant-cleaver = Zielony tasak
name-verdigris-bulwark = Śniedziowy bastion
name-wardens-blade = Ostrze strażnika
name-wolves-at-the-winter-gate = Wilki u Zimowej Bramy

# pieces of a place that a what-if may change
edit-mine = Na tym polu stoi
piece-blue-worker = niebieski robotnik
piece-yellow-worker = żółty robotnik
piece-purple-worker = fioletowy robotnik
piece-green-worker = zielony robotnik
piece-blue-overseer = niebieski nadzorca
piece-yellow-overseer = żółty nadzorca
piece-purple-overseer = fioletowy nadzorca
piece-green-overseer = zielony nadzorca
