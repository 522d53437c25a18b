# Ce que dit la ligne de commande sur Space Alert, en français.

## Missions, plans et résolution (Space Alert)

cli-help-mission = Créer une mission pour Space Alert, ou en montrer une du jeu
cli-usage-mission = cosmodrome space-alert mission [RÉGLAGES]
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
cli-usage-resolve = cosmodrome space-alert resolve <FICHIER> [RÉGLAGES]
cli-help-resolve-more = docs/writing-missions.md décrit le fichier de plan et le résultat.
cli-help-resolve-file = Le fichier de plan ; - lit l’entrée standard
cli-help-resolve-json = Écrire le résultat en JSON, pour les programmes
cli-help-resolve-trace = Raconter tout ce qui se passe en chemin ; avec --json, donner chaque état intermédiaire
cli-help-plan = Chercher le meilleur plan pour une mission de Space Alert
cli-usage-plan = cosmodrome space-alert plan <FICHIER> [RÉGLAGES]
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
cli-space-alert-log-lost = Mission { $number } ({ $track }) : perdue.
cli-space-alert-log-flown = Mission { $number } ({ $track }) : détruites { $destroyed }, survécues { $survived }, hublot { $visual }.
cli-space-alert-log-total = Mission { $number } ({ $track }) : détruites { $destroyed }, survécues { $survived }, hublot { $visual }, pénalités { $penalties }, total { $total }.
cli-space-alert-do-ready = Commencer
cli-space-alert-do-role = Prendre le poste : { $role }
cli-space-alert-do-order = Agir dans cet ordre : { $crew }
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
