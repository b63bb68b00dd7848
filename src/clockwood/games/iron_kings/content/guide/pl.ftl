### Przewodnik po Iron Kings.

guide-line = Chodzący zamek, który programujesz, opalasz i prowadzisz w kłopoty.
guide-goal-1 = Wynoś skarby z ruin, kurhanów i kopalni.
guide-goal-2 = Zanoś je do domu: w Twierdzy liczą się w całości, na królu tylko w połowie.
guide-goal-3 = Kto pierwszy osiągnie cel, ten kończy rundę i grę: 10, 9 albo 8 punktów przy dwóch, trzech albo czterech graczach.
guide-turn-rest = Odpoczynek
guide-turn-rest-text = Gdy nikt już nie został albo jeden stoi przy hamulcu, robotnicy wracają.
guide-turn-worker = Robotnik
guide-turn-worker-text = Postaw jednego: planuj w głowie, pal w tułowiu, zbieraj obok króla.
guide-turn-king = Król
guide-turn-king-text = Z robotnikiem przy przepustnicy król wykonuje program, karta po karcie, za parę.
guide-house = Mapa, plansze i karty są takie, jak autor opublikował dla prototypu 0.10. Cele, limit rund, rywal i wszystko, co nazywa się „ring”, to treść własna.

chapter-goal = Cel gry
chapter-goal-text = Punkty zwycięstwa to skarby. Noszone na królu liczą się w połowie, złożone w Twierdzy w całości. Kto osiągnie tam cel, ten kończy grę wraz z tą rundą.
chapter-turn = Tura
chapter-turn-text = Robotnicy wracają, jeśli żaden nie odpoczywa. Stawiasz jednego robotnika i robisz to, co mówi jego pole. Jeśli któryś stoi przy przepustnicy, a żaden przy hamulcu, król wykonuje potem program, dopóki wystarcza pary.
chapter-pieces = Elementy
chapter-pieces-text = Każdy gracz ma króla ze strzałką zwrotu, Twierdzę, czterech robotników i Wielkiego Robotnika.
chapter-winning = Drogi do zwycięstwa
chapter-winning-text = Układaj programy, które prowadzą tam i z powrotem. Zachowaj wodę do kotła: jezioro zatrzymuje króla, ale go napełnia. Z pełnymi rękami wracaj do domu; najlepszy skarb nic nie daje królowi, który nie może chodzić.
chapter-setup = Co jest w grze i jak się zaczyna
chapter-setup-text = Twierdze leżą na południu, najlepsze worki na północy. Każdy zaczyna z pięcioma kartami planu, 2 węgla i 3 wody.
chapter-workers = Robotnicy i ich pola
chapter-workers-text = Jeden robotnik na turę: na królu, obok niego albo w domu. Tu opisano, co robi każde pole.
chapter-driving = Król idzie
chapter-driving-text = Karty programu wykonuje się po kolei, każdą za parę. Każde pole, na które król wchodzi, coś robi: drewno, węgiel, woda, worek żetonów albo uszkodzenie.
chapter-fighting = Spychanie i uszkodzenia
chapter-fighting-text = Królowie spychają się nawzajem. Z bronią spychanie boli, a uszkodzonych pól nie można używać do naprawy.
chapter-treasure = Skarby i ulepszenia
chapter-treasure-text = Dwie ręce noszą skarby. W domu za zębatki kupuje się ulepszenia, które kładzie się na części króla i Twierdzy.
chapter-ending = Koniec gry
chapter-ending-text = Instrukcja zostawia to otwarte; cel jest nasz.
chapter-rival = Rywal
chapter-rival-text = Król bez robotników i kart, na miejsce, którego nikt nie zajmuje. Chodzi w swoim rytmie i też zbiera skarby.
chapter-rulings = Rozstrzygnięcia
chapter-rulings-text = Tam, gdzie instrukcja milczy, gramy właśnie tak. Część z tego to opcje stołu.
