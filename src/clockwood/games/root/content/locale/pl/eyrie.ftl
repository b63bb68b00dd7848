### Dynastia Orlich Gniazd.

seat-eyrie = Dynastia
piece-roost = gniazdo
option-eyrie = Czy gra Dynastia Orlich Gniazd.
leader-builder = Budowniczy
leader-charismatic = Charyzmatyk
leader-commander = Dowódca
leader-despot = Despota
column-recruit = werbunek
column-move = ruch
column-battle = bitwa
column-build = budowa
scene-decree-recruit = Werbunek
scene-decree-move = Ruch
scene-decree-battle = Bitwa
scene-decree-build = Budowa

decreed = { $seat } dodaje kartę { $card } do kolumny: { $column }.
resolving = { $seat } wykonuje kartę { $card }.
    .quiet = 1
appointed = { $seat } ma przywódcę: { $leader }.
turmoil = { $seat } pogrąża się w zamęcie.
purged = { $seat } odrzuca z Dekretu { $n } { NOUN("card", $n, case: "acc") }.

ask-eyrie-start = { $seat }: w którym rogu zaczynasz?
ask-first-leader = { $seat }: który przywódca?
ask-new-leader = { $seat }: który nowy przywódca?
ask-add-to-decree = { $seat }: która karta do Dekretu?
ask-new-roost = { $seat }: gdzie staje nowe gniazdo?
ask-eyrie-craft = { $seat }: wytwarzasz przed Dekretem?
ask-decree = { $seat }: która karta Dekretu teraz (kolumna: { $column })?
ask-obey = { $seat }: { $column_id ->
        [recruit] gdzie werbuje karta
        [move] jaki ruch nakazuje karta
        [battle] jaką bitwę nakazuje karta
       *[build] gdzie karta buduje gniazdo
    }?

do-decree = { $card }, kolumna: { $column }
do-resolve = Wykonaj kartę { $card }
do-leader = { $leader }

why-deposed-already = Ten przywódca jest strącony.
why-one-bird = Tylko jedna z dodanych kart może być ptakiem.
why-not-fewest = Na innych polanach jest mniej wojowników.
why-not-in-column = Tej karty teraz się nie wykonuje.
why-wrong-suit = Karta żąda polany swojego koloru.
why-roost-there = Jest tam już gniazdo.
why-no-roost = Nie ma tam gniazda.

scene-mat-eyrie = Dynastia
sketch-decree = Dekret
scene-warriors-eyrie = Wojownicy Dynastii
scene-rule-eyrie = rządzi Dynastia
scene-leaders = Przywódcy
scene-leader-builder = Budowniczy: przedmioty dają pełne punkty
scene-leader-charismatic = Charyzmatyk: werbuje po dwóch
scene-leader-commander = Dowódca: w ataku jedno trafienie więcej
scene-leader-despot = Despota: punkt więcej za usunięte budynki i żetony
box-roosts = Gniazda jeszcze niezbudowane
box-eyrie-items = Przedmioty Dynastii
