# Space Cadets, en français.

space-cadets-name = Space Cadets
space-cadets-content-holds = Missions : { $missions }, vaisseaux : { $ships }, faces de carte : { $faces }.
space-cadets-setup-broken = Cette configuration n’est pas jouable.

## content

space-cadets-content-not-toml = Ce n’est pas du TOML : { $reason }
space-cadets-content-other-game = Le fichier ne dit pas qu’il est pour Space Cadets.
space-cadets-content-empty = Le fichier est vide.
space-cadets-content-missing = Une partie manque : { $part }.
space-cadets-content-twice = Ce nom apparaît deux fois : { $part }.
space-cadets-content-count = Les nombres de cette partie ne vont pas ensemble : { $part }.
space-cadets-content-face = Cette face n’est pas un carré de . A N R au centre vide : { $part }.
space-cadets-content-shape = Ce dessin est inutilisable : { $part }.
space-cadets-content-unknown = Quelque chose ici est inconnu ou ne convient pas : { $part }.
space-cadets-content-deck = Les paquets de dégâts ne peuvent être composés pour cette difficulté : { $part }.
space-cadets-content-seats = Les sièges proposés n’ont pas chaque poste une fois pour ce nombre de chaises : { $part }.

## ship

space-cadets-ship-scout = Éclaireur
space-cadets-ship-raider = Pillard
space-cadets-ship-robot-mine = Mine robot
space-cadets-ship-picket = Piquet
space-cadets-ship-escort = Escorteur
space-cadets-ship-cruiser = Croiseur
space-cadets-ship-vengeance = Vengeance
space-cadets-ship-destroyer = Destroyer
space-cadets-ship-jammer = Brouilleur
space-cadets-ship-lancer = Lancier
space-cadets-ship-hades = Hadès
space-cadets-ship-carrier = Porte-nefs
space-cadets-ship-phantom = Fantôme
space-cadets-ship-dreadnought = Cuirassé
space-cadets-ship-nemesis = Némésis
space-cadets-ship-omega-satellite = Satellite Oméga

## damage

space-cadets-damage-structure-damage = Dégâts de structure
space-cadets-damage-structure-damage-text = Aucun effet.
space-cadets-damage-shift-change = Relève
space-cadets-damage-shift-change-text = Au moins deux personnes échangent leurs sièges.
space-cadets-damage-tube-jam = Tube bloqué
space-cadets-damage-tube-jam-text = Les Armes absorbent 1 énergie.
space-cadets-damage-guidance-fault = Guidage défaillant
space-cadets-damage-guidance-fault-text = Pour les torpilles, un Superverrou compte comme un Verrou.
space-cadets-damage-cracked-lens = Lentille fêlée
space-cadets-damage-cracked-lens-text = Les Capteurs absorbent 1 énergie.
space-cadets-damage-lost-contact = Contact perdu
space-cadets-damage-lost-contact-text = Tout de suite : défaussez un Verrou. Le Balayage coûte 2 points.
space-cadets-damage-bow-emitter-burnout = Émetteur de proue grillé
space-cadets-damage-bow-emitter-burnout-text = La zone Avant tient 2 tuiles au plus.
space-cadets-damage-beam-coupler = Coupleur du rayon
space-cadets-damage-beam-coupler-text = Le Rayon tracteur absorbe 1 énergie.
space-cadets-damage-thruster-misfire = Raté des propulseurs
space-cadets-damage-thruster-misfire-text = Tout de suite : vitesse +1. Une carte standard de moins, jamais moins que la vitesse.
space-cadets-damage-comm-breakdown = Panne de communication
space-cadets-damage-comm-breakdown-text = L’étape 1 dure une minute de moins.
space-cadets-damage-reverse-thrust = Poussée inversée
space-cadets-damage-reverse-thrust-text = Tout de suite : vitesse −2. La Barre absorbe 1 énergie.
space-cadets-damage-drive-shudder = Secousses du moteur
space-cadets-damage-drive-shudder-text = Les manœuvres spéciales font leurs plus petits dégâts, sans jet.
space-cadets-damage-coolant-leak = Fuite de réfrigérant
space-cadets-damage-coolant-leak-text = 6 tuiles de Machines sont tirées.
space-cadets-damage-battery-blast = Batteries en feu
space-cadets-damage-battery-blast-text = Chaque batterie inutilisée est perdue et fait 1 dégât interne.
space-cadets-damage-flux-bleed = Fuite de flux
space-cadets-damage-flux-bleed-text = Tout de suite : une carte Flux active devient inactive. Le Saut absorbe 1 énergie.
space-cadets-damage-coil-whine = Bobine stridente
space-cadets-damage-coil-whine-text = Pas de prolongation de 30 secondes.
space-cadets-damage-stern-emitter-burnout = Émetteur de poupe grillé
space-cadets-damage-stern-emitter-burnout-text = La zone Arrière tient 2 tuiles au plus.
space-cadets-damage-blocked-corridor = Coursive bloquée
space-cadets-damage-blocked-corridor-text = La Réparation absorbe 1 énergie.
space-cadets-damage-capacitor-drain = Condensateur à plat
space-cadets-damage-capacitor-drain-text = Les Boucliers absorbent 1 énergie.
space-cadets-damage-colour-desync = Couleurs déphasées
space-cadets-damage-colour-desync-text = Le flanc bâbord n’est jamais doublé.
space-cadets-damage-memory-purge = Mémoire purgée
space-cadets-damage-memory-purge-text = Tout de suite : le tableau du rayon est remélangé. Il faut 1 point de plus.
space-cadets-damage-short-beam = Rayon court
space-cadets-damage-short-beam-text = Le rayon porte à 3 cases.
space-cadets-damage-gyro-tilt = Gyroscope penché
space-cadets-damage-gyro-tilt-text = La Barre absorbe 1 énergie.
space-cadets-damage-loader-strike = Chargeur en grève
space-cadets-damage-loader-strike-text = Deux tubes au plus.
space-cadets-damage-trade-breaker = Disjoncteur d’échange
space-cadets-damage-trade-breaker-text = Les échanges coûtent trois pour un.
space-cadets-damage-medbay-overload = Infirmerie débordée
space-cadets-damage-medbay-overload-text = Les réparations au hasard ne réussissent que sur 5 ou 6.
space-cadets-damage-array-fault = Antenne en panne
space-cadets-damage-array-fault-text = Les Capteurs absorbent 1 énergie.
space-cadets-damage-scrambled-locks = Verrous brouillés
space-cadets-damage-scrambled-locks-text = Tout de suite : les Superverrous deviennent des Verrous. On n’en gagne plus.
space-cadets-damage-rail-warp = Rail voilé
space-cadets-damage-rail-warp-text = Les torpilles partent une ligne plus en arrière.
space-cadets-damage-beam-stutter = Rayon hésitant
space-cadets-damage-beam-stutter-text = Les premières tuiles retournées du tour ne valent rien.
space-cadets-damage-harmonic-slip = Dérive harmonique
space-cadets-damage-harmonic-slip-text = Une suite compte une tuile de moins.
space-cadets-damage-jump-governor = Régulateur de saut
space-cadets-damage-jump-governor-text = Ne rien pouvoir prendre fait 2 dégâts internes.
space-cadets-damage-bridge-fire = Feu sur la passerelle
space-cadets-damage-bridge-fire-text = Aucun équipement ne peut être joué.
space-cadets-damage-power-shunt = Dérivation
space-cadets-damage-power-shunt-text = Aucun poste ne reçoit plus de 3 énergies.

## maneuver

space-cadets-maneuver-ahead = En avant
space-cadets-maneuver-full-ahead = En avant toute
space-cadets-maneuver-slow-left = Gauche lente
space-cadets-maneuver-slow-right = Droite lente
space-cadets-maneuver-fast-left = Gauche rapide
space-cadets-maneuver-fast-right = Droite rapide
space-cadets-maneuver-slip-left = Glissade à gauche
space-cadets-maneuver-slip-right = Glissade à droite
space-cadets-maneuver-cruise = Croisière
space-cadets-maneuver-hard-left = Tout à gauche
space-cadets-maneuver-hard-right = Tout à droite
space-cadets-maneuver-about-face = Demi-tour
space-cadets-maneuver-full-stop = Arrêt complet
space-cadets-maneuver-evade = Esquive

## face

space-cadets-face-open-drift = Dérive libre
space-cadets-face-slipstream = Courant porteur
space-cadets-face-asteroid-belt = Ceinture d’astéroïdes
space-cadets-face-broken-moon = Lune brisée
space-cadets-face-veil-nebula = Nébuleuse du Voile
space-cadets-face-twin-clouds = Nuages jumeaux
space-cadets-face-gravity-well = Puits de gravité
space-cadets-face-binary-wells = Puits doubles
space-cadets-face-the-scar = La Cicatrice
space-cadets-face-jagged-tear = Déchirure
space-cadets-face-counter-currents = Contre-courants
space-cadets-face-whirlpool = Tourbillon
space-cadets-face-rubble-field = Champ de débris
space-cadets-face-dust-lanes = Voies de poussière
space-cadets-face-rift-gate = Porte des failles
space-cadets-face-cracked-space = Espace fêlé
space-cadets-face-stellar-nursery = Pouponnière d’étoiles
space-cadets-face-pulsar = Pulsar
space-cadets-face-wreckers-reach = Repaire des naufrageurs
space-cadets-face-four-corners = Quatre coins

## repair

space-cadets-repair-auto-success = Réussite automatique
space-cadets-repair-auto-failure = Échec automatique
space-cadets-repair-random3 = Au hasard, 3 ou plus
space-cadets-repair-random4 = Au hasard, 4 ou plus

## shape

space-cadets-shape-anvil = Enclume
space-cadets-shape-hammer = Marteau
space-cadets-shape-heron = Héron
space-cadets-shape-crane = Grue
space-cadets-shape-wrench = Clé
space-cadets-shape-spanner = Clé plate
space-cadets-shape-fin = Nageoire
space-cadets-shape-rudder = Gouvernail

## symbol

space-cadets-symbol-circle-hollow = cercle, vide
space-cadets-symbol-circle-solid = cercle, plein
space-cadets-symbol-circle-half = cercle, à demi
space-cadets-symbol-circle-dot = cercle, point
space-cadets-symbol-square-hollow = carré, vide
space-cadets-symbol-square-solid = carré, plein
space-cadets-symbol-square-half = carré, à demi
space-cadets-symbol-square-dot = carré, point
space-cadets-symbol-triangle-hollow = triangle, vide
space-cadets-symbol-triangle-solid = triangle, plein
space-cadets-symbol-triangle-half = triangle, à demi
space-cadets-symbol-triangle-dot = triangle, point

## mission

space-cadets-mission-jump-crystal-mining = Cristaux de saut
space-cadets-mission-jump-crystal-mining-text = Capturez trois cristaux au rayon tracteur, puis sautez.
space-cadets-mission-scout-patrol = Patrouille
space-cadets-mission-scout-patrol-text = Survolez quatre points de patrouille, un de moins par trois vaisseaux détruits, puis sautez.
space-cadets-mission-ambush = Embuscade !
space-cadets-mission-ambush-text = Capturez le cristal, tenez bon et sautez.
space-cadets-mission-seek-and-destroy = Chasse
space-cadets-mission-seek-and-destroy-text = Détruisez les six vaisseaux, puis sautez. Le rayon retourne les satellites.
space-cadets-mission-mother-ship = Vaisseau mère
space-cadets-mission-mother-ship-text = Détruisez Hadès. Chaque cache capturée lui ôte 3 boucliers.
space-cadets-mission-nemesis-must-die = Némésis doit mourir !
space-cadets-mission-nemesis-must-die-text = Sauvez la capsule, configurez le vaisseau, détruisez Némésis, sautez.

## flux

space-cadets-flux-j01 = Suite de quatre : relancez des dés
space-cadets-flux-j02 = Total sous 13 : un dé de 1
space-cadets-flux-j03 = Total au-dessus de 22 : un dé de 1
space-cadets-flux-j04 = Total sous 11 : deux dés de 1 ou un de 2
space-cadets-flux-j05 = Total au-dessus de 24 : deux dés de 1 ou un de 2
space-cadets-flux-j06 = Brelan : retournez 1 et 6
space-cadets-flux-j07 = Brelan : retournez 2 et 5
space-cadets-flux-j08 = Brelan : retournez 3 et 4
space-cadets-flux-j09 = Carré bas : un dé impair devient pair
space-cadets-flux-j10 = Carré haut : un dé pair devient impair
space-cadets-flux-j11 = Full : une paire égale de 1
space-cadets-flux-j12 = Suite de cinq : retournez jusqu’à deux dés

## side

space-cadets-side-fore = Avant
space-cadets-side-starboard = Tribord
space-cadets-side-aft = Arrière
space-cadets-side-port = Bâbord

## facing

space-cadets-facing-n = nord
space-cadets-facing-e = est
space-cadets-facing-s = sud
space-cadets-facing-w = ouest

## station

space-cadets-station-captain = Capitaine
space-cadets-station-engineering = Machines
space-cadets-station-helm = Barre
space-cadets-station-sensors = Capteurs
space-cadets-station-shields = Boucliers
space-cadets-station-weapons = Armes
space-cadets-station-tractor = Rayon tracteur
space-cadets-station-jump = Saut
space-cadets-station-damage = Avaries

## system

space-cadets-system-helm = Barre
space-cadets-system-shields = Boucliers
space-cadets-system-sensors = Capteurs
space-cadets-system-weapons = Armes
space-cadets-system-tractor = Rayon tracteur
space-cadets-system-jump = Saut
space-cadets-system-repair = Réparation

## step

space-cadets-step-discussion = Étape 1, discussion et énergie
space-cadets-step-preparation = Étape 2, préparation
space-cadets-step-action = Étape 3, action
space-cadets-step-resolution = Étape 4, résolution
space-cadets-step-tractor = Étape 5, rayon tracteur
space-cadets-step-fire = Étape 6, tirs
space-cadets-step-enemies = Étape 7, ennemis
space-cadets-step-jump = Étape 8, saut
space-cadets-step-repair = Étape 9, réparation

## source

space-cadets-source-asteroid = astéroïdes
space-cadets-source-rift = une faille
space-cadets-source-edge = le bord du secteur
space-cadets-source-maneuver = une manœuvre spéciale
space-cadets-source-enemy = un tir ennemi
space-cadets-source-tribeam = un tri-rayon raté
space-cadets-source-jump = une prise manquée
space-cadets-source-repair = une réparation ratée
space-cadets-source-batteries = des batteries qui explosent

## equipment

space-cadets-equipment-x95-torpedoes = Torpilles X-95
space-cadets-equipment-x95-torpedoes-text = Étape 6, avant un tir : chaque torpille qui fait des dégâts en fait 1 de plus.
space-cadets-equipment-tachyon-capsule = Capsule à tachyons
space-cadets-equipment-tachyon-capsule-text = Toute étape minutée : 30 secondes de plus.
space-cadets-equipment-focusing-crystal = Cristal focalisant
space-cadets-equipment-focusing-crystal-text = Étape 4, après les Capteurs : un Verrou compte comme Superverrou ce tour.
space-cadets-equipment-matrix-stabilizer = Stabilisateur de matrice
space-cadets-equipment-matrix-stabilizer-text = Étape 2 : moitié moins de cartes Brèche, arrondi au-dessus.
space-cadets-equipment-auxiliary-capacitor = Condensateur auxiliaire
space-cadets-equipment-auxiliary-capacitor-text = Étape 1 : 3 énergies de plus.
space-cadets-equipment-inertial-dampers = Amortisseurs
space-cadets-equipment-inertial-dampers-text = Étape 4, avant de bouger : les manœuvres spéciales ne blessent pas.
space-cadets-equipment-decoy-buoy = Bouée leurre
space-cadets-equipment-decoy-buoy-text = Début de l’étape 7 : les ennemis à plus de 2 cases perdent leur verrou et ne tirent pas de dé.
space-cadets-equipment-nanite-paste = Pâte de nanites
space-cadets-equipment-nanite-paste-text = Étape 9, avant de tirer : défaussez une carte de dégâts durable.

## pattern

space-cadets-pattern-pair = paire
space-cadets-pattern-straight-of-3 = suite de trois
space-cadets-pattern-two-pair = deux paires
space-cadets-pattern-straight-of-4 = suite de quatre
space-cadets-pattern-three-of-a-kind = brelan
space-cadets-pattern-straight-of-5 = suite de cinq
space-cadets-pattern-full-house = full
space-cadets-pattern-four-of-a-kind = carré

## terrain

space-cadets-terrain-empty = espace vide
space-cadets-terrain-asteroid = astéroïdes
space-cadets-terrain-nebula = nébuleuse
space-cadets-terrain-rift = faille

## lock

space-cadets-lock-none = aucun verrou
space-cadets-lock-lock = Verrou
space-cadets-lock-superlock = Superverrou

## colour

space-cadets-colour-blue = bleu
space-cadets-colour-orange = orange

## tractor

space-cadets-tractor-star = étoile
space-cadets-tractor-hexagon = hexagone
space-cadets-tractor-triangle = triangle
space-cadets-tractor-circle = cercle

## crystal

space-cadets-crystal-crystal = le cristal
space-cadets-crystal-patrol-point = le point de patrouille
space-cadets-crystal-satellite = le satellite
space-cadets-crystal-cache = la cache de données
space-cadets-crystal-pod = la capsule

## kill

space-cadets-kill-last-section = un Superverrou sur Némésis et une torpille dans la dernière zone
space-cadets-kill-damage = 20 dégâts à Némésis en un tour
space-cadets-kill-same-square = 10 dégâts en un tour depuis la case de Némésis

## end

space-cadets-end-won = Le vaisseau saute : la mission est gagnée.
space-cadets-end-exploded = Le cœur explose : la mission est perdue.
space-cadets-end-pod-lost = La capsule est détruite : la mission est perdue.
space-cadets-end-practised = L’exercice est fini.

## call

space-cadets-call-look = Regardez ici !
space-cadets-call-help = J’ai besoin d’aide !
space-cadets-call-hurry = Plus vite !
space-cadets-call-hold = Attendez-moi !
space-cadets-call-energy = Plus d’énergie !
space-cadets-call-guard = Protégez ceci !
space-cadets-call-go = Allons là !
space-cadets-call-danger = Danger !
space-cadets-call-done = Fini !
space-cadets-call-thanks = Bien joué !

## role

space-cadets-role-captain = Capitaine : lancez les étapes, menez, tranchez, jouez l’équipement.
space-cadets-role-engineering = Machines : assemblez des tuiles pour l’énergie du prochain tour et distribuez-la.
space-cadets-role-helm = Barre : réglez la vitesse et tracez la route.
space-cadets-role-sensors = Capteurs : trouvez les formes au toucher, verrouillez, balayez.
space-cadets-role-shields = Boucliers : composez des motifs sur les quatre flancs.
space-cadets-role-weapons = Armes : remplissez les tubes et lancez les torpilles.
space-cadets-role-tractor = Rayon tracteur : trouvez les paires de mémoire.
space-cadets-role-jump = Saut : changez les dés, gagnez des cartes Flux, sautez.
space-cadets-role-damage = Avaries : tirez les dégâts, réparez, sachez vous arrêter.

## bot

space-cadets-bot-random = Fait n’importe quoi de permis.
space-cadets-bot-skill-1 = Novice : des mains lentes, une mémoire courte, et parfois la gauche pour la droite.
space-cadets-bot-skill-2 = Débutante qui connaît son poste et se trompe encore.
space-cadets-bot-skill-3 = Officière moyenne : régulière, avec une erreur de temps en temps.
space-cadets-bot-skill-4 = Officière aguerrie : rapide, et rarement dans l’erreur.
space-cadets-bot-skill-5 = Experte : rapide, la main sûre et une mémoire parfaite.

## option

space-cadets-option-mission = Mission
space-cadets-option-mission-1 = Cristaux de saut
space-cadets-option-mission-2 = Patrouille
space-cadets-option-mission-3 = Embuscade !
space-cadets-option-mission-4 = Chasse
space-cadets-option-mission-5 = Vaisseau mère
space-cadets-option-mission-6 = Némésis doit mourir !
space-cadets-option-difficulty = Difficulté
space-cadets-option-difficulty-normal = Normale
space-cadets-option-difficulty-easy = Facile
space-cadets-option-difficulty-hard = Difficile
space-cadets-option-timer = Horloge
space-cadets-option-timer-standard = Standard, 30 secondes
space-cadets-option-timer-relaxed = Détendue, 60 secondes
space-cadets-option-timer-calm = Calme, sans horloge
space-cadets-option-stations = Postes
space-cadets-option-stations-suggested = Comme proposé
space-cadets-option-stations-chosen = Choisis par l’équipage
space-cadets-option-practice = Exercice
space-cadets-option-practice-off = Non, une mission
space-cadets-option-practice-engineering = Machines
space-cadets-option-practice-helm = Barre
space-cadets-option-practice-sensors = Capteurs
space-cadets-option-practice-tractor = Rayon tracteur
space-cadets-option-practice-weapons-loading = Armes, chargement
space-cadets-option-practice-weapons-fire = Armes, tir
space-cadets-option-practice-shields = Boucliers
space-cadets-option-practice-jump = Saut
space-cadets-option-practice-damage = Avaries
space-cadets-option-practice-core = Brèche du cœur
space-cadets-option-hints = Aides
space-cadets-option-hints-no = Non
space-cadets-option-hints-yes = Oui : trajectoire, forces, accords, paquet Réparation
space-cadets-option-batteries = Batteries
space-cadets-option-batteries-no = Non
space-cadets-option-batteries-yes = Oui
space-cadets-option-evade = Esquive
space-cadets-option-evade-no = Non
space-cadets-option-evade-yes = Oui
space-cadets-option-cloak = Camouflage
space-cadets-option-cloak-no = Non
space-cadets-option-cloak-yes = Oui
space-cadets-option-ice = Amplificateur isochrome
space-cadets-option-ice-no = Non
space-cadets-option-ice-yes = Oui
space-cadets-option-seekers = Missiles chercheurs
space-cadets-option-seekers-no = Non
space-cadets-option-seekers-yes = Oui
space-cadets-option-tribeam = Tri-rayon
space-cadets-option-tribeam-no = Non
space-cadets-option-tribeam-yes = Oui
space-cadets-option-blink = Saut court
space-cadets-option-blink-no = Non
space-cadets-option-blink-yes = Oui
space-cadets-option-flux = Cartes Flux du carré
space-cadets-option-flux-claim = Les nombres disent quel carré
space-cadets-option-flux-dice = Les nombres disent quels dés changent
space-cadets-option-pace-1 = Horloge de la chaise 1
space-cadets-option-pace-1-1 = comme tous
space-cadets-option-pace-1-1-5 = une fois et demie
space-cadets-option-pace-1-2 = deux fois le temps
space-cadets-option-pace-2 = Horloge de la chaise 2
space-cadets-option-pace-2-1 = comme tous
space-cadets-option-pace-2-1-5 = une fois et demie
space-cadets-option-pace-2-2 = deux fois le temps
space-cadets-option-pace-3 = Horloge de la chaise 3
space-cadets-option-pace-3-1 = comme tous
space-cadets-option-pace-3-1-5 = une fois et demie
space-cadets-option-pace-3-2 = deux fois le temps
space-cadets-option-pace-4 = Horloge de la chaise 4
space-cadets-option-pace-4-1 = comme tous
space-cadets-option-pace-4-1-5 = une fois et demie
space-cadets-option-pace-4-2 = deux fois le temps
space-cadets-option-pace-5 = Horloge de la chaise 5
space-cadets-option-pace-5-1 = comme tous
space-cadets-option-pace-5-1-5 = une fois et demie
space-cadets-option-pace-5-2 = deux fois le temps
space-cadets-option-pace-6 = Horloge de la chaise 6
space-cadets-option-pace-6-1 = comme tous
space-cadets-option-pace-6-1-5 = une fois et demie
space-cadets-option-pace-6-2 = deux fois le temps
space-cadets-option-pace-7 = Horloge de la chaise 7
space-cadets-option-pace-7-1 = comme tous
space-cadets-option-pace-7-1-5 = une fois et demie
space-cadets-option-pace-7-2 = deux fois le temps
space-cadets-option-pace-8 = Horloge de la chaise 8
space-cadets-option-pace-8-1 = comme tous
space-cadets-option-pace-8-1-5 = une fois et demie
space-cadets-option-pace-8-2 = deux fois le temps
space-cadets-option-pace-9 = Horloge de la chaise 9
space-cadets-option-pace-9-1 = comme tous
space-cadets-option-pace-9-1-5 = une fois et demie
space-cadets-option-pace-9-2 = deux fois le temps

## story

space-cadets-story-turn-began = Le tour { $turn } commence.
space-cadets-story-step-began = { $step } commence.
space-cadets-story-clock-started = { $step } : { $seconds } secondes.
space-cadets-story-time-up = { $step } : le temps est écoulé.
space-cadets-story-ready = { $seat } : prêt.
space-cadets-story-station-taken = { $seat } prend { $station }.
space-cadets-story-equipment-chosen = Le Capitaine emporte { $card }.
space-cadets-story-equipment-returned = Le Capitaine repose { $card }.
space-cadets-story-deployed = Le vaisseau part de { $at }, face { $facing }.
space-cadets-story-equipment-played = Le Capitaine joue { $card }.
space-cadets-story-guarding = Le Capitaine veut garder { $side }.
space-cadets-story-target-marked = Le Capitaine désigne une cible : { $object }.
space-cadets-story-goal-marked = Le Capitaine désigne un but : { $at }.
space-cadets-story-orders-lifted = Le Capitaine lève un ordre.
space-cadets-story-called = { $seat } : { $call }
space-cadets-story-called-station = { $seat }, poste { $station } : { $call }
space-cadets-story-called-side = { $seat }, flanc { $side } : { $call }
space-cadets-story-called-square = { $seat }, case { $at } : { $call }
space-cadets-story-energy-handed-out = { $total } énergies vont aux postes.
space-cadets-story-traded = Énergie de { $give } échangée contre { $want }.
space-cadets-story-speed-set = La poussée règle la vitesse à { $speed }.
space-cadets-story-target-set = Les Capteurs visent { $object }.
space-cadets-story-shields-up = Boucliers : avant { $fore }, tribord { $starboard }, arrière { $aft }, bâbord { $port }.
space-cadets-story-gap-filled = Case { $slot } vide : { $card } au hasard.
space-cadets-story-flew = Le vaisseau est en { $at }, face { $facing }, vitesse { $speed }.
space-cadets-story-edge-met = Le bord du secteur : le vaisseau fait demi-tour et s’arrête.
space-cadets-story-tile-revealed = Une tuile est révélée : { $face }.
space-cadets-story-enemy-placed = { $ship } apparaît en { $at }.
space-cadets-story-crystal-placed = Un jeton cristal est en { $at }.
space-cadets-story-found = Les Capteurs trouvent la forme { $shape }.
space-cadets-story-mistaken = Les Capteurs tirent la mauvaise forme, { $shape }.
space-cadets-story-locked = Verrou sur { $object }.
space-cadets-story-superlocked = Superverrou sur { $object }.
space-cadets-story-lock-broken = Les Capteurs brisent le verrou de { $object }.
space-cadets-story-lock-lost = Le Verrou sur { $object } est perdu.
space-cadets-story-cloaked = Le vaisseau est camouflé.
space-cadets-story-enemy-lost-lock = { $ship } perd son verrou.
space-cadets-story-aimed = Le rayon vise { $object } : il faut { $needed } points.
space-cadets-story-practising = Le rayon s’exerce.
space-cadets-story-turned = Tuiles retournées : { $points } points.
space-cadets-story-beam-caught = Le rayon saisit { $object }.
space-cadets-story-beam-failed = Le rayon échoue.
space-cadets-story-display-reset = Le tableau du rayon est remélangé.
space-cadets-story-tubes-loaded = Tubes chargés : { $tubes }.
space-cadets-story-fired = Torpille sur { $object } : { $damage } dégâts.
space-cadets-story-missed = Une torpille manque { $object }.
space-cadets-story-enemy-damaged = { $ship } subit { $damage } dégâts.
space-cadets-story-enemy-destroyed = { $ship } est détruit.
space-cadets-story-satellite-lost = Le satellite est détruit.
space-cadets-story-enemy-locks = { $ship } verrouille le vaisseau.
space-cadets-story-enemy-moves = { $ship } va en { $at }.
space-cadets-story-enemy-fires = { $ship } tire sur { $side } : { $damage } dégâts.
space-cadets-story-satellite-fires = Un satellite tire sur { $side } : { $damage } dégâts.
space-cadets-story-satellite-hits = Notre satellite touche { $ship } pour { $damage }.
space-cadets-story-nemesis-marker = Le marqueur de Némésis est sur { $marker }.
space-cadets-story-nemesis-enters = Némésis entre en { $at }.
space-cadets-story-nemesis-moves = Némésis va en { $at }.
space-cadets-story-nemesis-fires = Némésis tire sur { $side } : { $damage } dégâts.
space-cadets-story-nemesis-destroyed = Némésis est détruite !
space-cadets-story-ship-hit = { $side } subit { $damage } dégâts ({ $source }), les boucliers en arrêtent { $absorbed }.
space-cadets-story-damage-drawn = Dégâts à { $side } : { $card }.
space-cadets-story-speed-changed = La vitesse est maintenant { $speed }.
space-cadets-story-batteries-lost = Batteries perdues : { $count }.
space-cadets-story-core-breached = Le cœur est percé : { $number } cartes la prochaine fois.
space-cadets-story-core-dealt = Cartes Brèche distribuées : { $count }.
space-cadets-story-core-found = { $seat } trouve la paire ; reste { $left }.
space-cadets-story-core-passed = { $seat } a le paquet du cœur.
space-cadets-story-core-mended = Le cœur est réparé.
space-cadets-story-dice-rolled = Dés : { $dice }.
space-cadets-story-flux-used = { $card } est utilisée : { $dice }.
space-cadets-story-flux-taken-back = { $card } est reprise.
space-cadets-story-time-bought = Trente secondes sont achetées.
space-cadets-story-flux-claimed = { $card } est prise.
space-cadets-story-flux-lost = { $card } devient inactive.
space-cadets-story-nothing-claimed = Aucune carte n’est prise.
space-cadets-story-claim-failed = Aucune carte ne peut être prise.
space-cadets-story-blinked = Le vaisseau saute en { $at }.
space-cadets-story-repair-drawn = Carte réparation : { $card }.
space-cadets-story-repair-skipped = { $card } est annulée.
space-cadets-story-repair-rolled =
    Le dé de réparation donne { $roll } : { $success ->
    [0] échec
   *[other] réussite
 }.
space-cadets-story-repaired = { $card } est réparé.
space-cadets-story-shift-change = Relève : qui est volontaire ?
space-cadets-story-volunteered = { $seat } est volontaire.
space-cadets-story-reseated = { $seat } prend le siège de { $from }.
space-cadets-story-crystal-captured = Un cristal est capturé, { $count } en tout.
space-cadets-story-point-visited = Un point de patrouille est visité, { $count } en tout.
space-cadets-story-satellite-turned = Le satellite sert désormais l’équipage.
space-cadets-story-cache-taken = Une cache est capturée, { $count } en tout.
space-cadets-story-pod-hit = La capsule a { $damage } dégâts.
space-cadets-story-pod-rescued = La capsule est à bord.
space-cadets-story-award-earned = { $station } gagne { $points } points.
space-cadets-story-kill-known = Némésis a une faiblesse : { $way }.
space-cadets-story-jumped = Le vaisseau saute.
space-cadets-story-round-scored = Manche { $round } : { $points } points.
space-cadets-story-mission-over = { $end }

## no

space-cadets-no-over = La mission est finie.
space-cadets-no-not-at-the-table = Cette chaise n’existe pas.
space-cadets-no-not-your-station = Ce n’est pas votre poste.
space-cadets-no-not-now = Pas dans cette étape.
space-cadets-no-time-is-up = Votre temps est écoulé.
space-cadets-no-not-asked = Personne ne vous le demande.
space-cadets-no-no-such-choice = Ce choix n’existe pas.
space-cadets-no-nothing-to-start = Il n’y a rien à lancer.
space-cadets-no-not-concerned = Cela ne vous concerne pas.
space-cadets-no-ready-already = Vous l’avez déjà dit.
space-cadets-no-done-already = Vous avez déjà fini.
space-cadets-no-seats-are-suggested = Les sièges sont ceux proposés à cette table.
space-cadets-no-held-already = Vous tenez ce poste.
space-cadets-no-two-at-once = Personne ne peut avoir deux postes actifs à la fois.
space-cadets-no-no-such-seat = Ce siège n’existe pas.
space-cadets-no-enough-equipment = On ne peut choisir plus d’équipement.
space-cadets-no-not-chosen = Cela n’a pas été choisi.
space-cadets-no-not-a-start = Le vaisseau ne peut partir de là.
space-cadets-no-not-in-use = Ce système avancé n’est pas en jeu.
space-cadets-no-equipment-played = Une carte d’équipement par tour.
space-cadets-no-no-such-equipment = Cet équipement n’est pas disponible.
space-cadets-no-bridge-fire = Feu sur la passerelle : pas d’équipement.
space-cadets-no-wrong-moment = Ce n’est pas le moment pour cet équipement.
space-cadets-no-lock-needed = Il faut un Verrou.
space-cadets-no-no-breach = Le cœur n’est pas percé.
space-cadets-no-damage-needed = Nommez une carte de dégâts durable.
space-cadets-no-breached = Pas tant que le cœur est percé.
space-cadets-no-no-such-object = Cela n’est pas sur la carte.
space-cadets-no-no-such-square = Cette case n’est pas dans le secteur.
space-cadets-no-not-volunteering = Ce n’est pas l’heure des volontaires.
space-cadets-no-bad-seats = Tous les volontaires, deux personnes au moins et personne d’autre changent de siège.
space-cadets-no-only-first-turn = Au premier tour seulement.
space-cadets-no-not-first-turn = Il n’y a rien à échanger au premier tour.
space-cadets-no-too-much-energy = Il n’y a pas tant d’énergie.
space-cadets-no-over-limit = Aucun poste ne peut recevoir autant.
space-cadets-no-trade-short = Pas assez pour échanger.
space-cadets-no-trade-same = Échangez contre un autre type.
space-cadets-no-nothing-traded = Rien n’a été échangé.
space-cadets-no-no-battery = Il n’y a plus de batterie.
space-cadets-no-no-capacitor = Le condensateur n’a plus d’énergie.
space-cadets-no-no-such-tile = Cette tuile n’existe pas.
space-cadets-no-off-the-board = C’est hors du plateau.
space-cadets-no-occupied = Une tuile s’y trouve.
space-cadets-no-not-laid = Cette tuile n’est pas posée.
space-cadets-no-speed-limit = La vitesse reste dans ses limites.
space-cadets-no-no-energy = Pas assez d’énergie.
space-cadets-no-no-such-slot = Cet emplacement n’existe pas.
space-cadets-no-no-such-card = Cette carte n’existe pas.
space-cadets-no-card-used = Cette carte est déjà placée.
space-cadets-no-evade-first = L’Esquive va au premier emplacement.
space-cadets-no-target-twice = Elle est déjà visée.
space-cadets-no-cloak-needs-two = Le camouflage prend exactement deux cartes.
space-cadets-no-no-target = Il n’y a pas de cible à cet emplacement.
space-cadets-no-bad-finger = Le doigt n’est pas dans le sac.
space-cadets-no-finger-too-fast = Aucune main n’est si rapide.
space-cadets-no-no-such-lump = Il n’y a rien à tirer.
space-cadets-no-no-free-target-card = Aucune carte cible n’est libre.
space-cadets-no-block-first = Couvrez d’abord une carte avec la tuile tirée.
space-cadets-no-nothing-to-block = Il n’y a pas de tuile tirée.
space-cadets-no-card-taken = Cette carte est couverte.
space-cadets-no-not-enough-points = Pas assez de points.
space-cadets-no-already-locked = Il y a déjà un Verrou.
space-cadets-no-not-locked = Il n’y a pas de Verrou.
space-cadets-no-cloaked = Pas sous camouflage.
space-cadets-no-superlocks-barred = Les dégâts interdisent les Superverrous.
space-cadets-no-nothing-to-scan = Il n’y a rien à balayer là.
space-cadets-no-no-such-tube = Ce tube n’existe pas.
space-cadets-no-wrong-shape = Ces cases ne forment pas la pièce.
space-cadets-no-outside = Elle dépasse de la forme.
space-cadets-no-overlap = Elle chevauche une autre pièce.
space-cadets-no-no-piece-left = Il n’y a plus de telle pièce.
space-cadets-no-not-loaded = Ce tube n’est pas chargé.
space-cadets-no-out-of-range = Trop loin.
space-cadets-no-path-blocked = Une faille barre la route.
space-cadets-no-bad-disc = Le disque doit être entièrement derrière sa ligne, sur la piste.
space-cadets-no-bad-gesture = Ce n’est pas un lancer.
space-cadets-no-second-flick-first = D’abord le second lancer.
space-cadets-no-no-second-flick = Il n’y a pas de second lancer.
space-cadets-no-not-drawn = Cette tuile n’a pas été tirée.
space-cadets-no-zone-full = La zone est pleine.
space-cadets-no-centre-pair = Pas de paire au centre.
space-cadets-no-ice-frozen = ICE ne peut être joué là maintenant.
space-cadets-no-no-attempt = Aucune tentative en cours.
space-cadets-no-attempt-runs = Pas pendant une tentative.
space-cadets-no-no-lock = Le rayon a besoin d’un Verrou.
space-cadets-no-out-of-beam = Trop loin pour le rayon.
space-cadets-no-ships-only = Dans cette mission le rayon ne tient que des vaisseaux.
space-cadets-no-no-tractor-energy = Le rayon n’a pas d’énergie.
space-cadets-no-not-two-tiles = Retournez deux tuiles.
space-cadets-no-tile-not-there = Aucune telle tuile n’est face cachée.
space-cadets-no-no-jump-energy = Le propulseur n’a pas d’énergie.
space-cadets-no-not-activated = Le propulseur n’est pas activé.
space-cadets-no-activated-already = Le propulseur est déjà activé.
space-cadets-no-no-extensions = On ne peut acheter de temps.
space-cadets-no-not-active = Cette carte n’est pas active.
space-cadets-no-flux-used = Cette carte a servi dans cette tentative.
space-cadets-no-bad-change = La carte ne fait pas cela.
space-cadets-no-nothing-to-take-back = Rien à reprendre.
space-cadets-no-not-claimable = Les dés ne prennent pas cela.
space-cadets-no-cannot-jump = Le vaisseau ne peut pas encore sauter.
space-cadets-no-blink-distance = Exactement deux cases.
space-cadets-no-blink-off-map = C’est hors du secteur.
space-cadets-no-no-jump-yet = Il n’y a pas encore d’étape 8.
space-cadets-no-card-open = Lancez d’abord le dé de la carte ouverte.
space-cadets-no-no-card-open = Aucune carte n’est ouverte.
space-cadets-no-not-random = Cette carte ne demande pas de dé.
space-cadets-no-rolled-already = Son dé a été lancé.
space-cadets-no-no-repair-energy = Pas d’énergie pour passer.
space-cadets-no-deck-empty = Le paquet est vide.
space-cadets-no-uneven-deal = Les cartes sont distribuées aussi également que possible.
space-cadets-no-not-holder = Vous n’avez pas le paquet.
space-cadets-no-holding-deck = Vous tenez le paquet du cœur.
space-cadets-no-leaf-too-fast = Aucune main ne feuillette si vite.
space-cadets-no-call-too-soon = Un appel par seconde suffit.
space-cadets-no-no-match = Ce n’est pas la paire.
space-cadets-no-must-pass = Passez d’abord le paquet.
space-cadets-no-cannot-pass = Le paquet ne peut aller là.
space-cadets-no-all-found = Tout est trouvé : le paquet reste ici.
