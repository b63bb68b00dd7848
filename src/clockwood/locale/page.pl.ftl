# Komunikaty samej strony. Komunikaty stołu są w pozostałych plikach.

you = Ty
close = Zamknij
menu = Menu
help = Klawisze i pomoc
theme = Jasno lub ciemno
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
settings = Ustawienia
settings-hold = Przytrzymanie wymagane
hold-never = nigdy
hold-walls = gdy odpowiedzi nie da się cofnąć
hold-turns = także gdy kończy moją turę
settings-colour = Kolor: { $seat }
settings-dye = Kolor { $number }
hold = Przytrzymaj chwilę
language = Język
opening = Otwieranie stołu …
to-lobby = Do wyboru gier
no-table = Nie można otworzyć tego stołu
no-table-here = Nie ma takiego stołu albo jest on prywatny. Poproś kogoś, kto przy nim gra, o link dla widzów.
older-rules = To rozegrano według starszych zasad: można o tym przeczytać, ale ówczesnego stołu nie da się pokazać.
no-server = Serwer nie odpowiada
load-again = Wczytaj ponownie
hand-over = Kto teraz gra?
hand-over-to = Ekran przechodzi do: { $who }
hand-over-about = Karty na ręce są zakryte, dopóki nie przejdziesz dalej; potem patrz tylko ty.
hand-over-take = Gram jako { $who }: pokaż stół

share-position = Udostępnij pozycję, jaką znam
download-record = Pobierz zapis gry
invite-to-watch = Zaproś do oglądania
resign = Poddaj się
resign-sure = Na pewno?
shared-position = Pozycja jest w schowku.
shared-link = Link jest w schowku.
devices = Urządzenia i linki
device-move = Graj na innym urządzeniu
device-link = Link jest w schowku. Daje twoje miejsce jednemu urządzeniu i działa tylko raz.
device-only = Graj tylko na tym urządzeniu
device-only-done = { $count ->
    [0] Żadne inne urządzenie nie ma twojego miejsca, a linki do niego już nie działają.
    [one] Jedno inne urządzenie straciło twoje miejsce, a linki do niego już nie działają.
    [few] { $count } inne urządzenia straciły twoje miejsce, a linki do niego już nie działają.
   *[many] { $count } innych urządzeń straciło twoje miejsce, a linki do niego już nie działają.
}
watch-stop = Nie pozwalaj oglądać przez link
watch-stopped = Linki do oglądania już nie działają.

link-offline = Brak połączenia. Stół jest bezpieczny; trwa ponowne łączenie …
link-seen = Brak połączenia. Stół, jak go ostatnio widziano: { $when }; łączę ponownie …
link-closed = Ten stół jest zamknięty.

undo = Cofnij
undo-crosses = Od tego czasu coś ujawniono. Grając samemu, można to przekroczyć; zapis to odnotuje.
restart = Tura od nowa
redo = Ponów
what-if = Co jeśli
what-if-about = Próba z tego, co wiesz; czego nie wiesz, wylosowano na nowo. Sama gra zostaje nietknięta.
what-if-over = Usuń

board-contested = tu toczy się Bitwa
board-end = ruch może się tu skończyć
board-legal = do wyboru
board-whole = Cała plansza
board-chosen = wybrane
counter-left = gra o inny cel niż punkty
card-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}
hand-of = { $zone }, { $count }
hand-lower = Opuść karty
common = Na stole
seat-cards = Karty

foreseen = Jeśli to zrobisz
prompt-label = Pytanie
prompt-options = Odpowiedzi
prompt-you = Twoja decyzja
prompt-other = Decyduje: { $who }
prompt-wait = Oczekiwanie
prompt-thinking = namysł …
prompt-some = Wybierz od { $low } do { $high }, wybrano { $got }
prompt-some-exactly = Wybierz { $high }, wybrano { $got }
prompt-next-from = Skąd?
prompt-next-to = Dokąd?
prompt-next-at = Wskaż miejsce
prompt-next-card = Wybierz kartę
prompt-next-times = Ile?
prompt-amount = Ilu: { $count }
prompt-amount-any = Ilu: potem
prompt-fewer = Mniej
prompt-more = Więcej
prompt-ways = Koniec, pas lub pominięcie
prompt-idle = Teraz nic nie da. Wybierz jeszcze raz, jeśli tego chcesz.
prompt-other-start = Wyczyść wybór
prompt-answers = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
prompt-page = { $first }–{ $last } z { $all }
prompt-page-on = Dalsze odpowiedzi
prompt-page-back = Wcześniejsze odpowiedzi
prompt-take = Zatwierdź

explain = Wyjaśnienie
explain-this = Informacje: { $what }
explain-now = Teraz możliwe
explain-rules = Zasady

chronicle = Kronika
chronicle-story = Opowieść
step-copy = Kopiuj link
step-copied = Skopiowano link
step-missing = Ta gra nie ma kroku { $step }; oto jej obecny stan.
unread = { $count ->
    [one] 1 nowy wpis
    [few] { $count } nowe wpisy
   *[many] { $count } nowych wpisów
}
chronicle-log = Dziennik
log-filter = Pokaż wpisy
log-all = Wszystkie strony
log-undo-here = cofnij od tego miejsca
log-wall = Ujawnione: cofanie zatrzymuje się przed tym wpisem
log-now = Wróć do teraz
log-looking = Wcześniejsza pozycja

playback = Opowieść
playback-controls = Sterowanie opowieścią
playback-decides = { $who } decyduje
playback-looking = Stół w tej chwili opowieści
playback-speed = Tempo
playback-pause = Pauza
playback-go-on = Dalej
playback-step = Krok
playback-skip = Pomiń
pace-half = ½
pace-one = 1
pace-two = 2
pace-step = krok po kroku
pace-at-once = od razu

replay = Odtwarzanie
replay-first = Do początku
replay-back = Poprzedni wpis
replay-play = Odtwórz
replay-on = Następny wpis
replay-last = Do końca

sieve-candidates = { $count ->
    [one] { $count } kandydat
    [few] { $count } kandydaci
   *[other] { $count } kandydatów
}
sieve-left = zostało
sieve-more = { $count ->
    [one] jeszcze 1 kandydat
   *[other] jeszcze { $count } kandydatów
}
sieve-kept = zostaje
sieve-dropped = odpada
close-up = Z bliska
close-up-back = Poprzedni wybór
close-up-on = Następny wybór
close-up-of = { $at } z { $of }
close-up-decided = Rozstrzygnęło: { $criterion }
close-up-bot-chose = wybrane
close-up-bot-considers = w grze
close-up-bot-dropped = odrzucone

tab-common = Stół
tab-mine = Moje
tab-others = Inni

command = Odpowiedź jak w zapisie
command-send = Odpowiedz

keys-title = Klawisze
key-1 = 1–9
key-1-does = odpowiedź o tym numerze
key-0 = 0
key-0-does = zakończ, spasuj lub pomiń
key-pages = + −
key-pages-does = dalsze odpowiedzi, wcześniejsze odpowiedzi
key-x = x
key-x-does = najpierw liczba, za każdym razem o jeden więcej
key-tab = Tab
key-tab-does = do następnego elementu; na planszy do następnego miejsca do wyboru
key-arrows = Strzałki
key-arrows-does = do sąsiada na planszy; po kronice
key-enter = Enter
key-enter-does = wybierz; zatwierdź zestaw
key-slash = /
key-slash-does = wpisz odpowiedź
key-question = ?
key-question-does = co to jest i dlaczego nie można tego użyć
key-u = u
key-u-does = cofnij
key-r = r
key-r-does = ponów
key-dot = .
key-dot-does = następny wers opowieści
key-n = n
key-n-does = następna uwaga w pierwszej grze; b cofa
key-escape = Esc
key-escape-does = wyczyść, zamknij, pomiń

provenance-house = własne
provenance-house-wording = nasze słowa
provenance-rulebook = z instrukcji
provenance-public-source = źródło publiczne
provenance-owner = właściciela

player-human = gracz
player-me = Ty
player-invite = Znajomy, przez link
player-open = Kto dołączy
player-automaton = według instrukcji
player-level = { $who }, poziom { $level }
automaton-ironbot = Żelazobot
automaton-woodenbot = Lasobot
automaton-rival = Rywal
agent-random = Losowy
agent-greedy = Zachłanny
agent-novice = Nowicjusz
agent-regular = Średni
agent-strong = Silny
agent-expert = Ekspert
agent-learned = Sieć neuronowa
automaton-mechanical-marquise = Mechaniczna Markiza
automaton-electric-eyrie = Elektryczna Dynastia
automaton-automated-alliance = Automatyczny Sojusz
automaton-vagabot = Włóczębot
automaton-logical-lizards = Logiczne Jaszczury
automaton-riverfolk-robots = Rzeczne Roboty
automaton-drillbit-duchy = Wiertnicze Księstwo
automaton-cogwheel-corvids = Zębatkowe Kruki
trait-effect = Na sto gier: { $change } wygranych (od { $low } do { $high }; gry: { $games }).
trait-not-measured = Efektu nie zmierzono.
automaton-plays = Jak gra
automaton-elsewhere = Na początku i w turach innych
trait-blitz = natarcie
trait-fortified = umocnienia
trait-hospitals = szpitale
trait-iron-will = żelazna wola
trait-overwhelming = przytłoczenie
trait-focused = skupienie
trait-nobility = szlachta
trait-relentless = nieugiętość
trait-swoop = nalot
trait-war-tax = podatek wojenny
trait-informants = informatorzy
trait-popularity = popularność
trait-steadfast = wytrwałość
trait-veterans = weterani
trait-wildfire = pożar
trait-adventurer = poszukiwacz przygód
trait-berserker = berserker
trait-helper = pomocnik
trait-marksman = strzelec
trait-questing = misje
trait-erratic = kapryśność
trait-fanatics = fanatycy
trait-martyrs = męczennicy
trait-spiteful = mściwość
trait-ferocious = zajadłość
trait-garrison = załoga
trait-greedy = chciwość
trait-involved = zaangażowanie
trait-foundations = fundamenty
trait-invaders = najeźdźcy
trait-investors = inwestorzy
trait-overwhelm = przewaga
trait-backup-plans = plan awaryjny
trait-gamble = zakład
trait-mastermind = mózg operacji
trait-vendetta = wendeta

lobby-tables = Stoły
lobby-rules = Zasady
lobby-choose = Wybierz grę
lobby-elsewhere = Z innego miejsca
lobby-mine = Moje gry
lobby-watch = Oglądaj lub dołącz
lobby-none = Jeszcze nic
lobby-your-turn = twoja kolej
lobby-go-on = Graj dalej
lobby-replay = Obejrzyj
lobby-remove = Usuń z listy
lobby-look = Obejrzyj
lobby-offline = Brak połączenia z serwerem. Strona ponawia próby sama; gry są bezpieczne.
gallery = Partie do obejrzenia
gallery-replay = Odtwórz
gallery-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}

new-game = Nowa gra: { $game }
new-seats = Miejsca
new-joining = Kto gra
new-draft-offered = Frakcje, które mogą trafić do puli
new-draft-automata = Automaty przy stole; ich frakcje nie biorą udziału w doborze
new-difficulty = Trudność: { $who }
new-not-measured = Odsetek wygranych: nie zmierzono
rates = Partie przeciw niemu wygrane przez agenta
rates-itself = On sam
rates-among = On sam: jego wygrane, gdy { $count } automaty tego poziomu grają ze sobą.
rates-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
rate-between = { $low }–{ $high }
measured-wins = Kto jak często wygrywa
measured-together = Partie wygrane przez agenta, gdy na wszystkich innych miejscach grają automaty jednego poziomu
measured-equal = Partie wygrane przez każdą stronę, gdy wszystkimi gra ten sam agent; równy udział to { $fair } %
measured-automata = Partie wygrane przez każdy automat wśród automatów tego samego poziomu; równy udział to { $fair } %
measured-side = Strona
measured-automaton = Automat
measured-level = Poziom { $level }
measured-between = Małe liczby to granice, między którymi prawdziwy udział leży z pewnością 95 %.
rates-older = Zmierzono dla wersji { $measured } zasad; teraz jest wersja { $rules }.
rate = { $share } %
rate-none = Poziom { $level }: nie zmierzono
new-table = Stół
new-rulings = Zestawy i rozstrzygnięcia
new-pack = Zestaw
new-watching = Widzowie
new-open = Inni mogą oglądać i dołączyć
new-kept = Zapis po każdej odpowiedzi.
new-start = Start
new-demo = Obejrzyj pokaz
new-links = Wyślij każdemu jego link. Można go użyć jeden raz.
new-go = Do stołu
option-by-level = wg poziomu
option-yes = tak
option-no = nie
dial = Poziom
dial-for = Poziom, { $seat }
dial-of = z { $high }

rules-title = Zasady
rules-search = Szukaj po znaczniku lub słowie
rules-all = Wszystkie zasady
rule-none = Nie ma takiej zasady.

lesson-more = { $count ->
    [one] Jeszcze jedna pierwsza gra
    [few] Jeszcze { $count } pierwsze gry
    [many] Jeszcze { $count } pierwszych gier
   *[other] Jeszcze { $count } pierwszej gry
}
lesson-first = Pierwsze gry
lesson-step = Krok { $step } z { $of }
lesson-watch = Patrz, co się dzieje.
lesson-next = Dalej
lesson-previous = Poprzednia uwaga
lesson-do = Zrób to za mnie
lesson-leave = Bez lekcji
lesson-fold = Zwiń uwagę
lesson-unfold = Pokaż uwagę
lesson-astray = To inna droga niż w lekcji. Cofnij ją, żeby wrócić do lekcji, albo graj dalej bez niej.
lesson-back = Cofnij

guide-players = gracze: { $players }
guide-minutes = { $minutes } min
guide-weight = trudność { $weight } z 5
guide-estimate = Czas i trudność to nasze szacunki.
guide-goal = Cel gry
guide-turn = Tura
guide-legend = Legenda
guide-signs = Ikony
guide-content = Co jest w środku
guide-rules = Zasady, rozdział po rozdziale
guide-about = O grze { $game }
guide-none = Ta gra nie ma przewodnika.
guide-beginners = Pierwsza gra: przygotowanie dla początkujących
lobby-about = O grze
rules-chapters = Rozdziały

name = Twoje imię
name-none = Widoczne dla innych; jeszcze brak
name-change = Zmień imię
copy = Kopiuj
copied = Skopiowano
refused-name-empty = Imię musi mieć choć jeden widoczny znak.
refused-name-long = Imię może mieć najwyżej { $most } znaków.
refused-name-invisible = Imię nie może zawierać niewidocznych znaków.
refused-bad-record = Tego zapisu nie da się odtworzyć. { $place }: { $reason }
refused-bad-position = Tej pozycji nie da się ustawić. { $place }: { $reason }
refused-bad-key = To zaproszenie zostało użyte, cofnięte albo nigdy nie istniało. Poproś o nowy link.
refused-many-keys = Utworzono już zbyt wiele takich linków i nikt ich nie użył. Przekaż jeden z nich.
refused-seat-taken = Ktoś inny zajął to miejsce wcześniej.
refused-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
refused-too-large = To jest większe niż jakakolwiek gra.

paste-about = Wklej zapis, pozycję lub link gdziekolwiek na tej stronie albo upuść plik.
paste-file = Plik
paste-text = Tekst
paste-field = Zapis, pozycja lub link
paste-open = Otwórz
paste-unknown = To nie jest ani zapis, ani pozycja, ani link Clockwood. Zapis zaczyna się od „clockwood 1”, pozycja od „format =”. Nic się nie zmieniło.

lobby-search = Szukaj w moich grach
lobby-not-found = Żadna gra nie ma wszystkich tych słów.
lobby-more = { $count ->
    [one] Jeszcze { $count } …
   *[other] Jeszcze { $count } …
}
lobby-round = Runda { $round }
lobby-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
lobby-waits-for = decyduje: { $who }
lobby-free-seat = wolne miejsce
lobby-won = Wygrana
lobby-lost = Przegrana
lobby-lost-to = Przegrana; wygrywa: { $who }
lobby-winner = Wygrywa: { $who }
lobby-nobody-won = Nikt nie wygrał

new-waiting = Czekamy na: { $who } …
new-all-here = Wszyscy są na miejscu.
new-delay-answers = Widzowie widzą każdą odpowiedź o tyle odpowiedzi później
new-delay-minutes = … i o tyle minut później

people = Osoby przy stole
people-here = przy stole
people-away = poza stołem
people-invited = jeszcze w drodze
people-open = wolne miejsce
people-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
people-delay = Widzowie widzą to później.
people-you-watch = Oglądasz tę grę.
people-late-answers = Oglądasz tę grę z opóźnieniem { $answers ->
    [one] jednej odpowiedzi
   *[other] { $answers } odpowiedzi
}.
people-late-minutes = Oglądasz tę grę z opóźnieniem { $minutes ->
    [one] jednej minuty
   *[other] { $minutes } minut
}.
people-late-both = Oglądasz tę grę z opóźnieniem { $answers ->
    [one] jednej odpowiedzi
   *[other] { $answers } odpowiedzi
} i { $minutes ->
    [one] jednej minuty
   *[other] { $minutes } minut
}.
people-link = Link
people-link-to = Link dla: { $who }
people-link-once = Zadziała raz; wcześniejsze linki do tego miejsca już nie działają.
people-you = { $who } (ty)
turn-yours = Twój ruch
turn-title = Twój ruch · { $game }
turn-other-title = Decyduje { $who } · { $game }
turn-body = { $game }: teraz twój ruch.
settings-notice = Powiadomienie, gdy mój ruch
settings-notice-denied = Przeglądarka nie pozwala tu na powiadomienia; powie o tym tytuł strony i sam stół.
settings-sound = Dźwięk, gdy mój ruch
seal = Pieczęć losu tej partii
seal-short = Los zapieczętowany
seal-about = Wszystkie kości i karty tej partii pochodzą z tajnego klucza, którego gospodarz nie może już zmienić: oto jego pieczęć. Po zakończeniu partii zapis ujawnia klucz i każdy może sprawdzić, czy pasuje: tutaj albo poleceniem „clockwood verify”.
seal-fits = Pieczęć sprawdzona
seal-fits-about = Klucz z zapisu pasuje do pieczęci, którą ta przeglądarka zobaczyła na początku.
seal-broken = Pieczęć złamana
seal-broken-about = Klucz z zapisu nie pasuje do pieczęci, którą ta przeglądarka zobaczyła na początku. Kości i karty mogły zostać dobrane.
seal-unchecked = Pieczęć niesprawdzona
seal-unchecked-about = Ta przeglądarka nie mogła sprawdzić pieczęci. Pobierz zapis i użyj polecenia „clockwood verify”.
takeback-ask = Poproś o cofnięcie
takeback-asked = Prosisz o cofnięcie ostatniej odpowiedzi. Musi się zgodzić: { $who } …
takeback-asks = { $who } prosi o cofnięcie ostatniej odpowiedzi.
takeback-walls = Cofnie się wszystko od tej chwili, także to, co ujawniono; zapis to odnotuje.
takeback-grant = Zgoda
takeback-refuse = Odmowa
takeback-granted = Odpowiedź została cofnięta.
takeback-refused = Prośbie odmówiono.
takeback-pending = { $asker } prosi o cofnięcie ostatniej odpowiedzi. Musi się jeszcze zgodzić: { $who } …
takeback-withdraw = Wycofaj prośbę
takeback-withdrawn = Prośba została wycofana.
takeback-lapsed = Gra poszła dalej; prośba wygasła.

share-step = Kopiuj link do tego kroku
shared-step = Link do tego kroku jest w schowku.
picture-svg = Obraz (SVG)
picture-png = Obraz (PNG)

# hints, what-ifs and the end
hint = Podpowiedź
hint-searching = Szukam najlepszych odpowiedzi …
hint-sure = Pierwsza odpowiedź jest wyraźnie najlepsza ze znalezionych.
hint-unsure = Nie ma pewności: przedziały najlepszych odpowiedzi zachodzą na siebie.
hint-tries = Próby: { $tries }.
hint-interval = { $low }–{ $high } %, próby: { $tries }
hint-then = potem
hint-unseen = coś ukrytego
ending = Koniec gry
ending-length = Rundy: { $rounds }, odpowiedzi: { $answers }.
ending-won = wygrana
ending-swings = Punkty zwrotne
ending-swing = { $who }: z { $before } % na { $after } %
ending-estimate = Szanse w ocenie tego programu; to szacunek, nie pomiar.
ending-watch = Obejrzyj od początku
ending-share = Kopiuj odnośnik
rematch-same = Zagraj jeszcze raz
rematch-other-side = Zagraj drugą stroną
rematch-harder = Poziom trudniej
what-if-here = Co gdyby od tego miejsca
what-if-edit = Sprawdź z tymi elementami
what-if-touch = Dotknij miejsca, aby zmienić, co na nim stoi.
what-if-commit = Zagraj tę linię naprawdę
what-if-nothing = W tej linii nie ma jeszcze żadnej odpowiedzi, więc nie ma czego zagrać.

# An answer made while the server is out of reach, and a newer page
waiting-answer = { $game }: odpowiedź „{ $answer }” ({ $when }) czeka w tej przeglądarce. Zostanie wysłana, gdy serwer odpowie, a Clockwood będzie otwarty.
waiting-answer-brief = „{ $answer }” czeka tu, aż serwer odpowie.
waiting-sent = { $game }: odpowiedź „{ $answer }” ({ $when }) została wysłana; serwer jeszcze jej nie potwierdził.
waiting-cancel = Nie wysyłaj
waiting-refused = { $game }: odpowiedź „{ $answer }” ({ $when }) nie została przyjęta. { $reason }
waiting-read = Rozumiem
version-ready = Nowa wersja Clockwood jest gotowa. Twoje gry pozostaną bez zmian.
version-load = Wczytaj
lobby-seen = Twoje gry, jak je ostatnio widziano: { $when }.

## Play over days

notices = Powiadomienia
notices-about = Gdy stół czeka na ciebie, a nie patrzysz na niego, dostaniesz jedno powiadomienie. Jest w nim nazwa gry i nic ze stołu.
notices-push-on = Powiadamiaj na tym urządzeniu
notices-push-off = Już nie na tym urządzeniu
notices-no-push = Do tej przeglądarki nie można tu dotrzeć. Potrzebny jest adres https i przeglądarka, która na to pozwala.
notices-this-table = Powiadomienia o tym stole
notices-ways = Drogi do ciebie
notices-kind-push = Przeglądarka
notices-kind-webhook = Webhook
notices-kind-mail = E-mail
notices-other-ways = E-mail i webhooki
notices-mail = Adres e-mail
notices-webhook = Adres webhooka
notices-add = Dodaj
notices-added = Dodano.
notices-removed = Usunięto.
notices-remove = Usuń { $what }
notices-code = Kod z e-maila
notices-code-sent = Kod wysłano na ten adres. Wpisz go poniżej.
notices-confirm = Potwierdź
notices-confirmed = Adres jest potwierdzony.
notices-secret = Sekret webhooka
notices-secret-once = Podpisane jest nim każde powiadomienie. Widać go tylko teraz.
notices-sent = Ostatnie powiadomienie dotarło.
notices-failed = Ostatnie powiadomienie nie dotarło ({ $result }).
notices-test = Wyślij próbne
notices-tested = { $count ->
    [0] Nie ma jeszcze potwierdzonej drogi do ciebie.
    [one] Próbne powiadomienie jest w drodze.
    [few] { $count } próbne powiadomienia są w drodze.
   *[other] { $count } próbnych powiadomień jest w drodze.
}
notices-quiet = Cisza
notices-from = od
notices-to = do
notices-zone = Strefa czasowa tego urządzenia: { $zone }
notices-away = Nieobecność
notices-until = do
notices-away-shown = Do końca tego dnia nic nie jest wysyłane, a inni przy twoich stołach widzą, że cię nie ma.
notices-store = Zapisz
notices-stored = Zapisano.
length-minutes = { $count } min
length-hours = { $count } godz.
length-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
people-waited = czekamy { $length }
people-away-until = nieobecność do { $day }
people-agent = w zastępstwie gra { $agent }
lobby-waited = od { $length }
lobby-who-is-away = { $who } (nieobecność do { $day })
lobby-agent-for-you = { $agent } za ciebie
paused = Przerwa
pause = Wstrzymaj
pause-wish = Poproś o przerwę
pause-wished = O przerwę prosi: { $who }.
pause-agree = Wstrzymaj
pause-no = Gramy dalej
pause-withdraw = Wycofaj
go-on = Wznów
agent-hand = Niech agent zagra za mnie
agent-choose = Agent
agent-hand-now = Przekaż
agent-about = Gra, dopóki nie wrócisz na miejsce. Inni to widzą, a zapis o tym mówi.
agent-for-you = Za ciebie gra { $agent }.
take-seat = Wracam na miejsce
refused-paused = Partia jest wstrzymana. Każdy gracz może ją wznowić.
refused-bad-zone = Ta strefa czasowa nie jest znana.
refused-bad-hours = Cisza ma początek i koniec.
refused-bad-day = To nie jest dzień.
refused-bad-address = Na ten adres nie można nic wysłać.
refused-bad-code = To nie jest kod, który wysłano.
refused-no-delivery = Ten serwer nie wysyła tą drogą.
refused-not-sent = Nie udało się wysłać e-maila.
