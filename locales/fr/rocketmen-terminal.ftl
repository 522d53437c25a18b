# Ce que dit la ligne de commande sur Rocketmen, en français. Les messages cli-rocketmen-word-… énumèrent les mots que
# l’on peut taper, en minuscules, séparés par des espaces ; les mots anglais sont admis aussi.

## Rocketmen : ce que l’on peut taper

cli-rocketmen-manual =
    Ce que l’on peut taper dans Rocketmen, avec les numéros de l’écran :
      acheter 3 5 e1 avec 1 2 m     acheter les cartes 3 et 5 de l’étal et un Moteur, en payant avec les cartes 1 et 2 de la Main et un jeton d’argent
      acheter 3                     la même chose au plus bas prix, comme avec « payer auto »
      placer plan 1 pas 2 4         planifier la carte 1 de la Main et poser 2 et 4 sur le Pas de tir ; « avec … » comme ci-dessus
      défausser 1 2 pas 3 plan      défausser de la Main, du Pas de tir et du Plan de mission
      utiliser 2 sur 4              utiliser la capacité de la carte 2 de la Main sur une carte, ou sur plusieurs
      stocker 2, déstocker 1        poser une carte de la Main sur le Dépôt, en reprendre
      retirer 3                     Solitaire : retirer une carte de l’étal
      lancer lune                   lancer la Mission planifiée
      tirer, abandonner 1 2         pendant un lancement : tirer une carte Succès ; abandonner et perdre des cartes du Pas de tir
      régler 1 reste                après un lancement : garder des cartes du Pas de tir ; « reste » ou « part » pour la Mission
      réduire 1 2                   défausser jusqu’à la limite de Main
      fin                           finir le tour
      lire 3 h2 plan                lire une carte : la 3 de l’étal, la 2 de la Main, la Mission planifiée
    Une lettre devant un numéro désigne une autre pile : d l’étal, h la Main, p le Pas de tir, s le Dépôt, w l’Entrepôt, a la Zone de jeu.
    Dans un paiement, m est un jeton d’argent et s un jeton Science. « comme Big Data » dit ce que copie Espionnage industriel.
cli-rocketmen-word-buy = acheter buy
cli-rocketmen-word-place = placer place
cli-rocketmen-word-discard = défausser defausser discard
cli-rocketmen-word-use = utiliser use
cli-rocketmen-word-store = stocker store
cli-rocketmen-word-unstore = déstocker destocker unstore
cli-rocketmen-word-remove = retirer remove
cli-rocketmen-word-launch = lancer launch
cli-rocketmen-word-draw = tirer draw
cli-rocketmen-word-abort = abandonner abort
cli-rocketmen-word-settle = régler regler settle
cli-rocketmen-word-trim = réduire reduire trim
cli-rocketmen-word-end = fin finir end
cli-rocketmen-word-look = lire look
cli-rocketmen-word-with = avec payer with pay
cli-rocketmen-word-auto = auto
cli-rocketmen-word-as = comme as
cli-rocketmen-word-on = sur on
cli-rocketmen-word-plan = plan
cli-rocketmen-word-pad = pas pad
cli-rocketmen-word-stay = reste stay stays
cli-rocketmen-word-go = part go goes
cli-rocketmen-word-earth = terre orbite earth
cli-rocketmen-word-moon = lune moon
cli-rocketmen-word-mars = mars

cli-rocketmen-no-card = Il n’y a pas là de carte « { $word } » : servez-vous des numéros de l’écran.
cli-rocketmen-one-card = Nommez exactement une carte par son numéro.
cli-rocketmen-one-engine = On n’achète qu’un Moteur à la fois.
cli-rocketmen-one-plan = On ne planifie qu’une Mission.
cli-rocketmen-no-plan = Aucune Mission n’est planifiée.
cli-rocketmen-no-model = Il n’y a pas d’Atout visible « { $name } » à copier.
cli-rocketmen-where-to = Dites vers où : terre, lune ou mars.
cli-rocketmen-which-fate = Dites si la Mission reste planifiée : ajoutez « reste » ou « part ».

## Rocketmen : ce que l’on peut faire

cli-rocketmen-do-buy =
    Acheter { $cards }{ $payments ->
        [0] {" "}sans rien payer
       *[other] , en payant avec { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Espionnage industriel copie { $model }).
    }
cli-rocketmen-do-plan =
    Planifier { $plan }{ $payments ->
        [0] {""}
       *[other] , en payant avec { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Espionnage industriel copie { $model }).
    }
cli-rocketmen-do-place =
    { $count ->
        [one] Placer { $cards } sur le Pas de tir
       *[other] Placer { $count } cartes sur le Pas de tir : { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , en payant avec { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Espionnage industriel copie { $model }).
    }
cli-rocketmen-do-plan-and-place =
    { $count ->
        [one] Planifier { $plan } et placer { $cards } sur le Pas de tir
       *[other] Planifier { $plan } et placer { $count } cartes sur le Pas de tir : { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , en payant avec { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Espionnage industriel copie { $model }).
    }
cli-rocketmen-do-discard =
    { $count ->
        [one] Défausser { $cards }.
       *[other] Défausser { $count } cartes : { $cards }.
    }
cli-rocketmen-do-use =
    { $copies ->
        [0] Utiliser { $card }
       *[other] Utiliser { $card }, qui copie { $model },
    }{ $count ->
        [0] .
       *[other] {" "}sur { $cards }.
    }
cli-rocketmen-do-claim-draw = Piocher, grâce à cette carte : { $card }.
cli-rocketmen-do-claim-plan = Planifier { $plan } sans rien payer, grâce à cette carte : { $card }.
cli-rocketmen-do-claim-pad =
    { $copies ->
        [0] Placer { $pad } sur le Pas de tir sans rien payer, grâce à cette carte : { $card }.
       *[other] Placer { $pad }, qui copie { $model }, sur le Pas de tir sans rien payer, grâce à cette carte : { $card }.
    }
cli-rocketmen-do-claim-junk =
    { $count ->
        [one] Envoyer { $cards } à la Casse, grâce à cette carte : { $card }.
       *[other] Envoyer { $count } cartes à la Casse ({ $cards }), grâce à cette carte : { $card }.
    }
cli-rocketmen-do-store = Stocker { $card } sur le Dépôt.
cli-rocketmen-do-unstore =
    { $count ->
        [one] Reprendre { $cards } sur le Dépôt.
       *[other] Reprendre { $count } cartes sur le Dépôt : { $cards }.
    }
cli-rocketmen-do-remove = Retirer { $card } de l’étal.
cli-rocketmen-do-launch = Lancer, destination { $destination } : { $chance } % de chances de succès.
cli-rocketmen-do-draw = Tirer une carte Succès ({ $chance } % de chances).
cli-rocketmen-do-keep = Laisser compter la carte tirée ({ $chance } % de chances).
cli-rocketmen-do-trigger = Utiliser { $card } sur le Pas de tir ({ $chance } % de chances).
cli-rocketmen-do-pick = Prendre le { $value } comme premier tirage ({ $chance } % de chances).
cli-rocketmen-do-abort =
    { $count ->
        [0] Abandonner le lancement sans perdre de carte.
        [one] Abandonner le lancement et défausser { $cards }.
       *[other] Abandonner le lancement et défausser { $count } cartes : { $cards }.
    }
cli-rocketmen-do-accept = Accepter l’échec.
cli-rocketmen-do-settle =
    { $count ->
        [0] Vider le Pas de tir
        [one] Garder { $cards } sur le Pas de tir
       *[other] Garder { $count } cartes sur le Pas de tir ({ $cards })
    }{ $stays ->
        [0] {" "}et laisser partir la Mission.
       *[other] {" "}et garder la Mission planifiée.
    }
cli-rocketmen-do-trim =
    { $count ->
        [one] Défausser { $cards } pour respecter la limite de Main.
       *[other] Défausser { $count } cartes pour respecter la limite de Main : { $cards }.
    }
cli-rocketmen-do-end-turn = Finir le tour.
cli-rocketmen-would-lose =
    { $count ->
        [one] Vous pourriez encore utiliser l’effet de { $cards }, et il serait perdu (RM-7.40). Redonnez la même commande pour continuer.
       *[other] Vous pourriez encore utiliser les effets de { $cards }, et ils seraient perdus (RM-7.40). Redonnez la même commande pour continuer.
    }

## Rocketmen : la table

cli-rocketmen-title = Tour de table { $round } : à { $seat } de jouer
cli-rocketmen-title-over =
    { $round ->
        [one] La partie a pris fin après { $round } tour de table ; dernier coup : { $seat }.
       *[other] La partie a pris fin après { $round } tours de table ; dernier coup : { $seat }.
    }
cli-rocketmen-last-round = C’est le dernier tour de table.
cli-rocketmen-settling = Le lancement est fini : décidez ce qui reste.
cli-rocketmen-trimming =
    { $count ->
        [one] La Main dépasse sa limite de { $count } carte.
       *[other] La Main dépasse sa limite de { $count } cartes.
    }
cli-rocketmen-flight =
    { $draws ->
        [one] En vol, destination { $destination } : Fusée sur la case { $position } de { $target }, encore { $draws } tirage, { $chance } % de chances de succès (points de fusée { $rocket }, requis { $needed })
       *[other] En vol, destination { $destination } : Fusée sur la case { $position } de { $target }, encore { $draws } tirages, { $chance } % de chances de succès (points de fusée { $rocket }, requis { $needed })
    }
cli-rocketmen-launch =
    { $draws ->
        [one] Lancement, destination { $destination } : points de fusée { $rocket } sur { $needed }, de la case { $position } à { $target } en { $draws } tirage, { $chance } % de chances de succès
       *[other] Lancement, destination { $destination } : points de fusée { $rocket } sur { $needed }, de la case { $position } à { $target } en { $draws } tirages, { $chance } % de chances de succès
    }
cli-rocketmen-launch-short =
    { $draws ->
        [one] Pas encore, destination { $destination } : points de fusée { $rocket } sur { $needed } ; ensuite de la case { $position } à { $target } en { $draws } tirage, { $chance } % de chances de succès
       *[other] Pas encore, destination { $destination } : points de fusée { $rocket } sur { $needed } ; ensuite de la case { $position } à { $target } en { $draws } tirages, { $chance } % de chances de succès
    }
cli-rocketmen-column-card = Étal
cli-rocketmen-column-price = prix
cli-rocketmen-column-gives = donne
cli-rocketmen-nothing = –
cli-rocketmen-free = gratuit
cli-rocketmen-engine =
    { $left ->
        [one] { $name } ({ $left } restant)
       *[other] { $name } ({ $left } restants)
    }
cli-rocketmen-deck = Pioche : turquoise { $teal }, puis rose { $pink }
cli-rocketmen-entry = { $name } : { $text }
cli-rocketmen-player = { $seat } : { $vp } PV, Main { $hand } (limite { $limit }), QG { $hq }
cli-rocketmen-seen = Vues en Main
cli-rocketmen-missions = Missions
cli-rocketmen-token = Jeton
cli-rocketmen-achievements = Réussites : points de fusée { $rocket }, taille de Main +{ $hand }, jetons d’argent { $money } sur { $moneyall }, jetons Science { $science } sur { $scienceall }
cli-rocketmen-goal = Objectif { $name } : { $one } ({ $onevp } PV) ; { $two } ({ $twovp } PV)
cli-rocketmen-ai = L’IA : { $vp } PV
cli-rocketmen-ai-flight = En vol : { $location }, Fusée sur la case { $position } de { $target }
cli-rocketmen-score =
    { $won ->
        [0] { $seat } : { $total } PV
       *[other] { $seat } : { $total } PV, victoire
    } (piste { $track }, Menaces { $threats }, jetons { $tokens }, objectif { $goal }, Variantes { $variants })
cli-rocketmen-money-tokens =
    { $count ->
        [one] un jeton d’argent
       *[other] { $count } jetons d’argent
    }
cli-rocketmen-science-tokens =
    { $count ->
        [one] un jeton Science
       *[other] { $count } jetons Science
    }
cli-rocketmen-amount-money = { $count } d’argent
cli-rocketmen-amount-rocket =
    { $count ->
        [one] { $count } point de fusée
       *[other] { $count } points de fusée
    }
cli-rocketmen-amount-computer =
    { $count ->
        [one] { $count } Ordinateur
       *[other] { $count } Ordinateurs
    }
cli-rocketmen-amount-composite =
    { $count ->
        [one] { $count } Composite
       *[other] { $count } Composites
    }
cli-rocketmen-amount-biotech = { $count } Biotech
cli-rocketmen-amount-science =
    { $count ->
        [one] { $count } Science
       *[other] { $count } Sciences
    }
cli-rocketmen-amount-any =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
cli-rocketmen-amount-per-mission = { $count } d’argent par mission accomplie
cli-rocketmen-look-gives = Donne { $gives }.
cli-rocketmen-look-price = Prix : { $price }
cli-rocketmen-look-flight =
    { $rocket ->
        [one] { $location } : { $rocket } point de fusée, { $first } PV pour le premier et { $later } PV ensuite
       *[other] { $location } : { $rocket } points de fusée, { $first } PV pour le premier et { $later } PV ensuite
    }
cli-rocketmen-look-gain-rocket =
    { $amount ->
        [one] Réussite : { $amount } point de fusée pour chaque lancement
       *[other] Réussite : { $amount } points de fusée pour chaque lancement
    }
cli-rocketmen-look-gain-hand = Réussite : +{ $amount } à la taille de Main
cli-rocketmen-look-gain-money = Réussite : { $amount } d’argent à chaque tour
cli-rocketmen-look-gain-science =
    { $amount ->
        [one] Réussite : { $amount } Science à chaque tour
       *[other] Réussite : { $amount } Sciences à chaque tour
    }
cli-rocketmen-look-vp = Rapporte { $vp } PV à la fin.
