# What the command line says about High Card, in English. The messages cli-high-card-word-… list the words that may be typed.

cli-high-card-manual = play 7: a card face down. swap 7: another card for it, once.
cli-high-card-word-play = play
cli-high-card-word-swap = swap
cli-high-card-screen = Your hand: { $hand }. Points: { $points }. { $bag } in the bag.
cli-high-card-watching = Points: { $points }. { $bag } in the bag.
cli-high-card-play = Play the { $card } face down
cli-high-card-swap = Swap the { $card }
cli-high-card-which = Which card? Type its number after the word.
