# La table d’Away Missions dans le navigateur.

amw-tile = Tuile { $number }
amw-tile-dark = tuile sombre { $q }, { $r }
amw-alien-gone = un Alien disparu
amw-card = Carte
amw-percent = { $number } %
amw-pay-standard = AP standard
amw-pay-combat = AP de combat
amw-pay-non-combat = AP de non-combat
amw-pay-command = Command AP
amw-pay-oxygen = 1 O₂
amw-pay-nothing = sans AP
amw-pay-granted = gratuitement
amw-overkill-on = { $name } : { $whom }
amw-hatch-lock = verrouiller { $one } | { $other }
amw-hatch-open = ouvrir { $one } | { $other }
amw-hatch-seal = sceller { $one } | { $other }
amw-hatch-break = détruire { $one } | { $other }
amw-alien-to = { $alien } vers { $tile }
amw-alien-at = { $alien } sur { $tile }
amw-thing-at = { $thing } depuis { $tile }
amw-aim-together = { $count ->
    [0] vers { $tile }, sans personne
   *[other] vers { $tile } avec { $others }
}
amw-aim-dice = { $count ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}
amw-goal-scanned = Scanner ce que disent les ordres
amw-goal-red-alert = Alerte rouge
amw-goal-turn = Tenir jusqu’au tour de jeu { $number }
amw-goal-one-of = Une voie parmi plusieurs
amw-goal-other = Une autre condition
amw-goal-distinct = Spécimens différents
amw-goal-place = le lieu nommé dans les ordres
amw-goal-all-on = Tout le monde sur : { $room }
amw-goal-one-on = Quelqu’un sur : { $room }
amw-goal-holding = Porter : { $item }
amw-goal-aliens = Sur la carte : { $aliens }
amw-goal-marker = Marqueur : { $room }
amw-tag-discovery = objets découverte
amw-aliens = Aliens
amw-counter-thralls-subdued = Thralls subjugués
amw-counter-thralls-rescued = Thralls sauvés
amw-counter-brains-subdued = Brains subjugués
amw-counter-brains-dominated = Brains dominés
amw-counter-schematics-assembled = Plans assemblés
amw-counter-distance = Distance restante
amw-counter-countdown = Compte à rebours
amw-counter-ship-damage = Dégâts au vaisseau
amw-counter-cloaks = Machines d’occultation restantes
amw-ready = Paré
amw-agree = D’accord
amw-proceed = Ces dés comptent
amw-pass = Non merci
amw-draw-alert = Alerte rouge : piocher un jeton
amw-scan-with = Scanner avec { $item }
amw-scan = Scanner { $tile }
amw-propose = { $who } joue ensuite
amw-pick-up = Ramasser { $thing }
amw-use = Utiliser { $item }
amw-verb-aim = { $verb } : { $aim }
amw-recharge = Recharger { $item } au Mysterium
amw-trade-with = Échanger avec { $who }
amw-end-turn = Fin du tour
amw-choose = Jouer { $who }
amw-do = Le faire
amw-attack = Attaquer { $target } avec { $item }
amw-move = Aller sur { $tile }
amw-open = Ouvrir le sas vers { $tile }
amw-heal = Soigner { $who }
amw-analyze = Analyser { $item }
amw-subdue = Subjuguer { $target }
amw-talent = Talent : { $option }
amw-yes = Oui
amw-no = Non
amw-direction = { $number ->
    [0] Nord
    [1] Nord-est
    [2] Sud-est
    [3] Sud
    [4] Sud-ouest
   *[other] Nord-ouest
}
amw-effect-take = Prendre un objet
amw-effect-recharge = Recharger un objet
amw-effect = Choix { $number }
amw-plate-o2 = + O₂
amw-plate-ap = 1 AP
amw-plate-scan = Scan
amw-map = Le vaisseau
amw-red-alert = Alerte rouge
amw-power-out = Panne de courant
amw-objective = Ordres
amw-turn = Tour { $turn }
amw-of = { $have }/{ $least }
amw-at-most = { $have }, au plus { $most }
amw-done = fait
amw-not-done = pas fait
amw-danger = La mission est perdue par
amw-this-turn = Ce tour
amw-you = vous
amw-vitals = { $hp } HP sur { $full }, { $o2 } O₂
amw-acting = joue
amw-has-acted = a joué
amw-then-aliens = Puis les Aliens, par intelligence
amw-story = Récit
amw-not-analyzed = non analysé
amw-used = utilisé
amw-ready-item = prêt
amw-large = grand
amw-dice-by-range = dés aux portées 0 à 3 : { $dice }
amw-charges = { $left } charges sur { $full }
amw-sheet = Fiche de { $who }
amw-order-tile = Ordre { $order } · { $tile }
amw-hp = HP
amw-o2 = O₂
amw-iq = IQ
amw-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
amw-action-points = Points d’action
amw-ap-available = disponible
amw-ap-spent = dépensé
amw-ap-mind-control = Mind Control
amw-talent-used = Talent utilisé
amw-grappled = Agrippé
amw-held = Retenu par des Aliens
amw-panicked = A paniqué
amw-items = Objets
amw-no-items = Aucun objet.
amw-dice-shown = Dés : { $dice }
amw-die = { $success ->
    [1] { $die }, un succès
   *[other] { $die }
}
amw-with-dice = { $count ->
    [one] avec { $count } dé
   *[other] avec { $count } dés
}
amw-range = portée { $range }
amw-signed = { $number }
amw-one-overkill = Au moins 1 Overkill
amw-two-overkills = Au moins 2 Overkills
amw-pay-with = Payer avec
amw-declare = Annoncer avant les dés
amw-take-along = Emmener
amw-boost-hatch = { $item } à travers le sas { $one } – { $other }
amw-boost-tile = { $item } sur { $tile }
amw-verb-pay = { $verb }, { $pay }
amw-roll = Le jet
amw-roll-of = Jet de { $who }
amw-roll-attack = { $item } contre { $target }
amw-roll-heal = Soin de { $who }
amw-roll-analyze = Analyse de { $item }
amw-roll-subdue = Subjuguer { $target }
amw-roll-mission = Exécuter les ordres
amw-roll-cold = Le rhume se répand
amw-roll-cube = Le Cube impossible
amw-roll-cowboy = Le Cowboy tire
amw-roll-chemist = Le Chimiste cherche de l’oxygène
amw-successes = { $count ->
    [0] Aucun succès
    [one] { $count } succès
   *[other] { $count } succès
}
amw-change-roll = Changer le jet
amw-spend = Dépenser un Overkill
amw-question = Une question
amw-question-you = À vous de décider
amw-question-they = { $name } décide
amw-nothing = rien
amw-count-of = { $count } × { $what }
amw-ask-order = Qui joue ensuite ?
amw-ask-order-agree = { $who } joue ensuite ?
amw-ask-protect-hit = { $who } est touché. Utiliser une protection ?
amw-ask-protect-panic = { $who } panique. L’ignorer ?
amw-ask-protect-mind-control = Mind Control atteint { $who }. L’ignorer ?
amw-ask-trade = { $who } donne { $give } contre { $take }. D’accord ?
amw-ask-moved = { $who } veut vous déplacer avec { $item }. D’accord ?
amw-ask-granted = { $who } peut agir tout de suite
amw-ask-ap = Mind Control : quel point d’action { $who } perd-il ?
amw-ask-component = Quel composant ?
amw-ask-one-of = Choisissez
amw-ask-from-the-box = Quel objet de la boîte ?
amw-ask-fill-up = Quel objet est rechargé ?
amw-ask-vanish = Des Aliens visent { $who }. Disparaître ?
amw-ask-direction = { $who } fuit de terreur. Vers où ?
amw-ask-firecrackers = Allumer les pétards ?
amw-scanned = scannée
amw-unscanned = non scannée
amw-on = Sur { $tile }
amw-alien-facts = { $hp } HP · déplacement { $move } · { $dice } dés à portée { $range }
amw-chosen = Ce qui est choisi
amw-hint = Touchez une tuile, une figurine, un sas ou une carte pour voir ce qu’on peut y faire.
amw-nothing-here = Il n’y a rien à faire ici maintenant.
amw-give = { $who } donne
amw-take = { $who } donne en retour
amw-trade-nothing = Choisissez d’abord quelque chose.
amw-trade-propose = Proposer cela
amw-overview = Ordres, tour et récit
amw-film-again = Revoir les Aliens
amw-undo = Annuler le coup
amw-tab-do = Actions
amw-tab-sheet = Fiche
amw-tab-orders = Ordres
amw-tabs = Parties de la table
amw-briefing = Briefing
amw-sheet-facts = { $hp } HP · IQ { $iq }
amw-packed = { $count } objets sur { $of }
amw-take-role = Jouer
amw-pack = Objets
amw-release = Laisser
amw-land-here = Se poser ici
amw-landing-chosen = La Navette se pose à l’endroit marqué.
amw-landing-choose = Choisissez où se pose la Navette.
amw-arrow = Flèche
amw-packs = { $who } : { $count } objets sur { $of }
amw-keep = Garder
amw-put-back = Reposer
amw-left = reste { $count }
amw-recommended = recommandé
amw-packing-onlooker = L’équipage se prépare.
amw-choose-first = { $count ->
    [one] Choisissez d’abord un Rocketeer.
   *[other] Choisissez d’abord { $count } Rocketeers.
}
amw-waiting-for-others = En attente des autres.
amw-not-ready-yet = D’abord les Rocketeers, les objets et l’atterrissage.
amw-ended = La fin de la mission
amw-won = Mission accomplie
amw-lost = Mission perdue
amw-end-killed = { $who } n’a plus de points de vie.
amw-end-suffocated = { $who } n’a plus d’oxygène.
amw-end-defeat = Les ordres ne peuvent plus être exécutés.
amw-end-failed = Les ordres ont échoué.
amw-service-record = États de service
amw-record-mission = Mission
amw-record-won = Réussies sur jouées
amw-record-best = Meilleure victoire
amw-record-turns = { $turns ->
    [one] { $mode }, { $turns } tour de jeu
   *[other] { $mode }, { $turns } tours de jeu
}
amw-next-mission = Mission suivante
amw-stop-campaign = Terminer la campagne
amw-see-board = Voir le vaisseau
amw-film-back = Retour
amw-film-pause = Pause
amw-film-play = Lire
amw-film-next = Suite
amw-film-speed = × { $speed }
amw-film-skip = Passer
amw-film-nothing = ne fait rien
amw-film-elsewhere = Le vaisseau
amw-film-swarm = Les Bugs
amw-film-spawned = vient d’apparaître
amw-film-stunned = est sonné et ne fait rien
amw-film-stays-immobile = reste : il ne se déplace jamais seul
amw-film-stays-can-attack = reste : il peut attaquer d’ici
amw-film-stays-carried = reste : il a été emporté pendant ce tour
amw-film-stays-nobody-to-reach = reste : aucun chemin ne mène à personne
amw-film-stays-nobody-to-see = reste : il ne remarque personne
amw-film-stays-just-met = reste : le Rocketeer vient seulement d’arriver
amw-film-heads = vise { $who } : { $why }
amw-film-choice-only = personne d’autre n’est accessible
amw-film-choice-nearest = le plus proche
amw-film-choice-highest-order = aussi proche que d’autres, ordre le plus élevé
amw-film-choice-firecrackers = pétards
amw-film-choice-everybody = il attaque tous ceux qui sont là
amw-film-moves = { $carried ->
    [0] va sur { $tile } : { $why }
   *[other] va sur { $tile } et en emporte { $carried } : { $why }
}
amw-film-tile-only = le seul chemin
amw-film-tile-scanned = scannée avant non scannée
amw-film-tile-lowest-number = le plus petit numéro
amw-film-tile-chance = les dés ont tranché
amw-film-holds-nobody-in-reach = n’attaque pas : personne à portée
amw-film-holds-no-dice = n’attaque pas : trop étourdi
amw-film-holds-thrall = n’attaque pas après avoir bougé
amw-film-holds-all-moved = n’attaquent pas : tous ont bougé
amw-film-aims = attaque { $who } à portée { $range } : { $why }
amw-film-rolls = jette { $dice } : touches { $hits }, Overkills { $overkills }
amw-film-hit = { $who } perd 1 HP, reste { $left }
amw-film-absorbed = { $item } prend le coup pour { $who }
amw-film-panic = { $who } panique : 1 O₂, reste { $left }
amw-film-panic-already = { $who } a déjà paniqué ce tour
amw-film-ignored = { $item } protège { $who }
amw-film-mind = Mind Control : { $who } perd un point d’action
amw-film-mind-already = { $who } est déjà sous Mind Control
amw-film-terror = Terror { $roll } : { $who } fuit vers { $tile }
amw-film-terror-blocked = Terror { $roll } : { $who } ne peut fuir par là et est touché
amw-film-terror-none = Terror { $roll } : rien n’arrive à { $who }
amw-film-grapple = { $who } est agrippé
amw-film-spawn = une autre Leech apparaît
amw-film-spawn-none = plus de figurine pour une autre Leech
amw-status-won = Mission accomplie.
amw-status-lost = Mission perdue.
amw-status-aliens = Les Aliens agissent.
amw-status-they = { $name } décide.
amw-status-set-up = Choisissez Rocketeers et objets.
amw-status-order = Qui joue ensuite ?
amw-status-scan = { $who } : scannez une tuile.
amw-status-act = { $who } : bougez, ouvrez, attaquez ou servez-vous du QI.
amw-status-granted = Une Action gratuite.
amw-status-roll = { $who } : les dés sont jetés.
amw-status-trade = Un échange est proposé.
amw-status-moved = On veut vous déplacer.
amw-status-component = Choisissez un composant.
amw-status-one-of = Choisissez.
amw-status-from-the-box = Choisissez un objet de la boîte.
amw-status-fill-up = Choisissez un objet à recharger.
amw-status-debrief = La mission est finie.
amw-status-aliens-ask = Les Aliens agissent : { $who } décide.
amw-film-order = Ordre de conscience
amw-film-why = Pourquoi
amw-film-controls = Le film
amw-film-to-come = à venir
amw-film-place = { $at } sur { $of }
amw-film-speed-now = Vitesse { $speed } fois
amw-film-speed-why = La vitesse du film
amw-film-with = Regarder avec { $name }
amw-film-lead = Montrer ceci à tous
amw-film-together = Avec { $name }
amw-film-you-lead = Tous voient ce que vous voyez
amw-film-to-table = Retour à la table
amw-film-gathers = { $count ->
    [one] un Bug vient sur { $tile } : { $why }
   *[other] { $count } Bugs se retrouvent sur { $tile } : { $why }
}
amw-film-swarm-most-attacks = le plus d’attaques de là
amw-film-swarm-nearest-rocketeer = au plus près d’un Rocketeer
amw-film-swarm-fewest-moves = le moins de pas en tout
amw-film-swarm-walk = en route vers le plus proche
amw-film-swarm-nearest-bugs = vers les Bugs les plus proches
amw-film-mine = Une mine explose : la Sentinelle est détruite
amw-film-vanishes = { $who } disparaît
amw-film-firecrackers = { $who } allume les pétards
amw-film-dies = { $who } est perdu
amw-film-sum = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $overkills ->
    [0] aucun Overkill
    [one] { $overkills } Overkill
   *[other] { $overkills } Overkills
}
amw-film-along = { $count ->
    [one] Une figurine de sa tuile. Elle ne bouge plus ce tour.
   *[other] { $count } figurines de sa tuile. Elles ne bougent plus ce tour.
}
amw-why-whom = Qui ?
amw-why-way = Par où ?
amw-why-along = Qui vient avec ?
amw-why-attack = Attaque
amw-why-effect = Et ensuite
amw-why-rest = Ce qu’il fait
amw-sum-moves = vers { $tile }
amw-sum-attacks = { $hits ->
    [0] manque { $who }
   *[other] touche { $who }
}
amw-sum-panic = Panique : { $who }
amw-sum-mind-control = Mind Control : { $who }
amw-sum-terror = Terror : { $who }
amw-sum-grapple = agrippe { $who }
amw-sum-stunned = sonné
amw-crew = Équipage
amw-crew-lost = { $what } : { $old }, maintenant { $left }
amw-crew-has = { $what } : { $left }
amw-threatened = menacé
amw-burst-o2 = O₂
amw-burst-ap = PA
amw-roll-attacks = { $who } attaque { $target }
amw-roll-facts-attack = { $item }, { $tile }, portée { $range } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
amw-roll-facts = { $who } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
amw-first-success = 1 compte
amw-overkills-of = { $count ->
    [one] { $count } Overkill
   *[other] { $count } Overkills
}
amw-overkill-place = Overkill { $at } sur { $of }
amw-one-by-one = Chacun est résolu avant de choisir le suivant.
amw-stop-spending = { $count ->
    [one] Arrêter, le perdre
   *[other] Arrêter, en perdre { $count }
}
amw-risk = Si les Aliens venaient maintenant
amw-risk-note = Sans les protections, ni ce que les Overkills des Aliens ajouteraient.
amw-risk-none = Personne ne serait attaqué.
amw-risk-many = { $name } × { $count }
amw-risk-dice = { $dice ->
    [one] { $dice } dé contre { $who }
   *[other] { $dice } dés contre { $who }
}
amw-risk-hits = Touches attendues
amw-risk-panic = Panic : { $who }.
amw-risk-no-panic = Pas de Panic pour { $who }.
amw-risk-mind = Mind Control : { $who }.
amw-risk-no-mind = Pas de Mind Control pour { $who }.
amw-risk-unknown = Ce que cela change, les dés le diront.
amw-roll-waits = { $name } décide de la suite.
amw-legend = Légende
amw-tv-acts = { $who } : { $name }
amw-dice-at = { $count ->
    [one] { $count } dé à { $range }
   *[other] { $count } dés à { $range }
}
amw-targets = Cibles d’ici
amw-then = Ce qui suit
amw-then-success = Avec un succès
amw-favours = Demander à : { $who }
amw-ask-come = Viens ici
amw-ask-cover = Couvre : { $who }
amw-ask-wait = Attends
amw-ask-heal = Soigne : { $who }
amw-favour-come = viens : { $tile }
amw-favour-cover = couvre : { $who }
amw-favour-heal = soigne : { $who }
amw-favour-wait = attends
amw-favour-open = sans réponse encore
amw-says = « { $deed } ; { $why }. »
amw-says-where = « { $deed }, { $tile } ; { $why }. »
amw-position = Cette position
amw-position-save = Enregistrer
amw-position-box = Ouvrir avec la boîte
amw-lesson-welcome = Bienvenue à bord
amw-lesson-welcome-text = Vous menez deux Rocketeers dans un vaisseau alien. Cette courte mission montre un scan, un combat, un sauvetage et le retour. Vous pouvez quitter le chemin du guide à tout moment et continuer.
amw-lesson-pack = Qui part, et avec quoi
amw-lesson-pack-text = Chacun prend quatre objets. Le guide a choisi pour vous ; vous voyez quoi ci-dessous.
amw-lesson-pack-do = Appuyez sur le bouton vert.
amw-lesson-orders = Les ordres
amw-lesson-orders-text = Ici figure ce que veut la mission, et où vous en êtes. Quand tout est fait à la fin du tour d’un Rocketeer, c’est gagné.
amw-lesson-scan = Scanner
amw-lesson-scan-text = Un tour commence par un scan : une des tuiles sombres les plus proches est retournée, avec tout ce qui y attend.
amw-lesson-ship = Le vaisseau
amw-lesson-ship-text = Les plaques sur les bords sont des sas : un sas fermé doit d’abord être ouvert. Les cubes rouges sont des points de vie. Déplacez la carte, agrandissez-la à deux doigts ou à la molette ; les flèches la parcourent.
amw-lesson-sheet = Votre fiche
amw-lesson-sheet-text = Un point d’action rond sert à tout, un carré seulement à combattre, et une bouteille d’oxygène achète une Action de plus. Sans points de vie ou sans oxygène, la mission est perdue.
amw-lesson-fight = Combattre
amw-lesson-fight-text = Touchez un Alien : vous voyez la ligne, la portée, les dés et la chance exacte avant d’agir. Un dé réussit sur 1, 2 ou 3.
amw-lesson-roll = Le jet
amw-lesson-roll-text = Le premier succès compte. Chaque autre est un Overkill : choisissez son effet, un par un.
amw-lesson-aliens = Les Aliens agissent
amw-lesson-aliens-text = Ils suivent des règles fixes, et chaque pas dit pourquoi. Mettez en pause, revenez, ou accélérez ; toute la table regarde ensemble.
amw-lesson-aliens-do = Regardez ce qu’ils font.
amw-lesson-rescue = Sauver
amw-lesson-rescue-text = Les Thralls sont des captifs : on ne les attaque jamais. Sur la même tuile, maîtrisez-en un avec vos dés d’IQ ; un Overkill le sauve, et il vous rejoint.
amw-lesson-done = Voilà
amw-lesson-done-text = Vingt missions attendent dans la liste des scénarios, jusqu’à six Rocketeers. Les règles sont derrière chaque numéro qui est un lien.
amw-first-hit = 1 touche
amw-pack-advised = Prendre le conseillé et partir
amw-lesson-press = C’est prêt : appuyez sur le bouton vert.
amw-lesson-find = Faites-le quand vient votre tour.
amw-lesson-task = Les ordres
amw-lesson-task-text = C’est de cette tuile que parlent les ordres. Certaines Actions demandent des dés d’IQ, comme celle-ci ; puis tous rentrent.
amw-lesson-alone = Votre propre chemin
amw-lesson-alone-text = Vous avez quitté le chemin du guide ; c’est très bien. Regardez les ordres : que reste-t-il ? Touchez la carte pour voir ce qu’on peut y faire.
amw-lesson-alone-do = Accomplissez les ordres.
amw-request = Une demande
amw-request-of = { $name } demande à { $who } : { $what }
