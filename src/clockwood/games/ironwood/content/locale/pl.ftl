### Ironwood po polsku. Zdarzenia są bezosobowe; nazwy stoją w mianowniku po dwukropku albo po swoim rzeczowniku.

## Frakcje, strony

seat-woodwalkers = Plemię Puszczy
seat-ironclad = Pancerny Klan
seat-chance = Los
side-full = pełny
side-fading = zanikający

## Co się stało: Runda

round-began = Rozpoczęto Rundę { $n }.
    .head = 1
turn-over = { $seat }: zakończono Turę.
    .head = 3
may-move-again = Rozpoczęto nowy efekt: każda jednostka może poruszyć się ponownie.
    .quiet = 1
slots-cleared = Opróżniono pola kart Akcji: karty Podstawowe wróciły na rękę, karty Specjalne bez znaczników odrzucono.
    .quiet = 1
first-draw = { $seat }: wybrano dobranie { $n } kart Specjalnych.
returned = { $seat }: wtasowano z powrotem { $n } { NOUN("special", $n, case: "acc") }.
discarded = { $seat }: odrzucono kartę { $card }.
played = { $seat }: zagrano kartę { $card } na pole { $n }.
passed = { $seat }: zamiast zagrania dobrano kartę; na polu { $n } leży znacznik.
totem-faded = Las { $forest }: Totem zanika.
totem-gone = Las { $forest }: usunięto zanikający Totem.

## Co się stało: karty

drew = { $seat }: dobrano kartę { $card }.
drew-hidden = { $seat }: dobrano kartę Specjalną.
drew-vision = { $seat }: dobrano kartę Przepowiedni: { $card }.
drew-vision-hidden = { $seat }: dobrano kartę Przepowiedni.
deck-rebuilt = { $seat }: przetasowano stos kart odrzuconych w nową talię.
looked-at-vision = { $seat }: podejrzano wierzchnią kartę Przepowiedni: { $card }.
looked-at-vision-hidden = { $seat }: podejrzano wierzchnią kartę Przepowiedni i odłożono ją z powrotem.
looked-at-hand = { $seat }: obejrzano rękę przeciwnika, { $n } { NOUN("card", $n, case: "acc") }.
looked-at-visions = { $seat }: obejrzano karty Przepowiedni na ręce, { $n } { NOUN("card", $n, case: "acc") }.
saw-card = { $seat }: zobaczono kartę { $card }.
recovered = { $seat }: odzyskano kartę { $card } ze stosu kart odrzuconych.
burned = { $seat }: spalono kartę { $card }.
burned-vision = { $seat }: spalono zakrytą kartę Przepowiedni: { $card }.
burned-vision-open = { $seat }: spalono kartę Przepowiedni: { $card }.
burned-vision-hidden = { $seat }: spalono zakrytą kartę Przepowiedni.
when-burned = { $seat }: po spaleniu działa efekt karty { $card }.
whenever = { $seat }: na to odpowiada karta { $card }.
marker-left = { $seat }: usunięto znacznik z karty { $card }; { $n ->
    [0] nie został żaden.
   *[other] zostało: { $n }.
}
exhausted = { $seat }: wyczerpano i odrzucono kartę { $card }.
marked-forest = { $seat }: oznaczono Las { $forest }; karta: { $card }.
marked-mountain = { $seat }: oznaczono Górę { $mountain }; karta: { $card }.
marks-lifted = { $seat }: usunięto z mapy { $n } { NOUN("marker", $n, case: "acc") } karty { $card }.

## Co się stało: Kryształy

gained = { $seat }: zyskano { $n } { NOUN("crystal", $n, case: "acc") }.
gained-nothing = { $seat }: nic nie zyskano, bo zostało za mało Kryształów.
stolen = { $seat }: zabrano { $n } { NOUN("crystal", $n, case: "acc") }.
spent = { $seat }: wydano { $n } { NOUN("crystal", $n, case: "acc") }.
loaded = Ładunek: załadowano { $n } { NOUN("crystal", $n, case: "acc") }.
unloaded = Góra { $mountain }: rozładowano z Wiertła { $n } { NOUN("crystal", $n, case: "acc") }.
looted = { $seat }: zabrano z Ładunku { $n } { NOUN("crystal", $n, case: "acc") }.

## Co się stało: jednostki i żetony

moved-fighter = { $seat }: przesunięto 1 Wojownika: Las { $from } → Las { $to }.
carried-totem = { $seat }: przeniesiono Totem z 1 Wojownikiem: Las { $from } → Las { $to }.
brought-totem = Przeniesiono Totem razem z Drużyną: Las { $from } → Las { $to }.
marched = { $seat }: { $n ->
    [0] przesunięto { $golems } { NOUN("golem", $golems, case: "acc") }
   *[other] { $golems ->
        [0] przesunięto { $n } { NOUN("fighter", $n, case: "acc") }
       *[other] przesunięto { $n } { NOUN("fighter", $n, case: "acc") } i { $golems } { NOUN("golem", $golems, case: "acc") }
    }
}: Góra { $from } → Góra { $to }.
lured = { $seat }: zwabiono { $n } { NOUN("fighter", $n, case: "acc") }: Las { $from } → Las { $to }.
drill-moved = Przesunięto Wiertło: Góra { $from } → Góra { $to }.
drill-destroyed = Góra { $mountain }: zniszczono Wiertło; z Ładunku utracono { $n } { NOUN("crystal", $n, case: "acc") }. Wiertło wraca na Górę Ferrum.
recruited-forest = { $seat }: zwerbowano 1 Wojownika: Las { $forest }.
recruited-mountain = { $seat }: zwerbowano 1 Wojownika: Góra { $mountain }.
recruited-golem = { $seat }: zwerbowano 1 Golema: Góra { $mountain }.
removed-forest = { $seat }: usunięto 1 Wojownika: Las { $forest }.
removed-mountain = { $seat }: usunięto 1 Wojownika: Góra { $mountain }.
removed-golem = { $seat }: usunięto 1 Golema: Góra { $mountain }.
gave-up-forest = { $seat }: poświęcono 1 Wojownika: Las { $forest }.
gave-up-mountain = { $seat }: poświęcono 1 Wojownika: Góra { $mountain }.
founded = { $seat }: położono Fundament: Góra { $mountain }.
built = { $seat }: zbudowano Kuźnię: Góra { $mountain }.
discovered = { $seat }: odkryto Totem: Góra { $mountain } → Las { $forest } (pełny).
nothing-to-discover = { $seat }: teraz nie ma czego odkryć.
totem-secured = Zabezpieczono Totem: Las { $forest }; już { $n } z 3.

## Co się stało: Bitwa

attacked = { $seat }: zaatakowano { $seat_id ->
    [woodwalkers] Górę { $mountain }; atakujący: Las { $forest }.
   *[other] Las { $forest }; atakujący: Góra { $mountain }.
}
wagered = { $seat }: umieszczono zakrytą kartę.
did-not-wager = { $seat }: nie umieszczono karty.
saw-wager = { $seat }: podejrzano umieszczoną kartę: { $card }.
saw-wager-hidden = { $seat }: podejrzano umieszczoną kartę.
revealed-wager = { $seat }: odsłonięto umieszczoną kartę: { $card }; Obrażenia { $damage }, Obrona { $defense }, Dominacja { $dominance }.
dealt = { $seat }: zadano { $n } { NOUN("damage", $n, case: "acc") }.
lost-units = { $seat }: { $n ->
    [0] usunięto { $golems } { NOUN("golem", $golems, case: "acc") }
   *[other] { $golems ->
        [0] usunięto { $n } { NOUN("fighter", $n, case: "acc") }
       *[other] usunięto { $n } { NOUN("fighter", $n, case: "acc") } i { $golems } { NOUN("golem", $golems, case: "acc") }
    }
}.
compared = Dominacja: Plemię Puszczy { $wood }, Pancerny Klan { $iron }.{ $tied ->
    [0] {""}
   *[other] {" "}Remis wygrywa atakujący.
}
won-battle = { $seat }: wygrano Bitwę.
nobody-won = Bitwa bez zwycięzcy.
retreated-forest = { $seat }: Odwrót Drużyny: Las { $to }.
retreated-mountain = { $seat }: Odwrót Drużyny: Góra { $to }.
battle-over = Zakończono Bitwę.
    .quiet = 1

## Co się stało: Bot

stance-expansive-set = Żelazobot, zachowanie: Ekspansywne (+1 Obrażenie), bo żadne inne nie pasuje.
stance-aggressive-set = Żelazobot, zachowanie: Agresywne (+1 Dominacja), bo Drużyna jest przy Totemie.
stance-defensive-set = Żelazobot, zachowanie: Obronne (+1 Obrona), bo ma pięć Kryształów i kontroluje Fundament.
bot-next-side = { $seat }: następna Tura według strony: { $procedure }.
    .quiet = 1
bot-hand-empty = { $seat }: ręka jest pusta, więc dobierana jest karta i Tura się kończy.
bot-hand-empty-paid = { $seat }: nie ma karty do zużycia, co daje Kryształ.
bot-shuffled-hand = { $seat }: przetasowano rękę, { $n } { NOUN("card", $n, case: "acc") }.
    .quiet = 1
bot-drew-to-top = { $seat }: dobrano zakrytą kartę na wierzch ręki.
bot-drew-to-bottom = { $seat }: dobrano zakrytą kartę na spód ręki.
bot-expended = { $seat }: zużyto kartę { $card } na pole { $n }.
bot-expended-unresolved = { $seat }: zużyto kartę { $card } na pole { $n }, aby odliczyć Turę.
bot-special-forge = { $seat }: Alarm; pięć Kryształów zmienia Fundament w Kuźnię.
bot-special-foundation = { $seat }: Alarm; położenie Fundamentu, które daje Kryształ.
bot-special-attack = { $seat }: Alarm; Pościg, potem atak, jeśli można.
bot-no-special = { $seat }: Alarm; żadna specjalna akcja nie jest możliwa, więc zużywana jest karta.
bot-exhausted = { $seat }: Wyczerpanie; zużywana jest karta.
bot-turned-alert = { $seat }: odrzucono kartę { $card } i odwrócono na Alarm; przebieg Tury zaczyna się od nowa.
bot-compensated = { $seat }: ikona nic nie zmieniła, co daje Kryształ.
bot-paid-already = { $seat }: ikona nic nie zmieniła; Kryształ za to już w tej Turze wzięto.
bot-cannot-recruit = { $seat }: nie można zwerbować: brak Wojowników lub Kryształów.
bot-recruits-no-more = { $seat }: zatrzymano { $n } { NOUN("crystal", $n, case: "acc") }, koniec werbunku.
    .quiet = 1
bot-golem-came = Góra { $mountain }: Golem zastąpił Wojownika.
bot-guarded-ferrum = Góra { $mountain }: na pustej Górze stanął Wojownik Żelazobota.
bot-strong-enough = Las { $forest }: większa Drużyna Pancernego Klanu już sąsiaduje, więc żadna się nie rusza.
bot-has-no-wager = Las { $forest }: bez karty do umieszczenia atak przepada; zamiast niego dobierana jest karta.
bot-forces-no-retreat = Las { $forest }: Żelazobot nie zmusza do Odwrotu.
bot-nothing-to-burn = { $seat }: nie ma karty do spalenia.
bot-nothing-to-draw = { $seat }: nie ma karty do dobrania.
bot-drill-held = Góra { $mountain }: Wiertło jest unieruchomione i się nie rusza.
bot-hunts-nobody = Obok Pancernego Klanu nie ma mniejszej Drużyny z Totemem ani obok niego, więc następuje Pościg.
bot-cannot-build = Nie można zbudować Kuźni, więc werbowany jest Wojownik.
bot-ferrum-full = Góra { $mountain }: co najmniej pięć jednostek, więc następuje Rozwój.
bot-marked-mountain = Góra { $mountain }: oznaczona przez Żelazobota; nic więcej nie będzie tam odkryte.
bot-left-visions = Wiertło: za mało kart Przepowiedni na ręce, więc żadna nie przepada.
bot-side = { $seat }: Skrót zasad Bota: strona { $aid }.
    .quiet = 1
aid-disruptive-up = Lasobot: odwrócono na Przełamanie, bo na mapie nie ma Totemu.
aid-disruptive-for-threat = Lasobot: odwrócono na Przełamanie, bo grożą dwie Kuźnie, Fundament i pięć Kryształów.
aid-exalted-up = Lasobot: odwrócono na Uniesienie, bo na mapie jest Totem.
bot-discarded-vision = Lokalizacja Totemu: odrzucono { $card }; Góra { $mountain } nie jest już możliwa.
bot-has-no-visions = Lokalizacja Totemu: talia Przepowiedni jest pusta.
bot-showed-last-vision = Lokalizacja Totemu: ostatnia karta talii Przepowiedni to { $card }.
bot-returned-vision = Do talii Przepowiedni wraca { $card }; Góra { $mountain } jest znów możliwa.
bot-shuffled-visions = Przetasowano talię Przepowiedni, { $n } { NOUN("card", $n, case: "acc") }.
    .quiet = 1
bot-special-plunder = { $seat }: Przełamanie; Plądrowanie pięcioma Wojownikami, potem atak na Ferrum lub Fundament.
bot-special-secure = { $seat }: Uniesienie; Zabezpieczanie pięcioma Wojownikami.
bot-no-plunder = { $seat }: Przełamanie; gracz ma mniej niż 5 Kryształów, więc zużywana jest karta.
bot-no-secure = { $seat }: Uniesienie; żadna Drużyna nie ma Totemu, więc zużywana jest karta.
bot-alerted-already = { $seat }: drugi Alarm nie zużywa następnej karty i daje Kryształ.
bot-cannot-discover = Żadna Drużyna nie sąsiaduje z możliwą, niekontrolowaną Górą.
bot-nobody-to-recruit = { $seat }: nie ma już Wojowników do zwerbowania.
bot-has-no-wager-mountain = Góra { $mountain }: bez karty do umieszczenia atak przepada; zamiast niego dobierana jest karta.
bot-nothing-to-take = { $seat }: nie ma ani karty do spalenia, ani Kryształu.
bot-takes-card = { $seat }: karta zostanie spalona, a Lasobot dobierze jedną.
spirits-came = Duchy Lasu: przybyło znaczników: { $n }, teraz jest ich { $all }.
spirits-left = Duchy Lasu: ubył znacznik, { $all ->
    [0] nie został żaden
    [one] został { $all }
    [few] zostały { $all }
   *[other] zostało { $all }
}.
lost-vision = { $seat }: kartę Przepowiedni wtasowano z powrotem: { $card }.
lost-vision-hidden = { $seat }: losową kartę Przepowiedni wtasowano z powrotem.
icon-began = Ikona: { $icon }.
icon-ignored = Ikona: { $icon }, czerwona, na tym poziomie pomijana.
icon-means-nothing = Ta ikona nic dla tego Bota nie znaczy.
die-rolled = Magiczna kość: { $face }.
die-shows-nobody = Magiczna kość: żaden remisujący numer nie ma tej parzystości; rzut powtórzono.
    .quiet = 1

## Co wybiera Bot

bot-picks-attacked = Drużyna w centrum uwagi do ataku
bot-picks-chased = Drużyna w centrum uwagi do Pościgu
bot-picks-attacker = Atakująca Drużyna
bot-picks-chase-target = Pościg, cel
bot-picks-protected = Ochrona, cel
bot-picks-expansion = Rozwój, cel
bot-picks-source = Źródło ruchu
bot-picks-escort = Eskorta Wiertła
bot-picks-drill = Ruch Wiertła
bot-picks-foundation = Nowy Fundament
bot-picks-forge = Nowa Kuźnia
bot-picks-recruit = Nowy Wojownik
bot-picks-golem = Nowy Golem
bot-picks-removed = Wojownik do usunięcia
bot-picks-retreat = Odwrót
bot-picks-plundered = Plądrowanie, cel
bot-picks-secured = Zabezpieczanie, cel
bot-picks-interfered = Ingerencja, cel
bot-picks-carrier = Las niosących Totem
bot-picks-prey = Atakowana Góra
bot-picks-hits = Podział Obrażeń
bot-picks-totem = Las nowego Totemu
bot-picks-discovery = Góra, na której nastąpi odkrycie
bot-picks-any = Wybór, którego nie czyni żadna zasada
bot-by-die = Magiczna kość
bot-by-lot = los
bot-by-person = gracz

## Na co patrzy Bot

bot-on-inner-forest = w Lesie wewnętrznym
bot-can-be-attacked = obok Drużyny Pancernego Klanu
bot-can-be-chased = przy Górze z jednostkami Pancernego Klanu lub osiągalnej jednym ruchem
bot-smaller-near-totem = mniejsza od sąsiedniej Drużyny, z Totemem lub obok niego
bot-with-totem = z liczącym się Totemem
bot-with-fading-totem = z zanikającym Totemem
bot-steps-to-outer-forest = kroków do zewnętrznego Lasu, z Totemem
bot-steps-to-totem = kroków do Totemu
bot-size-near-totem = Wojowników, gdy Totem stoi bez Drużyny
bot-size-without-totem = Wojowników, gdy nie ma Totemu
bot-unit-difference = jednostek więcej niż Plemię Puszczy
bot-largest-warband = jednostek Pancernego Klanu
bot-more-golems = Golemów na miejscu
bot-smallest-warband = jednostek Pancernego Klanu, brak to 0
bot-not-outnumbered = bez przewagi przeciwnika
bot-warband-can-come = może tam przyjść Drużyna
bot-units-can-come = mogą tam przyjść jednostki, a jedna zostaje
bot-forms-largest = jednostek zebranych jednym ruchem
bot-unmarked = nieoznaczona
bot-needs-protection = Ferrum bez 3 jednostek, Fundament lub nieoznaczona wewnętrzna Góra wobec większej Drużyny
bot-ferrum-unguarded = Ferrum z mniej niż 3 jednostkami
bot-foundation-in-danger = Fundament wobec większej Drużyny
bot-foundation-guard = jednostek przy Fundamencie
bot-worth-expanding = niekontrolowana: zewnętrzna nieoznaczona bez Kuźni, zewnętrzna z Fundamentem lub wewnętrzna nieoznaczona
bot-free-outer = zewnętrzna, nieoznaczona, bez Kuźni
bot-lost-foundation = zewnętrzna
bot-with-foundation = z Fundamentem
bot-fighters-around = Wojowników Plemienia Puszczy wokół
bot-warband-beside = Wojowników największej sąsiedniej Drużyny
bot-can-leave = jednostki mogą odejść
bot-can-leave-one = jednostki mogą odejść, a jedna zostaje, na Ferrum trzy
bot-fighters-can-leave = Wojownicy mogą odejść
bot-without-foundation = bez Fundamentu
bot-largest-source = jednostek, na Ferrum ponad trzy
bot-drill-steps = ruch
bot-towards-forge = z 3 Kryształami Ładunku ku najbliższej Kuźni
bot-no-forge-there = z mniejszym Ładunkiem, bez Kuźni
bot-warband-next-door = jednostek największej sąsiedniej Drużyny Pancernego Klanu
bot-ferrum-short = Ferrum z mniej niż 3 Wojownikami
bot-has-fighter = jest tam Wojownik
bot-mountain-steps-to-totem = kroków od Góry do Totemu
bot-totem-on-map = Totem na mapie
bot-away-from-battle = z dala od Góry Bitwy
bot-no-totem-there = nie ma tam Totemu
bot-fighters-there = Wojowników na miejscu
bot-steps-to-warband = kroków do Drużyny Plemienia Puszczy
bot-size-of-nearest = Wojowników najbliższej Drużyny
bot-fighters-can-come = mogą tam przyjść Wojownicy
bot-bare-fighters-can-come = mogą tam przyjść Wojownicy bez Totemu
bot-carrier-can-come = Wojownik może tam przenieść Totem
bot-by-ferrum = wewnętrzny, przy Ferrum
bot-by-foundation = przy kontrolowanym Fundamencie
bot-by-drill = wewnętrzny, przy Wiertle z 2 Kryształami Ładunku
bot-by-outer-mountain = wewnętrzny, przy zewnętrznej Górze
bot-by-possible = wewnętrzny, przy możliwej Górze
bot-by-free-possible = przy możliwej Górze, której nikt nie kontroluje
bot-by-outer-possible = przy możliwej zewnętrznej Górze
bot-promise-beside = zaleta tej Góry: 2 za niekontrolowaną, 1 za brak Kuźni
bot-steps-to-drill = kroków do Wiertła
bot-fighters-near = Wojowników w sąsiednich Lasach
bot-outer-fighters-near = Wojowników w sąsiednich zewnętrznych Lasach
bot-iron-fighters-by = Wojowników Pancernego Klanu obok
bot-on-outer-forest = zewnętrzny Las
bot-on-rim-side = wewnętrzny Las obok zewnętrznego
bot-totem-there = z Totemem
bot-next-to-totem = obok Totemu
bot-in-reach = w zasięgu Drużyny dość licznej, by zaatakować
bot-ferrum = Ferrum
bot-held-foundation = kontrolowany Fundament
bot-held-possible = kontrolowana możliwa Góra
bot-loaded-drill = Wiertło z Ładunkiem
bot-warband-by-totem = Drużyna Pancernego Klanu obok Totemu
bot-any-warband = dowolna Drużyna Pancernego Klanu
bot-surplus = Wojowników więcej niż jednostek Pancernego Klanu
bot-drives-away = Odwrót
bot-not-possible = nie jest możliwą Górą
bot-golems-hit = usuniętych Golemów
bot-fighters-hit = usuniętych Wojowników

## Ikony, zachowania, strony, ścianki kości

icon-none = brak
icon-alert = Alarm
icon-arrows = Strzałki
icon-battle = Bitwa
icon-card = Karta
icon-compass = Kompas
icon-crystals = Kryształy
icon-cubes = Znaczniki
icon-drill = Wiertło
icon-eye = Oko
icon-forge = Kuźnia
icon-golem = Golem
icon-hit = Cios
icon-search = Poszukiwanie
icon-shield = Tarcza
icon-warband = Drużyna
stance-expansive = Ekspansywne
stance-aggressive = Agresywne
stance-defensive = Obronne
procedure-alert = Alarm
procedure-exhausted = Wyczerpanie
aid-disruptive = Przełamanie
aid-exalted = Uniesienie
face-low-even = najniższy parzysty numer
face-low-odd = najniższy nieparzysty numer
face-high-even = najwyższy parzysty numer
face-high-odd = najwyższy nieparzysty numer

## Pytania

ask-first-vision = Los dobiera pierwszą kartę Przepowiedni.
ask-handicap = Gdzie na początku stanie dodatkowy Wojownik? { $n ->
    [1] {""}
   *[other] Razem: { $n }.
}
ask-two-or-four = Dobrać 2 karty Specjalne czy dobrać 4 i oddać 2?
ask-choose-cards-return = Wybierz { $n } { NOUN("special", $n, case: "acc") } do wtasowania z powrotem w talię.
ask-choose-cards-discard = Na ręce jest więcej niż 8 kart: odrzuć { $n } { NOUN("special", $n, case: "acc") }.
ask-loses-marker = Która karta Czasowa teraz straci znacznik?
ask-action-turn = Zagraj kartę albo dobierz jedną zamiast tego.
ask-extra-card = Zagrać jeszcze jedną kartę na to samo pole?
ask-may-skip = Rozpatrzyć ten efekt?
ask-cost = Zapłacić?
ask-give-up-fighters = Gdzie poświęcasz Wojownika?
ask-resolve = Który efekt?
ask-burn = Spal { $n } { NOUN("card", $n, case: "acc") } z ręki.
ask-when-burned = Efekt której spalonej karty teraz?
ask-draw-cards = Los dobiera kartę Specjalną.
ask-draw-visions = Los dobiera kartę Przepowiedni.
ask-look-at-vision = Los pokazuje wierzchnią kartę Przepowiedni.
ask-recover-cards = Odzyskaj ze stosu kart odrzuconych najwyżej { $n } { NOUN("special", $n, case: "acc") }.
ask-move-fighters = { $n ->
    [1] Porusz najwyżej 1 Wojownika o jeden krok.
   *[other] Porusz najwyżej { $n } { NOUN("fighter", $n, case: "acc") }, każdego o jeden krok.
}
ask-move-warbands = Porusz Drużynę, całą albo jej część.
ask-march = Jaka część Drużyny idzie?
ask-lure-warband = Zwab Drużynę Plemienia Puszczy do sąsiedniego Lasu.
ask-lured = Ilu Wojowników idzie?
ask-bring-totem = Czy Totem idzie razem z nimi?
ask-move-drill = Dokąd jedzie Wiertło?
ask-attack = Zaatakować?
ask-wager = Bitwa: Las { $forest } i Góra { $mountain }. Umieścić zakrytą kartę?
ask-split-hits = Góra { $mountain }: zadaj { $hits } { NOUN("damage", $hits, case: "acc") }. Kogo usunąć?
ask-retreat = Wygrana. Czy i dokąd Odwrót pokonanej Drużyny?
ask-destroy-drill = Góra { $mountain }: Wiertło zniszczone. Zabrać 1 Kryształ z Ładunku?
ask-whenever = Który efekt teraz?
ask-place-foundation = Gdzie położyć Fundament?
ask-build-forge = Gdzie zbudować Kuźnię?
ask-discover = Odkryć Totem?
ask-recruit = Werbunek: dokąd idzie jednostka? { $n ->
    [1] {""}
   *[other] Najwyżej: { $n }.
}
ask-remove-units = Usuń jednostkę przeciwnika: skąd? { $n ->
    [1] {""}
   *[other] Najwyżej: { $n }.
}
ask-push-back = Zmuś Drużynę przeciwnika do Odwrotu: dokąd?
ask-mark = Gdzie położyć znacznik?
ask-buy-fighters = Zwerbuj Wojowników, każdego za { $price ->
    [one] 1 Kryształ
    [few] { $price } Kryształy
   *[many] { $price } Kryształów
}, najwyżej { $n }.
ask-first-foundation = Los wybiera zewnętrzną Górę na Fundament.
ask-garrison = Los wybiera, gdzie stanie dodatkowy Wojownik.
ask-draw-unseen = Los dobiera kartę Specjalną dla Bota.
ask-lose-vision = Los wybiera kartę Przepowiedni do wtasowania.
ask-expend-card = Los pokazuje wierzchnią kartę ręki Bota.
ask-roll-die = Co pokazuje Magiczna kość?
ask-locate = Los pokazuje wierzchnią kartę talii Przepowiedni.
ask-return-visions = Los wybiera odrzuconą kartę Przepowiedni, która wraca do talii.
ask-discover-nearby = Na której Górze Lasobot odkryje Totem?
ask-count-turn = Los pokazuje kartę, która odlicza Turę Bota.
ask-wood-expend = Los pokazuje wierzchnią kartę ręki Lasobota.
ask-give-up = Spalasz kartę (Lasobot dobierze jedną) czy oddajesz Kryształ?

## Dlaczego nie ma wyboru

hindered-no-vision = Nie masz na ręce karty Przepowiedni.
hindered-guarded = Góra { $mountain } jest strzeżona: { $n ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $n } { NOUN("fighter", $n) } Pancernego Klanu
       *[other] { $n } { NOUN("fighter", $n) } Pancernego Klanu i { $golems } { NOUN("golem", $golems) }
    }
}.
hindered-no-warband = Góra { $mountain }: w żadnym wewnętrznym Lesie obok nie ma twojej Drużyny.
hindered-marked = Góra { $mountain }: znacznik nie pozwala tam odkryć Totemu.
hindered-no-card-to-wager = Żadnej karty z ręki nie można umieścić w Bitwie.

## Co można zrobić

do-play = Zagraj: { $card }
do-pass = Dobierz kartę zamiast zagrania
do-skip = Pomiń
do-done = Gotowe
do-do = Rozpatrz
do-only = Tylko { $fighters }
do-pay = Zapłać
do-draw-two = Dobierz 2
do-draw-four = Dobierz 4, oddaj 2
do-draw = { $card }
do-return = Oddaj: { $card }
do-discard = Odrzuć: { $card }
do-burn = Spal: { $card }
do-recover = Odzyskaj: { $card }
do-move = 1 Wojownik: Las { $from } → Las { $to }
do-again = Drugi krok: Las { $from } → Las { $to }
do-carry = 1 Wojownik i { $side } Totem: Las { $from } → Las { $to }
do-carry-again = Drugi krok i { $side } Totem: Las { $from } → Las { $to }
do-march = Porusz: Góra { $from } → Góra { $to }
do-lure = Zwabienie: Las { $from } → Las { $to }
do-take = { $fighters ->
    [0] { $golems } { NOUN("golem", $golems) }
   *[other] { $golems ->
        [0] { $fighters } { NOUN("fighter", $fighters) }
       *[other] { $fighters } { NOUN("fighter", $fighters) } i { $golems } { NOUN("golem", $golems) }
    }
}
do-bring = Także Totem: { $side }
do-drill = Wiertło: Góra { $mountain }
do-attack-forest-mountain = Atak na Górę { $mountain }; atakujący: Las { $forest }
do-attack-mountain-forest = Atak na Las { $forest }; atakujący: Góra { $mountain }
do-wager = Umieść: { $card }
do-no-wager = Bez karty
do-hit = { $golems ->
    [0] { $fighters ->
        [0] Nikogo
       *[other] { $fighters } { NOUN("fighter", $fighters, case: "acc") }
    }
   *[other] { $fighters ->
        [0] { $golems } { NOUN("golem", $golems, case: "acc") }
       *[other] { $fighters } { NOUN("fighter", $fighters, case: "acc") } i { $golems } { NOUN("golem", $golems, case: "acc") }
    }
}
do-retreat-forest = Las { $forest }
do-retreat-mountain = Góra { $mountain }
do-stay = Bez Odwrotu
do-loot = Zabierz 1 Kryształ
do-discover = Odkryj Totem: Góra { $mountain } (Drużyna: Las { $forest })
do-foundation = Fundament: Góra { $mountain }
do-build = Kuźnia: Góra { $mountain }
do-recruit-forest = 1 Wojownik: Las { $forest }
do-recruit-mountain = 1 Wojownik: Góra { $mountain }
do-golem = 1 Golem: Góra { $mountain }
do-remove-forest = 1 Wojownik: Las { $forest }
do-remove-mountain = 1 Wojownik: Góra { $mountain }
do-remove-golem = 1 Golem: Góra { $mountain }
do-give-up-forest = 1 Wojownik: Las { $forest }
do-give-up-mountain = 1 Wojownik: Góra { $mountain }
do-push-forest-forest = Drużyna: Las { $from } → Las { $to }
do-push-mountain-mountain = Drużyna: Góra { $from } → Góra { $to }
do-mark-forest = Znacznik: Las { $forest }
do-mark-mountain = Znacznik: Góra { $mountain }
do-option = Efekt { $line }
do-resolve = { $card }
do-victory = Wygrana: { $card }
do-die = { $face }
do-expend = { $card }
do-focus = Drużyna: Las { $forest }
do-target-mountain = Góra { $mountain }
do-target-forest = Las { $forest }
do-reveal = { $card }
do-give-card = spalić kartę, a Lasobot dobierze jedną
do-give-crystal = oddać Kryształ

## Efekty kart

act-spend = Wydaj za to { $n } { NOUN("crystal", $n, case: "acc") }
act-burn = Spal za to { $n } { NOUN("card", $n, case: "acc") }
act-burn-special = Spal za to { $n } { NOUN("special", $n, case: "acc") }
act-burn-vision = Spal za to { $n } { NOUN("vision", $n, case: "acc") }
act-give-up = Poświęć za to { $n } { $n ->
    [one] własnego Wojownika
   *[other] własnych Wojowników
}
act-resolve = Wybierz z listy { $n } { NOUN("effect", $n, case: "acc") }
act-opponent-resolve = Przeciwnik wybiera z listy { $n } { NOUN("effect", $n, case: "acc") }
act-opponent-burn = Przeciwnik spala { $n } { NOUN("card", $n, case: "acc") }
act-move-fighters = Porusz { $n } { NOUN("fighter", $n, case: "acc") }
act-move-fighters-twice = Porusz { $n } { NOUN("fighter", $n, case: "acc") }, każdego najwyżej o dwa kroki
act-move-warbands = Porusz { $n } { NOUN("warband", $n, case: "acc") }
act-move-drill = Porusz Wiertło
act-move-drill-twice = Porusz Wiertło, najwyżej o dwa kroki
act-move-enemy = Porusz Drużynę przeciwnika
act-attack = Zaatakuj
act-attack-ferrum = Zaatakuj Ferrum
act-gain = Zyskaj { $n } { NOUN("crystal", $n, case: "acc") }
act-gain-forge = Zyskaj { $n } { NOUN("crystal", $n, case: "acc") } za każdą swoją Kuźnię
act-gain-foundation = Zyskaj { $n } { NOUN("crystal", $n, case: "acc") } za każdy swój Fundament
act-gain-golem = Zyskaj { $n } { NOUN("crystal", $n, case: "acc") } za każdego swojego Golema
act-gain-totem = Zyskaj { $n } { NOUN("crystal", $n, case: "acc") } za każdy Totem na mapie
act-steal = Zabierz { $n } { NOUN("crystal", $n, case: "acc") }
act-recover = Odzyskaj ze stosu kart odrzuconych { $n } { NOUN("special", $n, case: "acc") }
act-draw = Dobierz { $n } { NOUN("special", $n, case: "acc") }
act-draw-vision = Dobierz { $n } { NOUN("vision", $n, case: "acc") }
act-discover = Odkryj Totem
act-for-nothing = teraz niczego by to nie zmieniło
act-foundation = Połóż Fundament
act-build = Zbuduj Kuźnię
act-build-directly = Zbuduj Kuźnię, na Fundamencie albo bez niego
act-recruit-fighter = Zwerbuj { $n } { NOUN("fighter", $n, case: "acc") }
act-recruit-golem = Zwerbuj { $n } { NOUN("golem", $n, case: "acc") }
act-remove-fighter = Usuń { $n } { NOUN("fighter", $n, case: "acc") } przeciwnika
act-remove-golem = Usuń { $n } { NOUN("golem", $n, case: "acc") } przeciwnika
act-retreat = Zmuś do Odwrotu { $n } { NOUN("warband", $n, case: "acc") } przeciwnika
act-mark = Oznacz { $n } { NOUN("place", $n, case: "acc") }
act-peek-hand = Obejrzyj rękę przeciwnika
act-peek-vision-hand = Obejrzyj karty Przepowiedni na ręce przeciwnika
act-peek-vision-deck = Podejrzyj wierzchnią kartę Przepowiedni
act-extra-base = Zagraj jeszcze jedną kartę Podstawową
act-extra-fresh = Zagraj jeszcze jedną kartę Podstawową; poruszone jednostki mogą poruszyć się znowu
act-extra-special = Zagraj jeszcze jedną kartę Specjalną

## Efekt karty słowami, gdy nie ma na niej tekstu

effect-ongoing = Czasowy, { $n } { NOUN("marker", $n) }
effect-this-combat = W tej walce
effect-victory = Wygrana
effect-each-combat = W każdej walce
effect-this-round = W tej Rundzie
effect-in-play = Dopóki karta jest w grze
effect-each-preparation = W każdym Przygotowaniu
effect-battle-won = Ilekroć wygrasz Bitwę
effect-drill-unloads = Ilekroć Wiertło się rozładuje
effect-foundation-placed = Ilekroć zostanie położony Fundament
effect-totem-discovered = Ilekroć zostanie odkryty Totem
effect-when-exhausted = Po wyczerpaniu
effect-when-burned = Po spaleniu
effect-damage = +{ $n } Obrażeń
effect-defense = +{ $n } Obrony
effect-dominance = +{ $n } Dominacji
effect-peek-wager = widzisz kartę przeciwnika, zanim umieścisz swoją
effect-no-special-wager = przeciwnik nie może umieścić karty Specjalnej
effect-if-attacking = (gdy atakujesz)
effect-if-defending = (gdy się bronisz)
effect-if-golem = (gdy jest tam Golem)
effect-if-forge = (gdy jest tam Kuźnia)
effect-if-totem = (gdy jest tam Totem)
effect-if-marked = (w oznaczonej Lokacji)
effect-cannot-move = jednostki w oznaczonej Lokacji nie mogą się poruszać
effect-cannot-attack = oznaczonej Lokacji nie można atakować
effect-cannot-discover = w oznaczonej Lokacji nie można odkrywać
effect-cost-recruit = Wojownik kosztuje { $n } { NOUN("crystal", $n, case: "acc") }
effect-cost-build = Kuźnia kosztuje { $n } { NOUN("crystal", $n, case: "acc") }
effect-at-mountain = na Górze
effect-at-forest = w Lesie
effect-at-forge = na Górze z Kuźnią
effect-at-foundation = na Górze z Fundamentem
effect-at-totem = w Lesie z Totemem
effect-at-there = tam, gdzie poświęcono Wojownika
effect-at-ferrum = na Ferrum
effect-at-drill = na Górze z Wiertłem
effect-at-beaten = tam, gdzie wygrano
effect-mountain-controlled = kontrolowanej
effect-mountain-uncontrolled = niekontrolowanej
effect-mountain-adjacent = sąsiedniej
effect-mountain-marked = oznaczonej
effect-mountain-inner = wewnętrznej
effect-mountain-outer = zewnętrznej
effect-forest-controlled = kontrolowanym
effect-forest-uncontrolled = niekontrolowanym
effect-forest-adjacent = sąsiednim
effect-forest-marked = oznaczonym
effect-forest-inner = wewnętrznym
effect-forest-outer = zewnętrznym

## Dlaczego nie

why-not-in-hand = Tej karty nie ma na ręce.
why-not-adjacent = Te Lokacje nie sąsiadują ze sobą.
why-no-fighter = Nie ma tam żadnego twojego Wojownika.
why-all-moved = Wszyscy tam poruszyli się już w tej Turze.
why-held-by-mark = Znacznik zabrania stamtąd wychodzić.
why-no-totem = Takiego Totemu tam nie ma.
why-none-left-to-move = Ten efekt nie porusza już więcej Wojowników.
why-no-warband = Nie ma tam żadnej Drużyny.
why-same-warband = Ten efekt poruszył już tę Drużynę; musi to być inna.
why-drill-moved-already = Wiertło poruszyło się już w tej Turze.
why-outer-forest = Zewnętrzny Las: z niego i do niego nie wolno atakować, odkrywać ani wabić.
why-no-target = Nie ma tam czego atakować.
why-only-ferrum = Ten efekt atakuje tylko Ferrum.
why-shielded-by-mark = Znacznik zabrania atakować tę Lokację.
why-only-base-wager = W tej Walce można umieścić tylko kartę Podstawową.
why-not-enough-crystals = Za mało dostępnych Kryształów.
why-not-controlled = Nie kontrolujesz tej Lokacji.
why-not-outer = To nie jest zewnętrzna Góra.
why-has-token = Stoi tam już Fundament albo Kuźnia.
why-no-foundation = Nie ma tam Fundamentu.
why-has-forge = Stoi tam już Kuźnia.
why-no-tokens = Nie ma już żetonów Kuźni.
why-no-vision = Nie masz na ręce karty Przepowiedni tej Góry.
why-mountain-controlled = Pancerny Klan kontroluje tę Górę.
why-watched-by-mark = Znacznik nie pozwala odkryć Totemu na tej Górze.
why-no-fighters-in-supply = W puli nie ma już Wojowników.
why-no-golems-in-supply = W puli nie ma już Golemów.
why-wrong-place = Ten efekt nie dotyczy tej Lokacji.
why-nothing-there = Nie ma tam niczego takiego.
why-base-card = Kart Podstawowych nigdy się nie spala, nie odrzuca i nie wtasowuje.
why-wrong-split = Tak nie można zadać tych Obrażeń.
why-does-nothing = Ten efekt teraz niczego by nie zmienił.
why-not-so-much = Tyle nie można wziąć.
why-too-many = Tylu iść nie może.
why-marked-already = Znacznik tej karty już tam leży.
why-not-a-base-card = Potrzebna jest karta drugiego rodzaju: Podstawowa albo Specjalna.
why-only-when-none-fits = To można wybrać tylko wtedy, gdy żadnego efektu nie da się rozpatrzyć w całości.
why-no-first-step = Nikt tam nie zrobił pierwszego kroku tym efektem.
why-not-in-discard = Tej karty nie ma na stosie kart odrzuconych.
why-in-rising-order = Podaj wszystkie wybierane karty naraz.
why-wrong-kind = Potrzebna jest karta innego rodzaju.
why-picked-already = Ten efekt został już wybrany.

## Jak się skończyło

won-by-totems = Zwycięstwo: { $seat }. Zabezpieczono trzeci Totem.
won-by-forges = Zwycięstwo: { $seat }. Zbudowano trzecią Kuźnię.
won-by-surrender = Zwycięstwo: { $seat }. Przeciwnik się poddał.

## Na co może umówić się stół

option-beginner = Dla początkujących: talii się nie tasuje, najpierw niskie numery kart.
option-draw-four = W pierwszej Rundzie można dobrać 4 karty i oddać 2.
option-handicap-woodwalkers = Dodatkowi Wojownicy początkującego Plemienia Puszczy, po jednym w tylu zewnętrznych Lasach.
option-handicap-ironclad = Dodatkowi Wojownicy początkującego Pancernego Klanu, po jednym na tylu wewnętrznych Górach.
option-ask-every-effect = Każdy efekt, także niewymagający wyboru, można pominąć w całości lub w części, a każdą cenę zapłacić na darmo.
option-moves-per-effect = Jednostka porusza się raz w każdym efekcie, a nie raz na Turę.
option-whole-gains = Zysk, którego pula nie pokryje w całości, nie daje nic.
option-no-outer-retreat = Odwrót Plemienia Puszczy nie prowadzi do zewnętrznych Lasów.
option-lure-inner-only = Zwabić można tylko Drużynę z wewnętrznego Lasu, nie każdą.
option-drill-when-defending = Wiertło niszczy się tylko tam, gdzie Pancerny Klan był obrońcą.
option-seat-ironclad = Kto gra Pancernym Klanem: osoba (person) albo Żelazobot z poziomem, od ironbot:0 do ironbot:15. Poziom ustala dalsze opcje, chyba że podano je osobno (-1 to brak).
option-ironbot-red-icons = Żelazobot rozpatruje też czerwone ikony (2 poziomy).
option-ironbot-golem = Żelazobot zaczyna z Golemem na Ferrum (3 poziomy).
option-ironbot-foundations = Dwie losowe zewnętrzne Góry zaczynają z Fundamentem (3 poziomy).
option-ironbot-four-cards = Do pierwszej ręki Żelazobota trafiają cztery karty Specjalne, nie dwie (2 poziomy).
option-ironbot-garrison = Dodatkowi Wojownicy na tylu losowych wewnętrznych Górach; 5 dodaje jednego na Ferrum (po 1 poziomie).
option-ironbot-empty-hand-pays = Żelazobot bez karty zyskuje Kryształ, zamiast dobrać kartę i skończyć Turę.
option-ironbot-special-expends = Akcja specjalna strony Alarm także zużywa kartę, bez rozpatrywania.
option-ironbot-pays-once = Ikony, które nic nie zmieniają, dają jeden Kryształ na Turę, nie po jednym.
option-ironbot-chase-adjacent = Pościg dotyczy tylko Drużyny sąsiadującej z Drużyną Pancernego Klanu.
option-ironbot-totem-difference = Spośród Drużyn z Totemem rozstrzyga przewaga jednostek Żelazobota, zanim zdecyduje kość.
option-ironbot-attack-margin = O ile jednostek Żelazobot musi mieć przewagę, aby atakować.
option-ironbot-defender-draws = Żelazobot zaatakowany z pustą ręką dobiera kartę.
option-ironbot-protect-inner = Ochrona nie liczy Drużyn z zewnętrznych Lasów, które nie mogą atakować.
option-ironbot-expand-fighters = Rozwój pomija cel, do którego nie poszedłby żaden Wojownik; sam Golem nie wystarczy.
option-ironbot-fewest-first = Rozwój bierze pod uwagę Wojowników wokół przed Fundamentami.
option-ironbot-drill-spares = Ile kart Przepowiedni na ręce Wiertło oszczędza.
option-seat-woodwalkers = Kto gra Plemieniem Puszczy: osoba (person) albo Lasobot z poziomem, od woodenbot:0 do woodenbot:15. Poziom ustala dalsze opcje, chyba że podano je osobno (-1 to brak).
option-woodenbot-red-icons = Lasobot rozpatruje także czerwone ikony (2 poziomy).
option-woodenbot-spirits = Przy Duchach Lasu leżą na początku dwa znaczniki (3 poziomy).
option-woodenbot-fewer-forges = Dwa z pięciu żetonów Kuźni gracza zostają w pudełku (3 poziomy).
option-woodenbot-four-cards = Do pierwszej ręki Lasobota trafiają cztery karty Specjalne, a nie dwie (2 poziomy).
option-woodenbot-garrison = Dodatkowi Wojownicy w tylu losowych zewnętrznych Lasach; 5 to wszystkie (po 1 poziomie).
option-woodenbot-locate-from-deck = Odkrycie przez Lokalizację Totemu zużywa wierzchnią kartę talii dobierania, a nie ręki.
option-woodenbot-empty-hand-pays = Lasobot bez karty zyskuje Kryształ, zamiast dobrać kartę i skończyć Turę.
option-woodenbot-special-expends = Tura z pięcioma Wojownikami do Plądrowania lub Zabezpieczania zużywa też kartę, bez rozpatrywania.
option-woodenbot-eye-warbands = Oko na stronie Uniesienie porusza dwie całe Drużyny, a nie dwóch Wojowników.
option-woodenbot-shield-in-order = Tarcza spala kartę, jeśli jest, a jeśli nie, zabiera Kryształ; gracz nie wybiera.
option-woodenbot-warband-both = Drużyna na stronie Uniesienie werbuje do Drużyny z Totemem i jeszcze raz, a nie tylko tam.
option-woodenbot-must-outnumber = Lasobot atakuje tylko z przewagą Wojowników nad jednostkami; Golem i Kuźnia liczą się po 1.
option-woodenbot-spirits-need-wager = Walka zabiera Duchom Lasu znacznik tylko wtedy, gdy Lasobot umieścił kartę.
option-woodenbot-totem-anywhere = Gdy obok Góry nie ma Drużyny, Totem może się pojawić w każdym Lesie wewnętrznym.
option-woodenbot-person-picks-search = Z kilku Gór do odkrycia wybiera gracz, a nie kość.
option-die-same-end = Magiczna kość o brakującej parzystości wskazuje ten sam kraniec, zamiast powtórnego rzutu.

## Szkic

sketch-round = Runda
sketch-turn = Tura
sketch-crystals = Kryształy
sketch-cargo = Ładunek
sketch-track = tor
sketch-totems = Totemy
sketch-forges = Kuźnie
sketch-fighters = Wojownicy w puli
sketch-golems = Golemy w puli
sketch-hand = Ręka
sketch-visions = Przepowiednie
sketch-deck = Talia
sketch-discard = Odrzucone
sketch-slots = Pola
sketch-ongoing = Czasowe
sketch-aside = Umieszczone karty Podstawowe
sketch-supply = Pula
sketch-slot-drawn = dobrano kartę
sketch-values = Obrażenia/Obrona/Dominacja
sketch-base = Podstawowa
sketch-special = Specjalna
sketch-house = domowa
sketch-house-map = mapa domowa
sketch-visions-shown = odkryte
sketch-visions-burned = spalone
sketch-visions-discarded = odrzucone
sketch-your-hand = Twoja ręka
sketch-your-visions = Twoje Przepowiednie
sketch-battle = Bitwa
sketch-mountain-centre = Góra w środku mapy
sketch-mountain-inner = wewnętrzna Góra
sketch-mountain-outer = zewnętrzna Góra
sketch-forest-inner = wewnętrzny Las
sketch-forest-outer = zewnętrzny Las
sketch-number = numer przy remisach
sketch-neighbours = Sąsiedzi
sketch-touches = Przylega do
sketch-where = Gdzie
sketch-effect = Efekt
sketch-vision = karta Przepowiedni
sketch-vision-gives = Kryształy za odkrycie
sketch-not-known = nie wiesz
sketch-empty = nikogo
sketch-full-totem = pełny Totem
sketch-fading-totem = zanikający Totem
sketch-drill = Wiertło
sketch-foundation = Fundament
sketch-forge = Kuźnia
sketch-fighter = Wojownicy
sketch-golem = Golemy
sketch-marked = oznaczone kartą
sketch-key-iron = Wojownicy Pancernego Klanu
sketch-key-golem = Golemy
sketch-key-drill = Wiertło
sketch-key-foundation = Fundament
sketch-key-forge = Kuźnia
sketch-key-wood = Wojownicy Plemienia Puszczy
sketch-key-totem = Totem
sketch-key-fading = zanikający
sketch-key-mark = znacznik
sketch-key-legal = można wybrać
sketch-key-from = stąd
sketch-key-path = ścieżka
sketch-ironbot = Żelazobot
sketch-woodenbot = Lasobot
sketch-spirits = Duchy Lasu
sketch-boxed-tokens = Żetony Kuźni w pudełku
sketch-level = poziom
sketch-stance = zachowanie
sketch-side = strona
sketch-known = oznaczona przez Żelazobota
sketch-key-known = oznaczona przez Żelazobota
sketch-possible = możliwa: jej Przepowiednia jest w talii
sketch-key-possible = możliwa Góra

## Co wynika z odpowiedzi i co będzie dalej

result-secures = zabezpiecza go, { $n } z 3
result-next-to = obok: { $mountain }, { $n }
result-enemies = { $seat } w pobliżu: { $n }
result-no-enemy = brak wroga w pobliżu
result-outer = zewnętrzny Las
result-odds = { $own } przeciw { $other }
result-values = { $damage } · { $defense } · { $dominance }
result-left = w puli zostanie { $n }
result-forge = Kuźnia { $n } z 3
result-unloads = rozładunek: { $n } { NOUN("crystal", $n) }
result-cargo = +2 Ładunku
result-cargo-recruit = +1 Ładunku, werbunek, podgląd
result-cargo-draw = +1 Ładunku, karta
result-discovers = Totem, +{ $n } { NOUN("crystal", $n) }
forecast-expansive = Następna Tura w tym położeniu: zachowanie Ekspansywne, bo żadne inne nie pasuje.
forecast-aggressive = Następna Tura w tym położeniu: zachowanie Agresywne, bo Drużyna jest przy Totemie.
forecast-defensive = Następna Tura w tym położeniu: zachowanie Obronne, bo ma pięć Kryształów i kontroluje Fundament.
forecast-disruptive = Następna Tura w tym położeniu: Przełamanie.
forecast-exalted = Następna Tura w tym położeniu: Uniesienie.

## Scena

scene-title = Ironwood
scene-map = Mapa
scene-forest = Las { $name }
scene-slot-1 = Pole 1
scene-slot-2 = Pole 2
scene-slot-3 = Pole 3
scene-removed = Poza tą rozgrywką
scene-vision-deck = Talia Przepowiedni
scene-visions-shown = Odkryte Przepowiednie
scene-visions-burned = Spalone Przepowiednie
scene-visions-discarded = Odrzucone Przepowiednie
scene-supply-crystals = Kryształy w puli
scene-secured = Zabezpieczone Totemy
scene-drill-track = Tor Wiertła
scene-drill-start = start
scene-drill-crystals = +2
scene-drill-recruit = +1, werbunek
scene-drill-draw = +1, karta
scene-damage = Obrażenia
scene-defense = Obrona
scene-dominance = Dominacja
scene-action-card = Karta Akcji
scene-solo = solo
scene-die = Magiczna kość
scene-attacker = Atak: { $seat }
scene-in-forest = Las { $forest }
scene-on-mountain = { $mountain }
scene-wager-none = { $seat }: nic nie umieszczono
scene-wager-hidden = { $seat }: zakryta karta
scene-wager-card = { $seat }: { $card }

## Gdzie leżą karty

zone-deck-woodwalkers = w talii dobierania: Plemię Puszczy
zone-deck-ironclad = w talii dobierania: Pancerny Klan
zone-visions-deck = w talii Przepowiedni
zone-hand-woodwalkers = na ręce: Plemię Puszczy
zone-hand-ironclad = na ręce: Pancerny Klan
zone-visions-hand = na ręce: Plemię Puszczy
zone-slot1-woodwalkers = na polu 1: Plemię Puszczy
zone-slot2-woodwalkers = na polu 2: Plemię Puszczy
zone-slot3-woodwalkers = na polu 3: Plemię Puszczy
zone-slot1-ironclad = na polu 1: Pancerny Klan
zone-slot2-ironclad = na polu 2: Pancerny Klan
zone-slot3-ironclad = na polu 3: Pancerny Klan
zone-ongoing-woodwalkers = w grze, Czasowa
zone-ongoing-ironclad = w grze, Czasowa
zone-discard-woodwalkers = na stosie kart odrzuconych: Plemię Puszczy
zone-discard-ironclad = na stosie kart odrzuconych: Pancerny Klan
zone-aside-woodwalkers = umieszczona w Walce, wraca na koniec Rundy
zone-aside-ironclad = umieszczona w Walce, wraca na koniec Rundy
zone-visions-shown = odkryta, leży odsłonięta
zone-visions-burned = spalona, leży zakryta
zone-removed-woodwalkers = poza tą grą
zone-removed-ironclad = poza tą grą
zone-visions-discard = na odkrytym stosie odrzuconych kart Przepowiedni

## Co znaczą jednostki i słowa

about-fighter = Jednostka bojowa każdej Frakcji: 1 punkt Dominacji, usuwa ją 1 Obrażenie. [IW R7.1]
about-golem = Jednostka bojowa Pancernego Klanu: 1 punkt Dominacji, zadaje 1 Obrażenie, usuwają ją 2 Obrażenia w jednej Walce. [IW R7.2]
about-drill = Wozi Kryształy Pancernego Klanu. Nie walczy; zostaje zniszczone tam, gdzie obok niego pokonano Drużynę. [IW R7.3, R12.5]
about-warband = Wszystkie jednostki bojowe jednej Frakcji w jednej Lokacji. [IW R7.4]
about-foundation = Połowa Kuźni, na kontrolowanej zewnętrznej Górze. Nie można go zniszczyć. [IW R13.1]
about-forge = Dodaje 1 Obrażenie w Walkach swojej Góry; tu werbuje się jednostki i rozładowuje Wiertło. Trzy zbudowane Kuźnie wygrywają. [IW R13.4, R13.5]
about-totem = Pojawia się po odkryciu; przeniesiony do zewnętrznego Lasu jest zabezpieczony. Pod koniec Rundy zanika, pod koniec następnej znika. Trzy zabezpieczone Totemy wygrywają. [IW R15]
about-crystal = Płaci się nimi za werbunek, Kuźnie i efekty. Jest ich 20. [IW R1.6, R16.10]
about-cargo = Kryształy na Wiertle: dopóki nie rozładuje się ich przy Kuźni, nie można nimi płacić ani ich zabrać. [IW R10.5, R10.6]
about-marker = Odlicza Rundy karty Czasowej, zajmuje pole karty Akcji albo oznacza Lokację. Jest ich 20. [IW R16.5, R16.6]
about-vision = Wskazuje Górę. Efekt Odkryj daje Totem, jeśli na tej Górze nie ma jednostek Pancernego Klanu, a obok czeka Drużyna. [IW R14]
about-wager = Karta umieszczona zakryta w Bitwie dla jej wartości: Obrażeń, Obrony i Dominacji. [IW R11.3]
about-dominance = Pozostałe jednostki i Dominacja karty: kto ma więcej, wygrywa Bitwę; remis wygrywa atakujący. [IW R11.10]
about-retreat = Zwycięzca może odesłać całą pokonaną Drużynę do sąsiedniej Lokacji. To nie jest ruch. [IW R12.1, R12.2]
about-control = Lokację kontroluje Frakcja, której jednostka bojowa tam stoi. [IW R8.6]

## Arkusz Bitwy

sheet-battle = Bitwa. Atakuje: { $seat }
sheet-battle-of = Bitwa. Atakuje:
sheet-units = Jednostki
sheet-damage = Obrażenia
sheet-dominance = Dominacja
sheet-fighters = Wojownicy
sheet-golems = Golemy
sheet-forge = Kuźnia
sheet-stance = zachowanie
sheet-spirits = Duchy Lasu
sheet-card = { $card }
sheet-card-of = karta
sheet-no-card = bez karty
sheet-card-hidden = zakryta karta
sheet-card-open = karta
sheet-defense = Obrona
sheet-defense-card = Obrona: { $card }
sheet-defense-card-of = Obrona,
sheet-ties = Remis wygrywa atakujący: { $seat }.
sheet-ties-of = Remis wygrywa atakujący:
sheet-won = Bitwę wygrywa: { $seat }.
sheet-won-of = Bitwę wygrywa:

## Partie do obejrzenia

gallery-two-who-search = Dwoje, którzy liczą naprzód
gallery-two-who-search-text = Plemię Puszczy i Pancerny Klan liczą równie daleko naprzód: Totemy przeciw Kuźniom między równymi.
gallery-against-the-ironbot = Przeciw Żelazobotowi
gallery-against-the-ironbot-text = Silny gracz komputerowy prowadzi Plemię Puszczy przeciw Żelazobotowi na poziomie 5. Każdy wybór bota można otworzyć: co rozważał i która zasada rozstrzygnęła.
gallery-against-the-woodenbot = Przeciw Lasobotowi
gallery-against-the-woodenbot-text = Średni gracz komputerowy prowadzi Pancerny Klan przeciw Lasobotowi na poziomie 12, w wyścigu Kuźni z Totemami.

# numbers of a place that a what-if may change
edit-woodwalkers = Wojownicy Plemienia
edit-ironclad = Wojownicy Klanu
edit-drill = Wiertło
edit-golems = Golemy
edit-forges = Fundament (1) lub Kuźnia (2)
edit-totems = pełne Totemy
edit-fading-totems = zanikające Totemy
