### Les écrans de Space Alert dans le navigateur : la planification, l’ordinateur, le briefing, la fin et le premier vol guidé.

## Status

saw-status-briefing = Choisissez vos fonctions, puis dites que vous êtes prêt.
saw-status-briefing-watch = L’équipage est en briefing.
saw-status-waiting = Vous êtes prêt. L’alerte viendra quand tout le monde le sera.
saw-status-action = Planifiez la phase { $phase }.
saw-status-resolution = Le tour { $turn } est exécuté.
saw-status-repair = Choisissez ce qui est réparé.
saw-status-repair-they = { $name } choisit ce qui est réparé.
saw-status-squad = Le capitaine range la dernière escouade de robots.
saw-status-proposals = Continuer ou rentrer ?
saw-status-won = Le vaisseau est rentré.
saw-status-lost = Le vaisseau est perdu.

## The clock

saw-clock = { $time } avant la fin de la phase { $phase }
saw-clock-run = La phase { $phase } dure depuis { $time }
saw-left-in = phase { $phase }
saw-run-in = écoulé, phase { $phase }
saw-phase-turns = Phase { $phase }, tours { $first }–{ $last }
saw-since-alert = { $time } depuis l’alerte

## The band and the computer

saw-computer = Ordinateur
saw-computer-none = L’ordinateur n’a encore rien dit.
saw-band-plan = Planifiez les tours { $first } à { $last }.
saw-band-plan-text =
    { $free ->
        [0] Chaque tour a sa carte. Vous pouvez les changer jusqu’à la fin de la phase.
        [one] Un tour est encore vide.
       *[other] { $free } tours sont encore vides.
    }
saw-band-transfer = Transfert de données
saw-band-transfer-text = Donnez une carte à un équipier avant le signal. Les cartes héroïques restent.
saw-band-transfer-gave = Vous avez donné une carte.
saw-band-transfer-none = Vous n’avez aucune carte à donner.
saw-band-transfer-watch = L’équipage peut échanger des cartes jusqu’au signal.
saw-band-silence = Communications coupées
saw-band-silence-text = Ni discussion, ni signaux, ni pions. Vous pouvez continuer à planifier vos cartes.
saw-band-threat = Vous avez tiré une menace
saw-band-threat-text = Elle apparaît au tour { $turn }. Regardez-la et montrez-la à l’équipage.
saw-band-data = Données entrantes
saw-band-data-text = Vous pouvez piocher une carte. Il reste { $time }.
saw-band-data-open = Vous pouvez piocher une carte avant la fin de la phase.
saw-band-ending = La phase se termine
saw-give = Donner une carte
saw-draw = Piocher
saw-look = Regarder
saw-confirm = Montrer
saw-silent-why = Les communications sont coupées.

## The board and the hand

saw-ship = Vaisseau et menaces
saw-my-plan = Mon plan et ma main
saw-boards = À qui est le plan
saw-my-board = Mon plan
saw-turn = Tour { $turn }
saw-slot-empty = vide
saw-slot-hidden = une carte face cachée
saw-slot-fixed = Ce n’est plus modifiable.
saw-last-move = Le dernier coup.
saw-phase-past = Phase { $phase }
saw-phase-now = Phase { $phase }, à planifier
saw-phase-later = Phase { $phase }, à l’annonce ou quand vous finissez
saw-hand =
    { $count ->
        [0] Main vide
        [one] Main, 1 carte
       *[other] Main, { $count } cartes
    }
saw-hand-empty = Votre main est vide.
saw-card = { $action } ; retournée : { $movement }
saw-card-heroic = Carte héroïque. { $action } ; retournée : { $movement }
saw-in-space = Dans l’espace
saw-if = Si vous jouez cela
saw-if-lies = Telle qu’elle est posée
saw-if-none = Choisissez une carte, puis un tour. Un second appui retourne la carte.
saw-if-turn = Tour { $turn }, { $action }.
saw-if-full = Chaque tour de cette phase a sa carte. Appuyez sur un tour pour la remplacer.
saw-put = Poser au tour { $turn }
saw-put-none = Aucun tour vide
saw-turn-over = Retourner
saw-turn-short = Retourner
saw-take-back = Reprendre
saw-fixed-why = Cette phase est finie ; ses cartes restent.
saw-finish = Finir la phase { $phase }
saw-finish-title = Finir la phase { $phase } maintenant ?
saw-finish-text =
    { $free ->
        [0] Vous prenez les cartes de la phase suivante. Celles de cette phase ne peuvent plus changer.
        [one] Un tour est encore vide. Vous prenez les cartes de la phase suivante, et celle-ci ne peut plus changer.
       *[other] { $free } tours sont encore vides. Vous prenez les cartes de la phase suivante, et celle-ci ne peut plus changer.
    }
saw-not-now = Pas maintenant
saw-end-round = Prêt pour le saut ({ $count } sur { $all })
saw-share = Dire mon plan
saw-share-told = L’équipage connaît votre plan tel qu’il est.

## The crew

saw-crew-plans = Plans de l’équipage
saw-back-action = action
saw-back-move = mouvement
saw-android = androïde
saw-crewmate = équipage
saw-bot = Bot
saw-you = { $name }, vous
saw-role-captain = capitaine
saw-role-communications = comms
saw-role-security = sécurité
saw-in-phase = phase { $phase }, { $cards } en main
saw-ahead = en avance, phase { $phase }
saw-plan-of =
    { $count ->
        [one] { $count } tour planifié sur { $all }
       *[other] { $count } tours planifiés sur { $all }
    }
saw-intends = tour { $turn } : { $action }
saw-asked = { $name } demande au tour { $turn } : { $action }
saw-ask = Demander
saw-ask-of = Demander quelque chose à { $name }
saw-ask-title = Faites ceci, s’il vous plaît
saw-ask-nobody = Il n’y a personne à qui demander.
saw-ask-who = Qui
saw-ask-turn = Au tour
saw-ask-what = Quoi
saw-ask-sentence = { $name }, tour { $turn } : { $action }. Les bots le font s’ils le peuvent.
saw-give-to = Donner une carte à { $name }
saw-give-title = Donner une carte : il reste { $seconds } s
saw-give-text = Une carte de votre main à un équipier. Les cartes héroïques ne se donnent pas.
saw-give-which = Quelle carte
saw-give-whom = À qui
saw-give-do = Donner à { $name }
saw-signal = Signal
saw-signals = Dire quelque chose
saw-say = Le dire
saw-say-build = Ou en dire plus
saw-say-yes = Oui
saw-say-no = Non
saw-say-wait = Attendez-moi
saw-say-done = Mon plan est complet
saw-say-threat = Je m’occupe de la menace { $turn }
saw-say-intend = Je vais faire
saw-say-want = Il faudrait faire
saw-say-offer = Je peux donner
saw-say-need = Il me faut
saw-say-where = Où
saw-say-anywhere = n’importe où
saw-tokens = Pions
saw-tokens-silent = Communications coupées : personne ne peut les bouger.
saw-tokens-moved =
    { $count ->
        [one] Un pion montre un plan.
       *[other] { $count } pions montrent un plan.
    }
saw-token-crew = Figurine de { $name }
saw-token-threat =
    { $number ->
        [1] Menace du tour { $turn }, { $where }
       *[other] Menace du tour { $turn }, { $where }, nº { $number }
    }
saw-token-inside = à bord
saw-token-squad = Escouade
saw-token-rocket = Roquette
saw-token-energy = Énergie
saw-token-fuel = Capsule de carburant
saw-token-hint = Appuyez sur un poste ou une case.
saw-token-home = Remettre

## The phone

saw-mini-own = Vaisseau. D’après votre plan vous serez ici : { $station }.
saw-tabs = Parties de la table
saw-tab-plan = Plan
saw-tab-ship = Vaisseau
saw-tab-threats = Menaces
saw-tab-crew = Équipe
saw-tab-computer = Journal

## Keys

saw-keys = Touches
saw-key-arrows-name = Flèches
saw-key-arrows = Passer d’une carte ou d’un tour à l’autre
saw-key-enter-name = Entrée
saw-key-enter = Choisir une carte ; encore une fois pour la retourner
saw-key-digits-name = 0 à 9
saw-key-digits = Poser la carte choisie sur le tour qui finit par ce chiffre, ou choisir celle qui s’y trouve
saw-key-t-name = T
saw-key-t = Retourner la carte choisie
saw-key-p-name = P
saw-key-p = Poser la carte choisie
saw-key-i-name = I
saw-key-i = Agrandir la carte qui a le focus
saw-key-delete-name = Suppr
saw-key-delete = Reprendre une carte
saw-key-b-name = B
saw-key-b = Planifier le plan suivant
saw-key-f-name = F
saw-key-f = Finir la phase
saw-key-d-name = D
saw-key-d = Piocher une carte des données entrantes
saw-key-g-name = G
saw-key-g = Donner une carte lors d’un transfert
saw-key-c-name = C
saw-key-c = Montrer à l’équipage la menace que vous avez tirée
saw-key-s-name = S
saw-key-s = Dire quelque chose
saw-key-a-name = A
saw-key-a = Demander quelque chose à quelqu’un
saw-key-escape-name = Échap
saw-key-escape = Lâcher la carte choisie

## The briefing

saw-briefing = Briefing
saw-mission-number = Mission { $number }
saw-flight-test-run-1 = Premier vol d’essai
saw-flight-test-run-1-text = Sept tours contre trois menaces externes toujours identiques. La meilleure façon d’apprendre.
saw-flight-test-run-2 = Second vol d’essai
saw-flight-test-run-2-text = Sept tours contre trois autres menaces externes.
saw-flight-simulation = Simulation
saw-flight-simulation-text = Douze tours, des menaces de l’extérieur seulement.
saw-flight-advanced-simulation = Simulation avancée
saw-flight-advanced-simulation-text = Douze tours, avec des intrus et des avaries à bord.
saw-flight-mission = Mission
saw-flight-mission-text = Le jeu complet : cartes héroïques, confirmation visuelle et menaces de toutes sortes.
saw-fact-turns = { $count } tours
saw-fact-time = { $time } de planification
saw-fact-threats = Menaces ordinaires : { $common } ; sérieuses : { $serious }
saw-fact-androids =
    { $count ->
        [one] 1 androïde à bord
       *[other] { $count } androïdes à bord
    }
saw-speed-quick = L’ordinateur parle quatre fois plus vite
saw-speed-rush = L’ordinateur parle dix fois plus vite
saw-offices = Fonctions
saw-office-captain = Agit en premier à chaque tour et règle le rythme de la résolution.
saw-office-communications = Tire les menaces externes et les montre.
saw-office-security = Tire les menaces internes et les montre.
saw-take-office = La prendre
saw-yours = À vous
saw-order = Ordre de jeu
saw-order-captain = Le capitaine agit en premier. Vous décidez de l’ordre des autres.
saw-order-others = Le capitaine agit en premier et décide de l’ordre des autres.
saw-earlier = { $name } agit plus tôt
saw-later = { $name } agit plus tard
saw-voice = La voix de l’ordinateur
saw-voice-text = L’ordinateur annonce tout à voix haute et par écrit. Vérifiez que vous l’entendez ; les sous-titres sont toujours là.
saw-voice-try = Écouter l’alarme
saw-ready = Prêt pour l’alerte
saw-ready-text = Le chronomètre part quand tout le monde est prêt.
saw-waiting-for = En attente de { $names }.

## Between missions

saw-between = Entre deux missions
saw-between-proposals = Continuer ou rentrer ?
saw-between-repairs = Réparations
saw-between-squad = La dernière escouade
saw-proposals-text = Chacun dit ce qu’il veut. L’équipage ne continue que si tous le veulent, avec le choix de menaces le plus prudent.
saw-common = Menaces ordinaires
saw-serious = Menaces sérieuses
saw-fly-on = Continuer
saw-go-home = Rentrer
saw-proposal-none = n’a pas encore décidé
saw-proposal-home = veut rentrer
saw-proposal-fly = veut continuer (ordinaires : { $common } ; sérieuses : { $serious })
saw-repairs-you = Choisissez ce que { $name } répare.
saw-repairs-they = { $name } choisit ce qui est réparé.
saw-repair-nothing = Ne rien réparer
saw-repair-squad = Réparer une escouade de robots
saw-repair-tile = { $tile }, zone { $zone }
saw-repaired-so-far = Réparé jusqu’ici : rouge { $red }, blanc { $white }, bleu { $blue }.
saw-squad-you = Une seule escouade peut encore combattre. Choisissez où elle est rangée.
saw-squad-they = { $name } choisit où l’escouade est rangée.

## The end

saw-track-test-run = Vol d’essai { $number }
saw-track-simulation = Simulation { $number }
saw-track-advanced-simulation = Simulation avancée { $number }
saw-track-mission = Mission { $number }
saw-track-generated = Une mission créée pour cette table
saw-over = Fin de la mission
saw-over-won = Le vaisseau a sauté à temps
saw-over-lost = Le vaisseau est perdu
saw-over-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
saw-over-campaign = Campagne : { $threats } pour les menaces, { $visual } en moyenne pour la confirmation visuelle, { $penalties } retirés à la fin. Total { $total }.
saw-over-ship = Voir ce qui s’est passé
saw-plan-none = Un fichier de plan ne peut pas tout dire de ce vol : il n’y en a donc pas à enregistrer ni à rejouer.
saw-score-destroyed = Menaces détruites
saw-score-survived = Menaces subies
saw-score-visual = Confirmation visuelle
saw-score-damage = Tuiles de dégâts
saw-score-worst-zone = La pire zone encore une fois
saw-score-knocked-out = Équipiers assommés
saw-score-disabled-squads = Escouades hors service
saw-score-total = Total
saw-score-would = Cela aurait fait
saw-log = Journal de bord
saw-log-mission = Mission
saw-log-date = Date
saw-log-threats = Menaces
saw-log-fate = Ce qu’il en est advenu
saw-log-destroyed = Détruites
saw-log-survived = Survécues
saw-log-visual = Visuel
saw-log-penalties = Pénalités
saw-log-total = Total
saw-log-plan = Plan
saw-log-home = rentré

## The guided first flight

saw-lesson-welcome = Bienvenue à bord
saw-lesson-welcome-text = Vous planifiez en temps réel pendant que l’ordinateur annonce des menaces. Ensuite le vaisseau exécute ce que vous avez planifié, et vous voyez s’il survit.
saw-lesson-roles = Les fonctions
saw-lesson-roles-text = Le capitaine agit en premier. Les officiers tirent les menaces et les montrent à tous. Chacun peut prendre une fonction.
saw-lesson-ready = Prêt ?
saw-lesson-ready-text = Le chronomètre part quand tout le monde est prêt. Appuyez sur « Prêt pour l’alerte ».
saw-lesson-band = L’ordinateur
saw-lesson-band-text = Cette bande dit toujours ce qui compte maintenant. Rien de ce qui est annoncé ne se perd : le journal garde chaque sous-titre.
saw-lesson-ship = Vaisseau et menaces
saw-lesson-ship-text = Les menaces descendent les trajectoires vers le rouge, le blanc ou le bleu. Chacune a des points de vie et un bouclier, et nuit en X, Y et Z.
saw-lesson-choose = Choisissez une carte
saw-lesson-choose-text = Chaque carte a une moitié action et une moitié mouvement ; seule celle du haut compte. Appuyez sur une carte de votre main. Un second appui la retourne.
saw-lesson-preview = Regardez avant de jouer
saw-lesson-preview-text = Vous lisez ici ce que la carte ferait à ce tour si personne d’autre ne faisait rien.
saw-lesson-put = Posez-la sur un tour
saw-lesson-put-text = Appuyez sur un tour de la phase 1, ou glissez-y la carte. A tire, B déplace l’énergie, C est propre à chaque poste, les flèches vous déplacent.
saw-lesson-move = Changez d’avis
saw-lesson-move-text = Les cartes de cette phase peuvent être déplacées, retournées et reprises jusqu’à sa fin. Posez une deuxième carte.
saw-lesson-fire = Tirer
saw-lesson-fire-text = A tire avec le canon du poste où vous êtes sur la menace la plus proche devant cette zone. Les grands canons et le canon à impulsion prennent une énergie au réacteur d’en dessous ; sans elle, rien ne se passe. Planifiez une carte avec A en haut.
saw-lesson-energy = Énergie
saw-lesson-energy-text = En haut, B remplit le bouclier avec le réacteur d’en dessous. En bas, B remplit un réacteur latéral avec celui du milieu ; au milieu, il brûle une capsule de carburant et le remplit. Planifiez une carte avec B en haut.
saw-lesson-crew = Vous n’êtes pas seul
saw-lesson-crew-text = Vous voyez le plan de chacun de dos. Parlez, dites votre plan ou demandez quelque chose ; les bots le font s’ils le peuvent.
saw-lesson-fill = Remplissez la phase
saw-lesson-fill-text = Un tour sans carte est un tour d’attente. Remplissez tous les tours de la phase 1.
saw-lesson-finish = À la phase suivante
saw-lesson-finish-text = Vous pouvez finir une phase en avance et prendre de nouvelles cartes. Sinon, le chronomètre le fait pour vous.
saw-lesson-rest = Le reste du plan
saw-lesson-rest-text = Planifiez les tours restants. Quand le temps est écoulé, ou quand tous acceptent de finir, le vaisseau agit.
saw-lesson-film = Ce qui se passe
saw-lesson-film-text = Tour par tour : une menace apparaît, l’équipage agit, les dégâts sont calculés, les menaces avancent. Les raisons sont écrites à côté du vaisseau.
saw-lesson-end = C’était tout
saw-lesson-end-text = Viennent ensuite le second vol d’essai, puis une simulation de douze tours, puis des menaces à bord, puis la mission complète.
saw-lesson-second = Faire le second vol d’essai
saw-lesson-holds = Le chronomètre attend pendant que vous lisez.
