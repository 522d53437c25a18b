# Rocketmen, en français.
#
# $seat est le nom d’un joueur ; cartes, sites et listes de cartes arrivent déjà écrits. Une liste peut être vide : son nombre le dit.
# Aucune phrase n’accorde un mot avec $seat ni ne le fait précéder de « de » ou de « que ».

rocketmen-name = Rocketmen

## Événements

rocketmen-event-turn-began = Tour de table { $round } : à { $seat } de jouer.
rocketmen-event-bought =
    { $paidcards ->
        [0] { $tokens ->
            [0] { $seat } obtient { $cards } sans rien payer.
            [one] { $seat } achète { $cards }, en payant avec un jeton.
           *[other] { $seat } achète { $cards }, en payant avec { $tokens } jetons.
        }
       *[other] { $tokens ->
            [0] { $seat } achète { $cards }, en payant avec { $paid }.
            [one] { $seat } achète { $cards }, en payant avec { $paid }, plus un jeton.
           *[other] { $seat } achète { $cards }, en payant avec { $paid }, plus { $tokens } jetons.
        }
    }{ $copies ->
        [0] {""}
       *[other] {" "}Espionnage industriel copie { $model }.
    }
rocketmen-event-displayed =
    { $count ->
        [one] Nouvelle carte à l’étal : { $cards }.
       *[other] { $count } nouvelles cartes à l’étal : { $cards }.
    }
rocketmen-event-placed =
    { $plans ->
        [0] { $seat } place { $pad } sur le Pas de tir
       *[other] { $pads ->
            [0] { $seat } planifie { $plan }
           *[other] { $seat } planifie { $plan } et place { $pad } sur le Pas de tir
        }
    }{ $paidcards ->
        [0] { $tokens ->
            [0] {""}
            [one] , en payant avec un jeton
           *[other] , en payant avec { $tokens } jetons
        }
       *[other] { $tokens ->
            [0] , en payant avec { $paid }
            [one] , en payant avec { $paid }, plus un jeton
           *[other] , en payant avec { $paid }, plus { $tokens } jetons
        }
    }.{ $copies ->
        [0] {""}
       *[other] {" "}Espionnage industriel copie { $model }.
    }
rocketmen-event-discarded =
    { $count ->
        [one] { $seat } défausse { $cards }.
       *[other] { $seat } défausse { $count } cartes : { $cards }.
    }
rocketmen-event-used =
    { $copies ->
        [0] { $seat } utilise { $card }.
       *[other] { $seat } utilise { $card }, qui copie { $model }.
    }
rocketmen-event-took-threat = { $seat } prend { $card } à l’étal sans payer.
rocketmen-event-junked = { $seat } envoie { $cards } à la Casse.
rocketmen-event-cycled = { $seat } met sous la pioche une carte de l’étal : { $card }.
rocketmen-event-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
rocketmen-event-drew-cards = { $seat } pioche { $cards }.
rocketmen-event-reshuffled = { $seat } mélange son Entrepôt pour former un nouveau QG.
rocketmen-event-fetched = { $seat } fait passer { $cards } de son Entrepôt à sa Main.
rocketmen-event-stored = { $seat } stocke { $card } sur son Dépôt.
rocketmen-event-unstored = { $seat } fait repasser { $cards } de son Dépôt à sa Main.
rocketmen-event-removed = { $seat } retire { $card } de l’étal.
rocketmen-event-launch-declared =
    { $rocket ->
        [one] { $seat } lance une mission, { $location }, avec { $rocket } point de fusée
       *[other] { $seat } lance une mission, { $location }, avec { $rocket } points de fusée
    }{ $boost ->
        [0] {" "}et sans élan.
        [one] {" "}et un élan d’une case.
       *[other] {" "}et un élan de { $boost } cases.
    }
rocketmen-event-revealed = { $seat } révèle ces cartes Succès : { $values }.
rocketmen-event-picked = { $seat } choisit le { $value } comme premier tirage.
rocketmen-event-success-drawn = { $seat } tire une carte Succès : { $value }.
rocketmen-event-triggered = { $seat } utilise { $card } sur son Pas de tir.
rocketmen-event-rocket-moved =
    { $spaces ->
        [0] { $seat } n’avance pas : la Fusée reste sur la case { $position }.
        [one] { $seat } avance la Fusée d’une case, jusqu’à la case { $position }.
       *[other] { $seat } avance la Fusée de { $spaces } cases, jusqu’à la case { $position }.
    }
rocketmen-event-succeeded =
    { $first ->
        [0] Succès ! { $seat } accomplit une mission, { $location }, et marque { $vp } PV.
       *[other] Succès ! { $seat } accomplit une mission, { $location }, avant tout le monde et marque { $vp } PV.
    }
rocketmen-event-gained-rocket =
    { $amount ->
        [one] { $seat } gagne une réussite : { $amount } point de fusée pour chaque lancement à venir.
       *[other] { $seat } gagne une réussite : { $amount } points de fusée pour chaque lancement à venir.
    }
rocketmen-event-gained-hand = { $seat } gagne une réussite : +{ $amount } à la taille de Main.
rocketmen-event-gained-money = { $seat } gagne une réussite : { $amount } d’argent à dépenser à chaque tour.
rocketmen-event-gained-science =
    { $amount ->
        [one] { $seat } gagne une réussite : { $amount } Science à dépenser à chaque tour.
       *[other] { $seat } gagne une réussite : { $amount } Sciences à dépenser à chaque tour.
    }
rocketmen-event-token-taken = { $seat } prend le jeton { $destination }.
rocketmen-event-failed = Le lancement échoue : { $seat } n’atteint pas le but, { $location }.
rocketmen-event-aborted =
    { $count ->
        [0] { $seat } abandonne le lancement sans perdre de carte.
       *[other] { $seat } abandonne le lancement et défausse { $cards }.
    }
rocketmen-event-settled =
    { $stays ->
        [0] { $count ->
            [0] { $seat } vide son Pas de tir et n’a plus de Mission planifiée.
           *[other] { $seat } garde { $cards } sur son Pas de tir et n’a plus de Mission planifiée.
        }
       *[other] { $count ->
            [0] { $seat } vide son Pas de tir et garde sa Mission planifiée.
           *[other] { $seat } garde { $cards } sur son Pas de tir, ainsi que sa Mission planifiée.
        }
    }
rocketmen-event-trimmed = { $seat } défausse { $cards } pour respecter la limite de Main.
rocketmen-event-end-threshold = Les points de victoire qui terminent la partie sont atteints : la partie se termine avec ce tour de table.
rocketmen-event-end-all-tokens = Tous les jetons de mission d’un camp sont posés et chaque destination est atteinte : la partie se termine avec ce tour de table.
rocketmen-event-end-everybody-done = Tout le monde a posé tous ses jetons de mission : la partie se termine avec ce tour de table.
rocketmen-event-end-too-long = Le dernier tour de table permis est fini : la partie se compte en l’état.
rocketmen-event-end-empty-display = L’étal est vide : la partie se termine avec ce tour de table.
rocketmen-event-end-battle-won = Quelqu’un a accompli toutes les missions de la bataille pour la Terre : la partie se termine avec ce tour de table.
rocketmen-event-end-twelve-tokens = Les deux camps ont posé tous leurs jetons de mission : la partie se termine ici.
rocketmen-event-ai-planned = L’IA prépare une mission, { $location } : sa Fusée part de la case { $position }.
rocketmen-event-ai-moved = L’IA avance sa Fusée jusqu’à la case { $position }.
rocketmen-event-ai-arrived =
    { $first ->
        [0] L’IA accomplit une mission, { $location }, et marque { $vp } PV.
       *[other] L’IA accomplit une mission, { $location }, avant tout le monde et marque { $vp } PV.
    }
rocketmen-event-ai-grounded = L’IA n’a plus de mission possible : sa Fusée reste au sol.
rocketmen-event-pushed-out = Aucune carte n’a quitté l’étal ce tour : l’étal pousse { $card } hors de la partie.
rocketmen-event-threat-scored = { $seat } marque { $vp } PV pour la Menace.
rocketmen-event-ai-scored-threat = L’IA marque { $vp } PV pour la Menace.
rocketmen-event-game-over-lost = La partie est finie : l’IA l’emporte.
rocketmen-event-game-over-won = La partie est finie : { $seat } l’emporte !
rocketmen-event-game-over-shared = La partie est finie : { $count } joueurs partagent la victoire !

## Refus

rocketmen-refusal-not-your-turn = C’est à quelqu’un d’autre de jouer : vous pourrez agir quand votre tour commencera.
rocketmen-refusal-game-over = La partie est finie : on ne peut plus rien y jouer, mais une nouvelle peut commencer.
rocketmen-refusal-launch-under-way = Un lancement est en cours et votre Main est fermée : menez-le d’abord à son terme, avec les seules cartes de votre Pas de tir.
rocketmen-refusal-no-launch = Aucun lancement n’est en cours : planifiez d’abord une Mission et lancez-la.
rocketmen-refusal-answer-the-draw = La carte Succès tirée attend votre réponse : gardez-la, ou utilisez une carte de votre Pas de tir qui peut la changer.
rocketmen-refusal-no-draw-to-answer = Aucune carte Succès n’attend votre réponse : ce choix ne vient que juste après un tirage qu’une carte de votre Pas de tir peut changer.
rocketmen-refusal-pick-first = Planification détaillée a révélé des cartes Succès : choisissez d’abord l’une d’elles comme tirage.
rocketmen-refusal-nothing-to-pick = Cette carte Succès n’est pas révélée : choisissez une valeur que Planification détaillée vient de montrer.
rocketmen-refusal-no-draws-left = Tous les tirages de ce lancement sont faits : utilisez une Postcombustion ou acceptez l’échec.
rocketmen-refusal-settle-first = Le lancement est fini : décidez d’abord ce qui reste et ce qui part.
rocketmen-refusal-nothing-to-settle = Il n’y a rien à décider maintenant : ce qui reste se choisit après un échec, ou après un succès avec des Fusées réutilisables et un Moteur.
rocketmen-refusal-trim-first = Votre Main dépasse sa limite : choisissez d’abord les cartes qui vont à votre Entrepôt.
rocketmen-refusal-nothing-to-trim = Rien ne vous oblige à réduire votre Main maintenant : la limite ne s’impose qu’à la fin de votre tour.
rocketmen-refusal-nothing-chosen = Rien n’est encore choisi : choisissez au moins une carte.
rocketmen-refusal-no-such-card = Cette carte n’existe pas dans cette partie : choisissez-en une que vous voyez.
rocketmen-refusal-not-on-display = Cette carte, { $card }, n’est pas à l’étal : choisissez-en une qui s’y trouve maintenant.
rocketmen-refusal-no-such-pile = Cette pile de Moteurs n’existe pas : choisissez l’une des trois.
rocketmen-refusal-sold-out = Ce Moteur est épuisé : choisissez un autre type.
rocketmen-refusal-second-engine = Vous avez déjà acheté un Moteur ce tour : achetez le suivant à un prochain tour.
rocketmen-refusal-pay-from-hand = Cette carte, { $card }, n’est pas dans votre Main : payez avec des cartes qui s’y trouvent et avec des jetons.
rocketmen-refusal-place-from-hand = Cette carte, { $card }, n’est pas dans votre Main : seules les cartes de votre Main peuvent être placées.
rocketmen-refusal-use-from-hand = Cette carte, { $card }, n’est pas dans votre Main : c’est de là que sa capacité s’utilise.
rocketmen-refusal-store-from-hand = Cette carte, { $card }, n’est pas dans votre Main : le Dépôt stocke des cartes de votre Main.
rocketmen-refusal-trim-from-hand = Cette carte, { $card }, n’est pas dans votre Main : choisissez parmi les cartes que vous tenez.
rocketmen-refusal-paid-twice = Une même carte, { $card }, ne peut pas servir deux fois : planifiez-la, mettez-la sur le Pas de tir ou payez avec ; l’argent d’une carte placée compte de lui-même.
rocketmen-refusal-tokens-spent = Vous n’avez pas autant de jetons face visible : payez avec moins de jetons ; ceux que vous avez dépensés reviennent à la fin de votre tour.
rocketmen-refusal-price-not-met =
    { $items ->
        [0] Il manque { $money } d’argent à ce paiement : ajoutez des cartes ou des jetons, ou achetez moins.
        [one] { $money ->
            [0] Il manque une ressource à ce paiement : ajoutez une carte qui la montre, ou une Science à sa place.
           *[other] Il manque { $money } d’argent et une ressource à ce paiement : ajoutez des cartes ou des jetons, ou achetez moins.
        }
       *[other] { $money ->
            [0] Il manque { $items } ressources à ce paiement : ajoutez des cartes qui les montrent, ou des Sciences à leur place.
           *[other] Il manque { $money } d’argent et { $items } ressources à ce paiement : ajoutez des cartes ou des jetons, ou achetez moins.
        }
    }
rocketmen-refusal-placement-not-paid = Il manque { $money } d’argent pour ce placement : payez avec une carte ou un jeton d’argent de plus, ou placez moins de cartes.
rocketmen-refusal-science-for-placing = La Science ne sert pas à placer des cartes : payez avec des cartes de votre Main ou des jetons d’argent.
rocketmen-refusal-plan-needs-mission = { $card } n’est pas une Mission : seule une Mission peut aller sur votre Plan de mission.
rocketmen-refusal-plan-taken = Votre Plan de mission porte déjà une Mission : lancez-la ou défaussez-la avant d’en planifier une autre.
rocketmen-refusal-no-mission-planned = Votre Pas de tir n’accepte des cartes que si une Mission est planifiée : planifiez-en une d’abord ou dans la même action.
rocketmen-refusal-no-item = Cette carte, { $card }, ne montre aucune ressource : seules celles qui en ont une peuvent aller sur votre Pas de tir.
rocketmen-refusal-same-name = { $card } serait le deuxième Atout du même nom sur votre Pas de tir : placez-en un autre.
rocketmen-refusal-not-yours = Cette carte, { $card }, ne peut pas être défaussée de là : choisissez-en une dans votre Main, sur votre Pas de tir ou sur votre Plan de mission.
rocketmen-refusal-no-ability = { $card } n’a pas de capacité « Défausse » : utilisez une carte qui en a une.
rocketmen-refusal-wrong-aim = Cette capacité ne s’utilise pas ainsi : choisissez exactement les cartes que son texte demande.
rocketmen-refusal-no-such-threat = Cette carte ne prend qu’un type de Menace : choisissez à l’étal une Menace de ce type.
rocketmen-refusal-needs-model = Espionnage industriel n’est rien par lui-même : choisissez aussi l’Atout qu’il copie.
rocketmen-refusal-no-model-needed = Espionnage industriel ne sert pas ici : n’indiquez pas d’Atout à copier.
rocketmen-refusal-bad-model = Espionnage industriel ne peut pas copier cette carte : choisissez un autre Atout, à l’étal, ou dans l’Entrepôt ou sur le Pas de tir d’un adversaire.
rocketmen-refusal-nothing-pending = { $card } n’a pas d’effet en attente : seule une carte « En payant » qui a participé à un paiement ce tour en laisse un.
rocketmen-refusal-wrong-claim = Cet effet ne s’utilise pas ainsi : choisissez ce que propose le texte de la carte.
rocketmen-refusal-no-depot = Vous n’avez pas de Dépôt : mettez-en un sur votre Pas de tir avant de stocker des cartes.
rocketmen-refusal-depot-full = Votre Dépôt est plein : reprenez une carte stockée avant d’en stocker une autre.
rocketmen-refusal-already-stored = Vous avez déjà stocké une carte ce tour : stockez la suivante à un prochain tour.
rocketmen-refusal-not-stored = Cette carte, { $card }, n’est pas sur votre Dépôt : choisissez-en une qui y est stockée.
rocketmen-refusal-not-solitaire = On ne retire des cartes de l’étal qu’en Solitaire : ici, vous pouvez les acheter ou les laisser.
rocketmen-refusal-already-removed = Vous avez déjà retiré une carte ce tour : retirez la suivante à un prochain tour.
rocketmen-refusal-ai-not-flying = L’IA n’a pas de mission en cours : vous ne pouvez retirer une carte que lorsqu’elle en a une.
rocketmen-refusal-no-mission = Aucune Mission n’est planifiée : mettez-en une sur votre Plan de mission avant de lancer.
rocketmen-refusal-no-such-location = Cette Mission ne peut pas aller là : choisissez une destination qui a un site de son type.
rocketmen-refusal-already-there = Vous avez déjà un jeton sur ce site : choisissez une autre destination ou planifiez une autre Mission.
rocketmen-refusal-no-tokens-left = Tous vos jetons de mission sont posés : vous ne pouvez plus lancer, mais vous pouvez encore acheter.
rocketmen-refusal-battle-limit = Vous avez accompli toutes les missions de la bataille pour la Terre : vous ne pouvez plus lancer, mais vous pouvez encore acheter.
rocketmen-refusal-earth-only = La bataille pour la Terre se joue en orbite terrestre : lancez vers l’orbite terrestre.
rocketmen-refusal-too-few-rocket-points =
    { $need ->
        [one] Ce lancement demande { $need } point de fusée et vous en avez { $have } : mettez un Moteur sur votre Pas de tir.
       *[other] Ce lancement demande { $need } points de fusée et vous en avez { $have } : ajoutez des Moteurs à votre Pas de tir ou choisissez une destination plus proche.
    }
rocketmen-refusal-not-on-pad = Cette carte, { $card }, n’est pas sur votre Pas de tir : choisissez-en une qui s’y trouve.
rocketmen-refusal-no-launch-effect = { $card } n’a pas d’effet à déclencher dans un lancement : utilisez une carte dont le texte en offre un.
rocketmen-refusal-too-late-for-this = Il est trop tard pour cette carte : Planification détaillée sert avant le premier tirage, Combinaison spatiale et Bouclier antiradiations juste après un tirage.
rocketmen-refusal-nothing-to-answer = Cette carte répond à un tirage : utilisez-la juste après l’un d’eux, et Bouclier antiradiations seulement après un 0.
rocketmen-refusal-abort-too-early = On n’abandonne pas avant le premier tirage : tirez d’abord une carte Succès.
rocketmen-refusal-abort-too-late = On n’abandonne plus après le dernier tirage : utilisez une Postcombustion ou acceptez l’échec.
rocketmen-refusal-abort-price =
    { $owed ->
        [0] Abandonner ne coûte aucune carte maintenant : abandonnez sans rien défausser.
        [one] Abandonner coûte maintenant une carte : choisissez-en exactement une sur votre Pas de tir.
       *[other] Abandonner coûte maintenant { $owed } cartes : choisissez-en exactement autant sur votre Pas de tir, ou toutes s’il y en a moins ; les permanentes peuvent rester.
    }
rocketmen-refusal-nothing-to-accept = Il n’y a pas d’échec à accepter : ce choix ne vient qu’après le dernier tirage, quand une Postcombustion pourrait encore aider.
rocketmen-refusal-cannot-keep-after-success = Ces cartes ne peuvent pas rester : après un succès, seul reste un Moteur que Fusées réutilisables permet de garder ; les permanentes restent de toute façon.
rocketmen-refusal-cannot-keep-after-failure = Ces cartes ne peuvent pas toutes rester : gardez seulement ce que permettent Fusées réutilisables ou Assurance ; les permanentes restent de toute façon.
rocketmen-refusal-mission-flown = La Mission a réussi et se trouve à votre Casse : elle ne peut pas rester planifiée, laissez-la partir.
rocketmen-refusal-trim-exactly =
    { $excess ->
        [one] Votre Main a une carte de trop : choisissez exactement une carte à défausser.
       *[other] Votre Main a { $excess } cartes de trop : choisissez exactement { $excess } cartes à défausser.
    }

## Cartes

rocketmen-card-satellite-1 = Satellite
rocketmen-card-satellite-2 = Satellite
rocketmen-card-spaceship-1 = Vaisseau
rocketmen-card-spaceship-2 = Vaisseau
rocketmen-card-spaceship-3 = Vaisseau
rocketmen-card-space-hotel-1 = Hôtel spatial
rocketmen-card-space-hotel-2 = Hôtel spatial
rocketmen-card-orbital-shipyard-1 = Chantier orbital
rocketmen-card-space-station-1 = Station spatiale
rocketmen-card-asteroid-mining-1 = Minage d’astéroïdes
rocketmen-card-base-1 = Base
rocketmen-card-base-2 = Base
rocketmen-card-big-data = Big Data
rocketmen-card-solar-energy = Énergie solaire
rocketmen-card-designer-drugs = Médicaments sur mesure
rocketmen-card-asteroid-laser-ablation = Ablation laser d’astéroïdes
rocketmen-card-storage-batteries = Batteries de stockage
rocketmen-card-super-capacitors = Supercondensateurs
rocketmen-card-government-contract = Contrat gouvernemental
rocketmen-card-backup-systems = Systèmes de secours
rocketmen-card-detailed-planning = Planification détaillée
rocketmen-card-nanotechnology = Nanotechnologie
rocketmen-card-global-internet = Internet mondial
rocketmen-card-multi-purpose-space-suit = Combinaison spatiale polyvalente
rocketmen-card-radiation-shielding = Bouclier antiradiations
rocketmen-card-industrial-espionage = Espionnage industriel
rocketmen-card-quantum-computer = Ordinateur quantique
rocketmen-card-fusion-reactor = Réacteur à fusion
rocketmen-card-reusable-rockets = Fusées réutilisables
rocketmen-card-depot = Dépôt
rocketmen-card-electric-cars = Voitures électriques
rocketmen-card-genetic-engineering = Génie génétique
rocketmen-card-afterburner = Postcombustion
rocketmen-card-small-rocket-boosters = Petits propulseurs
rocketmen-card-liquid-fuel-engine = Moteur à ergols liquides
rocketmen-card-heavy-lift-engine = Moteur lourd
rocketmen-card-pandemic = Pandémie
rocketmen-card-climate-change = Changement climatique
rocketmen-card-asteroid-impact = Impact d’astéroïde

## Ce que font les Atouts

rocketmen-effect-big-data = En payant : vous pouvez piocher une carte.
rocketmen-effect-solar-energy = Défausse : envoyez cette carte à votre Casse et prenez un Changement climatique de l’étal dans votre Zone de jeu, sans payer.
rocketmen-effect-designer-drugs = Défausse : envoyez cette carte à votre Casse et prenez une Pandémie de l’étal dans votre Zone de jeu, sans payer.
rocketmen-effect-asteroid-laser-ablation = Défausse : envoyez cette carte à votre Casse et prenez un Impact d’astéroïde de l’étal dans votre Zone de jeu, sans payer.
rocketmen-effect-storage-batteries = Défausse : envoyez une autre carte de votre Main à votre Casse, puis piochez une carte.
rocketmen-effect-super-capacitors = Défausse : défaussez autant d’autres cartes de votre Main que vous voulez, puis piochez-en autant plus une.
rocketmen-effect-government-contract = En payant : cette carte vaut 10 d’argent par mission que vous avez accomplie.
rocketmen-effect-backup-systems = Pas de tir : votre élan gagne une case vers toute destination, en plus de ce que donne le Composite.
rocketmen-effect-detailed-planning = Pas de tir : avant le premier tirage, vous pouvez la défausser pour révéler trois cartes Succès et tirer celle de votre choix. Un succès l’envoie à la Casse.
rocketmen-effect-nanotechnology = Défausse : mettez une carte de l’étal sous la pioche et complétez l’étal, puis piochez une carte.
rocketmen-effect-global-internet = En payant : vous pouvez placer une carte de votre Main, sur le Plan de mission ou le Pas de tir, sans payer.
rocketmen-effect-multi-purpose-space-suit = Pas de tir : juste après un tirage, vous pouvez la défausser pour écarter la carte tirée, sans avancer, et en tirer une autre à sa place.
rocketmen-effect-radiation-shielding = Pas de tir : juste après avoir tiré un 0, vous pouvez le défausser pour avancer plutôt de 2 cases.
rocketmen-effect-industrial-espionage = Défausse, en payant ou en le plaçant : il devient la copie d’un Atout de l’étal, ou de l’Entrepôt ou du Pas de tir d’un adversaire.
rocketmen-effect-quantum-computer = Défausse : piochez deux cartes.
rocketmen-effect-fusion-reactor = Permanent. Il reste sur votre Pas de tir tant que vous ne choisissez pas de le défausser.
rocketmen-effect-reusable-rockets = Pas de tir : quand un succès ou un échec vide votre Pas de tir, un Moteur de votre choix peut y rester.
rocketmen-effect-depot = Permanent. Une fois par tour, stockez-y une carte de votre Main, trois au plus ; reprenez-les à volonté avant de lancer. Le défausser les défausse aussi.
rocketmen-effect-electric-cars = Défausse : prenez en Main une carte de votre choix de votre Entrepôt.
rocketmen-effect-genetic-engineering = En payant : vous pouvez envoyer à votre Casse une autre carte de votre Main ou de votre Zone de jeu.
rocketmen-effect-afterburner = Pas de tir : à tout moment d’un lancement, même après le dernier tirage, vous pouvez la défausser pour avancer de 2 cases.

## Objectifs personnels : le nom et les deux tâches

rocketmen-goal-broadcaster = Diffuseur
rocketmen-goal-broadcaster-a = Votre Satellite en orbite terrestre
rocketmen-goal-broadcaster-b = Votre Satellite sur la Lune
rocketmen-goal-hotelier = Hôtelier
rocketmen-goal-hotelier-a = Votre Hôtel spatial en orbite terrestre
rocketmen-goal-hotelier-b = Votre Hôtel spatial sur la Lune
rocketmen-goal-test-pilot = Pilote d’essai
rocketmen-goal-test-pilot-a = Votre Vaisseau à une destination
rocketmen-goal-test-pilot-b = Vos Vaisseaux à deux destinations
rocketmen-goal-settler = Colon
rocketmen-goal-settler-a = Votre Base sur la Lune
rocketmen-goal-settler-b = Votre Base sur Mars
rocketmen-goal-orbital-architect = Architecte orbital
rocketmen-goal-orbital-architect-a = Votre Chantier orbital en orbite terrestre
rocketmen-goal-orbital-architect-b = Votre Station spatiale en orbite terrestre
rocketmen-goal-prospector = Prospecteur
rocketmen-goal-prospector-a = Votre Minage d’astéroïdes sur Mars
rocketmen-goal-prospector-b = Au moins un de vos jetons sur la Lune
rocketmen-goal-grand-tour = Grand Tour
rocketmen-goal-grand-tour-a = Vos jetons à la fois en orbite terrestre et sur la Lune
rocketmen-goal-grand-tour-b = Au moins un de vos jetons sur Mars
rocketmen-goal-home-world = Monde natal
rocketmen-goal-home-world-a = Trois de vos jetons en orbite terrestre
rocketmen-goal-home-world-b = Quatre de vos jetons en orbite terrestre
rocketmen-goal-lunar-pioneer = Pionnier lunaire
rocketmen-goal-lunar-pioneer-a = Deux de vos jetons sur la Lune
rocketmen-goal-lunar-pioneer-b = Trois de vos jetons sur la Lune
rocketmen-goal-red-horizon = Horizon rouge
rocketmen-goal-red-horizon-a = Un de vos jetons sur Mars
rocketmen-goal-red-horizon-b = Deux de vos jetons sur Mars
rocketmen-goal-guardian = Gardien
rocketmen-goal-guardian-a = Une Menace en votre possession
rocketmen-goal-guardian-b = Des Menaces de deux types différents en votre possession
rocketmen-goal-flag-bearer = Porte-drapeau
rocketmen-goal-flag-bearer-a = Le jeton Lune ou le jeton Mars
rocketmen-goal-flag-bearer-b = Cinq missions accomplies

## Cartes Variante

rocketmen-variant-computing-race = Course informatique
rocketmen-effect-computing-race = À la fin, quiconque a le plus d’Ordinateurs sur ses cartes marque 3 PV ; la Science ne compte pas.
rocketmen-variant-materials-race = Course aux matériaux
rocketmen-effect-materials-race = À la fin, quiconque a le plus de Composites sur ses cartes marque 3 PV ; la Science ne compte pas.
rocketmen-variant-biotech-race = Course biotech
rocketmen-effect-biotech-race = À la fin, quiconque a le plus de Biotech sur ses cartes marque 3 PV ; la Science ne compte pas.
rocketmen-variant-propulsion-lead = Suprématie des propulseurs
rocketmen-effect-propulsion-lead = À la fin, quiconque a le plus de points de fusée, cartes et réussites ensemble, marque 3 PV.
rocketmen-variant-planetary-defence = Défense planétaire
rocketmen-effect-planetary-defence = À la fin, quiconque a le plus de Menaces marque 3 PV ; jamais sans aucune Menace.
rocketmen-variant-soft-abort = Abandon en douceur
rocketmen-effect-soft-abort = Abandonner un lancement ne coûte aucune carte.
rocketmen-variant-insurance = Assurance
rocketmen-effect-insurance = Après un lancement échoué, une carte de votre choix reste sur votre Pas de tir.
rocketmen-variant-big-staff = Grande équipe
rocketmen-effect-big-staff = La limite de Main compte une carte de plus dès le départ : sept au lieu de six.
rocketmen-variant-cheap-access = Accès bon marché
rocketmen-effect-cheap-access = La première carte que vous placez à chacun de vos tours, sur le Plan de mission ou le Pas de tir, ne coûte rien.
rocketmen-variant-closing-window = Fenêtre qui se ferme
rocketmen-effect-closing-window = Un étal vide déclenche lui aussi la fin de la partie.

## Le plateau

rocketmen-location-earth-satellite = Satellite en orbite terrestre
rocketmen-location-earth-spaceship = Vaisseau en orbite terrestre
rocketmen-location-earth-space-hotel = Hôtel spatial en orbite terrestre
rocketmen-location-earth-orbital-shipyard = Chantier orbital en orbite terrestre
rocketmen-location-earth-space-station = Station spatiale en orbite terrestre
rocketmen-location-moon-satellite = Satellite sur la Lune
rocketmen-location-moon-spaceship = Vaisseau sur la Lune
rocketmen-location-moon-space-hotel = Hôtel spatial sur la Lune
rocketmen-location-moon-base = Base sur la Lune
rocketmen-location-mars-spaceship = Vaisseau sur Mars
rocketmen-location-mars-asteroid-mining = Minage d’astéroïdes sur Mars
rocketmen-location-mars-base = Base sur Mars

rocketmen-destination-earth = Orbite terrestre
rocketmen-destination-moon = Lune
rocketmen-destination-mars = Mars

rocketmen-type-satellite = Satellite
rocketmen-type-spaceship = Vaisseau
rocketmen-type-space-hotel = Hôtel spatial
rocketmen-type-orbital-shipyard = Chantier orbital
rocketmen-type-space-station = Station spatiale
rocketmen-type-asteroid-mining = Minage d’astéroïdes
rocketmen-type-base = Base

rocketmen-item-money = argent
rocketmen-item-rocket = points de fusée
rocketmen-item-computer = Ordinateur
rocketmen-item-composite = Composite
rocketmen-item-biotech = Biotech
rocketmen-item-science = Science
rocketmen-item-any = ressource au choix

rocketmen-zone-hq = QG
rocketmen-zone-hand = Main
rocketmen-zone-plan = Plan de mission
rocketmen-zone-pad = Pas de tir
rocketmen-zone-depot = Dépôt
rocketmen-zone-played = Zone de jeu
rocketmen-zone-warehouse = Entrepôt
rocketmen-zone-junkyard = Casse
rocketmen-zone-display = étal
rocketmen-zone-deck = pioche

## Robots

rocketmen-bot-random = Joue n’importe quel coup permis, entièrement au hasard.
rocketmen-bot-steady = Joue vite et bien, selon des règles simples.
rocketmen-bot-strong = Pèse les coups et les chances avec soin avant de jouer : l’adversaire le plus coriace.

## Mise en place

rocketmen-option-mode = Partie
rocketmen-option-mode-standard = La partie complète, vers l’orbite terrestre, la Lune et Mars ; à un seul joueur, le Solitaire contre l’IA.
rocketmen-option-mode-battle = La bataille pour la Terre, plus courte, pour deux à quatre joueurs, qui reste en orbite terrestre.
rocketmen-option-difficulty = Difficulté de l’IA en Solitaire
rocketmen-option-difficulty-normal = Normal : l’IA vole vers toutes les destinations et part à peu près à mi-chemin.
rocketmen-option-difficulty-easy = Facile : l’IA part avec peu d’avance et vole surtout vers l’orbite terrestre.
rocketmen-option-difficulty-hard = Difficile : l’IA part avec plus d’avance et vole le plus souvent vers Mars.
rocketmen-option-variants = Cartes Variante
rocketmen-option-variants-none = Aucune carte Variante.
rocketmen-option-variants-random = Deux cartes Variante tirées au hasard.
rocketmen-option-variants-chosen = Deux cartes Variante différentes de votre choix, reliées par un signe plus : insurance+big-staff.

rocketmen-setup-solitaire-alone = Le Solitaire se joue à un seul joueur et la partie complète de deux à quatre : changez le nombre de joueurs ou la partie.
rocketmen-setup-battle-needs-two = La bataille pour la Terre se joue de deux à quatre : ajoutez un joueur, ou choisissez la partie complète pour jouer en Solitaire.
rocketmen-setup-no-variants-alone = Le Solitaire se joue sans carte Variante : n’en choisissez aucune.
rocketmen-setup-variants = Choisissez deux cartes Variante différentes parmi celles-ci : { $known }.

## Défauts d’un fichier de contenu

rocketmen-content-not-toml = Le fichier n’est pas du TOML valable : { $reason }
rocketmen-content-other-game = Le fichier n’est pas pour ce jeu : il doit dire game = "rocketmen".
rocketmen-content-no-constants = La partie « constants » manque.
rocketmen-content-empty = La partie « { $part } » est vide : il y faut au moins une entrée.
rocketmen-content-twice = Le nom « { $id } » sert deux fois : chaque carte, objectif ou Variante doit avoir le sien.
rocketmen-content-too-many-cards = Il y a { $count } cartes, mais le maximum est { $most }.
rocketmen-content-destinations = Il faut exactement trois destinations : earth, moon et mars, une fois chacune.
rocketmen-content-locations = Il peut y avoir au plus 16 sites, et chaque type de mission une seule fois par destination.
rocketmen-content-no-flight = La Mission « { $id } » ne peut aller nulle part : aucun site n’a son type.
rocketmen-content-markers = La carte « { $id } » doit avoir au moins un repère de joueurs, et chaque repère doit aller de 1 à 4.
rocketmen-content-money = La carte « { $id } » montre ou coûte trop d’argent : le maximum est 100.
rocketmen-content-items = Un nombre de « { $id } » est trop grand : le maximum est { $most } pour une ressource, un gain ou un effet.
rocketmen-content-copiers = Il y a { $count } cartes qui en copient d’autres : il ne peut y en avoir qu’une.
rocketmen-content-goals = Les objectifs ne conviennent pas : chaque joueur en reçoit deux, il en faut donc de 8 à 64, chacun avec deux tâches, et au moins un pour le Solitaire.
rocketmen-content-constants = La valeur ou le nombre de « { $name } » est hors limites.

rocketmen-content-holds = En complétant ce qui manque par le contenu du programme, il y a { $cards } cartes, { $assets } sortes d’Atouts, { $locations } sites, { $goals } objectifs et { $variants } cartes Variante.
