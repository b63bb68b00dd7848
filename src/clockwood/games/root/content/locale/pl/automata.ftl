### To, co wszystkie automaty robią tak samo.

revealed-order = { $seat } odkrywa kartę rozkazu { $card }.
no-order = { $seat }: nie ma karty rozkazu do dobrania, więc żaden kolor nie jest rozkazem.
crafts-nothing = { $seat }: karta { $card } nie pokazuje przedmiotu z zasobów, więc nic nie zostaje wytworzone.
battles-nowhere = { $seat } nigdzie nie walczy: nie ma wroga tam, gdzie wolno atakować.

bot-loses = Co przepada
bot-picks-any = Wybór, którego nie rozstrzyga żadna zasada
bot-battles = Kogo atakuje

is-token = żeton
enemy-pieces = wrogie elementy
enemy-warriors = wrodzy wojownicy
own-warriors = własni wojownicy
origin-warriors = własni wojownicy tam, skąd rusza
origin-rank = ważność miejsca, skąd rusza
reverse-rank = ważność liczona od najmniejszej
foe-pieces = elementy obrońcy w tym miejscu
foe-buildings = budynki obrońcy w tym miejscu
foe-points = punkty obrońcy
undefended = bezbronne wrogie budynki

tie-by-lot = losowo
tie-highest-priority = największa ważność polany
tie-lowest-priority = najmniejsza ważność polany
tie-by-letter = pierwsza litera przygotowania

ask-reveal-order = { $seat }: jaka karta rozkazu się odkrywa?
ask-watch = { $seat }: przejść do następnej tury?

seat-watcher = Obserwator
do-go-on = Następna tura
do-to-the-end = Do końca

scene-automaton-turn = Przebieg tury
scene-automaton-traits = Poziom i cechy
