### Prowadzona pierwsza rozgrywka w Forge War.

lesson-forge = Pierwsza gra: jedna runda w pojedynkę
lesson-forge-text = Wydobądź rudę, poznaj wzór broni, uzbrój dwóch poszukiwaczy i wyślij ich na misję. Około dziesięciu minut.
lesson-forge-goal = Prowadzisz kuźnię. Wydobywasz rudę, wykuwasz z niej broń i wysyłasz uzbrojonych poszukiwaczy na misje. Misje dają prestiż; po siedmiu rundach wygrywa ten, kto ma go najwięcej. W pojedynkę celem jest 125.
lesson-forge-round = Każda runda ma trzy fazy: najpierw kopalnia, potem targ, na końcu misje. Grasz niebieskimi. Żółci i fioletowi poruszają się według własnych zasad i przeszkadzają tylko pod ziemią.
lesson-forge-pieces = Duże pionki to nadzorcy, małe to górnicy. Pole pod górnikiem mówi, co wydobywa: miedź, żelazo albo szmaragd.
lesson-forge-crossing = Nadzorca idzie po linii prostej tak daleko, jak chce. Może przejść przez jeden nieprzerwany szereg górników i staje tuż za nim. Tam, skąd wyszedł, zostawia twojego górnika, a obcy górnicy, których minął, przechodzą do ciebie. Potem każdy z nich wydobywa jedną kostkę.
lesson-forge-move = Twój nadzorca na górze stoi tuż przed dwoma obcymi górnikami. Przejdź nim w dół przez obu.
lesson-forge-yield = Trzy kostki za jednym razem: szmaragd z pola, z którego wyszedłeś, miedź i żelazo od dwóch przejętych. Nie bądź zachłanny: pięciu górników jednego koloru w grupie zaczyna strajk i odchodzi.
lesson-forge-market = Targ. Każda wizyta to jedna akcja: kup kartę, najmij albo wyszkol poszukiwacza, zdobądź wzór. W pojedynkę masz dwie wizyty na rundę.
lesson-forge-claim = Wzór to broń, którą możesz wykuwać tyle razy, na ile wystarczy kostek. Żelazny Miecz kosztuje 2 żelaza, ma siłę 3 i mogą go nosić początkujący. Zdobądź go za 2 złota.
lesson-forge-train = Poszukiwacze zaczynają na 1. poziomie i noszą tylko miecze i sztylety. Lepsza broń wymaga wyższego poziomu, a poziomy liczą się na końcu gry. Wyszkol jednego za 1 złoto.
lesson-forge-quest = Misje. Misja to szereg kroków; na każdym twoja broń razem musi dorównać trudności. Jeśli wymagany rodzaj broni się nie znajdzie, jest o 3 trudniej.
lesson-forge-take = „Arena Games” ma dwa kroki o trudności 4 i nie wymaga rodzaju broni. Pierwsze miejsca oferty są za darmo. Weź tę misję.
lesson-forge-send = Teraz obsadź misję. Wyślij wyszkolonego poszukiwacza.
lesson-forge-sword = Nikt nie idzie bez broni. Wykuj Żelazny Miecz: 2 żelaza, siła 3.
lesson-forge-second = 3 z 4. Wyślij drugiego poszukiwacza.
lesson-forge-dagger = Wystarczy Miedziany Sztylet: 1 miedzi, siła 1.
lesson-forge-staffed = 3 i 1 to 4: krok jest spełniony. Misja niespełniona na koniec tej fazy przepada, a wzięta w tej samej rundzie kosztuje 3 prestiżu. To wszystko.
lesson-forge-step = Każda spełniona misja posuwa się pod koniec rundy o krok. W następnej rundzie tych dwóch skończy misję i przyniesie 8 prestiżu, 3 złota i 2 miedzi.
lesson-forge-trade = Kupiec raz na rundę kupuje i sprzedaje jedną kostkę, kiedy zechcesz. Zachowaj swoje na następną broń: to wszystko.
lesson-forge-end = To była cała runda. Odtąd to twoja gra. Gdy żółci albo fioletowi mają kilka równie dobrych ruchów, wybierasz za nich. W pojedynkę musisz co rundę wziąć misję i żadnej nie zawalić. Znak zapytania objaśni wszystko, co widzisz.
