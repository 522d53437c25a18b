# Away Missions, en français.
#
# Les noms propres du livret français (Rocketeers, Aliens, Overkills) restent tels qu’il les donne.

away-missions-name = Away Missions

## Rocketeers

away-missions-rocketeer-captain = Capitaine
away-missions-rocketeer-first-officer = Premier Officier
away-missions-rocketeer-doctor = Docteur
away-missions-rocketeer-professor = Professeur
away-missions-rocketeer-chief = Chef
away-missions-rocketeer-yeoman = Yeoman

## Aliens

away-missions-alien-brain-in-a-jar = Brain-in-a-jar
away-missions-alien-leader = Leader
away-missions-alien-saucerman = Saucerman
away-missions-alien-sentinel = Sentinel
away-missions-alien-thrall = Thrall
away-missions-alien-war-thrall = War Thrall
away-missions-alien-space-leech = Space Leech
away-missions-alien-bug = Bug

## Objets, composants, Thralls sauvés

away-missions-item-atomic-rifle = Fusil atomique
away-missions-item-atomic-rifle-text = Dés à portée 0, 1, 2, 3 : 2, 5, 5, 3. Overkill : Dislodge.
away-missions-item-ray-gun = Pistolet à rayons
away-missions-item-ray-gun-text = Dés à portée 0, 1 : 5, 3. Overkill : Hit-and-Run.
away-missions-item-air-knife = Couteau à air
away-missions-item-air-knife-text = 3 dés à portée 0. Un succès donne aussi 1 Sang Alien. Overkill : Extract.
away-missions-item-demo-charge = Charge explosive
away-missions-item-demo-charge-text = 10 dés à portée 1, une seule fois, puis défausse. Pas où sont des Rocketeers ou des Thralls. Overkill : Shrapnel.
away-missions-item-flame-gun = Lance-flammes
away-missions-item-flame-gun-text = 2 dés à portée 1 contre chaque Alien de la tuile. Pas où sont des Rocketeers ou des Thralls. Overkill : Terror.
away-missions-item-accelerator-hypo = Hypo accélérateur
away-missions-item-accelerator-hypo-text = Perdez 1 HP ; tous vos AP dépensés redeviennent disponibles.
away-missions-item-electro-mine = Mine électrique
away-missions-item-electro-mine-text = Posez-la sur votre tuile : la première Sentinel qui entre meurt.
away-missions-item-first-aid-kit = Trousse de premiers secours
away-missions-item-first-aid-kit-text = +2 dés à vos Actions de soin.
away-missions-item-flag = Drapeau
away-missions-item-flag-text = Vous et chaque Rocketeer que vous voyez pouvez réaliser aussitôt une Action, sans AP.
away-missions-item-food-pills = Pilules et jus en poudre
away-missions-item-food-pills-text = Récupérez 2 HP.
away-missions-item-head-set = Casque-micro
away-missions-item-head-set-text = Premier Officier seulement : Move Out atteint les Rocketeers partout.
away-missions-item-holster = Étui
away-missions-item-holster-text = +1 dé à votre première attaque au Pistolet à rayons de chaque tour de jeu.
away-missions-item-med-pack = Pack médical
away-missions-item-med-pack-text = Docteur seulement : +1 dé aux Actions de soin ; soigne aussi à portée 1 en ligne de vue.
away-missions-item-oxygen-tank = Bouteille d’oxygène
away-missions-item-oxygen-tank-text = Défaussez-la : gagnez 2 O₂.
away-missions-item-reference-book = Livre de référence
away-missions-item-reference-book-text = +1 IQ pour un jet, annoncé avant.
away-missions-item-soft-focus-lens = Lentille soft-focus
away-missions-item-soft-focus-lens-text = Yeoman seulement : Sway atteint toute tuile en ligne de vue.
away-missions-item-space-bandages = Bandages spatiaux
away-missions-item-space-bandages-text = Une Action de soin sans AP.
away-missions-item-stun-pellet = Pastille paralysante
away-missions-item-stun-pellet-text = Sonnez tous les Aliens de votre tuile, ou d’une tuile voisine en ligne de vue.
away-missions-item-tape-recorder = Magnétophone
away-missions-item-tape-recorder-text = Gardez un Overkill d’une Action de non-combat pour un tour de jeu suivant.
away-missions-item-tele-radio = Télé-radio
away-missions-item-tele-radio-text = Capitaine seulement : Command atteint les Rocketeers partout.
away-missions-item-tools = Outils
away-missions-item-tools-text = Relancez tous les dés d’une Action IQ ; sans succès, les Outils cassent.
away-missions-item-proton-blade = Lame à protons
away-missions-item-proton-blade-text = 6 dés à portée 0. Un succès donne aussi 1 Sang Alien. Overkill : Slash.
away-missions-item-force-field-belt = Ceinture à champ de force
away-missions-item-force-field-belt-text = Quand un Alien vous touche, perdez une charge au lieu d’1 HP.
away-missions-item-gravitational-wave-generator = Générateur d’ondes gravitationnelles
away-missions-item-gravitational-wave-generator-text = Attirez de 1 à 3 tuiles vers vous une figurine ou un objet que vous voyez à portée 3 au plus.
away-missions-item-heat-ray = Rayon thermique
away-missions-item-heat-ray-text = Scellez ou détruisez un sas d’une tuile que vous voyez, pour toute la partie.
away-missions-item-impossible-cube = Cube impossible
away-missions-item-impossible-cube-text = Jetez 5 dés ; chaque succès est un emploi de votre option personnelle.
away-missions-item-ionoscope = Ionoscope
away-missions-item-ionoscope-text = Annoncé avant un jet d’IQ : un succès de plus.
away-missions-item-mentality-helmet = Casque de mentalité
away-missions-item-mentality-helmet-text = Ignorez une Panic ou un Mind Control.
away-missions-item-replicator = Réplicateur
away-missions-item-replicator-text = Doublez un composant que vous portez.
away-missions-item-sonic-repulsor = Répulseur sonique
away-missions-item-sonic-repulsor-text = Repoussez une figurine ou un objet que vous voyez jusqu’à ne plus le voir ou jusqu’à un sas ou la coque.
away-missions-item-strangely-glowing-orb = Orbe étrangement luisant
away-missions-item-strangely-glowing-orb-text = Annoncé avant un jet d’IQ : +1 IQ.
away-missions-item-telepathy-band = Bandeau télépathique
away-missions-item-telepathy-band-text = Employez l’option personnelle d’un autre Rocketeer, pour une Action talent ou les Overkills d’un jet.
away-missions-item-time-warp = Distorsion du temps
away-missions-item-time-warp-text = Après votre jet, relancez ceux de ses dés que vous voulez.
away-missions-item-x-ray-goggles = Lunettes à rayons X
away-missions-item-x-ray-goggles-text = Pour une Action ou un effet, voyez et tirez à travers un sas fermé.
away-missions-item-mysterium = Mysterium
away-missions-item-mysterium-text = Un composant ; ou défaussez-le pour rendre une charge à un objet découverte.
away-missions-item-thrall-oxygen-tank = Bouteille d’oxygène de Thrall
away-missions-item-thrall-oxygen-tank-text = Gagnez 3 O₂ en la ramassant.
away-missions-item-alien-blood = Sang Alien
away-missions-item-alien-blood-text = Un composant, d’un Brain subjugué ou d’une lame bien aiguisée.
away-missions-item-wire = Câble
away-missions-item-wire-text = Un composant, d’un Thrall subjugué.
away-missions-item-invisibility-device = Dispositif d’invisibilité
away-missions-item-invisibility-device-text = Au Tour des Aliens : d’ici à sa fin, tous les Aliens vous ignorent.
away-missions-item-neuronic-hyperbolizer = Hyperboliseur neuronique
away-missions-item-neuronic-hyperbolizer-text = Sonnez tous les Aliens d’une tuile scannée, vue ou non.
away-missions-item-reality-inverter = Inverseur de réalité
away-missions-item-reality-inverter-text = Après votre jet : 8, 9 et 10 réussissent au lieu de 1 à 3.
away-missions-item-stasis-box = Boîte de stase
away-missions-item-stasis-box-text = Prenez un objet Rocketeer que personne n’a encore pris.
away-missions-item-tantalus-projector = Projecteur Tantale
away-missions-item-tantalus-projector-text = Éliminez un Alien n’importe où, quels que soient ses HP ; ni Thrall ni boss.
away-missions-item-teleporter = Téléporteur
away-missions-item-teleporter-text = Vous et d’autres de votre tuile allez sur une tuile scannée quelconque.
away-missions-item-dominated-brain = Brain-in-a-jar dominé
away-missions-item-dominated-brain-text = +1 IQ.
away-missions-item-rt-boy = Garçon
away-missions-item-rt-boy-text = Ramassez un objet sur une tuile voisine en ligne de vue.
away-missions-item-rt-bus-driver = Chauffeur de bus
away-missions-item-rt-bus-driver-text = Qui le sauve gagne 2 O₂.
away-missions-item-rt-co-ed = Étudiante
away-missions-item-rt-co-ed-text = +2 dés à une Action, annoncés avant le jet.
away-missions-item-rt-cowboy = Cowboy
away-missions-item-rt-cowboy-text = Une attaque gratuite à 1 dé, à portée 0 ou 1.
away-missions-item-rt-football-player = Joueur de football
away-missions-item-rt-football-player-text = Une Action d’ouverture de sas sans AP.
away-missions-item-rt-girl = Fillette
away-missions-item-rt-girl-text = Ignorez Panic, chaque fois.
away-missions-item-rt-hobo = Vagabond
away-missions-item-rt-hobo-text = Sonnez tous les Aliens de votre tuile.
away-missions-item-rt-long-lost-brother = Frère perdu
away-missions-item-rt-long-lost-brother-text = Il prend un dégât à votre place, une fois par tour de jeu.
away-missions-item-rt-sarge = Sergent
away-missions-item-rt-sarge-text = +1 dé à une attaque.
away-missions-item-rt-scientist = Savant
away-missions-item-rt-scientist-text = Après un jet d’IQ réussi : un Overkill de plus.
away-missions-item-rt-chemist = Chimiste
away-missions-item-rt-chemist-text = Jetez 1 dé ; un succès donne 1 O₂.
away-missions-item-rt-nurse = Infirmière
away-missions-item-rt-nurse-text = Jetez 1 dé ; un succès rend 1 HP à un Rocketeer de la tuile.
away-missions-item-rt-photographer = Photographe
away-missions-item-rt-photographer-text = Sonnez un Alien en ligne de vue.
away-missions-item-rt-smuggler = Contrebandier
away-missions-item-rt-smuggler-text = Qui le sauve gagne un composant.
away-missions-item-rt-traffic-cop = Agent de la circulation
away-missions-item-rt-traffic-cop-text = Un Rocketeer que vous voyez, ou vous-même, avance d’une tuile sans AP.
away-missions-item-ddt = DDT
away-missions-item-ddt-text = 4 dés à portée 0, Bugs seulement ; sur une grille, atteint toute grille scannée. Overkill : Exterminate.
away-missions-item-sonic-shotgun = Fusil à pompe sonique
away-missions-item-sonic-shotgun-text = Dés à portée 0, 1 : 4, 3. Overkill : Impact.
away-missions-item-fiberweave-spacesuit = Combinaison en fibre tissée
away-missions-item-fiberweave-spacesuit-text = Annulez un dégât, une fois par tour de jeu.
away-missions-item-firecrackers = Pétards
away-missions-item-firecrackers-text = Au Tour des Aliens, ceux qui peuvent vous atteindre viennent vers vous.
away-missions-item-freeze-dried-coffee = Café lyophilisé
away-missions-item-freeze-dried-coffee-text = Pour 1 AP, chacun sur la tuile a +1 dé à toutes ses Actions ce tour de jeu.
away-missions-item-lucky-rabbits-foot = Patte de lapin
away-missions-item-lucky-rabbits-foot-text = Relancez un dé de votre jet.
away-missions-item-power-of-love = Pouvoir de l’amour
away-missions-item-power-of-love-text = Les Aliens que vous voyez s’éloignent d’une tuile ; ni Thralls ni Brains.
away-missions-item-scanner = Scanner
away-missions-item-scanner-text = Scannez une tuile face cachée quelconque au lieu d’une plus proche.
away-missions-item-sniper-scope = Lunette de tir
away-missions-item-sniper-scope-text = +2 dés avec le Fusil atomique à portée 3.
away-missions-item-space-monkey = Singe de l’espace
away-missions-item-space-monkey-text = Prenez ou déposez un objet sur une tuile voisine, ou ouvrez un sas de votre tuile ou d’une voisine.
away-missions-item-space-rations = Rations spatiales
away-missions-item-space-rations-text = Chacun sur la tuile récupère 1 HP.
away-missions-item-the-common-cold = Le rhume
away-missions-item-the-common-cold-text = Défaussez-le pour une Action IQ : un succès élimine tous les Aliens de la tuile sauf les Thralls.
away-missions-item-thermite = Thermite
away-missions-item-thermite-text = Détruisez un sas de votre tuile.
away-missions-item-tricorder = Tricordeur
away-missions-item-tricorder-text = Réalisez une Action IQ comme si vous étiez sur une tuile voisine en ligne de vue.
away-missions-item-wire-cutters = Pince coupante
away-missions-item-wire-cutters-text = +1 dé pour subjuguer Thralls et Brains.

## Événements

away-missions-event-cosmic-radiation = Radiation cosmique
away-missions-event-cosmic-radiation-text = Chaque Rocketeer perd 1 HP.
away-missions-event-power-out = Panne de courant
away-missions-event-power-out-text = Ni objets découverte ni schémas jusqu’à la fin du tour de jeu.
away-missions-event-time-distortion = Distorsion temporelle
away-missions-event-time-distortion-text = Tous les Aliens se déplacent aussitôt, sans attaquer.
away-missions-event-unnatural-growth = Croissance non-naturelle
away-missions-event-unnatural-growth-text = Tous les Aliens blessés retrouvent leurs HP.
away-missions-event-unreasonable-fear = Peur irrationnelle
away-missions-event-unreasonable-fear-text = Tous les Rocketeers subissent Panic ; pas à plus de quatre Rocketeers.

## Ce qu’achète un Overkill

away-missions-overkill-command = Command
away-missions-overkill-command-text = Donnez un Command AP à un autre Rocketeer de votre tuile.
away-missions-overkill-move-out = Move Out
away-missions-overkill-move-out-text = Vous ou un Rocketeer de votre tuile avance d’une tuile.
away-missions-overkill-sawbones = Sawbones
away-missions-overkill-sawbones-text = Vous ou un Rocketeer de votre tuile récupère 1 HP.
away-missions-overkill-override = Override
away-missions-overkill-override-text = Ouvrez ou verrouillez un sas quelconque du plateau.
away-missions-overkill-strafe = Strafe
away-missions-overkill-strafe-text = Un dégât à un autre Alien, à côté de la cible.
away-missions-overkill-sway = Sway
away-missions-overkill-sway-text = Sonnez un Alien à 1 HP de votre tuile.
away-missions-overkill-dislodge = Dislodge (déloger)
away-missions-overkill-dislodge-text = Déplacez d’une tuile un Alien que vous voyez à portée 3 au plus.
away-missions-overkill-hit-and-run = Hit-and-Run (tirer et filer)
away-missions-overkill-hit-and-run-text = Avancez d’une tuile.
away-missions-overkill-extract = Extract (prélever)
away-missions-overkill-extract-text = Un Sang Alien de plus.
away-missions-overkill-shrapnel = Shrapnel (éclats)
away-missions-overkill-shrapnel-text = Un dégât à un Alien de la tuile visée, cible comprise.
away-missions-overkill-terror = Terror
away-missions-overkill-terror-text = Un Alien de la tuile visée est chassé.
away-missions-overkill-slash = Slash (taillade)
away-missions-overkill-slash-text = Un dégât à un Alien de la tuile, ou 1 Sang Alien.
away-missions-overkill-impact = Impact
away-missions-overkill-impact-text = Sonnez un Alien à 1 HP de la tuile visée ou d’une voisine.
away-missions-overkill-exterminate = Exterminate
away-missions-overkill-exterminate-text = Un dégât à un autre Bug à portée.
away-missions-overkill-psychic-burst = Psychic Burst
away-missions-overkill-psychic-burst-text = Sonnez tous les autres Aliens à une tuile au plus.
away-missions-overkill-psychic-scream = Psychic Scream
away-missions-overkill-psychic-scream-text = Sonnez un Leader ou un Saucerman n’importe où.
away-missions-overkill-stagger = Stagger
away-missions-overkill-stagger-text = La Sentinel a deux dés de moins ce tour de jeu.
away-missions-overkill-revulsion = Revulsion
away-missions-overkill-revulsion-text = Attaquez une autre Space Leech, sans AP.
away-missions-overkill-rupture = Rupture
away-missions-overkill-rupture-text = Un dégât de plus, une fois par attaque.
away-missions-overkill-rescue = Sauver
away-missions-overkill-rescue-text = Le Thrall est sauvé et vous accompagne.
away-missions-overkill-dominate = Dominer
away-missions-overkill-dominate-text = Le Brain vous sert : +1 IQ.
away-missions-overkill-charge = Charge
away-missions-overkill-charge-text = Une charge de plus pour l’objet.
away-missions-overkill-mission = Mission
away-missions-overkill-mission-text = Ce que la mission offre pour un Overkill.
away-missions-overkill-record = Enregistrer
away-missions-overkill-record-text = Le Magnétophone le garde pour plus tard.

## Tuiles scénario

away-missions-tile-shuttlecraft = Navette
away-missions-tile-airlock = Sas extérieur
away-missions-tile-elevator = Ascenseur
away-missions-tile-hive-queen = Reine de la ruche
away-missions-tile-bridge = Passerelle
away-missions-tile-engine-room = Salle des machines
away-missions-tile-brig = Prison
away-missions-tile-cryo-bay = Salle de cryogénie
away-missions-tile-laboratory = Laboratoire
away-missions-tile-armory = Armurerie
away-missions-tile-power-core = Cœur énergétique
away-missions-tile-transmitter = Émetteur
away-missions-tile-spawning-pool = Bassin de ponte
away-missions-tile-overmind = Suresprit
away-missions-tile-saucer-hangar = Hangar à soucoupes

## Modes

away-missions-mode-space-cadet = Space Cadet
away-missions-mode-standard = Standard
away-missions-mode-commodore = Commodore
away-missions-mode-admiral = Amiral
away-missions-mode-galactic-overlord = Galactic Overlord

## What is wrong with a position file; the place is written as in the file

away-missions-position-no-json = { $place } : ce n’est pas du JSON ({ $reason }).
away-missions-position-format = { $place } : c’est le format « { $found } », il faut « { $wanted } ».
away-missions-position-missing = { $place } : la clé « { $key } » manque.
away-missions-position-unknown-key = { $place } : personne ne connaît la clé « { $key } » (seules « note » et les clés qui commencent par « x_ » sont libres).
away-missions-position-not-an-object = { $place } : il faut un objet ici.
away-missions-position-not-a-list = { $place } : il faut une liste ici.
away-missions-position-not-a-text = { $place } : il faut un texte ici.
away-missions-position-not-a-boolean = { $place } : il faut true ou false ici.
away-missions-position-not-a-number = { $place } : il faut un nombre entier ici.
away-missions-position-out-of-range = { $place } : il faut un nombre entier de { NUMBER($least, useGrouping: "false") } à { NUMBER($most, useGrouping: "false") } ici.
away-missions-position-not-a-place = { $place } : il faut une place [q, r] ici.
away-missions-position-unknown-name = { $place } : « { $name } » n’est pas possible ici.
away-missions-position-empty = { $place } : la liste est vide.
away-missions-position-twice = { $place } : { $what } s’y trouve deux fois.
away-missions-position-unknown-tile = { $place } : aucune tuile imprimée ne porte le numéro { NUMBER($number, useGrouping: "false") }, il faut donc indiquer ses sas.
away-missions-position-no-tile = { $place } : il n’y a pas de tuile en { $at }.
away-missions-position-unscanned = { $place } : la tuile en { $at } n’est pas scannée, aucun Rocketeer ne peut s’y trouver.
away-missions-position-not-neighbours = { $place } : il faut deux tuiles voisines ici.
away-missions-position-no-war-thrall = { $place } : il n’y a pas de War Thrall « { $id } ».
away-missions-position-no-hit-points = { $place } : les Thralls et War Thralls n’ont pas de points de vie.
away-missions-position-against-or-before = { $place } : une réaction demande soit « against », soit « before ».
away-missions-position-cannot-react = { $place } : le moment de cette réaction est venu, mais elle était impossible.
away-missions-position-illegal-direction = { $place } : cette direction n’était pas permise le moment venu.
away-missions-position-too-few-dice = { $place } : { $count ->
    [one] un seul jet ne suffit
   *[other] { $count } jets ne suffisent
} pas pour ce tour des Aliens.
away-missions-position-no-rocketeer = { $place } : un tour des Aliens demande au moins un Rocketeer.

## Ce qui ne va pas dans un fichier de scénario

away-missions-content-not-json = Ce n’est pas un fichier de scénario, ni même du JSON : { $reason }
away-missions-content-empty-file = { $place } : la liste des scénarios est vide.
away-missions-content-not-an-object = { $place } : il faut ici un objet entre accolades.
away-missions-content-not-a-list = { $place } : il faut ici une liste entre crochets.
away-missions-content-not-a-text = { $place } : il faut ici un texte entre guillemets.
away-missions-content-not-a-number = { $place } : il faut ici un nombre entier de { $least } à { $most }.
away-missions-content-not-yes-or-no = { $place } : seulement true ou false.
away-missions-content-only-true = { $place } : seulement true.
away-missions-content-unknown-key = { $place } : la clé { $word } n’a pas de sens ici.
away-missions-content-unknown-word = { $place } : le mot { $word } est inconnu ici.
away-missions-content-left-out = { $place } : il manque { $word }.
away-missions-content-one-key = { $place } : une seule clé dit ici de quoi il s’agit.
away-missions-content-so-many = { $place } : il faut { $wanted } valeurs, pas { $found }.
away-missions-content-no-comparison = { $place } : il manque une comparaison : gte, lte ou eq.
away-missions-content-no-such-scenario = Aucun scénario ne s’appelle { $word }.
away-missions-content-bad-name = { $place } : « { $word } » n’est pas un nom : minuscules, chiffres et tirets bas, { $most } au plus.
away-missions-content-name-twice = { $place } : le nom { $word } est déjà pris.
away-missions-content-out-of-range = { $place } : { $found } n’est pas entre { $least } et { $most }.
away-missions-content-too-many = { $place } : { $most } au plus, pas { $found }.
away-missions-content-text-missing = { $place } : le texte manque dans une langue ({ $language }).
away-missions-content-text-long = { $place } : le texte a { $found } lettres, { $most } au plus.
away-missions-content-empty-list = { $place } : cette liste ne peut pas être vide.
away-missions-content-no-tiles = { $place } : la carte n’a pas de tuiles.
away-missions-content-many-tiles = { $place } : la carte a { $found } tuiles, { $most } au plus.
away-missions-content-many-standard = { $place } : il faudrait { $found } tuiles standard, la boîte en a { $most }.
away-missions-content-tile-twice = { $place } : une autre tuile est déjà en [{ $q }, { $r }].
away-missions-content-needs-room = { $place } : dites quelle tuile Scénario se trouve ici.
away-missions-content-needs-pool = { $place } : dites de quelle réserve vient le marqueur caché.
away-missions-content-has-no-meaning = { $place } : { $word } n’a pas de sens ici.
away-missions-content-tokens-face-up = { $place } : une tuile visible dès le départ ne porte pas de jetons.
away-missions-content-pool-face-up = { $place } : rien n’est caché quand toutes les tuiles sont visibles dès le départ.
away-missions-content-many-tokens = { $place } : il faudrait { $found } jetons ({ $word }), il y en a { $most }.
away-missions-content-few-guaranteed = { $place } : { $wanted } jetons découverte sont garantis, mais { $found } seulement sont sur la carte.
away-missions-content-room-twice = { $place } : il n’y a qu’une tuile { $word }.
away-missions-content-no-marker = { $place } : aucun marqueur ne peut cacher { $word }.
away-missions-content-many-decoys = { $place } : il faudrait { $found } leurres, il y en a { $most }.
away-missions-content-pool-count = { $place } : { $markers } marqueurs pour { $positions } places.
away-missions-content-pool-place = { $place } : la tuile en [{ $q }, { $r }] et la réserve { $word } doivent se nommer l’une l’autre, une fois.
away-missions-content-unknown-pool = { $place } : aucune réserve ne s’appelle { $word }.
away-missions-content-not-connected = { $place } : aucun chemin ne mène à la tuile en [{ $q }, { $r }].
away-missions-content-no-start = { $place } : la tuile de départ n’est pas ici ; dessinez-la comme tuile du genre start.
away-missions-content-start-elsewhere = { $place } : une tuile de départ est en [{ $q }, { $r }], mais les Rocketeers n’y commencent pas.
away-missions-content-no-candidates = { $place } : les joueurs ont besoin de places où choisir.
away-missions-content-candidate-twice = { $place } : [{ $q }, { $r }] est proposée deux fois.
away-missions-content-candidate-taken = { $place } : une tuile est déjà en [{ $q }, { $r }].
away-missions-content-candidate-apart = { $place } : [{ $q }, { $r }] ne touche aucune tuile.
away-missions-content-no-tile-there = { $place } : il n’y a pas de tuile en [{ $q }, { $r }].
away-missions-content-link-useless = { $place } : ces deux tuiles se touchent déjà, sont la même, ou sont liées deux fois.
away-missions-content-not-a-rocketeer-item = { $place } : { $word } n’est pas un objet Rocketeer.
away-missions-content-lockers = { $place } : il y a { $found } places pour des objets perdus, mais personne n’en perd.
away-missions-content-few-lockers = { $place } : six Rocketeers perdent { $wanted } objets, et il y a { $found } places.
away-missions-content-room-not-on-map = { $place } : la tuile Scénario { $word } n’est pas sur cette carte.
away-missions-content-unknown-set = { $place } : aucun groupe ne s’appelle { $word }.
away-missions-content-unknown-counter = { $place } : aucun compteur ne s’appelle { $word }.
away-missions-content-kept-counter = { $place } : le compteur { $word } est tenu par le jeu et ne peut être changé.
away-missions-content-counter-change = { $place } : dites soit add, soit set.
away-missions-content-flag-never-set = { $place } : rien ne lève jamais le drapeau { $word }.
away-missions-content-unknown-item = { $place } : aucun objet ne s’appelle { $word }.
away-missions-content-item-never-given = { $place } : rien ne donne jamais { $word } à personne.
away-missions-content-one-item = { $place } : { $word } est un genre d’objets ; il faut en nommer un.
away-missions-content-needs-profile = { $place } : { $word } doit figurer dans profiles.
away-missions-content-wrong-moment = { $place } : { $word } ne veut rien dire à ce moment.
away-missions-content-never-faded = { $place } : rien ne retourne jamais une tuile face cachée.
away-missions-content-nothing-happens = { $place } : il ne se passe rien ici.
away-missions-content-modifier-always = { $place } : une règle a un modificateur si elle vaut toujours (always), et seulement alors.
away-missions-content-limit = { $place } : cette limite ne peut être tenue.
away-missions-content-endless = { $place } : cette règle pourrait s’appeler elle-même sans fin ; donnez-lui une limite par partie ou par tour.
away-missions-content-overkill-without-roll = { $place } : sans jet d’IQ, il n’y a pas d’Overkills.
away-missions-content-holds = { $scenarios ->
    [one] Un scénario de { $tiles } tuiles : { $names }.
   *[other] { $scenarios } scénarios, { $tiles } tuiles : { $names }.
}
