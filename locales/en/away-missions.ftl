# Away Missions, in English.

away-missions-name = Away Missions

## Rocketeers

away-missions-rocketeer-captain = Captain
away-missions-rocketeer-first-officer = First Officer
away-missions-rocketeer-doctor = Doctor
away-missions-rocketeer-professor = Professor
away-missions-rocketeer-chief = Chief
away-missions-rocketeer-yeoman = Yeoman

## Aliens

away-missions-alien-brain-in-a-jar = Brain-in-a-Jar
away-missions-alien-leader = Leader
away-missions-alien-saucerman = Saucerman
away-missions-alien-sentinel = Sentinel
away-missions-alien-thrall = Thrall
away-missions-alien-war-thrall = War Thrall
away-missions-alien-space-leech = Space Leech
away-missions-alien-bug = Bug

## Items, components, rescued Thralls

away-missions-item-atomic-rifle = Atomic Rifle
away-missions-item-atomic-rifle-text = Dice at range 0, 1, 2, 3: 2, 5, 5, 3. Overkill: Dislodge.
away-missions-item-ray-gun = Ray Gun
away-missions-item-ray-gun-text = Dice at range 0, 1: 5, 3. Overkill: Hit-and-Run.
away-missions-item-air-knife = Air Knife
away-missions-item-air-knife-text = 3 dice at range 0. A success also gives 1 Alien Blood. Overkill: Extract.
away-missions-item-demo-charge = Demo Charge
away-missions-item-demo-charge-text = 10 dice at range 1, once, then it is gone. Not where Rocketeers or Thralls are. Overkill: Shrapnel.
away-missions-item-flame-gun = Flame-Gun
away-missions-item-flame-gun-text = 2 dice at range 1 against each Alien on the tile. Not where Rocketeers or Thralls are. Overkill: Terror.
away-missions-item-accelerator-hypo = Accelerator Hypo
away-missions-item-accelerator-hypo-text = Lose 1 HP; all your spent AP are available again.
away-missions-item-electro-mine = Electro-Mine
away-missions-item-electro-mine-text = Lay it on your tile: the first Sentinel that enters dies.
away-missions-item-first-aid-kit = First Aid Kit
away-missions-item-first-aid-kit-text = +2 dice on your Heal Actions.
away-missions-item-flag = Flag
away-missions-item-flag-text = You and every Rocketeer you see may perform one Action at once, without AP.
away-missions-item-food-pills = Food Pills and Powdered Juice
away-missions-item-food-pills-text = Gain 2 HP.
away-missions-item-head-set = Head-Set
away-missions-item-head-set-text = First Officer only: Move Out reaches Rocketeers anywhere.
away-missions-item-holster = Holster
away-missions-item-holster-text = +1 die on your first Ray Gun attack each Game Turn.
away-missions-item-med-pack = Med-Pack
away-missions-item-med-pack-text = Doctor only: +1 die on Heal Actions; heals also at range 1 in line of sight.
away-missions-item-oxygen-tank = Oxygen Tank
away-missions-item-oxygen-tank-text = Discard it: gain 2 O₂.
away-missions-item-reference-book = Reference Book
away-missions-item-reference-book-text = +1 IQ for one roll, named before it.
away-missions-item-soft-focus-lens = Soft-Focus Lens
away-missions-item-soft-focus-lens-text = Yeoman only: Sway reaches every tile in line of sight.
away-missions-item-space-bandages = Space-Bandages
away-missions-item-space-bandages-text = One Heal Action without AP.
away-missions-item-stun-pellet = Stun Pellet
away-missions-item-stun-pellet-text = Stun all Aliens on your tile, or on one neighbouring tile in line of sight.
away-missions-item-tape-recorder = Tape Recorder
away-missions-item-tape-recorder-text = Keep one Overkill of a Non-Combat Action for a later Game Turn.
away-missions-item-tele-radio = Tele-Radio
away-missions-item-tele-radio-text = Captain only: Command reaches Rocketeers anywhere.
away-missions-item-tools = Tools
away-missions-item-tools-text = Roll all dice of an IQ Action again; without a success the Tools break.
away-missions-item-proton-blade = Proton Blade
away-missions-item-proton-blade-text = 6 dice at range 0. A success also gives 1 Alien Blood. Overkill: Slash.
away-missions-item-force-field-belt = Force Field Belt
away-missions-item-force-field-belt-text = When an Alien hits you, lose a charge instead of 1 HP.
away-missions-item-gravitational-wave-generator = Gravitational Wave Generator
away-missions-item-gravitational-wave-generator-text = Pull a figure or an item you see within range 3 by 1 to 3 tiles toward you.
away-missions-item-heat-ray = Heat Ray
away-missions-item-heat-ray-text = Seal or destroy a hatch on a tile you see, for the rest of the game.
away-missions-item-impossible-cube = Impossible Cube
away-missions-item-impossible-cube-text = Roll 5 dice; each success is one use of your personal option.
away-missions-item-ionoscope = Ionoscope
away-missions-item-ionoscope-text = Named before an IQ roll: one success more.
away-missions-item-mentality-helmet = Mentality Helmet
away-missions-item-mentality-helmet-text = Ignore one Panic or one Mind Control.
away-missions-item-replicator = Replicator
away-missions-item-replicator-text = Double one component you carry.
away-missions-item-sonic-repulsor = Sonic Repulsor
away-missions-item-sonic-repulsor-text = Drive a figure or an item you see away until you see it no more or a hatch or the hull stops it.
away-missions-item-strangely-glowing-orb = Strangely Glowing Orb
away-missions-item-strangely-glowing-orb-text = Named before an IQ roll: +1 IQ.
away-missions-item-telepathy-band = Telepathy Band
away-missions-item-telepathy-band-text = Use another Rocketeer’s personal option, for a Talent Action or for the Overkills of one roll.
away-missions-item-time-warp = Time Warp
away-missions-item-time-warp-text = After your roll, roll any of its dice again.
away-missions-item-x-ray-goggles = X-Ray Goggles
away-missions-item-x-ray-goggles-text = For one Action or effect, see and shoot through one closed hatch.
away-missions-item-mysterium = Mysterium
away-missions-item-mysterium-text = A component; or discard it to restore one charge of a Discovery item.
away-missions-item-thrall-oxygen-tank = Thrall Oxygen Tank
away-missions-item-thrall-oxygen-tank-text = Gain 3 O₂ as you pick it up.
away-missions-item-alien-blood = Alien Blood
away-missions-item-alien-blood-text = A component, from a subdued Brain or a sharp blade.
away-missions-item-wire = Wire
away-missions-item-wire-text = A component, from a subdued Thrall.
away-missions-item-invisibility-device = Invisibility Device
away-missions-item-invisibility-device-text = In the Alien Turn: from now to its end all Aliens ignore you.
away-missions-item-neuronic-hyperbolizer = Neuronic Hyperbolizer
away-missions-item-neuronic-hyperbolizer-text = Stun all Aliens on one scanned tile, seen or not.
away-missions-item-reality-inverter = Reality Inverter
away-missions-item-reality-inverter-text = After your roll: 8, 9 and 10 succeed instead of 1 to 3.
away-missions-item-stasis-box = Stasis Box
away-missions-item-stasis-box-text = Take a Rocketeer item that nobody has taken yet.
away-missions-item-tantalus-projector = Tantalus Projector
away-missions-item-tantalus-projector-text = Eliminate one Alien anywhere, whatever its HP; no Thrall, no boss.
away-missions-item-teleporter = Teleporter
away-missions-item-teleporter-text = You and others on your tile go to any scanned tile.
away-missions-item-dominated-brain = Dominated Brain-in-a-Jar
away-missions-item-dominated-brain-text = +1 IQ.
away-missions-item-rt-boy = Boy
away-missions-item-rt-boy-text = Pick up one item from a neighbouring tile in line of sight.
away-missions-item-rt-bus-driver = Bus Driver
away-missions-item-rt-bus-driver-text = Who rescues him gains 2 O₂.
away-missions-item-rt-co-ed = Co-Ed
away-missions-item-rt-co-ed-text = +2 dice for an Action, named before the roll.
away-missions-item-rt-cowboy = Cowboy
away-missions-item-rt-cowboy-text = One free attack with 1 die at range 0 or 1.
away-missions-item-rt-football-player = Football Player
away-missions-item-rt-football-player-text = One Open Hatch Action without AP.
away-missions-item-rt-girl = Girl
away-missions-item-rt-girl-text = Ignore Panic, every time.
away-missions-item-rt-hobo = Hobo
away-missions-item-rt-hobo-text = Stun all Aliens on your tile.
away-missions-item-rt-long-lost-brother = Long-Lost Brother
away-missions-item-rt-long-lost-brother-text = He takes one hit in your place, once per Game Turn.
away-missions-item-rt-sarge = Sarge
away-missions-item-rt-sarge-text = +1 die for one Attack Action.
away-missions-item-rt-scientist = Scientist
away-missions-item-rt-scientist-text = After a successful IQ roll: one Overkill more.
away-missions-item-rt-chemist = Chemist
away-missions-item-rt-chemist-text = Roll 1 die; a success gives 1 O₂.
away-missions-item-rt-nurse = Nurse
away-missions-item-rt-nurse-text = Roll 1 die; a success gives 1 HP to a Rocketeer on the tile.
away-missions-item-rt-photographer = Photographer
away-missions-item-rt-photographer-text = Stun one Alien in line of sight.
away-missions-item-rt-smuggler = Smuggler
away-missions-item-rt-smuggler-text = Who rescues him gains a component.
away-missions-item-rt-traffic-cop = Traffic Cop
away-missions-item-rt-traffic-cop-text = A Rocketeer you see, or you, moves one tile without AP.
away-missions-item-ddt = DDT
away-missions-item-ddt-text = 4 dice at range 0, Bugs only; on a vent it reaches every scanned vent. Overkill: Exterminate.
away-missions-item-sonic-shotgun = Sonic Shotgun
away-missions-item-sonic-shotgun-text = Dice at range 0, 1: 4, 3. Overkill: Impact.
away-missions-item-fiberweave-spacesuit = Fiberweave Spacesuit
away-missions-item-fiberweave-spacesuit-text = Cancel one hit, once per Game Turn.
away-missions-item-firecrackers = Firecrackers
away-missions-item-firecrackers-text = In the Alien Turn the Aliens that can reach you come after you.
away-missions-item-freeze-dried-coffee = Freeze-Dried Coffee
away-missions-item-freeze-dried-coffee-text = For 1 AP, everybody on the tile has +1 die on all Actions this Game Turn.
away-missions-item-lucky-rabbits-foot = Lucky Rabbit’s Foot
away-missions-item-lucky-rabbits-foot-text = Roll one die of your roll again.
away-missions-item-power-of-love = Power of Love
away-missions-item-power-of-love-text = Aliens you see move one tile away from you; no Thralls, no Brains.
away-missions-item-scanner = Scanner
away-missions-item-scanner-text = Scan any face-down tile instead of a nearest one.
away-missions-item-sniper-scope = Sniper Scope
away-missions-item-sniper-scope-text = +2 dice with the Atomic Rifle at range 3.
away-missions-item-space-monkey = Space Monkey
away-missions-item-space-monkey-text = Fetch or put down an item on a neighbouring tile, or open a hatch of yours or a neighbouring tile.
away-missions-item-space-rations = Space Rations
away-missions-item-space-rations-text = Everybody on the tile gains 1 HP.
away-missions-item-the-common-cold = The Common Cold
away-missions-item-the-common-cold-text = Discard it for an IQ Action: a success removes every Alien on the tile but Thralls.
away-missions-item-thermite = Thermite
away-missions-item-thermite-text = Destroy a hatch of your tile.
away-missions-item-tricorder = Tricorder
away-missions-item-tricorder-text = Perform an IQ Action as if on a neighbouring tile in line of sight.
away-missions-item-wire-cutters = Wire Cutters
away-missions-item-wire-cutters-text = +1 die when subduing Thralls and Brains.

## Events

away-missions-event-cosmic-radiation = Cosmic Radiation
away-missions-event-cosmic-radiation-text = Every Rocketeer loses 1 HP.
away-missions-event-power-out = Power Out
away-missions-event-power-out-text = No Discovery items and Schematics for the rest of the Game Turn.
away-missions-event-time-distortion = Time Distortion
away-missions-event-time-distortion-text = All Aliens move at once, without attacking.
away-missions-event-unnatural-growth = Unnatural Growth
away-missions-event-unnatural-growth-text = All damaged Aliens have their full HP again.
away-missions-event-unreasonable-fear = Unreasonable Fear
away-missions-event-unreasonable-fear-text = All Rocketeers suffer Panic; not with more than four Rocketeers.

## What an Overkill buys

away-missions-overkill-command = Command
away-missions-overkill-command-text = Give a Command AP to another Rocketeer on your tile.
away-missions-overkill-move-out = Move Out
away-missions-overkill-move-out-text = You or a Rocketeer on your tile moves one tile.
away-missions-overkill-sawbones = Sawbones
away-missions-overkill-sawbones-text = You or a Rocketeer on your tile gains 1 HP.
away-missions-overkill-override = Override
away-missions-overkill-override-text = Open or lock any hatch on the map.
away-missions-overkill-strafe = Strafe
away-missions-overkill-strafe-text = One hit on another Alien, next to the target.
away-missions-overkill-sway = Sway
away-missions-overkill-sway-text = Stun an Alien with 1 HP on your tile.
away-missions-overkill-dislodge = Dislodge
away-missions-overkill-dislodge-text = Move an Alien you see within range 3 by one tile.
away-missions-overkill-hit-and-run = Hit-and-Run
away-missions-overkill-hit-and-run-text = Move one tile.
away-missions-overkill-extract = Extract
away-missions-overkill-extract-text = One more Alien Blood.
away-missions-overkill-shrapnel = Shrapnel
away-missions-overkill-shrapnel-text = One hit on an Alien on the target tile, the target included.
away-missions-overkill-terror = Terror
away-missions-overkill-terror-text = An Alien on the target tile is driven off.
away-missions-overkill-slash = Slash
away-missions-overkill-slash-text = One hit on an Alien on the tile, or 1 Alien Blood.
away-missions-overkill-impact = Impact
away-missions-overkill-impact-text = Stun an Alien with 1 HP on the target tile or next to it.
away-missions-overkill-exterminate = Exterminate
away-missions-overkill-exterminate-text = One hit on another Bug in range.
away-missions-overkill-psychic-burst = Psychic Burst
away-missions-overkill-psychic-burst-text = Stun all other Aliens within one tile.
away-missions-overkill-psychic-scream = Psychic Scream
away-missions-overkill-psychic-scream-text = Stun a Leader or a Saucerman anywhere.
away-missions-overkill-stagger = Stagger
away-missions-overkill-stagger-text = The Sentinel has two dice fewer this Game Turn.
away-missions-overkill-revulsion = Revulsion
away-missions-overkill-revulsion-text = Attack another Space Leech, without AP.
away-missions-overkill-rupture = Rupture
away-missions-overkill-rupture-text = One more hit, once per attack.
away-missions-overkill-rescue = Rescue
away-missions-overkill-rescue-text = The Thrall is rescued and joins you.
away-missions-overkill-dominate = Dominate
away-missions-overkill-dominate-text = The Brain serves you: +1 IQ.
away-missions-overkill-charge = Charge
away-missions-overkill-charge-text = One more charge for the item.
away-missions-overkill-mission = Mission
away-missions-overkill-mission-text = What the mission offers for an Overkill.
away-missions-overkill-record = Record
away-missions-overkill-record-text = The Tape Recorder keeps it for later.

## Scenario tiles

away-missions-tile-shuttlecraft = Shuttlecraft
away-missions-tile-airlock = Airlock
away-missions-tile-elevator = Elevator
away-missions-tile-hive-queen = Hive Queen
away-missions-tile-bridge = Bridge
away-missions-tile-engine-room = Engine Room
away-missions-tile-brig = Brig
away-missions-tile-cryo-bay = Cryo Bay
away-missions-tile-laboratory = Laboratory
away-missions-tile-armory = Armory
away-missions-tile-power-core = Power Core
away-missions-tile-transmitter = Transmitter
away-missions-tile-spawning-pool = Spawning Pool
away-missions-tile-overmind = Overmind
away-missions-tile-saucer-hangar = Saucer Hangar

## Modes

away-missions-mode-space-cadet = Space Cadet
away-missions-mode-standard = Standard
away-missions-mode-commodore = Commodore
away-missions-mode-admiral = Admiral
away-missions-mode-galactic-overlord = Galactic Overlord

## What is wrong with a position file; the place is written as in the file

away-missions-position-no-json = { $place }: this is not JSON ({ $reason }).
away-missions-position-format = { $place }: this is the format “{ $found }”, but “{ $wanted }” is needed.
away-missions-position-missing = { $place }: the key “{ $key }” is missing.
away-missions-position-unknown-key = { $place }: nobody knows the key “{ $key }” (only “note” and keys beginning with “x_” are free).
away-missions-position-not-an-object = { $place }: an object is needed here.
away-missions-position-not-a-list = { $place }: a list is needed here.
away-missions-position-not-a-text = { $place }: a text is needed here.
away-missions-position-not-a-boolean = { $place }: true or false is needed here.
away-missions-position-not-a-number = { $place }: a whole number is needed here.
away-missions-position-out-of-range = { $place }: a whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") } is needed here.
away-missions-position-not-a-place = { $place }: a place [q, r] is needed here.
away-missions-position-unknown-name = { $place }: “{ $name }” is not possible here.
away-missions-position-empty = { $place }: the list is empty.
away-missions-position-twice = { $place }: { $what } is there twice.
away-missions-position-unknown-tile = { $place }: no printed tile has the number { NUMBER($number, useGrouping: "false") }, so its hatches must be listed.
away-missions-position-no-tile = { $place }: there is no tile at { $at }.
away-missions-position-unscanned = { $place }: the tile at { $at } is not scanned, and no Rocketeer can stand there.
away-missions-position-not-neighbours = { $place }: two neighbouring tiles are needed here.
away-missions-position-no-war-thrall = { $place }: there is no War Thrall “{ $id }”.
away-missions-position-no-hit-points = { $place }: Thralls and War Thralls have no hit points.
away-missions-position-against-or-before = { $place }: a reaction needs either “against” or “before”.
away-missions-position-cannot-react = { $place }: this reaction came due and could not be carried out.
away-missions-position-illegal-direction = { $place }: this direction was not legal when it came due.
away-missions-position-too-few-dice = { $place }: { $count ->
    [one] one roll is
   *[other] { $count } rolls are
} not enough for this Alien Turn.
away-missions-position-no-rocketeer = { $place }: an Alien Turn needs at least one Rocketeer.
