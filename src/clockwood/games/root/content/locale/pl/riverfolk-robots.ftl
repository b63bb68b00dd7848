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
returned-payments = Z wpłat do zasobów { NOUN($seat_id, 1, case: "gen") } wraca { $n } { NOUN("warrior", $n, case: "gen") }.
racketeered = { $seat } zabiera do wpłat { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($clearing_id, 1, case: "from") }.

bot-buys = Którą kartę kupuje
card-points = nadrukowane punkty
bot-founds = Gdzie zakłada faktorię
bot-organizes = Gdzie staje dwóch wojowników
bot-collects = Czyje wpłaty zbiera

beside-payer = elementy gracza z największymi wpłatami
foe-payments = wojownicy obrońcy we wpłatach
paid = wojownicy we wpłatach

ask-first-stock = { $seat }: która karta trafia na Targ?
ask-stock-market = { $seat }: która karta trafia na Targ?

scene-market = Targ
scene-protectionism = Protekcjonizm
scene-shield = Tarcza podniesiona: nikt nie zapłacił.
scene-sword = Miecz dobyty: w zasobach nie było wojownika.
option-post-points = Czy Rzeczne Roboty zdobywają nadrukowane punkty za stawianą faktorię.

trait-ferocious = Zajadłość: atakując, zadają do trzech wyrzuconych trafień, choćby walczył jeden wojownik.
trait-garrison = Załoga: w obronie nigdy nie są bezbronne, a każda faktoria podnosi największą liczbę wyrzuconych trafień.
trait-greedy = Chciwość: zdobywają 1 punkt w każdej turze, w której kupuje u nich gracz z największą liczbą punktów.
trait-involved = Zaangażowanie: kto nie najmie ich wojowników, tego wrogom oni służą.
