# High Card, in English.

high-card-name = High Card

## Events

high-card-played = { $seat } plays a card face down.
high-card-swapped = { $seat } swaps a card.
high-card-drew = You draw the { $card }.
high-card-turned = { $seat } had played the { $card }.
high-card-late = { $seat } was late: chance played the { $card }.
high-card-point = The point goes to { $seat }.
high-card-refilled = The bag is empty; the cards that lay face up go back into it.
high-card-over = The last round has been played.

## Refusals

high-card-no-not-at-the-table = Only those at the table can play.
high-card-no-has-played = You have played your card for this round.
high-card-no-not-held = You do not hold the { $card }.
high-card-no-has-swapped = You have had your swap.
high-card-no-nothing-to-draw = The bag is empty: there is nothing to swap for.
high-card-no-over = The game is over.

## Bots

high-card-bot-random = Plays any card, purely by chance.
high-card-bot-steady = Swaps a poor hand once and plays its best card.

## Options

high-card-option-patience = Seconds for a round
high-card-option-patience-10 = Ten seconds.
high-card-option-patience-20 = Twenty seconds.
