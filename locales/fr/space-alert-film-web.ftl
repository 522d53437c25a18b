### Space Alert dans le navigateur : le dessin du vaisseau, le film de la résolution et la page du résolveur.

## Le dessin

saf-board = Le vaisseau, avec les trajectoires au-dessus
saf-figure =
    { $name }, { $colour }{ $captain ->
        [0] {""}
       *[other] , capitaine
    }{ $squad ->
        [active] , avec des robots de combat
        [disabled] , avec des robots hors service
       *[none] {""}
    }{ $out ->
        [0] {""}
       *[other] , hors de combat
    }{ $ghost ->
        [0] {""}
       *[other] , d’après le plan
    }
saf-damaged = −1
saf-c-ur = espace
saf-c-uw = contrôle
saf-c-ub = robots
saf-c-lr = robots
saf-c-lw = hublot
saf-c-lb = fusées
saf-lift =
    { $damaged ->
        [0] Ascenseur gravitationnel, { $zone }
       *[other] Ascenseur endommagé, { $zone } : qui l’emprunte est retardé
    }
saf-tiles-left =
    { $count ->
        [one] Zone { $zone } : il reste 1 tuile de dégâts
       *[other] Zone { $zone } : il reste { $count } tuiles de dégâts
    }
saf-tiles-left-short =
    { $count ->
        [one] reste 1 tuile
       *[other] reste { $count } tuiles
    }
saf-space =
    { $lost ->
        [0] L’espace, pour les intercepteurs
       *[other] Les intercepteurs sont perdus
    }
saf-rocket-track =
    Piste des fusées : première case { $first ->
        [0] vide
       *[other] une fusée
    }, deuxième case { $second ->
        [0] vide
       *[other] une fusée
    }
saf-piece = Un pion du plateau de planification
saf-track = Trajectoire { $board }, { $track }, { $length } cases
saf-square = Case { $square } de la trajectoire, { $track }
saf-track-red = rouge
saf-track-white = blanc
saf-track-blue = bleu
saf-track-internal = à bord
saf-zone-red = Rouge
saf-zone-white = Blanc
saf-zone-blue = Bleu
saf-internal = À bord
saf-board-number = T{ $board }
saf-nothing-announced = Rien en approche.
saf-says-shield = Bouclier { $count } sur { $of }
saf-says-reactor = Réacteur { $count } sur { $of }
saf-says-here =
    { $count ->
        [one] Ici : { $names }
       *[other] Ici : { $names }
    }
saf-says-threats = Menaces ici : { $names }
saf-says-threat = Menace { $number }, { $name }, { $track }
saf-says-square =
    { $mark ->
        [none] Sur la case { $square }
       *[other] Sur la case { $square }, marquée { $mark }
    }
saf-says-hp =
    { $left ->
        [one] { $left } point de vie sur { $of }
       *[other] { $left } points de vie sur { $of }
    }
saf-status-waiting = Pas encore là
saf-status-on_track = Sur sa trajectoire
saf-status-destroyed = Vaincue
saf-status-survived = Subie

## Cartes de menace

saf-unknown-threat = Menace inconnue
saf-unknown-threat-why = Quelqu’un a pioché la menace du tour { $turn } et ne l’a pas encore montrée.
saf-open-threat = Menace { $number } : { $name }. Montrer la carte.
saf-appears = apparaît au tour { $turn }
saf-hit-points = Points de vie
saf-shield = Bouclier
saf-speed = Vitesse
saf-points = Points
saf-points-why = Points si vous la vainquez / si vous lui survivez.
saf-card-kind =
    Menace { $kind ->
        [internal] interne
       *[external] externe
    } { $severity ->
        [serious] sérieuse
       *[common] ordinaire
    }, pioche { $level ->
        [red] rouge
        [yellow] jaune
       *[white] blanche
    }
saf-and-then = {", "}
saf-deed-nothing = rien
saf-deed-attack =
    attaque { $strength }{ $on ->
        [all] {" "}sur toutes les zones
        [others] {" "}sur les autres zones
        [flanks] {" "}sur rouge et bleu
       *[own] {""}
    }
saf-deed-attack-split = attaque { $own }, { $others } sur les autres zones
saf-deed-attack-if-damaged =
    si endommagée : attaque { $strength }{ $on ->
        [all] {" "}sur toutes les zones
        [others] {" "}sur les autres zones
        [flanks] {" "}sur rouge et bleu
       *[own] {""}
    }
saf-deed-attack-unless-damaged = attaque { $strength }, sauf si elle a { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
saf-deed-attack-with-hit-points =
    { $times ->
        [1] attaque de la force de ses points de vie
       *[other] attaque de { $times } fois ses points de vie
    }
saf-deed-attack-through-shields = attaque { $strength } à travers les boucliers
saf-deed-speed = vitesse +{ $by }
saf-deed-shield = bouclier +{ $by }
saf-deed-shield-is = bouclier { $points }
saf-deed-heal = se soigne de { $damage }
saf-deed-heal-half = se soigne de la moitié de ses dégâts
saf-deed-change = montre sa vraie nature
saf-deed-drain-shields =
    { $blocks ->
        [0] vide tous les boucliers
       *[other] −{ $blocks } dans chaque bouclier
    }
saf-deed-drain-shield =
    { $blocks ->
        [0] vide le bouclier, { $zone }
       *[other] −{ $blocks } dans le bouclier, { $zone }
    }
saf-deed-drain-reactor =
    { $blocks ->
        [0] vide le réacteur, { $zone }
       *[other] −{ $blocks } dans le réacteur, { $zone }
    }
saf-deed-drain-reactors =
    { $blocks ->
        [0] vide tous les réacteurs
       *[other] −{ $blocks } dans chaque réacteur
    }
saf-deed-hurry-others = les autres menaces externes avancent de { $squares }
saf-deed-hurt-self = subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
saf-deed-delay =
    { $whom ->
        [zone] retarde tout le monde dans sa zone
        [station] retarde tout le monde dans son poste
        [tokens] retarde tout le monde près de ses jetons
       *[ship] retarde tout le monde à bord
    }
saf-deed-knock-out =
    { $whom ->
        [zone] met hors de combat tout le monde dans sa zone
        [station] met hors de combat tout le monde dans son poste
        [tokens] met hors de combat tout le monde près de ses jetons
        [unguarded] met hors de combat qui n’a pas de robots actifs ici
        [leaders] met hors de combat les chefs de robots actifs
        [off-bridge] met hors de combat qui n’est pas sur la passerelle
        [poisoned] met hors de combat qui est empoisonné
        [alone] met hors de combat qui se tient seul
        [together] met hors de combat qui se tient avec d’autres
        [host-mates] met hors de combat les autres là où est son hôte
       *[ship] met hors de combat tout le monde à bord
    }
saf-deed-lose-ship =
    { $how ->
        [taken_over] prend le contrôle du vaisseau
        [broken_apart] brise le vaisseau
       *[destroyed] détruit le vaisseau
    }
saf-deed-move =
    { $to ->
        [red] va vers le rouge
        [blue] va vers le bleu
       *[deck] change de pont
    }
saf-deed-seek = va chez les voisins les plus nombreux
saf-deed-move-or-damage =
    si endommagée : { $to ->
        [red] va vers le rouge
        [blue] va vers le bleu
       *[deck] change de pont
    } ; sinon { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    }
saf-deed-damage =
    { $points } dégâts{ $on ->
        [everywhere] {" "}dans chaque zone
        [tokens] {" "}par jeton
       *[here] {""}
    }
saf-deed-sabotage = −{ $blocks } dans le réacteur d’ici, ou { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    }
saf-deed-damage-per-rocket = { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } par fusée
saf-deed-damage-per-person = { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } par personne ici
saf-deed-damage-per-block = 1 dégât par énergie dans le réacteur, { $zone }
saf-deed-flood-shield = le réacteur se vide dans le bouclier, { $zone } ; le surplus fait des dégâts
saf-deed-burn-shield = vide le bouclier, { $zone } ; chaque énergie fait un dégât
saf-deed-burn-reactors = vide tous les réacteurs ; chaque énergie fait un dégât
saf-deed-lose-rocket = −1 fusée
saf-deed-lose-fuel = −1 capsule
saf-deed-disable-stored = met hors service les robots rangés : { $station }
saf-deed-spread =
    { $to ->
        [red] s’étend vers le rouge
        [blue] s’étend vers le bleu
       *[deck] s’étend à l’autre pont
    }
saf-deed-attack-phased =
    attaque { $strength } ({ $weak } hors phase){ $on ->
        [all] {" "}sur toutes les zones
        [others] {" "}sur les autres zones
        [flanks] {" "}sur rouge et bleu
       *[own] {""}
    }
saf-deed-attack-unless-rocketed = attaque { $strength }, sauf si une fusée l’a touchée un jour
saf-deed-attack-feeding = attaque { $strength }, se soigne de ce que le bouclier absorbe
saf-deed-attack-with-reactor =
    attaque { $strength } et 1 par énergie dans le réacteur de la zone{ $on ->
        [all] {", "}sur toutes les zones
        [others] {", "}sur les autres zones
        [flanks] {", "}sur rouge et bleu
       *[own] {""}
    }
saf-deed-attack-for-energy = −1 dans le réacteur, { $zone } ; s’il y en avait une, attaque { $strength } sur toutes les zones
saf-deed-attack-for-fuel = −1 capsule ; s’il y en avait une, attaque { $strength } sur toutes les zones
saf-deed-attack-per-rocket = chaque fusée à bord attaque avec { $strength }, { $zone }
saf-deed-jump =
    { $to ->
        [red] saute d’une zone à gauche
       *[blue] saute d’une zone à droite
    }
saf-deed-call-in =
    { $kind ->
        [internal] appelle une menace interne ordinaire
       *[external] appelle une menace externe ordinaire
    }
saf-deed-unleash = une menace interne ordinaire, secrète, parcourt aussitôt toute sa trajectoire
saf-deed-heal-outside = chaque menace externe se soigne de { $damage }
saf-deed-hurry-inside = les menaces internes avancent de { $squares }
saf-deed-hurry-zone = les menaces externes de sa zone avancent de { $squares }
saf-deed-move-phased =
    { $to ->
        [red] va vers le rouge
        [blue] va vers le bleu
       *[deck] change de pont
    } { $out ->
        [red] (vers le rouge hors phase)
        [blue] (vers le bleu hors phase)
        [deck] (change de pont hors phase)
       *[none] (pas hors phase)
    }
saf-deed-move-if-people =
    si quelqu’un se tient ici : { $to ->
        [red] va vers le rouge
        [blue] va vers le bleu
       *[deck] change de pont
    }
saf-deed-damage-if-people = { $points } dégâts si quelqu’un se tient ici, sinon se soigne de { $heal }
saf-deed-damage-phased = { $points } dégâts ({ $weak } hors phase)
saf-deed-damage-around = { $here } dégâts ici, { $next } à une zone de là, { $far } à deux
saf-deed-damage-per-infected = chaque personne infectée fait { $points } dégâts à sa zone
saf-deed-damage-at-host = { $points } dégâts là où est son hôte, ou attaque { $points } sur blanc si l’hôte est dans l’espace
saf-deed-damage-per-mine = chaque mine fait { $points } dégâts à sa zone
saf-deed-drain-here = −{ $blocks } dans le réacteur d’ici
saf-deed-feed-on-reactor = vide le réacteur d’ici et va plus vite d’autant
saf-deed-lay-drones = met des drones dans les postes voisins : qui y entre est empoisonné
saf-deed-lay-mine = pose une mine
saf-deed-infect = infecte tout le monde ici
saf-deed-drill = va vers la zone la plus endommagée
saf-deed-wreck = sabote A, B et C dans les deux postes de sa zone
saf-deed-repeat-cards = tout le monde à bord rejoue la carte de ce tour au tour suivant
saf-deed-swap-sides = tous ceux de la zone rouge et tous ceux de la bleue échangent leurs places
saf-nature-hidden = Aucune arme ne peut la viser avant son X.
saf-nature-far-safe = Aucune arme ne peut la viser à distance 3.
saf-nature-no-heavy-laser = Les lasers lourds l’ignorent.
saf-nature-rockets-ignore = Les fusées ne la visent jamais.
saf-nature-rockets-harmless = Les fusées la visent et ne lui font rien.
saf-nature-rockets-attracted = Les fusées ne visent qu’elle ; chacune renforce son bouclier.
saf-nature-cryoshield = La première fois qu’elle est visée, il ne lui arrive rien.
saf-nature-pulse-opens = Le canon à impulsion lui ôte son bouclier pour le tour.
saf-nature-double-tiles = Deux tuiles pour chaque point qui passe un bouclier.
saf-nature-most-damage = Les armes lui font { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } par tour au plus.
saf-nature-blast = Détruite, elle fait { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } à toutes les autres menaces externes.
saf-nature-explodes = Détruite, elle attaque avec { $number } pour chaque marque franchie.
saf-nature-retaliates = Chaque fois que des armes la blessent, elle attaque toutes les zones avec { $number }.
saf-nature-duel = Seuls, les intercepteurs ont une force de { $number } contre elle, et le pilote est hors de combat.
saf-nature-rouses = Après son X, les attaques des autres gagnent { $number }.
saf-nature-fortifies = Après son X, les boucliers de toutes les menaces gagnent { $number }.
saf-nature-plasma = Plasma : si le bouclier n’absorbe rien et qu’il y a des dégâts, tous ceux qui se tiennent dans la zone sont hors de combat.
saf-nature-megashield = Mégabouclier : chaque fois qu’elle est visée, son bouclier perd ensuite un point.
saf-nature-carrier = Porte-nefs : ses attaques perdent { $number } tant que quelqu’un est dans l’espace.
saf-nature-polarized = Polarisée : tous les lasers ensemble comptent pour moitié, arrondie au-dessus.
saf-nature-all-lasers = Les lasers de toutes les zones peuvent la viser.
saf-nature-slows = Dans un tour où des armes l’endommagent, elle avance de { $number } cases de moins.
saf-nature-hastens = Chacun de ses déplacements est plus long de { $number } que le précédent.
saf-module-new-frontier = Une carte du module New Frontier.
saf-phasing = Déphasage : après un déplacement sur deux, ni armes, ni robots, ni réparations ne l’atteignent.
saf-inaccessible-until-x = Jusqu’à son X, le premier point d’attaque ou de réparation d’un tour ne fait rien.
saf-inaccessible-always = Le premier point d’attaque ou de réparation d’un tour ne fait rien.
saf-at-jump = Si elle est encore sur sa trajectoire quand le vaisseau saute : { $deeds }.
saf-calls-inside = À côté d’elle se trouve la carte qu’elle appelle. Ses points comptent aussi si elle est vaincue avant.
saf-phased-out = Hors phase : rien ne peut l’atteindre en ce moment.
saf-calls-card = La carte à côté d’elle : { $name }.
saf-flees = Une touche qui ne la vainc pas l’envoie ailleurs : { $stations }.
saf-parasite = Elle vit dans la première personne qui entre dans un poste. Seuls les robots de quelqu’un d’autre au même endroit peuvent l’attaquer ; sa fin met son hôte hors de combat.
saf-lasting-blinds = Après X, le laser blanc ne vise que si quelqu’un regarde au-dehors ou est dans l’espace ; après Y, tous les lasers.
saf-lasting-backfires = Jusqu’à sa réparation, tirer avec le laser supérieur blanc attaque toutes les zones avec 1.
saf-lasting-reverses = Après X, les boucliers n’absorbent rien ; après Y, ils s’ajoutent aux dégâts.
saf-lasting-seals = Après X, personne ne passe les portes vers le rouge ; après Y, ni celles vers le bleu.
saf-repair-costs = La dernière réparation coûte une énergie du réacteur de sa zone.
saf-repair-by-turn = Elle n’est que d’un côté : vers le rouge à un tour impair, vers le bleu à un tour pair.
saf-repair-alone = { $number } de plus si un seul membre d’équipage la répare dans un tour.
saf-repair-leader = Une réparation par le chef de robots actifs compte { $number } de plus.
saf-repair-flips = Chaque réparation envoie tout le monde à bord à l’autre pont.
saf-starts-in = Commence ici : { $stations }.
saf-is-slime = Vase : qui entre est retardé. Les robots l’enlèvent.
saf-is-contamination = Contamination : après Z, qui entre est hors de combat.
saf-returns-fire-never = Ne riposte pas.
saf-returns-fire-always = Riposte : met hors service les robots qui l’attaquent.
saf-returns-fire-after-x = Riposte une fois son X accompli.
saf-drags-down = Qui la vainc est hors de combat.
saf-repair = À réparer avec { $letter } ici : { $stations }. D’ici là, ce système ne marche pas.
saf-repair-outside = Seuls les intercepteurs la réparent, du dehors ({ $stations }).
saf-repair-bonus = { $number } de plus si tous les postes touchés sont réparés dans le même tour.
saf-repair-together = Une réparation ne compte que si { $number } personnes la font dans le même tour.
saf-scalds = Hors de combat si vous êtes là quand elle est réparée : { $stations }.
saf-per-rocket = Un point de vie par fusée à bord.
saf-doubles-damage = Après X, les dégâts à la zone rouge comptent double ; après Y, tous les dégâts.

## Le film

saf-film = Film de la résolution
saf-film-position = Position dans le film
saf-before = Avant le tour 1
saf-before-first = L’équipage est sur la passerelle. Rien ne s’est encore passé.
saf-turn = Tour { $turn }
saf-jump-turn = Saut
saf-jump = Saut
saf-phase = Phase { $phase }
saf-part-appear = Apparition
saf-part-actions = Actions
saf-part-damage = Dégâts
saf-part-threats = Menaces
saf-frame =
    { $jump ->
        [0] Tour { $turn }
       *[other] { $turn }, le saut
    }{ $seen ->
        [0] , pas encore vu
       *[other] {""}
    }{ $appears ->
        [0] {""}
       *[other] , une menace apparaît
    }{ $destroyed ->
        [0] {""}
       *[other] , une menace est vaincue
    }{ $damaged ->
        [0] {""}
       *[other] , dégâts
    }{ $lost ->
        [0] {""}
       *[other] , le vaisseau est perdu
    }
saf-closeup = Gros plan
saf-closeup-of = Gros plan. { $caption }
saf-closeups = Gros plans
saf-closeups-why = Le film s’approche de ce qui se passe. Désactivez-les pour voir tout le vaisseau en permanence.
saf-in-order = Tour { $turn }, dans l’ordre
saf-was = avant : { $number }
saf-tile-change = { $from } → { $to }
saf-tile-upper-cannon = laser
saf-tile-lower-cannon = laser
saf-tile-shield = bouclier
saf-tile-reactor = réacteur
saf-tile-gravolift = ascenseur
saf-tile-structure = coque
saf-together = Tout le monde regarde avec { $name }.
saf-you-lead = Tout le monde regarde avec vous.
saf-watch-with = Regarder de nouveau avec { $name }
saf-show-all = Tous ensemble, à partir d’ici
saf-show-all-why = Amène ici tous les écrans de la table ; ils vous suivent ensuite.
saf-prev = Un pas en arrière
saf-next = Un pas en avant
saf-play = Lecture
saf-pause = Pause
saf-speed-of-film = Vitesse du film
saf-speed-now = Vitesse { $speed }, appuyez pour changer
saf-crew-turn =
    { $turn ->
        [0] L’équipage
       *[other] Tour { $turn }, l’équipage
    }
saf-not-yet = n’a pas encore agi
saf-knocked-out = hors de combat
saf-go-there = Aller à ce moment
saf-why = Pourquoi
saf-why-nothing = Rien ne s’est passé dans cette partie du tour.
saf-sum-laser = laser
saf-sum-pulse = impulsion
saf-sum-rocket = fusée
saf-sum-interceptors = intercepteurs
saf-sum-strength = force
saf-sum-attack = attaque
saf-sum-shield = bouclier
saf-sum-damage =
    { $count ->
        [one] dégât
       *[other] dégâts
    }
saf-score = Score jusqu’ici
saf-score-later = Le score suit au prochain pas.
saf-score-destroyed = Menaces vaincues
saf-score-survived = Menaces subies
saf-score-visual = Confirmation visuelle
saf-score-damage = Dégâts
saf-score-worst-zone = Pire zone, encore
saf-score-knocked-out = Hors de combat
saf-score-disabled-squads = Robots hors service
saf-score-total = Total
saf-score-lost = Perdu : pas de score
saf-to-now = Au présent
saf-to-end = À la fin
saf-is-over = La mission est finie.
saf-film-goes-on = Le film continue : revenez en arrière, mettez en pause, ou passez au résultat.
saf-result-comes = Le résultat suit.
saf-see-result = Voir le résultat
saf-back-to-score = Retour au score
saf-go-on = Continuer
saf-go-on-all = Continuer, tout le monde
saf-follow = Suivre les autres
saf-follow-why = Laisser désormais le rythme aux autres.
saf-pace = Rythme
saf-pace-is = Rythme : { $pace }
saf-trip = J’ai trébuché
saf-trip-upside-down = { $name } : ma carte est à l’envers
saf-trip-other-arrow = { $name } : j’ai confondu rouge et bleu
saf-trip-instead = À la place : { $action }.
saf-trip-price = Prix : la carte du tour { $turn } vient un tour plus tard.
saf-trip-free = Aucune carte au tour suivant : rien n’est retardé.

## Ce que l’on entend

saf-voice = La voix de l’ordinateur
saf-voice-on = voix active
saf-voice-off = voix coupée
saf-voice-why = L’ordinateur parle à voix haute sur cet écran. S’il y a un grand écran dans la pièce, laissez-le parler et coupez la voix ici.
saf-loudspeaker = Cet écran est le haut-parleur de la pièce : coupez la voix sur les téléphones et les ordinateurs voisins.
saf-loudspeaker-touch = Cet écran est le haut-parleur de la pièce. Cliquez dessus ou appuyez une fois sur une touche pour que son navigateur le laisse parler.

## La page du résolveur

sar-title = Résolveur de Space Alert
sar-lead = Vous avez joué avec des cartes et un plateau ? Entrez ce que vous avez joué et regardez ce que devient le vaisseau.
sar-share = Copier le lien
sar-save = Enregistrer
sar-save-plan = Enregistrer le plan
sar-save-plan-of = Enregistrer le plan de { $mission }
sar-open-plan = Ouvrir dans le résolveur
sar-open-plan-of = Ouvrir { $mission } dans le résolveur
sar-load = Ouvrir un fichier
sar-new = Nouveau plan
sar-loading = Chargement des cartes.
sar-unreachable = Le serveur ne répond pas pour le moment.
sar-link-copied = Le lien est copié. Il contient tout le plan ; rien n’est gardé sur le serveur.
sar-link-in-address = Le lien est dans la barre d’adresse. Il contient tout le plan.
sar-link-broken = Il est abîmé : une partie manque ou a été modifiée. Redemandez-le.
sar-empty = Entrez les menaces et les cartes. Le résultat apparaît dès qu’il y a de quoi voler.
sar-result = Résultat
sar-won = Le vaisseau rentre
sar-lost = Le vaisseau est perdu
sar-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sar-summary = Menaces { $threats }, confirmation visuelle { $visual }, tuiles de dégâts { $tiles }.
sar-diff-none = Rien ne finit autrement que dans le plan joué.
sar-diff-now-won = Maintenant le vaisseau rentre
sar-diff-now-lost = Maintenant le vaisseau est perdu
sar-diff-score = Score { $from } → { $to }
sar-diff-threat-destroyed = { $threat } : vaincue
sar-diff-threat-survived = { $threat } : subie
sar-diff-threat-on_track = { $threat } : encore en route
sar-diff-threat-waiting = { $threat } : n’apparaît jamais
sar-diff-damage-red = Dégâts rouges { $from } → { $to }
sar-diff-damage-white = Dégâts blancs { $from } → { $to }
sar-diff-damage-blue = Dégâts bleus { $from } → { $to }
sar-diff-knocked-out = Hors de combat { $from } → { $to }
sar-diff-visual = Confirmation visuelle { $from } → { $to }
sar-improve = Aurions-nous pu gagner avec un petit changement ?
sar-searching = Recherche…
sar-searching-why = Chaque carte changée est essayée seule, puis deux à la fois. Cela prend quelques secondes.
sar-yes =
    { $count ->
        [one] Oui : un seul changement ramène le vaisseau, score { $score }.
       *[other] Oui : { $count } changements ramènent le vaisseau, score { $score }.
    }
sar-certain = Moins de changements ne suffisent certainement pas.
sar-uncertain = Moins suffiraient peut-être ; la recherche a été écourtée.
sar-open-deck = Toute carte du paquet est permise ici, qui que ce soit qui l’avait ; pour les cartes héroïques, seulement celles qui ont été jouées.
sar-no-rescue = Aucun petit changement trouvé qui sauve ce vaisseau. La recherche a été écourtée : il en existe peut-être un.
sar-no-rescue-certain = Non. Ni une carte changée ni deux ne sauvent ce vaisseau.
sar-already-won = Le vaisseau rentre déjà.
sar-change-replace = { $name }, tour { $turn } : { $now } au lieu de { $was }
sar-change-move = { $name } : les cartes des tours { $from } et { $to } échangent leur place
sar-try = Essayer
sar-try-in-resolver = Le voir dans le résolveur
sar-back-to-played = Revenir au plan joué
sar-settle = Comparer désormais avec celui-ci
sar-tab-plan = Plan
sar-tab-film = Film
sar-film-none = Pas encore de film : le plan ne peut pas être joué.
sar-what-if = Et si, à partir d’ici
sar-mission = Mission
sar-crew-size = Équipage
sar-turns = Tours
sar-turns-12 = 12, une mission
sar-turns-7 = 7, un vol d’essai
sar-trajectory = Trajectoire, { $track }
sar-trajectory-none = aucune
sar-trajectory-board = T{ $number } : { $length } cases, X { $x }, Y { $y }
sar-damage = Tuiles de dégâts
sar-damage-any = comme elles viennent
sar-damage-seed = mélangées, selon un nombre
sar-damage-own = dans l’ordre où nous les avons tirées
sar-damage-own-why = Appuyez sur les tuiles de chaque zone dans l’ordre où vous les avez tirées. Les autres suivent, mélangées.
sar-seed = Nombre du mélange
sar-overrides =
    { $count ->
        [one] Le fichier change { $count } chose de la mission ; c’est gardé.
       *[other] Le fichier change { $count } choses de la mission ; c’est gardé.
    }
sar-overrides-drop = Jouer comme imprimé
sar-threats = Menaces
sar-threats-none = Pas encore de menace. Ajoutez chaque carte piochée.
sar-threat-add = Ajouter une menace
sar-threat-search = Nom ou code de la carte
sar-threat-card = Carte de la menace { $number }
sar-threat-turn = Tour de la menace { $number }
sar-threat-zone = Zone de la menace { $number }
sar-threat-show = Montrer la carte
sar-threat-calls = Menace { $number } : la carte qu’elle appelle
sar-threat-calls-none = appelle …
sar-threat-remove = Retirer la menace { $number }
sar-t-plus = T+{ $turn }
sar-fault-threat = Menace { $number } : { $fault }
sar-crew = Équipage
sar-captain = Capitaine
sar-member = Équipier { $number }
sar-no-card = pas de carte
saf-double = { $first }, puis { $second }
sar-double-add = Double action
sar-double-why = Ajoute une deuxième moitié à la case : les deux se font dans le même tour.
sar-clear = Pas de carte
sar-space =
    { $name }, tour { $turn } : { $card }{ $changed ->
        [0] {""}
       *[other] , changée
    }
sar-palette = Cartes pour { $name }, tour { $turn }
sar-keys = Touches : A B C, D robots, R rouge, L bleu, U ascenseur, Suppr.
sar-from-link = Ce lien ne peut pas être ouvert.
sar-from-file = Ce fichier ne peut pas être ouvert.
sar-bad-json = Ce n’est pas un plan enregistré, ou il a été modifié : on ne peut pas le lire comme du JSON.
sar-bad-shape = Il contient autre chose qu’un plan de Space Alert.
sar-bad-version = Il est écrit dans le format { $format }, inconnu ici.
sar-bad-crew = Il n’a pas d’équipage.
sar-bad-board = Le plateau du joueur { $player } n’est pas une liste de cartes.
sar-bad-card = Joueur { $player }, tour { $turn } : ce n’est pas une carte.
sar-bad-many = Le joueur { $player } a des cartes après le tour { $turns } : { $cards } cases, et la mission a { $turns } tours.
sar-bad-threat = La menace { $number } n’a pas de carte ou pas de tour.
sar-bad-large = Il est plus grand que n’importe quel plan.
sar-board-full = { $name } a une carte à chacun des { $turns } tours. Choisissez un tour pour le changer.
sar-discard = Abandonner ce que vous avez saisi ?
sar-discard-text =
    { $count ->
        [one] Une carte que vous avez saisie disparaîtrait avec sa mission. Elle n’est ni enregistrée ni envoyée.
       *[other] { $count } cartes que vous avez saisies, ou certaines d’entre elles, disparaîtraient avec leur mission. Elles ne sont ni enregistrées ni envoyées.
    }
sar-discard-do = Abandonner
sar-discard-not = Garder
sar-hide = Le film avant le résultat
sar-hidden = Le résultat attend la fin du film.
sar-hidden-film = Voir le film
sar-hidden-show = Montrer le résultat maintenant
sar-search-on = Chercher encore, quatre fois plus longtemps
