### Prowadzona pierwsza rozgrywka w Iron Kings.

lesson-king = Pierwsza gra: do kurhanu
lesson-king-text = Wyślij robotników, ułóż program, rozpal kocioł i przynieś skarb. Około dziesięciu minut.
lesson-king-goal = Twój Żelazny Król to chodzący zamek. Wynosi skarby z dziczy i zanosi je do swojej Twierdzy. W grze na dwie osoby wygrywa ten, kto pierwszy zaniesie do niej 10 punktów zwycięstwa.
lesson-king-king = To twój król. Strzałka pokazuje, dokąd jest zwrócony: król idzie prosto przed siebie, dopóki nie każesz mu skręcić. Twoja Twierdza leży na południu.
lesson-king-barrow = Tuż przed nim leży kurhan. Król, który wejdzie do kurhanu, ciągnie z jego worka dwa żetony: zębatkę, skarb albo uszkodzenie.
lesson-king-turn = Tura jest krótka: stawiasz jednego robotnika i robisz to, co mówi jego pole. Król rusza dopiero wtedy, gdy robotnik stoi przy przepustnicy; wykonuje wtedy cały swój program.
lesson-king-gather = Na polach obok króla można pracować. Las daje 1 drewno, jezioro wodę, góra i ruiny węgiel. Wyślij robotnika do lasu f1.
lesson-king-rival = Żółty to rywal. Nie ma robotników ani kart; po prostu rusza, gdy przyjdzie jego czas, i spycha każdego, kto stoi mu na drodze.
lesson-king-head = Robotnik w głowie układa program. Postaw tam jednego.
lesson-king-plan = Program mieści trzy karty, wykonywane od lewej do prawej. Wstaw na pierwsze miejsce „Krok 1”, krok prosto przed siebie.
lesson-king-again = Do tego dobierasz nową kartę. Postaw w głowie jeszcze jednego robotnika.
lesson-king-turning = Po wizycie w kurhanie król ma patrzeć w stronę domu. Wstaw na drugie miejsce „Obrót o 180 Stopni”.
lesson-king-boiler = Każda karta programu kosztuje parę. Robotnik w tułowiu rozpala kocioł. Postaw tam jednego.
lesson-king-burn = Woda i drewno dają 3 pary, woda i węgiel 4. Spal węgiel.
lesson-king-steam = 4 pary: dość na obie karty. Niezużyta para zostaje w kotle, najwyżej tyle, ile pokazuje miernik.
lesson-king-throttle = Teraz jazda. Wszyscy mali robotnicy już stoją, ale Wielki Robotnik może zająć każde pole króla. Postaw go przy przepustnicy.
lesson-king-treasure = Zębatka na ulepszenia i skarb: z trzech kart zatrzymujesz jedną. „Złoty Kielich” jest wart 3 punkty. Zatrzymaj go.
lesson-king-carried = Kielich wisi na ramieniu króla, a król zwrócił się ku domowi. Noszony skarb liczy się na końcu tylko w połowie. W Twierdzy liczy się cały.
lesson-king-recall = Gdy wszyscy robotnicy stoją albo jeden stoi przy hamulcu, wracają na odpoczynek. Ci, którzy zostali na mapie z dala od króla, giną w Dziczy, dopóki król nie wróci do domu.
lesson-king-end = Teraz to twoja gra. Ułóż program, który prowadzi do domu, zrób parę, ruszaj i złóż kielich w Twierdzy. Znak zapytania objaśni wszystko, co widzisz.
