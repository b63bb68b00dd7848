### Wiertnicze Księstwo.

digs-too-few = { $seat } nie kopie: w Norze jest za mało wojowników.
digs-nowhere = { $seat } nigdzie nie kopie: każda polana w kolorze rozkazu ma jego tunel albo budynek lub jest zamknięta.
builds-nothing = { $seat } nie może budować i zamiast tego punktuje.
all-built = { $seat } nie ma już budynków do umieszczenia.
invades-for-room = { $seat } nie ma wolnego miejsca tam, gdzie rządzi, i zamiast budować atakuje wszędzie.
no-minister-acts = { $seat }: żaden minister nie działa.
minister-scores-nothing = { $seat }: { $minister } nic nie zdobywa.
dismisses-nobody = { $seat } nie ma kogo odesłać.
dismissed-below = Wojownik { NOUN($seat_id, 1, case: "gen") } wraca z Nory do zasobów.
rallies-nobody = { $seat } nikogo nie przegrupowuje.
went-below = { $seat } zabiera { $n } { NOUN("warrior", $n, case: "acc") } { NOUN($clearing_id, 1, case: "from") } do Nory.
all-swayed = { $seat } nie ma kogo przekonać.
lost-crown = { $seat }: { $minister } traci koronę.
no-minister-to-lose = { $seat } nie ma ministra, który by za to odpowiedział.

bot-sways = Którego ministra przekonuje
bot-sways-bottommost = Którego ministra przekonuje, gdy nie ma wolnego w kolorze rozkazu
bot-loses-minister = Który minister traci koronę
bot-digs = Gdzie kopie
bot-invades = Gdzie kopią najeźdźcy
bot-lifts-tunnel = Który tunel przenosi
bot-posts = Gdzie Marszałek stawia wojownika
bot-dismisses = Skąd Burmistrz odsyła wojownika
bot-rallies = Dokąd przechodzą nieliczni wojownicy

empty-slots = wolne miejsca
enemy-cardboard = wrogie budynki i żetony

tie-topmost = najwyższy na liście
tie-bottommost = najniższy na liście

ask-drillbit-corner = { $seat }: w którym rogu wychodzi na powierzchnię?
ask-draw-for-minister = { $seat }: jaka karta przekonuje ministra?
ask-pay-investors = { $seat }: którą kartę odrzucasz za zniszczone budynki? Jeśli żadna nie pasuje, Księstwo przekonuje ministra.
why-must-invest = Masz kartę, która pasuje.

scene-drillbit-captain = Kapitan, lis: w ataku przy tunelu jedno trafienie więcej
scene-drillbit-marshal = Marszałek, królik: wojownik tam, gdzie budynku strzeże najmniej
scene-drillbit-foremole = Kretmistrz, mysz: o jednego wojownika więcej w Norze
scene-drillbit-brigadier = Brygadier, lis: jeszcze jedno kopanie
scene-drillbit-banker = Bankier, królik: jeszcze jedna budowa
scene-drillbit-mayor = Burmistrz, mysz: 1 punkt za wojownika
scene-drillbit-earl-of-stone = Hrabia Kamienia, lis: 1 punkt za każdą cytadelę
scene-drillbit-baron-of-dirt = Baron Gleby, królik: 1 punkt za każdy targ
scene-drillbit-duchess-of-mud = Księżna Błota, mysz: 2 punkty przy trzech tunelach

trait-foundations = Fundamenty: za zniszczone budynki odpowiada minister w kolorze ich polany.
trait-invaders = Najeźdźcy: kopie tam, gdzie stoją wrogie budynki, a bez wolnego miejsca atakuje wszędzie.
trait-investors = Inwestorzy: kto niszczy jego budynki, odrzuca pasującą kartę za 1 jego punkt albo Księstwo przekonuje ministra.
trait-overwhelm = Przewaga: kopie dwa razy na turę, po trzech wojowników.

turn-drillbit-duchy-order = Odkrywa kartę rozkazu i wytwarza jej przedmiot.
turn-drillbit-duchy-recruit = Umieszcza w Norze dwóch wojowników oraz tych od cytadel i Kretmistrza.
turn-drillbit-duchy-dig = Przy czterech w Norze: tunel na polanie w kolorze rozkazu i czterech wychodzi.
turn-drillbit-duchy-battle = Walczy na każdej polanie w kolorze rozkazu.
turn-drillbit-duchy-build = Buduje tam, gdzie ma najwięcej wojowników: cytadelę przy dziewięciu w zasobach, inaczej targ. Nie może: 1 punkt.
turn-drillbit-duchy-ministers = Przekonani ministrowie działają, od góry w dół.
turn-drillbit-duchy-rally = Nieliczni z polan w kolorze rozkazu przegrupowują się; z rządzonych polan schodzą do Nory wszyscy oprócz czterech.
turn-drillbit-duchy-score = Zdobywa 1 punkt za każdy targ.
turn-drillbit-duchy-sway = Przekonuje najwyższego ministra w kolorze rozkazu, inaczej najniższego; rozkaz zostaje odrzucony.
level-drillbit-duchy-easy = Łatwy: przy każdym werbunku o jednego wojownika mniej.
level-drillbit-duchy-default = Domyślny: jak w wydaniu.
level-drillbit-duchy-challenging = Trudny: przy każdym werbunku o jednego wojownika więcej.
level-drillbit-duchy-nightmare = Koszmar: przy każdym werbunku o jednego wojownika więcej, a co Wieczór dochodzi punkt.
