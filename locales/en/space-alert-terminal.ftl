# What the command line says about Space Alert, in English.

## Missions, plans and their resolution (Space Alert)

cli-help-mission = Make a new mission for Space Alert, or show one that comes with the game
cli-usage-mission = cosmodrome space-alert mission [OPTIONS]
cli-help-mission-more = The same seed and options give the same mission. A generated mission keeps everything that the official ones have in common; docs/writing-missions.md lists it.
cli-help-mission-seed = A number or 64 hexadecimal digits from which the mission follows; by default another one each time
cli-help-mission-crew = How many crew members, 1 to 5; unconfirmed reports count only for five, which is the default
cli-help-mission-flight = The rules in play: simulation, advanced-simulation or mission, the default
cli-help-mission-difficulty = How hard: calm, usual or rough; by default usual
cli-help-mission-length = How long: short (up to 590 seconds), long (from 610 seconds) or any, the default
cli-help-mission-track = Show this track of the game instead of making a new one, for example mission-3
cli-help-mission-threats = The cards for --plan: white, mixed, yellow, or red with --new-frontier; by default white
cli-help-mission-new-frontier = Deal the threats of the optional module New Frontier too
cli-help-mission-json = Print the track as JSON, for programs
cli-help-mission-plan = Deal threats and trajectory boards too, and print a plan file with empty boards; a crew has at least four members then
cli-help-resolve = Tell what becomes of a plan for Space Alert
cli-usage-resolve = cosmodrome space-alert resolve <FILE> [OPTIONS]
cli-help-resolve-more = docs/writing-missions.md describes the plan file and the result.
cli-help-resolve-file = The plan file; - reads standard input
cli-help-resolve-json = Print the result as JSON, for programs
cli-help-resolve-trace = Tell everything that happens on the way; with --json, give every state on the way
cli-help-plan = Search the best plan for a mission of Space Alert
cli-usage-plan = cosmodrome space-alert plan <FILE> [OPTIONS]
cli-help-plan-more =
    The search uses every core until the time is over and goes by all rules, heroic cards included. Without hands the whole deck of 90 cards lies open, and each crew member may use one of the six heroic cards. If the file leaves the order of the damage tiles open, the plan is made for several orders.
cli-help-plan-seconds = How many seconds to search; by default 10
cli-help-plan-seed = A number or 64 hexadecimal digits that the search begins with; by default 1
cli-help-plan-hands = A file with everybody’s cards in place of the open deck: for each crew member a list of phases, each a list of cards, each a list of its two halves
cli-help-plan-keep = Keep the cards that are already planned, and plan the rest
cli-help-plan-smallest-change = Look for the smallest change of this plan that wins, instead of the best plan
cli-help-plan-double-actions = Plan with the deck for double actions; plans that use them already do so by themselves
cli-help-plan-json = Print the plan and its score as JSON, for programs
cli-value-flight = FLIGHT
cli-value-difficulty = DIFFICULTY
cli-value-length = LENGTH
cli-value-track = TRACK
cli-value-threats = LEVEL

cli-error-track = There is no track “{ $value }”; these exist: { $known }.
cli-error-decks = There are not enough threat cards for this mission.
cli-error-seconds = “{ $value }” is not a time to search; give seconds, for example 10.
cli-error-hands = { $file } does not hold a hand for each crew member: a list of at most three phases with cards of two halves, 128 cards in all at most.
cli-error-plan-empty = There is no mission to search for.

cli-mission-heading =
    { $points ->
        [one] { $track }: { $length } minutes, { $points } point of threats for a crew of { $crew }
       *[other] { $track }: { $length } minutes, { $points } points of threats for a crew of { $crew }
    }
cli-mission-ignored = ({ $sentence } Not for this crew.)
cli-mission-silence =
    { $seconds ->
        [one] { $sentence } For { $seconds } second.
       *[other] { $sentence } For { $seconds } seconds.
    }

cli-crew-member = Crew member { $number }
cli-resolve-lost = Mission lost. { $why }
cli-resolve-waiting = not yet there
cli-resolve-on-track = still on its way
cli-resolve-destroyed = destroyed
cli-resolve-survived = survived
cli-resolve-damage = Damage: red { $red }, white { $white }, blue { $blue }
cli-resolve-score = Score: { $total } ({ $destroyed } for threats destroyed, { $survived } for threats survived, { $visual } for visual confirmation, { $penalties } taken away)

cli-plan-orders = The ship comes home with { $won } of { $orders } orders of the damage tiles.
cli-plan-tried =
    { $tried ->
        [one] { $tried } plan was tried.
       *[other] { $tried } plans were tried.
    }
cli-plan-was-won = This plan wins as it is.
cli-plan-no-change = No change that wins was found in this time.
cli-plan-smallest =
    { $count ->
        [one] One change would have won:
       *[other] { $count } changes would have won, and fewer would not:
    }
cli-plan-small =
    { $count ->
        [one] One change would have won:
       *[other] { $count } changes would have won; perhaps fewer are enough:
    }
cli-plan-replace = { $who }, turn { $turn }: { $now } instead of { $was }
cli-plan-move = { $who }: the cards of turns { $from } and { $to } change places

## Space Alert at the terminal

cli-space-alert-title-briefing = Mission { $number }: the crew gets ready.
cli-space-alert-title-action =
    { $silent ->
        [0] Mission { $number }, phase { $phase }.
       *[other] Mission { $number }, phase { $phase }. Communications are down.
    }
cli-space-alert-title-resolution = Mission { $number }, turn { $turn } of the resolution.
cli-space-alert-title-between = After mission { $number }.
cli-space-alert-title-over = After the last mission, number { $number }.
cli-space-alert-inside = inside
cli-space-alert-unseen = not seen yet
cli-space-alert-space = space
cli-space-alert-threat =
    { $square ->
        [0] T+{ $turn }, { $place }: { $name }, hit points { $hp }, shield { $shield }, speed { $speed }
       *[other] T+{ $turn }, { $place }: { $name } on square { $square }, damage { $damage } of { $hp }, shield { $shield }, speed { $speed }
    }
cli-space-alert-zone = { $zone }: shield { $shield } of { $shields }, reactor { $reactor } of { $reactors }, damage { $tiles }
cli-space-alert-stores = fuel capsules { $fuel }, rockets { $rockets }
cli-space-alert-member =
    { $out ->
        [0] { $who } in { $place }: { $board }
       *[other] { $who } knocked out in { $place }: { $board }
    }
cli-space-alert-hand = Your cards:
cli-space-alert-outlook = Turn { $turn }: { $action }, then in { $station }
cli-space-alert-log-lost = Mission { $number } ({ $track }): lost.
cli-space-alert-log-flown = Mission { $number } ({ $track }): destroyed { $destroyed }, survived { $survived }, window { $visual }.
cli-space-alert-log-total = Mission { $number } ({ $track }): destroyed { $destroyed }, survived { $survived }, window { $visual }, penalties { $penalties }, total { $total }.
cli-space-alert-do-ready = Ready
cli-space-alert-do-role = Become { $role }
cli-space-alert-do-order = Act in this order: { $crew }
cli-space-alert-do-plan = { $who }, turn { $turn }: { $up } (below: { $down })
cli-space-alert-do-move =
    { $movement ->
        [0] { $who }: card of turn { $from } to turn { $to }, action half up
       *[other] { $who }: card of turn { $from } to turn { $to }, movement half up
    }
cli-space-alert-do-take-back = { $who }: take back the card of turn { $turn }
cli-space-alert-do-end-phase = End the phase and pick up the next cards
cli-space-alert-do-draw = Draw a card
cli-space-alert-do-give = Hand { $card } to { $to }
cli-space-alert-do-confirm = Show everybody the threat of T+{ $turn }
cli-space-alert-do-signal = Send a signal
cli-space-alert-do-share = Share the plan
cli-space-alert-do-agree = Agree to end the round
cli-space-alert-do-disagree = Go on planning
cli-space-alert-do-trip =
    { $arrow ->
        [0] { $who } tripped: the card is upside down (the next action is delayed)
       *[other] { $who } tripped: red and blue mixed up (the next action is delayed)
    }
cli-space-alert-do-next = Go on
cli-space-alert-do-follow = Leave the pace to the others
cli-space-alert-do-pace = Pace: { $pace }
cli-space-alert-do-home = Fly home
cli-space-alert-do-fly-on = Fly on: common threats { $common }, serious threats { $serious }
cli-space-alert-do-repair-tile = { $who } repairs the { $zone } zone: { $tile }
cli-space-alert-do-repair-squad = { $who } repairs a battlebot squad
cli-space-alert-do-repair-nothing = { $who } repairs nothing
cli-space-alert-do-store = Store the squad in { $station }
cli-space-alert-word-plan = plan p
cli-space-alert-word-movement = m move movement
cli-space-alert-word-back = back b
cli-space-alert-word-next = next n
cli-space-alert-word-ready = ready r
cli-space-alert-plan-how = Type “plan 4 2 a” for card 2 on turn 4 with its action half up, “plan 4 2 m” for its movement half.
cli-space-alert-back-how = Type “back 4” to take back the card of turn 4.
cli-space-alert-manual =
    What can be typed in Space Alert, with the numbers of the screen:
      ready        begin the mission
      plan 4 2 a   card 2 on turn 4, action half up; “m” for the movement half
      back 4       take back the card of turn 4
      next         go on in the resolution
