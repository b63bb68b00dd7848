### Prowadzone pierwsze rozgrywki w Root.

## Pierwsza gra Markizy

lesson-marquise = Pierwsza gra: Markiza de Kot
lesson-marquise-text = Narąb drewna, wytwórz herbatę, zbuduj tartak, ruszaj i walcz. Około dziesięciu minut.
lesson-marquise-goal = Grasz Markizą de Kot. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Twoje punkty biorą się z budowania: każdy tartak, warsztat i werbownia punktuje, gdy staje na mapie, a kolejne dają coraz więcej.
lesson-marquise-pieces = Czerwone elementy z literą M są twoje. Wojownicy stoją razem, z liczbą, ilu ich jest. Kwadratowe elementy to budynki, a każdy potrzebuje miejsca. Twoja twierdza jest na polanie 1: nikt inny nic tam nie umieści.
lesson-marquise-rule = Kto ma na polanie najwięcej wojowników i budynków razem, ten nią rządzi; pokazuje to proporczyk. Budujesz tylko tam, gdzie rządzisz, a ruch wymaga twojej władzy na początku albo na końcu drogi.
lesson-marquise-turn = Tura ma trzy części. O Świcie każdy tartak dał drewno, tutaj na polanie 5. Teraz trwa Dzień: najpierw wytwarzanie, potem trzy akcje. Wieczorem dobierasz karty.
lesson-marquise-craft = Najpierw się wytwarza, bo po pierwszej akcji jest już za późno. „Korzenna Herbata (lis)” kosztuje jedną mysz, a twój warsztat stoi na mysiej polanie. Wytwórz ją: 2 punkty.
lesson-marquise-build = Teraz trzy akcje. Drugi tartak kosztuje 1 drewno i daje 1 punkt, a od następnej tury rąbiesz 2 drewna zamiast 1. Zbuduj go na polanie 5.
lesson-marquise-recruit = Budynków trzeba pilnować. Werbunek, raz na turę, stawia wojownika przy każdej twojej werbowni. Masz ją na polanie 10. Werbuj.
lesson-marquise-march = Na polanę 7 przyszedł samotny wojownik Dynastii. Jeden na jednego to hazard, więc sprowadź pomoc: Marsz to jedna akcja, a pozwala na dwa ruchy.
lesson-marquise-first = Przesuń wojownika z polany 8 na polanę 7. Wskaż, gdzie stoi, a potem, dokąd idzie.
lesson-marquise-second = I tego z polany 12. Zostawia ją pustą, więc może ją zająć ktoś inny. Trzech na jednego jest tego warte: ruszaj.
lesson-marquise-bird = Wszystkie trzy akcje są zużyte, ale ptasia karta daje jeszcze jedną. Ptaki zastępują też każdy inny kolor, więc wydawaj je z rozwagą. Wydaj kartę „Leśni Biegacze”.
lesson-marquise-battle = Bitwa na polanie 7. Rzuca się dwiema kośćmi od 0 do 3: atakujący bierze wyższą, obrońca niższą. Nikt nie wyrzuci więcej trafień, niż ma tam wojowników, więc możesz stracić najwyżej jednego.
lesson-marquise-won = Na kościach wypadło 3 i 1. Dynastia miała do stracenia jednego wojownika i go straciła; padł też jeden z twoich.
lesson-marquise-heal = Twoje szpitale polowe: za kartę w kolorze polany wszyscy wojownicy, którzy tam padli, wracają do twierdzy zamiast do zasobów. Polana 7 jest mysia i karta „Inwestycje” też. Wydaj ją.
lesson-marquise-done = Nie ma już akcji. Zakończ Dzień: Wieczorem dobierasz jedną kartę, a więcej, gdy masz trzy werbownie.
lesson-marquise-eyrie = Elektryczna Dynastia jest po swojej turze. Poszła na polanę 12, która została pusta, i zbudowała gniazdo. Działa według wydrukowanych zasad: otwórz dowolny wiersz kroniki, by zobaczyć, dlaczego zrobiła to, co zrobiła.
lesson-marquise-end = Dwa tartaki dały 2 drewna. Odtąd to twoja gra: wytwarzaj przed akcjami, trzymaj polany połączone, by drewno miało którędy jechać, i buduj coś w każdej turze. Znak zapytania objaśni wszystko, co widzisz.

## Pierwsza gra Dynastii

lesson-eyrie = Pierwsza gra: Dynastia Orlich Gniazd
lesson-eyrie-text = Dołóż kartę do Dekretu, wykonaj go w całości i zbuduj trzecie gniazdo. Około dziesięciu minut.
lesson-eyrie-goal = Grasz Dynastią Orlich Gniazd. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Punktujesz co Wieczór za wszystkie gniazda na mapie, więc wczesne gniazdo popłaca raz po raz.
lesson-eyrie-pieces = Niebieskie elementy z literą E są twoje: wojownicy z liczbą, ilu ich jest, i gniazda na polanach 3 i 7. Polaną rządzi ten, kto ma na niej najwięcej wojowników i budynków, a ze wszystkich frakcji tylko ty rządzisz także przy remisie.
lesson-eyrie-decree = To twój Dekret: cztery kolumny, werbunek, ruch, bitwa i budowa. Co turę trzeba wykonać każdą jego kartę, od lewej do prawej. Jeśli którejś się nie da, następuje zamęt: przepadają punkty, przywódca i karty.
lesson-eyrie-viziers = Twoim przywódcą jest Budowniczy. Dwie karty „Wierny Wezyr” każą raz werbować i raz ruszyć, a „Handlarz Bronią” każe budować. Wszystkie trzy to ptaki, a ptaka wykonuje się na dowolnej polanie.
lesson-eyrie-add = Świt: musi dojść jedna lub dwie karty. Kolor karty mówi, gdzie trzeba ją wykonać. „Inwestycje” to karta mysia, a na mysich polanach 7 i 11 stoją koty. Połóż ją w kolumnie bitew.
lesson-eyrie-enough = Druga karta byłaby kolejnym obowiązkiem, tura po turze. Dziś wystarczy jedna.
lesson-eyrie-craft = Dzień zaczyna się od wytwarzania, a robią to gniazda. „Ekwipunek Podróżny (lis)” kosztuje jednego królika; gniazdo na polanie 3 stoi na króliczej polanie. Wytwórz buty za 1 punkt.
lesson-eyrie-on = Każde gniazdo wytwarza raz na turę, a drugie nie zrobi niczego z twojej ręki. Przejdź do Dekretu.
lesson-eyrie-recruit = Werbunek: wojownik przy jednym z twoich gniazd. Wybierz polanę 3, bo stamtąd zaraz ruszysz.
lesson-eyrie-move = Przesuń co najmniej jednego wojownika. Dobrym celem jest polana 11: jeden kot, mysia polana na bitwę i wolne miejsca na gniazdo. Idź tam z polany 3.
lesson-eyrie-many = Weź 4 z 6. Dwóch, którzy zostają, upilnuje polany 3 i jej gniazda.
lesson-eyrie-battle = „Inwestycje” żądają bitwy na mysiej polanie. Walcz na polanie 11: czterech na jednego. Nikt nie wyrzuci więcej trafień, niż ma tam wojowników, więc ryzykujesz tylko jednym.
lesson-eyrie-built = Kota już nie ma. Potem „Handlarz Bronią” wykonał się sam: polana 11 była jedyną rządzoną z wolnym miejscem i bez gniazda, więc teraz stoi tam gniazdo.
lesson-eyrie-evening = Wieczorem trzy gniazda dały 2 punkty i 2 karty. Potem swoją turę miała Mechaniczna Markiza; kronika mówi, co zrobiła i dlaczego.
lesson-eyrie-think = Teraz znów przychodzi ten sam Dekret, i to większy. Czy da się wykonać całość? Bitwa: na polanie 7 wciąż jest kot. Budowa: trzeba jeszcze jednej rządzonej polany z wolnym miejscem i bez gniazda. Najpierw więc musisz dokądś pójść.
lesson-eyrie-second = Drugi ruch da ci swobodę. Połóż kartę „Leśni Biegacze” w kolumnie ruchów: jako ptak pasuje do każdej polany. W jednej turze może dojść tylko jeden ptak, a w zamęcie każdy kosztuje punkt.
lesson-eyrie-stop = Na tym poprzestań.
lesson-eyrie-end = Odtąd to twoja gra. Wprowadź dość wojowników na polanę 6 lub 12, by tam rządzić, walcz na polanie 7, zbuduj czwarte gniazdo. Przed każdą turą przejdź Dekret w myślach. Znak zapytania objaśni wszystko, co widzisz.

## Pierwsza gra Sojuszu

lesson-alliance = Pierwsza gra: Sojusz Leśnych Stworzeń
lesson-alliance-text = Wszcznij powstanie, szerz poparcie, wyszkol oficera i skorzystaj na oburzeniu. Około dziesięciu minut.
lesson-alliance-goal = Grasz Sojuszem Leśnych Stworzeń. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Punktujesz za każdy umieszczony żeton poparcia, a kolejne dają coraz więcej.
lesson-alliance-sympathy = Zielone żetony to poparcie: stworzenia z polan 8 i 12 są po twojej stronie. Nie masz jeszcze wojowników i na początek ich nie potrzebujesz.
lesson-alliance-supporters = Twoi zwolennicy to karty, które leżą osobno, nie na ręce, i znasz je tylko ty. Swoim kolorem płacą za wszystko, co robisz o Świcie; ptaki liczą się za każdy.
lesson-alliance-outrage = Kto usuwa poparcie albo wprowadza wojowników na polanę, na której ono jest, musi dodać kartę do twoich zwolenników. To oburzenie: walka z tobą tylko cię wzmacnia.
lesson-alliance-revolt = Polana 8 jest lisia, a Markiza ma tam tartak i dwóch wojowników. Dwóch lisich zwolenników wszczyna powstanie: wszyscy wrogowie znikają, każdy budynek i żeton daje 1 punkt, a ty dostajesz bazę. Wszcznij powstanie na polanie 8.
lesson-alliance-anvil = Zapłać dwiema lisimi kartami. Wydaj kartę „Kowadło”.
lesson-alliance-steel = I kartę „Lisia Stal”.
lesson-alliance-base = Tartaku już nie ma, a na jego miejscu stoi twoja baza. Przyszło dwóch wojowników, po jednym za każdą lisią polanę z poparciem. Jeszcze jeden jest teraz oficerem: Wieczorem będzie dla ciebie działać.
lesson-alliance-spread = Teraz rozszerz poparcie na polanę obok takiej, która je ma. Trzeci żeton kosztuje 1 zwolennika i daje 1 punkt. Polana 7 jest mysia, jak twój ostatni zwolennik. Umieść poparcie właśnie tam.
lesson-alliance-sack = Wydaj kartę „Mysz w Worku”. Gdyby stało tam trzech wojowników jednego wroga, trzeba by o jedną kartę więcej.
lesson-alliance-craft = Dzień jest dla kart z ręki. Wytwarza dla ciebie poparcie: „Mało Używany Plecak” kosztuje jedną mysz, a na polanie 7 masz poparcie. Wytwórz go: 1 punkt.
lesson-alliance-train = Oficerowie to twoje akcje, więc przyda się drugi. Szkolenie kosztuje kartę w kolorze bazy: twoja baza jest lisia i „Ekwipunek Podróżny (lis)” też. Wyszkol oficera tą kartą.
lesson-alliance-mobilize = Zwolennicy się skończyli. Mobilizacja przenosi do nich kartę z ręki, na następny Świt. Zmobilizuj kartę „Wizyta u Przyjaciół”.
lesson-alliance-move = Wieczór: każdy oficer może raz ruszyć, walczyć, werbować albo organizować. Masz ich dwóch. Rusz z polany 8 na polanę 4.
lesson-alliance-one = Idzie tylko jeden. Drugi pilnuje bazy: gdyby padła, tracisz połowę oficerów i wszystkich lisich i ptasich zwolenników.
lesson-alliance-organize = Organizowanie zamienia tego wojownika w poparcie tam, gdzie stoi, i nie trzeba do tego zwolennika. Organizuj na polanie 4: 1 punkt.
lesson-alliance-attacked = Dobierasz dwie karty, o jedną więcej dzięki bazie. Potem Markiza, automat, uderzyła na polanę 4 i usunęła poparcie. Oburzenie! Człowiek zapłaciłby kartą z ręki; za automat karta przychodzi z talii.
lesson-alliance-end = Odtąd to twoja gra. Zbieraj zwolenników, szerz poparcie tam, gdzie stoi mało wojowników, pilnuj baz i wszczynaj powstania tam, gdzie to zaboli. Znak zapytania objaśni wszystko, co widzisz.

## Pierwsza gra Włóczęgi

lesson-vagabond = Pierwsza gra: Włóczęga
lesson-vagabond-text = Wyjdź z lasu, przeszukaj ruinę, pomóż Markizie i wykonaj misję. Około dziesięciu minut.
lesson-vagabond-goal = Grasz Włóczęgą, samotnikiem z torbą przedmiotów. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Twoje biorą się z ruin, z misji, z pomagania innym albo z walki z nimi.
lesson-vagabond-items = Twoje przedmioty to twoje akcje. Gotowego można użyć i wtedy jest wyczerpany: buty idą, pochodnia szuka, miecz walczy, kusza strzela.
lesson-vagabond-pawn = To twój pionek, w lesie. Nie można go usunąć i nie obchodzi go, kto rządzi; trafienia uszkadzają za to twoje przedmioty. W lesie nikt nie może cię zaatakować.
lesson-vagabond-slip = O Świcie możesz za darmo wymknąć się o krok. Na polanie 12 jest ruina do przeszukania i kot, któremu można pomóc. Wymknij się tam.
lesson-vagabond-explore = Dzień. Pod każdą ruiną leży nieznany przedmiot. Wyczerp pochodnię, by odkryć tę: przedmiot i 1 punkt są twoje.
lesson-vagabond-boots = Buty, gotowe do drogi. Więcej przedmiotów to więcej akcji, w tej turze i w następnych.
lesson-vagabond-aid = Markiza wytworzyła herbatę, a jedna z misji chce herbaty. Pomóż jej: wyczerp przedmiot, daj kartę w kolorze tej polany, a możesz wziąć coś, co wytworzyła.
lesson-vagabond-give = To lisia polana, a „Kowadło” to lisia karta. Daj ją. Człowiek wziąłby ją na rękę; automat zdobywa zamiast tego 1 punkt.
lesson-vagabond-with = Który przedmiot na to wyczerpać? Buty są potrzebne do misji. Wyczerp kuszę.
lesson-vagabond-tea = Weź herbatę. Gdy leży gotowa, o każdym Świcie odświeża dwa przedmioty więcej.
lesson-vagabond-amiable = Markiza jest teraz życzliwa i to dało 1 punkt. Dwie pomoce w jednej turze prowadzą do przyjaźni, trzy do sojuszu. Usunięcie jej wojownika uczyniłoby ją wrogą.
lesson-vagabond-quest = Misja „Sprawunek (lis)” chce herbaty i butów na lisiej polanie. Masz jedno i drugie, i stoisz na takiej. Wykonaj ją.
lesson-vagabond-reward = Misja daje dwie karty albo po 1 punkcie za każdą wykonaną misję tego koloru. Punktów przybywa, gdy trzymasz się jednego koloru. Weź punkt.
lesson-vagabond-move = Drugie buty niosą cię o krok. Na polanie 10 jest ruina na następną turę. Idź tam.
lesson-vagabond-done = Miecz zachowaj: z nim nie jesteś bezbronny. To wszystko; Wieczorem dobierasz kartę.
lesson-vagabond-refresh = Mechaniczna Markiza jest po swojej turze. O twoim Świcie odświeżają się trzy wyczerpane przedmioty i dwa więcej za każdą gotową herbatę. Twoja jest wyczerpana, więc trzy.
lesson-vagabond-torch = Najpierw pochodnia: jest tu ruina.
lesson-vagabond-cup = Herbata, by następnym razem odświeżyć pięć.
lesson-vagabond-shoes = I para butów, by móc odejść.
lesson-vagabond-stay = Jesteś tam, gdzie trzeba. Nie wymykaj się.
lesson-vagabond-end = Odtąd to twoja gra i zaczyna się wyborem: pochodnia otwiera tę ruinę albo razem z mieczem wykonuje misję „Służba Wartownicza (królik)”, króliczą, na tej króliczej polanie. Nie jedno i drugie. Znak zapytania objaśni wszystko, co widzisz.

## Pierwsza gra przeciw automatowi

lesson-mechanical-marquise = Pierwsza gra: przeciw automatowi
lesson-mechanical-marquise-text = Odczytaj, co robi Mechaniczna Markiza, i to wykorzystaj. Grasz Dynastią. Około dziesięciu minut.
lesson-mechanical-marquise-goal = Grasz Dynastią; Markiza jest maszyną. Nie ma ręki, drewna ani planu, tylko wydrukowane zasady. Oboje chcecie 30 punktów, a ty możesz wiedzieć, co ona zrobi. Właśnie miała turę: obejrzyj ją.
lesson-mechanical-marquise-order = Najpierw odkryła kartę, swój rozkaz: „Miecz (mysz)”, kartę mysią. Jej kolor rządził całą turą. Pokazywała przedmiot, więc Markiza go wytworzyła bez żadnego warsztatu; automatowi każdy przedmiot daje 1 punkt.
lesson-mechanical-marquise-battle = Potem walczyła na każdej mysiej polanie, na której stała obok ciebie. Na polanie 11 było to jeden na czterech. Nigdy nie waży szans, więc możesz wybrać, gdzie na ciebie wpadnie.
lesson-mechanical-marquise-recruit = Potem werbowała na mysich polanach, którymi rządzi. Były równe, a przy remisie wygrywa mniejszy numer: polany 2 i 7. O kolejności mówi numer na polanie. Na łatwym poziomie werbuje dwóch; na trudniejszych czterech albo sześciu.
lesson-mechanical-marquise-build = Rozkaz wybiera też budynek: lis tartak, królik warsztat, mysz werbownię, tam, gdzie stoi najwięcej jej wojowników. Wieczorem punktował tor tego budynku, tutaj 1 punkt.
lesson-mechanical-marquise-why = Wszystko to jest w kronice. Otwórz wiersz, by zobaczyć, które miejsca porównano i co rozstrzygnęło. Na stronie zasad każdy automat ma rozdział.
lesson-mechanical-marquise-ambush = Twoja tura. Masz kartę „Zasadzka! (ptak)”, ale przeciw automatowi nie można jej zagrać. Wciąż jednak jest ptakiem: połóż ją w Dekrecie w kolumnie budów, gdzie pasuje do każdej polany.
lesson-mechanical-marquise-enough = Twój przywódca, Dowódca, już każe ruszać i walczyć. Trzy obowiązki wystarczą.
lesson-mechanical-marquise-craft = Wytwórz kartę „Ekwipunek Podróżny (mysz)” gniazdem na króliczej polanie. Każdej pary butów, którą weźmiesz, jej rozkazy już nie znajdą.
lesson-mechanical-marquise-on = Do Dekretu.
lesson-mechanical-marquise-move = Na polanie 6 ma jednego wojownika, a nowi przyjdą tylko wtedy, gdy jej następnym rozkazem będzie lis albo ptak. Rusz tam z polany 3.
lesson-mechanical-marquise-many = Weź 3 i zostaw jednego przy gnieździe. Ona wyrusza tylko z polan w kolorze rozkazu, na których ma więcej niż trzech wojowników, a takiej w pobliżu nie ma.
lesson-mechanical-marquise-roost = Bitwa Wezyra odbyła się od razu, z jednym trafieniem więcej dzięki Dowódcy, i polana 6 jest twoja. Teraz buduj. Wybierz polanę 11, a szóstą zachowaj na następną turę, gdy Dekret znów zażąda gniazda.
lesson-mechanical-marquise-again = Jej następnym rozkazem znów była mysz i resztę dało się przewidzieć: polany 2 i 7 dostały po wojowniku, stanęła kolejna werbownia, a ten tor dał punkty, teraz 2. Karta „Zwiadowcy” nie pokazuje przedmiotu, więc nic nie zostało wytworzone.
lesson-mechanical-marquise-plan = Planuj więc przeciw jej zasadom: jej wynik rośnie z najdłuższymi torami, więc pal właśnie te budynki. Zostawiaj jej samotnych wojowników tam, gdzie zaatakują twoich silnych. Rządź polanami, a nie będzie mogła na nich ani werbować, ani budować.
lesson-mechanical-marquise-end = Odtąd to twoja gra. Inne poziomy i cechy oraz pozostałe automaty czekają w lobby. Znak zapytania objaśni wszystko, co widzisz.

lesson-lizards = Pierwsza gra: Kult Jaszczurów
lesson-lizards-text = Zamień budynek w ogród, odpraw cztery rytuały i wytwarzaj dzięki Wyrzutkowi. Około dziesięciu minut.
lesson-lizards-goal = Grasz Kultem Jaszczurów. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Punktujesz ogrodami: im więcej ogrodów jednego koloru na mapie, tym więcej daje rytuał tego koloru.
lesson-lizards-garden = Twój pierwszy ogród stoi na polanie 3. Gdzie masz ogród, tam rządzisz, ktokolwiek jeszcze tam jest. Gdy ogród zostaje usunięty, tracisz losową kartę.
lesson-lizards-souls = Karty, które ktokolwiek wydaje lub odrzuca, stają się Zagubionymi Duszami. Twoja tura zaczęła się od ich policzenia: dwa lisy i mysz, więc Wyrzutkiem jest teraz lis. Potem Zagubione Dusze poszły na stos kart odrzuconych.
lesson-lizards-acolytes = Akolici płacą za spiski, a te dzieją się tylko na polanach w kolorze Wyrzutka. Masz ich pięciu. Gdyby znów najczęstszy był ten sam kolor, stałby się znienawidzony i każdy spisek kosztowałby o jednego mniej.
lesson-lizards-sanctify = Uświęcenie kosztuje trzech akolitów i zamienia wrogi budynek w ogród. Markiza ma tartak na polanie 8, a to polana lisia. Uświęć go: 1 punkt za budynek.
lesson-lizards-convert = Zostało dwóch akolitów. Nawrócenie zamienia wrogiego wojownika w twojego. Zrób to na polanie 8, obok nowego ogrodu.
lesson-lizards-build = Dzień: każda pokazana karta to jeden rytuał, a większość kart wraca Wieczorem. „Kowadło” to karta lisia, a ty rządzisz polaną 8, na której jest wolne miejsce. Zbuduj tam drugi ogród.
lesson-lizards-score = Na mapie są dwa lisie ogrody: lisia karta daje 2 punkty. Ta karta zostaje wydana, a każdy kolor punktuje raz na turę. Punktuj kartą „Lisia Stal”.
lesson-lizards-recruit = Karta może też werbować: jednego wojownika na dowolnej polanie jej koloru, nawet tam, gdzie nie rządzisz. Werbuj kartą „Mysz w Worku”.
lesson-lizards-where = Na polanie 7 twój wojownik stoi naprzeciw wojownika Markizy. Werbuj tam, a będziesz nią rządzić.
lesson-lizards-sacrifice = Ptaki nadają się tylko do jednego rytuału: ofiary. Wojownik z twoich zasobów staje się akolitą. Złóż ofiarę kartą „Ptasi Tobołek”.
lesson-lizards-craft = Wieczór: pokazane karty są znów na twojej ręce i każdy je zna. Wytwarzają dla ciebie ogrody Wyrzutka. „Kowadło” kosztuje jednego lisa: wytwórz je.
lesson-lizards-kept = Nic więcej nie da się teraz wytworzyć. Powiedz, że to wszystko: dobierasz dwie karty, jedną z nich za dwa lisie ogrody.
lesson-lizards-revenge = Markiza, automat, zaatakowała polanę 8. Twój wojownik padł w obronie i dlatego jest akolitą: kto cię atakuje, płaci za twoje następne spiski.
lesson-lizards-hated = Zagubionymi Duszami znów były lisy: dwie twoje karty i jej karta rozkazu. Wyrzutek zostaje i jest znienawidzony, więc każdy spisek kosztuje o akolitę mniej.
lesson-lizards-end = Odtąd to twoja gra. Patrz na Zagubione Dusze, sadź ogrody jednego koloru, trzymaj karty tego koloru, by je punktować, i daj się atakować. Znak zapytania objaśni wszystko, co widzisz.

lesson-riverfolk = Pierwsza gra: Kompania Rzeczna
lesson-riverfolk-text = Zamień cudze wpłaty w faktorię, wytwarzaj, płyń rzeką i ustal ceny. Około dziesięciu minut.
lesson-riverfolk-goal = Prowadzisz Kompanię Rzeczną. Kto pierwszy ma 30 punktów, od razu wygrywa. Każda postawiona faktoria daje 2 punkty, a puste miejsce po niej na planszy pozwala wytwarzać.
lesson-riverfolk-hand = Twoja ręka leży odkryta dla wszystkich. Na początku swojego Świtu inni mogą u ciebie kupić kartę z tej ręki, łodzie albo najemników, po cenach, które ustalasz. Nie możesz odmówić.
lesson-riverfolk-payments = Płacą wojownikami z własnych zasobów, do wpłat. Twoja tura zaczęła się od zebrania wszystkiego do funduszy: dwóch wojowników Markizy i czterech twoich.
lesson-riverfolk-dividends = Przedtem masz 1 punkt: na mapie stała faktoria, a z poprzedniej tury zostały dwa fundusze. Każde dwa zachowane fundusze to punkt.
lesson-riverfolk-establish = Fundusze płacą za wszystko. Faktoria kosztuje dwóch wojowników tego, kto rządzi polaną, i ci wracają do domu. Na polanie 9 rządzi Markiza, a ty masz dwóch jej wojowników: załóż tam faktorię.
lesson-riverfolk-craft = Każda faktoria, która opuściła planszę, zostawia miejsce do wytwarzania w swoim kolorze. Karta „Wizyta u Przyjaciół” kosztuje jednego królika, a królicza faktoria z polany 5 zostawiła miejsce: wytwórz ją. Fundusz zostaje ulokowany, więc wróci w następnej turze.
lesson-riverfolk-swim = Rzeki są dla ciebie ścieżkami i niczyja władza cię nie zatrzyma. Rusz wojownikiem z polany 11 rzeką na polanę 10.
lesson-riverfolk-committed = To kolejny ulokowany fundusz. Ruchy, bitwy, wytwarzanie i karty tylko lokują. Dobierz kartę za jeszcze jeden: wszyscy ją widzą i ktoś może jej zechcieć.
lesson-riverfolk-recruit = Z wojownikami i faktoriami jest inaczej: ich fundusze wydajesz i wracają do właścicieli. Wydaj ostatni fundusz na wojownika na polanie 7, nad rzeką.
lesson-riverfolk-prices = Wszystkie fundusze są w użyciu, więc Dzień się kończy. Dwa zachowane byłyby punktem o następnym Świcie. Wieczór: nic nie dobierasz, ale każda cena może się zmienić. Najemników za trzech nikt nie kupił. Niech kosztują jednego.
lesson-riverfolk-priced = Niskie ceny przyciągają kupujących, a oni przynoszą wojowników, których potrzebujesz na faktorie na ich polanach. Pozostałe ceny zostaw.
lesson-riverfolk-round = Markiza już zagrała. Automat kupuje tylko według reguł i nigdy, gdy ma mniej punktów niż ty. Nikt nie zapłacił, więc protekcjonizm dołożył do wpłat dwóch wojowników z twoich zasobów, a ulokowane fundusze wróciły: możesz znów działać.
lesson-riverfolk-end = Odtąd to twoja gra. Sprzedawaj często, stawiaj faktorie tam, gdzie rządzą kupujący, dobrze ich strzeż, bo utrata faktorii kosztuje połowę funduszy, i zostaw czasem fundusze na punkty. Znak zapytania wyjaśnia wszystko, co widzisz.

lesson-duchy = Pierwsza gra: Podziemne Księstwo
lesson-duchy-text = Zbuduj cytadelę, przekop się na tyły wroga, wyślij Kapitana do walki i przekonaj ministra. Około dziesięciu minut.
lesson-duchy-goal = Grasz Podziemnym Księstwem. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Twoje punkty pochodzą od ministrów: każdy przekonany punktuje od razu, a potem działa dla ciebie co turę. Wielmoże punktują wciąż na nowo.
lesson-duchy-burrow = Nora leży obok mapy. Wchodzisz do niej tylko ty, a sąsiaduje ona z każdą polaną z tunelem: teraz z polaną 3. O Świcie przybył tam właśnie wojownik; czeka ich pięciu.
lesson-duchy-assembly = Dzień zaczyna się od Zgromadzenia: dwóch dowolnych akcji. Aby budować, pokazujesz kartę, a budynek staje na rządzonej polanie jej koloru. „Kowadło” to karta lisia. Buduj za nią.
lesson-duchy-citadel = Cytadele dają więcej wojowników o każdym Świcie, targi więcej kart w każdy Wieczór. Rządzisz polaną 6, gdzie obok ruiny jest jedno wolne miejsce. Zbuduj tam cytadelę.
lesson-duchy-dig = Druga akcja: kopanie. Wydajesz kartę, na dowolnej polanie jej koloru staje tunel i wychodzi nim do czterech wojowników. Kop za kartę „Kiermasz Wypieków”.
lesson-duchy-where = Na polanie 5 Markiza ma tartak i jednego wojownika. Kop tam.
lesson-duchy-up = Zabierz czterech wojowników. Jeden zostaje na dole.
lesson-duchy-parliament = Teraz Parlament: każdy przekonany minister działa raz, w dowolnej kolejności. Kapitan jest już twój, a jego akcją jest bitwa. Niech działa.
lesson-duchy-battle = Zaatakuj na polanie 5. Wyższa kość jest twoja, a żadna strona nie zadaje rzutem więcej trafień, niż ma wojowników.
lesson-duchy-sway = Wojownik padł, a z nim tartak, za punkt. Na koniec Dnia możesz przekonać jednego ministra. Kretmistrz buduje wszędzie, gdzie rządzisz, za dowolną kartę: przekonaj go.
lesson-duchy-mouse = Każda pokazana karta potrzebuje polany swojego koloru z twoim elementem, a żadna polana nie służy dwa razy. Twoi wojownicy stoją na mysich polanach 7 i 11: pokaż kartę „Mysz w Worku”.
lesson-duchy-rabbit = Dla królika są polany 3 i 5. Pokaż kartę „Wizyta u Przyjaciół”.
lesson-duchy-craft = Kretmistrz jest przekonany: giermek daje 1 punkt. Wieczór: pokazane karty są znów na twojej ręce; przepadłyby tylko ptaki. Teraz wytwarzają cytadele i targi. „Kowadło” kosztuje jednego lisa, a twoja cytadela stoi na lisiej polanie: wytwórz je.
lesson-duchy-recruits = Młot był wart 2 punkty. Doszła ci karta, Markiza zagrała swoją turę, a Świt dał ci dwóch wojowników w Norze, jednego z nich za cytadelę.
lesson-duchy-failure = Pilnuj budynków. Gdy któryś pada, odchodzi twój minister najwyższej rangi, jego korona przepada do końca gry i tracisz losową kartę.
lesson-duchy-end = Odtąd to twoja gra. Rozejdź się po polanach wszystkich kolorów, co turę przekonuj ministra, trzymaj wojowników przy budynkach, a gdy staną targi i cytadele, sięgnij po wielmożów. Znak zapytania objaśni wszystko, co widzisz.

lesson-corvids = Pierwsza gra: Krucza Konspiracja
lesson-corvids-text = Odkryj dwie intrygi, zwerbuj wojowników na czterech polanach naraz, uknuj dwie następne intrygi i zablefuj. Około dziesięciu minut.
lesson-corvids-goal = Grasz Kruczą Konspiracją. Kto pierwszy zdobędzie 30 punktów, wygrywa od razu. Twoje punkty pochodzą z intryg: kładziesz je zakryte, a gdy którąś odkrywasz, dostajesz punkt za każdą swoją intrygę, która leży wtedy odkryta.
lesson-corvids-plots = Na mapie leżą dwie twoje zakryte intrygi: haracz na polanie 3 i bomba na polanie 5. Tylko ty widzisz, czym są. Aby intrygę odkryć, musisz mieć obok niej wojownika.
lesson-corvids-craft = Świt zaczyna się od wytwarzania, a każda intryga, zakryta czy odkryta, wytwarza. Twoje leżą na dwóch króliczych polanach i tyle właśnie kosztuje „Kiermasz Wypieków”. Wytwórz go.
lesson-corvids-extortion = To były 3 punkty. Teraz odkrywaj intrygi, jedną po drugiej. Zacznij od haraczu na polanie 3: zabiera kartę każdemu wrogowi, który tam stoi, a dopóki leży odkryty, w każdy Wieczór dobierasz o kartę więcej.
lesson-corvids-bomb = Jedna intryga leży odkryta: 1 punkt. Z bombą będą dwie, więc da 2. Potem wybuchnie: usunie z polany 5 elementy wrogów, automatowi dwa, najpierw wojowników. Odkryj ją.
lesson-corvids-recruit = Padł też tartak, za 1 punkt więcej, a bomba wróciła do zapasu. Raz na turę możesz wydać kartę i postawić wojownika na każdej polanie jej koloru, ktokolwiek tam rządzi. Wydaj kartę „Mysz w Worku”.
lesson-corvids-plot = Dzień: trzy akcje. Możesz się ruszać bez względu na rządy, walczyć, knuć i zwodzić. Intryga kosztuje wojownika z jej polany, a każda następna w tej samej turze o jednego więcej. Uknuj ją na polanie 7.
lesson-corvids-raid = Wybierz, czym jest; inni widzą tylko, że leży tam intryga. Najazd nic nie robi, gdy go odkrywasz, ale gdy zostanie usunięty, na każdej sąsiedniej polanie zjawia się wojownik. Połóż najazd.
lesson-corvids-second = Druga intryga w tej turze kosztuje dwóch wojowników. Na polanie 11 masz trzech. Uknuj ją tam.
lesson-corvids-snare = Odkryte sidła nie pozwalają wrogom stawiać elementów na swojej polanie ani z niej wychodzić. Połóż sidła.
lesson-corvids-trick = Została jedna akcja. Fortel zamienia miejscami dwie intrygi leżące tą samą stroną do góry i nikt poza tobą nie wie, co się zmieniło. Zamień te z polan 7 i 11.
lesson-corvids-draw = Wieczorem możesz się wysilić i wykonać czwartą akcję albo dobrać karty: jedną i po jednej za każdy odkryty haracz. Zakończ i dobierz dwie.
lesson-corvids-exposure = Markiza zagrała swoją turę. W swojej turze ludzie mogą odgadywać zakrytą intrygę, przy której stoją: pokazują ci kartę koloru polany i mówią, co to jest. Jeśli zgadną, intryga znika; jeśli nie, karta jest twoja. Automaty nie zgadują.
lesson-corvids-end = Odtąd to twoja gra. Trzymaj wojownika przy każdej intrydze, odkrywaj kilka o jednym Świcie, bo każda następna daje więcej, i podkładaj bomby tam, gdzie wróg buduje. Znak zapytania objaśni wszystko, co widzisz.
