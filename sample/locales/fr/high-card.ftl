# La plus haute, en français.

high-card-name = La plus haute

## Événements

high-card-played = { $seat } joue une carte face cachée.
high-card-swapped = { $seat } échange une carte.
high-card-drew = Vous piochez le { $card }.
high-card-turned = { $seat } avait joué le { $card }.
high-card-late = { $seat } était en retard : le hasard a joué le { $card }.
high-card-point = Le point va à { $seat }.
high-card-refilled = Le sac est vide ; les cartes face visible y retournent.
high-card-over = La dernière manche est jouée.

## Refus

high-card-no-not-at-the-table = Seules les personnes assises à la table jouent.
high-card-no-has-played = Vous avez déjà joué votre carte de cette manche.
high-card-no-not-held = Vous n’avez pas le { $card } en main.
high-card-no-has-swapped = Vous avez déjà fait votre échange.
high-card-no-nothing-to-draw = Le sac est vide : il n’y a rien à prendre en échange.
high-card-no-over = La partie est finie.

## Robots

high-card-bot-random = Joue n’importe quelle carte, au hasard.
high-card-bot-steady = Échange une fois une main faible et joue sa meilleure carte.

## Options

high-card-option-patience = Secondes par manche
high-card-option-patience-10 = Dix secondes.
high-card-option-patience-20 = Vingt secondes.
