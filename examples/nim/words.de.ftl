## Was Listen von Spielen sagen

game-nim = Drei Haufen, und das letzte Stück gewinnt. Zwei bis vier Spieler.
book-nim-plain = Drei Haufen
line-nim-plain = Nehmen Sie von einem Haufen, so viel Sie wollen.
option-misere = Misère
choice-misere = Wer das letzte Stück nimmt, verliert.

## Tatsachen, Fragen, Antworten

fact-taken =
    { $you ->
        [yes] Sie nehmen { $count } von Haufen { $heap }.
       *[no] { $seat } nimmt { $count } von Haufen { $heap }.
    }
prompt-heap = Von welchem Haufen nehmen Sie?
prompt-take = Wie viele nehmen Sie von Haufen { $heap }?
action-heap = Haufen { $heap }
action-take =
    { $take ->
        [one] Eins nehmen
       *[other] { $take } nehmen
    }

## Der Tisch

outline-heaps = Haufen
outline-taken = Genommen
