# Dobór frakcji w przygotowaniu zaawansowanym.

seat-player1 = Gracz 1
seat-player2 = Gracz 2
seat-player3 = Gracz 3
seat-player4 = Gracz 4
seat-player5 = Gracz 5
seat-player6 = Gracz 6
scene-rule-player1 = rządzi gracz 1
scene-rule-player2 = rządzi gracz 2
scene-rule-player3 = rządzi gracz 3
scene-rule-player4 = rządzi gracz 4
scene-rule-player5 = rządzi gracz 5
scene-rule-player6 = rządzi gracz 6

faction-marquise = Markiza de Kot
faction-eyrie = Dynastia Orlich Gniazd
faction-alliance = Sojusz Leśnych Stworzeń
faction-vagabond = Włóczęga
faction-vagabond2 = Drugi Włóczęga
faction-lizards = Kult Jaszczurów
faction-riverfolk = Kompania Rzeczna
faction-duchy = Podziemne Księstwo
faction-corvids = Krucza Konspiracja

option-setup = Przygotowanie frakcji: zwykłe, według liter, albo zaawansowane, z doborem frakcji i siedzibami.
choice-setup-standard = zwykłe
choice-setup-advanced = zaawansowane
option-people = Ile osób dobiera frakcję w przygotowaniu zaawansowanym.
option-offered = Frakcje, które mogą trafić do puli: wszystkie z jednym Włóczęgą albo te, które wskażesz.
choice-offered-all = wszystkie
choice-offered-chosen = które wskażę

ask-deal-pool = Która frakcja trafia do puli?
ask-deal-character = Jaką postacią będzie Włóczęga?
ask-pick = { $seat }: którą frakcję bierzesz?
home-kind = { $edge ->
        [0] { $slots ->
            [0] Taka, która
           *[other] Taka, która ma wolne miejsce na budynek i
        }
       *[other] Taka, która leży na skraju mapy, ma wolne miejsce na budynek i
    }
ask-homeland = { $seat }: która polana jest twoją siedzibą? { home-kind } nie jest niczyją siedzibą.
ask-homeland-apart = { $seat }: która polana jest twoją siedzibą? { home-kind } { $n ->
        [1] nie sąsiaduje z żadną cudzą siedzibą.
       *[other] ma co najmniej dwie polany między sobą a każdą cudzą siedzibą.
    }
ask-homeland-nearer = { $seat }: która polana jest twoją siedzibą? { home-kind } { $n ->
        [0] nie jest niczyją siedzibą; każda sąsiaduje z jakąś cudzą.
       *[other] nie sąsiaduje z żadną cudzą siedzibą; żadna nie leży o dwie polany dalej.
    }
ask-spread-around = { $seat }: gdzie stają wojownicy obok siedziby?
ask-put-back = { $seat }: które karty wracają do talii? Zatrzymujesz trzy.
ask-cat-homeland = { $seat }: która polana jest siedzibą? Są trzy, obok siebie, każda z wolnym miejscem na budynek.
ask-keep-at-home = { $seat }: w której siedzibie stoi twierdza? W miarę możności nie obok cudzej siedziby.
ask-home-building = { $seat }: w której siedzibie staje następny budynek? W każdej staje jeden z trzech.

do-pick = { $faction }
do-homeland = Załóż siedzibę { NOUN($clearing_id, 1, case: "where") }
do-put-back = Odłóż kartę { $card }
do-offer = { $faction }
do-assign = { $character }

plays = { $faction_id ->
        [marquise] od początku rządzi dużą częścią mapy i zamienia drewno w budynki
        [eyrie] co turę robi to, czego żąda jej rosnący Dekret, i zyskuje na każdym gnieździe
        [alliance] zaczyna bez niczego na mapie, zdobywa poparcie, a potem wszczyna powstania
        [vagabond2] wędruje sam jak pierwszy Włóczęga i dzieli z nim misje i ruiny
        [lizards] żyje z kart, które inni odrzucają, i pozyskuje polany ogrodami
        [riverfolk] sprzedaje innym karty, łodzie i najemników i buduje za to, co zapłacą
        [duchy] wychodzi z Nory obok mapy i przekonuje ministrów, z których każdy działa inaczej
        [corvids] kładzie zakryte intrygi i zdobywa punkty za każdą odkrytą
       *[vagabond] wędruje sam ze swoimi przedmiotami, pomaga i walczy, z kim chce, i wykonuje misje
    }

result-militant = frakcja zbrojna, zasięg { $n }: { plays }
result-insurgent = powstańcy, zasięg { $n }: { plays }
result-wanderer = { $character }, powstańcy, zasięg { $n }: { plays }

why-locked-card = Ta karta jest zablokowana, dopóki nikt nie gra frakcją zbrojną.
why-not-in-pool = Tej frakcji nie ma w puli.
why-no-homeland = Tu nie może być twojej siedziby: jest cudza, brak miejsca albo za blisko do cudzej siedziby.
why-uneven-spread = Wojowników rozstawia się po równo: obok siedziby są polany, na których jest ich mniej.
why-far-from-home = Trzy siedziby muszą leżeć obok siebie, mieć miejsce na budynek i mieścić twierdzę i budynki.
why-one-building-each = W każdej siedzibie stoi jeden z trzech budynków.

offered = Do puli trafia { $faction }.
locked-last = Zablokowana karta: { $faction }, dopóki nikt nie gra frakcją zbrojną.
assigned = Kto bierze frakcję { $faction }, gra postacią { $character }.
home-found = { $seat } zakłada siedzibę { NOUN($clearing_id, 1, case: "where") }.
picked = Gracz { $n } bierze frakcję: { $faction }.
laid-open = { $seat } wykłada kartę { $card }.
put-back = { $seat } odkłada kartę.
put-back-card = { $seat } odkłada kartę { $card }.

scene-draft = Dobór frakcji
scene-draft-about = W puli jest o jedną frakcję więcej niż dobierających osób. Każdy bierze jedną i od razu ją rozstawia. Pierwszy wybiera ten, kto gra ostatni, a ostatni ten, kto zaczyna: kto gra później, ma większy wybór.
scene-draft-kinds = Frakcje zbrojne od początku trzymają teren wojownikami. Powstańcy rosną tam, gdzie walczą inni, dlatego pierwsza karta puli jest zawsze zbrojna, a powstańcy rozdani na końcu są zablokowani, dopóki nikt nie gra frakcją zbrojną.
scene-draft-reach = Zasięg mówi, o jak dużą część mapy frakcja walczy. Znane już frakcje mają razem { $n }; przy tylu graczach ({ $players }) żywą grę daje { $wanted } lub więcej.
scene-draft-order = Kolejność wyboru
scene-draft-pool = Pula
scene-chooses = Gracz { $n } wybiera teraz
scene-waits = Gracz { $n } wybiera później
scene-taken = Gracz { $n }: { $faction }
scene-drafts-not = Automat: { $faction }
scene-militant = { $faction }: frakcja zbrojna, zasięg { $n }
scene-insurgent = { $faction }: powstańcy, zasięg { $n }
scene-plays = Ta frakcja { plays }.
scene-dealt = Postać: { $character }
scene-locked = Zablokowana, dopóki nikt nie gra frakcją zbrojną
sketch-militant = frakcja zbrojna
sketch-insurgent = powstańcy
sketch-reach = zasięg
sketch-locked = zablokowana, dopóki nikt nie gra frakcją zbrojną
