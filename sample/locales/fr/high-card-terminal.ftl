# Ce que dit la ligne de commande à propos de La plus haute. Les messages cli-high-card-word-… donnent les mots à taper.

cli-high-card-manual = jouer 7 : une carte face cachée. échanger 7 : une autre à sa place, une seule fois.
cli-high-card-word-play = jouer
cli-high-card-word-swap = échanger echanger
cli-high-card-screen = Votre main : { $hand }. Points : { $points }. { $bag } dans le sac.
cli-high-card-watching = Points : { $points }. { $bag } dans le sac.
cli-high-card-play = Jouer le { $card } face cachée
cli-high-card-swap = Échanger le { $card }
cli-high-card-which = Quelle carte ? Tapez son numéro après le mot.
