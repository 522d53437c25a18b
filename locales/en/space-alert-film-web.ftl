### Space Alert in the browser: the drawing of the ship, the film of the resolution, and the resolver page.

## The drawing

saf-board = The ship with the trajectories above it
saf-figure =
    { $name }, { $colour }{ $captain ->
        [0] {""}
       *[other] , captain
    }{ $squad ->
        [active] , with battlebots
        [disabled] , with disabled battlebots
       *[none] {""}
    }{ $out ->
        [0] {""}
       *[other] , knocked out
    }{ $ghost ->
        [0] {""}
       *[other] , as planned
    }
saf-damaged = −1
saf-c-ur = space
saf-c-uw = check
saf-c-ub = squad
saf-c-lr = squad
saf-c-lw = look
saf-c-lb = rockets
saf-lift =
    { $damaged ->
        [0] Gravolift, { $zone }
       *[other] Damaged gravolift, { $zone }: whoever uses it is delayed
    }
saf-tiles-left =
    { $count ->
        [one] { $zone } zone: 1 damage tile left
       *[other] { $zone } zone: { $count } damage tiles left
    }
saf-tiles-left-short =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
saf-space =
    { $lost ->
        [0] Space, for the interceptors
       *[other] The interceptors are lost
    }
saf-rocket-track =
    Rocket track: first square { $first ->
        [0] empty
       *[other] a rocket
    }, second square { $second ->
        [0] empty
       *[other] a rocket
    }
saf-piece = A piece of the planning board
saf-track = Trajectory { $board }, { $track }, { $length } squares
saf-square = Square { $square } of the trajectory, { $track }
saf-track-red = red
saf-track-white = white
saf-track-blue = blue
saf-track-internal = inside
saf-zone-red = Red
saf-zone-white = White
saf-zone-blue = Blue
saf-internal = Internal
saf-board-number = T{ $board }
saf-nothing-announced = Nothing is coming.
saf-says-shield = Shield { $count } of { $of }
saf-says-reactor = Reactor { $count } of { $of }
saf-says-here =
    { $count ->
        [one] Here: { $names }
       *[other] Here: { $names }
    }
saf-says-threats = Threats here: { $names }
saf-says-threat = Threat { $number }, { $name }, { $track }
saf-says-square =
    { $mark ->
        [none] On square { $square }
       *[other] On square { $square }, marked { $mark }
    }
saf-says-hp =
    { $of ->
        [one] { $left } of { $of } hit point left
       *[other] { $left } of { $of } hit points left
    }
saf-status-waiting = Not there yet
saf-status-on_track = On its track
saf-status-destroyed = Defeated
saf-status-survived = Survived

## Threat cards

saf-unknown-threat = Unknown threat
saf-unknown-threat-why = Somebody has drawn the threat of turn { $turn } and has not shown it yet.
saf-open-threat = Threat { $number }: { $name }. Show the card.
saf-appears = appears in turn { $turn }
saf-hit-points = Hit points
saf-shield = Shield
saf-speed = Speed
saf-points = Points
saf-points-why = Points for defeating it / for surviving it.
saf-card-kind =
    { $severity ->
        [serious] Serious
       *[common] Common
    } { $kind ->
        [internal] internal threat
       *[external] external threat
    }, { $level ->
        [red] red
        [yellow] yellow
       *[white] white
    } deck
saf-and-then = {", "}
saf-deed-nothing = nothing
saf-deed-attack =
    attack { $strength }{ $on ->
        [all] {" "}on all zones
        [others] {" "}on the other zones
        [flanks] {" "}on red and blue
       *[own] {""}
    }
saf-deed-attack-split = attack { $own }, { $others } on the other zones
saf-deed-attack-if-damaged =
    if damaged: attack { $strength }{ $on ->
        [all] {" "}on all zones
        [others] {" "}on the other zones
        [flanks] {" "}on red and blue
       *[own] {""}
    }
saf-deed-attack-unless-damaged = attack { $strength }, unless it has { $damage } damage
saf-deed-attack-with-hit-points =
    { $times ->
        [1] attack as strong as its hit points
       *[other] attack { $times } times its hit points
    }
saf-deed-attack-through-shields = attack { $strength } past the shields
saf-deed-speed = speed +{ $by }
saf-deed-shield = shield +{ $by }
saf-deed-shield-is = shield becomes { $points }
saf-deed-heal = heals { $damage }
saf-deed-heal-half = heals half of its damage
saf-deed-change = shows its true nature
saf-deed-drain-shields =
    { $blocks ->
        [0] empties all shields
       *[other] −{ $blocks } in every shield
    }
saf-deed-drain-shield =
    { $blocks ->
        [0] empties the shield, { $zone }
       *[other] −{ $blocks } in the shield, { $zone }
    }
saf-deed-drain-reactor =
    { $blocks ->
        [0] empties the reactor, { $zone }
       *[other] −{ $blocks } in the reactor, { $zone }
    }
saf-deed-drain-reactors =
    { $blocks ->
        [0] empties all reactors
       *[other] −{ $blocks } in every reactor
    }
saf-deed-hurry-others = all other external threats advance { $squares }
saf-deed-hurt-self = takes { $damage } damage itself
saf-deed-delay =
    { $whom ->
        [zone] delays everybody in its zone
        [station] delays everybody in its station
        [tokens] delays everybody beside its tokens
       *[ship] delays everybody on board
    }
saf-deed-knock-out =
    { $whom ->
        [zone] knocks out everybody in its zone
        [station] knocks out everybody in its station
        [tokens] knocks out everybody beside its tokens
        [unguarded] knocks out everybody here without active battlebots
        [leaders] knocks out leaders of active battlebots
        [off-bridge] knocks out everybody who is not on the bridge
        [poisoned] knocks out everybody poisoned
        [alone] knocks out everybody who stands alone
        [together] knocks out everybody who stands with others
        [host-mates] knocks out everybody else where its host is
       *[ship] knocks out everybody on board
    }
saf-deed-lose-ship =
    { $how ->
        [taken_over] takes over the ship
        [broken_apart] breaks the ship apart
       *[destroyed] destroys the ship
    }
saf-deed-move =
    { $to ->
        [red] moves towards red
        [blue] moves towards blue
       *[deck] changes deck
    }
saf-deed-seek = moves to the neighbours with most people
saf-deed-move-or-damage =
    if damaged: { $to ->
        [red] moves towards red
        [blue] moves towards blue
       *[deck] changes deck
    }; otherwise { $points } damage
saf-deed-damage =
    { $points } damage{ $on ->
        [everywhere] {" "}to every zone
        [tokens] {" "}for each token
       *[here] {""}
    }
saf-deed-sabotage = −{ $blocks } in the reactor here, or { $points } damage
saf-deed-damage-per-rocket = { $points } damage for each rocket
saf-deed-damage-per-person = { $points } damage for each person here
saf-deed-damage-per-block = 1 damage for each energy in the reactor, { $zone }
saf-deed-flood-shield = the reactor pours into the shield, { $zone }; what is too much does damage
saf-deed-burn-shield = empties the shield, { $zone }; each energy does damage
saf-deed-burn-reactors = empties all reactors; each energy does damage
saf-deed-lose-rocket = −1 rocket
saf-deed-lose-fuel = −1 fuel capsule
saf-deed-disable-stored = disables the battlebots stored in { $station }
saf-deed-spread =
    { $to ->
        [red] spreads towards red
        [blue] spreads towards blue
       *[deck] spreads to the other deck
    }
saf-deed-attack-phased =
    attack { $strength } ({ $weak } if phased out){ $on ->
        [all] {" "}on all zones
        [others] {" "}on the other zones
        [flanks] {" "}on red and blue
       *[own] {""}
    }
saf-deed-attack-unless-rocketed = attack { $strength }, unless a rocket ever hit it
saf-deed-attack-feeding = attack { $strength }, heals what the shield absorbs
saf-deed-attack-with-reactor =
    attack { $strength } and 1 for each energy in the reactor there{ $on ->
        [all] {", "}on all zones
        [others] {", "}on the other zones
        [flanks] {", "}on red and blue
       *[own] {""}
    }
saf-deed-attack-for-energy = −1 in the reactor, { $zone }; if there was one, attack { $strength } on all zones
saf-deed-attack-for-fuel = −1 fuel capsule; if there was one, attack { $strength } on all zones
saf-deed-attack-per-rocket = each rocket on board attacks with { $strength }, { $zone }
saf-deed-jump =
    { $to ->
        [red] jumps one zone to the left
       *[blue] jumps one zone to the right
    }
saf-deed-call-in =
    { $kind ->
        [internal] calls in a common internal threat
       *[external] calls in a common external threat
    }
saf-deed-unleash = a secret common internal threat runs its whole track at once
saf-deed-heal-outside = every external threat heals { $damage }
saf-deed-hurry-inside = all internal threats advance { $squares }
saf-deed-hurry-zone = the external threats of its zone advance { $squares }
saf-deed-move-phased =
    { $to ->
        [red] moves towards red
        [blue] moves towards blue
       *[deck] changes deck
    } { $out ->
        [red] (towards red if phased out)
        [blue] (towards blue if phased out)
        [deck] (changes deck if phased out)
       *[none] (not if phased out)
    }
saf-deed-move-if-people =
    if anybody stands here: { $to ->
        [red] moves towards red
        [blue] moves towards blue
       *[deck] changes deck
    }
saf-deed-damage-if-people = { $points } damage if anybody stands here, otherwise heals { $heal }
saf-deed-damage-phased = { $points } damage ({ $weak } if phased out)
saf-deed-damage-around = { $here } damage here, { $next } one zone away, { $far } two zones away
saf-deed-damage-per-infected = everybody infected does { $points } damage to their zone
saf-deed-damage-at-host = { $points } damage where its host is, or attack { $points } on white if the host is in space
saf-deed-damage-per-mine = every mine does { $points } damage to its zone
saf-deed-drain-here = −{ $blocks } in the reactor here
saf-deed-feed-on-reactor = empties the reactor here and becomes as much faster
saf-deed-lay-drones = puts drones into the stations next to it: whoever enters one is poisoned
saf-deed-lay-mine = lays a mine
saf-deed-infect = infects everybody here
saf-deed-drill = moves towards the zone with most damage
saf-deed-wreck = wrecks A, B and C in both stations of its zone
saf-deed-repeat-cards = everybody on board repeats this turn’s card in the next turn
saf-deed-swap-sides = everybody in red and everybody in blue change places
saf-nature-hidden = No weapon can aim at it before its X.
saf-nature-far-safe = No weapon can aim at it at distance 3.
saf-nature-no-heavy-laser = Heavy lasers overlook it.
saf-nature-rockets-ignore = Rockets never aim at it.
saf-nature-rockets-harmless = Rockets aim at it and do nothing.
saf-nature-rockets-attracted = Rockets aim at nothing else; each makes its shield stronger.
saf-nature-cryoshield = The first time it is aimed at, nothing happens to it.
saf-nature-pulse-opens = The pulse cannon takes its shield away for the turn.
saf-nature-double-tiles = Two tiles for each point that gets past a shield.
saf-nature-most-damage = Weapons do { $number } damage to it in a turn at most.
saf-nature-blast = When it is destroyed, all other external threats take { $number } damage.
saf-nature-explodes = When it is destroyed it attacks with { $number } for each mark it has passed.
saf-nature-retaliates = Whenever weapons hurt it, it attacks all zones with { $number }.
saf-nature-duel = Interceptors alone have strength { $number } against it, and the pilot is knocked out.
saf-nature-rouses = After its X the attacks of all others are stronger by { $number }.
saf-nature-fortifies = After its X the shields of all threats are stronger by { $number }.
saf-nature-plasma = Plasma: if the shield absorbs nothing and there is damage, everybody standing in the zone is knocked out.
saf-nature-megashield = Megashield: each time it is aimed at, its shield loses a point afterwards.
saf-nature-carrier = Carrier: its attacks are weaker by { $number } while somebody is in space.
saf-nature-polarized = Polarized: all lasers together count half, rounded up.
saf-nature-all-lasers = The lasers of every zone can aim at it.
saf-nature-slows = In a turn in which weapons damage it, it moves { $number } squares less.
saf-nature-hastens = Each of its moves is { $number } longer than the last.
saf-module-new-frontier = A card of the New Frontier module.
saf-phasing = Phasing: after every other of its moves it is out of reach of weapons, battlebots and repairs.
saf-inaccessible-until-x = Until its X the first point of attack or repair of a turn does nothing.
saf-inaccessible-always = The first point of attack or repair of a turn does nothing.
saf-at-jump = If it is still on its track when the ship jumps: { $deeds }.
saf-calls-inside = Beside it lies the card that it calls. Points for that card too if it is defeated before.
saf-phased-out = Phased out: nothing can reach it now.
saf-calls-card = The card beside it: { $name }.
saf-flees = A hit that does not defeat it sends it to { $stations }.
saf-parasite = It lives in the first person who enters a station. Only the battlebots of somebody else there can attack it; its end knocks out its host.
saf-lasting-blinds = After X the white laser aims only if somebody looks out of the window or is in space, after Y all lasers.
saf-lasting-backfires = Until it is repaired, firing the upper white laser attacks all zones with 1.
saf-lasting-reverses = After X shields absorb nothing; after Y they add to the damage.
saf-lasting-seals = After X nobody gets through the doors to red, after Y neither through those to blue.
saf-repair-costs = The last repair costs one energy of the reactor of its zone.
saf-repair-by-turn = It is in one of them only: nearer to red in an odd turn, nearer to blue in an even one.
saf-repair-alone = { $number } extra if exactly one crew member repairs it in a turn.
saf-repair-leader = A repair by the leader of active battlebots counts { $number } more.
saf-repair-flips = Each repair moves everybody on board to the other deck.
saf-starts-in = Starts in { $stations }.
saf-is-slime = Slime: whoever comes in is delayed. Battlebots remove it.
saf-is-contamination = Contamination: after Z, whoever comes in is knocked out.
saf-returns-fire-never = Does not return fire.
saf-returns-fire-always = Returns fire: it disables the battlebots that attack it.
saf-returns-fire-after-x = Returns fire once it has performed its X.
saf-drags-down = Whoever defeats it is knocked out.
saf-repair = Repair it with { $letter } in { $stations }. Until then that system does not work.
saf-repair-outside = Only interceptors repair it, from outside ({ $stations }).
saf-repair-bonus = { $number } extra if every affected station is repaired in one turn.
saf-repair-together = A repair counts only if { $number } people do it in one turn.
saf-scalds = Whoever is in { $stations } when it is repaired is knocked out.
saf-per-rocket = One hit point for each rocket on board.
saf-doubles-damage = After X all damage to the red zone counts twice, after Y all damage.

## The film

saf-film = Film of the resolution
saf-film-position = Position in the film
saf-before = Before turn 1
saf-before-first = The crew is on the bridge. Nothing has happened yet.
saf-turn = Turn { $turn }
saf-jump-turn = Jump
saf-jump = Jump
saf-phase = Phase { $phase }
saf-part-appear = Threat appears
saf-part-actions = Actions
saf-part-damage = Damage
saf-part-threats = Threat actions
saf-frame =
    { $jump ->
        [0] Turn { $turn }
       *[other] { $turn }, the jump
    }{ $seen ->
        [0] , not seen yet
       *[other] {""}
    }{ $appears ->
        [0] {""}
       *[other] , a threat appears
    }{ $destroyed ->
        [0] {""}
       *[other] , a threat is defeated
    }{ $damaged ->
        [0] {""}
       *[other] , damage
    }{ $lost ->
        [0] {""}
       *[other] , the ship is lost
    }
saf-closeup = Close-up
saf-closeup-of = Close-up. { $caption }
saf-closeups = Close-ups
saf-closeups-why = The film comes near to what happens. Switch it off to see the whole ship all the time.
saf-in-order = Turn { $turn }, in order
saf-was = was { $number }
saf-tile-change = { $from } to { $to }
saf-tile-upper-cannon = laser
saf-tile-lower-cannon = laser
saf-tile-shield = shield
saf-tile-reactor = reactor
saf-tile-gravolift = lift
saf-tile-structure = hull
saf-together = Everybody watches with { $name }.
saf-you-lead = Everybody watches with you.
saf-watch-with = Watch with { $name } again
saf-show-all = Go on, everybody, from here
saf-show-all-why = Brings every screen of the table here; from now on they follow you.
saf-prev = Step back
saf-next = Step forward
saf-play = Play
saf-pause = Pause
saf-speed-of-film = How fast the film runs
saf-speed-now = Speed { $speed }, press to change
saf-crew-turn =
    { $turn ->
        [0] The crew
       *[other] Turn { $turn }, the crew
    }
saf-not-yet = has not acted yet
saf-knocked-out = knocked out
saf-go-there = Go to this moment
saf-why = Why
saf-why-nothing = Nothing has happened in this part of the turn.
saf-sum-laser = laser
saf-sum-pulse = pulse
saf-sum-rocket = rocket
saf-sum-interceptors = interceptors
saf-sum-strength = strength
saf-sum-attack = attack
saf-sum-shield = shield
saf-sum-damage =
    { $count ->
        [one] damage
       *[other] damage
    }
saf-score = Score so far
saf-score-later = The score follows with the next step.
saf-score-destroyed = Threats defeated
saf-score-survived = Threats survived
saf-score-visual = Visual confirmation
saf-score-damage = Damage
saf-score-worst-zone = Worst zone again
saf-score-knocked-out = Knocked out
saf-score-disabled-squads = Disabled battlebots
saf-score-total = Total
saf-score-lost = Lost: no score
saf-to-now = To the present
saf-to-end = To the end
saf-is-over = The mission is over.
saf-film-goes-on = The film still runs: look back, pause, or go to the result.
saf-result-comes = The result follows.
saf-see-result = See the result
saf-back-to-score = Back to the score
saf-go-on = Go on
saf-go-on-all = Go on, everybody
saf-follow = Follow the others
saf-follow-why = Leave the pace to the others from now on.
saf-pace = Pace
saf-pace-is = Pace: { $pace }
saf-trip = I tripped
saf-trip-upside-down = { $name }: my card lies upside down
saf-trip-other-arrow = { $name }: I mixed up red and blue
saf-trip-instead = Instead: { $action }.
saf-trip-price = Price: the card of turn { $turn } comes a turn later.
saf-trip-free = No card lies on the next turn, so nothing comes later.

## What is heard

saf-voice = The computer’s voice
saf-voice-on = voice on
saf-voice-off = voice off
saf-voice-why = The computer speaks aloud on this screen. With a big screen in the room, let that one speak and switch this one off.
saf-loudspeaker = This screen is the room’s loudspeaker: switch the voice off on phones and computers beside it.
saf-loudspeaker-touch = This screen is the room’s loudspeaker. Click it or press a key once, so that its browser lets it be heard.

## The resolver page

sar-title = Space Alert resolver
sar-lead = You played with cards and a board? Enter what you played and watch what became of the ship.
sar-share = Copy link
sar-save = Save as file
sar-save-plan = Save the plan
sar-save-plan-of = Save the plan of { $mission }
sar-open-plan = Open in the resolver
sar-open-plan-of = Open { $mission } in the resolver
sar-load = Open a file
sar-new = New plan
sar-loading = Fetching the cards.
sar-unreachable = The server does not answer just now.
sar-link-copied = The link is copied. It holds the whole plan; nothing is kept on the server.
sar-link-in-address = The link is in the address bar. It holds the whole plan.
sar-link-broken = It is damaged: a part of it is missing or was changed. Ask for it once more.
sar-empty = Enter the threats and the cards. The result appears as soon as there is something to fly.
sar-result = Result
sar-won = The ship comes home
sar-lost = The ship is lost
sar-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
sar-summary = Threats { $threats }, visual confirmation { $visual }, damage tiles { $tiles }.
sar-diff-none = Nothing ends differently from the plan you played.
sar-diff-now-won = Now the ship comes home
sar-diff-now-lost = Now the ship is lost
sar-diff-score = Score { $from } → { $to }
sar-diff-threat-destroyed = { $threat } is defeated
sar-diff-threat-survived = { $threat } is survived
sar-diff-threat-on_track = { $threat } is still on its way
sar-diff-threat-waiting = { $threat } never appears
sar-diff-damage-red = Red damage { $from } → { $to }
sar-diff-damage-white = White damage { $from } → { $to }
sar-diff-damage-blue = Blue damage { $from } → { $to }
sar-diff-knocked-out = Knocked out { $from } → { $to }
sar-diff-visual = Visual confirmation { $from } → { $to }
sar-improve = Could we have won with a small change?
sar-searching = Searching…
sar-searching-why = Every single changed card is tried, then two at once. This takes a few seconds.
sar-yes =
    { $count ->
        [one] Yes: one change brings the ship home, score { $score }.
       *[other] Yes: { $count } changes bring the ship home, score { $score }.
    }
sar-certain = Fewer changes certainly do not.
sar-uncertain = Fewer may do; the search was cut short.
sar-open-deck = Any card of the deck is allowed here, whoever held it; heroic cards only those that were played.
sar-no-rescue = No small change was found that saves this ship. The search was cut short, so there may be one.
sar-no-rescue-certain = No. Neither one changed card nor two save this ship.
sar-already-won = The ship comes home already.
sar-change-replace = { $name }, turn { $turn }: { $now } instead of { $was }
sar-change-move = { $name }: the cards of turns { $from } and { $to } change places
sar-try = Try it
sar-try-in-resolver = See it in the resolver
sar-back-to-played = Back to the plan you played
sar-settle = Compare with this one from now on
sar-tab-plan = Plan
sar-tab-film = Film
sar-film-none = There is no film yet: the plan cannot be flown.
sar-what-if = What if, from here
sar-mission = Mission
sar-crew-size = Crew
sar-turns = Turns
sar-turns-12 = 12, a mission
sar-turns-7 = 7, a test run
sar-trajectory = Trajectory, { $track }
sar-trajectory-none = none
sar-trajectory-board = T{ $number }: { $length } squares, X { $x }, Y { $y }
sar-damage = Damage tiles
sar-damage-any = as they come
sar-damage-seed = shuffled, by a number
sar-damage-own = in the order we drew them
sar-damage-own-why = Press the tiles of each zone in the order in which you drew them. The others follow shuffled.
sar-seed = Number of the shuffle
sar-overrides =
    { $count ->
        [one] The file changes 1 thing about the mission; it is kept.
       *[other] The file changes { $count } things about the mission; they are kept.
    }
sar-overrides-drop = Play it as printed
sar-threats = Threats
sar-threats-none = No threat yet. Add every card that was drawn.
sar-threat-add = Add a threat
sar-threat-search = Name or code of the card
sar-threat-card = Card of threat { $number }
sar-threat-turn = Turn of threat { $number }
sar-threat-zone = Zone of threat { $number }
sar-threat-show = Show the card
sar-threat-calls = Threat { $number }: the card that it calls
sar-threat-calls-none = calls …
sar-threat-remove = Remove threat { $number }
sar-t-plus = T+{ $turn }
sar-fault-threat = Threat { $number }: { $fault }
sar-crew = Crew
sar-captain = Captain
sar-member = Crew { $number }
sar-no-card = no card
saf-double = { $first }, then { $second }
sar-double-add = Double action
sar-double-why = Adds a second half to the space: both are done in the same turn.
sar-clear = No card
sar-space =
    { $name }, turn { $turn }: { $card }{ $changed ->
        [0] {""}
       *[other] , changed
    }
sar-palette = Cards for { $name }, turn { $turn }
sar-keys = Keys: A B C, D battlebots, R red, L blue, U lift, Delete.
sar-from-link = This link cannot be opened.
sar-from-file = This file cannot be opened.
sar-bad-json = It is not a saved plan, or it was changed: it cannot be read as JSON.
sar-bad-shape = It holds something else than a plan of Space Alert.
sar-bad-version = It is written in the format { $format }, which is not known here.
sar-bad-crew = It has no crew.
sar-bad-board = The board of player { $player } is no list of cards.
sar-bad-card = Player { $player }, turn { $turn }: this is no card.
sar-bad-many = Player { $player } has cards beyond turn { $turns }: { $cards } spaces, and the mission has { $turns } turns.
sar-bad-threat = Threat { $number } has no card or no turn.
sar-bad-large = It is larger than any plan.
sar-board-full = { $name } has a card in each of the { $turns } turns. Choose a turn to change it.
sar-discard = Let go of what you entered?
sar-discard-text =
    { $count ->
        [one] One card that you entered would be gone, with its mission. It is neither saved nor sent.
       *[other] { $count } cards that you entered would be gone, or some of them, with their mission. They are neither saved nor sent.
    }
sar-discard-do = Let go
sar-discard-not = Keep it
sar-hide = Film before result
sar-hidden = The result waits until the film has ended.
sar-hidden-film = Watch the film
sar-hidden-show = Show the result now
sar-search-on = Search on, four times as long
