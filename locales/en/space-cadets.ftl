# Space Cadets, in English.

space-cadets-name = Space Cadets
space-cadets-content-holds = Missions: { $missions }, ships: { $ships }, map faces: { $faces }.
space-cadets-setup-broken = This setup cannot be played.

## content

space-cadets-content-not-toml = This is not TOML: { $reason }
space-cadets-content-other-game = The file does not say that it is for Space Cadets.
space-cadets-content-empty = The file holds nothing.
space-cadets-content-missing = A part is missing: { $part }.
space-cadets-content-twice = This name occurs twice: { $part }.
space-cadets-content-count = The numbers of this part do not fit together: { $part }.
space-cadets-content-face = This map face is not a square of . A N R with an empty centre: { $part }.
space-cadets-content-shape = This drawing cannot be used: { $part }.
space-cadets-content-unknown = Something here is not known or does not fit: { $part }.
space-cadets-content-deck = The damage decks cannot be mixed for this difficulty: { $part }.
space-cadets-content-seats = The suggested seats do not hold every station once for this many chairs: { $part }.

## ship

space-cadets-ship-scout = Scout
space-cadets-ship-raider = Raider
space-cadets-ship-robot-mine = Robot Mine
space-cadets-ship-picket = Picket
space-cadets-ship-escort = Escort
space-cadets-ship-cruiser = Cruiser
space-cadets-ship-vengeance = Vengeance
space-cadets-ship-destroyer = Destroyer
space-cadets-ship-jammer = Jammer
space-cadets-ship-lancer = Lancer
space-cadets-ship-hades = Hades
space-cadets-ship-carrier = Carrier
space-cadets-ship-phantom = Phantom
space-cadets-ship-dreadnought = Dreadnought
space-cadets-ship-nemesis = Nemesis
space-cadets-ship-omega-satellite = Omega Satellite

## damage

space-cadets-damage-structure-damage = Structure Damage
space-cadets-damage-structure-damage-text = No effect.
space-cadets-damage-shift-change = Shift Change
space-cadets-damage-shift-change-text = At least two people swap seats.
space-cadets-damage-tube-jam = Tube Jam
space-cadets-damage-tube-jam-text = Weapons absorb 1 energy.
space-cadets-damage-guidance-fault = Guidance Fault
space-cadets-damage-guidance-fault-text = For torpedo damage a Superlock counts as a Lock.
space-cadets-damage-cracked-lens = Cracked Lens
space-cadets-damage-cracked-lens-text = Sensors absorb 1 energy.
space-cadets-damage-lost-contact = Lost Contact
space-cadets-damage-lost-contact-text = At once: discard a Lock. Sector Scan costs 2 points.
space-cadets-damage-bow-emitter-burnout = Bow Emitter Burnout
space-cadets-damage-bow-emitter-burnout-text = The Fore zone holds at most 2 tiles.
space-cadets-damage-beam-coupler = Beam Coupler
space-cadets-damage-beam-coupler-text = The Tractor Beam absorbs 1 energy.
space-cadets-damage-thruster-misfire = Thruster Misfire
space-cadets-damage-thruster-misfire-text = At once: speed +1. One Standard card fewer is drawn, never fewer than the speed.
space-cadets-damage-comm-breakdown = Comm Breakdown
space-cadets-damage-comm-breakdown-text = Step 1 lasts one minute less.
space-cadets-damage-reverse-thrust = Reverse Thrust
space-cadets-damage-reverse-thrust-text = At once: speed −2. Helm absorbs 1 energy.
space-cadets-damage-drive-shudder = Drive Shudder
space-cadets-damage-drive-shudder-text = Special Maneuvers do their smallest damage without a roll.
space-cadets-damage-coolant-leak = Coolant Leak
space-cadets-damage-coolant-leak-text = 6 Engineering tiles are drawn.
space-cadets-damage-battery-blast = Battery Blast
space-cadets-damage-battery-blast-text = Every unused battery is lost and does 1 internal damage.
space-cadets-damage-flux-bleed = Flux Bleed
space-cadets-damage-flux-bleed-text = At once: an active Flux card becomes inactive. Jump absorbs 1 energy.
space-cadets-damage-coil-whine = Coil Whine
space-cadets-damage-coil-whine-text = No 30-second extensions.
space-cadets-damage-stern-emitter-burnout = Stern Emitter Burnout
space-cadets-damage-stern-emitter-burnout-text = The Aft zone holds at most 2 tiles.
space-cadets-damage-blocked-corridor = Blocked Corridor
space-cadets-damage-blocked-corridor-text = Repair absorbs 1 energy.
space-cadets-damage-capacitor-drain = Capacitor Drain
space-cadets-damage-capacitor-drain-text = Shields absorb 1 energy.
space-cadets-damage-colour-desync = Colour Desync
space-cadets-damage-colour-desync-text = The Port side is never doubled.
space-cadets-damage-memory-purge = Memory Purge
space-cadets-damage-memory-purge-text = At once: the tractor display is Reset. Attempts need 1 point more.
space-cadets-damage-short-beam = Short Beam
space-cadets-damage-short-beam-text = The beam reaches 3 squares.
space-cadets-damage-gyro-tilt = Gyro Tilt
space-cadets-damage-gyro-tilt-text = Helm absorbs 1 energy.
space-cadets-damage-loader-strike = Loader Strike
space-cadets-damage-loader-strike-text = At most two tubes are laid out.
space-cadets-damage-trade-breaker = Trade Breaker
space-cadets-damage-trade-breaker-text = Trades cost three for one.
space-cadets-damage-medbay-overload = Medbay Overload
space-cadets-damage-medbay-overload-text = Random repair cards succeed on 5 or 6 only.
space-cadets-damage-array-fault = Array Fault
space-cadets-damage-array-fault-text = Sensors absorb 1 energy.
space-cadets-damage-scrambled-locks = Scrambled Locks
space-cadets-damage-scrambled-locks-text = At once: Superlocks become Locks. Superlocks cannot be gained.
space-cadets-damage-rail-warp = Rail Warp
space-cadets-damage-rail-warp-text = Torpedoes start one line further back.
space-cadets-damage-beam-stutter = Beam Stutter
space-cadets-damage-beam-stutter-text = The first tiles turned each turn score nothing.
space-cadets-damage-harmonic-slip = Harmonic Slip
space-cadets-damage-harmonic-slip-text = A straight counts as one tile shorter.
space-cadets-damage-jump-governor = Jump Governor
space-cadets-damage-jump-governor-text = No claim does 2 internal damage.
space-cadets-damage-bridge-fire = Bridge Fire
space-cadets-damage-bridge-fire-text = No equipment may be played.
space-cadets-damage-power-shunt = Power Shunt
space-cadets-damage-power-shunt-text = No station receives more than 3 energy.

## maneuver

space-cadets-maneuver-ahead = Ahead
space-cadets-maneuver-full-ahead = Full Ahead
space-cadets-maneuver-slow-left = Slow Left
space-cadets-maneuver-slow-right = Slow Right
space-cadets-maneuver-fast-left = Fast Left
space-cadets-maneuver-fast-right = Fast Right
space-cadets-maneuver-slip-left = Slip Left
space-cadets-maneuver-slip-right = Slip Right
space-cadets-maneuver-cruise = Cruise
space-cadets-maneuver-hard-left = Hard Left
space-cadets-maneuver-hard-right = Hard Right
space-cadets-maneuver-about-face = About Face
space-cadets-maneuver-full-stop = Full Stop
space-cadets-maneuver-evade = Evade

## face

space-cadets-face-open-drift = Open Drift
space-cadets-face-slipstream = Slipstream
space-cadets-face-asteroid-belt = Asteroid Belt
space-cadets-face-broken-moon = Broken Moon
space-cadets-face-veil-nebula = Veil Nebula
space-cadets-face-twin-clouds = Twin Clouds
space-cadets-face-gravity-well = Gravity Well
space-cadets-face-binary-wells = Binary Wells
space-cadets-face-the-scar = The Scar
space-cadets-face-jagged-tear = Jagged Tear
space-cadets-face-counter-currents = Counter Currents
space-cadets-face-whirlpool = Whirlpool
space-cadets-face-rubble-field = Rubble Field
space-cadets-face-dust-lanes = Dust Lanes
space-cadets-face-rift-gate = Rift Gate
space-cadets-face-cracked-space = Cracked Space
space-cadets-face-stellar-nursery = Stellar Nursery
space-cadets-face-pulsar = Pulsar
space-cadets-face-wreckers-reach = Wreckers' Reach
space-cadets-face-four-corners = Four Corners

## repair

space-cadets-repair-auto-success = Automatic Success
space-cadets-repair-auto-failure = Automatic Failure
space-cadets-repair-random3 = Random, 3 or more
space-cadets-repair-random4 = Random, 4 or more

## shape

space-cadets-shape-anvil = Anvil
space-cadets-shape-hammer = Hammer
space-cadets-shape-heron = Heron
space-cadets-shape-crane = Crane
space-cadets-shape-wrench = Wrench
space-cadets-shape-spanner = Spanner
space-cadets-shape-fin = Fin
space-cadets-shape-rudder = Rudder

## symbol

space-cadets-symbol-circle-hollow = circle, hollow
space-cadets-symbol-circle-solid = circle, solid
space-cadets-symbol-circle-half = circle, half
space-cadets-symbol-circle-dot = circle, dot
space-cadets-symbol-square-hollow = square, hollow
space-cadets-symbol-square-solid = square, solid
space-cadets-symbol-square-half = square, half
space-cadets-symbol-square-dot = square, dot
space-cadets-symbol-triangle-hollow = triangle, hollow
space-cadets-symbol-triangle-solid = triangle, solid
space-cadets-symbol-triangle-half = triangle, half
space-cadets-symbol-triangle-dot = triangle, dot

## mission

space-cadets-mission-jump-crystal-mining = Jump Crystal Mining
space-cadets-mission-jump-crystal-mining-text = Capture three crystals with the tractor beam, then jump out.
space-cadets-mission-scout-patrol = Scout Patrol
space-cadets-mission-scout-patrol-text = Fly over four patrol points, one fewer for every three ships destroyed, then jump out.
space-cadets-mission-ambush = Ambush!
space-cadets-mission-ambush-text = Capture the crystal, hold out and jump out.
space-cadets-mission-seek-and-destroy = Seek and Destroy
space-cadets-mission-seek-and-destroy-text = Destroy all six ships, then jump out. Satellites change sides in the beam.
space-cadets-mission-mother-ship = Mother Ship
space-cadets-mission-mother-ship-text = Destroy Hades. Each captured cache takes 3 from its shields.
space-cadets-mission-nemesis-must-die = Nemesis Must Die!
space-cadets-mission-nemesis-must-die-text = Rescue the pod, configure the ship, destroy Nemesis, jump out.

## flux

space-cadets-flux-j01 = Straight of four: re-roll any dice
space-cadets-flux-j02 = Total below 13: one die by 1
space-cadets-flux-j03 = Total above 22: one die by 1
space-cadets-flux-j04 = Total below 11: two dice by 1 or one by 2
space-cadets-flux-j05 = Total above 24: two dice by 1 or one by 2
space-cadets-flux-j06 = Three of a kind: flip 1 and 6
space-cadets-flux-j07 = Three of a kind: flip 2 and 5
space-cadets-flux-j08 = Three of a kind: flip 3 and 4
space-cadets-flux-j09 = Four of a kind, low: an odd die becomes even
space-cadets-flux-j10 = Four of a kind, high: an even die becomes odd
space-cadets-flux-j11 = Full house: an equal pair by 1
space-cadets-flux-j12 = Straight of five: flip up to two dice

## side

space-cadets-side-fore = Fore
space-cadets-side-starboard = Starboard
space-cadets-side-aft = Aft
space-cadets-side-port = Port

## facing

space-cadets-facing-n = north
space-cadets-facing-e = east
space-cadets-facing-s = south
space-cadets-facing-w = west

## station

space-cadets-station-captain = Captain
space-cadets-station-engineering = Engineering
space-cadets-station-helm = Helm
space-cadets-station-sensors = Sensors
space-cadets-station-shields = Shields
space-cadets-station-weapons = Weapons
space-cadets-station-tractor = Tractor Beam
space-cadets-station-jump = Jump Drive
space-cadets-station-damage = Damage Control

## system

space-cadets-system-helm = Helm
space-cadets-system-shields = Shields
space-cadets-system-sensors = Sensors
space-cadets-system-weapons = Weapons
space-cadets-system-tractor = Tractor Beam
space-cadets-system-jump = Jump
space-cadets-system-repair = Repair

## step

space-cadets-step-discussion = Step 1, Discussion and energy
space-cadets-step-preparation = Step 2, Preparation
space-cadets-step-action = Step 3, Action
space-cadets-step-resolution = Step 4, Resolution
space-cadets-step-tractor = Step 5, Tractor beams
space-cadets-step-fire = Step 6, Weapons fire
space-cadets-step-enemies = Step 7, Enemies
space-cadets-step-jump = Step 8, Jump
space-cadets-step-repair = Step 9, Repair

## source

space-cadets-source-asteroid = asteroids
space-cadets-source-rift = a rift
space-cadets-source-edge = the sector's edge
space-cadets-source-maneuver = a Special Maneuver
space-cadets-source-enemy = enemy fire
space-cadets-source-tribeam = a failed tribeam
space-cadets-source-jump = a failed claim
space-cadets-source-repair = a failed repair
space-cadets-source-batteries = exploding batteries

## equipment

space-cadets-equipment-x95-torpedoes = X-95 Torpedoes
space-cadets-equipment-x95-torpedoes-text = Step 6, before a flick: each torpedo that does damage does 1 more.
space-cadets-equipment-tachyon-capsule = Tachyon Capsule
space-cadets-equipment-tachyon-capsule-text = Any timed step: 30 seconds more.
space-cadets-equipment-focusing-crystal = Focusing Crystal
space-cadets-equipment-focusing-crystal-text = Step 4, after Sensors: a Lock counts as a Superlock this turn.
space-cadets-equipment-matrix-stabilizer = Matrix Stabilizer
space-cadets-equipment-matrix-stabilizer-text = Step 2: half as many Breach cards, rounded up.
space-cadets-equipment-auxiliary-capacitor = Auxiliary Capacitor
space-cadets-equipment-auxiliary-capacitor-text = Step 1: 3 more energy.
space-cadets-equipment-inertial-dampers = Inertial Dampers
space-cadets-equipment-inertial-dampers-text = Step 4, before moving: Special Maneuvers do no damage.
space-cadets-equipment-decoy-buoy = Decoy Buoy
space-cadets-equipment-decoy-buoy-text = Start of Step 7: enemies more than 2 squares away lose lock and do not roll.
space-cadets-equipment-nanite-paste = Nanite Paste
space-cadets-equipment-nanite-paste-text = Step 9, before drawing: discard an Ongoing damage card.

## pattern

space-cadets-pattern-pair = pair
space-cadets-pattern-straight-of-3 = straight of three
space-cadets-pattern-two-pair = two pair
space-cadets-pattern-straight-of-4 = straight of four
space-cadets-pattern-three-of-a-kind = three of a kind
space-cadets-pattern-straight-of-5 = straight of five
space-cadets-pattern-full-house = full house
space-cadets-pattern-four-of-a-kind = four of a kind

## terrain

space-cadets-terrain-empty = empty space
space-cadets-terrain-asteroid = asteroids
space-cadets-terrain-nebula = nebula
space-cadets-terrain-rift = rift

## lock

space-cadets-lock-none = no lock
space-cadets-lock-lock = Lock
space-cadets-lock-superlock = Superlock

## colour

space-cadets-colour-blue = blue
space-cadets-colour-orange = orange

## tractor

space-cadets-tractor-star = star
space-cadets-tractor-hexagon = hexagon
space-cadets-tractor-triangle = triangle
space-cadets-tractor-circle = circle

## crystal

space-cadets-crystal-crystal = the crystal
space-cadets-crystal-patrol-point = the patrol point
space-cadets-crystal-satellite = the satellite
space-cadets-crystal-cache = the data cache
space-cadets-crystal-pod = the escape pod

## kill

space-cadets-kill-last-section = a Superlock on Nemesis and a torpedo in the last section
space-cadets-kill-damage = 20 damage to Nemesis in one turn
space-cadets-kill-same-square = 10 damage in one turn from the square of Nemesis

## end

space-cadets-end-won = The ship jumps out: the mission is won.
space-cadets-end-exploded = The core explodes: the mission is lost.
space-cadets-end-pod-lost = The escape pod is destroyed: the mission is lost.
space-cadets-end-practised = The practice is over.

## call

space-cadets-call-look = Look here!
space-cadets-call-help = I need help!
space-cadets-call-hurry = Hurry up!
space-cadets-call-hold = Wait for me!
space-cadets-call-energy = More energy!
space-cadets-call-guard = Guard this!
space-cadets-call-go = Go there!
space-cadets-call-danger = Danger!
space-cadets-call-done = Done!
space-cadets-call-thanks = Well done!

## role

space-cadets-role-captain = Captain: start the steps, lead, decide ties, play equipment.
space-cadets-role-engineering = Engineering: match tiles for next turn's energy and hand it out.
space-cadets-role-helm = Helm: set the speed and plot the course.
space-cadets-role-sensors = Sensors: find shapes by touch, lock targets, scan tiles.
space-cadets-role-shields = Shields: build patterns of tiles on the four sides.
space-cadets-role-weapons = Weapons: pack the tubes and flick the torpedoes.
space-cadets-role-tractor = Tractor beam: find pairs from memory.
space-cadets-role-jump = Jump drive: shift dice, collect Flux cards, jump out.
space-cadets-role-damage = Damage control: draw damage, repair, know when to stop.

## bot

space-cadets-bot-random = Does anything legal.
space-cadets-bot-skill-1 = A novice: slow hands, a short memory, and left is sometimes right.
space-cadets-bot-skill-2 = A beginner who knows her station and still makes mistakes.
space-cadets-bot-skill-3 = An average officer: steady, with a mistake now and then.
space-cadets-bot-skill-4 = A seasoned officer: quick, and seldom wrong.
space-cadets-bot-skill-5 = An expert: fast, with sure hands and a perfect memory.

## option

space-cadets-option-mission = Mission
space-cadets-option-mission-1 = Jump Crystal Mining
space-cadets-option-mission-2 = Scout Patrol
space-cadets-option-mission-3 = Ambush!
space-cadets-option-mission-4 = Seek and Destroy
space-cadets-option-mission-5 = Mother Ship
space-cadets-option-mission-6 = Nemesis Must Die!
space-cadets-option-difficulty = Difficulty
space-cadets-option-difficulty-normal = Normal
space-cadets-option-difficulty-easy = Easy
space-cadets-option-difficulty-hard = Hard
space-cadets-option-timer = Timer
space-cadets-option-timer-standard = Standard, 30 seconds
space-cadets-option-timer-relaxed = Relaxed, 60 seconds
space-cadets-option-timer-calm = Calm, no clock
space-cadets-option-stations = Stations
space-cadets-option-stations-suggested = As suggested
space-cadets-option-stations-chosen = Chosen by the crew
space-cadets-option-practice = Practice
space-cadets-option-practice-off = No, a mission
space-cadets-option-practice-engineering = Engineering
space-cadets-option-practice-helm = Helm
space-cadets-option-practice-sensors = Sensors
space-cadets-option-practice-tractor = Tractor beam
space-cadets-option-practice-weapons-loading = Weapons, loading
space-cadets-option-practice-weapons-fire = Weapons, firing
space-cadets-option-practice-shields = Shields
space-cadets-option-practice-jump = Jump drive
space-cadets-option-practice-damage = Damage control
space-cadets-option-practice-core = Core breach
space-cadets-option-hints = Hints
space-cadets-option-hints-no = Off
space-cadets-option-hints-yes = On: ghost path, strengths, matches, repair deck
space-cadets-option-batteries = Batteries
space-cadets-option-batteries-no = Off
space-cadets-option-batteries-yes = On
space-cadets-option-evade = Evade
space-cadets-option-evade-no = Off
space-cadets-option-evade-yes = On
space-cadets-option-cloak = Cloaking Device
space-cadets-option-cloak-no = Off
space-cadets-option-cloak-yes = On
space-cadets-option-ice = IsoChromic Enhancer
space-cadets-option-ice-no = Off
space-cadets-option-ice-yes = On
space-cadets-option-seekers = Seeker Missiles
space-cadets-option-seekers-no = Off
space-cadets-option-seekers-yes = On
space-cadets-option-tribeam = Tribeam
space-cadets-option-tribeam-no = Off
space-cadets-option-tribeam-yes = On
space-cadets-option-blink = Blink
space-cadets-option-blink-no = Off
space-cadets-option-blink-yes = On
space-cadets-option-flux = Four-of-a-kind Flux cards
space-cadets-option-flux-claim = The numbers say which four of a kind
space-cadets-option-flux-dice = The numbers say which dice change
space-cadets-option-pace-1 = Clock of chair 1
space-cadets-option-pace-1-1 = as everybody's
space-cadets-option-pace-1-1-5 = one and a half times
space-cadets-option-pace-1-2 = twice the time
space-cadets-option-pace-2 = Clock of chair 2
space-cadets-option-pace-2-1 = as everybody's
space-cadets-option-pace-2-1-5 = one and a half times
space-cadets-option-pace-2-2 = twice the time
space-cadets-option-pace-3 = Clock of chair 3
space-cadets-option-pace-3-1 = as everybody's
space-cadets-option-pace-3-1-5 = one and a half times
space-cadets-option-pace-3-2 = twice the time
space-cadets-option-pace-4 = Clock of chair 4
space-cadets-option-pace-4-1 = as everybody's
space-cadets-option-pace-4-1-5 = one and a half times
space-cadets-option-pace-4-2 = twice the time
space-cadets-option-pace-5 = Clock of chair 5
space-cadets-option-pace-5-1 = as everybody's
space-cadets-option-pace-5-1-5 = one and a half times
space-cadets-option-pace-5-2 = twice the time
space-cadets-option-pace-6 = Clock of chair 6
space-cadets-option-pace-6-1 = as everybody's
space-cadets-option-pace-6-1-5 = one and a half times
space-cadets-option-pace-6-2 = twice the time
space-cadets-option-pace-7 = Clock of chair 7
space-cadets-option-pace-7-1 = as everybody's
space-cadets-option-pace-7-1-5 = one and a half times
space-cadets-option-pace-7-2 = twice the time
space-cadets-option-pace-8 = Clock of chair 8
space-cadets-option-pace-8-1 = as everybody's
space-cadets-option-pace-8-1-5 = one and a half times
space-cadets-option-pace-8-2 = twice the time
space-cadets-option-pace-9 = Clock of chair 9
space-cadets-option-pace-9-1 = as everybody's
space-cadets-option-pace-9-1-5 = one and a half times
space-cadets-option-pace-9-2 = twice the time

## story

space-cadets-story-turn-began = Turn { $turn } begins.
space-cadets-story-step-began = { $step } begins.
space-cadets-story-clock-started = { $step }: { $seconds } seconds.
space-cadets-story-time-up = { $step }: time is up.
space-cadets-story-ready = { $seat } is ready.
space-cadets-story-station-taken = { $seat } takes { $station }.
space-cadets-story-equipment-chosen = The Captain takes { $card } along.
space-cadets-story-equipment-returned = The Captain puts { $card } back.
space-cadets-story-deployed = The ship starts at { $at }, facing { $facing }.
space-cadets-story-equipment-played = The Captain plays { $card }.
space-cadets-story-guarding = The Captain wants { $side } guarded.
space-cadets-story-target-marked = The Captain marks a target: { $object }.
space-cadets-story-goal-marked = The Captain marks a goal: { $at }.
space-cadets-story-orders-lifted = The Captain lifts an order.
space-cadets-story-called = { $seat }: { $call }
space-cadets-story-called-station = { $seat }, about { $station }: { $call }
space-cadets-story-called-side = { $seat }, about the { $side } side: { $call }
space-cadets-story-called-square = { $seat }, about square { $at }: { $call }
space-cadets-story-energy-handed-out = { $total } energy go to the stations.
space-cadets-story-traded = Energy of { $give } is traded for { $want }.
space-cadets-story-speed-set = Thrust sets the speed to { $speed }.
space-cadets-story-target-set = Sensors aim at { $object }.
space-cadets-story-shields-up = Shields: fore { $fore }, starboard { $starboard }, aft { $aft }, port { $port }.
space-cadets-story-gap-filled = Slot { $slot } was empty: { $card } by chance.
space-cadets-story-flew = The ship is at { $at }, facing { $facing }, speed { $speed }.
space-cadets-story-edge-met = The sector's edge: the ship turns about and stops.
space-cadets-story-tile-revealed = A tile is revealed: { $face }.
space-cadets-story-enemy-placed = { $ship } appears at { $at }.
space-cadets-story-crystal-placed = A crystal token lies at { $at }.
space-cadets-story-found = Sensors find shape { $shape }.
space-cadets-story-mistaken = Sensors pull the wrong shape, { $shape }.
space-cadets-story-locked = A Lock on { $object }.
space-cadets-story-superlocked = A Superlock on { $object }.
space-cadets-story-lock-broken = Sensors break the lock of { $object }.
space-cadets-story-lock-lost = The Lock on { $object } is lost.
space-cadets-story-cloaked = The ship is cloaked.
space-cadets-story-enemy-lost-lock = { $ship } loses its lock.
space-cadets-story-aimed = The beam is aimed at { $object }: { $needed } points needed.
space-cadets-story-practising = The beam practises.
space-cadets-story-turned = Tiles turned: { $points } points.
space-cadets-story-beam-caught = The beam catches { $object }.
space-cadets-story-beam-failed = The beam fails.
space-cadets-story-display-reset = The tractor display is laid out anew.
space-cadets-story-tubes-loaded = Tubes loaded: { $tubes }.
space-cadets-story-fired = A torpedo at { $object }: { $damage } damage.
space-cadets-story-missed = A torpedo misses { $object }.
space-cadets-story-enemy-damaged = { $ship } takes { $damage } damage.
space-cadets-story-enemy-destroyed = { $ship } is destroyed.
space-cadets-story-satellite-lost = The satellite is destroyed.
space-cadets-story-enemy-locks = { $ship } gains lock.
space-cadets-story-enemy-moves = { $ship } moves to { $at }.
space-cadets-story-enemy-fires = { $ship } fires at { $side }: { $damage } damage.
space-cadets-story-satellite-fires = A satellite fires at { $side }: { $damage } damage.
space-cadets-story-satellite-hits = Our satellite hits { $ship } for { $damage }.
space-cadets-story-nemesis-marker = The Nemesis marker is on { $marker }.
space-cadets-story-nemesis-enters = Nemesis enters at { $at }.
space-cadets-story-nemesis-moves = Nemesis moves to { $at }.
space-cadets-story-nemesis-fires = Nemesis fires at { $side }: { $damage } damage.
space-cadets-story-nemesis-destroyed = Nemesis is destroyed!
space-cadets-story-ship-hit = { $side } takes { $damage } damage from { $source }, shields stop { $absorbed }.
space-cadets-story-damage-drawn = Damage to { $side }: { $card }.
space-cadets-story-speed-changed = The speed is now { $speed }.
space-cadets-story-batteries-lost = Batteries lost: { $count }.
space-cadets-story-core-breached = The core is breached: { $number } cards next time.
space-cadets-story-core-dealt = Breach cards dealt: { $count }.
space-cadets-story-core-found = { $seat } finds a match; { $left } left.
space-cadets-story-core-passed = { $seat } has the core's deck.
space-cadets-story-core-mended = The core is repaired.
space-cadets-story-dice-rolled = Dice: { $dice }.
space-cadets-story-flux-used = { $card } is used: { $dice }.
space-cadets-story-flux-taken-back = { $card } is taken back.
space-cadets-story-time-bought = Thirty seconds are bought.
space-cadets-story-flux-claimed = { $card } is claimed.
space-cadets-story-flux-lost = { $card } becomes inactive.
space-cadets-story-nothing-claimed = No card is taken.
space-cadets-story-claim-failed = No card can be claimed.
space-cadets-story-blinked = The ship blinks to { $at }.
space-cadets-story-repair-drawn = Repair card: { $card }.
space-cadets-story-repair-skipped = { $card } is cancelled.
space-cadets-story-repair-rolled =
    The repair die shows { $roll }: { $success ->
    [0] failure
   *[other] success
 }.
space-cadets-story-repaired = { $card } is repaired.
space-cadets-story-shift-change = Shift Change: who volunteers?
space-cadets-story-volunteered = { $seat } volunteers.
space-cadets-story-reseated = { $seat } takes the seat of { $from }.
space-cadets-story-crystal-captured = A crystal is captured, { $count } in all.
space-cadets-story-point-visited = A patrol point is visited, { $count } in all.
space-cadets-story-satellite-turned = The satellite serves the crew now.
space-cadets-story-cache-taken = A data cache is captured, { $count } in all.
space-cadets-story-pod-hit = The escape pod has { $damage } damage.
space-cadets-story-pod-rescued = The escape pod is aboard.
space-cadets-story-award-earned = { $station } earns { $points } points.
space-cadets-story-kill-known = Nemesis has a weakness: { $way }.
space-cadets-story-jumped = The ship jumps.
space-cadets-story-round-scored = Round { $round }: { $points } points.
space-cadets-story-mission-over = { $end }

## no

space-cadets-no-over = The mission is over.
space-cadets-no-not-at-the-table = There is no such chair.
space-cadets-no-not-your-station = That is not your station.
space-cadets-no-not-now = Not in this step.
space-cadets-no-time-is-up = Your time is up.
space-cadets-no-not-asked = Nobody asks you.
space-cadets-no-no-such-choice = There is no such choice.
space-cadets-no-nothing-to-start = There is nothing to start.
space-cadets-no-not-concerned = This does not concern you.
space-cadets-no-ready-already = You have said so already.
space-cadets-no-done-already = You are done already.
space-cadets-no-seats-are-suggested = Seats are as suggested at this table.
space-cadets-no-held-already = You hold this station.
space-cadets-no-two-at-once = Nobody may have two stations active at once.
space-cadets-no-no-such-seat = There is no such seat.
space-cadets-no-enough-equipment = No more equipment can be chosen.
space-cadets-no-not-chosen = That was not chosen.
space-cadets-no-not-a-start = The ship cannot start there.
space-cadets-no-not-in-use = That advanced system is not in use.
space-cadets-no-equipment-played = One equipment card a turn.
space-cadets-no-no-such-equipment = That equipment is not at hand.
space-cadets-no-bridge-fire = Bridge Fire: no equipment.
space-cadets-no-wrong-moment = Not the moment for that equipment.
space-cadets-no-lock-needed = It needs a Lock.
space-cadets-no-no-breach = The core is not breached.
space-cadets-no-damage-needed = Name an Ongoing damage card.
space-cadets-no-breached = Not while the core is breached.
space-cadets-no-no-such-object = That is not on the map.
space-cadets-no-no-such-square = That square is not in the sector.
space-cadets-no-not-volunteering = Nobody volunteers now.
space-cadets-no-bad-seats = All volunteers, at least two people and nobody else change seats.
space-cadets-no-only-first-turn = Only in the first turn.
space-cadets-no-not-first-turn = There is nothing to trade in the first turn.
space-cadets-no-too-much-energy = There is not that much energy.
space-cadets-no-over-limit = No station may receive so much.
space-cadets-no-trade-short = Not enough to trade.
space-cadets-no-trade-same = Trade for another type.
space-cadets-no-nothing-traded = Nothing was traded.
space-cadets-no-no-battery = No battery is left.
space-cadets-no-no-capacitor = No energy of the capacitor is left.
space-cadets-no-no-such-tile = There is no such tile.
space-cadets-no-off-the-board = That is off the board.
space-cadets-no-occupied = A tile lies there.
space-cadets-no-not-laid = That tile does not lie there.
space-cadets-no-speed-limit = The speed stays within its limits.
space-cadets-no-no-energy = Not enough energy.
space-cadets-no-no-such-slot = There is no such slot.
space-cadets-no-no-such-card = There is no such card.
space-cadets-no-card-used = That card lies in another slot.
space-cadets-no-evade-first = Evade goes into the first slot.
space-cadets-no-target-twice = It is in a slot already.
space-cadets-no-cloak-needs-two = Cloak takes exactly two cards.
space-cadets-no-no-target = There is no target in that slot.
space-cadets-no-bad-finger = The finger is not in the bag.
space-cadets-no-finger-too-fast = No hand is that fast.
space-cadets-no-no-such-lump = There is nothing to pull.
space-cadets-no-no-free-target-card = No target card is free.
space-cadets-no-block-first = Cover a card with the pulled tile first.
space-cadets-no-nothing-to-block = There is no pulled tile.
space-cadets-no-card-taken = That card is covered.
space-cadets-no-not-enough-points = Not enough points.
space-cadets-no-already-locked = There is a Lock already.
space-cadets-no-not-locked = There is no Lock.
space-cadets-no-cloaked = Not while cloaked.
space-cadets-no-superlocks-barred = Damage bars Superlocks.
space-cadets-no-nothing-to-scan = There is nothing to scan there.
space-cadets-no-no-such-tube = There is no such tube.
space-cadets-no-wrong-shape = These cells do not form the piece.
space-cadets-no-outside = It reaches outside the shape.
space-cadets-no-overlap = It overlaps another piece.
space-cadets-no-no-piece-left = No such piece is left.
space-cadets-no-not-loaded = That tube is not loaded.
space-cadets-no-out-of-range = Too far.
space-cadets-no-path-blocked = A rift is in the way.
space-cadets-no-bad-disc = The disc must lie wholly behind its line, on the track.
space-cadets-no-bad-gesture = That is no flick.
space-cadets-no-second-flick-first = The second flick comes first.
space-cadets-no-no-second-flick = There is no second flick.
space-cadets-no-not-drawn = That tile was not drawn.
space-cadets-no-zone-full = The zone is full.
space-cadets-no-centre-pair = No pair in the centre.
space-cadets-no-ice-frozen = ICE cannot be played there now.
space-cadets-no-no-attempt = No attempt is running.
space-cadets-no-attempt-runs = Not during an attempt.
space-cadets-no-no-lock = The beam needs a Lock.
space-cadets-no-out-of-beam = Too far for the beam.
space-cadets-no-ships-only = In this mission the beam holds ships only.
space-cadets-no-no-tractor-energy = The beam has no energy.
space-cadets-no-not-two-tiles = Turn two tiles.
space-cadets-no-tile-not-there = No such tile lies face down.
space-cadets-no-no-jump-energy = The drive has no energy.
space-cadets-no-not-activated = The drive is not active.
space-cadets-no-activated-already = The drive is active already.
space-cadets-no-no-extensions = No time can be bought.
space-cadets-no-not-active = That card is not active.
space-cadets-no-flux-used = That card was used in this attempt.
space-cadets-no-bad-change = The card does not do that.
space-cadets-no-nothing-to-take-back = Nothing to take back.
space-cadets-no-not-claimable = The dice do not claim that.
space-cadets-no-cannot-jump = The ship cannot jump out yet.
space-cadets-no-blink-distance = Exactly two squares.
space-cadets-no-blink-off-map = That is outside the sector.
space-cadets-no-no-jump-yet = There is no Step 8 yet.
space-cadets-no-card-open = Roll for the card on the table first.
space-cadets-no-no-card-open = No card lies there.
space-cadets-no-not-random = That card needs no die.
space-cadets-no-rolled-already = Its die was rolled.
space-cadets-no-no-repair-energy = No energy to skip with.
space-cadets-no-deck-empty = The deck is empty.
space-cadets-no-uneven-deal = Cards are dealt as evenly as can be.
space-cadets-no-not-holder = You do not have the deck.
space-cadets-no-holding-deck = You hold the core's deck.
space-cadets-no-leaf-too-fast = No hand leafs that fast.
space-cadets-no-call-too-soon = One call a second is enough.
space-cadets-no-no-match = That is no match.
space-cadets-no-must-pass = Pass the deck first.
space-cadets-no-cannot-pass = The deck cannot go there.
space-cadets-no-all-found = Everything is found: the deck stays here.
