### Rzeczne Roboty.

stocked = { $seat } dokłada na Targ kartę { $card }.
crafts-no-stock = { $seat } nic nie wytwarza: żadna dołożona karta nie ma przedmiotu z zasobów.
ordered-by-market = { $seat }: według Targu rozkazem jest { $suit }.
founds-nothing = { $seat } nie zakłada faktorii: nie ma już takiej w kolorze rozkazu albo nie ma dla niej miejsca.
raises-shield = { $seat } podnosi tarczę: nikt nie zapłacił.
no-shield = { $seat } nie podnosi tarczy: ktoś zapłacił.
    .quiet = 1
draws-sword = { $seat } dobywa miecza: w zasobach nie ma wojownika.
no-sword = { $seat } nie dobywa miecza: w zasobach są wojownicy.
    .quiet = 1
keeps-peace = { $seat } zachowuje pokój: bez tarczy i bez miecza.
collects-nothing = { $seat } niczego nie zbiera: nie ma wpłat.
returned-payments = Z wpłat do zasobów { NOUN($seat_id, 1, case: "gen") } wraca { $n } { NOUN("warrior", $n) }.
resolved-favor = { $seat } rozpatruje kartę { $card }.
racketeered = { $seat } zabiera do wpłat { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($clearing_id, 1, case: "from") }.

bot-buys = Którą kartę kupuje
bot-ambushes = Którą zasadzkę zagrywa
card-points = nadrukowane punkty
is-bird = ptak
is-suited = w kolorze polany
bot-founds = Gdzie zakłada faktorię
bot-organizes = Gdzie staje dwóch wojowników
bot-collects = Czyje wpłaty zbiera

beside-payer = elementy gracza z największymi wpłatami
foe-payments = wojownicy obrońcy we wpłatach
paid = wojownicy we wpłatach

ask-first-stock = { $seat }: która karta trafia na Targ?
ask-stock-market = { $seat }: która karta trafia na Targ?

scene-market = Targ
scene-price-for = { $seat }: usługa za { $n } { NOUN("warrior", $n, case: "acc") }
scene-protectionism = Protekcjonizm
scene-shield = Tarcza podniesiona: nikt nie zapłacił.
scene-sword = Miecz dobyty: w zasobach nie było wojownika.
scene-kept = Odłożone na bitwę
option-services = Co automaty kupują od Kompanii: usługi podstawowe albo także zaawansowane.
choice-services-basic = podstawowe
choice-services-advanced = także zaawansowane
option-post-points = Czy Rzeczne Roboty zdobywają nadrukowane punkty za stawianą faktorię.

trait-ferocious = Zajadłość: atakując, zadają do trzech wyrzuconych trafień, choćby walczył jeden wojownik.
trait-garrison = Załoga: w obronie nigdy nie są bezbronne, a każda faktoria podnosi największą liczbę wyrzuconych trafień.
trait-greedy = Chciwość: zdobywają 1 punkt w każdej turze, w której kupuje u nich gracz z największą liczbą punktów.
trait-involved = Zaangażowanie: kto nie najmie ich wojowników, tego wrogom oni służą.

turn-riverfolk-robots-stock = Uzupełnia Targ do pięciu kart; pierwszą nową z przedmiotem wytwarza.
turn-riverfolk-robots-order = Rozkazem jest karta Targu po prawej.
turn-riverfolk-robots-post = Faktoria z wojownikiem na polanie w kolorze rozkazu, obok tego, kto wpłacił najwięcej.
turn-riverfolk-robots-recruit = Wojownik na każdej polanie w kolorze rozkazu, przy ptaku nad każdą rzeką.
turn-riverfolk-robots-organize = Nikt nie zapłacił albo brak wojowników w zasobach: punkt i jeszcze dwóch wojowników.
turn-riverfolk-robots-battle = Wtedy także walczy: wszędzie, jeśli nikt nie zapłacił, inaczej na polanach w kolorze rozkazu.
turn-riverfolk-robots-collect = Zdobywa punkt za każdego wojownika tego, kto wpłacił najwięcej; wracają do zasobów.
turn-riverfolk-robots-racket = Po bitwach z każdej polany wszyscy oprócz dwóch wojowników trafiają do wpłat.
turn-riverfolk-robots-drop = Odrzuca kartę Targu po lewej.
level-riverfolk-robots-easy = Łatwy: faktoria bez wojownika.
level-riverfolk-robots-default = Domyślny: jak wydrukowano; faktoria z jednym wojownikiem.
level-riverfolk-robots-challenging = Trudny: faktoria z dwoma wojownikami.
level-riverfolk-robots-nightmare = Koszmar: faktoria z dwoma wojownikami i punkt co Wieczór.
