### The Rocketmen board in the browser: labels, notes and the guided first game.

## Figures

rmw-percent = { $number } %
rmw-money = { $amount } money
rmw-rocket-points =
    { $count ->
        [one] 1 Rocket point
       *[other] { $count } Rocket points
    }
rmw-hand-size = +{ $amount } Hand size
rmw-named = { $name }: { $what }
rmw-of = { $count } of { $all }
rmw-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
rmw-spaces = { $count } spaces
rmw-draws = { $count } draws
rmw-plus-spaces =
    { $count ->
        [one] +1 space
       *[other] +{ $count } spaces
    }
rmw-round = Round { $round }
rmw-last-round = This is the last round.
rmw-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }

## Cards

rmw-family-mission = Mission
rmw-family-teal = Asset
rmw-family-pink = Pink Asset
rmw-family-engine = Engine
rmw-family-threat = Threat
rmw-gives = Gives { $what }
rmw-costs = Costs { $what }
rmw-cost = Cost
rmw-gain = Achievement: { $what }
rmw-gain-word = gain
rmw-gain-long = Achievement
rmw-copy-of = Copy of { $card }
rmw-copies = as { $card }
rmw-copies-exist =
    { $count ->
        [one] 1 in the box
       *[other] { $count } in the box
    }
rmw-effect-engine = Rocket points for a launch, on your Launch Pad. You may buy one Engine a turn.
rmw-effect-threat = Worth { $vp } VP to its owner at the end. It can neither pay nor go on a Launch Pad, and costs more the further you are on the victory track.
rmw-flight = { $place }: at least { $count } Rocket points; { $first } points for the first, { $later } for later ones.
rmw-flight-short = from { $count } Rocket points; { $first } points for the first, { $later } later.
rmw-key-engine = One Engine a turn
rmw-key-threat = Worth { $vp } VP at the end
rmw-key-big-data = When used to pay: draw 1
rmw-key-solar-energy = Discard: stop a Climate Change
rmw-key-designer-drugs = Discard: stop a Pandemic
rmw-key-asteroid-laser-ablation = Discard: stop an Asteroid
rmw-key-storage-batteries = Discard: junk a card, then draw 1
rmw-key-super-capacitors = Discard: swap any number, plus 1
rmw-key-government-contract = Pays $10 per mission done
rmw-key-backup-systems = Launch Pad: one space anywhere
rmw-key-detailed-planning = Launch Pad: first draw, best of 3
rmw-key-nanotechnology = Discard: swap a display card, draw 1
rmw-key-global-internet = When used to pay: place a card free
rmw-key-multi-purpose-space-suit = Launch Pad: draw again once
rmw-key-radiation-shielding = Launch Pad: a 0 moves 2
rmw-key-industrial-espionage = Copies a visible Asset
rmw-key-quantum-computer = Discard: draw 2
rmw-key-fusion-reactor = Permanent on the Launch Pad
rmw-key-reusable-rockets = Launch Pad: keep an Engine
rmw-key-depot = Permanent: stores 3 cards
rmw-key-electric-cars = Discard: take a Warehouse card
rmw-key-genetic-engineering = When used to pay: junk a card
rmw-key-afterburner = Launch Pad: 2 spaces any time

## The table

rmw-vp = Victory points
rmw-vp-1 = Victory
rmw-vp-2 = points
rmw-gauge-one = { $name }: { $count }.
rmw-gauge-last = The last round begins at { $count }.
rmw-gauge-last-short = last round
rmw-gauge-ghost = A success would bring you to { $count }.
rmw-gauge-threats = threats +${ $money }
rmw-gauge-threats-short = +${ $money }
rmw-destinations = Destinations
rmw-boosts = boosts
rmw-token-held = token: { $name }
rmw-location-needs = Needs { $count } Rocket points.
rmw-location-pays = { $first } points for the first, { $later } later.
rmw-location-there = There: { $names }.
rmw-location-free = Nobody there.
rmw-launch-chance = Launch, chance { $chance }.
rmw-launch-short = Launch { $chance }
rmw-no-rocket = { $count } short
rmw-no-yours = already yours
rmw-no-earth-only = Earth only
rmw-no-launch = no launch
rmw-market = Display and Engines
rmw-engines = Engines
rmw-deck = Deck: { $teal } teal cards, then { $pink } pink ones
rmw-deck-word = Deck
rmw-display-empty = Empty place
rmw-tag-buying = Buying
rmw-tag-payable = Payable
rmw-sold-out = Sold out
rmw-one-engine = One Engine a turn
rmw-short-money = ${ $money } short
rmw-short-item = { $item } short
rmw-short-both = ${ $money } and { $item } short
rmw-item-count =
    { $count ->
        [one] an item
       *[other] { $count } items
    }
rmw-players = Players
rmw-players-story = Players and story
rmw-missions = Missions
rmw-bot = Bot
rmw-away = Away
rmw-program = A program
rmw-person = Player
rmw-bot-instead = A bot plays meanwhile.
rmw-plan-none = Nothing planned
rmw-plan-none-pad =
    { $count ->
        [one] Nothing planned, 1 card on the pad
       *[other] Nothing planned, { $count } cards on the pad
    }
rmw-plan-pad =
    { $count ->
        [0] { $mission } planned
        [one] { $mission } planned, 1 card on the pad
       *[other] { $mission } planned, { $count } cards on the pad
    }
rmw-plan-ready = { $mission } planned, ready for { $place }
rmw-for-earth = Earth orbit
rmw-for-moon = the Moon
rmw-for-mars = Mars
rmw-the-earth = Earth orbit
rmw-the-moon = the Moon
rmw-the-mars = Mars
rmw-story = Story
rmw-last-move = Part of the last move of { $name }
rmw-summary = The board in words
rmw-summary-missions =
    { $count ->
        [one] 1 mission fulfilled
       *[other] { $count } missions fulfilled
    }
rmw-summary-display = On display: { $cards }.
rmw-summary-hand = In your Hand: { $cards }.

## My things

rmw-my-things = My Hand and what it pays
rmw-my-rocket = My rocket
rmw-rockets = Rockets
rmw-rocket-of = The rocket of { $name }
rmw-rocket-label = My rocket: Mission Plan and Launch Pad
rmw-mission-word = mission
rmw-plan-empty = No Mission planned yet
rmw-pad-empty = Launch Pad empty
rmw-enough = enough
rmw-science-token =
    { $count ->
        [one] Science token
       *[other] { $count } Science tokens
    }
rmw-take-back = Take back { $card }
rmw-launch-to-earth = Launch to Earth orbit
rmw-launch-to-moon = Launch to the Moon
rmw-launch-to-mars = Launch to Mars
rmw-my-hand =
    { $count ->
        [one] My Hand, 1 card
       *[other] My Hand, { $count } cards
    }
rmw-hand-empty = Your Hand is empty.
rmw-note-planning = Going on the Mission Plan
rmw-note-placing = Going on the Launch Pad
rmw-note-paying = Paying
rmw-note-chosen = Chosen
rmw-achievements = Achievements
rmw-no-achievements = No achievements yet
rmw-ready = ready
rmw-used = used
rmw-always = always
rmw-played = Played
rmw-goals = Goals
rmw-variants = Variant cards in play
rmw-drop-discard = Drop here to discard
rmw-undo = Undo
rmw-undo-ask = Ask to undo
rmw-end-turn = End turn
rmw-keys = Keys and help
rmw-help = Help

## Paying

rmw-pay-label = What the choice costs
rmw-buy = Buy
rmw-place = Place
rmw-as-plan = { $card } as the Mission
rmw-paid-by =
    { $tokens ->
        [0] { $count ->
            [0] Paid
            [one] Paid by 1 card
           *[other] Paid by { $count } cards
        }
       *[other] { $count ->
            [0] Paid by tokens
            [one] Paid by 1 card and tokens
           *[other] Paid by { $count } cards and tokens
        }
    }
rmw-exact = exact
rmw-not-enough = Not enough, even with everything
rmw-surplus = ${ $money } lost
rmw-left-to-spend = Left to spend
rmw-launch-odds = Odds to reach { $place }
# What is chosen changes the odds from one figure to the other.
rmw-odds-change = { $now } → { $then }
rmw-token-money = Money tokens
rmw-token-science = Science tokens
rmw-token-use-money = Pay with a money token
rmw-token-use-science = Pay with a Science token
rmw-cheapest = Cheapest
rmw-clear = Clear
rmw-buy-free = Buy for nothing
rmw-buy-cards =
    { $count ->
        [one] Buy, pay 1 card
       *[other] Buy, pay { $count } cards
    }
rmw-buy-tokens =
    { $count ->
        [one] Buy, pay 1 token
       *[other] Buy, pay { $count } tokens
    }
rmw-buy-both =
    { $tokens ->
        [one] Buy, pay { $count } + 1 token
       *[other] Buy, pay { $count } + { $tokens } tokens
    }
rmw-place-free = Place it
rmw-place-cards =
    { $count ->
        [one] Place, pay 1 card
       *[other] Place, pay { $count } cards
    }
rmw-place-tokens =
    { $count ->
        [one] Place, pay 1 token
       *[other] Place, pay { $count } tokens
    }
rmw-place-both =
    { $tokens ->
        [one] Place, pay { $count } + 1 token
       *[other] Place, pay { $count } + { $tokens } tokens
    }
rmw-chosen =
    { $count ->
        [one] 1 card chosen
       *[other] { $count } cards chosen
    }
rmw-plan-do = Plan it
rmw-pad-do = To the Launch Pad
rmw-use = Use its ability
rmw-store = Store on the Depot
rmw-discard = Discard
rmw-read = Read
rmw-trim-do =
    { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
rmw-trim-exactly =
    { $count ->
        [one] Choose exactly 1 card to discard.
       *[other] Choose exactly { $count } cards to discard.
    }

## Choices

rmw-choose-model = What does Industrial Espionage copy?
rmw-choose-model-short = Choose what it copies
rmw-choose-this = Choose this
rmw-use-title = Use { $card }
rmw-use-do = Use it
rmw-claim = Use { $card }
rmw-claim-title = { $card } was used to pay
rmw-claim-draw = Draw
rmw-junk-do = To the Junkyard
rmw-pick-count =
    { $least ->
        [0] Choose up to { $most } cards.
        [one] Choose 1 card.
       *[other] Choose { $least } cards.
    }
rmw-discard-plan-do = Discard the Mission
rmw-remove = Remove a display card
rmw-remove-title = Remove a card from the display
rmw-remove-text = Once per turn. The price: the AI’s Rocket moves one space, and a Threat you remove gives the AI its points.
rmw-remove-do = Remove it

## What I can do now

rmw-prompt = Choose a card above to buy it, or Hand cards to plan, place, use or discard them.
rmw-prompt-phone = Tap a card to buy it, or Hand cards to place or discard them.
rmw-status-over = The game is over.
rmw-status-they = { $name } is playing. You can look at everything meanwhile.
rmw-status-they-launch = { $name } is launching. Everyone is watching.
rmw-status-acting = Buy, place or discard as often as you like, then launch or end.
rmw-status-acting-last = The last round: buy, place or discard, then launch or end.
rmw-status-trim =
    { $count ->
        [one] Your Hand is 1 card over its limit: choose the one that goes.
       *[other] Your Hand is { $count } cards over its limit: choose those that go.
    }
rmw-status-settle-success = The mission is fulfilled. Decide what stays on the pad.
rmw-status-settle-failure = The launch failed. Decide what stays.
rmw-status-draw = Draw the first Success card.
rmw-status-draw-or-abort = Draw again or abort.
rmw-status-last-chance = All draws are made. A pad card can still help, or accept the failure.
rmw-status-answer = You drew a { $value }: keep it or use a pad card.
rmw-status-pick = Pick one of the revealed cards as your first draw.

## The launch

rmw-launch-do = Launch
rmw-lose-ask = Leave this unused?
rmw-lose-text =
    { $count ->
        [one] You can still use the effect of { $cards }. It is lost when you go on.
       *[other] You can still use the effects of { $cards }. They are lost when you go on.
    }
rmw-launch-label = Launch of { $name }
rmw-launch-mine = Your launch
rmw-title-earth = { $mission } to Earth orbit
rmw-title-moon = { $mission } to the Moon
rmw-title-mars = { $mission } to Mars
rmw-prize-first = First there: { $count } points ({ $from } to { $to }).
rmw-prize-later = Not the first there: { $count } points ({ $from } to { $to }).
rmw-prize-gain = And for good: { $what }
rmw-on-pad = On the Launch Pad
rmw-pad-none = No cards
rmw-boost-at =
    { $count ->
        [one] Boost at lift-off: 1 space
       *[other] Boost at lift-off: { $count } spaces
    }
rmw-odds-label = Draws and odds
rmw-watching = { $name } decides. You are watching.
rmw-flight-label = Rocket on space { $position } of { $target } on the way: { $place }
rmw-flag-draw = draw { $value }
rmw-draws-label = Success cards: { $made } drawn, { $all } allowed
rmw-draw-n = draw { $number }
rmw-draw-next = next
rmw-draw-last = last
rmw-draw-picked = picked
rmw-draw-replaced = replaced
rmw-draw-counts = counts { $count }
rmw-to-reach = to reach { $place }:
rmw-more-spaces =
    { $draws ->
        [0] { $spaces } more spaces, no draw left
        [one] { $spaces } more spaces in 1 draw
       *[other] { $spaces } more spaces in { $draws } draws
    }
rmw-odds-history = Odds so far: { $list }
rmw-lift-off = lift-off
rmw-drew = drew { $value }
rmw-card-used = card used
rmw-kept = kept
rmw-if-next = If the next card is
rmw-chance-then = chance then
rmw-arrived = Arrived
rmw-counted = Counted from the { $count } cards still in the deck.
rmw-decide = Your decision
rmw-draw-do = Draw card { $number } of { $all }
rmw-draw-risk =
    { $count ->
        [0] If it fails, no pad card goes.
        [one] If the launch fails, 1 pad card goes.
       *[other] If the launch fails, { $count } pad cards go.
    }
rmw-keep-do = Keep the { $value }
rmw-accept-do = Accept the failure
rmw-pick-do = Take the { $value }
rmw-trigger-do = Use { $card }
rmw-trigger-redraw = Set the card aside and draw again.
rmw-trigger-zero-counts-as = Move { $count } spaces instead.
rmw-trigger-advance = Move { $count } spaces.
rmw-trigger-plan-first-draw = Reveal { $count } cards and pick one as the first draw.
rmw-then-chance = Chance then { $chance }.
rmw-abort = Abort
rmw-abort-title = Abort the launch?
rmw-abort-do = Abort
rmw-abort-price =
    { $count ->
        [0] It costs no card now.
        [one] Discard 1 of your { $all } pad cards.
       *[other] Discard { $count } of your { $all } pad cards.
    }
rmw-abort-choose =
    { $count ->
        [one] Choose the pad card it costs. The mission stays planned.
       *[other] Choose the { $count } pad cards it costs. The mission stays planned.
    }
rmw-abort-text =
    { $count ->
        [0] It costs no card and the mission stays planned. The chance to go on is { $chance }.
        [one] It costs a pad card and the mission stays planned. The chance to go on is { $chance }.
       *[other] It costs { $count } pad cards and the mission stays planned. The chance to go on is { $chance }.
    }
rmw-abort-later = Aborting is possible after the first draw.
rmw-ending-success = Success
rmw-ending-failure = Failure
rmw-ending-abort = Aborted
rmw-ending-first = { $name } is the first there: { $count } points.
rmw-ending-later = { $name } arrives: { $count } points.
rmw-ending-gain = An achievement for good: { $what }.
rmw-ending-token = And the token of the first to arrive.
rmw-ending-abort-cost = { $name } turned back and discarded { $cards }.
rmw-ending-abort-free = { $name } turned back and lost no card.
rmw-ending-failed = { $name } did not reach the target.
rmw-settle = What stays?
rmw-settle-mission = The Mission
rmw-settle-stays = The Mission stays planned
rmw-settle-goes = The Mission goes
rmw-settle-keep = These may stay on the pad:
rmw-settle-do = Clear the pad
rmw-settle-do-keep =
    { $count ->
        [one] Keep 1 card
       *[other] Keep { $count } cards
    }
rmw-continue = Back to the table

## Boards and goals

rmw-board-of = The side of { $name }
rmw-board-mine = My side of the table
rmw-board-vp =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
rmw-board-rocket =
    { $count ->
        [one] 1 Rocket point
       *[other] { $count } Rocket points
    }
rmw-board-hand = Hand { $count } of { $limit }
rmw-board-hq = HQ { $count }
rmw-board-places =
    { $count ->
        [one] 1 mission fulfilled: { $places }.
       *[other] { $count } missions fulfilled: { $places }.
    }
rmw-board-no-places = No mission fulfilled yet.
rmw-known-hand = Known cards in the Hand
rmw-met = met
rmw-not-met = not met
rmw-goal-one = Only one of your goals scores: the one worth more at the end.
rmw-goal-solo = To win you must meet both tasks.

## Solitaire

rmw-ai = AI
rmw-level-easy = easy
rmw-level-normal = normal
rmw-level-hard = hard
rmw-ai-track = The AI’s Rocket stands on space { $position } of { $target }
rmw-ai-cards = Solo cards: { $one } for the destination, { $two } for the mission.
rmw-ai-idle = Sets up a mission at the start of your turn.
rmw-ai-grounded = Flies no more.
rmw-ai-win = You win with more points than the AI and both tasks of your goal.

## The end

rmw-over = Final score
rmw-ended-threshold = the victory points were reached
rmw-ended-all_tokens = all tokens of one side were placed
rmw-ended-everybody_done = everybody had placed all tokens
rmw-ended-too_long = the last round allowed was over
rmw-ended-empty_display = the display was empty
rmw-ended-battle_won = the Battle for Earth was decided
rmw-ended-twelve_tokens = twelve tokens were on the board
rmw-over-you = You win!
rmw-finale = The rockets at the end: { $list }
rmw-over-won = { $name } wins
rmw-over-shared = { $names } share the victory
rmw-over-solo-won = You beat the AI!
rmw-over-solo-lost = The AI wins
rmw-over-solo-line = You have { $mine } points, the AI { $ai }.
rmw-over-goal-met = Both tasks of your goal are met.
rmw-over-goal-missed = Your goal is not met in full.
rmw-over-table = Points by source
rmw-over-points = Points
rmw-winner = winner
rmw-score-track = Victory track
rmw-score-threats = Threats
rmw-score-tokens = Moon and Mars tokens
rmw-score-goal = Personal goal
rmw-score-total = Total
rmw-over-missions = On the track
rmw-over-first = first
rmw-over-threat-now = Threat
rmw-goal-counts = counts
rmw-goal-not = does not count
rmw-tie-location = A tie, broken by the best location: { $place }.
rmw-tie-missions = A tie, broken by the number of missions: { $count }.
rmw-tie-shared = A tie in points, locations and missions.
rmw-over-board = Look at the table
rmw-back-to-score = Final score

## Phone

rmw-tabs = Parts of the table
rmw-tab-market = Market
rmw-tab-space = Space
rmw-tab-rocket = Rocket
rmw-tab-rivals = Rivals
rmw-tab-ai = AI

## Keys

rmw-key-does-arrows = Move among cards and places
rmw-key-does-enter = Choose a card; while paying, pay with it
rmw-key-does-p = Place the card: on the Mission Plan or the Launch Pad
rmw-key-does-d = Discard the card; in a launch, draw
rmw-key-does-x = Use the card’s ability
rmw-key-does-i = Read the card
rmw-key-does-b = Buy the card in focus, then confirm the purchase
rmw-key-does-l = Launch
rmw-key-does-e = End the turn
rmw-key-does-u = Undo
rmw-key-does-esc = Clear the choice
rmw-key-does-help = This list
rmw-hands-help = With mouse or finger: tap to choose, drag a card to your rocket, the pay bar or the discard, hold it to read it.

## The guided first game

rmw-lesson-welcome = Welcome to your space company
rmw-lesson-welcome-text = Build up a deck, stack a rocket and fly missions to Earth orbit, the Moon and Mars. Most victory points win. I point at what matters; you may do anything else whenever you like.
rmw-lesson-hand = Your Hand
rmw-lesson-hand-text =
    { $keys ->
        [0] These are your Missions. The top left corner shows what a card pays: money or items. The planets below show where it can fly and how many Rocket points that takes. Hold a card to read it.
       *[other] These are your Missions. The top left corner shows what a card pays: money or items. The planets below show where it can fly and how many Rocket points that takes. Hold a card, or press I, to read it.
    }
rmw-lesson-engine = Buy an Engine
rmw-lesson-engine-text = A rocket needs Rocket points, and Engines give them. Choose the Small Rocket Boosters: the cheapest payment is chosen for you, and Hand cards change it. What you buy goes through your deck and comes to your Hand later.
rmw-lesson-engine-do = Buy an Engine.
rmw-lesson-plan = Plan a Mission
rmw-lesson-plan-text = Choose the Satellite and plan it, or drag it to your rocket. Placing a card costs 10 money; the card’s own money counts.
rmw-lesson-plan-do = Put the Satellite on your Mission Plan.
rmw-lesson-chart = Where it can fly
rmw-lesson-chart-text = Each place names its Rocket points and pays more to the first who gets there. Earth orbit is 8 spaces away with 3 draws, the Moon 10 with 4, Mars 13 with 5.
rmw-lesson-discard = Make room for new cards
rmw-lesson-discard-text = At the end of a turn you draw only as many cards as you used. Choose the cards you will not need soon and discard them: they come back later, and your Engine comes to your Hand sooner.
rmw-lesson-discard-do = Discard the rest of your Hand.
rmw-lesson-end-turn = End your turn
rmw-lesson-end-turn-text = Your Hand is filled up again. When your deck has run out, everything you played and bought is shuffled into a new one.
rmw-lesson-end-turn-do = End your turn.
rmw-lesson-rivals = Your rivals
rmw-lesson-rivals-text = Here you see everybody’s points, Hand, Rocket points and plan. Choosing a name opens their side of the table.
rmw-lesson-rivals-do = Wait for your next turn.
rmw-lesson-pad = Stack the rocket
rmw-lesson-pad-text = Cards with an item, Engines first of all, go on the Launch Pad while a Mission is planned, for 10 money each. They stay there from turn to turn. As long as the Engine is not in your Hand, discard the others and end your turn.
rmw-lesson-pad-do = Put the Engine on your Launch Pad as soon as you hold it.
rmw-lesson-boost = The boost
rmw-lesson-boost-text = Each destination has an item that boosts: Computer for Earth orbit, Composite for the Moon, Biotech for Mars; Science everywhere. Each one on the pad moves the Rocket a space before you draw.
rmw-lesson-launch = Launch
rmw-lesson-launch-text = With enough Rocket points the launch button appears with the exact chance. A launch ends your turn. You may wait for better odds, but whoever gets there first scores more.
rmw-lesson-launch-do = Launch the Satellite.
rmw-lesson-draw = Draw or abort
rmw-lesson-draw-text = Each Success card moves the Rocket by 0 to 4 spaces. The panel counts what each next card would mean. Between draws you may abort: it costs pad cards, but fewer than a failure.
rmw-lesson-draw-do = Fly the launch to its end.
rmw-lesson-achievements = Achievements
rmw-lesson-achievements-text = A fulfilled mission brings points and a lasting benefit: Rocket points, a larger Hand, money or Science to spend in every turn.
rmw-lesson-goals = Your goals
rmw-lesson-goals-text = You have secret goals. At the end the one that is worth more to you scores. Open them to see how far you are.
rmw-lesson-end = The end
rmw-lesson-end-text = The line on the gauge is where the last round begins. Threats score at the end, and get dearer the further you are. Good flights!
