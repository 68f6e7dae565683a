## What lists of games say

game-nim = Three heaps, and the last thing wins. Two to four players.
book-nim-plain = Three heaps
line-nim-plain = Take from one heap as much as you like.
option-misere = Misère
choice-misere = Whoever takes the last thing loses.

## Facts, questions, answers

fact-taken =
    { $you ->
        [yes] You take { $count } from heap { $heap }.
       *[no] { $seat } takes { $count } from heap { $heap }.
    }
prompt-heap = From which heap do you take?
prompt-take = How many do you take from heap { $heap }?
action-heap = Heap { $heap }
action-take =
    { $take ->
        [one] Take one
       *[other] Take { $take }
    }

## The table

outline-heaps = Heaps
outline-taken = Taken
