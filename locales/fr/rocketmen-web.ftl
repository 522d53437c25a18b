### Le plateau de Rocketmen dans le navigateur : étiquettes, notes et première partie guidée.

## Chiffres

rmw-percent = { $number } %
rmw-money = { $amount } d’argent
rmw-rocket-points =
    { $count ->
        [one] { $count } point de fusée
       *[other] { $count } points de fusée
    }
rmw-hand-size = +{ $amount } à la taille de Main
rmw-named = { $name } : { $what }
rmw-of = { $count } sur { $all }
rmw-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rmw-spaces = { $count } cases
rmw-draws = { $count } tirages
rmw-plus-spaces =
    { $count ->
        [one] +{ $count } case
       *[other] +{ $count } cases
    }
rmw-round = Tour de table { $round }
rmw-last-round = C’est le dernier tour de table.
rmw-left =
    { $count ->
        [0] épuisé
        [one] reste { $count }
       *[other] reste { $count }
    }

## Cartes

rmw-family-mission = Mission
rmw-family-teal = Atout
rmw-family-pink = Atout rose
rmw-family-engine = Moteur
rmw-family-threat = Menace
rmw-gives = Donne { $what }
rmw-costs = Coûte { $what }
rmw-cost = Prix
rmw-gain = Réussite : { $what }
rmw-gain-word = gain
rmw-gain-long = Réussite
rmw-copy-of = Copie de : { $card }
rmw-copies = comme { $card }
rmw-copies-exist =
    { $count ->
        [one] { $count } dans la boîte
       *[other] { $count } dans la boîte
    }
rmw-effect-engine = Des points de fusée pour un lancement, sur votre Pas de tir. Vous pouvez acheter un Moteur par tour.
rmw-effect-threat = Vaut { $vp } PV à qui la possède à la fin. Elle ne peut ni payer ni aller sur un Pas de tir, et coûte plus cher à mesure que vous avancez sur la piste de victoire.
rmw-flight = { $place } : au moins { $count } points de fusée ; { $first } points au premier arrivé, { $later } ensuite.
rmw-flight-short = dès { $count } points de fusée ; { $first } points au premier arrivé, { $later } ensuite.
rmw-key-engine = Un Moteur par tour
rmw-key-threat = Vaut { $vp } PV à la fin
rmw-key-big-data = En payant : piochez 1
rmw-key-solar-energy = Défausse : arrête le climat
rmw-key-designer-drugs = Défausse : arrête une Pandémie
rmw-key-asteroid-laser-ablation = Défausse : arrête un astéroïde
rmw-key-storage-batteries = Défausse : 1 à la Casse, piochez 1
rmw-key-super-capacitors = Défausse : échange libre, plus 1
rmw-key-government-contract = Vaut 10 $ par mission
rmw-key-backup-systems = Pas de tir : une case de plus
rmw-key-detailed-planning = Pas de tir : 1er tirage parmi 3
rmw-key-nanotechnology = Défausse : change l’étal, piochez 1
rmw-key-global-internet = En payant : placez sans payer
rmw-key-multi-purpose-space-suit = Pas de tir : un tirage à refaire
rmw-key-radiation-shielding = Pas de tir : un 0 avance de 2
rmw-key-industrial-espionage = Copie un Atout visible
rmw-key-quantum-computer = Défausse : piochez 2
rmw-key-fusion-reactor = Permanent sur le Pas de tir
rmw-key-reusable-rockets = Pas de tir : gardez un Moteur
rmw-key-depot = Permanent : stocke 3 cartes
rmw-key-electric-cars = Défausse : carte de l’Entrepôt
rmw-key-genetic-engineering = En payant : 1 carte à la Casse
rmw-key-afterburner = Pas de tir : 2 cases à volonté

## La table

rmw-vp = Points de victoire
rmw-vp-1 = Points de
rmw-vp-2 = victoire
rmw-gauge-one = { $name } : { $count }.
rmw-gauge-last = Le dernier tour de table commence à { $count }.
rmw-gauge-last-short = dernier tour
rmw-gauge-ghost = Un succès vous amènerait à { $count }.
rmw-gauge-threats = menaces +{ $money } $
rmw-gauge-threats-short = +{ $money } $
rmw-destinations = Destinations
rmw-boosts = élan
rmw-token-held = jeton : { $name }
rmw-location-needs = Demande { $count } points de fusée.
rmw-location-pays = { $first } points au premier, { $later } ensuite.
rmw-location-there = Sur place : { $names }.
rmw-location-free = Personne sur place.
rmw-launch-chance = Lancement, { $chance } de chances.
rmw-launch-short = Lancer { $chance }
rmw-no-rocket = manque { $count }
rmw-no-yours = déjà à vous
rmw-no-earth-only = Terre seule
rmw-no-launch = impossible
rmw-market = Étal et Moteurs
rmw-engines = Moteurs
rmw-deck = Pioche : { $teal } cartes sarcelle, puis { $pink } roses
rmw-deck-word = Pioche
rmw-display-empty = Place vide
rmw-tag-buying = Achat
rmw-tag-payable = Payable
rmw-sold-out = Épuisé
rmw-one-engine = Un Moteur par tour
rmw-short-money = manque { $money } $
rmw-short-item = manque { $item }
rmw-short-both = manque { $money } $ et { $item }
rmw-item-count =
    { $count ->
        [one] une ressource
       *[other] { $count } ressources
    }
rmw-players = Joueurs
rmw-players-story = Joueurs et récit
rmw-missions = Missions
rmw-bot = Robot
rmw-away = Absent
rmw-program = Un programme
rmw-person = Joueur
rmw-bot-instead = Un robot joue à sa place.
rmw-plan-none = Rien de planifié
rmw-plan-none-pad =
    { $count ->
        [one] Rien de planifié, { $count } carte sur le Pas de tir
       *[other] Rien de planifié, { $count } cartes sur le Pas de tir
    }
rmw-plan-pad =
    { $count ->
        [0] Plan : { $mission }
        [one] Plan : { $mission }, { $count } carte sur le Pas de tir
       *[other] Plan : { $mission }, { $count } cartes sur le Pas de tir
    }
rmw-plan-ready = Plan : { $mission }, prêt pour { $place }
rmw-for-earth = l’orbite terrestre
rmw-for-moon = la Lune
rmw-for-mars = Mars
rmw-the-earth = l’orbite terrestre
rmw-the-moon = la Lune
rmw-the-mars = Mars
rmw-story = Récit
rmw-last-move = Fait partie du dernier coup de { $name }
rmw-summary = Le plateau en mots
rmw-summary-missions =
    { $count ->
        [one] { $count } mission accomplie
       *[other] { $count } missions accomplies
    }
rmw-summary-display = À l’étal : { $cards }.
rmw-summary-hand = Dans votre Main : { $cards }.

## À moi

rmw-my-things = Ma Main et ce qu’elle paie
rmw-my-rocket = Ma fusée
rmw-rockets = Fusées
rmw-rocket-of = La fusée de { $name }
rmw-rocket-label = Ma fusée : Plan de mission et Pas de tir
rmw-mission-word = mission
rmw-plan-empty = Aucune Mission planifiée
rmw-pad-empty = Pas de tir vide
rmw-enough = assez
rmw-science-token =
    { $count ->
        [one] Jeton Science
       *[other] { $count } jetons Science
    }
rmw-take-back = Récupérer { $card }
rmw-launch-to-earth = Lancer vers l’orbite
rmw-launch-to-moon = Lancer vers la Lune
rmw-launch-to-mars = Lancer vers Mars
rmw-my-hand =
    { $count ->
        [one] Ma Main, { $count } carte
       *[other] Ma Main, { $count } cartes
    }
rmw-hand-empty = Votre Main est vide.
rmw-note-planning = Va sur le Plan de mission
rmw-note-placing = Va sur le Pas de tir
rmw-note-paying = Paie
rmw-note-chosen = Choisie
rmw-achievements = Réussites
rmw-no-achievements = Aucune réussite pour l’instant
rmw-ready = prêt
rmw-used = utilisé
rmw-always = toujours
rmw-played = Jouées
rmw-goals = Objectifs
rmw-variants = Cartes Variante en jeu
rmw-drop-discard = Déposer ici pour défausser
rmw-undo = Annuler le coup
rmw-undo-ask = Demander l’annulation
rmw-end-turn = Finir le tour
rmw-keys = Touches et aide
rmw-help = Aide

## Payer

rmw-pay-label = Ce que coûte le choix
rmw-buy = Acheter
rmw-place = Placer
rmw-as-plan = { $card } comme Mission
rmw-paid-by =
    { $tokens ->
        [0] { $count ->
            [0] Payé
            [one] Payé par { $count } carte
           *[other] Payé par { $count } cartes
        }
       *[other] { $count ->
            [0] Payé par jetons
            [one] Payé par { $count } carte et jetons
           *[other] Payé par { $count } cartes et jetons
        }
    }
rmw-exact = exact
rmw-not-enough = Pas assez, même avec tout
rmw-surplus = { $money } $ perdus
rmw-left-to-spend = Reste à dépenser
rmw-launch-odds = Chances d’atteindre { $place }
# Ce qui est choisi change les chances d’un chiffre à l’autre.
rmw-odds-change = { $now } → { $then }
rmw-token-money = Jetons argent
rmw-token-science = Jetons Science
rmw-token-use-money = Payer avec un jeton argent
rmw-token-use-science = Payer avec un jeton Science
rmw-cheapest = Le moins cher
rmw-clear = Effacer
rmw-buy-free = Acheter sans payer
rmw-buy-cards =
    { $count ->
        [one] Acheter, payer { $count } carte
       *[other] Acheter, payer { $count } cartes
    }
rmw-buy-tokens =
    { $count ->
        [one] Acheter, payer { $count } jeton
       *[other] Acheter, payer { $count } jetons
    }
rmw-buy-both =
    { $tokens ->
        [one] Acheter, payer { $count } + { $tokens } jeton
       *[other] Acheter, payer { $count } + { $tokens } jetons
    }
rmw-place-free = Placer
rmw-place-cards =
    { $count ->
        [one] Placer, payer { $count } carte
       *[other] Placer, payer { $count } cartes
    }
rmw-place-tokens =
    { $count ->
        [one] Placer, payer { $count } jeton
       *[other] Placer, payer { $count } jetons
    }
rmw-place-both =
    { $tokens ->
        [one] Placer, payer { $count } + { $tokens } jeton
       *[other] Placer, payer { $count } + { $tokens } jetons
    }
rmw-chosen =
    { $count ->
        [one] { $count } carte choisie
       *[other] { $count } cartes choisies
    }
rmw-plan-do = Planifier
rmw-pad-do = Sur le Pas de tir
rmw-use = Utiliser sa capacité
rmw-store = Stocker au Dépôt
rmw-discard = Défausser
rmw-read = Lire
rmw-trim-do =
    { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
rmw-trim-exactly =
    { $count ->
        [one] Choisissez exactement { $count } carte à défausser.
       *[other] Choisissez exactement { $count } cartes à défausser.
    }

## Choix

rmw-choose-model = Que copie l’Espionnage industriel ?
rmw-choose-model-short = Choisir la copie
rmw-choose-this = Choisir
rmw-use-title = Utiliser : { $card }
rmw-use-do = Utiliser
rmw-claim = Utiliser : { $card }
rmw-claim-title = { $card } a servi à payer
rmw-claim-draw = Piocher
rmw-junk-do = À la Casse
rmw-pick-count =
    { $least ->
        [0] Choisissez jusqu’à { $most } cartes.
        [one] Choisissez { $least } carte.
       *[other] Choisissez { $least } cartes.
    }
rmw-discard-plan-do = Défausser la Mission
rmw-remove = Retirer une carte de l’étal
rmw-remove-title = Retirer une carte de l’étal
rmw-remove-text = Une fois par tour. Le prix : la Fusée de l’IA avance d’une case, et une Menace retirée donne ses points à l’IA.
rmw-remove-do = La retirer

## Ce que je peux faire

rmw-prompt = Choisissez une carte ci-dessus pour l’acheter, ou des cartes de la Main pour les planifier, placer, utiliser ou défausser.
rmw-prompt-phone = Touchez une carte pour l’acheter, ou des cartes de la Main pour les placer ou défausser.
rmw-status-over = La partie est finie.
rmw-status-they = { $name } joue. Vous pouvez tout regarder en attendant.
rmw-status-they-launch = Lancement de { $name }. Tout le monde regarde.
rmw-status-acting = Achetez, placez ou défaussez à volonté, puis lancez ou finissez.
rmw-status-acting-last = Dernier tour de table : achetez, placez ou défaussez, puis lancez ou finissez.
rmw-status-trim =
    { $count ->
        [one] Votre Main a { $count } carte de trop : choisissez celle qui part.
       *[other] Votre Main a { $count } cartes de trop : choisissez celles qui partent.
    }
rmw-status-settle-success = La mission est accomplie. Décidez ce qui reste sur le Pas de tir.
rmw-status-settle-failure = Le lancement a échoué. Décidez ce qui reste.
rmw-status-draw = Tirez la première carte Succès.
rmw-status-draw-or-abort = Tirez encore ou abandonnez.
rmw-status-last-chance = Tous les tirages sont faits. Une carte du Pas de tir peut encore aider, sinon acceptez l’échec.
rmw-status-answer = Vous avez tiré un { $value } : gardez-le ou utilisez une carte du Pas de tir.
rmw-status-pick = Choisissez parmi les cartes révélées votre premier tirage.

## Le lancement

rmw-launch-do = Lancer
rmw-lose-ask = Laisser cela inutilisé ?
rmw-lose-text =
    { $count ->
        [one] Vous pouvez encore utiliser l’effet de { $cards }. Il est perdu si vous continuez.
       *[other] Vous pouvez encore utiliser les effets de { $cards }. Ils sont perdus si vous continuez.
    }
rmw-launch-label = Lancement de { $name }
rmw-launch-mine = Votre lancement
rmw-title-earth = { $mission } vers l’orbite terrestre
rmw-title-moon = { $mission } vers la Lune
rmw-title-mars = { $mission } vers Mars
rmw-prize-first = Premier arrivé : { $count } points ({ $from } à { $to }).
rmw-prize-later = Pas le premier : { $count } points ({ $from } à { $to }).
rmw-prize-gain = Et pour toujours : { $what }
rmw-on-pad = Sur le Pas de tir
rmw-pad-none = Aucune carte
rmw-boost-at =
    { $count ->
        [one] Élan au décollage : { $count } case
       *[other] Élan au décollage : { $count } cases
    }
rmw-odds-label = Tirages et chances
rmw-watching = { $name } décide. Vous regardez.
rmw-flight-label = Fusée sur la case { $position } de { $target }, en route : { $place }
rmw-flag-draw = tirer { $value }
rmw-draws-label = Cartes Succès : { $made } tirées, { $all } permises
rmw-draw-n = tirage { $number }
rmw-draw-next = suivante
rmw-draw-last = dernière
rmw-draw-picked = choisie
rmw-draw-replaced = remplacée
rmw-draw-counts = vaut { $count }
rmw-to-reach = d’atteindre { $place } :
rmw-more-spaces =
    { $draws ->
        [0] encore { $spaces } cases, plus de tirage
        [one] encore { $spaces } cases en { $draws } tirage
       *[other] encore { $spaces } cases en { $draws } tirages
    }
rmw-odds-history = Chances jusqu’ici : { $list }
rmw-lift-off = décollage
rmw-drew = tiré { $value }
rmw-card-used = carte
rmw-kept = gardée
rmw-if-next = Si la prochaine est
rmw-chance-then = chances alors
rmw-arrived = Arrivée
rmw-counted = D’après les { $count } cartes encore dans la pioche.
rmw-decide = Votre décision
rmw-draw-do = Tirer la carte { $number } sur { $all }
rmw-draw-risk =
    { $count ->
        [0] En cas d’échec, aucune carte ne part.
        [one] En cas d’échec, { $count } carte du Pas de tir part.
       *[other] En cas d’échec, { $count } cartes du Pas de tir partent.
    }
rmw-keep-do = Garder le { $value }
rmw-accept-do = Accepter l’échec
rmw-pick-do = Prendre le { $value }
rmw-trigger-do = Utiliser : { $card }
rmw-trigger-redraw = Écarter la carte et tirer de nouveau.
rmw-trigger-zero-counts-as = Avancer plutôt de { $count } cases.
rmw-trigger-advance = Avancer de { $count } cases.
rmw-trigger-plan-first-draw = Révéler { $count } cartes et en choisir une comme premier tirage.
rmw-then-chance = Chances alors : { $chance }.
rmw-abort = Abandonner
rmw-abort-title = Abandonner le lancement ?
rmw-abort-do = Abandonner
rmw-abort-price =
    { $count ->
        [0] Cela ne coûte aucune carte.
        [one] Défaussez { $count } de vos { $all } cartes du Pas de tir.
       *[other] Défaussez { $count } de vos { $all } cartes du Pas de tir.
    }
rmw-abort-choose =
    { $count ->
        [one] Choisissez la carte du Pas de tir que cela coûte. La mission reste planifiée.
       *[other] Choisissez les { $count } cartes du Pas de tir que cela coûte. La mission reste planifiée.
    }
rmw-abort-text =
    { $count ->
        [0] Cela ne coûte aucune carte et la mission reste planifiée. Les chances en continuant : { $chance }.
        [one] Cela coûte une carte du Pas de tir et la mission reste planifiée. Les chances en continuant : { $chance }.
       *[other] Cela coûte { $count } cartes du Pas de tir et la mission reste planifiée. Les chances en continuant : { $chance }.
    }
rmw-abort-later = On peut abandonner après le premier tirage.
rmw-ending-success = Succès
rmw-ending-failure = Échec
rmw-ending-abort = Abandon
rmw-ending-first = { $name } y arrive avant tous : { $count } points.
rmw-ending-later = { $name } y arrive : { $count } points.
rmw-ending-gain = Une réussite pour toujours : { $what }.
rmw-ending-token = Et le jeton du premier arrivé.
rmw-ending-abort-cost = { $name } fait demi-tour et défausse { $cards }.
rmw-ending-abort-free = { $name } fait demi-tour sans perdre de carte.
rmw-ending-failed = { $name } n’atteint pas le but.
rmw-settle = Que reste-t-il ?
rmw-settle-mission = La Mission
rmw-settle-stays = La Mission reste planifiée
rmw-settle-goes = La Mission part
rmw-settle-keep = Peuvent rester sur le Pas de tir :
rmw-settle-do = Vider le Pas de tir
rmw-settle-do-keep =
    { $count ->
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
rmw-continue = Retour à la table

## Plateaux et objectifs

rmw-board-of = Le plateau de { $name }
rmw-board-mine = Mon plateau
rmw-board-vp =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
rmw-board-rocket =
    { $count ->
        [one] { $count } point de fusée
       *[other] { $count } points de fusée
    }
rmw-board-hand = Main { $count } sur { $limit }
rmw-board-hq = QG { $count }
rmw-board-places =
    { $count ->
        [one] { $count } mission accomplie : { $places }.
       *[other] { $count } missions accomplies : { $places }.
    }
rmw-board-no-places = Aucune mission accomplie.
rmw-known-hand = Cartes connues de la Main
rmw-met = remplie
rmw-not-met = non remplie
rmw-goal-one = Un seul de vos objectifs compte : celui qui vaut le plus à la fin.
rmw-goal-solo = Pour gagner, remplissez les deux tâches.

## Solitaire

rmw-ai = IA
rmw-level-easy = facile
rmw-level-normal = normale
rmw-level-hard = difficile
rmw-ai-track = La Fusée de l’IA est sur la case { $position } de { $target }
rmw-ai-cards = Cartes solo : { $one } pour la destination, { $two } pour la mission.
rmw-ai-idle = Prépare une mission au début de votre tour.
rmw-ai-grounded = Ne vole plus.
rmw-ai-win = Vous gagnez avec plus de points que l’IA et les deux tâches de votre objectif.

## La fin

rmw-over = Score final
rmw-ended-threshold = les points de victoire étaient atteints
rmw-ended-all_tokens = tous les jetons d’un camp étaient placés
rmw-ended-everybody_done = tous avaient placé leurs jetons
rmw-ended-too_long = le dernier tour de table permis était fini
rmw-ended-empty_display = l’étal était vide
rmw-ended-battle_won = la bataille pour la Terre était décidée
rmw-ended-twelve_tokens = douze jetons étaient sur le plateau
rmw-over-you = Vous gagnez !
rmw-finale = Les fusées à la fin : { $list }
rmw-over-won = { $name } gagne
rmw-over-shared = { $names } partagent la victoire
rmw-over-solo-won = Vous battez l’IA !
rmw-over-solo-lost = L’IA gagne
rmw-over-solo-line = Vous avez { $mine } points, l’IA { $ai }.
rmw-over-goal-met = Les deux tâches de votre objectif sont remplies.
rmw-over-goal-missed = Votre objectif n’est pas rempli en entier.
rmw-over-table = Points par source
rmw-over-points = Points
rmw-winner = gagne
rmw-score-track = Piste de victoire
rmw-score-threats = Menaces
rmw-score-tokens = Jetons Lune et Mars
rmw-score-goal = Objectif personnel
rmw-score-total = Total
rmw-over-missions = Sur la piste
rmw-over-first = premier
rmw-over-threat-now = Menace
rmw-goal-counts = compte
rmw-goal-not = ne compte pas
rmw-tie-location = Égalité, départagée par le meilleur lieu : { $place }.
rmw-tie-missions = Égalité, départagée par le nombre de missions : { $count }.
rmw-tie-shared = Égalité en points, en lieux et en missions.
rmw-over-board = Regarder la table
rmw-back-to-score = Score final

## Téléphone

rmw-tabs = Parties de la table
rmw-tab-market = Marché
rmw-tab-space = Espace
rmw-tab-rocket = Fusée
rmw-tab-rivals = Rivaux
rmw-tab-ai = IA

## Touches

rmw-key-does-arrows = Aller d’une carte ou d’un lieu à l’autre
rmw-key-does-enter = Choisir une carte ; en payant, payer avec
rmw-key-does-p = Placer la carte : Plan de mission ou Pas de tir
rmw-key-does-d = Défausser la carte ; en lancement, tirer
rmw-key-does-x = Utiliser la capacité de la carte
rmw-key-does-i = Lire la carte
rmw-key-does-b = Acheter la carte visée, puis confirmer l’achat
rmw-key-does-l = Lancer
rmw-key-does-e = Finir le tour
rmw-key-does-u = Annuler le coup
rmw-key-does-esc = Effacer le choix
rmw-key-does-help = Cette liste
rmw-hands-help = À la souris ou au doigt : touchez pour choisir, glissez une carte vers la fusée, la barre de paiement ou la défausse, maintenez pour lire.

## La première partie guidée

rmw-lesson-welcome = Bienvenue dans votre compagnie spatiale
rmw-lesson-welcome-text = Composez votre paquet, assemblez une fusée et envoyez des missions vers l’orbite terrestre, la Lune et Mars. Qui a le plus de points de victoire gagne. Je montre ce qui compte ; le reste est libre.
rmw-lesson-hand = Votre Main
rmw-lesson-hand-text =
    { $keys ->
        [0] Voici vos Missions. Le coin en haut à gauche montre ce que paie une carte : argent ou ressources. Les planètes montrent où elle peut voler et combien de points de fusée il faut. Maintenez une carte pour la lire.
       *[other] Voici vos Missions. Le coin en haut à gauche montre ce que paie une carte : argent ou ressources. Les planètes montrent où elle peut voler et combien de points de fusée il faut. Maintenez une carte, ou appuyez sur I, pour la lire.
    }
rmw-lesson-engine = Achetez un Moteur
rmw-lesson-engine-text = Une fusée demande des points de fusée, et les Moteurs en donnent. Choisissez les Petits propulseurs : le paiement le moins cher est choisi pour vous, et les cartes de la Main le changent. Vos achats passent par votre paquet et arrivent en Main plus tard.
rmw-lesson-engine-do = Achetez un Moteur.
rmw-lesson-plan = Planifiez une Mission
rmw-lesson-plan-text = Choisissez le Satellite et planifiez-le, ou glissez-le vers la fusée. Placer une carte coûte 10 d’argent ; l’argent de la carte compte.
rmw-lesson-plan-do = Mettez le Satellite sur votre Plan de mission.
rmw-lesson-chart = Où voler
rmw-lesson-chart-text = Chaque lieu dit ses points de fusée et paie mieux le premier arrivé. L’orbite terrestre est à 8 cases avec 3 tirages, la Lune à 10 avec 4, Mars à 13 avec 5.
rmw-lesson-discard = Faites de la place
rmw-lesson-discard-text = À la fin du tour, vous ne piochez qu’autant de cartes que vous en avez utilisé. Choisissez celles dont vous n’avez pas besoin et défaussez-les : elles reviendront, et votre Moteur arrivera plus vite.
rmw-lesson-discard-do = Défaussez le reste de votre Main.
rmw-lesson-end-turn = Finissez votre tour
rmw-lesson-end-turn-text = Votre Main se complète. Quand votre paquet est épuisé, tout ce que vous avez joué et acheté est mélangé pour en former un nouveau.
rmw-lesson-end-turn-do = Finissez votre tour.
rmw-lesson-rivals = Vos rivaux
rmw-lesson-rivals-text = Ici, les points, la Main, les points de fusée et le plan de chacun. Choisissez un nom pour ouvrir son plateau.
rmw-lesson-rivals-do = Attendez votre prochain tour.
rmw-lesson-pad = Montez la fusée
rmw-lesson-pad-text = Les cartes avec une ressource, les Moteurs surtout, vont sur le Pas de tir tant qu’une Mission est planifiée, pour 10 d’argent chacune. Elles y restent d’un tour à l’autre. Tant que le Moteur n’est pas en Main, défaussez les autres cartes et finissez votre tour.
rmw-lesson-pad-do = Mettez le Moteur sur le Pas de tir dès que vous l’avez en Main.
rmw-lesson-boost = L’élan
rmw-lesson-boost-text = Chaque destination a une ressource d’élan : Ordinateur pour l’orbite terrestre, Composite pour la Lune, Biotech pour Mars ; Science partout. Chacune sur le Pas de tir avance la Fusée d’une case avant les tirages.
rmw-lesson-launch = Lancez
rmw-lesson-launch-text = Avec assez de points de fusée, le bouton de lancement apparaît avec les chances exactes. Un lancement finit votre tour. Vous pouvez attendre mieux, mais arriver premier rapporte davantage.
rmw-lesson-launch-do = Lancez le Satellite.
rmw-lesson-draw = Tirer ou abandonner
rmw-lesson-draw-text = Chaque carte Succès avance la Fusée de 0 à 4 cases. Le panneau compte ce que donnerait chaque carte. Entre deux tirages on peut abandonner : cela coûte des cartes, mais moins qu’un échec.
rmw-lesson-draw-do = Menez le lancement à son terme.
rmw-lesson-achievements = Réussites
rmw-lesson-achievements-text = Une mission accomplie rapporte des points et un avantage durable : points de fusée, Main plus grande, argent ou Science à dépenser à chaque tour.
rmw-lesson-goals = Vos objectifs
rmw-lesson-goals-text = Vous avez des objectifs secrets. À la fin, celui qui vaut le plus pour vous compte. Ouvrez-les pour voir où vous en êtes.
rmw-lesson-end = La fin
rmw-lesson-end-text = Le trait sur la jauge marque le début du dernier tour de table. Les Menaces comptent à la fin, et coûtent plus cher à mesure que vous avancez. Bons vols !
