# The table of Space Cadets in the browser.

scw-activate = Activate the drive
scw-aft-letter = A
scw-aim = Aim the beam at
scw-angle = Angle
scw-ask-axis = Where do the two ships of tile { $column }, { $row } stand?
scw-ask-diagonal = { $name } fires from the diagonal: which side takes it?
scw-ask-flux = Which Flux card becomes inactive?
scw-ask-lock = Which lock is lost?
scw-ask-move = Where does { $name } end?
scw-ask-order = Which enemy acts next?
scw-ask-repair = Which damage card is discarded?
scw-ask-satellite = Whom does the satellite hit?
scw-ask-scout = Where does the { $name } launch its Scout?
scw-ask-side = Which side is hit?
scw-at-work = At work: { $names }
scw-axis-east = East and west of the centre
scw-axis-north = North and south of the centre
scw-bag = The bag. Move the finger with the arrow keys, N goes to the next shape, Space pulls it out.
scw-bag-final = A pull is final. A wrong shape covers one card of your choice.
scw-bag-lump = Shape { $number } is under the finger
scw-bag-next = Next shape
scw-bag-nothing = Nothing is under the finger
scw-bag-page = Shapes { $from } to { $to }
scw-bag-ring = You feel only the ring under the finger, and it fades in a second. Shapes are turned, never mirrored.
scw-battery = + battery
scw-battery-back = Take batteries back
scw-blink = Blink to { $x }, { $y }
scw-blocked = covered
scw-board = Engineering board. 1 to 7 take a tile, arrows move it, R turns it, Enter places it, Backspace lifts it.
scw-board-square = Square { $x }, { $y }
scw-breach = Core breach
scw-breach-at = Core breach: { $name } has the deck ({ $station }).
scw-breach-back = Back
scw-breach-deck = { $count ->
    [one] Repair deck, one card
   *[other] Repair deck, { $count } cards
}
scw-breach-found = found
scw-breach-hands = The deck is in your hands
scw-breach-left = still to find
scw-breach-match = These match
scw-breach-next = Next
scw-breach-pass = then pass to
scw-breach-pass-first = Pass the deck on first
scw-breach-yours = Your breach
scw-bridge = Bridge
scw-brink = off the end:
scw-brink-miss = a miss
scw-capacitor = + capacitor
scw-capacitor-back = Take the capacitor’s energy back
scw-cards-drawn = Drawn cards
scw-cells-open = { $count ->
    [one] one cell open
   *[other] { $count } cells open
}
scw-cards-lay = Tap a card, then a column. One energy, one card.
scw-centre = Centre
scw-claim = Claim
scw-claim-none = Claim nothing
scw-claim-now = The time is up: claim a card now, or none.
scw-cloak = Cloak
scw-close-step = End the step
scw-core = Core
scw-core-breached = breached
scw-core-whole = holds
scw-crew = Crew
scw-crew-take = Take { $station }
scw-crew-take-how = Choose your stations. Nobody may hold two that work at once.
scw-crystal = { $name } { $number }
scw-damage = { $count ->
    [0] no damage
    [one] one damage
   *[other] { $count } damage
}
scw-damage-decks = Damage decks
scw-deal-even = Deal the breach cards evenly
scw-deck-left = cards left
scw-decline = No second flick
scw-deploy = Where we start
scw-deploy-how = Tap a green square of the map, then a direction.
scw-dice = Dice
scw-die = Die { $number }: { $face }
scw-die-failure = it hurts the ship
scw-die-success = repaired
scw-display = Tractor display. Arrow keys move, Enter turns a tile.
scw-done = Done
scw-draw = Draw a card
scw-drawn = { $count ->
    [0] No cards drawn
    [one] One card drawn, speed { $speed }
   *[other] { $count } cards drawn, speed { $speed }
}
scw-drop-into = Drop into tube { $number }
scw-end-line = { $mission }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, enemies destroyed: { $destroyed }
scw-energy = { $count } energy
scw-energy-full = { $most } at most for one station
scw-energy-next = Energy next turn
scw-energy-none = Nothing to take away
scw-energy-note = A station takes { $most } at most. In Step 1 { $trade } of one kind trade for one of another.
scw-energy-spent = Nothing is left to place
scw-energy-sum = { $centres } centres + { $pairs } pairs
scw-equipment = Equipment
scw-equipment-choose = choose { $count }
scw-equipment-none = No equipment left.
scw-equipment-one = one a turn
scw-equipment-played = Played this turn: { $name }
scw-extend = 30 s more, 1 energy
scw-face = { $shape } { $number }
scw-face-down = Tile { $number }, face down
scw-face-gone = Tile { $number } has left
scw-face-wrong = { $name }, no match
scw-failure-worth = { $count ->
    [0] none
   *[other] 1 damage each
}
scw-failures = failures
scw-flick-ways = Flick
scw-find-these = Find these shapes
scw-flip = Flip
scw-flux-active = active
scw-flux-change = { $from } to { $to }
scw-flux-choose = Choose the dice for it.
scw-flux-held = held
scw-flux-inactive = to be claimed
scw-flux-roll = { $count ->
    [5] Roll all again
    [one] Roll one again
   *[other] Roll { $count } again
}
scw-flux-used = used
scw-foe = hull { $hull }, shields { $shields }.
scw-force = Force
scw-fore-letter = F
scw-found = found
scw-go-on = Go on
scw-goal = Mark where to go
scw-goal-capture = { $kind ->
    [cache] Caches captured: { $have } of { $count }
    [pod] Pod captured: { $have } of { $count }
   *[crystal] Crystals captured: { $have } of { $count }
}
scw-goal-destroy = Enemies destroyed: { $have } of { $count }
scw-goal-jump = Jump out of the sector
scw-goal-named = Destroy { $name }
scw-goal-nemesis = Destroy Nemesis
scw-goal-off = Take the mark off
scw-goal-pick = Tap a square
scw-goal-pod = Rescue the pod (damage { $damage } of { $limit })
scw-goal-points = Configuration points: { $have } of { $count }
scw-goal-square = Goal square
scw-goal-visit = Patrol points visited: { $have } of { $count }
scw-gravity = Gravity: with it +1, against it −1 speed
scw-guard = Guard side
scw-guarded = guard this
scw-hand = Hand out the energy
scw-hand-first = Distribute the first energy
scw-hand-free = { $count } left to place
scw-hand-income = { $count } matched in the last turn
scw-hand-reaches = { $count } reach the station
scw-hurts = { $face }: { $damage } damage
scw-ice = ICE
scw-in-force = { $count ->
    [0] No damage in force
    [one] One damage card in force
   *[other] { $count } damage cards in force
}
scw-in-hand = { $shape } matches no card: choose the card it covers.
scw-in-your-hand = next
scw-jump-goal = Five of a kind jumps, once the mission is done. Cards may be used in any order.
scw-jump-later = The drive is used in Step 8. Active Flux cards: { $count }.
scw-jump-out = Jump out!
scw-jump-ready = The drive is ready. Active Flux cards: { $count }.
scw-key-space = Space
scw-lane = Across the track
scw-lay-here = Lay here
scw-less = One less for { $name }
scw-lift = Lift
scw-loaded = Loaded
scw-lock-grey = No lock
scw-lock-red = Superlock
scw-lock-white = Lock
scw-lost = Ship lost
scw-make-seeker = Tube { $number }: Seeker
scw-make-torpedo = Tube { $number }: torpedo
scw-map = The sector
scw-map-enemy = { $name } on { $where }, no lock on us, damage { $damage }
scw-map-enemy-locked = { $name } on { $where }, locked on us, damage { $damage }
scw-map-holds = { $crystal ->
    [0] { $ships ->
        [0] empty
        [one] one ship
       *[other] { $ships } ships
    }
   *[other] { $ships ->
        [0] crystal
        [one] crystal, one ship
       *[other] crystal, { $ships } ships
    }
}
scw-map-ship = Our ship is on { $where }, looks { $facing }, speed { $speed }
scw-map-thing = { $name } on { $where }
scw-map-tile = Tile { $column }, { $row } is not scanned: { $holds }
scw-map-unknown = not scanned
scw-meter = Start the meter
scw-meter-angle = Stop the needle and fire
scw-meter-force = Stop the force
scw-missed = missed
scw-mission = Mission { $number }
scw-mon-breach = core breach!
scw-mon-busy = at work
scw-mon-core = core
scw-mon-energy = next turn
scw-mon-flux = flux
scw-mon-force = damage in force: { $count }
scw-mon-found = found
scw-mon-loaded = loaded
scw-mon-played = equipment played
scw-mon-points = points
scw-mon-ready = ready
scw-mon-slots = plotted: { $filled } of { $all }
scw-mon-speed = speed
scw-mon-strength = F { $fore } · S { $starboard } · A { $aft } · P { $port }
scw-mon-tiles = tiles
scw-mon-tiles-laid = tiles laid: { $laid } of { $all }
scw-mon-turn = turn
scw-monitors = The other stations
scw-more = One more for { $name }
scw-needs-die = { $needs } or more succeeds
scw-nemesis = Nemesis
scw-nemesis-far = Marker { $marker }. It drops one each Step 7 and arrives when it has reached 0.
scw-nemesis-gone = Nemesis is destroyed.
scw-nemesis-here = Nemesis is on { $where }, marker { $marker }.
scw-no-damage = Everything works.
scw-no-match = No match, they turn back
scw-no-limit = no limit
scw-no-path = No path is drawn for you. Step 4 shows where it went.
scw-no-slots = At speed 0 no card is played; before Step 2 there are no slots.
scw-no-targets = Nothing is in reach.
scw-no-torpedoes = No torpedo is left.
scw-no-tubes = No tubes laid out. Weapons energy: { $energy }.
scw-not-loaded = not loaded
scw-not-now = Not now
scw-not-yet = Not yet after all
scw-of = of { $needed }
scw-one-colour = One colour outside
scw-or-more = { $needs }+
scw-orders = Your orders
scw-patterns = Patterns and their points
scw-piece = Piece { $piece }, { $left } left
scw-piece-at = Piece { $piece } over tube { $tube }, column { $x }, row { $y }
scw-pieces = Pieces
scw-pieces-shared = Pieces, shared by all tubes
scw-place-here = Place here
scw-play = Play
scw-plot-keys = 1 to 9 choose a card, S a special one, Enter plots it, Backspace takes the last one back.
scw-plus-one = +1
scw-points = { $count ->
    [one] one point
   *[other] { $count } points
}
scw-port-letter = P
scw-practice = Practice
scw-practice-best = Your best: { $points }
scw-practice-goal = Fly to the flag: { $where }.
scw-practice-new-best = Your new best: { $points }
scw-practice-points = Round { $round }: { $points }
scw-practice-round = Round { $round } of { $rounds }
scw-practice-total = { $points } points
scw-lesson-holds = The clock stands while you read.
scw-lesson-welcome = Welcome aboard
scw-lesson-welcome-text = Mission 1: fetch crystals with the tractor beam, then jump out. You and two bots run nine stations. This guide goes through your first turn.
scw-lesson-stations = Your stations
scw-lesson-stations-text = These tabs are the stations you hold, and the bridge with the map. The one that is wanted now is opened for you.
scw-lesson-steps = Nine steps
scw-lesson-steps-text = Every turn has nine steps. Some run on a clock, and what nobody needs is skipped.
scw-lesson-energy = Hand out energy
scw-lesson-energy-text = In the first turn you have twelve energy. Give each system what its station needs, at most four.
scw-lesson-ready = Go on
scw-lesson-ready-text = Say here that you are ready. The step ends when everybody is, or when the Captain starts the next one.
scw-lesson-prepare = Prepare
scw-lesson-prepare-text = Now speed, targets and target cards are set, without a clock.
scw-lesson-action = Against the clock
scw-lesson-action-text = Everybody works at the same time: match tiles, plot a course, feel for shapes, load, raise shields. What lies there when the clock ends counts.
scw-lesson-resolve = What came of it
scw-lesson-resolve-text = Shields go up, the ship flies its plan, and Sensors spend their points on locks and scans.
scw-lesson-beam = The tractor beam
scw-lesson-beam-text = Turn over pairs. Enough points catch what you have a lock on, if it is near.
scw-lesson-fire = Fire
scw-lesson-fire-text = Choose a target and flick the torpedo along the track. The further it slides without falling, the more it hurts.
scw-lesson-enemies = The enemies
scw-lesson-enemies-text = Enemies lock on, move and fire. What the shields do not stop becomes damage cards.
scw-lesson-jump = The jump drive
scw-lesson-jump-text = Roll dice and change them with Flux cards. Each claim makes the drive stronger; five of a kind takes you home once the mission is done.
scw-lesson-repair = Repairs
scw-lesson-repair-text = Draw repair cards as long as you dare. A failure hurts the ship again.
scw-lesson-end = You have the ship
scw-lesson-end-text = You know the whole turn now. Any station can be practised alone from the lobby.
scw-pull = Pull it out
scw-pull-lump = Pull shape { $number }
scw-pulled = pulled
scw-put-back = Put back
scw-range = range { $far }
scw-ready = Ready
scw-repair-deck = Repair deck: { $count }
scw-repair-stop = Stop with { $count } repaired
scw-reroll = Re-roll { $count }, 1 energy
scw-reseat = New seats
scw-reseat-do = Change seats
scw-reseat-to = takes the stations of { $name }
scw-reset = Reset the display
scw-roll = Roll
scw-row-grey = No lock: grey numbers
scw-row-red = Superlock: red numbers
scw-row-white = Lock: white numbers
scw-rows = What a zone is worth
scw-runs = under way
scw-scan = Sector Scan
scw-scan-tile = Scan tile { $column }, { $row }, { $points }
scw-seconds = { $seconds } seconds left
scw-see-ship = See the ship
scw-sees-not = does not
scw-sees-you = sees you
scw-shield-tile = { $number }, { $colour }
scw-shields-keys = Arrows choose a tile; F, A, P, S and C put it, U takes it back.
scw-shields-left = Tiles to place: { $count }
scw-short-action = Action
scw-short-discussion = Discuss
scw-short-enemies = Enemies
scw-short-fire = Fire
scw-short-jump = Jump
scw-short-preparation = Prepare
scw-short-repair = Repair
scw-short-resolution = Resolve
scw-short-tractor = Tractor
scw-shot = Zone { $zone }: { $damage } damage
scw-shot-again = The Seeker may be flicked a second time.
scw-shot-off = Off the track: a miss
scw-skip = Cancel it, 1 energy
scw-slot = Slot { $number }
scw-slot-empty = empty
scw-slot-letter = Slot { $letter }
scw-slot-next = next card
scw-specials = Special, may hurt
scw-spend-break = Break their lock, { $points }
scw-spend-lock = Lock, { $points }
scw-spend-scan = Scan, { $points }
scw-spend-superlock = Superlock, { $points }
scw-spend-upgrade = To Superlock, { $points }
scw-square = { $x }, { $y }
scw-starboard-letter = S
scw-start = Start: { $step }
scw-stations = Stations
scw-status-act = { $step }: your clock runs
scw-status-ask = A decision is yours
scw-status-asked = { $name } decides
scw-status-ready = { $step }: say when you are ready
scw-status-step = Turn { $turn }, { $step }
scw-step = Step { $number }, { $name }
scw-step-free = no clock
scw-step-seconds = { $seconds } s
scw-steps = Turn { $turn }: the nine steps
scw-stop = Stop
scw-success-worth = { $count ->
    [0] nothing repaired yet
    [one] one card to discard
   *[other] { $count } cards to discard
}
scw-successes = successes
scw-swipe = Pull the disc back and let go, or swipe it forward; the last instant counts. The meter needs two taps.
scw-take = Take
scw-take-back = Take back
scw-take-off = Take piece { $piece } off
scw-target = Target
scw-target-before = chosen before each flick
scw-target-none = No target
scw-target-of = Target of { $slot }
scw-thrust = Thrust
scw-thrust-now = Speed { $speed }, energy { $energy }
scw-thrust-rest = For maneuver cards: { $maneuver }
scw-tile = { $centre } in the middle; north { $north }, east { $east }, south { $south }, west { $west }
scw-tiles-all = All tiles are laid.
scw-tiles-none = Tiles turn over when Step 3 starts.
scw-track-says = { $line ->
    [0] The torpedo track. { $row }.
   *[other] The torpedo track, fired from behind line { $line }. { $row }.
}
scw-tractor-empty = No energy for the beam.
scw-to-find = to find
scw-tractor-later = The beam is used in Step 5.
scw-trade-give = Give for a trade
scw-trade-not = No trade
scw-trade-want = Get one
scw-traded = { $cost } { $from } for 1 { $to }
scw-tube = Tube { $number }
scw-tube-seeker = Seeker { $number }
scw-tube-seeker-card = Seeker { $number }, card { $card } of 2
scw-tubes = Tubes
scw-turn = Turn
scw-turn-count = Turn { $count }
scw-turn-hint = { $count ->
    [one] Turn one more tile
   *[other] Turn { $count } tiles
}
scw-turn-left = Turn left
scw-turn-number = Turn { $turn }
scw-turn-right = Turn right
scw-tv-acted = no shot
scw-tv-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scw-tv-damage = Damage, { $side }
scw-tv-fire = { $damage } fire
scw-tv-flux = Flux cards
scw-tv-force = Damage in force
scw-tv-held = The shield held
scw-tv-hits = { $name } hits { $side }
scw-tv-hull = hull { $left } of { $hull }
scw-tv-next = next
scw-tv-no-clock = no clock
scw-tv-order = Order of fire
scw-tv-satellite = A satellite
scw-tv-shield = { $absorbed } shield
scw-tv-ship = Our ship
scw-tv-side-hit = { $side } { $before } to { $after }
scw-tv-takes = { $through ->
    [0] The shield takes all of it.
    [one] The shield takes { $absorbed }. One damage card is drawn.
   *[other] The shield takes { $absorbed }. { $through } damage cards are drawn.
}
scw-tv-through = { $count ->
    [0] held
   *[other] { $count } through
}
scw-tv-tubes = Tubes loaded
scw-tv-turns-next = turns next
scw-tv-unlocked = no lock
scw-untrade = Take the last trade back
scw-volunteer = I volunteer
scw-wait-begin = Everybody ready?
scw-wait-blink = The ship may blink now.
scw-wait-dampers = Inertial Dampers can be played now.
scw-wait-decoy = The Decoy Buoy can be played now.
scw-wait-focus = The Focusing Crystal can be played now.
scw-wait-look-around = Shift Change: look around at your new seat.
scw-wait-prepare = Step 2: prepare your stations.
scw-wait-reseat = Shift Change: the Captain names the new seats.
scw-wait-spend = Sensors spend their points.
scw-wait-volunteers = Shift Change: who volunteers?
scw-waiting-for = Waiting for { $names }
scw-won = Mission accomplished
scw-working = { $step } is carried out.
scw-you = you
scw-call-about = About
scw-call-square = A square of the map
scw-call-pick = Choose a square on the map
scw-calls = Call to the crew
scw-calls-heard = Calls
scw-hint-match = Tile { $tile } matches in column { $column }, row { $row }{ $turns ->
    [0] , as it was drawn.
    [one] , turned once.
   *[other] , turned { $turns } times.
}
scw-hint-path = The plan leads to { $where }: { $squares ->
    [one] one square.
   *[other] { $squares } squares.
}
scw-hint-repair = Repair deck: { $good } succeed, { $bad } fail, { $roll } roll.
scw-hints = Hints
scw-practice-of = Practice: { $name }
scw-way-from = { $to }, coming from { $from }
scw-zone = zone { $number }

# A practice, before its round: what it is about, how it is done, what counts.
scw-drill-how = How it goes
scw-drill-engineering-what = Lay the seven tiles side by side. Every centre gives one energy, and so do two halves of one kind that meet.
scw-drill-engineering-hand = Drag a tile or tap it and then a square; turn it with the buttons, or with R.
scw-drill-engineering-points = One point for each energy of the layout.
scw-drill-helm-what = Plot the cards in the order in which they are flown, so that the ship ends on the flag.
scw-drill-helm-hand = Drag a card to a slot or tap it twice. The ship turns as it goes: a left turn is a turn to its own left.
scw-drill-helm-points = Five points on the flag, two fewer for each square beside it.
scw-drill-sensors-what = Find the four shapes on the right among the lumps in the bag. They are turned, never mirrored.
scw-drill-sensors-hand = Slide a finger or the mouse over a lump: only what lies under the ring is felt, and it fades. Pull when you are sure; a pull is final.
scw-drill-sensors-points = One point for each shape that is found.
scw-drill-tractor-what = Sixteen tiles lie face down, each face twice. Remember where they are.
scw-drill-tractor-hand = Choose Practice, then turn two tiles for one energy. What matches leaves the display; what does not turns back.
scw-drill-tractor-points = The points of every pair that matches. The display stays for the next round.
scw-drill-weapons-loading-what = Fill the outline of each tube with pieces, none over the edge and none over another.
scw-drill-weapons-loading-hand = Take a piece by its letter, a tap or a drag; turn it with R, flip it with F, put it down with Enter or by letting go.
scw-drill-weapons-loading-points = One point for each full tube.
scw-drill-weapons-fire-what = Three torpedoes at one target. The further a disc runs the more it does, but over the end it is lost.
scw-drill-weapons-fire-hand = Pull the disc back and let go, swipe it forward, or stop the meter twice. The first shot tells how the track runs today.
scw-drill-weapons-fire-points = The damage of all three.
scw-drill-shields-what = Put tiles outside each side: pairs, straights and the like make it strong. Both tiles in the centre count for every side.
scw-drill-shields-hand = Drag a tile or tap it and then a zone. One colour outside doubles a side.
scw-drill-shields-points = The strengths of all four sides.
scw-drill-jump-what = Make as many dice alike as you can. Flux cards change dice, energy rolls them again.
scw-drill-jump-hand = Activate the drive, tap dice, then a card or Re-roll. At the end claim a new card if its condition holds.
scw-drill-jump-points = One point for each die of the number that shows most, two more for a claimed card.
scw-drill-damage-what = Draw repair cards as long as you dare. Each failure hurts.
scw-drill-damage-hand = Draw, roll where a card asks for it, skip a card for one energy, and stop in time.
scw-drill-damage-points = One point for each success, one less for each failure.
scw-drill-core-what = Leaf through the deck for the card that is the same as yours, form and filling both.
scw-drill-core-hand = Arrows leaf on and back; say that they match when they do.
scw-drill-core-points = One point for each of four cards that is found.

# The big screen: what else hurts the ship, and the other steps.
scw-tv-hurts = { $name }: { $side } is hit
scw-tv-hazard-asteroid = Asteroids
scw-tv-hazard-rift = A rift
scw-tv-hazard-edge = The edge of the sector
scw-tv-hazard-maneuver = A hard maneuver
scw-tv-hazard-tribeam = The tribeam
scw-tv-hazard-jump = The jump drive
scw-tv-hazard-repair = A repair that failed
scw-tv-hazard-batteries = The batteries
scw-tv-beam = Tractor beam
scw-tv-beam-needs = of { $needed }: { $name }
scw-tv-claims = A Flux card is being claimed.
scw-tv-repair = Repair
scw-hint-five = Your cards reach five of a kind
scw-hint-no-five = No five of a kind found with your cards
scw-tv-blow = { $damage } damage
