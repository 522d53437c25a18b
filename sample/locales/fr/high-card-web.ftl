# Les mots du plateau de La plus haute.

high-card-web-hand = Votre main
high-card-web-play = Jouer le { $card }
high-card-web-swap = Échanger le { $card }
high-card-web-points =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
high-card-web-ready = a joué
high-card-web-last = Dernière manche : { $cards }
high-card-web-bag =
    { $count ->
        [one] Une carte dans le sac
       *[other] { $count } cartes dans le sac
    }
high-card-web-beaten =
    { $count ->
        [0] Aucune carte cachée ne la bat.
        [one] Une carte cachée la bat.
       *[other] { $count } cartes cachées la battent.
    }
high-card-web-played = Vous avez joué le { $card }.
high-card-web-seconds = { $seconds } s
