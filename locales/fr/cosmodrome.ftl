# Ce que dit la ligne de commande, en français.
#
# Noms, listes et nombres à virgule arrivent déjà écrits. Les messages cli-word-… et cli-rocketmen-word-… énumèrent les
# mots que l’on peut taper, en minuscules, séparés par des espaces ; les mots anglais sont admis aussi.
# Aucune phrase n’accorde un mot avec $seat ni ne le fait précéder de « de » ou de « que ».

## Listes et nombres

list-more = { $list }, { $item }
list-last = { $list } et { $item }
decimal = { $whole },{ $part }

## Pages d’aide

cli-heading-usage = Emploi :
cli-heading-commands = Commandes{"\u00A0"}
cli-heading-arguments = À préciser{"\u00A0"}
cli-heading-options = Réglages{"\u00A0"}

cli-help-cosmodrome = Quatre jeux de société spatiaux autour d’une même table, entre amis ou contre des robots, en français ou en anglais.
cli-usage-cosmodrome = cosmodrome <COMMANDE> [RÉGLAGES]
cli-help-cosmodrome-more =
    Pour commencer : cosmodrome serve, ou cosmodrome play rocketmen
    Sur une commande : cosmodrome simulate --help

cli-help-serve = Ouvrir des tables dans le navigateur ; c’est aussi ce qui se passe sans commande
cli-usage-serve = cosmodrome serve [RÉGLAGES]
cli-help-serve-more =
    Ouvrez dans un navigateur l’adresse indiquée. Tout est gardé dans un seul fichier du répertoire courant, sauf si une base
    PostgreSQL est nommée. Le journal va sur la sortie d’erreur, en lignes JSON ; la variable RUST_LOG en règle l’abondance.
    /healthz, /readyz et /metrics disent comment va le serveur.
cli-help-listen = L’adresse et le port d’écoute ; à défaut 127.0.0.1:7878, que seule cette machine atteint. 0.0.0.0:7878 l’ouvre au réseau
cli-help-database = Où garder les tables : sqlite:FICHIER ou postgres://… ; à défaut sqlite:cosmodrome.db
cli-help-origin = Une autre origine dont les pages peuvent se connecter, comme https://jeux.example ; peut être donnée plusieurs fois
cli-help-behind-proxy = Croire l’adresse que rapporte un mandataire à vous
cli-help-secure-cookie = N’envoyer le témoin de connexion qu’en HTTPS
cli-value-address = ADRESSE
cli-value-database = BASE
cli-value-origin = ORIGINE
cli-serving = Cosmodrome est ouvert sur http://{ $address } — Ctrl+C le ferme.
cli-error-address = « { $value } » n’est pas une adresse d’écoute ; elle ressemble à 127.0.0.1:7878.
cli-error-listen = Impossible d’écouter sur { $address } : un autre programme s’en sert peut-être. Choisissez un autre port avec --listen.
cli-error-database = La base { $kind } ne s’ouvre pas : vérifiez qu’elle existe et que vous pouvez y écrire.
cli-error-serve = Le serveur a échoué pour une raison propre au système.

cli-help-play = Jouer une partie dans le terminal
cli-usage-play = cosmodrome play <JEU> [RÉGLAGES]
cli-help-play-more = Tapez « aide » pendant la partie pour voir ce que l’on peut taper.
cli-help-simulate = Faire jouer de nombreuses parties à des robots et résumer les résultats
cli-usage-simulate = cosmodrome simulate <JEU> --seats <ROBOT,ROBOT,…> [RÉGLAGES]
cli-help-simulate-more =
    Les robots changent de place d’une partie à l’autre, pour qu’aucun ne profite de la sienne ; les résultats sont donnés pour chaque robot de la liste. Une victoire partagée compte pour chacun comme une part égale de victoire : il peut donc y avoir des fractions. La même graine donne les mêmes parties, quel que soit le nombre de fils d’exécution.
cli-help-replay = Raconter une partie enregistrée, la montrer à tout moment ou la vérifier
cli-usage-replay = cosmodrome replay <FICHIER> [RÉGLAGES]
cli-help-replay-more = Sans réglage, toute l’histoire est racontée telle que le public l’a entendue.
cli-help-check = Dire ce qui ne va pas dans un fichier de contenu avant que quelqu’un joue avec
cli-usage-check = cosmodrome check <FICHIER>
cli-help-check-more = Chaque défaut est nommé. Le programme se termine avec le code 0 s’il n’y en a aucun, avec le code 2 sinon.
cli-help-bots = Énumérer les robots d’un jeu
cli-usage-bots = cosmodrome bots <JEU>
cli-help-bots-more = Ils vont du plus faible au plus fort.

cli-help-swarm = Mesurer un serveur de cette machine : beaucoup de tables de deux clients simples, un coup par seconde à chacune
cli-usage-swarm = cosmodrome swarm --url <URL> --tables <NOMBRE> --seconds <NOMBRE> [OPTIONS]
cli-help-swarm-more = Seuls les serveurs de cette machine sont mesurés, et la mesure s’arrête d’elle-même. Un temps va d’une commande jusqu’à ce que toute la table ait la nouvelle vue.
cli-help-swarm-url = Où se trouve le serveur, par exemple http://127.0.0.1:7878
cli-help-swarm-tables = Combien de tables ; jusqu’à 10000
cli-help-swarm-seconds = Combien de temps mesurer ; jusqu’à 600
cli-help-swarm-idle = Ouvrir aussi ce nombre de connexions qui ne font que regarder, et dire combien de mémoire elles prennent ; jusqu’à 20000
cli-help-swarm-game = À quel jeu jouer ; à défaut rocketmen
cli-value-url = URL
cli-swarm-moves = { $tables ->
    [one] Une table : { $moves } coups en { $seconds } s, { $rate } par seconde.
   *[other] { $tables } tables : { $moves } coups en { $seconds } s, { $rate } par seconde.
}
cli-swarm-times = De la commande à la vue : la moitié en moins de { $half } ms, 99 sur 100 en moins de { $most } ms, le plus lent { $worst } ms.
cli-swarm-trouble = Commandes refusées : { $refused }. Tables interrompues : { $failed }.
cli-swarm-memory = { $sockets } connexions inactives prennent { $each } Kio chacune ; le serveur occupe { $whole } Mio.
cli-error-swarm-url = « { $value } » n’est pas l’adresse d’un serveur de cette machine ; elle ressemble à http://127.0.0.1:7878.
cli-error-swarm-bounds = { $argument } attend un nombre de 1 à { $most }.
cli-error-swarm-unreachable = Personne ne répond à { $url } : lancez d’abord le serveur avec « cosmodrome serve ».
cli-error-swarm-limited = Le serveur à { $url } trouve que c’est trop à la fois ; attendez un peu et recommencez.
cli-error-swarm-lost = Le serveur à { $url } s’est interrompu avant le début de la mesure.
cli-error-swarm-stranger = Ce qui répond à { $url } n’est pas un Cosmodrome avec ce jeu.

cli-help-game = Le nom du jeu
cli-help-play-seats = Qui s’assoit où : human, human:Nom ou le nom d’un robot, séparés par des virgules ; à défaut human,steady. Un seul human joue en solitaire là où le jeu le permet
cli-help-simulate-seats = Les noms des robots, séparés par des virgules
cli-help-games = Combien de parties jouer ; 100 à défaut
cli-help-option = Un réglage du jeu ; peut être répété
cli-help-content = Un fichier dont le contenu remplace celui du programme
cli-help-play-seed = Un nombre ou 64 chiffres hexadécimaux dont découle tout le hasard ; à défaut, une graine secrète
cli-help-simulate-seed = Un nombre ou 64 chiffres hexadécimaux dont découlent toutes les parties ; 1 à défaut
cli-help-threads = Combien de fils d’exécution jouent ; un par cœur de processeur à défaut
cli-help-simulate-json = Écrire les résultats en JSON, pour les programmes
cli-help-csv = Écrire aussi une ligne par partie dans ce fichier
cli-help-records = Écrire aussi l’enregistrement de chaque partie dans ce dossier
cli-help-record = Écrire l’enregistrement de la partie dans ce fichier quand elle se termine
cli-help-replay-file = L’enregistrement
cli-help-verify = Prouver que chaque commande était permise et que la fin découle de la graine promise
cli-help-at = Montrer la table après ce nombre de commandes
cli-help-as = Voir et entendre depuis cette place (un numéro à partir de 1 ou un nom), ou parmi le public avec spectator
cli-help-replay-json = Écrire l’histoire et la vue en JSON, pour les programmes
cli-help-check-file = Le fichier de contenu
cli-help-lang = La langue, en ou fr ; à défaut celle de votre système
cli-help-help = Montrer cette page
cli-help-version = Montrer la version

cli-help-game-options = Réglages de { $game } :
cli-help-game-option = --option { $name }=…  { $label }
cli-help-game-choice = { $choice } : { $label }

cli-value-game = JEU
cli-value-seats = PLACES
cli-value-option = NOM=VALEUR
cli-value-file = FICHIER
cli-value-directory = DOSSIER
cli-value-seed = GRAINE
cli-value-number = NOMBRE
cli-value-viewer = REGARD
cli-value-lang = LANGUE

## Ce qui peut ne pas aller

cli-error-unknown-command = La commande « { $name } » n’existe pas ; voici celles qui existent : { $known }.
cli-error-unknown-argument = « { $argument } » ne veut rien dire ici ; --help montre ce que l’on peut écrire.
cli-error-missing = Il manque ceci : { $argument } ; --help montre comment le donner.
cli-error-no-value = { $argument } demande une valeur.
cli-error-value = « { $value } » n’est pas une valeur pour { $argument }.
cli-error-twice = { $argument } ne peut être donné qu’une fois.
cli-error-too-many-values = { $argument } a reçu trop de valeurs.
cli-error-arguments = La ligne de commande est illisible ; --help montre ce que l’on peut écrire.
cli-error-language = « { $value } » n’est pas une langue de ce programme ; choisissez parmi { $known }.
cli-error-unknown-game = Le jeu « { $name } » n’existe pas ; voici ceux qui existent : { $known }.
cli-error-unknown-bot = { $game } n’a pas de robot « { $name } » ; voici ceux qui existent : { $known }.
cli-error-seed = « { $value } » n’est pas une graine : donnez un nombre entier ou 64 chiffres hexadécimaux.
cli-error-option = « { $value } » n’est pas un réglage : écrivez nom=valeur.
cli-error-no-games = Il faut jouer au moins une partie.
cli-error-no-threads = Il faut au moins un fil d’exécution.
cli-error-content =
    On ne peut pas jouer avec { $file } : { $fault }{ $more ->
        [0] {""}
        [one] {" "}Il y a encore un défaut ; cosmodrome check le nomme.
       *[other] {" "}Il y a encore { $more } défauts ; cosmodrome check les nomme tous.
    }
cli-error-read = { $file } ne peut pas être lu : { $reason }.
cli-error-write = { $file } ne peut pas être écrit : { $reason }.
cli-error-output = La sortie ne peut pas être écrite.
cli-error-random = Le système ne fournit pas de nombres aléatoires ; choisissez vous-même une graine avec --seed.
cli-error-panic = Une partie s’est interrompue à cause d’une erreur de ce programme.
cli-error-endless = La partie { $index } ne finit pas : elle a été arrêtée après { $most } commandes.
cli-error-bot-refused = Dans la partie { $index }, le robot { $bot } a donné une commande que la règle { $rule } interdit.
cli-error-bot-silent = Dans la partie { $index }, le robot { $bot } n’a donné aucune commande alors que la partie l’attend.
cli-error-bot-refused-here = Le robot { $bot } a donné une commande que la règle { $rule } interdit.
cli-error-nobody-moves = La partie attend un robot qui ne donne aucune commande.

cli-reason-not-found = ce fichier n’existe pas
cli-reason-denied = ce n’est pas permis
cli-reason-directory = c’est un dossier
cli-reason-no-directory = un fichier se trouve là où il faudrait un dossier
cli-reason-not-text = ce n’est pas du texte
cli-reason-full = le disque est plein
cli-reason-other = le système refuse

setup-no-content = Ce jeu se joue uniquement avec son propre contenu.
setup-unknown-option = Le réglage « { $name } » n’existe pas ; voici ceux qui existent : { $known }.
setup-unknown-choice = Le réglage « { $name } » ne peut pas valoir « { $value } » ; choisissez parmi { $choices }.
setup-wrong-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.

cli-record-line = La ligne { $line } de l’enregistrement est illisible : { $reason }.
cli-record-no-header = L’enregistrement n’a pas d’en-tête : le fichier est vide.
cli-record-no-closing = L’enregistrement n’a pas de ligne finale : il a été coupé.
cli-record-other-game = C’est un enregistrement de { $found }, pas de { $expected }.
cli-record-format-version = L’enregistrement est au format { $found } ; ce programme connaît le format { $known }.
cli-record-rules-version = L’enregistrement suit la version { $found } des règles ; ce programme connaît la version { $known }.
cli-record-dice-version = L’enregistrement a été fait avec les dés { $found } ; ce programme connaît { $known }.
cli-record-order = La commande { $command } de l’enregistrement n’est pas à sa place.
cli-record-commitment = La graine ne correspond pas à l’engagement pris : l’enregistrement a été modifié, ou les dés étaient pipés.
cli-record-refused = La règle { $rule } interdit la commande { $command } de l’enregistrement.
cli-record-other-state = Les commandes mènent à un autre état que celui de l’enregistrement : il a été modifié, ou ne suit pas ces règles.
cli-record-other-outcome = Les commandes mènent à une autre issue que celle de l’enregistrement : il a été modifié, ou ne suit pas ces règles.

## Simuler

cli-progress =
    { $games ->
        [one] { $done } partie sur { $games }, { $speed } par seconde
       *[other] { $done } parties sur { $games }, { $speed } par seconde
    }
cli-report-bot = robot
cli-report-wins = victoires
cli-report-win-rate = part
cli-report-score = score moyen
cli-report-rate = { $rate } % ± { $margin }
cli-report-length =
    { $games ->
        [one] { $games } partie de { $rounds } tours de table et { $commands } commandes.
       *[other] { $games } parties, en moyenne de { $rounds } tours de table et { $commands } commandes.
    }
cli-report-shared =
    { $count ->
        [one] Dans { $count } partie, plusieurs robots se partagent la victoire.
       *[other] Dans { $count } parties, plusieurs robots se partagent la victoire.
    }
cli-report-lost =
    { $count ->
        [one] { $count } partie n’a été gagnée par personne.
       *[other] { $count } parties n’ont été gagnées par personne.
    }
cli-report-speed =
    { $threads ->
        [one] { $seconds } s sur { $threads } fil d’exécution : { $games } parties et { $commands } commandes par seconde.
       *[other] { $seconds } s sur { $threads } fils d’exécution : { $games } parties et { $commands } commandes par seconde.
    }

## Contrôler un contenu

cli-check-good = { $file } est en ordre.
cli-check-bad =
    { $count ->
        [one] { $file } a { $count } défaut.
       *[other] { $file } a { $count } défauts.
    }
cli-check-not-toml = { $file } n’est pas du TOML valable, ligne { $line } : { $reason }.
cli-check-no-game = { $file } ne dit pas pour quel jeu il est fait : il faut une ligne comme game = "rocketmen".

## Rejouer

cli-replay-verified =
    { $commands ->
        [one] L’enregistrement est authentique : sa commande est permise ({ $commands }), la graine est celle qui était promise (engagement { $commitment }) et mène à l’état final { $state }.
       *[other] L’enregistrement est authentique : les { $commands } commandes sont permises, la graine est celle qui était promise (engagement { $commitment }) et mène à l’état final { $state }.
    }
cli-replay-at =
    { $at ->
        [one] Après { $at } commande sur { $length }
       *[other] Après { $at } commandes sur { $length }
    }
cli-replay-too-far =
    { $length ->
        [one] L’enregistrement contient { $length } commande ; il n’y a pas de moment { $at }.
       *[other] L’enregistrement contient { $length } commandes ; il n’y a pas de moment { $at }.
    }
cli-replay-no-seat =
    { $seats ->
        [one] « { $value } » n’est pas une place de cet enregistrement : donnez 1, le nom ou spectator.
       *[other] « { $value } » n’est pas une place de cet enregistrement : donnez un numéro de 1 à { $seats }, un nom ou spectator.
    }
cli-replay-broken-off = La partie a été interrompue.
cli-score =
    { $score ->
        [one] { $seat } : { $score } point
       *[other] { $seat } : { $score } points
    }
cli-score-winner =
    { $score ->
        [one] { $seat } : { $score } point, victoire
       *[other] { $seat } : { $score } points, victoire
    }

## Jouer

cli-play-person = Pilote
cli-play-welcome = { $game }. La graine de cette partie est promise par l’engagement { $commitment }.
cli-play-help-hint = Tapez le numéro d’un choix, ou « aide ».
cli-play-options = Ce que vous pouvez faire :
cli-play-prompt = { $seat } >
cli-play-refused = { $reason } ({ $rule })
cli-play-unknown = Je ne comprends pas « { $line } ». Tapez le numéro d’un choix, ou « aide ».
cli-play-no-option =
    { $most ->
        [one] Il n’y a pas de choix { $number } : il n’y en a qu’un.
       *[other] Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.
    }
cli-play-no-rule = Il n’y a pas de règle « { $rule } ». Tapez « règles » pour voir les chapitres.
cli-play-undone = C’est repris.
cli-play-no-undo = Rien ne peut être repris : une carte a été découverte, le hasard a parlé, ou ce n’était pas votre coup.
cli-play-save-where = Dites où : sauver FICHIER
cli-play-saved = L’enregistrement se trouve dans { $file }.
cli-play-left = La partie est interrompue.
cli-play-seed = La graine était { $seed }.
cli-play-help =
    Ce que l’on peut toujours taper :
      5               prendre le choix 5
      table           montrer la table de nouveau
      règles          énumérer les chapitres des règles ; règles RM-4 en montre un, règles RM-4.2 une seule règle
      annuler         reprendre votre dernier coup, tant que rien n’a été découvert
      sauver FICHIER  écrire l’enregistrement jusqu’ici ; il contient la graine
      quitter         s’en aller

cli-word-help = aide help ?
cli-word-rules = règles regles règle regle rules rule
cli-word-show = table voir show
cli-word-undo = annuler reprendre undo
cli-word-save = sauver save
cli-word-quit = quitter quit exit

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

## Missions, plans et résolution (Space Alert)

cli-help-mission = Créer une mission pour Space Alert, ou en montrer une du jeu
cli-usage-mission = cosmodrome mission [RÉGLAGES]
cli-help-mission-more = La même graine et les mêmes réglages donnent la même mission. Une mission créée garde tout ce que les missions officielles ont en commun ; docs/writing-missions.md en donne la liste.
cli-help-mission-seed = Un nombre ou 64 chiffres hexadécimaux dont découle la mission ; à défaut, une autre à chaque fois
cli-help-mission-crew = Combien de membres d’équipage, de 1 à 5 ; les rapports non confirmés ne comptent que pour cinq, la valeur par défaut
cli-help-mission-flight = Les règles en jeu : simulation, advanced-simulation ou mission, à défaut mission
cli-help-mission-difficulty = La difficulté : calm (calme), usual (habituelle) ou rough (rude) ; usual à défaut
cli-help-mission-length = La durée : short (590 secondes au plus), long (610 secondes au moins) ou any (libre), à défaut any
cli-help-mission-track = Montrer cette piste du jeu au lieu d’en créer une, par exemple mission-3
cli-help-mission-threats = Les cartes pour --plan : white (blanches), mixed (mêlées), yellow (jaunes), ou red (rouges) avec --new-frontier ; white à défaut
cli-help-mission-new-frontier = Distribuer aussi les menaces du module facultatif New Frontier
cli-help-mission-json = Écrire la piste en JSON, pour les programmes
cli-help-mission-plan = Distribuer aussi les menaces et les trajectoires, et écrire un fichier de plan aux plateaux vides ; l’équipage compte alors au moins quatre membres
cli-help-resolve = Raconter ce qu’il advient d’un plan de Space Alert
cli-usage-resolve = cosmodrome resolve <FICHIER> [RÉGLAGES]
cli-help-resolve-more = docs/writing-missions.md décrit le fichier de plan et le résultat.
cli-help-resolve-file = Le fichier de plan ; - lit l’entrée standard
cli-help-resolve-json = Écrire le résultat en JSON, pour les programmes
cli-help-resolve-trace = Raconter tout ce qui se passe en chemin ; avec --json, donner chaque état intermédiaire
cli-help-plan = Chercher le meilleur plan pour une mission de Space Alert
cli-usage-plan = cosmodrome plan <FICHIER> [RÉGLAGES]
cli-help-plan-more =
    La recherche occupe tous les cœurs jusqu’à la fin du temps donné et suit toutes les règles, cartes héroïques comprises. Sans mains données, tout le paquet de 90 cartes est ouvert, et chaque membre d’équipage peut utiliser une des six cartes héroïques. Si le fichier laisse libre l’ordre des tuiles de dégâts, le plan vaut pour plusieurs ordres.
cli-help-plan-seconds = Combien de secondes chercher ; 10 à défaut
cli-help-plan-seed = Un nombre ou 64 chiffres hexadécimaux d’où part la recherche ; 1 à défaut
cli-help-plan-hands = Un fichier avec les cartes de chacun au lieu du paquet ouvert : pour chaque membre d’équipage une liste de phases, chacune une liste de cartes, chacune une liste de ses deux moitiés
cli-help-plan-keep = Garder les cartes déjà programmées et programmer le reste
cli-help-plan-smallest-change = Chercher le plus petit changement de ce plan qui fait gagner, au lieu du meilleur plan
cli-help-plan-double-actions = Planifier avec la pioche à doubles actions ; un plan qui s’en sert déjà le fait de lui-même
cli-help-plan-json = Écrire le plan et son score en JSON, pour les programmes
cli-value-flight = VOL
cli-value-difficulty = DIFFICULTÉ
cli-value-length = DURÉE
cli-value-track = PISTE
cli-value-threats = NIVEAU

cli-error-track = Il n’y a pas de piste « { $value } » ; celles-ci existent : { $known }.
cli-error-decks = Il n’y a pas assez de cartes de menace pour cette mission.
cli-error-seconds = « { $value } » n’est pas une durée de recherche ; donnez des secondes, par exemple 10.
cli-error-hands = { $file } ne contient pas une main pour chaque membre d’équipage : une liste de trois phases au plus, avec des cartes à deux moitiés, 128 cartes en tout au plus.
cli-error-plan-empty = Il n’y a aucune mission pour laquelle chercher.

cli-mission-heading =
    { $points ->
        [one] { $track } : { $length } minutes, { $points } point de menaces pour un équipage de { $crew }
       *[other] { $track } : { $length } minutes, { $points } points de menaces pour un équipage de { $crew }
    }
cli-mission-ignored = ({ $sentence } Pas pour cet équipage.)
cli-mission-silence =
    { $seconds ->
        [one] { $sentence } Pendant { $seconds } seconde.
       *[other] { $sentence } Pendant { $seconds } secondes.
    }

cli-crew-member = Membre { $number }
cli-resolve-lost = Mission perdue. { $why }
cli-resolve-waiting = pas encore là
cli-resolve-on-track = encore en route
cli-resolve-destroyed = détruite
cli-resolve-survived = surmontée
cli-resolve-damage = Dégâts : rouge { $red }, blanc { $white }, bleu { $blue }
cli-resolve-score = Score : { $total } ({ $destroyed } pour les menaces détruites, { $survived } pour les menaces surmontées, { $visual } pour la confirmation visuelle, { $penalties } de pénalités)

cli-plan-orders = Le vaisseau rentre avec { $won } ordres des tuiles de dégâts sur { $orders }.
cli-plan-tried =
    { $tried ->
        [one] { $tried } plan essayé.
       *[other] { $tried } plans essayés.
    }
cli-plan-was-won = Ce plan gagne tel quel.
cli-plan-no-change = Aucun changement gagnant n’a été trouvé dans ce temps.
cli-plan-smallest =
    { $count ->
        [one] Un seul changement aurait suffi :
       *[other] { $count } changements auraient suffi, pas moins :
    }
cli-plan-small =
    { $count ->
        [one] Un seul changement aurait suffi :
       *[other] { $count } changements auraient suffi ; moins suffisent peut-être :
    }
cli-plan-replace = { $who }, tour { $turn } : { $now } au lieu de { $was }
cli-plan-move = { $who } : les cartes des tours { $from } et { $to } échangent leurs places

## Space Alert au terminal

cli-space-alert-title-briefing = Mission { $number } : l’équipage se prépare.
cli-space-alert-title-action =
    { $silent ->
        [0] Mission { $number }, phase { $phase }.
       *[other] Mission { $number }, phase { $phase }. Les communications sont coupées.
    }
cli-space-alert-title-resolution = Mission { $number }, tour { $turn } de la résolution.
cli-space-alert-title-between = Après la mission { $number }.
cli-space-alert-title-over = Après la dernière mission, numéro { $number }.
cli-space-alert-inside = à bord
cli-space-alert-unseen = pas encore vue
cli-space-alert-space = l’espace
cli-space-alert-threat =
    { $square ->
        [0] T+{ $turn }, { $place } : { $name }, points de vie { $hp }, bouclier { $shield }, vitesse { $speed }
       *[other] T+{ $turn }, { $place } : { $name } case { $square }, dégâts { $damage } sur { $hp }, bouclier { $shield }, vitesse { $speed }
    }
cli-space-alert-zone = { $zone } : bouclier { $shield } sur { $shields }, réacteur { $reactor } sur { $reactors }, dégâts { $tiles }
cli-space-alert-stores = capsules de carburant { $fuel }, roquettes { $rockets }
cli-space-alert-member =
    { $out ->
        [0] { $who }, { $place } : { $board }
       *[other] { $who }, hors de combat, { $place } : { $board }
    }
cli-space-alert-hand = Vos cartes :
cli-space-alert-outlook = Tour { $turn } : { $action }, puis { $station }
cli-space-alert-log =
    { $won ->
        [0] Mission { $number } ({ $track }) : perdue. Détruites { $destroyed }, survécues { $survived }, hublot { $visual }, pénalités { $penalties }, total { $total }.
       *[other] Mission { $number } ({ $track }) : détruites { $destroyed }, survécues { $survived }, hublot { $visual }, pénalités { $penalties }, total { $total }.
    }
cli-space-alert-do-ready = Commencer
cli-space-alert-do-role = Prendre le poste : { $role }
cli-space-alert-do-order = Changer l’ordre du jeu
cli-space-alert-do-plan = { $who }, tour { $turn } : { $up } (dessous : { $down })
cli-space-alert-do-move =
    { $movement ->
        [0] { $who } : carte du tour { $from } au tour { $to }, moitié action en haut
       *[other] { $who } : carte du tour { $from } au tour { $to }, moitié déplacement en haut
    }
cli-space-alert-do-take-back = { $who } : reprendre la carte du tour { $turn }
cli-space-alert-do-end-phase = Terminer la phase et prendre les cartes suivantes
cli-space-alert-do-draw = Piocher une carte
cli-space-alert-do-give = Donner { $card } à { $to }
cli-space-alert-do-confirm = Montrer à tous la menace T+{ $turn }
cli-space-alert-do-signal = Envoyer un signal
cli-space-alert-do-share = Partager le plan
cli-space-alert-do-agree = Accepter la fin de la manche
cli-space-alert-do-disagree = Continuer à planifier
cli-space-alert-do-trip =
    { $arrow ->
        [0] { $who } trébuche : la carte est à l’envers (l’action suivante prend du retard)
       *[other] { $who } trébuche : rouge et bleu confondus (l’action suivante prend du retard)
    }
cli-space-alert-do-next = Continuer
cli-space-alert-do-follow = Laisser le rythme aux autres
cli-space-alert-do-pace = Rythme : { $pace }
cli-space-alert-do-home = Rentrer
cli-space-alert-do-fly-on = Continuer : menaces communes, niveau { $common } ; menaces sérieuses, niveau { $serious }
cli-space-alert-do-repair-tile = { $who } répare la zone { $zone } : { $tile }
cli-space-alert-do-repair-squad = { $who } répare une escouade de robots
cli-space-alert-do-repair-nothing = { $who } ne répare rien
cli-space-alert-do-store = Ranger l’escouade ici : { $station }
cli-space-alert-word-plan = plan planifier p
cli-space-alert-word-movement = d déplacement m
cli-space-alert-word-back = reprendre r
cli-space-alert-word-next = suite s
cli-space-alert-word-ready = prêt pret
cli-space-alert-plan-how = Tapez « plan 4 2 a » pour la carte 2 au tour 4, moitié action en haut, « plan 4 2 d » pour la moitié déplacement.
cli-space-alert-back-how = Tapez « reprendre 4 » pour reprendre la carte du tour 4.
cli-space-alert-manual =
    Ce qui peut être tapé dans Space Alert, avec les numéros de l’écran :
      prêt         commencer la mission
      plan 4 2 a   carte 2 au tour 4, moitié action en haut ; « d » pour la moitié déplacement
      reprendre 4  reprendre la carte du tour 4
      suite        continuer dans la résolution
