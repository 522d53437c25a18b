### Avec la boîte : poser une vraie table, le Tour des Aliens pas à pas, les lignes de vue.

amb-box-title = Avec la boîte
amb-box-lead = Votre table est le plateau. Ici, les Aliens réfléchissent.
amb-box-phase-layout = Mise en place
amb-box-phase-turn = { $number ->
        [0] Tour des Aliens
       *[other] Tour des Aliens { $number }
    }
amb-box-phase-yours = Vos tours
amb-box-kept = Gardé dans ce navigateur
amb-box-not-kept = Non gardé : enregistrez un fichier
amb-box-save = Enregistrer
amb-box-open = Ouvrir un fichier
amb-box-new = Table vide
amb-box-file-bad = Ce fichier ne peut pas être ouvert.
amb-box-show = Montrer
amb-box-on-table = Sur votre table
amb-box-tiles = Tuiles
amb-box-tiles-count = { $open } visibles, { $hidden } cachées
amb-box-hatches = Sas
amb-box-hatches-how = Un appui passe à l’état suivant. Sur le plateau aussi.
amb-box-aliens = Aliens
amb-box-aliens-none = Aucun pour l’instant.
amb-box-rocketeers = Rocketeers
amb-box-rocketeers-none = Aucun pour l’instant.
amb-box-rocketeers-scanned = Un Rocketeer ne se tient que sur une tuile scannée.
amb-box-hp = HP
amb-box-o2 = O²
amb-box-order = Ordre
amb-box-tile = Tuile
amb-box-full = plein
amb-box-charges = Charges
amb-box-printed = imprimé
amb-box-flag-panicked = Panic subie
amb-box-flag-mind_control = Mind Control
amb-box-flag-invisible = Invisible
amb-box-item-add = Objet qui réagit
amb-box-item-choose = Ajouter un objet
amb-box-remove = Retirer : { $name }
amb-box-add = Poser ici : { $name }
amb-box-move = Déplacer : { $name }
amb-box-move-short = Déplacer
amb-box-carry-where = Touchez la tuile d’arrivée.
amb-box-edges = Six bords
amb-box-edge-step = Changer le sas
amb-box-hull = coque
amb-box-side-0 = N
amb-box-side-1 = NE
amb-box-side-2 = SE
amb-box-side-3 = S
amb-box-side-4 = SO
amb-box-side-5 = NO
amb-box-place = Tuile { $tile }
amb-box-place-none = Place choisie
amb-box-place-choose = Choisissez une tuile ou une place vide du plateau.
amb-box-place-empty = Une place vide
amb-box-place-how = Tapez le numéro de la tuile posée ici. Ses sas viennent avec elle.
amb-box-place-do = Poser ici
amb-box-place-hidden = Tuile non scannée
amb-box-number = Numéro
amb-box-number-wrong = Une tuile porte un nombre entier à partir de 1.
amb-box-number-taken = La tuile { $number } est déjà posée ailleurs.
amb-box-turn = Rotation
amb-box-turn-left = Tourner à gauche
amb-box-turn-right = Tourner à droite
amb-box-scanned = Scannée
amb-box-vent = Grille d’aération
amb-box-discovery = Jetons découverte
amb-box-mines = Mines
amb-box-staggered = Staggers
amb-box-stunned = Sonné
amb-box-tile-remove = Retirer la tuile
amb-box-unscanned-at = non scannée { $q }, { $r }
amb-box-nth = { $name } { $number }
amb-box-mode = Difficulté
amb-box-arrow = Les flèches pointent vers
amb-box-power-out = Panne de courant ce tour de jeu
amb-box-map = Copie de votre table
amb-box-first = Touchez la place du milieu et tapez le numéro d’une tuile.
amb-box-layout-how = Les tuiles par numéro, puis les sas, puis les figurines.
amb-box-yours-how = Jouez vos tours et changez ici ce qui a changé là-bas.
amb-box-sight = Lignes de vue
amb-box-undo = Annuler
amb-box-undo-none = Rien à annuler.
amb-box-dice = Dés
amb-box-dice-program = Lancer pour moi
amb-box-dice-mine = Mes propres dés
amb-box-dice-own = { $count ->
        [one] Tapez un dé
       *[other] Tapez { $count } dés
    }
amb-box-die = Le dé montre { $roll }
amb-box-dice-so-far = { $have } dés sur { $need }
amb-box-dice-missing = { $count ->
        [one] Il manque un dé.
       *[other] Il manque { $count } dés.
    }
amb-box-dice-none = Aucun dé tapé.
amb-box-dice-back = Dernier dé
amb-box-dice-use = Utiliser ces dés
amb-box-why = Pourquoi
amb-box-rolled = Résultat :
amb-box-successes = { $count ->
        [0] aucun succès
        [one] 1 succès
       *[other] { $count } succès
    }
amb-box-reactions = Réactions
amb-box-reactions-none = Aucune
amb-box-reactions-auto = La première utile
amb-box-reactions-list = { $count } selon le fichier
amb-box-start = Tour des Aliens
amb-box-no-rocketeers = Il faut au moins un Rocketeer sur le plateau.
amb-box-thinking = Les Aliens réfléchissent.
amb-box-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
amb-box-do-this = À faire sur votre table
amb-box-done = Fait
amb-box-step = Étape { $now } sur { $all }
amb-box-step-swarm = { $count ->
        [one] Un Bug
       *[other] { $count } Bugs
    }
amb-box-step-commodore = Renforts
amb-box-turn-over = Le Tour des Aliens est terminé
amb-box-all-done = Continuez avec le résultat : le Nettoyage, puis vos tours.
amb-box-lost = La mission est perdue : { $names }.
amb-box-then = Ensuite
amb-box-next = Fait, suivant
amb-box-back = Retour
amb-box-skip = À la fin
amb-box-go-on = Continuer avec le résultat
amb-box-tidy = Retirer les marqueurs de ce tour
amb-box-discard = Remplacer cette table ?
amb-box-discard-text = { $count ->
        [one] Une tuile est posée ici et n’est dans aucun fichier.
       *[other] { $count } tuiles sont posées ici et ne sont dans aucun fichier.
    }
amb-box-discard-do = La remplacer
amb-box-discard-not = La garder
amb-do-nothing = Ne fait rien.
amb-do-whom = Qui ? { $who }.
amb-do-move = { $count ->
        [one] Déplacez d’une tuile : { $from } à { $path }.
       *[other] Déplacez de { $count } tuiles : { $from } à { $path }.
    }
amb-do-stay = Reste sur place.
amb-do-carry = Emmène : { $alien }.
amb-do-swarm = { $count ->
        [one] Déplacez de { $from } à { $to }.
       *[other] Les { $count } se rejoignent sur { $to }, depuis { $from }.
    }
amb-do-attack = { $dice ->
        [one] Attaque { $who } avec un dé à portée { $range }.
       *[other] Attaque { $who } avec { $dice } dés à portée { $range }.
    }
amb-do-bites = { $count ->
        [one] Une attaque contre { $who }, un dé.
       *[other] { $count } attaques contre { $who }, un dé chacune.
    }
amb-do-hit-hp = { $who } : retirez un cube HP.
amb-do-hit-absorbed = { $who } : le dégât est absorbé, { $item }.
amb-do-panic-o2 = { $who } : Panic, retirez un cube d’O².
amb-do-panic-already = { $who } : Panic déjà subie ce tour.
amb-do-panic-ignored = { $who } : Panic ignorée, { $item }.
amb-do-mind-ap = { $who } : placez un marqueur AP dans la Mind Control Box.
amb-do-mind-already = { $who } : déjà sous Mind Control.
amb-do-mind-ignored = { $who } : Mind Control ignoré, { $item }.
amb-do-terror-moved = { $who } : Terror { $roll }, déplacez vers { $to }.
amb-do-terror-blocked = { $who } : Terror { $roll }, le chemin est bloqué.
amb-do-terror-none = { $who } : Terror { $roll }, sans effet.
amb-do-grapple = { $who } subit Grapple.
amb-do-spawn = Posez une nouvelle figurine ici : { $alien }.
amb-do-spawn-none = Une nouvelle figurine viendrait, mais il n’en reste plus.
amb-do-mine = Une mine : retirez { $alien } du plateau.
amb-do-placed = Posez { $alien } sur { $to }.
amb-why-die = Un dé compte sur 1, 2 ou 3. Le premier succès touche, chaque autre est un Overkill.
amb-why-bites = Un dé compte sur 1, 2 ou 3.
amb-sight-whose = Pour qui
amb-sight-rocketeer = Rocketeers
amb-sight-alien = Aliens
amb-sight-seen = { $count ->
        [0] Ne voit aucune autre tuile
        [one] Voit une tuile
       *[other] Voit { $count } tuiles
    }
amb-sight-blocked = { $count ->
        [0] Rien n’est caché
        [one] Une tuile est cachée
       *[other] { $count } tuiles sont cachées
    }
amb-sight-range = portée { $range }
amb-sight-no-range = aucun chemin
amb-sight-edge = { $a }, { $b } : { $why }
amb-sight-why-hull = coque
amb-sight-why-unscanned = non scannée
amb-sight-why-locked = sas verrouillé
amb-sight-why-sealed = sas scellé
amb-sight-why-closed = sas fermé
amb-sight-note-seen = en vue, portée { $range }
amb-sight-note-blocked = hors de vue
amb-sight-choose = Choisissez une tuile : le plateau montre ce qu’on voit de là.
amb-bad-json = Ce n’est pas du JSON.
amb-bad-shape = Ce n’est pas une position de ce jeu.
amb-bad-format = Son format est { $format } ; cette page lit away-missions-position/1.
amb-bad-large = Il est trop gros pour une position.
amb-bad-tile = La tuile { $number } de la liste est incorrecte.
amb-bad-hatch = Le sas { $number } de la liste est incorrect.
amb-bad-rocketeer = Le Rocketeer { $number } de la liste est incorrect.
amb-bad-alien = L’Alien { $number } de la liste est incorrect.
