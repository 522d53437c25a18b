# The words of High Card's board, in English.

high-card-web-hand = Your hand
high-card-web-play = Play the { $card }
high-card-web-swap = Swap the { $card }
high-card-web-points =
    { $points ->
        [one] { $name }: one point
       *[other] { $name }: { $points } points
    }
high-card-web-ready = played
high-card-web-last = Last round: { $cards }
high-card-web-bag =
    { $count ->
        [one] One card in the bag
       *[other] { $count } cards in the bag
    }
high-card-web-beaten =
    { $count ->
        [0] Nothing unseen beats it.
        [one] One unseen card beats it.
       *[other] { $count } unseen cards beat it.
    }
high-card-web-played = You have played the { $card }.
high-card-web-seconds = { $seconds } s
