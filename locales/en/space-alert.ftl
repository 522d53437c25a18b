# Space Alert, in English.
#
# $seat and $who are the names of crew members; threats, stations, systems and actions arrive as ready text.

space-alert-name = Space Alert

## What the ship’s computer says

space-alert-say-alert = Alert. Enemy activity ahead. Begin the first phase.
space-alert-say-external =
    { $unconfirmed ->
        [0] {""}
       *[other] Unconfirmed report.{" "}
    }{ $again ->
        [0] {""}
       *[other] I repeat.{" "}
    }Time T plus { $turn }. { $serious ->
        [0] Threat.
       *[other] Serious threat.
    } Zone { $zone }.
space-alert-say-internal =
    { $unconfirmed ->
        [0] {""}
       *[other] Unconfirmed report.{" "}
    }{ $again ->
        [0] {""}
       *[other] I repeat.{" "}
    }Time T plus { $turn }. { $serious ->
        [0] Internal threat.
       *[other] Serious internal threat.
    }
space-alert-say-incoming-data = Incoming data. Everybody may draw a card.
space-alert-say-data-transfer = Data transfer. Hand over one card before the tone.
space-alert-say-transfer-count = Data transfer in { $seconds }.
space-alert-say-transfer-done = Data transfer complete.
space-alert-say-comms-down = Communication system down.
space-alert-say-comms-restored = Communications restored.
space-alert-say-phase-ends =
    { $seconds ->
        [60] Phase { $phase } ends in one minute.
       *[other] Phase { $phase } ends in { $seconds } seconds.
    }
space-alert-say-operation-ends =
    { $seconds ->
        [60] The operation ends in one minute.
       *[other] The operation ends in { $seconds } seconds.
    }
space-alert-say-end-count =
    { $phase ->
        [0] The operation ends in { $seconds }.
       *[other] Phase { $phase } ends in { $seconds }.
    }
space-alert-say-phase-begins = The phase has ended. Begin phase { $phase }.
space-alert-say-mission-complete = Mission complete. Jumping to hyperspace.

## Events

space-alert-event-role-taken = { $seat } is now { $role }.
space-alert-event-order-set = The captain has changed the order of play.
space-alert-event-said-ready = { $seat } is ready.
space-alert-event-mission-began = Mission { $number } begins.
space-alert-event-threat-drawn = { $seat } looks at the threat of T+{ $turn }.
space-alert-event-threat-shown = T+{ $turn }: { $threat }.
space-alert-event-call-shown = Beside the threat of T+{ $turn } lies what it will call: { $threat }.
space-alert-event-phase-began =
    { $early ->
        [0] { $seat } goes on to phase { $phase }.
       *[other] { $seat } goes on to phase { $phase } ahead of time.
    }
space-alert-event-dealt =
    { $count ->
        [one] { $seat } picks up one card.
       *[other] { $seat } picks up { $count } cards.
    }
space-alert-event-dealt-cards = Your cards: { $cards }.
space-alert-event-card-planned =
    { $movement ->
        [0] { $who } plans an action for turn { $turn }.
       *[other] { $who } plans a movement for turn { $turn }.
    }
space-alert-event-android-planned = { $seat } plans for { $who }, turn { $turn }: { $action }.
space-alert-event-card-moved =
    { $movement ->
        [0] { $who } moves a card from turn { $from } to turn { $to }, action half up.
       *[other] { $who } moves a card from turn { $from } to turn { $to }, movement half up.
    }
space-alert-event-took-back = The card of { $who } for turn { $turn } is taken back.
space-alert-event-data-drawn = { $seat } draws a card.
space-alert-event-data-card = You draw { $action } / { $movement }.
space-alert-event-gave = { $seat } hands a card to { $to }.
space-alert-event-gave-card = { $seat } hands { $action } / { $movement } to { $to }.
space-alert-event-shared =
    { $count ->
        [0] { $seat } has no plan to share.
       *[other] { $seat } shares a plan: { $actions }.
    }
space-alert-event-asked = { $seat } asks { $who } for turn { $turn }: { $action }.
space-alert-event-token-placed = { $seat } moves a piece on the planning board.
space-alert-event-agreed-to-end =
    { $agree ->
        [0] { $seat } wants to go on planning.
       *[other] { $seat } would end the planning now.
    }
space-alert-event-round-ended = The Action Round is over. Now we see what happens.
space-alert-event-round-ended-early = Everybody agrees: the Action Round ends early.
space-alert-event-cards-revealed = The cards of turn { $turn } are turned over.
space-alert-event-tripped =
    { $arrow ->
        [0] { $who } tripped: the card of turn { $turn } lies upside down.
       *[other] { $who } tripped: red and blue were mixed up on turn { $turn }.
    }
space-alert-event-pace-set = Pace of the resolution: { $pace }.
space-alert-event-mission-completed =
    { $total ->
        [one] Mission { $number } is completed with { $total } point.
       *[other] Mission { $number } is completed with { $total } points.
    }
space-alert-event-mission-flown =
    { $points ->
        [one] Mission { $number } is completed; its threats bring { $points } point. What is taken away is counted when the campaign is over.
       *[other] Mission { $number } is completed; its threats bring { $points } points. What is taken away is counted when the campaign is over.
    }
space-alert-event-mission-lost = Mission { $number } is lost.
space-alert-event-proposed-home = { $seat } wants to fly home.
space-alert-event-proposed-flying = { $seat } wants to fly on: common threats { $common }, serious threats { $serious }.
space-alert-event-flying-on = The crew flies on: common threats { $common }, serious threats { $serious }.
space-alert-event-repaired-tile = { $who } repairs the { $zone } zone: { $tile }.
space-alert-event-repaired-squad = { $who } repairs a battlebot squad.
space-alert-event-repaired-nothing = { $who } repairs nothing.
space-alert-event-squad-stored = The last battlebot squad is stored in { $station }.
space-alert-event-game-won = The ship is home. Score: { $score }.
space-alert-event-game-lost = The ship is lost, and with it its { $score } points.

## Signals

space-alert-signal-intend =
    { $where ->
        [0] { $seat }: on turn { $turn } I do { $action }.
       *[other] { $seat }: on turn { $turn } I do { $action } in { $station }.
    }
space-alert-signal-want =
    { $where ->
        [0] { $seat }: on turn { $turn } we need { $action }.
       *[other] { $seat }: on turn { $turn } we need { $action } in { $station }.
    }
space-alert-signal-offer = { $seat }: I can give away { $action }.
space-alert-signal-need = { $seat }: I need { $action }.
space-alert-signal-threat = { $seat }: I take care of T+{ $turn }.
space-alert-signal-yes = { $seat }: yes.
space-alert-signal-no = { $seat }: no.
space-alert-signal-wait = { $seat }: wait for me.
space-alert-signal-done = { $seat }: my plan is complete.

## What happens on the ship

space-alert-happening-turn-begins =
    { $last ->
        [0] Turn { $turn }.
       *[other] Turn { $turn }: the ship gets ready to jump.
    }
space-alert-happening-threat-appears = { $threat } appears on square { $square }.
space-alert-happening-token-placed = { $threat } is now in { $station }.
space-alert-happening-token-removed = { $threat } is gone from { $station }.
space-alert-happening-acts = { $who }: { $action }.
space-alert-happening-trips = { $who } does { $action } instead.
space-alert-happening-no-effect = { $who } gets nothing from { $action }: { $why }.
space-alert-happening-idle = { $who } does nothing: { $why }.
space-alert-happening-moves = { $who } goes to { $station }.
space-alert-happening-delayed = The action of { $who } on turn { $turn } comes a turn later: { $why }.
space-alert-happening-delayed-by-threat = { $threat } delays the action of { $who } on turn { $turn }.
space-alert-happening-not-delayed = { $who } would be delayed ({ $why }), but has no card on turn { $turn }.
space-alert-happening-not-delayed-by-threat = { $threat } would delay { $who }, who has no card on turn { $turn }.
space-alert-happening-card-lost = A card of { $who } is pushed off the board and lost.
space-alert-happening-fires =
    { $heroic ->
        [0] { $who } fires { $weapon }.
       *[other] { $who } fires { $weapon } with one more strength.
    }
space-alert-happening-energy-moved =
    { $extra ->
        [0] { $who } moves { $blocks } energy from { $from } to { $to }.
       *[other] { $who } moves { $blocks } energy from { $from } to { $to }, and { $extra } more from the bank.
    }
space-alert-happening-computer-maintained = { $who } maintains the computer for phase { $phase }.
space-alert-happening-looks-out =
    { $count ->
        [one] { $who } looks out of the window.
       *[other] { $who } looks out of the window, as number { $count }.
    }
space-alert-happening-visual-confirmed =
    { $count ->
        [one] One look out of the window in phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $count } looks out of the window in phase { $phase }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
space-alert-happening-visual-not-better =
    { $count ->
        [one] One look out of the window adds nothing: phase { $phase } is worth { $points } already.
       *[other] { $count } looks out of the window add nothing: phase { $phase } is worth { $points } already.
    }
space-alert-happening-rocket-launched =
    { $left ->
        [0] { $who } launches a rocket, the last one.
        [one] { $who } launches a rocket; one is left.
       *[other] { $who } launches a rocket; { $left } are left.
    }
space-alert-happening-rocket-moves = The rocket flies on and hits next turn.
space-alert-happening-squad-taken =
    { $disabled ->
        [0] { $who } takes the battlebot squad of { $station }.
       *[other] { $who } takes the disabled battlebot squad of { $station }.
    }
space-alert-happening-squad-revived = The battlebots of { $who } are active again.
space-alert-happening-squad-disabled = The battlebots of { $who } are disabled.
space-alert-happening-stored-squad-disabled = The battlebots stored in { $station } are disabled.
space-alert-happening-takes-off = { $who } takes off with the interceptors.
space-alert-happening-stays-out = { $who } stays in space and attacks.
space-alert-happening-returns = { $who } returns from space.
space-alert-happening-interceptors-lost = The interceptors will not fly again.
space-alert-happening-repairs = { $who } repairs { $threat } by { $points }; { $damage } done.
space-alert-happening-repairs-together = Working together repairs { $threat } by { $points } more; { $damage } done.
space-alert-happening-repair-pending = { $who } works on { $threat }: { $people } of the { $needed } it takes.
space-alert-happening-attacks-intruder = The battlebots of { $who } attack { $threat }; it has { $damage } damage.
space-alert-happening-returns-fire =
    { $dodged ->
        [0] { $threat } shoots back at { $who }.
       *[other] { $threat } shoots back at { $who }, whose battlebots dodge.
    }
space-alert-happening-knocked-out-threat = { $who } is knocked out by { $threat }.
space-alert-happening-knocked-out-contamination = { $who } is knocked out by the air: { $threat }.
space-alert-happening-knocked-out-duel = { $who } is knocked out in the duel with { $threat }.
space-alert-happening-knocked-out-dragged-down = { $who } is knocked out by the end of { $threat }.
space-alert-happening-knocked-out-scalded = { $who } is knocked out by steam: { $threat }.
space-alert-happening-knocked-out-lost-parasite = { $who } is knocked out by the end of what lived inside: { $threat }.
space-alert-happening-aims = { $threat } is hit by { $weapon } with strength { $strength }.
space-alert-happening-aims-at-nothing = No effect of { $weapon }: { $why }.
space-alert-happening-hit = { $threat }: strength { $strength } minus shield { $shield } makes { $damage } damage, { $total } in all.
space-alert-happening-unharmed = { $threat } is unharmed by strength { $strength }: { $why }.
space-alert-happening-burnt = { $threat } takes { $damage } damage from { $by }, { $total } in all.
space-alert-happening-destroyed =
    { $points ->
        [one] { $threat } is defeated: { $points } point.
       *[other] { $threat } is defeated: { $points } points.
    }
space-alert-happening-explodes = { $threat } explodes.
space-alert-happening-retaliates = { $threat } strikes back.
space-alert-happening-advances = { $threat } moves from square { $from } to { $to }.
space-alert-happening-reaches = { $threat } reaches { $mark }.
space-alert-happening-nothing-done = { $threat } does nothing: { $why }.
space-alert-happening-changes = { $threat } shows its true nature.
space-alert-happening-speed-changes = { $threat } now has speed { $speed }.
space-alert-happening-shield-changes = { $threat } now has shield { $shield }.
space-alert-happening-heals = { $threat } heals { $damage }; { $total } damage left.
space-alert-happening-cryoshield-breaks = { $threat }: the cryoshield takes it all and is gone.
space-alert-happening-survived =
    { $points ->
        [one] { $threat } has done its worst: { $points } point for surviving it.
       *[other] { $threat } has done its worst: { $points } points for surviving it.
    }
space-alert-happening-attack =
    { $absorbed ->
        [0] { $threat } attacks the { $zone } zone with { $strength }: { $tiles ->
            [0] no damage
            [one] { $tiles } tile of damage
           *[other] { $tiles } tiles of damage
        }.
       *[other] { $threat } attacks the { $zone } zone with { $strength }, the shield stops { $absorbed }: { $tiles ->
            [0] no damage
            [one] { $tiles } tile of damage
           *[other] { $tiles } tiles of damage
        }.
    }
space-alert-happening-internal-damage =
    { $tiles ->
        [one] { $threat } does { $points } damage to the { $zone } zone: { $tiles } tile.
       *[other] { $threat } does { $points } damage to the { $zone } zone: { $tiles } tiles.
    }
space-alert-happening-tile-drawn = Damage in the { $zone } zone: { $tile }.
space-alert-happening-energy-lost = { $blocks } energy lost: { $from }.
space-alert-happening-energy-diverted = { $blocks } energy flows from { $from } to { $to }.
space-alert-happening-fuel-lost = A fuel capsule is lost.
space-alert-happening-rocket-lost = A rocket on board is lost.
space-alert-happening-intruder-moves = { $threat } moves to { $station }.
space-alert-happening-phases-out = { $threat } phases out.
space-alert-happening-phases-in = { $threat } phases in again.
space-alert-happening-changes-zone = { $threat } jumps to the { $zone } zone.
space-alert-happening-calls-in = { $threat } calls in { $called }.
space-alert-happening-acts-at-jump = { $threat } acts once more as the ship jumps.
space-alert-happening-slows-down =
    { $squares ->
        [one] { $threat } was hurt and moves only one square.
       *[other] { $threat } was hurt and moves only { $squares } squares.
    }
space-alert-happening-shield-adds = The reversed shield of the { $zone } zone adds { $blocks } to the damage.
space-alert-happening-backfires = The shot backfires: { $threat }.
space-alert-happening-drone-placed = { $threat } sends a poisonous drone into { $station }.
space-alert-happening-mine-placed = { $threat } leaves a mine in { $station }.
space-alert-happening-traps-gone = { $threat }: drones and mines are harmless now.
space-alert-happening-poisoned = { $who } is poisoned by a drone: { $threat }.
space-alert-happening-infected = { $who } is infected: { $threat }.
space-alert-happening-finds-host = { $threat } lives in { $who } from now on.
space-alert-happening-wrecks = { $threat } wrecks A, B and C in { $station }.
space-alert-happening-mends-system = { $who } mends { $letter } in { $station }.
space-alert-happening-card-repeated = { $threat } makes { $who } repeat the card of turn { $turn }.
space-alert-happening-card-not-repeated = { $threat } finds no card that { $who } could repeat.
space-alert-happening-check-passed = The computer is well maintained (phase { $phase }).
space-alert-happening-check-failed = Nobody maintained the computer in phase { $phase }: everybody on board is delayed.
space-alert-happening-jumps = The ship jumps to safety.
space-alert-lost-zone = The { $zone } zone is destroyed by { $threat }. The ship is lost.
space-alert-lost-destroyed = The ship is destroyed by { $threat }.
space-alert-lost-taken-over = The ship is taken over by { $threat }.
space-alert-lost-broken-apart = The ship breaks apart: { $threat }.

## Why nothing happens

space-alert-why-no-card = no card
space-alert-why-knocked-out = knocked out
space-alert-why-hull = that way is the hull
space-alert-why-already-there = already there
space-alert-why-already-fired = fired already this turn
space-alert-why-no-energy = no energy
space-alert-why-full = it is full
space-alert-why-no-fuel = no fuel capsule left
space-alert-why-no-rocket = no rocket left
space-alert-why-rocket-track-busy = a rocket was launched already this turn
space-alert-why-already-maintained = maintained already in this phase
space-alert-why-no-check-now = no check of the computer is near
space-alert-why-no-squad = no battlebots
space-alert-why-squad-disabled = the battlebots are disabled
space-alert-why-squad-active = the battlebots are active already
space-alert-why-storage-empty = the storage is empty
space-alert-why-no-intruder = no intruder here
space-alert-why-space-taken = somebody else is in space
space-alert-why-interceptors-lost = the interceptors are lost
space-alert-why-unrepairable = it can no longer be repaired
space-alert-why-not-enough-people = it takes more people at once
space-alert-why-counted-once = counted already
space-alert-why-not-in-use = not used on this flight
space-alert-why-no-target = no target in range
space-alert-why-repaired-hull = the hull was repaired instead
space-alert-why-absorbed = the shield stops it all
space-alert-why-cryoshield = the cryoshield stops it all
space-alert-why-rocket-proof = rockets do not hurt it
space-alert-why-damage-limit = no more damage is possible in one turn
space-alert-why-undamaged = it has no damage
space-alert-why-damaged-too-much = it is damaged too much
space-alert-why-no-strength = no strength
space-alert-why-nothing = there is nothing to take
space-alert-why-tie = several stations attract it equally
space-alert-why-nobody = nobody is there
space-alert-why-token-there = there is one already
space-alert-why-phased-out = it is phased out
space-alert-why-inaccessible = it is hard to get at, and the first point of a turn does nothing
space-alert-why-sealed = the door is shut
space-alert-why-blinded = the laser has nothing to aim by
space-alert-why-rocket-hit = a rocket has hit it
space-alert-why-no-host = it lives in nobody
space-alert-why-host-in-space = the one it lives in is in space
space-alert-why-at-its-goal = it is where it wants to be
space-alert-delay-lift-busy = the gravolift was in use
space-alert-delay-lift-damaged = the gravolift is damaged
space-alert-delay-slime = slime
space-alert-delay-computer = the computer was not maintained
space-alert-delay-tripped = tripped
space-alert-delay-in-space = not possible in space
space-alert-delay-first-half = the first half was delayed

## Names

space-alert-role-captain = captain
space-alert-role-communications = communications officer
space-alert-role-security = chief of security
space-alert-pace-hold = step by step
space-alert-pace-slow = slow
space-alert-pace-normal = normal
space-alert-pace-fast = fast
space-alert-level-white = white
space-alert-level-mixed = mixed
space-alert-level-yellow = yellow
space-alert-level-red = red
space-alert-zone-red = red
space-alert-zone-white = white
space-alert-zone-blue = blue
space-alert-station-ur = the upper red station
space-alert-station-uw = the bridge
space-alert-station-ub = the upper blue station
space-alert-station-lr = the lower red station
space-alert-station-lw = the lower white station
space-alert-station-lb = the lower blue station
space-alert-action-a = A, weapon
space-alert-action-b = B, energy
space-alert-action-c = C, system
space-alert-action-bot = battlebots
space-alert-action-red = towards red
space-alert-action-blue = towards blue
space-alert-action-lift = gravolift
space-alert-action-heroic-a = heroic A
space-alert-action-heroic-b = heroic B
space-alert-action-heroic-bot = heroic battlebots
space-alert-action-go-ur = leap to the upper red station
space-alert-action-go-uw = leap to the bridge
space-alert-action-go-ub = leap to the upper blue station
space-alert-action-go-lr = leap to the lower red station
space-alert-action-go-lw = leap to the lower white station
space-alert-action-go-lb = leap to the lower blue station
space-alert-tile-upper-cannon = upper cannon
space-alert-tile-lower-cannon = lower cannon
space-alert-tile-shield = shield
space-alert-tile-reactor = reactor
space-alert-tile-gravolift = gravolift
space-alert-tile-structure = structure
space-alert-store-shield-red = red shield
space-alert-store-shield-white = white shield
space-alert-store-shield-blue = blue shield
space-alert-store-reactor-red = red reactor
space-alert-store-reactor-white = central reactor
space-alert-store-reactor-blue = blue reactor
space-alert-store-fuel = fuel capsule
space-alert-weapon-heavy-laser-red = red heavy laser
space-alert-weapon-heavy-laser-white = white heavy laser
space-alert-weapon-heavy-laser-blue = blue heavy laser
space-alert-weapon-light-laser-red = red light laser
space-alert-weapon-light-laser-white = white light laser
space-alert-weapon-light-laser-blue = blue light laser
space-alert-weapon-pulse = pulse cannon
space-alert-weapon-rocket = rocket
space-alert-weapon-interceptors = interceptors
space-alert-android-1 = Android 1
space-alert-android-2 = Android 2
space-alert-android-3 = Android 3
space-alert-android-4 = Android 4
space-alert-android-5 = Android 5

## Threats

space-alert-threat-unknown = Unknown threat
space-alert-threat-pulse-ball = Pulse Ball
space-alert-threat-destroyer = Destroyer
space-alert-threat-stealth-fighter = Stealth Fighter
space-alert-threat-energy-cloud = Energy Cloud
space-alert-threat-gunship = Gunship
space-alert-threat-cryoshield-fighter = Cryoshield Fighter
space-alert-threat-fighter = Fighter
space-alert-threat-armored-grappler = Armored Grappler
space-alert-threat-amoeba = Amoeba
space-alert-threat-meteoroid = Meteoroid
space-alert-threat-frigate = Frigate
space-alert-threat-man-of-war = Man-of-War
space-alert-threat-leviathan-tanker = Leviathan Tanker
space-alert-threat-pulse-satellite = Pulse Satellite
space-alert-threat-cryoshield-frigate = Cryoshield Frigate
space-alert-threat-interstellar-octopus = Interstellar Octopus
space-alert-threat-maelstrom = Maelstrom
space-alert-threat-asteroid = Asteroid
space-alert-threat-kamikaze = Kamikaze
space-alert-threat-scout = Scout
space-alert-threat-phantom-fighter = Phantom Fighter
space-alert-threat-swarm = Swarm
space-alert-threat-jellyfish = Jellyfish
space-alert-threat-marauder = Marauder
space-alert-threat-minor-asteroid = Minor Asteroid
space-alert-threat-behemoth = Behemoth
space-alert-threat-juggernaut = Juggernaut
space-alert-threat-psionic-satellite = Psionic Satellite
space-alert-threat-nebula-crab = Nebula Crab
space-alert-threat-nemesis = Nemesis
space-alert-threat-major-asteroid = Major Asteroid
space-alert-threat-skirmishers-red = Skirmishers (red)
space-alert-threat-skirmishers-blue = Skirmishers (blue)
space-alert-threat-saboteur-moves-right = Saboteur (moving right)
space-alert-threat-saboteur-moves-left = Saboteur (moving left)
space-alert-threat-hacked-shields-blue = Hacked Shields (blue)
space-alert-threat-hacked-shields-red = Hacked Shields (red)
space-alert-threat-unstable-warheads = Unstable Warheads
space-alert-threat-commandos-red = Commandos (red)
space-alert-threat-commandos-blue = Commandos (blue)
space-alert-threat-alien = Alien
space-alert-threat-fissure = Fissure
space-alert-threat-crossed-wires = Crossed Wires
space-alert-threat-battlebot-uprising = Battlebot Uprising
space-alert-threat-slime-blue = Slime (blue)
space-alert-threat-slime-red = Slime (red)
space-alert-threat-troopers-red = Troopers (red)
space-alert-threat-troopers-blue = Troopers (blue)
space-alert-threat-virus = Virus
space-alert-threat-overheated-reactor = Overheated Reactor
space-alert-threat-executioner = Executioner
space-alert-threat-seeker = Seeker
space-alert-threat-power-system-overload = Power System Overload
space-alert-threat-contamination = Contamination
space-alert-threat-nuclear-device = Nuclear Device

## Threats of the module New Frontier

space-alert-threat-plasmatic-fighter = Plasmatic Fighter
space-alert-threat-spinning-saucer = Spinning Saucer
space-alert-threat-mini-carrier = Mini-Carrier
space-alert-threat-phasing-fighter = Phasing Fighter
space-alert-threat-megashield-destroyer = Megashield Destroyer
space-alert-threat-spacecraft-carrier = Spacecraft Carrier
space-alert-threat-dimension-spider = Dimension Spider
space-alert-threat-plasmatic-frigate = Plasmatic Frigate
space-alert-threat-phasing-frigate = Phasing Frigate
space-alert-threat-mother-swarm = Mother Swarm
space-alert-threat-central-laser-jam = Central Laser Jam
space-alert-threat-power-pack-overload = Power Pack Overload
space-alert-threat-ninja = Ninja
space-alert-threat-shambler = Shambler
space-alert-threat-phasing-anomaly = Phasing Anomaly
space-alert-threat-phasing-mine-layer = Phasing Mine Layer
space-alert-threat-plasmatic-needleship = Plasmatic Needleship
space-alert-threat-phasing-pulser = Phasing Pulser
space-alert-threat-phasing-destroyer = Phasing Destroyer
space-alert-threat-megashield-fighter = Megashield Fighter
space-alert-threat-jumper-left = Jumper (to the left)
space-alert-threat-jumper-right = Jumper (to the right)
space-alert-threat-sealed-capsule = Sealed Capsule
space-alert-threat-polarized-fighter = Polarized Fighter
space-alert-threat-energy-snake = Energy Snake
space-alert-threat-phasing-man-of-war = Phasing Man-of-War
space-alert-threat-megashield-man-of-war = Megashield Man-of-War
space-alert-threat-super-carrier = Super-Carrier
space-alert-threat-transmitter-satellite = Transmitter Satellite
space-alert-threat-overlord = Overlord
space-alert-threat-leaper = Leaper
space-alert-threat-planetoid = Planetoid
space-alert-threat-energy-dragon = Energy Dragon
space-alert-threat-polarized-frigate = Polarized Frigate
space-alert-threat-lateral-laser-jam = Lateral Laser Jam
space-alert-threat-pulse-cannon-short-circuit = Pulse Cannon Short Circuit
space-alert-threat-reversed-shields = Reversed Shields
space-alert-threat-breached-airlock = Breached Airlock
space-alert-threat-phasing-troopers-right = Phasing Troopers (moving right)
space-alert-threat-phasing-troopers-left = Phasing Troopers (moving left)
space-alert-threat-driller = Driller
space-alert-threat-rabid-beast = Rabid Beast
space-alert-threat-hidden-transmitter-blue = Hidden Transmitter (blue)
space-alert-threat-hidden-transmitter-red = Hidden Transmitter (red)
space-alert-threat-space-time-vortex = Space-Time Vortex
space-alert-threat-siren = Siren
space-alert-threat-cyber-gremlin = Cyber Gremlin
space-alert-threat-parasite = Parasite

## Options

space-alert-option-flight = Kind of flight
space-alert-option-flight-mission = Mission: the full game
space-alert-option-flight-test-run-1 = First test run: seven turns, three threats, few rules
space-alert-option-flight-test-run-2 = Second test run: seven turns, three other threats
space-alert-option-flight-simulation = Simulation: twelve turns, threats from outside only
space-alert-option-flight-advanced-simulation = Advanced simulation: internal threats too
space-alert-option-track = Sound track
space-alert-option-track-random = An official one, by chance
space-alert-option-track-generated = A new one, made for this game
space-alert-option-track-calm = A new one, rather calm
space-alert-option-track-rough = A new one, rather rough
space-alert-option-track-own = One of the table's own content
space-alert-option-track-1 = Official track 1
space-alert-option-track-2 = Official track 2
space-alert-option-track-3 = Official track 3
space-alert-option-track-4 = Official track 4
space-alert-option-track-5 = Official track 5
space-alert-option-track-6 = Official track 6
space-alert-option-track-7 = Official track 7
space-alert-option-track-8 = Official track 8
space-alert-option-track-9 = Official track 9
space-alert-option-track-10 = Official track 10
space-alert-option-track-11 = Official track 11
space-alert-option-track-12 = Official track 12
space-alert-option-track-13 = Official track 13
space-alert-option-track-14 = Official track 14
space-alert-option-track-15 = Official track 15
space-alert-option-track-16 = Official track 16
space-alert-option-track-17 = Official track 17
space-alert-option-track-18 = Official track 18
space-alert-option-common = Common threats
space-alert-option-common-white = White: the easier cards
space-alert-option-common-mixed = Mixed
space-alert-option-common-yellow = Yellow: the harder cards
space-alert-option-common-red = Red: the hardest cards, with New Frontier only
space-alert-option-serious = Serious threats
space-alert-option-serious-white = White: the easier cards
space-alert-option-serious-mixed = Mixed
space-alert-option-serious-yellow = Yellow: the harder cards
space-alert-option-serious-red = Red: the hardest cards, with New Frontier only
space-alert-option-fifth = Fifth crew member
space-alert-option-fifth-no = No
space-alert-option-fifth-android = One more android makes a crew of five
space-alert-option-speed = Clock
space-alert-option-speed-normal = As recorded: about ten minutes
space-alert-option-speed-quick = Four times as fast
space-alert-option-speed-rush = Ten times as fast
space-alert-option-phase-ends = Ends of phases
space-alert-option-phase-ends-warned = Known from the one-minute warning on
space-alert-option-phase-ends-shown = Shown from the start, for beginners
space-alert-option-campaign = Campaign
space-alert-option-campaign-no = One mission
space-alert-option-campaign-yes = Up to three missions with the same ship
space-alert-option-new-frontier = New Frontier module
space-alert-option-new-frontier-no = Without it: the base game
space-alert-option-new-frontier-yes = With it: 48 more threats, and red as a third level
space-alert-option-cards = Action cards
space-alert-option-cards-standard = The ordinary deck
space-alert-option-cards-double-actions = Double actions (New Frontier module): harder flights of their own, tracks 1 to 6 the easier ones

## Bots

space-alert-bot-random = Random: plays any card anywhere
space-alert-bot-cadet = Cadet: plans quickly, and forgets a lot
space-alert-bot-officer = Officer: plans soundly
space-alert-bot-veteran = Veteran: plans long and carefully

## Refusals

space-alert-refusal-no-such-seat = There is no such seat.
space-alert-refusal-game-over = The game is over.
space-alert-refusal-not-briefing = Offices and order are settled before the alert.
space-alert-refusal-already-ready = You are ready already.
space-alert-refusal-not-captain = Only the captain decides this.
space-alert-refusal-order-incomplete = The order must name every crew member once.
space-alert-refusal-captain-first = The captain acts first.
space-alert-refusal-not-action-round = This belongs to the Action Round.
space-alert-refusal-no-such-member = There is no such crew member.
space-alert-refusal-not-your-board = This is somebody else’s board.
space-alert-refusal-no-such-turn = There is no such turn.
space-alert-refusal-phase-over = Turn { $turn } belongs to a phase that is over for you.
space-alert-refusal-phase-to-come = Turn { $turn } belongs to a later phase.
space-alert-refusal-not-your-card = This card is not in your hand.
space-alert-refusal-space-taken = A card lies on turn { $turn } already, and it stays.
space-alert-refusal-nothing-there = No card lies on turn { $turn }.
space-alert-refusal-cannot-take-back = A card played for an android stays where it is.
space-alert-refusal-heroic-stays = Your heroic card cannot be played for an android.
space-alert-refusal-not-its-heroic = An android can use its own heroic card only.
space-alert-refusal-last-phase = You are in your last phase.
space-alert-refusal-solo-follows-the-track = Alone, only the announcement ends a phase.
space-alert-refusal-no-incoming-data = There is no card to draw now.
space-alert-refusal-no-data-transfer = There is no data transfer now.
space-alert-refusal-already-gave = You have handed over a card in this transfer.
space-alert-refusal-heroic-not-transferred = Heroic cards are never handed over.
space-alert-refusal-not-to-yourself = The card is yours already.
space-alert-refusal-nobody-there = Nobody sits there.
space-alert-refusal-communications-shows-it = The communications officer shows threats from outside.
space-alert-refusal-security-shows-it = The chief of security shows threats on board.
space-alert-refusal-nothing-to-confirm = There is no such threat to show.
space-alert-refusal-communications-down = Communications are down: no signals, no requests, no pieces.
space-alert-refusal-cannot-ask-that = Only other people can be asked.
space-alert-refusal-no-such-token = There is no such piece.
space-alert-refusal-no-such-spot = The trajectory has no such square.
space-alert-refusal-too-early-to-end = The round can end early only after the second phase has ended.
space-alert-refusal-already-said = You have said so already.
space-alert-refusal-already-going-on = That is how it goes on already.
space-alert-refusal-not-resolution = This belongs to the Resolution Round.
space-alert-refusal-no-card-to-trip = There is no card about which you could say this now.
space-alert-refusal-no-arrow = Only red and blue arrows can be mixed up.
space-alert-refusal-already-tripped = You tripped over this card already.
space-alert-refusal-not-between-missions = This is decided between two missions.
space-alert-refusal-already-proposed = You have made your proposal.
space-alert-refusal-no-red-threats = Red threats belong to the New Frontier module, which this table plays without.
space-alert-refusal-too-few-threats = The decks of that level have too few threats for the tracks of this table.
space-alert-refusal-not-your-repair = It is somebody else’s turn to repair.
space-alert-refusal-knocked-out = Whoever was knocked out repairs nothing.
space-alert-refusal-no-such-damage = There is no such damage.
space-alert-refusal-zone-repaired = Two tiles of this zone are repaired; that is the limit.
space-alert-refusal-no-disabled-squad = No battlebot squad needs repair.
space-alert-refusal-no-squad-to-store = There is no squad to be placed.
space-alert-refusal-not-a-store = Squads are stored in the lower red or the upper blue station.

## Setup

space-alert-setup-no-fifth = An extra android joins two, three or four people.
space-alert-setup-campaign-needs-missions = A campaign consists of missions.
space-alert-setup-white-only = Only missions have a choice of threats; the other flights use the white cards.
space-alert-setup-red-needs-new-frontier = Red threats belong to the New Frontier module: choose it too.
space-alert-setup-test-run-has-its-threats = A test run has its own threats: the New Frontier module adds nothing to it.
space-alert-setup-test-run-is-fixed = A test run has its own track.
space-alert-setup-campaign-track = The tracks of a campaign are chosen by chance.
space-alert-setup-no-such-track = This kind of flight has no such track.
space-alert-setup-double-needs-missions = Double actions are played in missions only.
space-alert-setup-double-needs-official = Double actions have tracks of their own; choose one of them, or one by chance.
space-alert-setup-no-double-deck = This content has no deck for double actions.
space-alert-setup-no-own-track = The content of this table has no track for such a flight.
space-alert-setup-few-threats = The decks of this content have too few threats of the chosen levels for such a flight.

## Faults of content and plans

space-alert-content-not-toml = This is not a content file: { $reason }
space-alert-content-other-game = The content is not for Space Alert.
space-alert-content-empty = A part is missing: { $part }.
space-alert-content-twice = The card { $id } is there twice.
space-alert-content-code = { $id } is not a code for a card: at most eight plain letters.
space-alert-content-threat = The card { $id } is wrong: { $part }.
space-alert-content-trajectory = The trajectory { $number } is wrong.
space-alert-content-ship = The ship is wrong: { $part }.
space-alert-content-cards = The action cards are wrong: { $part }.
space-alert-content-track-twice = There are two tracks named { $id }, or an official one has that name.
space-alert-content-few-trajectories = A mission needs four trajectory boards; there are { $found }.
space-alert-track-phases = { $id }: a track has one to three phases, this one has { $found }.
space-alert-track-sequence = { $id }: phase { $phase } does not follow from the one before it.
space-alert-track-short-phase = { $id }: phase { $phase } is shorter than { $least } seconds.
space-alert-track-turns = { $id }: a flight has 12 turns and a test run 7, this one has { $found }.
space-alert-track-order = { $id }: the announcement at second { $t } is written after a later one.
space-alert-track-late = { $id }: the announcement at second { $t } comes after the end of the track.
space-alert-track-turn = { $id }: the threat at second { $t } appears in turn { $turn }, which is over or does not exist.
space-alert-track-zone = { $id }: the threat at second { $t } needs a zone if it is external and none if it is internal.
space-alert-track-silence = { $id }: communications that go down at second { $t } must stay down for a while.
space-alert-track-threats = { $id }: a track has at most { $most } threats, this one has { $found }.
space-alert-track-inside = { $id }: the threat at second { $t } is internal, and such a flight has none.
space-alert-fault-turns = A mission has 12 or 7 turns, not { $turns }.
space-alert-fault-no-card = No card is chosen.
space-alert-fault-unknown-card = There is no card { $card }.
space-alert-fault-threat-twice = The card { $card } is there twice on turn { $turn }.
space-alert-fault-too-many-threats = There are { $count } threats; { $most } are the most.
space-alert-fault-threat-turn = { $card } cannot appear on turn { $turn }; turn { $last } is the last.
space-alert-fault-no-zone = { $card } comes from outside and needs a zone.
space-alert-fault-zone = { $card } is on board and has no zone.
space-alert-fault-no-track = There is no trajectory for { $track }.
space-alert-fault-no-internal-threats = { $card } is internal, and this flight has no internal threats.
space-alert-fault-tile-twice = The tile { $tile } is there twice in the { $zone } zone.
space-alert-fault-square = { $card } cannot begin on square { $square }.
space-alert-fault-no-call = { $card } calls another threat, and the plan does not say which.
space-alert-fault-calls-nothing = { $card } calls no other threat.
space-alert-fault-cannot-call = { $card } cannot call { $called }.

space-alert-plan-shape = This is not a plan file: { $reason }.
space-alert-plan-format = The plan file has the format { $found }; this program reads { $wanted }.
space-alert-plan-crew = A plan has boards for one to { $most } crew members, not for { $count }.
space-alert-plan-board-length = The board of player { $player } has cards up to turn { $count }, after the last turn.
space-alert-plan-unknown-action = “{ $text }” on the board of player { $player }, turn { $turn }, is not an action.
space-alert-plan-unknown-station = “{ $text }” is not a station.
space-alert-plan-unknown-tile = “{ $text }” is not a damage tile.
space-alert-plan-tile-twice = The tile { $tile } is there twice in the { $zone } zone.
space-alert-plan-unknown-trajectory = There is no trajectory board { $number }.
space-alert-plan-bad-trajectory = The trajectory of its own for { $track } cannot be used.
space-alert-plan-unknown-player = There is no player “{ $text }”.
space-alert-plan-too-many-squads = The ship has only two battlebot squads.
space-alert-plan-too-many-pilots = Only one crew member can begin in space.
space-alert-plan-shield-energy = The { $zone } shield cannot hold { $energy } energy.
space-alert-plan-unknown-threat = There is no threat “{ $name }” in this plan.

space-alert-content-holds = With what it leaves out taken from the built-in content there are { $threats } threats, { $boards } trajectory boards and { $cards } action cards.

# What a planned turn comes to, in a word under its card
space-alert-short-move = move
space-alert-short-none = wait
space-alert-short-nothing = no effect
space-alert-short-damage = { $count } damage
space-alert-short-no-damage = no damage
space-alert-short-no-target = no target
space-alert-short-destroys = destroys
space-alert-short-refuel = refuel
space-alert-short-shield = shield +{ $count }
space-alert-short-energy = reactor +{ $count }
space-alert-short-computer = computer
space-alert-short-look-out = look out
space-alert-short-rocket = rocket
space-alert-short-squad = battlebots
space-alert-short-fly-out = fly out
space-alert-short-stay-out = stay out
space-alert-short-land = land
space-alert-short-fight = fight
space-alert-short-repair = repair
space-alert-short-fires = fire
space-alert-short-delayed = delayed
space-alert-short-knocked-out = knocked out
