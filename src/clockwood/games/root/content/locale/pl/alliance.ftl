### Sojusz Leśnych Stworzeń.

seat-alliance = Sojusz
piece-base = baza
piece-sympathy = poparcie
option-alliance = Czy gra Sojusz Leśnych Stworzeń.
scene-officers = Oficerowie

outrage = { $seat } wywołuje oburzenie { NOUN($clearing_id, 1, case: "where") }.
outraged = { $seat } przysparza { NOUN($other_id, 1, case: "dat") } zwolennika.
outraged-card = { $seat } daje { NOUN($other_id, 1, case: "dat") } jako zwolennika kartę { $card }.
gave-openly = { $seat } daje { NOUN($other_id, 1, case: "dat") } kartę { $card }.
turned-away = { $seat } nie ma miejsca na więcej zwolenników: karta { $card } zostaje odrzucona.
joined = Do { NOUN($seat_id, 1, case: "gen") } dołącza zwolennik.
    .quiet = 1
joined-card = Do zwolenników { NOUN($seat_id, 1, case: "gen") } dołącza karta { $card }.
    .quiet = 1
mobilized = { $seat } mobilizuje zwolennika.
mobilized-card = { $seat } mobilizuje kartę { $card }.
spent-supporter = { $seat } wydaje zwolennika: kartę { $card }.
lost-supporter = { $seat } traci zwolennika: kartę { $card }.
lost-officers = { $seat } traci { $n } { NOUN("officer", $n, case: "acc") }.
revolted = { $seat } wszczyna powstanie { NOUN($clearing_id, 1, case: "where") }.
trained = { $seat } ma kolejnego oficera.
operation = { $seat } wykonuje operację; zostało: { $n }.
    .quiet = 1

ask-gain-supporters = Która karta zostaje zwolennikiem { NOUN($seat_id, 1, case: "gen") }?
ask-spend-supporters = { $seat }: którego zwolennika wydajesz?
ask-keep-five = { $seat }: odrzuć nadmiar zwolenników do pięciu.
ask-pay-outrage = { $seat }: która karta trafia do zwolenników Sojuszu?
ask-may-revolt = { $seat }: powstanie?
ask-spread-sympathy = { $seat }: gdzie rozchodzi się poparcie?
ask-alliance-day = { $seat }: wytwarzanie, mobilizacja czy szkolenie?
ask-operations = { $seat }: jaka operacja?

do-revolt = Wszcznij powstanie { NOUN($clearing_id, 1, case: "where") }
do-spread = Poparcie { NOUN($clearing_id, 1, case: "where") }
do-mobilize = Zmobilizuj kartę { $card }
do-train = Wyszkol oficera kartą { $card }
do-organize = Organizuj { NOUN($clearing_id, 1, case: "where") }
do-show-hand = Pokaż rękę

why-no-supporter = To nie jest pasujący zwolennik.
why-must-give = Masz na ręce pasującą kartę.
why-unsympathetic = Nie ma tam poparcia.
why-base-on-map = Baza tego koloru jest już na mapie.
why-sympathetic = Jest tam już poparcie.
why-far-from-sympathy = Nie sąsiaduje z nią żadna polana z poparciem.
why-too-few-supporters = Masz za mało zwolenników tego koloru.
why-no-such-base = Nie ma bazy na polanie, do której pasuje ta karta.
why-no-base = Nie ma tam bazy.

scene-mat-alliance = Sojusz
scene-warriors-alliance = Wojownicy Sojuszu
scene-rule-alliance = rządzi Sojusz
box-alliance-items = Przedmioty Sojuszu
box-bases = Bazy jeszcze poza mapą
box-sympathies = Poparcie jeszcze poza mapą
