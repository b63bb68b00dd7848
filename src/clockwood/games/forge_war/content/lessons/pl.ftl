### Prowadzona pierwsza rozgrywka w Forge War.

lesson-forge = Pierwsza gra: jedna runda w pojedynkę
lesson-forge-text = Wydobądź rudę, poznaj wzór broni, uzbrój dwóch śmiałków i zacznij zadanie. Około dziesięciu minut.
lesson-forge-goal = Prowadzisz kuźnię. Wydobywasz rudę, wykuwasz z niej broń i wysyłasz uzbrojonych śmiałków na zadania. Zadania dają prestiż; po siedmiu rundach wygrywa ten, kto ma go najwięcej. W pojedynkę celem jest 125.
lesson-forge-round = Każda runda ma trzy fazy: najpierw kopalnia, potem targ, na końcu zadania. Grasz niebieskimi. Żółci i fioletowi poruszają się według własnych zasad i przeszkadzają tylko pod ziemią.
lesson-forge-pieces = Duże pionki to nadzorcy, małe to robotnicy. Pole pod robotnikiem mówi, co wydobywa: miedź, żelazo albo szmaragd.
lesson-forge-crossing = Nadzorca idzie po linii prostej tak daleko, jak chce. Może minąć jeden nieprzerwany szereg robotników i staje tuż za nim. Tam, skąd wyszedł, zostawia twojego robotnika, a minięci obcy robotnicy przechodzą do ciebie. Potem każdy z nich wydobywa jedną kostkę.
lesson-forge-move = Twój nadzorca na polu e2, przy brzegu, stoi tuż przed dwoma obcymi robotnikami. Przejdź nim przez obu na pole e5.
lesson-forge-yield = Trzy kostki za jednym razem: szmaragd z pola, z którego wyszedł nadzorca, miedź i żelazo od dwóch przejętych. Uwaga na chciwość: pięciu robotników jednego koloru w grupie zaczyna strajk i odchodzi.
lesson-forge-market = Targ. Każda wizyta to jedna akcja: kup kartę, najmij albo wyszkol śmiałka, zastrzeż wzór. W pojedynkę masz dwie wizyty na rundę.
lesson-forge-claim = Wzór to broń, którą możesz wykuwać tyle razy, na ile wystarczy kostek. Żelazny miecz kosztuje 2 żelaza, ma siłę 3 i mogą go nosić początkujący. Zastrzeż go za 2 złota.
lesson-forge-train = Śmiałkowie zaczynają na 1. poziomie i noszą tylko miecze i sztylety. Lepsza broń wymaga wyższego poziomu, a poziomy liczą się na końcu gry. Wyszkol jednego za 1 złota.
lesson-forge-quest = Zadania. Zadanie to szereg kroków; na każdym siła twojej broni razem musi dorównać trudności. Jeśli brakuje wymaganego rodzaju broni, jest o 3 trudniej.
lesson-forge-take = „Igrzyska na arenie” mają dwa kroki o trudności 4 i nie wymagają rodzaju broni. Pierwsze miejsca oferty są za darmo. Weź to zadanie.
lesson-forge-send = Teraz obsadź zadanie. Wyślij wyszkolonego śmiałka.
lesson-forge-sword = Nikt nie idzie bez broni. Wykuj Żelazny miecz: 2 żelaza, siła 3.
lesson-forge-second = 3 z 4. Wyślij drugiego śmiałka.
lesson-forge-dagger = Wystarczy Miedziany sztylet: 1 miedzi, siła 1.
lesson-forge-staffed = 3 i 1 to 4: krok jest spełniony. Zadanie niespełnione na koniec tej fazy przepada, a wzięte w tej samej rundzie kosztuje 3 prestiżu. To wszystko.
lesson-forge-step = Każde spełnione zadanie posuwa się pod koniec rundy o krok. W następnej rundzie tych dwóch skończy to zadanie i przyniesie 8 prestiżu, 3 złota i 2 miedzi.
lesson-forge-trade = Kupiec raz na rundę kupuje i sprzedaje jedną kostkę, kiedy zechcesz. Zachowaj swoje na następną broń: to wszystko.
lesson-forge-end = To była cała runda. Odtąd to twoja gra. Gdy żółci albo fioletowi mają kilka równie dobrych ruchów, wybierasz za nich. W pojedynkę musisz co rundę wziąć zadanie i żadnego nie zawalić. Znak zapytania objaśni wszystko, co widzisz.
