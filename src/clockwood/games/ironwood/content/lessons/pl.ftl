### Prowadzone pierwsze rozgrywki w Ironwood.

## Plemię Puszczy

lesson-woodwalkers = Pierwsza gra: Plemię Puszczy
lesson-woodwalkers-text = Przepędź załogę z Góry, odkryj tam Totem i zanieś go do domu. Około dziesięciu minut.
lesson-woodwalkers-goal = Prowadzisz Plemię Puszczy. Gdzieś pod Górami ukryte są twoje Totemy. Zanieś trzy z nich do Lasów na skraju mapy, a wygrasz.
lesson-woodwalkers-pieces = Liście to twoi Wojownicy; liczba mówi, ilu ich stoi w danym miejscu. Żyją w Lasach i chodzą ścieżkami z Lasu do Lasu. Lasy na skraju są bezpieczne: nikt tam nie atakuje.
lesson-woodwalkers-enemy = Sześciokąty to Wojownicy Pancernego Klanu. Stoją tylko na Górach. Las i Góra, które się stykają, sąsiadują ze sobą i tam można walczyć. Zincur trzyma jeden jedyny Wojownik.
lesson-woodwalkers-vision = Ta Przepowiednia to twoja tajemnica: przy Górze Zincur można odkryć Totem. Kiedy będziesz go szukać, nie może tam stać Pancerny Klan.
lesson-woodwalkers-turn = Runda to trzy Tury każdej strony, twoja jest pierwsza. W Turze zagrywasz jedną kartę i wykonujesz ją od początku do końca. Czego nie możesz albo nie chcesz zrobić, to pomijasz.
lesson-woodwalkers-card = „Z gęstwiny” porusza trzech Wojowników, a potem atakuje: w sam raz na Zincur. Zagraj tę kartę.
lesson-woodwalkers-move = Dwóch Wojowników z Lasu 1 niech dołączy do tego w Lesie 7. Dotknij Lasu 1, potem Lasu 7 i weź 2.
lesson-woodwalkers-stay = Mógłby się ruszyć jeszcze trzeci Wojownik, ale w Lesie 7 wystarczy trzech. Powiedz, że to wszystko.
lesson-woodwalkers-attack = Wszyscy trzej Wojownicy z Lasu 7 atakują razem. Zaatakuj Zincur.
lesson-woodwalkers-values = W Bitwie każda strona może położyć jedną zakrytą kartę. Teraz liczą się tylko jej trzy liczby: Obrażenia usuwają wrogie jednostki, Obrona powstrzymuje tyle Obrażeń, a Dominację dodaje się do jednostek, które zostały. Wygrywa większa Dominacja, a remis atakujący.
lesson-woodwalkers-wager = Masz trzech Wojowników przeciw jednemu, więc wystarczy niewiele. „Przepowiednie” dodają 1 Obrony i 1 Dominacji, a pod koniec Rundy wracają na rękę. Umieść tę kartę w Bitwie.
lesson-woodwalkers-won = Zwycięstwo! Zwycięzca może odesłać pokonanych. Odeślij ich na Ferrum: Zincur ma być pusty.
lesson-woodwalkers-spoils = Niektóre karty płacą za zwycięstwo. Weź Kryształ: za Kryształy werbuje się Wojowników pod koniec Rundy.
lesson-woodwalkers-ironbot = Ironbot rozegrał swoją Turę. Gra według drukowanych zasad i opowiada w kronice, co zrobił. Otwórz dowolny wiersz, żeby zobaczyć dlaczego.
lesson-woodwalkers-path = Nikt nie wrócił na Zincur. „Tropiciele” poruszają Wojowników i pozwalają odkrywać. Zagraj tę kartę.
lesson-woodwalkers-wait = Twoja Drużyna stoi już obok Góry Zincur i ma tam zostać. Nie ruszaj nikogo: to wszystko.
lesson-woodwalkers-discover = Masz Przepowiednię i Drużynę obok Góry, a wroga na niej nie ma. Odkryj Totem przy Górze Zincur.
lesson-woodwalkers-found = W Lesie 7 stanął Totem, a wewnętrzna Góra daje jeszcze 3 Kryształy. Totem zostaje na tę i następną Rundę, potem znika. A Ironbot już za nim rusza.
lesson-woodwalkers-hurry = Dom jest o krok. „Chyże ścieżki” poruszają do pięciu Wojowników. Zagraj tę kartę.
lesson-woodwalkers-carry = Wojownik, który rusza, może zabrać Totem. Wybierz ruch z Totemem z Lasu 7 do Lasu 1.
lesson-woodwalkers-secured = Zabezpieczony, nikt ci go już nie odbierze: jeden z trzech.
lesson-woodwalkers-rest = Mogłoby się ruszyć jeszcze czterech Wojowników. Zostaw ich na miejscu: to wszystko.
lesson-woodwalkers-leave = „Chyże ścieżki” dają jeszcze atak. Dwóch Wojowników na dwóch to zbędne ryzyko. Pomiń go.
lesson-woodwalkers-recruit = Runda dobiegła końca. Wojownik kosztuje 2 Kryształy i przybywa na skraj mapy. Zwerbuj dwóch w Lesie 1.
lesson-woodwalkers-end = To była cała Runda. Odtąd to twoja gra: dobieraj Przepowiednie, oczyszczaj Góry, noś Totemy do domu. Znak zapytania objaśni wszystko, co widzisz.

## Pancerny Klan

lesson-ironclad = Pierwsza gra: Pancerny Klan
lesson-ironclad-text = Zajmij Górę, połóż Fundament, przywieź Kryształy i zbuduj Kuźnię. Około dziesięciu minut.
lesson-ironclad-goal = Prowadzisz Pancerny Klan. Zbuduj trzy Kuźnie na Górach na skraju mapy, a wygrasz. Kuźnia na Ferrum jest twoja od początku i się nie liczy.
lesson-ironclad-pieces = Sześciokąty to twoi Wojownicy; wszystkie twoje jednostki na jednej Górze to Drużyna. Maszerują grzbietami. Stożek na Ferrum to Wiertło: przywozi Kryształy i nie walczy.
lesson-ironclad-enemy = Liście to Wojownicy Plemienia Puszczy. Żyją w Lasach i przez nie atakują twoje Góry. Wygrają, jeśli zaniosą na skraj mapy trzy Totemy.
lesson-ironclad-turn = Runda to trzy Tury każdej strony; zaczyna Plemię Puszczy. W Turze zagrywasz jedną kartę i wykonujesz ją od początku do końca. Czego nie możesz albo nie chcesz zrobić, to pomijasz.
lesson-ironclad-card = „Rozszerzenie” robi trzy rzeczy: Drużyna maszeruje, powstaje Fundament, Wiertło jedzie. Zagraj tę kartę.
lesson-ironclad-march = Cobaltis to zewnętrzna Góra z miejscem na Kuźnię. Maszeruj tam z Góry Lithimar.
lesson-ironclad-split = Drużynę można podzielić. Weź 2 Wojowników i zostaw 2, żeby Lithimar pozostał twój.
lesson-ironclad-foundation = Kontrolujesz Górę, dopóki stoi na niej twoja jednostka. Połóż Fundament na Górze Cobaltis: to pierwsza połowa Kuźni.
lesson-ironclad-drill = Wiertło znajduje Kryształy wszędzie, dokąd dotrze, a gdzie nie ma Kuźni. Wyślij je na Aurię.
lesson-ironclad-woodenbot = Wiertło wiezie 2 Kryształy, ale ładunkiem nie można jeszcze płacić. Tymczasem Woodenbot rozegrał swoją Turę: gra według drukowanych zasad i opowiada w kronice, co zrobił. Otwórz dowolny wiersz, żeby zobaczyć dlaczego.
lesson-ironclad-vein = Kuźnia kosztuje 5 Kryształów. Masz 3, a 2 leżą na Wiertle. „Bogata żyła” porusza Wiertło i daje jeszcze 3. Zagraj tę kartę.
lesson-ironclad-unload = Przy Kuźni Wiertło się rozładowuje. Sprowadź je na Ferrum.
lesson-ironclad-attacked = Woodenbot zobaczył twoje Kryształy i atakuje Ferrum z Lasu 13. W Bitwie każda strona może położyć jedną zakrytą kartę. Teraz liczą się tylko jej trzy liczby: Obrażenia usuwają wrogie jednostki, Obrona powstrzymuje tyle Obrażeń, a Dominację dodaje się do jednostek, które zostały. Wygrywa większa Dominacja, a remis atakujący.
lesson-ironclad-wager = Bronisz się jednym Wojownikiem przeciw dwóm. „Wyćwiczona salwa” ma na to mocne liczby: 1 Obrażenie, 2 Obrony, 2 Dominacji. Umieść tę kartę w Bitwie.
lesson-ironclad-won = Ferrum ocalone. Zwycięzca może odesłać pokonaną Drużynę do sąsiedniego Lasu. Odeślij ją do Lasu 7.
lesson-ironclad-reinforce = Pora na Kuźnię. „Posiłki” budują ją za 5 Kryształów. Zagraj tę kartę.
lesson-ironclad-pay = Cenę płaci się w całości albo wcale. Zapłać 5 Kryształów.
lesson-ironclad-build = Zamień Fundament na Górze Cobaltis w Kuźnię.
lesson-ironclad-built = Jedna z trzech. Kuźni nie można zniszczyć, dodaje 1 Obrażenie w Walkach na swojej Górze, a przy niej werbuje się i rozładowuje Wiertło.
lesson-ironclad-recruit = Karta werbuje też Wojownika przy Kuźni. Postaw go na Górze Cobaltis: nowa Kuźnia potrzebuje straży.
lesson-ironclad-buy = Runda dobiegła końca. Wojownik kosztuje 2 Kryształy i przybywa do twoich Kuźni. Zostały ci 3 Kryształy: zwerbuj jednego na Ferrum.
lesson-ironclad-end = To była cała Runda. Odtąd to twoja gra: zajmuj zewnętrzne Góry, niech Wiertło nie próżnuje, zbuduj jeszcze dwie Kuźnie. Znak zapytania objaśni wszystko, co widzisz.
