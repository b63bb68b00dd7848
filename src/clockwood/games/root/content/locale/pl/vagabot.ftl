### Włóczębot.

option-vagabot-defenseless = Kiedy Włóczębot jest bezbronny: bez nieuszkodzonych przedmiotów albo zawsze, bo nie ma wojowników.
choice-vagabot-defenseless-without-items = bez przedmiotów
choice-vagabot-defenseless-always = zawsze
option-vagabot = Postać Włóczębota; drugi dostaje następną z listy.
choice-vagabot-thief = Złodziej
choice-vagabot-tinker = Druciarz
choice-vagabot-ranger = Tropiciel
choice-vagabot-vagrant = Obieżyświat
choice-vagabot-scoundrel = Łotr
choice-vagabot-arbiter = Rozjemca
scene-battle-track = Tor bitwy
battle-track = { $seat } ma na torze bitwy { $n }.
dealt-quest-to = { $seat } ma misję: { $card }.
slips-away = { $seat } wymyka się: za mało przedmiotów jest nieuszkodzonych.
skips-daylight = { $seat } pomija Dzień.
items-ran-out = { $seat } nie ma już czego wyczerpać.
no-ruin-left = { $seat } nic nie odkrywa: nie ma już ruin.
does-not-get-there = { $seat } nic nie odkrywa: nie dociera tam albo nie ma już przedmiotu.
aids-nobody = { $seat } nikomu nie pomaga: nikt tu nie ma wytworzonego przedmiotu albo nie ma czego wyczerpać.
attacks-nobody = { $seat } nikogo nie atakuje: do żadnego wroga nie da się dojść.
fights-no-more = { $seat } już nie walczy: celu tu nie ma albo zostało za mało przedmiotów.
quests-no-more = { $seat } nie wykonuje misji: nie jest na miejscu albo zostało za mało przedmiotów.
repairs-nothing = { $seat } nic nie naprawia.
nothing-special = { $seat } nie wykonuje akcji specjalnej: nic by nie dała.
stole-card = { $seat } kradnie { NOUN($other_id, 1, case: "dat") } kartę { $card }; zostaje odrzucona.
burned = { $seat } pali { NOUN($clearing_id, 1, case: "acc") }.
blocked-slot = Miejsce { NOUN($clearing_id, 1, case: "where") } jest zablokowane na stałe.
marksman-shot = { $seat } strzela przed rzutem.

bot-goes = Dokąd idzie
bot-flees = Do którego lasu ucieka
bot-starts = W którym lesie zaczyna
bot-aids = Komu pomaga
bot-targets = Kogo ściga
bot-steals = Kogo okrada
bot-tinkers = Co wytwarza ze stosu kart odrzuconych
bot-instigates = Do której bitwy podżega

way-length = kroki do przejścia
target-cardboard = budynki i żetony celu
target-warriors = wojownicy celu
player-points = punkty
pieces-here = elementy na tej polanie
forest-clearings = polany wokół lasu

trait-adventurer = Poszukiwacz Przygód: jedna bitwa na turę, ale misje, póki starcza przedmiotów.
trait-berserker = Berserker: atakuje największą grupę w pobliżu i naprawia o jeden przedmiot więcej.
trait-helper = Pomocnik: o punkt więcej za pomoc i dwa razy więcej kart.
trait-marksman = Strzelec: jedno trafienie przed rzutem.
trait-questing = Misje: uszkodzone przedmioty służą na torze bitwy, misje dają o punkt więcej, a on szuka, komu pomóc; akcje według rozkazu są nasze.

ask-vagabot-forest = { $seat }: w którym lesie zaczyna?
ask-vagabot-quest = { $seat }: jaka misja się odkrywa?
ask-vagabot-finds = { $seat }: jaki to przedmiot?
ask-flee-to-forest = { $seat }: do którego lasu?
ask-take-boxed = { $seat }: jaki przedmiot bierze?
ask-lose-card = { $seat }: która karta zostaje skradziona?

turn-vagabot-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-vagabot-slip = Mając mniej niż trzy nieuszkodzone przedmioty, wymyka się do lasu i pomija Dzień.
turn-vagabot-fox = Przy lisie: odkrywa ruinę, walczy, potem akcja specjalna.
turn-vagabot-rabbit = Przy króliku: walczy, naprawia, potem akcja specjalna.
turn-vagabot-mouse = Przy myszy: misja, pomoc, bitwa, naprawa.
turn-vagabot-bird = Przy ptaku: odkrywa ruinę, misja, pomoc, bitwa.
turn-vagabot-refresh = Odświeża sześć przedmiotów, cztery, jeśli coś jest uszkodzone.
turn-vagabot-repair = Naprawia przedmiot, a w lesie wszystkie; rozkaz zostaje odrzucony.
level-vagabot-easy = Łatwy: odświeża o przedmiot mniej.
level-vagabot-default = Domyślny: jak w wydaniu; odświeża sześć przedmiotów, a cztery, jeśli któryś jest uszkodzony.
level-vagabot-challenging = Trudny: odświeża o przedmiot więcej.
level-vagabot-nightmare = Koszmar: odświeża o przedmiot więcej, a co Wieczór dochodzi punkt.
