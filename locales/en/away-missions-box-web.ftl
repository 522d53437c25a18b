### With the box: laying out a real table, the Alien Turn step by step, lines of sight.

amb-box-title = With the box
amb-box-lead = Your table is the board. Here the Aliens think.
amb-box-phase-layout = Lay out
amb-box-phase-turn = { $number ->
        [0] Alien Turn
       *[other] Alien Turn { $number }
    }
amb-box-phase-yours = Your turns
amb-box-kept = Kept in this browser
amb-box-not-kept = Not kept: save a file
amb-box-save = Save file
amb-box-open = Open file
amb-box-new = Empty table
amb-box-file-bad = This file cannot be opened.
amb-box-show = Show it
amb-box-on-table = On your table
amb-box-tiles = Tiles
amb-box-tiles-count = { $open } open, { $hidden } hidden
amb-box-hatches = Hatches
amb-box-hatches-how = A touch steps through the states. On the map too.
amb-box-aliens = Aliens
amb-box-aliens-none = None yet.
amb-box-rocketeers = Rocketeers
amb-box-rocketeers-none = None yet.
amb-box-rocketeers-scanned = Rocketeers stand on scanned tiles only.
amb-box-hp = HP
amb-box-o2 = O₂
amb-box-order = Order
amb-box-tile = Tile
amb-box-full = full
amb-box-charges = Charges
amb-box-printed = printed
amb-box-flag-panicked = Panicked
amb-box-flag-mind_control = Mind Control
amb-box-flag-invisible = Invisible
amb-box-item-add = Item that reacts
amb-box-item-choose = Add an item
amb-box-remove = Take away: { $name }
amb-box-add = Put here: { $name }
amb-box-move = Move: { $name }
amb-box-move-short = Move
amb-box-carry-where = Touch the tile where it goes.
amb-box-edges = Six sides
amb-box-edge-step = Change the hatch
amb-box-hull = hull
amb-box-side-0 = N
amb-box-side-1 = NE
amb-box-side-2 = SE
amb-box-side-3 = S
amb-box-side-4 = SW
amb-box-side-5 = NW
amb-box-place = Tile { $tile }
amb-box-place-none = Chosen place
amb-box-place-choose = Choose a tile or an empty place on the map.
amb-box-place-empty = An empty place
amb-box-place-how = Type the number of the tile that lies here. Its hatches come with it.
amb-box-place-do = Put it here
amb-box-place-hidden = Un-scanned tile
amb-box-number = Number
amb-box-number-wrong = A tile has a whole number from 1.
amb-box-number-taken = Tile { $number } lies somewhere else already.
amb-box-turn = Turn
amb-box-turn-left = Turn to the left
amb-box-turn-right = Turn to the right
amb-box-scanned = Scanned
amb-box-vent = Vent
amb-box-discovery = Discovery tokens
amb-box-mines = Mines
amb-box-staggered = Staggers
amb-box-stunned = Stunned
amb-box-tile-remove = Take the tile away
amb-box-unscanned-at = un-scanned { $q }, { $r }
amb-box-nth = { $name } { $number }
amb-box-mode = Difficulty
amb-box-arrow = Arrows point to
amb-box-power-out = Power Out this Game Turn
amb-box-map = Copy of your table
amb-box-first = Touch the place in the middle and type the number of a tile.
amb-box-layout-how = Tiles by number, then hatches, then figures.
amb-box-yours-how = Play your turns, change here what changed there.
amb-box-sight = Lines of sight
amb-box-undo = Undo
amb-box-undo-none = Nothing to undo.
amb-box-dice = Dice
amb-box-dice-program = Roll for me
amb-box-dice-mine = My own dice
amb-box-dice-own = { $count ->
        [one] Type one die
       *[other] Type { $count } dice
    }
amb-box-die = Die shows { $roll }
amb-box-dice-so-far = { $have } of { $need } dice
amb-box-dice-missing = { $count ->
        [one] One die is missing.
       *[other] { $count } dice are missing.
    }
amb-box-dice-none = No die typed yet.
amb-box-dice-back = Last die
amb-box-dice-use = Use these dice
amb-box-why = Why
amb-box-rolled = Rolled:
amb-box-successes = { $count ->
        [0] no success
        [one] 1 success
       *[other] { $count } successes
    }
amb-box-reactions = Reactions
amb-box-reactions-none = None
amb-box-reactions-auto = First that helps
amb-box-reactions-list = { $count } as the file lists them
amb-box-start = Alien Turn
amb-box-no-rocketeers = The Aliens need at least one Rocketeer on the map.
amb-box-thinking = The Aliens think.
amb-box-unreachable = The server does not answer. Try again in a moment.
amb-box-do-this = Do this on your table
amb-box-done = Done
amb-box-step = Step { $now } of { $all }
amb-box-step-swarm = { $count ->
        [one] A Bug
       *[other] { $count } Bugs
    }
amb-box-step-commodore = Reinforcements
amb-box-turn-over = The Alien Turn is over
amb-box-all-done = Go on with the result: Cleanup, then your turns.
amb-box-lost = The mission is lost: { $names }.
amb-box-then = Then
amb-box-next = Done, next
amb-box-back = Back
amb-box-skip = To the end
amb-box-go-on = Go on with the result
amb-box-tidy = Take off the markers of this turn
amb-box-discard = Replace this table?
amb-box-discard-text = { $count ->
        [one] One tile lies here and is not in a file.
       *[other] { $count } tiles lie here and are not in a file.
    }
amb-box-discard-do = Replace it
amb-box-discard-not = Keep it
amb-do-nothing = It does nothing.
amb-do-whom = Whom? { $who }.
amb-do-move = { $count ->
        [one] Move it one tile: { $from } to { $path }.
       *[other] Move it { $count } tiles: { $from } to { $path }.
    }
amb-do-stay = It stays where it is.
amb-do-carry = Take along: { $alien }.
amb-do-swarm = { $count ->
        [one] Move it from { $from } to { $to }.
       *[other] All { $count } meet on { $to }, from { $from }.
    }
amb-do-attack = { $dice ->
        [one] Attack { $who } with one die at range { $range }.
       *[other] Attack { $who } with { $dice } dice at range { $range }.
    }
amb-do-bites = { $count ->
        [one] One attack on { $who }, one die.
       *[other] { $count } attacks on { $who }, one die each.
    }
amb-do-hit-hp = { $who }: take one HP cube.
amb-do-hit-absorbed = { $who }: the hit is taken by { $item }.
amb-do-panic-o2 = { $who }: Panic, take one O₂ cube.
amb-do-panic-already = { $who }: already panicked this turn.
amb-do-panic-ignored = { $who }: Panic ignored, { $item }.
amb-do-mind-ap = { $who }: put an AP marker into the Mind Control Box.
amb-do-mind-already = { $who }: already under Mind Control.
amb-do-mind-ignored = { $who }: Mind Control ignored, { $item }.
amb-do-terror-moved = { $who }: Terror { $roll }, move to { $to }.
amb-do-terror-blocked = { $who }: Terror { $roll }, the way is blocked.
amb-do-terror-none = { $who }: Terror { $roll }, nothing happens.
amb-do-grapple = { $who } is Grappled.
amb-do-spawn = Put a new figure here: { $alien }.
amb-do-spawn-none = A new figure would come, but none is left in the box.
amb-do-mine = A mine: take { $alien } off the map.
amb-do-placed = Put { $alien } on { $to }.
amb-why-die = A die counts on 1, 2 or 3. The first success hits, each further one is an Overkill.
amb-why-bites = A die counts on 1, 2 or 3.
amb-sight-whose = Whose eyes
amb-sight-rocketeer = Rocketeers
amb-sight-alien = Aliens
amb-sight-seen = { $count ->
        [0] Sees no other tile
        [one] Sees one tile
       *[other] Sees { $count } tiles
    }
amb-sight-blocked = { $count ->
        [0] Nothing is hidden
        [one] One tile is hidden
       *[other] { $count } tiles are hidden
    }
amb-sight-range = range { $range }
amb-sight-no-range = no way
amb-sight-edge = { $a }, { $b }: { $why }
amb-sight-why-hull = hull
amb-sight-why-unscanned = not scanned
amb-sight-why-locked = locked hatch
amb-sight-why-sealed = sealed hatch
amb-sight-why-closed = closed hatch
amb-sight-note-seen = in sight, range { $range }
amb-sight-note-blocked = not in sight
amb-sight-choose = Choose a tile: the map shows what is seen from there.
amb-bad-json = It is no JSON.
amb-bad-shape = It is no position of this game.
amb-bad-format = Its format is { $format }; this page reads away-missions-position/1.
amb-bad-large = It is too large for a position.
amb-bad-tile = Tile { $number } of the list is not right.
amb-bad-hatch = Hatch { $number } of the list is not right.
amb-bad-rocketeer = Rocketeer { $number } of the list is not right.
amb-bad-alien = Alien { $number } of the list is not right.
