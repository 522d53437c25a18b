# Space Cadets au terminal.

cli-space-cadets-do-ready = Prêt, ou terminé
cli-space-cadets-do-wait = Pas encore prêt
cli-space-cadets-do-start = Lancer ce qui attend
cli-space-cadets-do-choose = Réponse { $number } : { $answer }
cli-space-cadets-do-take = Prendre un poste : { $station }
cli-space-cadets-do-equip = { $take ->
    [1] Choisir l’équipement { $card }
   *[other] Remettre l’équipement { $card }
}
cli-space-cadets-do-deploy = Partir de { $square }, vers { $facing }
cli-space-cadets-do-play = Jouer l’équipement { $card } { $on }
cli-space-cadets-do-guard = Protéger un côté : { $side }
cli-space-cadets-do-mark-target = Marquer une cible : { $target }
cli-space-cadets-do-mark-goal = Marquer où aller : { $square }
cli-space-cadets-do-call = Appeler { $about } : { $call }
cli-space-cadets-do-volunteer = { $yes ->
    [1] Se porter volontaire pour la relève
   *[other] Ne pas participer à la relève
}
cli-space-cadets-do-reseat = Nouvelles places : { $seats }
cli-space-cadets-do-assign = Distribuer la première énergie : { $energy }
cli-space-cadets-do-trade = Échanger { $give } contre { $want }
cli-space-cadets-do-untrade = Reprendre le dernier échange
cli-space-cadets-do-battery = Batteries : { $system }
cli-space-cadets-do-capacitor = Condensateur : { $system }
cli-space-cadets-do-lay = Poser la tuile { $tile } en { $place }, tournée { $turn }
cli-space-cadets-do-lift = Reprendre la tuile { $tile }
cli-space-cadets-do-thrust = Poussée { $change }
cli-space-cadets-do-plot = Emplacement { $slot } : { $card }
cli-space-cadets-do-target = Emplacement { $slot } : { $target }
cli-space-cadets-do-lay-target = Carte Cible { $card } sous { $column }
cli-space-cadets-do-feel = Tâter le sac en { $places }
cli-space-cadets-do-pull = Sortir la forme { $lump }
cli-space-cadets-do-block = Couvrir la carte Cible { $card }
cli-space-cadets-do-spend = Emplacement { $slot } : { $on }
cli-space-cadets-do-scan = Sonder la tuile { $tile }
cli-space-cadets-do-tube = { $seeker ->
    [1] Tube { $tube } pour un missile
   *[other] Tube { $tube } pour une torpille
}
cli-space-cadets-do-load = Poser la pièce { $piece } sur la carte { $card } : { $cells }
cli-space-cadets-do-unload = Enlever la pièce { $piece } de la carte { $card }
cli-space-cadets-do-fire = Tirer le tube { $tube } sur { $target } : { $gesture }
cli-space-cadets-do-fire-again = Relancer le missile : { $gesture }
cli-space-cadets-do-put = Tuile Bouclier { $tile } vers { $zone }
cli-space-cadets-do-ice = ICE : { $side }
cli-space-cadets-do-aim = Viser avec le rayon : { $target }
cli-space-cadets-do-flip = Retourner les tuiles { $tiles }
cli-space-cadets-do-stop = Arrêter le rayon
cli-space-cadets-do-reset = Remélanger l’écran du rayon
cli-space-cadets-do-activate = Activer le moteur de saut
cli-space-cadets-do-reroll = Relancer les dés { $dice }
cli-space-cadets-do-extend = Acheter 30 secondes
cli-space-cadets-do-flux = Flux { $card } sur les dés { $dice } : { $to }
cli-space-cadets-do-take-back = Reprendre la dernière carte Flux
cli-space-cadets-do-claim = Prendre { $card }
cli-space-cadets-do-jump-out = Sauter hors du secteur
cli-space-cadets-do-blink = Blink vers { $square } avec { $card }
cli-space-cadets-do-draw = Piocher une carte Réparation
cli-space-cadets-do-skip = Annuler la carte Réparation
cli-space-cadets-do-roll = Lancer le dé de réparation
cli-space-cadets-do-deal = Distribuer les cartes Brèche : { $cards }
cli-space-cadets-do-leaf = { $back ->
    [1] Carte précédente
   *[other] Carte suivante
}
cli-space-cadets-do-match = Elles sont identiques
cli-space-cadets-do-pass = Passer le paquet à la place { $seat }
cli-space-cadets-title = { $mission }, tour { $turn }, étape { $number } : { $step }
cli-space-cadets-clock = { $seconds } secondes restantes
cli-space-cadets-waits = En attente : { $what }
cli-space-cadets-asks = La place { $seat } doit répondre
cli-space-cadets-ship = Notre vaisseau : { $square }, vers { $facing }, vitesse { $speed } ; boucliers avant { $fore }, tribord { $starboard }, arrière { $aft }, bâbord { $port }
cli-space-cadets-enemy = { $name } en { $square }, dégâts { $damage }{ $locked ->
    [1] , nous verrouille
   *[other] {""}
}
cli-space-cadets-crystal = { $name } { $number } en { $square }
cli-space-cadets-nemesis = Némésis : marqueur { $marker } { $square }
cli-space-cadets-energy = Énergie : { $list }
cli-space-cadets-core = Cœur { $number }{ $breach ->
    [1] , brèche
   *[other] {""}
} ; paquets de dégâts { $decks }
cli-space-cadets-plan = Barre : { $cards }
cli-space-cadets-dice = Dés : { $dice }
cli-space-cadets-goals = Objectifs atteints : { $done } sur { $all }
cli-space-cadets-posts = Place { $seat } : { $stations }
cli-space-cadets-nothing = rien
cli-space-cadets-centre = centre
cli-space-cadets-spend-lock = verrouiller
cli-space-cadets-spend-superlock = superverrouiller
cli-space-cadets-spend-upgrade = passer en superverrouillage
cli-space-cadets-spend-break = casser leur verrouillage
cli-space-cadets-spend-scan = sonder
cli-space-cadets-wait-begin = le début de l’étape
cli-space-cadets-wait-prepare = la préparation
cli-space-cadets-wait-dampers = les amortisseurs
cli-space-cadets-wait-spend = les points des capteurs
cli-space-cadets-wait-focus = le cristal focalisant
cli-space-cadets-wait-decoy = la bouée-leurre
cli-space-cadets-wait-volunteers = des volontaires pour la relève
cli-space-cadets-wait-reseat = les nouvelles places
cli-space-cadets-wait-look-around = un tour d’horizon
cli-space-cadets-wait-blink = Blink
cli-space-cadets-word-ready = pret
cli-space-cadets-word-start = lancer
cli-space-cadets-word-done = fini
cli-space-cadets-word-goals = mission
cli-space-cadets-not-now = Ce n’est pas proposé maintenant.
cli-space-cadets-manual = Tapez le numéro d’une option, ou : pret, fini, lancer, mission.
