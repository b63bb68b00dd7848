### Komunikaty wspólne dla wszystkich gier.

wall = Coś odsłonięto.
rules-changed = Odtąd obowiązuje nowsza wersja zasad; partia toczy się dalej od tej pozycji.
match-stops = Zasady tej gry się zmieniły i ta partia nie może się według nich toczyć dalej. Pokazano ją tak daleko, jak na pewno jest taka sama; każdy gracz może się poddać, a wtedy otworzy się jej zapis.
one-of-alike = { $text } ({ $n } z { $all })
edit-nothing = nic
edit-here = tutaj
edit-elsewhere = tam, gdzie jest

## Powiadomienia

notice-turn = Twoja kolej.
notice-test = To jest próba: powiadomienia docierają tutaj.
notice-mail = O te powiadomienia poproszono na stronie { $page }; tam można je wyłączyć.
notice-code-subject = Clockwood: potwierdź adres e-mail
notice-code = Twój kod to { $code }. Wpisz go na stronie, aby dostawać powiadomienia na ten adres. Jeśli to nie ty, zignoruj tę wiadomość.

## Dlaczego nie

why-not-asked = To nie jest odpowiedź na to pytanie.
why-not-your-turn = Teraz nikt cię o nic nie pyta.
why-undo-nothing = Nie ma czego cofnąć.
why-paused = Partia jest wstrzymana. Każdy gracz może ją wznowić.
why-often = To miejsce tak często wstrzymywało partię lub było przekazywane, że więcej już nie można.
why-stopped = Zasady tej gry się zmieniły i ta partia nie może się według nich toczyć dalej. Nadal możesz się poddać.
why-watches = Tu grają automaty, a ty oglądasz: nie ma czego poddać.
why-undo-over = Partia się skończyła i wszystko zostało odkryte; nie da się jej cofnąć.
why-takeback-none = Nikt nie prosi cię teraz o cofnięcie odpowiedzi.
why-undo-other-seat = Od tego czasu odpowiedziała inna strona; twoja odpowiedź zostaje.
why-undo-wall = Od tego czasu coś odsłonięto lub dobrano; twoja odpowiedź zostaje.
why-undo-often = W tej partii cofnięto już tyle twoich odpowiedzi, że następną możesz cofnąć tylko za zgodą innych.
why-redo-nothing = Nie ma czego powtórzyć.

## Wybór automatu

automaton-turn = { $seat }: Tura Bota.
    .quiet = 1
    .head = 2
automaton-turn-over = { $seat }: koniec Tury Bota.
    .quiet = 1
option-seat = Gracz tego miejsca: person albo Bot z poziomem i cechami, na przykład nazwa:2+cecha.
trace-candidates = { $n } { NOUN("candidate", $n) }: { $list }.
trace-only = Tylko „{ $what }”: { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}.
trace-prefer = Jeśli można „{ $what }”: { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}.
trace-most = Najwięcej „{ $what }”: { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}.
trace-fewest = Najmniej „{ $what }”: { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}.
trace-left = Remisują: { $list }.
trace-tie = Remis: { $how }: { $winner }.
trace-tie-rolled = Remis: { $how }, { $rolled }: { $winner }.
trace-scored = { $winner }: { $n }
trace-won-alone = { $title }: { $winner }, jedyny kandydat.
trace-won-only = { $title }: { $winner }, jedyny kandydat „{ $what }”.
trace-won-prefer = { $title }: { $winner }, pierwszeństwo „{ $what }”.
trace-won-most = { $title }: { $winner }, najwięcej „{ $what }”: { $n }.
trace-won-fewest = { $title }: { $winner }, najmniej „{ $what }”: { $n }.
trace-won-tie = { $title }: { $winner }, { $n ->
    [few] remisują { $n }
   *[other] remisuje { $n }
}; { $how }.
trace-won-tie-rolled = { $title }: { $winner }, { $n ->
    [few] remisują { $n }
   *[other] remisuje { $n }
}; { $how }: { $rolled }.
trace-nobody = { $title }: nic, bo nie ma kandydatów.
trace-nobody-fits = { $title }: nic, bo żaden kandydat nie jest „{ $what }”.

## Co by było, gdyby

what-if-head = Gdyby { $edits }: linie z - znikają, linie z + są nowe; kości i zakryte karty są dla obu te same.
what-if-same = Nic się nie zmienia.

## Scena

scene-table = Stół
scene-card = Karta

## W terminalu

ui-ready = twoja odpowiedź
ui-press-enter = naciśnij Enter
ui-welcome = { $game }: grasz jako { $seat }. Wpisz numer, zapis albo pomoc.
ui-welcome-hot-seat = { $game }: kilkoro graczy przy jednym ekranie. Wpisz numer, zapis albo pomoc.
ui-welcome-watcher = { $game }: grają automaty, a ty się przyglądasz. Wpisz numer, zapis albo pomoc.
ui-opponent = { $seat }: gra komputer ({ $agent }).
ui-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano.
ui-thinking = { $seat }: komputer myśli …
ui-hand-over = Teraz gra: { $seat }.
ui-left = Zapisano. Następne „play” zacznie stąd: { $file }
ui-saved = Zapisano: { $file }
ui-record-lies = Zapis gry: { $file }
ui-not-understood = Nie rozumiem: { $text }. Wpisz pomoc, żeby zobaczyć listę poleceń.
ui-not-known = Nic nie wiadomo o „{ $text }”.
ui-allowed = Teraz to wolno.
ui-undone = Cofnięto.
ui-undone-across = Cofnięto mimo odsłonięcia: to, co odsłonięto, pozostaje znane. Zapis gry to pokazuje.
ui-undo-across = cofnij! mimo to cofa, a zapis gry to pokazuje.
ui-redone = Powtórzono.
ui-restarted = Tura zaczyna się od nowa.
ui-foreseen = Na pewno stałoby się to:
ui-foreseen-nothing = Przed następną tajemnicą, losem albo wyborem nic nie jest pewne.
ui-thought = Iteracje: { $iterations }, z tego, co wie { $seat }; węzły: { $nodes }.
ui-thought-choice = { $answer }: { $share } % ({ $low }–{ $high } %), próby: { $visits }
ui-thought-untried = { $answer }: bez prób
ui-thought-line = dalej { $line }
ui-thought-unseen = { $seat }: w ukryciu
ui-resign-sure = Poddać grę? Wpisz tak, żeby to zrobić.
ui-resign-not = Gra toczy się dalej.
ui-no-automaton = Żaden Bot nie miał jeszcze Tury.
ui-yes = tak
ui-shape-one = Wybierz jedno: numer albo zapis.
ui-shape-some = Wybierz zestaw, od { $low } do { $high }: numery obok siebie (1 3) albo jeden po drugim.
ui-shape-many = Tę samą odpowiedź można podać najwyżej tyle razy: { $high }. 2 x3 podaje odpowiedź 2 trzy razy.
ui-lesson-try = Spróbuj: { $answer }
ui-lesson-astray = To inna droga niż w lekcji. cofnij prowadzi do niej z powrotem; można też grać dalej bez niej.
ui-help-part = rysuje tę część stołu: { $part }
ui-help = Odpowiedzią jest numer albo zapis (play WW02, move m1 o1 x2); sam Enter nic nie robi. Polecenia:

full-story = Opowieść
full-table = Stół
full-log = Dziennik
full-said = Odpowiedzi
full-type = odpowiedź w notacji albo polecenie; pomoc je wymienia
full-ways = możliwości
full-what-if = CO GDYBY: nic się nie liczy, Esc kończy
full-past = stan po wierszu { $number }; Esc wraca
full-chosen = wybrane: { $chosen }, potrzeba: od { $low } do { $high }; d kończy
full-key-type = wpisz
full-key-undo = cofnij
full-key-redo = ponów
full-key-hint = podpowiedź
full-key-what-if = co gdyby
full-key-map = mapa
full-key-language = język
full-key-done = gotowe
full-key-explain = objaśnij
full-key-back = wstecz
full-key-quit = wyjdź
full-left = zostało

command-ask = ? …
command-undo = cofnij
command-undo-across = cofnij!
command-redo = powtórz
command-restart = od-nowa
command-foresee = przewidź
command-hint = podpowiedz
command-map = mapa
command-boards = plansze
command-hand = ręka
command-battle = bitwa
command-show = pokaż
command-options = opcje
command-goal = cel
command-turn = tura
command-rules = zasady
command-why = czemu
command-what-if = co-gdyby
command-log = dziennik
command-save = zapisz
command-position = pozycja
command-language = język
command-resign = poddaję
command-help = pomoc
command-quit = koniec

help-ask = wyjaśnia pytanie, a z kartą, Lokacją, jednostką, opcją, regułą albo odpowiedzią: właśnie to
help-undo = cofa ostatnią odpowiedź, o ile nic potem nie odsłonięto
help-undo-across = cofa mimo to; zapis gry to pokazuje
help-redo = podaje jeszcze raz cofniętą odpowiedź
help-restart = cofa tę Turę
help-foresee = z odpowiedzią: co na pewno by się stało
help-hint = co odpowiedziałoby przeszukiwanie; można podać poziom: novice, regular, strong, expert
help-map = rysuje mapę
help-boards = rysuje plansze Graczy
help-hand = pokazuje twoje karty
help-battle = rysuje Bitwę
help-show = rysuje stół i pyta jeszcze raz
help-options = pokazuje odpowiedzi jeszcze raz
help-goal = mówi, jak się wygrywa
help-turn = mówi, z czego składa się tura
help-rules = wypisuje rozdziały zasad; albo, po tym słowie, rozdział lub numer zasady
help-why = opowiada ostatnią Turę Bota, wybór po wyborze; można podać jego miejsce
help-what-if = Tura Bota, jakby zaczynała się teraz; można podać jego miejsce, a z auria.fighters=0 także to, co by się zmieniło
help-log = opowiada ostatnie 20 zdarzeń albo tyle, ile powiesz
help-save = zapisuje grę do pliku
help-position = wypisuje pozycję, o ile ją znasz; z nazwą pliku zapisuje ją w nim
help-language = en albo pl
help-resign = poddaje grę
help-help = ta lista
help-quit = kończy; gra jest zapisana
