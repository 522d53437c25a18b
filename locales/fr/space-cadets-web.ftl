# La table de Space Cadets dans le navigateur.

scw-activate = Activer le moteur
scw-aft-letter = Ar
scw-aim = Viser avec le rayon
scw-angle = Angle
scw-ask-axis = Où se placent les deux vaisseaux de la tuile { $column }, { $row } ?
scw-ask-diagonal = { $name } tire en diagonale : quel côté encaisse ?
scw-ask-flux = Quelle carte Flux devient inactive ?
scw-ask-lock = Quel verrouillage est perdu ?
scw-ask-move = Où s’arrête { $name } ?
scw-ask-order = Quel ennemi agit ensuite ?
scw-ask-repair = Quelle carte Dégât est défaussée ?
scw-ask-satellite = Qui le satellite touche-t-il ?
scw-ask-scout = Où le { $name } lance-t-il son Éclaireur ?
scw-ask-side = Quel côté est touché ?
scw-at-work = Au travail : { $names }
scw-axis-east = À l’est et à l’ouest du centre
scw-axis-north = Au nord et au sud du centre
scw-bag = Le sac. Déplacez le doigt avec les flèches, N va à la forme suivante, Espace la sort.
scw-bag-final = Une forme sortie est définitive. Une mauvaise couvre une carte de votre choix.
scw-bag-lump = La forme { $number } est sous le doigt
scw-bag-next = Forme suivante
scw-bag-nothing = Rien sous le doigt
scw-bag-page = Formes { $from } à { $to }
scw-bag-ring = Vous ne sentez que l’anneau sous le doigt ; il s’efface en une seconde. Les formes sont tournées, jamais en miroir.
scw-battery = + batterie
scw-battery-back = Reprendre les batteries
scw-blink = Blink vers { $x }, { $y }
scw-blocked = couverte
scw-board = Plateau des machines. 1 à 7 prennent une tuile, les flèches la déplacent, R la tourne, Entrée la pose, Retour la reprend.
scw-board-square = Case { $x }, { $y }
scw-breach = Brèche du cœur
scw-breach-at = Brèche du cœur : { $name } a le paquet ({ $station }).
scw-breach-back = Précédente
scw-breach-deck = { $count ->
    [one] Paquet Réparation, une carte
   *[other] Paquet Réparation, { $count } cartes
}
scw-breach-found = trouvée
scw-breach-hands = Le paquet est dans vos mains
scw-breach-left = à trouver encore
scw-breach-match = Elles sont identiques
scw-breach-next = Suivante
scw-breach-pass = puis passer à
scw-breach-pass-first = Passez d’abord le paquet
scw-breach-yours = Votre brèche
scw-bridge = Passerelle
scw-brink = hors piste :
scw-brink-miss = raté
scw-capacitor = + condensateur
scw-capacitor-back = Reprendre l’énergie du condensateur
scw-cards-drawn = Cartes piochées
scw-cells-open = { $count ->
    [one] une case libre
   *[other] { $count } cases libres
}
scw-cards-lay = Touchez une carte, puis une colonne. Une énergie, une carte.
scw-centre = Centre
scw-claim = Prendre
scw-claim-none = Ne rien prendre
scw-claim-now = Temps écoulé : prenez une carte maintenant, ou aucune.
scw-cloak = Camouflage
scw-close-step = Clore l’étape
scw-core = Cœur
scw-core-breached = en brèche
scw-core-whole = intact
scw-crew = Équipage
scw-crew-take = Prendre { $station }
scw-crew-take-how = Choisissez vos postes. Personne n’en tient deux qui travaillent en même temps.
scw-crystal = { $name } { $number }
scw-damage = { $count ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $count } dégâts
}
scw-damage-decks = Paquets de dégâts
scw-deal-even = Répartir équitablement les cartes Brèche
scw-deck-left = cartes restantes
scw-decline = Pas de seconde pichenette
scw-deploy = Notre départ
scw-deploy-how = Touchez une case verte de la carte, puis une direction.
scw-dice = Dés
scw-die = Dé { $number } : { $face }
scw-die-failure = le vaisseau en pâtit
scw-die-success = réparé
scw-display = Écran du rayon. Les flèches déplacent, Entrée retourne une tuile.
scw-done = Terminé
scw-draw = Piocher une carte
scw-drawn = { $count ->
    [0] Aucune carte piochée
    [one] Une carte piochée, vitesse { $speed }
   *[other] { $count } cartes piochées, vitesse { $speed }
}
scw-drop-into = Poser dans le tube { $number }
scw-end-line = { $mission } : { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, ennemis détruits : { $destroyed }
scw-energy = { $count ->
    [0] 0 énergie
    [one] 1 énergie
   *[other] { $count } énergies
}
scw-energy-full = { $most } au plus par poste
scw-energy-next = Énergie au prochain tour
scw-energy-none = Rien à retirer
scw-energy-note = Un poste reçoit { $most } au plus. À l’étape 1, { $trade } d’un type s’échangent contre 1 d’un autre.
scw-energy-spent = Plus rien à placer
scw-energy-sum = { $centres } centres + { $pairs } paires
scw-equipment = Équipement
scw-equipment-choose = choisissez-en { $count }
scw-equipment-none = Plus d’équipement.
scw-equipment-one = un par tour
scw-equipment-played = Joué ce tour : { $name }
scw-extend = 30 s de plus, 1 énergie
scw-face = { $shape } { $number }
scw-face-down = Tuile { $number }, face cachée
scw-face-gone = La tuile { $number } est partie
scw-face-wrong = { $name }, sans paire
scw-failure-worth = { $count ->
    [0] aucun
   *[other] 1 dégât chacun
}
scw-failures = échecs
scw-flick-ways = Tirer
scw-find-these = Trouvez ces formes
scw-flip = Retourner
scw-flux-active = active
scw-flux-change = { $from } en { $to }
scw-flux-choose = Choisissez ses dés.
scw-flux-held = acquise
scw-flux-inactive = à prendre
scw-flux-roll = { $count ->
    [5] Tout relancer
    [one] En relancer un
   *[other] En relancer { $count }
}
scw-flux-used = utilisée
scw-foe = coque { $hull }, boucliers { $shields }.
scw-force = Force
scw-fore-letter = Av
scw-found = trouvée
scw-go-on = Continuer
scw-goal = Marquer où aller
scw-goal-capture = { $kind ->
    [cache] Caches capturées : { $have } sur { $count }
    [pod] Capsule capturée : { $have } sur { $count }
   *[crystal] Cristaux capturés : { $have } sur { $count }
}
scw-goal-destroy = Ennemis détruits : { $have } sur { $count }
scw-goal-jump = Sauter hors du secteur
scw-goal-named = Détruire { $name }
scw-goal-nemesis = Détruire Némésis
scw-goal-off = Enlever la marque
scw-goal-pick = Touchez une case
scw-goal-pod = Sauver la capsule (dégâts { $damage } sur { $limit })
scw-goal-points = Points de configuration : { $have } sur { $count }
scw-goal-square = Case visée
scw-goal-visit = Points de patrouille visités : { $have } sur { $count }
scw-gravity = Gravité : avec +1, contre −1 en vitesse
scw-guard = Côté à protéger
scw-guarded = à protéger
scw-hand = Répartir l’énergie
scw-hand-first = Distribuer la première énergie
scw-hand-free = encore { $count } à placer
scw-hand-income = { $count } assemblées au dernier tour
scw-hand-reaches = { $count } arrivent au poste
scw-hurts = { $face } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
scw-ice = ICE
scw-in-force = { $count ->
    [0] Aucun dégât en cours
    [one] Une carte Dégât en cours
   *[other] { $count } cartes Dégât en cours
}
scw-in-hand = { $shape } ne correspond à aucune carte : choisissez celle qu’elle couvre.
scw-in-your-hand = à tirer
scw-jump-goal = Cinq dés identiques font sauter, une fois la mission accomplie. Les cartes s’utilisent dans n’importe quel ordre.
scw-jump-later = Le moteur sert à l’étape 8. Cartes Flux actives : { $count }.
scw-jump-out = Sauter !
scw-jump-ready = Le moteur est prêt. Cartes Flux actives : { $count }.
scw-key-space = Espace
scw-lane = En travers de la piste
scw-lay-here = Poser ici
scw-less = Une de moins pour { $name }
scw-lift = Reprendre
scw-loaded = Chargé
scw-lock-grey = Sans verrouillage
scw-lock-red = Superverrouillage
scw-lock-white = Verrouillage
scw-lost = Vaisseau perdu
scw-make-seeker = Tube { $number } : missile à tête chercheuse
scw-make-torpedo = Tube { $number } : torpille
scw-map = Le secteur
scw-map-enemy = { $name } en { $where }, ne nous verrouille pas, dégâts { $damage }
scw-map-enemy-locked = { $name } en { $where }, nous verrouille, dégâts { $damage }
scw-map-holds = { $crystal ->
    [0] { $ships ->
        [0] vide
        [one] un vaisseau
       *[other] { $ships } vaisseaux
    }
   *[other] { $ships ->
        [0] cristal
        [one] cristal, un vaisseau
       *[other] cristal, { $ships } vaisseaux
    }
}
scw-map-ship = Notre vaisseau est en { $where }, regarde { $facing }, vitesse { $speed }
scw-map-thing = { $name } en { $where }
scw-map-tile = La tuile { $column }, { $row } n’est pas sondée : { $holds }
scw-map-unknown = non sondé
scw-meter = Lancer la jauge
scw-meter-angle = Arrêter l’aiguille et tirer
scw-meter-force = Arrêter la force
scw-missed = manqué
scw-mission = Mission { $number }
scw-mon-breach = brèche du cœur !
scw-mon-busy = au travail
scw-mon-core = cœur
scw-mon-energy = prochain tour
scw-mon-flux = flux
scw-mon-force = dégâts en cours : { $count }
scw-mon-found = trouvées
scw-mon-loaded = chargés
scw-mon-played = équipement joué
scw-mon-points = points
scw-mon-ready = prêt
scw-mon-slots = tracé : { $filled } sur { $all }
scw-mon-speed = vitesse
scw-mon-strength = Av { $fore } · Tr { $starboard } · Ar { $aft } · Bb { $port }
scw-mon-tiles = tuiles
scw-mon-tiles-laid = tuiles posées : { $laid } sur { $all }
scw-mon-turn = tour
scw-monitors = Les autres postes
scw-more = Une de plus pour { $name }
scw-needs-die = { $needs } ou plus réussit
scw-nemesis = Némésis
scw-nemesis-far = Marqueur { $marker }. Il baisse de un à chaque étape 7 et Némésis arrive quand il atteint 0.
scw-nemesis-gone = Némésis est détruite.
scw-nemesis-here = Némésis est en { $where }, marqueur { $marker }.
scw-no-damage = Tout fonctionne.
scw-no-match = Pas de paire, elles se retournent
scw-no-limit = sans limite
scw-no-path = Aucun trajet n’est dessiné. L’étape 4 montre où l’on va.
scw-no-slots = À vitesse 0, aucune carte ; avant l’étape 2, aucun emplacement.
scw-no-targets = Rien à portée.
scw-no-torpedoes = Il ne reste aucune torpille.
scw-no-tubes = Aucun tube préparé. Énergie des armes : { $energy }.
scw-not-loaded = non chargé
scw-not-now = Pas maintenant
scw-not-yet = Pas encore finalement
scw-of = sur { $needed }
scw-one-colour = Une seule couleur dehors
scw-or-more = { $needs }+
scw-orders = Vos ordres
scw-patterns = Combinaisons et leurs points
scw-piece = Pièce { $piece }, reste { $left }
scw-piece-at = Pièce { $piece } sur le tube { $tube }, colonne { $x }, ligne { $y }
scw-pieces = Pièces
scw-pieces-shared = Pièces, communes à tous les tubes
scw-place-here = Poser ici
scw-play = Jouer
scw-plot-keys = 1 à 9 choisissent une carte, S une carte spéciale, Entrée la pose, Retour reprend la dernière.
scw-plus-one = +1
scw-points = { $count ->
    [one] un point
   *[other] { $count } points
}
scw-port-letter = Bb
scw-practice = Entraînement
scw-practice-best = Votre meilleur score : { $points }
scw-practice-goal = Volez jusqu’au drapeau : { $where }.
scw-practice-new-best = Votre nouveau meilleur score : { $points }
scw-practice-points = Manche { $round } : { $points }
scw-practice-round = Manche { $round } sur { $rounds }
scw-practice-total = { $points } points
scw-lesson-holds = L’horloge s’arrête pendant que vous lisez.
scw-lesson-welcome = Bienvenue à bord
scw-lesson-welcome-text = Mission 1 : prendre des cristaux avec le rayon tracteur, puis sauter. Vous et deux robots tenez neuf postes. Ce guide suit votre premier tour.
scw-lesson-stations = Vos postes
scw-lesson-stations-text = Ces onglets sont vos postes, et la passerelle avec la carte. Celui qu’on attend s’ouvre de lui-même.
scw-lesson-steps = Neuf étapes
scw-lesson-steps-text = Chaque tour a neuf étapes. Certaines ont une horloge, et ce dont personne n’a besoin est sauté.
scw-lesson-energy = Distribuer l’énergie
scw-lesson-energy-text = Au premier tour vous avez douze énergies. Donnez à chaque système ce qu’il faut à son poste, quatre au plus.
scw-lesson-ready = Continuer
scw-lesson-ready-text = Dites ici que vous êtes prêt. L’étape finit quand tous le sont, ou quand le Capitaine lance la suivante.
scw-lesson-prepare = Préparer
scw-lesson-prepare-text = On règle la vitesse, les cibles et les cartes cible, sans horloge.
scw-lesson-action = Contre l’horloge
scw-lesson-action-text = Tous travaillent en même temps : accorder des tuiles, tracer une route, sentir des formes, charger, monter les boucliers. Ce qui est posé à la fin compte.
scw-lesson-resolve = Le résultat
scw-lesson-resolve-text = Les boucliers se lèvent, le vaisseau vole son plan, et les Capteurs dépensent leurs points.
scw-lesson-beam = Le rayon tracteur
scw-lesson-beam-text = Retournez des paires. Assez de points attrapent ce que vous avez verrouillé, si c’est proche.
scw-lesson-fire = Tirer
scw-lesson-fire-text = Choisissez une cible et lancez la torpille sur la piste. Plus elle glisse loin sans tomber, plus elle fait mal.
scw-lesson-enemies = Les ennemis
scw-lesson-enemies-text = Les ennemis verrouillent, bougent et tirent. Ce que les boucliers n’arrêtent pas devient des cartes de dégâts.
scw-lesson-jump = Le saut
scw-lesson-jump-text = Lancez des dés et changez-les avec des cartes Flux. Chaque carte prise renforce le saut ; cinq dés identiques vous ramènent une fois la mission faite.
scw-lesson-repair = Réparer
scw-lesson-repair-text = Tirez des cartes tant que vous osez. Un échec abîme encore le vaisseau.
scw-lesson-end = Le vaisseau est à vous
scw-lesson-end-text = Vous connaissez tout le tour. Chaque poste peut être exercé seul depuis l’accueil.
scw-pull = La sortir
scw-pull-lump = Sortir la forme { $number }
scw-pulled = sortie
scw-put-back = Remettre
scw-range = portée { $far }
scw-ready = Prêt
scw-repair-deck = Paquet Réparation : { $count }
scw-repair-stop = S’arrêter avec { $count ->
    [one] { $count } réparation
   *[other] { $count } réparations
}
scw-reroll = Relancer { $count }, 1 énergie
scw-reseat = Nouvelles places
scw-reseat-do = Changer de place
scw-reseat-to = prend les postes de { $name }
scw-reset = Remélanger l’écran
scw-roll = Lancer
scw-row-grey = Sans verrouillage : chiffres gris
scw-row-red = Superverrouillage : chiffres rouges
scw-row-white = Verrouillage : chiffres blancs
scw-rows = Ce que vaut une zone
scw-runs = en course
scw-scan = Sondage
scw-scan-tile = Sonder la tuile { $column }, { $row }, { $points }
scw-seconds = { $seconds } secondes restantes
scw-see-ship = Voir le vaisseau
scw-sees-not = ne vous voit pas
scw-sees-you = vous voit
scw-shield-tile = { $number }, { $colour }
scw-shields-keys = Les flèches choisissent une tuile ; F, A, P, S et C la posent, U la reprend.
scw-shields-left = Tuiles à placer : { $count }
scw-short-action = Action
scw-short-discussion = Débat
scw-short-enemies = Ennemis
scw-short-fire = Tir
scw-short-jump = Saut
scw-short-preparation = Préparer
scw-short-repair = Réparer
scw-short-resolution = Résoudre
scw-short-tractor = Rayon
scw-shot = Zone { $zone } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
scw-shot-again = Le missile traqueur peut être relancé.
scw-shot-off = Hors de la piste : raté
scw-skip = L’annuler, 1 énergie
scw-slot = Emplacement { $number }
scw-slot-empty = vide
scw-slot-letter = Emplacement { $letter }
scw-slot-next = carte suivante
scw-specials = Spéciales, risquées
scw-spend-break = Casser leur verrouillage, { $points }
scw-spend-lock = Verrouiller, { $points }
scw-spend-scan = Sonder, { $points }
scw-spend-superlock = Superverrouiller, { $points }
scw-spend-upgrade = Passer en super, { $points }
scw-square = { $x }, { $y }
scw-starboard-letter = Tr
scw-start = Lancer : { $step }
scw-stations = Postes
scw-status-act = { $step } : votre temps court
scw-status-ask = Une décision vous revient
scw-status-asked = { $name } décide
scw-status-ready = { $step } : dites quand vous êtes prêt
scw-status-step = Tour { $turn }, { $step }
scw-step = Étape { $number }, { $name }
scw-step-free = sans chrono
scw-step-seconds = { $seconds } s
scw-steps = Tour { $turn } : les neuf étapes
scw-stop = Arrêter
scw-success-worth = { $count ->
    [0] rien de réparé encore
    [one] une carte à défausser
   *[other] { $count } cartes à défausser
}
scw-successes = réussites
scw-swipe = Tirez le disque en arrière et lâchez, ou poussez-le vers l’avant ; seul le dernier instant compte. La jauge se règle en deux touches.
scw-take = Prendre
scw-take-back = Reprendre
scw-take-off = Enlever la pièce { $piece }
scw-target = Cible
scw-target-before = choisie avant chaque tir
scw-target-none = Aucune cible
scw-target-of = Cible de { $slot }
scw-thrust = Poussée
scw-thrust-now = Vitesse { $speed }, énergie { $energy }
scw-thrust-rest = Pour les cartes Manœuvre : { $maneuver }
scw-tile = { $centre } au milieu ; nord { $north }, est { $east }, sud { $south }, ouest { $west }
scw-tiles-all = Toutes les tuiles sont posées.
scw-tiles-none = Les tuiles se retournent au début de l’étape 3.
scw-track-says = { $line ->
    [0] La piste des torpilles. { $row }.
   *[other] La piste des torpilles, tir derrière la ligne { $line }. { $row }.
}
scw-tractor-empty = Aucune énergie pour le rayon.
scw-to-find = à trouver
scw-tractor-later = Le rayon sert à l’étape 5.
scw-trade-give = Donner en échange
scw-trade-not = Pas d’échange
scw-trade-want = En obtenir une
scw-traded = { $cost } { $from } contre 1 { $to }
scw-tube = Tube { $number }
scw-tube-seeker = Missile { $number }
scw-tube-seeker-card = Missile { $number }, carte { $card } sur 2
scw-tubes = Tubes
scw-turn = Tourner
scw-turn-count = Retourner { $count }
scw-turn-hint = { $count ->
    [one] Retournez encore une tuile
   *[other] Retournez { $count } tuiles
}
scw-turn-left = Tourner à gauche
scw-turn-number = Tour { $turn }
scw-turn-right = Tourner à droite
scw-tv-acted = pas de tir
scw-tv-cards = { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
}
scw-tv-damage = Dégâts, { $side }
scw-tv-fire = { $damage } tir
scw-tv-flux = Cartes Flux
scw-tv-force = Dégâts en vigueur
scw-tv-held = Le bouclier a tenu
scw-tv-hits = { $name } touche : { $side }
scw-tv-hull = coque { $left } sur { $hull }
scw-tv-next = suit
scw-tv-no-clock = sans minuterie
scw-tv-order = Ordre de tir
scw-tv-satellite = Un satellite
scw-tv-shield = { $absorbed } bouclier
scw-tv-ship = Notre vaisseau
scw-tv-side-hit = { $side } { $before } à { $after }
scw-tv-takes = { $through ->
    [0] Le bouclier encaisse tout.
    [one] Le bouclier encaisse { $absorbed }. Une carte de dégâts est tirée.
   *[other] Le bouclier encaisse { $absorbed }. { $through } cartes de dégâts sont tirées.
}
scw-tv-through = { $count ->
    [0] tenu
   *[other] { $count } passé
}
scw-tv-tubes = Tubes chargés
scw-tv-turns-next = suit
scw-tv-unlocked = sans verrou
scw-untrade = Reprendre le dernier échange
scw-volunteer = Je me porte volontaire
scw-wait-begin = Tout le monde est prêt ?
scw-wait-blink = Le vaisseau peut clignoter (Blink).
scw-wait-dampers = Les amortisseurs peuvent être joués.
scw-wait-decoy = La bouée-leurre peut être jouée.
scw-wait-focus = Le cristal focalisant peut être joué.
scw-wait-look-around = Relève : découvrez votre nouveau poste.
scw-wait-prepare = Étape 2 : préparez vos postes.
scw-wait-reseat = Relève : le capitaine attribue les places.
scw-wait-spend = Les capteurs dépensent leurs points.
scw-wait-volunteers = Relève : qui se porte volontaire ?
scw-waiting-for = On attend { $names }
scw-won = Mission accomplie
scw-working = { $step } : résolution en cours.
scw-you = vous
scw-call-about = Au sujet de
scw-call-square = Une case de la carte
scw-call-pick = Choisissez une case sur la carte
scw-calls = Appeler l’équipage
scw-calls-heard = Appels
scw-hint-match = La tuile { $tile } s’accorde en colonne { $column }, rangée { $row }{ $turns ->
    [0] , comme elle a été piochée.
    [one] , tournée une fois.
   *[other] , tournée { $turns } fois.
}
scw-hint-path = Le plan mène à { $where } : { $squares ->
    [one] une case.
   *[other] { $squares } cases.
}
scw-hint-repair = Paquet Réparation : { $good } réussissent, { $bad } échouent, { $roll } au dé.
scw-hints = Aides
scw-practice-of = Exercice : { $name }
scw-way-from = { $to }, en venant de { $from }
scw-zone = zone { $number }

# A practice, before its round: what it is about, how it is done, what counts.
scw-drill-how = Comment faire
scw-drill-engineering-what = Posez les sept tuiles côte à côte. Chaque centre donne une énergie, et deux moitiés de même sorte qui se touchent aussi.
scw-drill-engineering-hand = Glissez une tuile, ou touchez-la puis une case ; tournez-la avec les boutons ou avec R.
scw-drill-engineering-points = Un point par énergie de l’assemblage.
scw-drill-helm-what = Posez les cartes dans l’ordre où elles seront volées, pour que le vaisseau finisse sur le drapeau.
scw-drill-helm-hand = Glissez une carte dans un emplacement ou touchez-la deux fois. Le vaisseau tourne en volant : la gauche est toujours la sienne.
scw-drill-helm-points = Cinq points sur le drapeau, deux de moins par case d’écart.
scw-drill-sensors-what = Trouvez les quatre formes de droite parmi les bosses du sac. Elles sont tournées, jamais retournées.
scw-drill-sensors-hand = Passez le doigt ou la souris sur une bosse : on ne sent que ce qui est sous l’anneau, et cela s’efface. Tirez quand vous êtes sûr ; c’est définitif.
scw-drill-sensors-points = Un point par forme trouvée.
scw-drill-tractor-what = Seize tuiles sont face cachée, chaque face deux fois. Retenez où elles sont.
scw-drill-tractor-hand = Choisissez Entraînement, puis retournez deux tuiles pour une énergie. Une paire quitte le tableau ; le reste se retourne.
scw-drill-tractor-points = Les points de chaque paire. Le tableau reste tel quel pour la manche suivante.
scw-drill-weapons-loading-what = Remplissez le contour de chaque tube avec des pièces, sans déborder ni recouvrir.
scw-drill-weapons-loading-hand = Prenez une pièce par sa lettre, en la touchant ou en la glissant ; R la tourne, F la retourne, Entrée ou lâcher la pose.
scw-drill-weapons-loading-points = Un point par tube rempli.
scw-drill-weapons-fire-what = Trois torpilles sur une cible. Plus un disque va loin, plus il fait de dégâts, mais au-delà du bout il est perdu.
scw-drill-weapons-fire-hand = Tirez le disque en arrière et lâchez, poussez-le vers l’avant, ou arrêtez deux fois la jauge. Le premier tir montre comment la piste glisse aujourd’hui.
scw-drill-weapons-fire-points = Les dégâts des trois.
scw-drill-shields-what = Posez des tuiles devant chaque flanc : paires, suites et autres combinaisons le renforcent. Les deux du centre comptent pour tous.
scw-drill-shields-hand = Glissez une tuile, ou touchez-la puis une zone. Une seule couleur dehors double un flanc.
scw-drill-shields-points = La force des quatre flancs.
scw-drill-jump-what = Rendez le plus de dés identiques. Les cartes Flux changent les dés, l’énergie les relance.
scw-drill-jump-hand = Activez le moteur, touchez des dés, puis une carte ou Relancer. À la fin, prenez une nouvelle carte si sa condition est remplie.
scw-drill-jump-points = Un point par dé du nombre le plus fréquent, deux de plus pour une carte prise.
scw-drill-damage-what = Piochez des cartes de réparation tant que vous l’osez. Chaque échec coûte.
scw-drill-damage-hand = Piochez, lancez le dé si la carte le demande, passez une carte pour une énergie, et arrêtez-vous à temps.
scw-drill-damage-points = Un point par succès, un de moins par échec.
scw-drill-core-what = Feuilletez le paquet pour trouver la carte identique à la vôtre, forme et remplissage.
scw-drill-core-hand = Les flèches feuillettent en avant et en arrière ; annoncez quand elles sont identiques.
scw-drill-core-points = Un point par carte trouvée, sur quatre.

# The big screen: what else hurts the ship, and the other steps.
scw-tv-hurts = { $name } : { $side } est touché
scw-tv-hazard-asteroid = Astéroïdes
scw-tv-hazard-rift = Une faille
scw-tv-hazard-edge = Le bord du secteur
scw-tv-hazard-maneuver = Une manœuvre brutale
scw-tv-hazard-tribeam = Le triple rayon
scw-tv-hazard-jump = Le moteur de saut
scw-tv-hazard-repair = Une réparation manquée
scw-tv-hazard-batteries = Les batteries
scw-tv-beam = Rayon tracteur
scw-tv-beam-needs = sur { $needed } : { $name }
scw-tv-claims = Une carte Flux est choisie.
scw-tv-repair = Réparation
scw-hint-five = Vos cartes donnent cinq dés identiques
scw-hint-no-five = Pas de cinq identiques trouvés avec vos cartes
scw-tv-blow = { $damage } dégâts
