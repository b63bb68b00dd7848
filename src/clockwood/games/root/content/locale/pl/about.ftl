### Czym są elementy: dla legendy i dla tych, którzy o coś pytają.

about-warriors = Ruszają, walczą i liczą się do władzy. W bitwie nikt nie wyrzuci więcej trafień, niż ma tam wojowników.
about-rule = Ta frakcja ma tu najwięcej wojowników i budynków razem.
about-pawn = Nie liczy się do władzy i nie można go usunąć. Rusza bez względu na to, kto rządzi; trafienia uszkadzają przedmioty właściciela.
about-ruin = Zakrywa miejsce na budynek, dopóki nie przeszuka jej Włóczęga.
about-boulders = Tą ścieżką nikt nie przejdzie, dopóki ktoś nie otworzy jej za kartę.
about-ferry = Raz na turę przewozi wojowników albo pionek ze swojej polany na dowolną inną nad jeziorem.
about-sawmill = O każdym Świcie daje drewno.
about-workshop = Wytwarza dla Markizy raz na turę, w kolorze swojej polany.
about-recruiter = Gdy Markiza werbuje, staje tu wojownik. Kilka werbowni pozwala jej dobierać więcej kart.
about-wood = Płaci za budynki Markizy; wozi się je przez polany, którymi ona rządzi. Inni za jego usunięcie zdobywają 1 punkt.
about-keep = Dopóki stoi, nikt oprócz Markizy nic na tej polanie nie umieszcza. Usunięta nie wraca do gry.
about-roost = Wytwarza dla Dynastii i tu stają nowi wojownicy. Gniazda na mapie punktują co Wieczór.
about-base = Tu stają nowi wojownicy Sojuszu, a karty jej koloru szkolą oficerów.
about-sympathy = Punktuje, gdy się pojawia, i wytwarza dla Sojuszu. Kto je usuwa albo wprowadza tu wojowników, płaci kartą.
about-garden = Kult rządzi wszędzie tam, gdzie stoi ogród. Ogrody jednego koloru punktują razem, a wytwarzają, gdy ten kolor jest Wyrzutkiem.
about-citadel = Wytwarza dla Księstwa. Każda na mapie przysparza o Świcie wojowników w Norze.
about-market = Wytwarza dla Księstwa. Każdy na mapie pozwala Wieczorem dobrać o kartę więcej.
about-tunnel = Nora sąsiaduje z każdą polaną z tunelem, ale tylko dla Księstwa.
about-boots = Wyczerpuje się je, by ruszyć.
about-bag = Gotowa na swoim torze pozwala Włóczędze trzymać o dwa przedmioty więcej.
about-crossbow = Wyczerpuje się ją, by usunąć wojownika bez bitwy.
about-hammer = Wyczerpuje się go, by naprawić przedmiot albo coś wytworzyć.
about-sword = Wyczerpuje się go, by walczyć. Włóczęga nie wyrzuci więcej trafień, niż ma nieuszkodzonych mieczy.
about-tea = Gotowa na swoim torze odświeża o każdym Świcie dwa przedmioty więcej.
about-coins = Gotowe na swoim torze pozwalają co Wieczór dobrać o kartę więcej.
about-torch = Wyczerpuje się ją, by odkryć ruinę albo użyć akcji specjalnej postaci.
