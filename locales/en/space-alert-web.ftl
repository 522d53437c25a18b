### The Space Alert screens in the browser: planning, the computer, the briefing, the end and the guided first flight.

## Status

saw-status-briefing = Choose your offices, then say that you are ready.
saw-status-briefing-watch = The crew is being briefed.
saw-status-waiting = You are ready. The alert comes when everybody is.
saw-status-action = Plan phase { $phase }.
saw-status-resolution = Turn { $turn } is carried out.
saw-status-repair = Choose what to repair.
saw-status-repair-they = { $name } chooses what to repair.
saw-status-squad = The captain stores the last battlebot squad.
saw-status-proposals = Fly on, or go home?
saw-status-won = The ship came home.
saw-status-lost = The ship is lost.

## The clock

saw-clock = { $time } left in phase { $phase }
saw-clock-run = Phase { $phase } has run for { $time }
saw-left-in = left in phase { $phase }
saw-run-in = in phase { $phase }
saw-phase-turns = Phase { $phase }, turns { $first }–{ $last }
saw-since-alert = { $time } since the alert

## The band and the computer

saw-computer = Computer
saw-computer-none = The computer has said nothing yet.
saw-band-plan = Plan turns { $first } to { $last }.
saw-band-plan-text =
    { $free ->
        [0] Every turn has a card. You can change them until the phase ends.
        [one] One turn is still empty.
       *[other] { $free } turns are still empty.
    }
saw-band-transfer = Data transfer
saw-band-transfer-text = Give one card to a crewmate before the tone. Heroic cards stay.
saw-band-transfer-gave = You have given a card.
saw-band-transfer-none = You have no card that can be given.
saw-band-transfer-watch = The crew may exchange cards until the tone.
saw-band-silence = Communications down
saw-band-silence-text = No chat, no signals, no pieces. Planning your own cards goes on.
saw-band-threat = You have drawn a threat
saw-band-threat-text = It appears on turn { $turn }. Look at it and show it to the crew.
saw-band-data = Incoming data
saw-band-data-text = You may draw one card. { $time } left.
saw-band-data-open = You may draw one card before the phase ends.
saw-band-ending = The phase is about to end
saw-give = Give a card
saw-draw = Draw a card
saw-look = Look
saw-confirm = Show the crew
saw-silent-why = Communications are down.

## The board and the hand

saw-ship = Ship and threats
saw-my-plan = My board and hand
saw-boards = Whose board is planned
saw-my-board = My board
saw-turn = Turn { $turn }
saw-slot-empty = empty
saw-slot-hidden = a card face down
saw-slot-fixed = It can no longer be changed.
saw-last-move = The last move.
saw-phase-past = Phase { $phase }
saw-phase-now = Phase { $phase }, plan now
saw-phase-later = Phase { $phase }, when it is announced or you finish
saw-hand =
    { $count ->
        [0] Hand, no cards
        [one] Hand, 1 card
       *[other] Hand, { $count } cards
    }
saw-hand-empty = Your hand is empty.
saw-card = { $action }; turned over: { $movement }
saw-card-heroic = Heroic card. { $action }; turned over: { $movement }
saw-in-space = In space
saw-if = If you play this
saw-if-lies = As it lies
saw-if-none = Choose a card, then a turn. A second tap turns the card over.
saw-if-turn = Turn { $turn }, { $action }.
saw-if-full = Every turn of this phase has a card. Press a turn to replace it.
saw-put = Put on turn { $turn }
saw-put-none = No empty turn
saw-turn-over = Turn it over
saw-turn-short = Turn
saw-take-back = Take back
saw-fixed-why = This phase is over; its cards stay.
saw-finish = Finish phase { $phase }
saw-finish-title = Finish phase { $phase } now?
saw-finish-text =
    { $free ->
        [0] You pick up the cards of the next phase. The cards of this one can no longer be changed.
        [one] One turn is still empty. You pick up the cards of the next phase, and this one can no longer be changed.
       *[other] { $free } turns are still empty. You pick up the cards of the next phase, and this one can no longer be changed.
    }
saw-not-now = Not now
saw-end-round = Ready for the jump ({ $count } of { $all })
saw-share = Tell my plan
saw-share-told = The crew knows your plan as it is.

## The crew

saw-crew-plans = Crew plans
saw-back-action = action
saw-back-move = move
saw-android = android
saw-crewmate = crew
saw-bot = Bot
saw-you = { $name }, you
saw-role-captain = captain
saw-role-communications = comms
saw-role-security = security
saw-in-phase = phase { $phase }, { $cards } in hand
saw-ahead = ahead, in phase { $phase }
saw-plan-of = { $count } of { $all } turns planned
saw-intends = turn { $turn }: { $action }
saw-asked = { $name } asks for turn { $turn }: { $action }
saw-ask = Ask
saw-ask-of = Ask { $name } to do something
saw-ask-title = Please do this
saw-ask-nobody = There is nobody to ask.
saw-ask-who = Who
saw-ask-turn = On turn
saw-ask-what = What
saw-ask-sentence = { $name }, turn { $turn }: { $action }. Bots do it if they can.
saw-give-to = Give { $name } a card
saw-give-title = Give a card: { $seconds } s left
saw-give-text = One card of your hand to one crewmate. Heroic cards are not given.
saw-give-which = Which card
saw-give-whom = To whom
saw-give-do = Give it to { $name }
saw-signal = Signal
saw-signals = Say something
saw-say = Say it
saw-say-build = Or say more
saw-say-yes = Yes
saw-say-no = No
saw-say-wait = Wait for me
saw-say-done = My plan is complete
saw-say-threat = I take threat { $turn }
saw-say-intend = I will do
saw-say-want = Somebody should do
saw-say-offer = I can give
saw-say-need = I need
saw-say-where = Where
saw-say-anywhere = anywhere
saw-tokens = Pieces
saw-tokens-silent = Communications are down: nobody may move them.
saw-tokens-moved =
    { $count ->
        [one] One piece shows a plan.
       *[other] { $count } pieces show a plan.
    }
saw-token-crew = Figure of { $name }
saw-token-threat =
    { $number ->
        [1] Threat of turn { $turn }, { $where }
       *[other] Threat of turn { $turn }, { $where }, no. { $number }
    }
saw-token-inside = on board
saw-token-squad = Battlebot squad
saw-token-rocket = Rocket
saw-token-energy = Energy
saw-token-fuel = Fuel capsule
saw-token-hint = Press a station or a square.
saw-token-home = Put back

## The phone

saw-mini-own = Ship. By your plan you will be here: { $station }.
saw-tabs = Parts of the table
saw-tab-plan = Plan
saw-tab-ship = Ship
saw-tab-threats = Threats
saw-tab-crew = Crew
saw-tab-computer = Log

## Keys

saw-keys = Keys
saw-key-arrows-name = Arrows
saw-key-arrows = Move among cards and turns
saw-key-enter-name = Enter
saw-key-enter = Choose a card; again to turn it over
saw-key-digits-name = 0 to 9
saw-key-digits = Put the chosen card on the turn that ends with this digit, or choose what lies there
saw-key-t-name = T
saw-key-t = Turn the chosen card over
saw-key-p-name = P
saw-key-p = Put the chosen card down
saw-key-i-name = I
saw-key-i = Show the card under the focus large
saw-key-delete-name = Delete
saw-key-delete = Take a card back
saw-key-b-name = B
saw-key-b = Plan the next board
saw-key-f-name = F
saw-key-f = Finish the phase
saw-key-d-name = D
saw-key-d = Draw a card of incoming data
saw-key-g-name = G
saw-key-g = Give a card in a data transfer
saw-key-c-name = C
saw-key-c = Show the crew the threat you drew
saw-key-s-name = S
saw-key-s = Say something
saw-key-a-name = A
saw-key-a = Ask somebody to do something
saw-key-escape-name = Esc
saw-key-escape = Let go of the chosen card

## The briefing

saw-briefing = Briefing
saw-mission-number = Mission { $number }
saw-flight-test-run-1 = First test run
saw-flight-test-run-1-text = Seven turns against three external threats that are always the same. The best way to learn.
saw-flight-test-run-2 = Second test run
saw-flight-test-run-2-text = Seven turns against three other external threats.
saw-flight-simulation = Simulation
saw-flight-simulation-text = Twelve turns, threats from outside only.
saw-flight-advanced-simulation = Advanced simulation
saw-flight-advanced-simulation-text = Twelve turns, with intruders and malfunctions on board.
saw-flight-mission = Mission
saw-flight-mission-text = The full game: heroic cards, visual confirmation, and threats of every kind.
saw-fact-turns = { $count } turns
saw-fact-time = { $time } of planning
saw-fact-threats = Threats: common { $common }, serious { $serious }
saw-fact-androids =
    { $count ->
        [one] 1 android on board
       *[other] { $count } androids on board
    }
saw-speed-quick = The computer speaks four times as fast
saw-speed-rush = The computer speaks ten times as fast
saw-offices = Offices
saw-office-captain = Acts first in every turn and sets the pace of the resolution.
saw-office-communications = Draws the external threats and shows them.
saw-office-security = Draws the internal threats and shows them.
saw-take-office = Take it
saw-yours = Yours
saw-order = Order of play
saw-order-captain = The captain acts first. You decide the order of the others.
saw-order-others = The captain acts first and decides the order of the others.
saw-earlier = { $name } acts earlier
saw-later = { $name } acts later
saw-voice = The computer's voice
saw-voice-text = The computer announces everything aloud and in writing. Try whether you can hear it; the captions are always there.
saw-voice-try = Hear the alarm
saw-ready = Ready for the alert
saw-ready-text = The clock starts when everybody is ready.
saw-waiting-for = Waiting for { $names }.

## Between missions

saw-between = Between missions
saw-between-proposals = Fly on, or go home?
saw-between-repairs = Repairs
saw-between-squad = The last squad
saw-proposals-text = Everybody says what they want. The crew flies on only if all want to, against the most careful choice of threats.
saw-common = Common threats
saw-serious = Serious threats
saw-fly-on = Fly on
saw-go-home = Go home
saw-proposal-none = has not decided yet
saw-proposal-home = wants to go home
saw-proposal-fly = wants to fly on: common { $common }, serious { $serious }
saw-repairs-you = Choose what { $name } repairs.
saw-repairs-they = { $name } chooses what to repair.
saw-repair-nothing = Repair nothing
saw-repair-squad = Repair a battlebot squad
saw-repair-tile = { $tile }, { $zone } zone
saw-repaired-so-far = Repaired so far: red { $red }, white { $white }, blue { $blue }.
saw-squad-you = Only one squad can still fight. Choose where it is stored.
saw-squad-they = { $name } chooses where the only squad is stored.

## The end

saw-track-test-run = Test run { $number }
saw-track-simulation = Simulation { $number }
saw-track-advanced-simulation = Advanced simulation { $number }
saw-track-mission = Mission { $number }
saw-track-generated = A mission made for this table
saw-over = End of the mission
saw-over-won = The ship jumped to safety
saw-over-lost = The ship is lost
saw-over-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
saw-over-campaign = Campaign: { $threats } for threats, { $visual } on average for visual confirmation, { $penalties } taken away at the end. Total { $total }.
saw-over-ship = See what happened
saw-plan-none = A plan file cannot say everything about this flight, so there is none to save or to try again.
saw-score-destroyed = Threats destroyed
saw-score-survived = Threats survived
saw-score-visual = Visual confirmation
saw-score-damage = Damage tiles
saw-score-worst-zone = Worst zone once more
saw-score-knocked-out = Crew knocked out
saw-score-disabled-squads = Squads disabled
saw-score-total = Total
saw-score-would = It would have been
saw-log = Ship's log
saw-log-mission = Mission
saw-log-date = Date
saw-log-threats = Threats
saw-log-fate = What became of it
saw-log-destroyed = Destroyed
saw-log-survived = Survived
saw-log-visual = Visual
saw-log-penalties = Penalties
saw-log-total = Total
saw-log-plan = Plan
saw-log-home = came home

## The guided first flight

saw-lesson-welcome = Welcome aboard
saw-lesson-welcome-text = You plan in real time while the computer announces threats. Afterwards the ship carries out what you planned, and you see whether it survives.
saw-lesson-roles = Offices
saw-lesson-roles-text = The captain acts first. The officers draw the threats and show them to everybody. Anybody can take an office.
saw-lesson-ready = Ready?
saw-lesson-ready-text = The clock starts when everybody is ready. Press "Ready for the alert".
saw-lesson-band = The computer
saw-lesson-band-text = This band always says what matters now. Nothing that is announced is lost: the log keeps every caption.
saw-lesson-ship = Ship and threats
saw-lesson-ship-text = Threats come down the tracks towards red, white or blue. Each has hit points and a shield, and does harm at X, Y and Z.
saw-lesson-choose = Choose a card
saw-lesson-choose-text = Every card has an action half and a movement half; only the upper one counts. Press a card of your hand. A second press turns it over.
saw-lesson-preview = Look before you play
saw-lesson-preview-text = Here you read what the card would do on that turn if nobody else did anything.
saw-lesson-put = Put it on a turn
saw-lesson-put-text = Press a turn of phase 1, or drag the card there. A fires, B moves energy, C is special in each station, arrows move you.
saw-lesson-move = Change your mind
saw-lesson-move-text = Cards of this phase can be moved, turned and taken back until it ends. Put a second card down.
saw-lesson-fire = Fire
saw-lesson-fire-text = A fires the cannon of the station you stand in at the nearest threat in front of that zone. The large cannons and the pulse cannon take one energy from the reactor below; without it nothing happens. Plan a card with A on top.
saw-lesson-energy = Energy
saw-lesson-energy-text = B upstairs fills the shield from the reactor below. B downstairs fills a side reactor from the middle one; in the middle it burns a fuel capsule and fills that. Plan a card with B on top.
saw-lesson-crew = You are not alone
saw-lesson-crew-text = You see everybody's plan from the back. Talk, tell your plan, or ask for something; bots do it if they can.
saw-lesson-fill = Fill the phase
saw-lesson-fill-text = A turn without a card is a turn of waiting. Fill all turns of phase 1.
saw-lesson-finish = On to the next phase
saw-lesson-finish-text = You may finish a phase early and pick up new cards. Otherwise the clock does it for you.
saw-lesson-rest = The rest of the plan
saw-lesson-rest-text = Plan the remaining turns. When the clock runs out, or when all agree to end the round, the ship acts.
saw-lesson-film = What happens
saw-lesson-film-text = Turn by turn: a threat appears, the crew acts, damage is computed, threats move. The reasons stand beside the ship.
saw-lesson-end = That was it
saw-lesson-end-text = Next comes the second test run, then a simulation with twelve turns, then threats on board, then the full mission.
saw-lesson-second = Fly the second test run
saw-lesson-holds = The clock waits while you read.
