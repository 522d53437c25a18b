# Ce que dit la ligne de commande, en français.
#
# Noms, listes et nombres à virgule arrivent déjà écrits. Les messages cli-word-… énumèrent les mots que
# l’on peut taper, en minuscules, séparés par des espaces ; les mots anglais sont admis aussi.
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
cli-error-database-newer = La base { $kind } a servi à une version plus récente de ce programme : elle a la version { $version }, que celui-ci ne connaît pas.
cli-error-database-altered = La version { $version } de la base { $kind } n’est pas celle que ce programme connaît sous ce numéro.
cli-error-database-lacks = Il manque à la base { $kind } la table « { $table } », ou une partie de celle-ci.
cli-error-database-in-use = Un autre processus sert déjà cette base { $kind }.
cli-error-serve = Le serveur a échoué pour une raison propre au système.
cli-help-settings = Un fichier de réglages ; les options données ici l’emportent sur lui
cli-error-settings-file = Le fichier de réglages { $file } est illisible ({ $why }).
cli-error-settings = Il y a une erreur dans le fichier de réglages { $file } : { $why }
cli-help-operator = Une porte pour qui gère le serveur : un fichier par où passe « cosmodrome operate ». Sans ce réglage, il n’y en a pas
cli-error-operator = La porte de gestion ne s’ouvre pas ({ $why }) : vérifiez que le répertoire existe, que vous pouvez y écrire et que rien d’autre ne porte ce nom.
cli-error-operator-address = « { $value } » ne convient pas à la porte de gestion : c’est un fichier, comme /run/cosmodrome/operator, pour que seul son propriétaire s’en serve.
cli-error-operator-system = Ce système n’a pas de porte de gestion.
cli-help-operate = Regarder un serveur en marche et intervenir
cli-usage-operate = cosmodrome operate <ORDRE> [QUI] [RÉGLAGES]
cli-help-operate-more =
    list          les tables en mémoire et qui y est connecté, et à qui la parole ou l’entrée est refusée
    close QUI     plus personne ne joue ni ne parle à cette table ; elle reste lisible
    mute QUI      pas de parole à aucune table pendant un temps
    ban QUI       pas d’entrée à aucune table pendant un temps
    lift QUI      parole et entrée rendues
    drain         plus de nouvelles tables ; tout le monde est prévenu, et le serveur s’arrête quand ils sont partis ou le temps écoulé
    resume        finalement, le serveur continue
    QUI est une table (son code, ou son nom dans la liste) ou une personne (une adresse, ou son nom dans la liste).
cli-help-operate-order = Que faire ; voir plus bas
cli-help-operate-who = De qui, ou de quelle table il s’agit
cli-help-operate-minutes = Pour combien de temps : un jour si vous ne dites rien ; drain attend le temps qu’il faut
cli-help-operate-operator = Où est la porte du serveur, comme donnée à serve --operator
cli-value-order = ORDRE
cli-value-who = QUI
cli-operate-all =
    { $tables ->
        [0] Aucune table n’est en mémoire.
        [one] Une table est en mémoire, avec { $people ->
            [one] { $people } connexion.
           *[other] { $people } connexions.
        }
       *[other] { $tables } tables sont en mémoire, avec { $people ->
            [one] { $people } connexion.
           *[other] { $people } connexions.
        }
    }{ $draining ->
        [0] { "" }
       *[other] { " " }Le serveur va s’arrêter.
    }
cli-operate-table =
    { $table }  { $game }, { $phase ->
        [waiting] en attente
        [playing] en cours
        [over] finie
       *[other] arrêtée
    }, { $revision ->
        [one] { $revision } entrée
       *[other] { $revision } entrées
    }
cli-operate-person =
    { "    " }{ $who }  { $name }, { $from }{ $chair ->
        [0] { "" }
       *[other] , siège { $chair }
    }
cli-operate-muted = { $who } n’a pas la parole pendant encore { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
cli-operate-banned = { $who } n’entre pas pendant encore { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
cli-operate-done-close = La table est fermée.
cli-operate-done-mute = La parole est retirée.
cli-operate-done-ban = L’entrée est refusée.
cli-operate-done-lift = La parole et l’entrée sont rendues.
cli-operate-done-drain = Plus de nouvelles tables ; tout le monde aux tables est prévenu.
cli-operate-done-resume = Le serveur continue.
cli-error-operate-order = « { $order } » n’est pas un ordre. Il y a : { $known }.
cli-error-operate-who = Dites de qui ou de quelle table il s’agit : cosmodrome operate { $order } QUI.
cli-error-operate-no-door = Dites où est la porte du serveur, avec --operator ou --settings.
cli-error-operate-door = Personne n’ouvre à { $file } ({ $why }) : lancez le serveur avec « cosmodrome serve --operator { $file } », et venez sous son compte.
cli-error-operate-stranger = Le serveur ne connaît pas cet ordre : il est peut-être d’une autre version.
cli-error-operate-no-table = La table « { $who } » n’existe pas.
cli-error-operate-nobody = « { $who } » n’est ni une adresse ni un nom de la liste.
cli-error-operate-time = C’est trop long, ou pas de temps du tout.
cli-error-operate-unavailable = Le serveur n’a pas pu l’enregistrer. Rien ne s’est passé ; réessayez.

cli-help-backup = Copier une base SQLite, même pendant qu’un serveur s’en sert
cli-usage-backup = cosmodrome backup <FICHIER> [OPTIONS]
cli-help-backup-more = La copie est la base telle qu’elle était à un instant donné. Pour PostgreSQL, prenez pg_dump ou export.
cli-help-backup-file = Où va la copie ; le fichier ne doit pas exister
cli-help-export = Écrire chaque table avec son journal dans un fichier que toute base sait reprendre
cli-usage-export = cosmodrome export <FICHIER> [OPTIONS]
cli-help-export-more = Un serveur peut tourner pendant ce temps. Le fichier contient les secrets des parties en cours : gardez-le comme la base.
cli-help-export-file = Où il va ; le fichier ne doit pas exister
cli-help-import = Reprendre ce qui a été exporté, de SQLite vers PostgreSQL ou l’inverse
cli-usage-import = cosmodrome import <FICHIER> [OPTIONS]
cli-help-import-more = Les tables déjà présentes restent telles quelles. Une base SQLite ne doit pas servir pendant ce temps.
cli-help-import-file = Le fichier écrit par export
cli-backed-up = La base a été copiée dans { $file }.
cli-exported = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
} avec { $entries ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $entries } entrées
} : tout est dans { $file }.
cli-imported = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
} avec { $entries ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $entries } entrées
} : tout vient de { $file } ; { $known ->
    [0] aucune n’était déjà là.
    [one] une était déjà là et reste telle quelle.
   *[other] { $known } étaient déjà là et restent telles quelles.
}
cli-error-copy-not-a-file = Seule une base SQLite se copie dans { $file } ; pour PostgreSQL, prenez pg_dump ou export.
cli-error-copy-exists = { $file } existe déjà, et rien n’est écrasé.
cli-error-copy-file = { $file } ne peut être ni lu ni écrit ({ $why }).
cli-error-copy-line = La ligne { $line } de { $file } n’est pas ce qu’elle devrait être : le fichier est abîmé, tronqué ou d’une autre nature. Rien n’a été repris.

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
cli-help-swarm-seats = Combien de chaises pour les équipages, toutes occupées ; jusqu’à 16
cli-help-swarm-deeds = Mesurer des équipages entiers : chacun répète en même temps ces commandes, par leur nom, séparées par des virgules. Tant qu’aucune n’est proposée, chaque sorte de commande est essayée une fois
cli-help-swarm-beat = Tous les combien chacun d’un équipage fait quelque chose, en millisecondes ; à défaut 1000
cli-value-deeds = NOMS
cli-swarm-answers = De la commande à la réponse : la moitié en moins de { $half } ms, 99 sur 100 en moins de { $most } ms, la plus lente { $worst } ms.
cli-error-swarm-deeds = { $argument } concerne les équipages : dites avec --deeds ce qu’ils font.
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
cli-error-swarm-no-work = Aucune commande de --deeds n’a jamais été proposée à un équipage.

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

cli-help-game-commands = Commandes de { $game } : { $commands }
cli-usage-game-commands = cosmodrome { $game } <COMMANDE> [RÉGLAGES]
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
cli-error-endless = La partie { $index } ne finit pas : elle a été arrêtée après { $most } commandes et mouvements de son horloge.
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
cli-record-format-version = L’enregistrement est au format { $found } ; ce programme connaît les formats 1 à { $known }.
cli-record-rules-version = L’enregistrement suit la version { $found } des règles ; ce programme connaît la version { $known }, qui pourrait le comprendre autrement. Le fichier reste lisible comme du texte : chaque ligne est une commande.
cli-record-dice-version = L’enregistrement a été fait avec les dés { $found } ; ce programme connaît { $known }.
cli-record-order = La commande { $command } de l’enregistrement n’est pas à sa place.
cli-record-no-count = La ligne finale de l’enregistrement ne compte pas ses commandes : elle a été modifiée.
cli-record-count = L’enregistrement a { $found ->
    [one] { $found } commande
   *[other] { $found } commandes
 } et sa ligne finale en compte { $counted } : des lignes ont été retirées ou ajoutées.
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
cli-report-crew = équipage
cli-report-won = gagnées
cli-report-losses = perdues
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
cli-check-not-json = { $file } n’est pas du JSON valide, ligne { $line } : { $reason }.
cli-check-no-format = { $file } ne dit pas à quel jeu il appartient : il lui faut un format tel que "away-missions-scenario/1".

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
