# Space Alert, en français.
#
# $seat et $who sont des noms de membres d’équipage ; menaces, postes, systèmes et actions arrivent déjà écrits.
# Aucune phrase n’accorde un mot avec ces noms ni ne les fait précéder de « de » ou de « que ».

space-alert-name = Space Alert

## Ce que dit l’ordinateur de bord

space-alert-say-alert = Alerte. Activité ennemie détectée. Commencez la première phase.
space-alert-say-external =
    { $unconfirmed ->
        [0] {""}
       *[other] Rapport non confirmé.{" "}
    }{ $again ->
        [0] {""}
       *[other] Je répète.{" "}
    }Temps T plus { $turn }. { $serious ->
        [0] Menace.
       *[other] Menace sérieuse.
    } Zone { $zone }.
space-alert-say-internal =
    { $unconfirmed ->
        [0] {""}
       *[other] Rapport non confirmé.{" "}
    }{ $again ->
        [0] {""}
       *[other] Je répète.{" "}
    }Temps T plus { $turn }. { $serious ->
        [0] Menace interne.
       *[other] Menace interne sérieuse.
    }
space-alert-say-incoming-data = Réception de données. Chacun peut piocher une carte.
space-alert-say-data-transfer = Transfert de données. Donnez une carte avant le signal sonore.
space-alert-say-transfer-count = Transfert de données dans { $seconds }.
space-alert-say-transfer-done = Transfert de données terminé.
space-alert-say-comms-down = Système de communication en panne.
space-alert-say-comms-restored = Communications rétablies.
space-alert-say-phase-ends =
    { $seconds ->
        [60] Fin de la phase { $phase } dans une minute.
       *[other] Fin de la phase { $phase } dans { $seconds } secondes.
    }
space-alert-say-operation-ends =
    { $seconds ->
        [60] Fin de l’opération dans une minute.
       *[other] Fin de l’opération dans { $seconds } secondes.
    }
space-alert-say-end-count =
    { $phase ->
        [0] Fin de l’opération dans { $seconds }.
       *[other] Fin de la phase { $phase } dans { $seconds }.
    }
space-alert-say-phase-begins = La phase est terminée. Commencez la phase { $phase }.
space-alert-say-mission-complete = Mission accomplie. Saut dans l’hyperespace.

## Événements

space-alert-event-role-taken = { $seat } prend le poste suivant : { $role }.
space-alert-event-order-set = Le capitaine a changé l’ordre du jeu.
space-alert-event-said-ready = { $seat } attend l’alerte.
space-alert-event-mission-began = La mission { $number } commence.
space-alert-event-threat-drawn = { $seat } regarde la menace T+{ $turn }.
space-alert-event-threat-shown = T+{ $turn } : { $threat }.
space-alert-event-call-shown = À côté de la menace de T+{ $turn } se trouve son renfort : { $threat }.
space-alert-event-phase-began =
    { $early ->
        [0] { $seat } passe à la phase { $phase }.
       *[other] { $seat } passe en avance à la phase { $phase }.
    }
space-alert-event-dealt =
    { $count ->
        [one] { $seat } prend une carte.
       *[other] { $seat } prend { $count } cartes.
    }
space-alert-event-dealt-cards = Vos cartes : { $cards }.
space-alert-event-card-planned =
    { $movement ->
        [0] { $who } prévoit une action pour le tour { $turn }.
       *[other] { $who } prévoit un déplacement pour le tour { $turn }.
    }
space-alert-event-android-planned = { $seat } prévoit pour { $who }, tour { $turn } : { $action }.
space-alert-event-card-moved =
    { $movement ->
        [0] { $who } déplace une carte du tour { $from } au tour { $to }, moitié action en haut.
       *[other] { $who } déplace une carte du tour { $from } au tour { $to }, moitié déplacement en haut.
    }
space-alert-event-took-back = { $who }, tour { $turn } : la carte est reprise.
space-alert-event-data-drawn = { $seat } pioche une carte.
space-alert-event-data-card = Vous piochez { $action } / { $movement }.
space-alert-event-gave = { $seat } donne une carte à { $to }.
space-alert-event-gave-card = { $seat } donne { $action } / { $movement } à { $to }.
space-alert-event-shared =
    { $count ->
        [0] { $seat } n’a pas de plan à partager.
       *[other] { $seat } partage un plan : { $actions }.
    }
space-alert-event-asked = { $seat } demande à { $who }, tour { $turn } : { $action }.
space-alert-event-token-placed = { $seat } déplace un pion sur le plateau de préparation.
space-alert-event-agreed-to-end =
    { $agree ->
        [0] { $seat } veut continuer à planifier.
       *[other] { $seat } terminerait la planification maintenant.
    }
space-alert-event-round-ended = La manche d’action est terminée. Voyons ce qui se passe.
space-alert-event-round-ended-early = Tout le monde est d’accord : la manche d’action se termine en avance.
space-alert-event-cards-revealed = Les cartes du tour { $turn } sont retournées.
space-alert-event-tripped =
    { $arrow ->
        [0] { $who } trébuche : la carte du tour { $turn } est à l’envers.
       *[other] { $who } trébuche : rouge et bleu confondus au tour { $turn }.
    }
space-alert-event-pace-set = Rythme de la résolution : { $pace }.
space-alert-event-mission-completed =
    { $total ->
        [one] La mission { $number } est accomplie avec { $total } point.
       *[other] La mission { $number } est accomplie avec { $total } points.
    }
space-alert-event-mission-flown =
    { $points ->
        [one] La mission { $number } est accomplie ; ses menaces rapportent { $points } point. Les pénalités se comptent à la fin de la campagne.
       *[other] La mission { $number } est accomplie ; ses menaces rapportent { $points } points. Les pénalités se comptent à la fin de la campagne.
    }
space-alert-event-mission-lost = La mission { $number } est perdue.
space-alert-event-proposed-home = { $seat } veut rentrer.
space-alert-event-proposed-flying = { $seat } veut continuer : menaces communes, niveau { $common } ; menaces sérieuses, niveau { $serious }.
space-alert-event-flying-on = L’équipage continue : menaces communes, niveau { $common } ; menaces sérieuses, niveau { $serious }.
space-alert-event-repaired-tile = { $who } répare la zone { $zone } : { $tile }.
space-alert-event-repaired-squad = { $who } répare une escouade de robots.
space-alert-event-repaired-nothing = { $who } ne répare rien.
space-alert-event-squad-stored = Dernière escouade de robots rangée ici : { $station }.
space-alert-event-game-won = Le vaisseau est rentré. Score : { $score }.
space-alert-event-game-lost = Le vaisseau est perdu, et ses { $score } points avec lui.

## Signaux

space-alert-signal-intend =
    { $where ->
        [0] { $seat } : au tour { $turn }, je fais { $action }.
       *[other] { $seat } : au tour { $turn }, je fais { $action } ({ $station }).
    }
space-alert-signal-want =
    { $where ->
        [0] { $seat } : au tour { $turn }, il nous faut { $action }.
       *[other] { $seat } : au tour { $turn }, il nous faut { $action } ({ $station }).
    }
space-alert-signal-offer = { $seat } : je peux donner { $action }.
space-alert-signal-need = { $seat } : il me faut { $action }.
space-alert-signal-threat = { $seat } : je m’occupe de T+{ $turn }.
space-alert-signal-yes = { $seat } : oui.
space-alert-signal-no = { $seat } : non.
space-alert-signal-wait = { $seat } : attendez-moi.
space-alert-signal-done = { $seat } : mon plan est complet.

## Ce qui se passe à bord

space-alert-happening-turn-begins =
    { $last ->
        [0] Tour { $turn }.
       *[other] Tour { $turn } : le vaisseau se prépare à sauter.
    }
space-alert-happening-threat-appears = { $threat } : apparition sur la case { $square }.
space-alert-happening-token-placed = { $threat } : présence ici, { $station }.
space-alert-happening-token-removed = { $threat } : plus rien ici, { $station }.
space-alert-happening-acts = { $who } : { $action }.
space-alert-happening-trips = { $who } fait plutôt { $action }.
space-alert-happening-no-effect = { $who } n’obtient rien ({ $action }) : { $why }.
space-alert-happening-idle = { $who } ne fait rien : { $why }.
space-alert-happening-moves = { $who } rejoint { $station }.
space-alert-happening-delayed = { $who } : l’action du tour { $turn } vient un tour plus tard, { $why }.
space-alert-happening-delayed-by-threat = { $threat } retarde l’action du tour { $turn } : { $who }.
space-alert-happening-not-delayed = { $who } aurait du retard ({ $why }), mais n’a pas de carte au tour { $turn }.
space-alert-happening-not-delayed-by-threat = { $threat } : pas de retard pour { $who }, sans carte au tour { $turn }.
space-alert-happening-card-lost = { $who } perd une carte, poussée hors du plateau.
space-alert-happening-fires =
    { $heroic ->
        [0] { $who } tire : { $weapon }.
       *[other] { $who } tire avec une force de plus : { $weapon }.
    }
space-alert-happening-energy-moved =
    { $extra ->
        [0] { $who } transfère { $blocks } d’énergie : { $from } vers { $to }.
       *[other] { $who } transfère { $blocks } d’énergie : { $from } vers { $to }, plus { $extra } de la réserve.
    }
space-alert-happening-computer-maintained = { $who } entretient l’ordinateur pour la phase { $phase }.
space-alert-happening-looks-out =
    { $count ->
        [one] { $who } regarde par le hublot.
       *[other] { $who } regarde par le hublot, numéro { $count }.
    }
space-alert-happening-visual-confirmed =
    { $count ->
        [one] Un regard par le hublot en phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $count } regards par le hublot en phase { $phase } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
space-alert-happening-visual-not-better =
    { $count ->
        [one] Un regard par le hublot n’ajoute rien : la phase { $phase } vaut déjà { $points }.
       *[other] { $count } regards par le hublot n’ajoutent rien : la phase { $phase } vaut déjà { $points }.
    }
space-alert-happening-rocket-launched =
    { $left ->
        [0] { $who } lance une roquette, la dernière.
        [one] { $who } lance une roquette ; il en reste une.
       *[other] { $who } lance une roquette ; il en reste { $left }.
    }
space-alert-happening-rocket-moves = La roquette poursuit son vol et frappe au prochain tour.
space-alert-happening-squad-taken =
    { $disabled ->
        [0] { $who } prend l’escouade de robots : { $station }.
       *[other] { $who } prend l’escouade de robots hors service : { $station }.
    }
space-alert-happening-squad-revived = { $who } : les robots sont de nouveau actifs.
space-alert-happening-squad-disabled = { $who } : les robots sont hors service.
space-alert-happening-stored-squad-disabled = Robots rangés mis hors service : { $station }.
space-alert-happening-takes-off = { $who } décolle avec les intercepteurs.
space-alert-happening-stays-out = { $who } reste dans l’espace et attaque.
space-alert-happening-returns = { $who } revient à bord.
space-alert-happening-interceptors-lost = Les intercepteurs ne voleront plus.
space-alert-happening-repairs = { $who } répare { $points } : { $threat }, { $damage } en tout.
space-alert-happening-repairs-together = Travail commun, { $points } de plus : { $threat }, { $damage } en tout.
space-alert-happening-repair-pending = { $who } y travaille : { $threat }, { $people } sur { $needed }.
space-alert-happening-attacks-intruder =
    { $damage ->
        [one] Robots, { $who } : attaque contre { $threat }, { $damage } dégât en tout.
       *[other] Robots, { $who } : attaque contre { $threat }, { $damage } dégâts en tout.
    }
space-alert-happening-returns-fire =
    { $dodged ->
        [0] { $threat } riposte contre { $who }.
       *[other] { $threat } riposte contre { $who }, mais les robots esquivent.
    }
space-alert-happening-knocked-out-threat = { $who } est hors de combat : { $threat }.
space-alert-happening-knocked-out-contamination = { $who } est hors de combat à cause de l’air : { $threat }.
space-alert-happening-knocked-out-duel = { $who } est hors de combat après le duel : { $threat }.
space-alert-happening-knocked-out-dragged-down = { $who } est hors de combat à cause de la chute : { $threat }.
space-alert-happening-knocked-out-scalded = { $who } est hors de combat à cause de la vapeur : { $threat }.
space-alert-happening-knocked-out-lost-parasite = { $who } est hors de combat à la mort de son parasite : { $threat }.
space-alert-happening-aims = { $threat } : touche de force { $strength }, { $weapon }.
space-alert-happening-aims-at-nothing = Aucun effet, { $weapon } : { $why }.
space-alert-happening-hit =
    { $damage ->
        [one] { $threat } : force { $strength } moins bouclier { $shield }, soit { $damage } dégât, { $total } en tout.
       *[other] { $threat } : force { $strength } moins bouclier { $shield }, soit { $damage } dégâts, { $total } en tout.
    }
space-alert-happening-unharmed = { $threat } : aucun dégât malgré une force de { $strength }, { $why }.
space-alert-happening-burnt =
    { $damage ->
        [one] { $threat } : { $damage } dégât causé par { $by }, { $total } en tout.
       *[other] { $threat } : { $damage } dégâts causés par { $by }, { $total } en tout.
    }
space-alert-happening-destroyed =
    { $points ->
        [one] { $threat } : menace vaincue, { $points } point.
       *[other] { $threat } : menace vaincue, { $points } points.
    }
space-alert-happening-explodes = { $threat } : explosion.
space-alert-happening-retaliates = { $threat } : riposte.
space-alert-happening-advances = { $threat } : de la case { $from } à la case { $to }.
space-alert-happening-reaches = { $threat } atteint { $mark }.
space-alert-happening-nothing-done = { $threat } ne fait rien : { $why }.
space-alert-happening-changes = { $threat } révèle sa vraie nature.
space-alert-happening-speed-changes = { $threat } : vitesse { $speed }.
space-alert-happening-shield-changes = { $threat } : bouclier { $shield }.
space-alert-happening-heals =
    { $total ->
        [one] { $threat } récupère { $damage } ; il reste { $total } dégât.
       *[other] { $threat } récupère { $damage } ; il reste { $total } dégâts.
    }
space-alert-happening-cryoshield-breaks = { $threat } : le cryobouclier encaisse tout et disparaît.
space-alert-happening-survived =
    { $points ->
        [one] { $threat } : le pire est passé, { $points } point pour y avoir survécu.
       *[other] { $threat } : le pire est passé, { $points } points pour y avoir survécu.
    }
space-alert-happening-attack =
    { $absorbed ->
        [0] { $threat } attaque la zone { $zone } avec { $strength } : { $tiles ->
            [0] aucun dégât
            [one] { $tiles } tuile de dégâts
           *[other] { $tiles } tuiles de dégâts
        }.
       *[other] { $threat } attaque la zone { $zone } avec { $strength }, le bouclier arrête { $absorbed } : { $tiles ->
            [0] aucun dégât
            [one] { $tiles } tuile de dégâts
           *[other] { $tiles } tuiles de dégâts
        }.
    }
space-alert-happening-internal-damage =
    { $tiles ->
        [one] { $threat } : { $points } dégât à la zone { $zone }, { $tiles } tuile.
       *[other] { $threat } : { $points ->
            [one] { $points } dégât
           *[other] { $points } dégâts
        } à la zone { $zone }, { $tiles } tuiles.
    }
space-alert-happening-tile-drawn = Dégât dans la zone { $zone } : { $tile }.
space-alert-happening-energy-lost = { $blocks } d’énergie en moins : { $from }.
space-alert-happening-energy-diverted = { $blocks } d’énergie passe : { $from } vers { $to }.
space-alert-happening-fuel-lost = Une capsule de carburant est perdue.
space-alert-happening-rocket-lost = Une roquette à bord est perdue.
space-alert-happening-intruder-moves = { $threat } rejoint { $station }.
space-alert-happening-phases-out = { $threat } passe hors phase.
space-alert-happening-phases-in = { $threat } revient en phase.
space-alert-happening-changes-zone = { $threat } saute vers la zone { $zone }.
space-alert-happening-calls-in = { $threat } appelle en renfort : { $called }.
space-alert-happening-acts-at-jump = { $threat } agit encore au moment du saut.
space-alert-happening-slows-down =
    { $squares ->
        [one] { $threat } : touche subie, le déplacement n’est que de { $squares } case.
       *[other] { $threat } : touche subie, le déplacement n’est que de { $squares } cases.
    }
space-alert-happening-shield-adds = Le bouclier inversé de la zone { $zone } ajoute { $blocks } aux dégâts.
space-alert-happening-backfires = Le tir se retourne contre le vaisseau : { $threat }.
space-alert-happening-drone-placed = { $threat } envoie un drone empoisonné : { $station }.
space-alert-happening-mine-placed = { $threat } laisse une mine : { $station }.
space-alert-happening-traps-gone = { $threat } : drones et mines sont désormais inoffensifs.
space-alert-happening-poisoned = Un drone empoisonne { $who } : { $threat }.
space-alert-happening-infected = Une infection touche { $who } : { $threat }.
space-alert-happening-finds-host = { $threat } vit désormais dans { $who }.
space-alert-happening-wrecks = { $threat } met hors d’usage A, B et C : { $station }.
space-alert-happening-mends-system = { $who } remet { $letter } en marche : { $station }.
space-alert-happening-card-repeated = { $threat } : { $who } rejouera la carte du tour { $turn }.
space-alert-happening-card-not-repeated = { $threat } : { $who } n’a aucune carte à rejouer.
space-alert-happening-check-passed = L’ordinateur est bien entretenu (phase { $phase }).
space-alert-happening-check-failed = Personne n’a entretenu l’ordinateur en phase { $phase } : tout le monde à bord prend du retard.
space-alert-happening-jumps = Le vaisseau saute, tout le monde est sauf.
space-alert-lost-zone = La zone { $zone } est détruite : { $threat }. Le vaisseau est perdu.
space-alert-lost-destroyed = Le vaisseau est détruit : { $threat }.
space-alert-lost-taken-over = Le vaisseau est pris : { $threat }.
space-alert-lost-broken-apart = Le vaisseau se brise : { $threat }.

## Pourquoi il ne se passe rien

space-alert-why-no-card = pas de carte
space-alert-why-knocked-out = hors de combat
space-alert-why-hull = de ce côté il n’y a que la coque
space-alert-why-already-there = déjà sur place
space-alert-why-already-fired = déjà utilisée ce tour
space-alert-why-no-energy = pas d’énergie
space-alert-why-full = c’est plein
space-alert-why-no-fuel = plus de capsule de carburant
space-alert-why-no-rocket = plus de roquette
space-alert-why-rocket-track-busy = une roquette est déjà partie ce tour
space-alert-why-already-maintained = déjà entretenu dans cette phase
space-alert-why-no-check-now = aucun contrôle de l’ordinateur n’approche
space-alert-why-no-squad = pas de robots
space-alert-why-squad-disabled = les robots sont hors service
space-alert-why-squad-active = les robots sont déjà actifs
space-alert-why-storage-empty = le rangement est vide
space-alert-why-no-intruder = pas d’intrus ici
space-alert-why-space-taken = il y a déjà quelqu’un dans l’espace
space-alert-why-interceptors-lost = les intercepteurs sont perdus
space-alert-why-unrepairable = la réparation n’est plus possible
space-alert-why-not-enough-people = il faut plus de monde à la fois
space-alert-why-counted-once = déjà compté
space-alert-why-not-in-use = pas utilisé dans ce vol
space-alert-why-no-target = aucune cible à portée
space-alert-why-repaired-hull = la coque a été réparée à la place
space-alert-why-absorbed = le bouclier arrête tout
space-alert-why-cryoshield = le cryobouclier arrête tout
space-alert-why-rocket-proof = les roquettes n’y font rien
space-alert-why-damage-limit = pas plus de dégâts possibles en un tour
space-alert-why-undamaged = aucun dégât
space-alert-why-damaged-too-much = trop de dégâts
space-alert-why-no-strength = aucune force
space-alert-why-nothing = il n’y a rien à prendre
space-alert-why-tie = plusieurs postes l’attirent autant
space-alert-why-nobody = il n’y a personne
space-alert-why-token-there = il y en a déjà un
space-alert-why-phased-out = hors phase pour l’instant
space-alert-why-inaccessible = c’est difficile d’accès, le premier point du tour n’y fait rien
space-alert-why-sealed = la porte est condamnée
space-alert-why-blinded = le laser n’a rien pour viser
space-alert-why-rocket-hit = une roquette a fait mouche
space-alert-why-no-host = pas encore d’hôte
space-alert-why-host-in-space = l’hôte est dans l’espace
space-alert-why-at-its-goal = le but est déjà atteint
space-alert-delay-lift-busy = le gravascenseur était occupé
space-alert-delay-lift-damaged = le gravascenseur est endommagé
space-alert-delay-slime = de la vase
space-alert-delay-computer = l’ordinateur n’a pas été entretenu
space-alert-delay-tripped = faux pas
space-alert-delay-in-space = impossible dans l’espace
space-alert-delay-first-half = la première moitié a pris du retard

## Noms

space-alert-role-captain = capitaine
space-alert-role-communications = officier des communications
space-alert-role-security = chef de la sécurité
space-alert-pace-hold = pas à pas
space-alert-pace-slow = lent
space-alert-pace-normal = normal
space-alert-pace-fast = rapide
space-alert-level-white = blanc
space-alert-level-mixed = mélangé
space-alert-level-yellow = jaune
space-alert-level-red = rouge
space-alert-zone-red = rouge
space-alert-zone-white = blanche
space-alert-zone-blue = bleue
space-alert-station-ur = le poste supérieur rouge
space-alert-station-uw = la passerelle
space-alert-station-ub = le poste supérieur bleu
space-alert-station-lr = le poste inférieur rouge
space-alert-station-lw = le poste inférieur blanc
space-alert-station-lb = le poste inférieur bleu
space-alert-action-a = A, arme
space-alert-action-b = B, énergie
space-alert-action-c = C, système
space-alert-action-bot = robots
space-alert-action-red = vers le rouge
space-alert-action-blue = vers le bleu
space-alert-action-lift = gravascenseur
space-alert-action-heroic-a = A héroïque
space-alert-action-heroic-b = B héroïque
space-alert-action-heroic-bot = robots héroïques
space-alert-action-go-ur = bond vers le poste supérieur rouge
space-alert-action-go-uw = bond vers la passerelle
space-alert-action-go-ub = bond vers le poste supérieur bleu
space-alert-action-go-lr = bond vers le poste inférieur rouge
space-alert-action-go-lw = bond vers le poste inférieur blanc
space-alert-action-go-lb = bond vers le poste inférieur bleu
space-alert-tile-upper-cannon = canon supérieur
space-alert-tile-lower-cannon = canon inférieur
space-alert-tile-shield = bouclier
space-alert-tile-reactor = réacteur
space-alert-tile-gravolift = gravascenseur
space-alert-tile-structure = structure
space-alert-store-shield-red = bouclier rouge
space-alert-store-shield-white = bouclier blanc
space-alert-store-shield-blue = bouclier bleu
space-alert-store-reactor-red = réacteur rouge
space-alert-store-reactor-white = réacteur central
space-alert-store-reactor-blue = réacteur bleu
space-alert-store-fuel = capsule de carburant
space-alert-weapon-heavy-laser-red = laser lourd rouge
space-alert-weapon-heavy-laser-white = laser lourd blanc
space-alert-weapon-heavy-laser-blue = laser lourd bleu
space-alert-weapon-light-laser-red = laser léger rouge
space-alert-weapon-light-laser-white = laser léger blanc
space-alert-weapon-light-laser-blue = laser léger bleu
space-alert-weapon-pulse = canon à impulsions
space-alert-weapon-rocket = roquette
space-alert-weapon-interceptors = intercepteurs
space-alert-android-1 = Androïde 1
space-alert-android-2 = Androïde 2
space-alert-android-3 = Androïde 3
space-alert-android-4 = Androïde 4
space-alert-android-5 = Androïde 5

## Menaces

space-alert-threat-unknown = Menace inconnue
space-alert-threat-pulse-ball = Boule d’énergie
space-alert-threat-destroyer = Destroyer
space-alert-threat-stealth-fighter = Chasseur furtif
space-alert-threat-energy-cloud = Nuage d’énergie
space-alert-threat-gunship = Canonnière
space-alert-threat-cryoshield-fighter = Chasseur à cryobouclier
space-alert-threat-fighter = Chasseur
space-alert-threat-armored-grappler = Grappin blindé
space-alert-threat-amoeba = Amibe
space-alert-threat-meteoroid = Météoroïde
space-alert-threat-frigate = Frégate
space-alert-threat-man-of-war = Cuirassé
space-alert-threat-leviathan-tanker = Pétrolier Léviathan
space-alert-threat-pulse-satellite = Satellite à impulsions
space-alert-threat-cryoshield-frigate = Frégate à cryobouclier
space-alert-threat-interstellar-octopus = Pieuvre interstellaire
space-alert-threat-maelstrom = Maelström
space-alert-threat-asteroid = Astéroïde
space-alert-threat-kamikaze = Kamikaze
space-alert-threat-scout = Éclaireur
space-alert-threat-phantom-fighter = Chasseur fantôme
space-alert-threat-swarm = Essaim
space-alert-threat-jellyfish = Méduse
space-alert-threat-marauder = Maraudeur
space-alert-threat-minor-asteroid = Petit astéroïde
space-alert-threat-behemoth = Béhémoth
space-alert-threat-juggernaut = Mastodonte
space-alert-threat-psionic-satellite = Satellite psionique
space-alert-threat-nebula-crab = Crabe des nébuleuses
space-alert-threat-nemesis = Némésis
space-alert-threat-major-asteroid = Grand astéroïde
space-alert-threat-skirmishers-red = Tirailleurs (rouge)
space-alert-threat-skirmishers-blue = Tirailleurs (bleu)
space-alert-threat-saboteur-moves-right = Saboteur (vers la droite)
space-alert-threat-saboteur-moves-left = Saboteur (vers la gauche)
space-alert-threat-hacked-shields-blue = Boucliers piratés (bleu)
space-alert-threat-hacked-shields-red = Boucliers piratés (rouge)
space-alert-threat-unstable-warheads = Ogives instables
space-alert-threat-commandos-red = Commandos (rouge)
space-alert-threat-commandos-blue = Commandos (bleu)
space-alert-threat-alien = Créature
space-alert-threat-fissure = Fissure
space-alert-threat-crossed-wires = Court-circuit
space-alert-threat-battlebot-uprising = Révolte des robots
space-alert-threat-slime-blue = Vase (bleue)
space-alert-threat-slime-red = Vase (rouge)
space-alert-threat-troopers-red = Soldats (rouge)
space-alert-threat-troopers-blue = Soldats (bleu)
space-alert-threat-virus = Virus
space-alert-threat-overheated-reactor = Réacteur en surchauffe
space-alert-threat-executioner = Bourreau
space-alert-threat-seeker = Traqueur
space-alert-threat-power-system-overload = Surcharge du circuit d’énergie
space-alert-threat-contamination = Contamination
space-alert-threat-nuclear-device = Engin nucléaire

## Menaces du module New Frontier

space-alert-threat-plasmatic-fighter = Chasseur à plasma
space-alert-threat-spinning-saucer = Soucoupe tournoyante
space-alert-threat-mini-carrier = Petit porte-nefs
space-alert-threat-phasing-fighter = Chasseur déphasé
space-alert-threat-megashield-destroyer = Destroyer à mégabouclier
space-alert-threat-spacecraft-carrier = Porte-nefs
space-alert-threat-dimension-spider = Araignée dimensionnelle
space-alert-threat-plasmatic-frigate = Frégate à plasma
space-alert-threat-phasing-frigate = Frégate déphasée
space-alert-threat-mother-swarm = Essaim mère
space-alert-threat-central-laser-jam = Laser central enrayé
space-alert-threat-power-pack-overload = Batteries en surcharge
space-alert-threat-ninja = Ninja
space-alert-threat-shambler = Traînard
space-alert-threat-phasing-anomaly = Anomalie déphasée
space-alert-threat-phasing-mine-layer = Poseur de mines déphasé
space-alert-threat-plasmatic-needleship = Aiguille à plasma
space-alert-threat-phasing-pulser = Pulseur déphasé
space-alert-threat-phasing-destroyer = Destroyer déphasé
space-alert-threat-megashield-fighter = Chasseur à mégabouclier
space-alert-threat-jumper-left = Sauteur (vers la gauche)
space-alert-threat-jumper-right = Sauteur (vers la droite)
space-alert-threat-sealed-capsule = Capsule scellée
space-alert-threat-polarized-fighter = Chasseur polarisé
space-alert-threat-energy-snake = Serpent d’énergie
space-alert-threat-phasing-man-of-war = Cuirassé déphasé
space-alert-threat-megashield-man-of-war = Cuirassé à mégabouclier
space-alert-threat-super-carrier = Grand porte-nefs
space-alert-threat-transmitter-satellite = Satellite émetteur
space-alert-threat-overlord = Suzerain
space-alert-threat-leaper = Bondisseur
space-alert-threat-planetoid = Planétoïde
space-alert-threat-energy-dragon = Dragon d’énergie
space-alert-threat-polarized-frigate = Frégate polarisée
space-alert-threat-lateral-laser-jam = Laser latéral enrayé
space-alert-threat-pulse-cannon-short-circuit = Canon à impulsions en court-circuit
space-alert-threat-reversed-shields = Boucliers inversés
space-alert-threat-breached-airlock = Sas éventré
space-alert-threat-phasing-troopers-right = Soldats déphasés (vers la droite)
space-alert-threat-phasing-troopers-left = Soldats déphasés (vers la gauche)
space-alert-threat-driller = Foreur
space-alert-threat-rabid-beast = Bête enragée
space-alert-threat-hidden-transmitter-blue = Émetteur caché (bleu)
space-alert-threat-hidden-transmitter-red = Émetteur caché (rouge)
space-alert-threat-space-time-vortex = Vortex spatio-temporel
space-alert-threat-siren = Sirène
space-alert-threat-cyber-gremlin = Cybergremlin
space-alert-threat-parasite = Parasite

## Options

space-alert-option-flight = Type de vol
space-alert-option-flight-mission = Mission : le jeu complet
space-alert-option-flight-test-run-1 = Premier vol d’essai : sept tours, trois menaces, peu de règles
space-alert-option-flight-test-run-2 = Deuxième vol d’essai : sept tours, trois autres menaces
space-alert-option-flight-simulation = Simulation : douze tours, menaces externes seulement
space-alert-option-flight-advanced-simulation = Simulation avancée : menaces internes aussi
space-alert-option-track = Piste sonore
space-alert-option-track-random = Une piste officielle, au hasard
space-alert-option-track-generated = Une nouvelle piste, créée pour cette partie
space-alert-option-track-calm = Une nouvelle piste, plutôt calme
space-alert-option-track-rough = Une nouvelle piste, plutôt rude
space-alert-option-track-own = Une de celles que la table apporte
space-alert-option-track-1 = Piste officielle 1
space-alert-option-track-2 = Piste officielle 2
space-alert-option-track-3 = Piste officielle 3
space-alert-option-track-4 = Piste officielle 4
space-alert-option-track-5 = Piste officielle 5
space-alert-option-track-6 = Piste officielle 6
space-alert-option-track-7 = Piste officielle 7
space-alert-option-track-8 = Piste officielle 8
space-alert-option-track-9 = Piste officielle 9
space-alert-option-track-10 = Piste officielle 10
space-alert-option-track-11 = Piste officielle 11
space-alert-option-track-12 = Piste officielle 12
space-alert-option-track-13 = Piste officielle 13
space-alert-option-track-14 = Piste officielle 14
space-alert-option-track-15 = Piste officielle 15
space-alert-option-track-16 = Piste officielle 16
space-alert-option-track-17 = Piste officielle 17
space-alert-option-track-18 = Piste officielle 18
space-alert-option-common = Menaces communes
space-alert-option-common-white = Blanches : les plus faciles
space-alert-option-common-mixed = Mélangées
space-alert-option-common-yellow = Jaunes : les plus difficiles
space-alert-option-common-red = Rouges : les plus redoutables, avec New Frontier seulement
space-alert-option-serious = Menaces sérieuses
space-alert-option-serious-white = Blanches : les plus faciles
space-alert-option-serious-mixed = Mélangées
space-alert-option-serious-yellow = Jaunes : les plus difficiles
space-alert-option-serious-red = Rouges : les plus redoutables, avec New Frontier seulement
space-alert-option-fifth = Cinquième membre d’équipage
space-alert-option-fifth-no = Non
space-alert-option-fifth-android = Un androïde de plus complète l’équipage à cinq
space-alert-option-speed = Horloge
space-alert-option-speed-normal = Comme enregistré : environ dix minutes
space-alert-option-speed-quick = Quatre fois plus vite
space-alert-option-speed-rush = Dix fois plus vite
space-alert-option-phase-ends = Fin des phases
space-alert-option-phase-ends-warned = Connue à partir de l’avertissement d’une minute
space-alert-option-phase-ends-shown = Affichée dès le début, pour débuter
space-alert-option-campaign = Campagne
space-alert-option-campaign-no = Une mission
space-alert-option-campaign-yes = Jusqu’à trois missions avec le même vaisseau
space-alert-option-new-frontier = Module New Frontier
space-alert-option-new-frontier-no = Sans : le jeu de base
space-alert-option-new-frontier-yes = Avec : 48 menaces de plus, et le rouge comme troisième niveau
space-alert-option-cards = Cartes action
space-alert-option-cards-standard = La pioche ordinaire
space-alert-option-cards-double-actions = Doubles actions (module New Frontier) : des vols plus durs, à leurs propres pistes, 1 à 6 étant les plus faciles

## Bots

space-alert-bot-random = Hasard : joue n’importe quelle carte n’importe où
space-alert-bot-cadet = Cadet : planifie vite et oublie beaucoup
space-alert-bot-officer = Officier : planifie solidement
space-alert-bot-veteran = Vétéran : planifie longtemps et avec soin

## Refus

space-alert-refusal-no-such-seat = Ce siège n’existe pas.
space-alert-refusal-game-over = La partie est terminée.
space-alert-refusal-not-briefing = Les postes et l’ordre se décident avant l’alerte.
space-alert-refusal-already-ready = Vous l’avez déjà dit.
space-alert-refusal-not-captain = Seul le capitaine en décide.
space-alert-refusal-order-incomplete = L’ordre doit nommer chaque membre d’équipage une fois.
space-alert-refusal-captain-first = Le capitaine agit en premier.
space-alert-refusal-not-action-round = Cela appartient à la manche d’action.
space-alert-refusal-no-such-member = Ce membre d’équipage n’existe pas.
space-alert-refusal-not-your-board = Ce plateau n’est pas le vôtre.
space-alert-refusal-no-such-turn = Ce tour n’existe pas.
space-alert-refusal-phase-over = Le tour { $turn } appartient à une phase terminée pour vous.
space-alert-refusal-phase-to-come = Le tour { $turn } appartient à une phase ultérieure.
space-alert-refusal-not-your-card = Cette carte n’est pas dans votre main.
space-alert-refusal-space-taken = Une carte occupe déjà le tour { $turn }, et elle y reste.
space-alert-refusal-nothing-there = Aucune carte au tour { $turn }.
space-alert-refusal-cannot-take-back = Une carte jouée pour un androïde reste où elle est.
space-alert-refusal-heroic-stays = Votre carte héroïque ne se joue pas pour un androïde.
space-alert-refusal-not-its-heroic = Un androïde n’utilise que sa propre carte héroïque.
space-alert-refusal-last-phase = Vous êtes dans votre dernière phase.
space-alert-refusal-solo-follows-the-track = En solo, seule l’annonce termine une phase.
space-alert-refusal-no-incoming-data = Il n’y a pas de carte à piocher maintenant.
space-alert-refusal-no-data-transfer = Il n’y a pas de transfert de données en cours.
space-alert-refusal-already-gave = Vous avez déjà donné une carte lors de ce transfert.
space-alert-refusal-heroic-not-transferred = Les cartes héroïques ne se donnent jamais.
space-alert-refusal-not-to-yourself = La carte est déjà à vous.
space-alert-refusal-nobody-there = Personne n’est assis là.
space-alert-refusal-communications-shows-it = C’est à l’officier des communications de montrer les menaces du dehors.
space-alert-refusal-security-shows-it = C’est au chef de la sécurité de montrer les menaces à bord.
space-alert-refusal-nothing-to-confirm = Il n’y a pas de telle menace à montrer.
space-alert-refusal-communications-down = Les communications sont coupées : ni signaux, ni demandes, ni pions.
space-alert-refusal-cannot-ask-that = On ne peut demander cela qu’à d’autres personnes.
space-alert-refusal-no-such-token = Ce pion n’existe pas.
space-alert-refusal-no-such-spot = La trajectoire n’a pas cette case.
space-alert-refusal-too-early-to-end = La manche ne peut finir en avance qu’après la fin de la deuxième phase.
space-alert-refusal-already-said = Vous l’avez déjà dit.
space-alert-refusal-already-going-on = C’est déjà ainsi que cela avance.
space-alert-refusal-not-resolution = Cela appartient à la manche de résolution.
space-alert-refusal-no-card-to-trip = Aucune de vos cartes ne permet de le dire maintenant.
space-alert-refusal-no-arrow = Seules les flèches rouge et bleue peuvent être confondues.
space-alert-refusal-already-tripped = Vous avez déjà trébuché sur cette carte.
space-alert-refusal-not-between-missions = Cela se décide entre deux missions.
space-alert-refusal-already-proposed = Vous avez déjà fait votre proposition.
space-alert-refusal-no-red-threats = Les menaces rouges viennent du module New Frontier, que cette table n’utilise pas.
space-alert-refusal-too-few-threats = Les paquets de ce niveau ont trop peu de menaces pour les pistes de cette table.
space-alert-refusal-not-your-repair = C’est à quelqu’un d’autre de réparer.
space-alert-refusal-knocked-out = Une personne hors de combat ne répare rien.
space-alert-refusal-no-such-damage = Ce dégât n’existe pas.
space-alert-refusal-zone-repaired = Deux tuiles de cette zone sont réparées ; c’est la limite.
space-alert-refusal-no-disabled-squad = Aucune escouade n’a besoin de réparation.
space-alert-refusal-no-squad-to-store = Il n’y a pas d’escouade à placer.
space-alert-refusal-not-a-store = Les escouades se rangent au poste inférieur rouge ou au poste supérieur bleu.

## Préparation

space-alert-setup-no-fifth = Un androïde supplémentaire accompagne deux, trois ou quatre personnes.
space-alert-setup-campaign-needs-missions = Une campagne se compose de missions.
space-alert-setup-white-only = Seules les missions laissent le choix des menaces ; les autres vols utilisent les cartes blanches.
space-alert-setup-red-needs-new-frontier = Les menaces rouges viennent du module New Frontier : choisissez-le aussi.
space-alert-setup-test-run-has-its-threats = Un vol d’essai a ses propres menaces : le module New Frontier n’y ajoute rien.
space-alert-setup-test-run-is-fixed = Un vol d’essai a sa propre piste.
space-alert-setup-campaign-track = Les pistes d’une campagne sont choisies au hasard.
space-alert-setup-no-such-track = Ce type de vol n’a pas cette piste.
space-alert-setup-double-needs-missions = Les doubles actions ne se jouent qu’en mission.
space-alert-setup-double-needs-official = Les doubles actions ont leurs propres pistes ; choisissez-en une, ou laissez le hasard choisir.
space-alert-setup-no-double-deck = Ce contenu n’a pas de pioche à doubles actions.
space-alert-setup-no-own-track = Le contenu de cette table n’a pas de piste pour ce vol.
space-alert-setup-few-threats = Les paquets de ce contenu ont trop peu de menaces des niveaux choisis pour un tel vol.

## Défauts du contenu et des plans

space-alert-content-not-toml = Ce n’est pas un fichier de contenu : { $reason }
space-alert-content-other-game = Ce contenu n’est pas pour Space Alert.
space-alert-content-empty = Il manque une partie : { $part }.
space-alert-content-twice = La carte { $id } y est deux fois.
space-alert-content-code = { $id } n’est pas un code de carte : huit lettres simples au plus.
space-alert-content-threat = La carte { $id } est fausse : { $part }.
space-alert-content-trajectory = La trajectoire { $number } est fausse.
space-alert-content-ship = Le vaisseau est faux : { $part }.
space-alert-content-cards = Les cartes d’action sont fausses : { $part }.
space-alert-content-track-twice = Deux pistes portent le nom { $id }, ou une piste officielle le porte déjà.
space-alert-content-few-trajectories = Une mission demande quatre plateaux de trajectoire ; il y en a { $found }.
space-alert-track-phases = { $id } : une piste a une à trois phases, celle-ci en a { $found }.
space-alert-track-sequence = { $id } : la phase { $phase } ne suit pas la précédente.
space-alert-track-short-phase = { $id } : la phase { $phase } dure moins de { $least } secondes.
space-alert-track-turns = { $id } : un vol a 12 tours et un vol d’essai 7, celui-ci en a { $found }.
space-alert-track-order = { $id } : l’annonce de la seconde { $t } est écrite après une annonce plus tardive.
space-alert-track-late = { $id } : l’annonce de la seconde { $t } vient après la fin de la piste.
space-alert-track-turn = { $id } : la menace de la seconde { $t } apparaît au tour { $turn }, qui est passé ou n’existe pas.
space-alert-track-zone = { $id } : la menace de la seconde { $t } a besoin d’une zone si elle est externe, et d’aucune si elle est interne.
space-alert-track-silence = { $id } : des communications coupées à la seconde { $t } doivent le rester un moment.
space-alert-track-threats = { $id } : une piste a au plus { $most } menaces, celle-ci en a { $found }.
space-alert-track-inside = { $id } : la menace de la seconde { $t } est interne, et un tel vol n’en a pas.
space-alert-fault-turns = Une mission a 12 ou 7 tours, pas { $turns }.
space-alert-fault-no-card = Aucune carte n’est choisie.
space-alert-fault-unknown-card = La carte { $card } n’existe pas.
space-alert-fault-threat-twice = La carte { $card } y est deux fois au tour { $turn }.
space-alert-fault-too-many-threats = Il y a { $count } menaces ; le maximum est { $most }.
space-alert-fault-threat-turn = { $card } ne peut pas apparaître au tour { $turn } ; le dernier est le tour { $last }.
space-alert-fault-no-zone = { $card } vient de l’extérieur et a besoin d’une zone.
space-alert-fault-zone = { $card } est à bord et n’a pas de zone.
space-alert-fault-no-track = Il n’y a pas de trajectoire pour { $track }.
space-alert-fault-no-internal-threats = { $card } est interne, et ce vol n’a pas de menaces internes.
space-alert-fault-tile-twice = La tuile { $tile } est deux fois dans la zone { $zone }.
space-alert-fault-square = { $card } ne peut pas commencer sur la case { $square }.
space-alert-fault-no-call = { $card } appelle une autre menace, et le plan ne dit pas laquelle.
space-alert-fault-calls-nothing = { $card } n’appelle aucune autre menace.
space-alert-fault-cannot-call = { $card } ne peut pas appeler { $called }.

space-alert-plan-shape = Ce n’est pas un fichier de plan : { $reason }.
space-alert-plan-format = Le fichier de plan est au format { $found } ; ce programme lit { $wanted }.
space-alert-plan-crew = Un plan a des plateaux pour un à { $most } membres d’équipage, pas pour { $count }.
space-alert-plan-board-length = Le plateau du joueur { $player } a des cartes jusqu’au tour { $count }, après le dernier tour.
space-alert-plan-unknown-action = « { $text } », sur le plateau du joueur { $player } au tour { $turn }, n’est pas une action.
space-alert-plan-unknown-station = « { $text } » n’est pas une station.
space-alert-plan-unknown-tile = « { $text } » n’est pas une tuile de dégâts.
space-alert-plan-tile-twice = La tuile { $tile } est deux fois dans la zone { $zone }.
space-alert-plan-unknown-trajectory = Il n’y a pas de trajectoire numéro { $number }.
space-alert-plan-bad-trajectory = La trajectoire personnelle de { $track } est inutilisable.
space-alert-plan-unknown-player = Il n’y a pas de joueur « { $text } ».
space-alert-plan-too-many-squads = Le vaisseau n’a que deux escouades de robots de combat.
space-alert-plan-too-many-pilots = Un seul membre d’équipage peut commencer dans l’espace.
space-alert-plan-shield-energy = Le bouclier { $zone } ne peut pas contenir { $energy } d’énergie.
space-alert-plan-unknown-threat = Il n’y a pas de menace « { $name } » dans ce plan.

space-alert-content-holds = Avec ce qu’il laisse de côté, repris du contenu intégré, il y a { $threats } menaces, { $boards } trajectoires et { $cards } cartes d’action.

# Ce que donne un tour prévu, en un mot sous sa carte
space-alert-short-move = bouge
space-alert-short-none = attend
space-alert-short-nothing = sans effet
space-alert-short-damage =
    { $count ->
        [one] 1 dégât
       *[other] { $count } dégâts
    }
space-alert-short-no-damage = aucun dégât
space-alert-short-no-target = sans cible
space-alert-short-destroys = détruit
space-alert-short-refuel = recharge
space-alert-short-shield = bouclier +{ $count }
space-alert-short-energy = réacteur +{ $count }
space-alert-short-computer = ordinateur
space-alert-short-look-out = observe
space-alert-short-rocket = roquette
space-alert-short-squad = robots
space-alert-short-fly-out = décolle
space-alert-short-stay-out = reste dehors
space-alert-short-land = se pose
space-alert-short-fight = combat
space-alert-short-repair = répare
space-alert-short-fires = tire
space-alert-short-delayed = retardé
space-alert-short-knocked-out = assommé
