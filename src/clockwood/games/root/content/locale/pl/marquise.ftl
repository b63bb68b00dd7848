### Markiza de Kot.

seat-marquise = Markiza
piece-sawmill = tartak
piece-workshop = warsztat
piece-recruiter = werbownia
piece-wood = drewno
piece-keep = twierdza
option-marquise = Czy gra Markiza de Kot.

may-act = { $seat } ma { $n } { NOUN("action", $n, case: "acc") }.
    .quiet = 1
acted = { $seat } wykonuje akcję; zostało: { $n }.
    .quiet = 1
paid-wood = { $seat } płaci drewnem { NOUN($clearing_id, 1, case: "from") }.
    .quiet = 1
healed = { $seat } sprowadza { $n } { NOUN("warrior", $n, case: "acc") } z powrotem do twierdzy { NOUN($clearing_id, 1, case: "where") }.

ask-place-keep = { $seat }: w którym rogu stoi twierdza?
ask-place-start = { $seat }: gdzie staje następny budynek?
ask-spread-wood = { $seat }: gdzie trafia następne drewno?
ask-marquise-day = { $seat }: jaka akcja? (zostało: { $n })
ask-overwork-at = { $seat }: w którym tartaku?
ask-pay-wood = { $seat }: skąd drewno?
ask-pay-wood-from = { $seat }: skąd drewno?
ask-heal = { $seat }: karta na szpitale polowe?

do-march = Marsz
do-recruit-all = Werbunek
do-overwork = Nadgodziny za kartę { $card }
do-extra-action = Kolejna akcja za kartę { $card }
do-heal = Lecz kartą { $card }
do-wood = Drewno { NOUN($clearing_id, 1, case: "where") }
do-pay-wood = Zapłać drewnem { NOUN($clearing_id, 1, case: "from") }

why-far-from-keep = Musi stać przy twierdzy albo obok niej.
why-no-action-left = Nie ma już akcji.
why-crafting-is-over = Po pierwszej akcji już się nie wytwarza.
why-recruited-already = Werbuje się raz na turę.
why-no-sawmill = Nie ma tartaku na polanie, do której pasuje ta karta.
why-not-a-bird = Kolejną akcję dają tylko ptasie karty.
why-too-little-wood = Na połączonych polanach jest za mało drewna.

scene-mat-marquise = Markiza
scene-warriors-marquise = Wojownicy Markizy
scene-rule-marquise = rządzi Markiza
box-sawmills = Tartaki jeszcze niezbudowane
box-workshops = Warsztaty jeszcze niezbudowane
box-recruiters = Werbownie jeszcze niezbudowane
box-marquise-items = Przedmioty Markizy
result-building = drewno: { $wood }, { $n } { NOUN("point", $n) }
