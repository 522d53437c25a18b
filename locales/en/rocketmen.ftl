# Rocketmen, in English.
#
# $seat is a player’s name; cards, places and lists of cards arrive as ready text. A list may be empty: its count says so.

rocketmen-name = Rocketmen

## Events

rocketmen-event-turn-began = Round { $round }: { $seat } to play.
rocketmen-event-bought =
    { $paidcards ->
        [0] { $tokens ->
            [0] { $seat } gets { $cards } for nothing.
            [one] { $seat } buys { $cards }, paying with one token.
           *[other] { $seat } buys { $cards }, paying with { $tokens } tokens.
        }
       *[other] { $tokens ->
            [0] { $seat } buys { $cards }, paying with { $paid }.
            [one] { $seat } buys { $cards }, paying with { $paid } plus one token.
           *[other] { $seat } buys { $cards }, paying with { $paid } plus { $tokens } tokens.
        }
    }{ $copies ->
        [0] {""}
       *[other] {" "}Industrial Espionage copies { $model }.
    }
rocketmen-event-displayed =
    { $count ->
        [one] New on the display: { $cards }.
       *[other] { $count } new cards on the display: { $cards }.
    }
rocketmen-event-placed =
    { $plans ->
        [0] { $seat } places { $pad } on the Launch Pad
       *[other] { $pads ->
            [0] { $seat } plans { $plan }
           *[other] { $seat } plans { $plan } and places { $pad } on the Launch Pad
        }
    }{ $paidcards ->
        [0] { $tokens ->
            [0] {""}
            [one] , paying with one token
           *[other] , paying with { $tokens } tokens
        }
       *[other] { $tokens ->
            [0] , paying with { $paid }
            [one] , paying with { $paid } plus one token
           *[other] , paying with { $paid } plus { $tokens } tokens
        }
    }.{ $copies ->
        [0] {""}
       *[other] {" "}Industrial Espionage copies { $model }.
    }
rocketmen-event-discarded =
    { $count ->
        [one] { $seat } discards { $cards }.
       *[other] { $seat } discards { $count } cards: { $cards }.
    }
rocketmen-event-used =
    { $copies ->
        [0] { $seat } uses { $card }.
       *[other] { $seat } uses { $card } as a copy of { $model }.
    }
rocketmen-event-took-threat = { $seat } takes { $card } from the display without paying.
rocketmen-event-junked = { $seat } sends { $cards } to the Junkyard.
rocketmen-event-cycled = { $seat } puts { $card } from the display under the deck.
rocketmen-event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
rocketmen-event-drew-cards = { $seat } draws { $cards }.
rocketmen-event-reshuffled = { $seat } shuffles the Warehouse into a new HQ.
rocketmen-event-fetched = { $seat } takes { $cards } from the Warehouse into the Hand.
rocketmen-event-stored = { $seat } stores { $card } on the Depot.
rocketmen-event-unstored = { $seat } takes { $cards } from the Depot back into the Hand.
rocketmen-event-removed = { $seat } removes { $card } from the display.
rocketmen-event-launch-declared =
    { $rocket ->
        [one] { $seat } launches a mission, { $location }, with one Rocket point
       *[other] { $seat } launches a mission, { $location }, with { $rocket } Rocket points
    }{ $boost ->
        [0] {" "}and no boost.
        [one] {" "}and a boost of one space.
       *[other] {" "}and a boost of { $boost } spaces.
    }
rocketmen-event-revealed = { $seat } reveals these Success cards: { $values }.
rocketmen-event-picked = { $seat } picks the { $value } as the first draw.
rocketmen-event-success-drawn = { $seat } draws a Success card: { $value }.
rocketmen-event-triggered = { $seat } uses { $card } from the Launch Pad.
rocketmen-event-rocket-moved =
    { $spaces ->
        [0] { $seat } does not move: the Rocket stays on space { $position }.
        [one] { $seat } moves the Rocket one space, to space { $position }.
       *[other] { $seat } moves the Rocket { $spaces } spaces, to space { $position }.
    }
rocketmen-event-succeeded =
    { $first ->
        [0] Success! { $seat } fulfils a mission, { $location }, and scores { $vp } VP.
       *[other] Success! { $seat } fulfils a mission, { $location }, before anyone else and scores { $vp } VP.
    }
rocketmen-event-gained-rocket =
    { $amount ->
        [one] { $seat } gains an achievement: one Rocket point for every launch to come.
       *[other] { $seat } gains an achievement: { $amount } Rocket points for every launch to come.
    }
rocketmen-event-gained-hand = { $seat } gains an achievement: +{ $amount } Hand size.
rocketmen-event-gained-money = { $seat } gains an achievement: { $amount } money to spend in every turn.
rocketmen-event-gained-science = { $seat } gains an achievement: { $amount } Science to spend in every turn.
rocketmen-event-token-taken = { $seat } takes the { $destination } token.
rocketmen-event-failed = The launch fails: { $seat } does not reach the target, { $location }.
rocketmen-event-aborted =
    { $count ->
        [0] { $seat } aborts the launch and loses no card.
       *[other] { $seat } aborts the launch and discards { $cards }.
    }
rocketmen-event-settled =
    { $stays ->
        [0] { $count ->
            [0] { $seat } clears the Launch Pad, with no Mission planned any more.
           *[other] { $seat } keeps { $cards } on the Launch Pad, with no Mission planned any more.
        }
       *[other] { $count ->
            [0] { $seat } clears the Launch Pad and keeps the Mission planned.
           *[other] { $seat } keeps { $cards } on the Launch Pad and the Mission planned.
        }
    }
rocketmen-event-trimmed = { $seat } discards { $cards } to meet the Hand limit.
rocketmen-event-end-threshold = The victory points that end the game are reached: the game ends with this round.
rocketmen-event-end-all-tokens = All mission tokens of one side are placed and every destination is reached: the game ends with this round.
rocketmen-event-end-everybody-done = Everybody has placed all mission tokens: the game ends with this round.
rocketmen-event-end-too-long = The last round allowed is over: the game is scored as it stands.
rocketmen-event-end-empty-display = The display is empty: the game ends with this round.
rocketmen-event-end-battle-won = Somebody has fulfilled all the missions of the Battle for Earth: the game ends with this round.
rocketmen-event-end-twelve-tokens = Both sides have placed all their mission tokens: the game ends here.
rocketmen-event-ai-planned = The AI sets up a mission, { $location }: its Rocket starts on space { $position }.
rocketmen-event-ai-moved = The AI moves its Rocket to space { $position }.
rocketmen-event-ai-arrived =
    { $first ->
        [0] The AI fulfils a mission, { $location }, and scores { $vp } VP.
       *[other] The AI fulfils a mission, { $location }, before anyone else and scores { $vp } VP.
    }
rocketmen-event-ai-grounded = The AI has no mission left to fly: its Rocket stays on the ground.
rocketmen-event-pushed-out = No card left the display this turn: the display pushes { $card } out of the game.
rocketmen-event-threat-scored = { $seat } scores { $vp } VP for the Threat.
rocketmen-event-ai-scored-threat = The AI scores { $vp } VP for the Threat.
rocketmen-event-game-over-lost = The game is over: the AI wins.
rocketmen-event-game-over-won = The game is over: { $seat } wins!
rocketmen-event-game-over-shared = The game is over: { $count } players share the victory!

## Refusals

rocketmen-refusal-not-your-turn = It is somebody else’s turn: you can act again when yours begins.
rocketmen-refusal-game-over = The game is over: nothing can be played any more, but a new game can begin.
rocketmen-refusal-launch-under-way = A launch is under way and your Hand is closed: fly it to its end first, using only cards on your Launch Pad.
rocketmen-refusal-no-launch = No launch is under way: plan a Mission and launch it first.
rocketmen-refusal-answer-the-draw = The Success card you drew awaits your answer: keep it, or use a card on your Launch Pad that can change it.
rocketmen-refusal-no-draw-to-answer = No Success card awaits your answer: you decide this only right after a draw that a card on your Launch Pad can change.
rocketmen-refusal-pick-first = Detailed Planning has revealed Success cards: first pick one of them as your draw.
rocketmen-refusal-nothing-to-pick = That Success card is not revealed: pick a value that Detailed Planning has just shown.
rocketmen-refusal-no-draws-left = All draws of this launch are made: use an Afterburner or accept the failure.
rocketmen-refusal-settle-first = The launch is over: first decide what stays and what goes.
rocketmen-refusal-nothing-to-settle = There is nothing to decide now: what stays is asked after a failure, or after a success with Reusable Rockets and an Engine.
rocketmen-refusal-trim-first = Your Hand is over its limit: first choose the cards that go to your Warehouse.
rocketmen-refusal-nothing-to-trim = You need not reduce your Hand now: the limit binds only when your turn ends.
rocketmen-refusal-nothing-chosen = Nothing is chosen yet: choose at least one card.
rocketmen-refusal-no-such-card = There is no such card in this game: choose one that you can see.
rocketmen-refusal-not-on-display = That card, { $card }, is not on the display: choose one that lies there now.
rocketmen-refusal-no-such-pile = There is no such pile of Engines: choose one of the three.
rocketmen-refusal-sold-out = This Engine is sold out: choose another type.
rocketmen-refusal-second-engine = You have already bought an Engine this turn: buy the next one in a later turn.
rocketmen-refusal-pay-from-hand = That card, { $card }, is not in your Hand: pay with cards that are, and with tokens.
rocketmen-refusal-place-from-hand = That card, { $card }, is not in your Hand: only Hand cards can be placed.
rocketmen-refusal-use-from-hand = That card, { $card }, is not in your Hand: its ability is used from there.
rocketmen-refusal-store-from-hand = That card, { $card }, is not in your Hand: the Depot stores Hand cards.
rocketmen-refusal-trim-from-hand = That card, { $card }, is not in your Hand: choose among the cards you hold.
rocketmen-refusal-paid-twice = One card, { $card }, cannot serve twice: plan it, put it on the Launch Pad or pay with it; the money of a placed card counts by itself.
rocketmen-refusal-tokens-spent = You do not have so many face-up tokens: pay with fewer of them; spent tokens are back when your turn ends.
rocketmen-refusal-price-not-met =
    { $items ->
        [0] { $money } money is missing from this payment: add more cards or tokens, or buy less.
        [one] { $money ->
            [0] One item is missing from this payment: add a card that shows it, or a Science in its place.
           *[other] { $money } money and one item are missing from this payment: add more cards or tokens, or buy less.
        }
       *[other] { $money ->
            [0] { $items } items are missing from this payment: add cards that show them, or Science in their place.
           *[other] { $money } money and { $items } items are missing from this payment: add more cards or tokens, or buy less.
        }
    }
rocketmen-refusal-placement-not-paid = { $money } money is missing to place this: pay with one more card or money token, or place less.
rocketmen-refusal-science-for-placing = Science does not help to place cards: pay with Hand cards or money tokens.
rocketmen-refusal-plan-needs-mission = { $card } is not a Mission: only a Mission can go on your Mission Plan.
rocketmen-refusal-plan-taken = Your Mission Plan already holds a Mission: launch or discard it before you plan another.
rocketmen-refusal-no-mission-planned = Your Launch Pad takes cards only while a Mission is planned: plan one first or in the same action.
rocketmen-refusal-no-item = That card, { $card }, shows no item: only cards with an item can go on your Launch Pad.
rocketmen-refusal-same-name = { $card } would be the second Asset of the same name on your Launch Pad: place a different one.
rocketmen-refusal-not-yours = That card, { $card }, cannot be discarded from where it is: choose one in your Hand, on your Launch Pad or on your Mission Plan.
rocketmen-refusal-no-ability = { $card } has no “Discard” ability: use a card that has one.
rocketmen-refusal-wrong-aim = The ability cannot be used this way: choose exactly the cards that its text asks for.
rocketmen-refusal-no-such-threat = This card takes only one type of Threat: choose one of that type on the display.
rocketmen-refusal-needs-model = Industrial Espionage is nothing by itself: also choose the Asset that it copies.
rocketmen-refusal-no-model-needed = Industrial Espionage takes no part in this: leave out the Asset to copy.
rocketmen-refusal-bad-model = Industrial Espionage cannot copy this: choose another Asset, from the display or from an opponent’s Warehouse or Launch Pad.
rocketmen-refusal-nothing-pending = { $card } has no effect waiting: only a “When used to pay” card that took part in a payment this turn leaves one.
rocketmen-refusal-wrong-claim = The effect cannot be used this way: choose what the text of the card offers.
rocketmen-refusal-no-depot = You have no Depot: put one on your Launch Pad before you store cards.
rocketmen-refusal-depot-full = Your Depot is full: take a stored card back before you store another.
rocketmen-refusal-already-stored = You have already stored a card this turn: store the next one in a later turn.
rocketmen-refusal-not-stored = That card, { $card }, is not on your Depot: choose one that is stored there.
rocketmen-refusal-not-solitaire = Cards are removed from the display only in Solitaire: here you can buy them or leave them.
rocketmen-refusal-already-removed = You have already removed a card this turn: remove the next one in a later turn.
rocketmen-refusal-ai-not-flying = The AI has no mission under way: you can remove a card only while it has one.
rocketmen-refusal-no-mission = No Mission is planned: put one on your Mission Plan before you launch.
rocketmen-refusal-no-such-location = This Mission cannot fly there: choose a destination that has a location of its type.
rocketmen-refusal-already-there = You already have a token on this location: choose another destination or plan another Mission.
rocketmen-refusal-no-tokens-left = All your mission tokens are placed: you cannot launch any more, but you can still buy.
rocketmen-refusal-battle-limit = You have fulfilled all the missions of the Battle for Earth: you cannot launch any more, but you can still buy.
rocketmen-refusal-earth-only = The Battle for Earth is decided in Earth orbit: launch to Earth orbit.
rocketmen-refusal-too-few-rocket-points =
    { $need ->
        [one] This launch needs one Rocket point and you have { $have }: put an Engine on your Launch Pad.
       *[other] This launch needs { $need } Rocket points and you have { $have }: add Engines to your Launch Pad or choose a nearer destination.
    }
rocketmen-refusal-not-on-pad = That card, { $card }, is not on your Launch Pad: choose one that lies there.
rocketmen-refusal-no-launch-effect = { $card } has no effect to trigger in a launch: use a card whose text offers one.
rocketmen-refusal-too-late-for-this = It is too late for this card: Detailed Planning works before the first draw, the Space Suit and Radiation Shielding right after a draw.
rocketmen-refusal-nothing-to-answer = This card answers a draw: use it right after one, and Radiation Shielding only after a 0.
rocketmen-refusal-abort-too-early = You cannot abort before the first draw: draw a Success card first.
rocketmen-refusal-abort-too-late = You cannot abort after the last draw: use an Afterburner or accept the failure.
rocketmen-refusal-abort-price =
    { $owed ->
        [0] Aborting costs no card now: abort without discarding any.
        [one] Aborting now costs one card: choose exactly one on your Launch Pad.
       *[other] Aborting now costs { $owed } cards: choose exactly so many on your Launch Pad, or all you have there if they are fewer; permanent cards may stay.
    }
rocketmen-refusal-nothing-to-accept = There is no failure to accept: this is asked only after the last draw, while an Afterburner could still help.
rocketmen-refusal-cannot-keep-after-success = These cards cannot stay: after a success only an Engine that Reusable Rockets lets you keep does; permanent cards stay anyway.
rocketmen-refusal-cannot-keep-after-failure = These cards cannot all stay: keep only what Reusable Rockets or Insurance allows; permanent cards stay anyway.
rocketmen-refusal-mission-flown = The Mission has succeeded and is in your Junkyard: it cannot stay planned, so let it go.
rocketmen-refusal-trim-exactly =
    { $excess ->
        [one] Your Hand is one card over its limit: choose exactly one to discard.
       *[other] Your Hand is { $excess } cards over its limit: choose exactly { $excess } to discard.
    }

## Cards

rocketmen-card-satellite-1 = Satellite
rocketmen-card-satellite-2 = Satellite
rocketmen-card-spaceship-1 = Spaceship
rocketmen-card-spaceship-2 = Spaceship
rocketmen-card-spaceship-3 = Spaceship
rocketmen-card-space-hotel-1 = Space Hotel
rocketmen-card-space-hotel-2 = Space Hotel
rocketmen-card-orbital-shipyard-1 = Orbital Shipyard
rocketmen-card-space-station-1 = Space Station
rocketmen-card-asteroid-mining-1 = Asteroid Mining
rocketmen-card-base-1 = Base
rocketmen-card-base-2 = Base
rocketmen-card-big-data = Big Data
rocketmen-card-solar-energy = Solar Energy
rocketmen-card-designer-drugs = Designer Drugs
rocketmen-card-asteroid-laser-ablation = Asteroid Laser Ablation
rocketmen-card-storage-batteries = Storage Batteries
rocketmen-card-super-capacitors = Super Capacitors
rocketmen-card-government-contract = Government Contract
rocketmen-card-backup-systems = Backup Systems
rocketmen-card-detailed-planning = Detailed Planning
rocketmen-card-nanotechnology = Nanotechnology
rocketmen-card-global-internet = Global Internet
rocketmen-card-multi-purpose-space-suit = Multi-Purpose Space Suit
rocketmen-card-radiation-shielding = Radiation Shielding
rocketmen-card-industrial-espionage = Industrial Espionage
rocketmen-card-quantum-computer = Quantum Computer
rocketmen-card-fusion-reactor = Fusion Reactor
rocketmen-card-reusable-rockets = Reusable Rockets
rocketmen-card-depot = Depot
rocketmen-card-electric-cars = Electric Cars
rocketmen-card-genetic-engineering = Genetic Engineering
rocketmen-card-afterburner = Afterburner
rocketmen-card-small-rocket-boosters = Small Rocket Boosters
rocketmen-card-liquid-fuel-engine = Liquid-Fuel Engine
rocketmen-card-heavy-lift-engine = Heavy-Lift Engine
rocketmen-card-pandemic = Pandemic
rocketmen-card-climate-change = Climate Change
rocketmen-card-asteroid-impact = Asteroid Impact

## What Assets do

rocketmen-effect-big-data = When used to pay: you may draw one card.
rocketmen-effect-solar-energy = Discard: send this card to your Junkyard and take one Climate Change from the display into your Playing Area, without paying.
rocketmen-effect-designer-drugs = Discard: send this card to your Junkyard and take one Pandemic from the display into your Playing Area, without paying.
rocketmen-effect-asteroid-laser-ablation = Discard: send this card to your Junkyard and take one Asteroid Impact from the display into your Playing Area, without paying.
rocketmen-effect-storage-batteries = Discard: send another card of your Hand to your Junkyard, then draw one card.
rocketmen-effect-super-capacitors = Discard: discard any number of other Hand cards, then draw as many plus one.
rocketmen-effect-government-contract = When used to pay: it is worth 10 money for each mission you have fulfilled.
rocketmen-effect-backup-systems = Launch pad: your boost is one space larger at any destination, besides what the Composite gives.
rocketmen-effect-detailed-planning = Launch pad: before the first draw, you may discard it to reveal three Success cards and pick one as that draw. A success then sends it to your Junkyard.
rocketmen-effect-nanotechnology = Discard: put one display card under the deck and refill the display, then draw one card.
rocketmen-effect-global-internet = When used to pay: you may place one Hand card, on your Mission Plan or Launch Pad, without paying.
rocketmen-effect-multi-purpose-space-suit = Launch pad: right after any draw, you may discard it to set the drawn card aside, without moving, and draw another in its place.
rocketmen-effect-radiation-shielding = Launch pad: right after drawing a 0, you may discard it to move 2 spaces instead.
rocketmen-effect-industrial-espionage = Discard, when used to pay, or when placed: it becomes a copy of an Asset on the display or in an opponent’s Warehouse or Launch Pad.
rocketmen-effect-quantum-computer = Discard: draw two cards.
rocketmen-effect-fusion-reactor = Permanent. It stays on your Launch Pad until you choose to discard it.
rocketmen-effect-reusable-rockets = Launch pad: when a success or a failure clears your Launch Pad, one Engine of your choice may stay there.
rocketmen-effect-depot = Permanent. Once per turn, you may store a Hand card on it, three at most; take any back before launching. If you discard it, its cards go too.
rocketmen-effect-electric-cars = Discard: take one card of your choice from your Warehouse into your Hand.
rocketmen-effect-genetic-engineering = When used to pay: you may send one other card from your Hand or Playing Area to your Junkyard.
rocketmen-effect-afterburner = Launch pad: at any moment of a launch, even after the last draw, you may discard it to move 2 spaces.

## Personal goals: the name and the two tasks

rocketmen-goal-broadcaster = Broadcaster
rocketmen-goal-broadcaster-a = Your Satellite in Earth orbit
rocketmen-goal-broadcaster-b = Your Satellite on the Moon
rocketmen-goal-hotelier = Hotelier
rocketmen-goal-hotelier-a = Your Space Hotel in Earth orbit
rocketmen-goal-hotelier-b = Your Space Hotel on the Moon
rocketmen-goal-test-pilot = Test Pilot
rocketmen-goal-test-pilot-a = Your Spaceship at one destination
rocketmen-goal-test-pilot-b = Your Spaceships at two destinations
rocketmen-goal-settler = Settler
rocketmen-goal-settler-a = Your Base on the Moon
rocketmen-goal-settler-b = Your Base on Mars
rocketmen-goal-orbital-architect = Orbital Architect
rocketmen-goal-orbital-architect-a = Your Orbital Shipyard in Earth orbit
rocketmen-goal-orbital-architect-b = Your Space Station in Earth orbit
rocketmen-goal-prospector = Prospector
rocketmen-goal-prospector-a = Your Asteroid Mining on Mars
rocketmen-goal-prospector-b = At least one of your tokens on the Moon
rocketmen-goal-grand-tour = Grand Tour
rocketmen-goal-grand-tour-a = Your tokens both in Earth orbit and on the Moon
rocketmen-goal-grand-tour-b = At least one of your tokens on Mars
rocketmen-goal-home-world = Home World
rocketmen-goal-home-world-a = Three of your tokens in Earth orbit
rocketmen-goal-home-world-b = Four of your tokens in Earth orbit
rocketmen-goal-lunar-pioneer = Lunar Pioneer
rocketmen-goal-lunar-pioneer-a = Two of your tokens on the Moon
rocketmen-goal-lunar-pioneer-b = Three of your tokens on the Moon
rocketmen-goal-red-horizon = Red Horizon
rocketmen-goal-red-horizon-a = One of your tokens on Mars
rocketmen-goal-red-horizon-b = Two of your tokens on Mars
rocketmen-goal-guardian = Guardian
rocketmen-goal-guardian-a = One Threat that you own
rocketmen-goal-guardian-b = Threats of two different types that you own
rocketmen-goal-flag-bearer = Flag Bearer
rocketmen-goal-flag-bearer-a = The Moon token or the Mars token
rocketmen-goal-flag-bearer-b = Five fulfilled missions

## Variant cards

rocketmen-variant-computing-race = Computing Race
rocketmen-effect-computing-race = At the end, everyone with the most Computers on owned cards scores 3 VP; Science does not count.
rocketmen-variant-materials-race = Materials Race
rocketmen-effect-materials-race = At the end, everyone with the most Composites on owned cards scores 3 VP; Science does not count.
rocketmen-variant-biotech-race = Biotech Race
rocketmen-effect-biotech-race = At the end, everyone with the most Biotech on owned cards scores 3 VP; Science does not count.
rocketmen-variant-propulsion-lead = Propulsion Lead
rocketmen-effect-propulsion-lead = At the end, everyone with the most Rocket points, on owned cards and achievements together, scores 3 VP.
rocketmen-variant-planetary-defence = Planetary Defence
rocketmen-effect-planetary-defence = At the end, everyone with the most Threats scores 3 VP; without any Threat you never do.
rocketmen-variant-soft-abort = Soft Abort
rocketmen-effect-soft-abort = Aborting a launch costs no card.
rocketmen-variant-insurance = Insurance
rocketmen-effect-insurance = After a failed launch, one card of your choice stays on your Launch Pad.
rocketmen-variant-big-staff = Big Staff
rocketmen-effect-big-staff = The Hand limit is one card higher from the start: seven instead of six.
rocketmen-variant-cheap-access = Cheap Access
rocketmen-effect-cheap-access = The first card you place in each of your turns, on your Mission Plan or Launch Pad, costs nothing.
rocketmen-variant-closing-window = Closing Window
rocketmen-effect-closing-window = An empty display also triggers the end of the game.

## The board

rocketmen-location-earth-satellite = Satellite in Earth orbit
rocketmen-location-earth-spaceship = Spaceship in Earth orbit
rocketmen-location-earth-space-hotel = Space Hotel in Earth orbit
rocketmen-location-earth-orbital-shipyard = Orbital Shipyard in Earth orbit
rocketmen-location-earth-space-station = Space Station in Earth orbit
rocketmen-location-moon-satellite = Satellite on the Moon
rocketmen-location-moon-spaceship = Spaceship on the Moon
rocketmen-location-moon-space-hotel = Space Hotel on the Moon
rocketmen-location-moon-base = Base on the Moon
rocketmen-location-mars-spaceship = Spaceship on Mars
rocketmen-location-mars-asteroid-mining = Asteroid Mining on Mars
rocketmen-location-mars-base = Base on Mars

rocketmen-destination-earth = Earth orbit
rocketmen-destination-moon = Moon
rocketmen-destination-mars = Mars

rocketmen-type-satellite = Satellite
rocketmen-type-spaceship = Spaceship
rocketmen-type-space-hotel = Space Hotel
rocketmen-type-orbital-shipyard = Orbital Shipyard
rocketmen-type-space-station = Space Station
rocketmen-type-asteroid-mining = Asteroid Mining
rocketmen-type-base = Base

rocketmen-item-money = money
rocketmen-item-rocket = Rocket points
rocketmen-item-computer = Computer
rocketmen-item-composite = Composite
rocketmen-item-biotech = Biotech
rocketmen-item-science = Science
rocketmen-item-any = any item

rocketmen-zone-hq = HQ
rocketmen-zone-hand = Hand
rocketmen-zone-plan = Mission Plan
rocketmen-zone-pad = Launch Pad
rocketmen-zone-depot = Depot
rocketmen-zone-played = Playing Area
rocketmen-zone-warehouse = Warehouse
rocketmen-zone-junkyard = Junkyard
rocketmen-zone-display = display
rocketmen-zone-deck = deck

## Bots

rocketmen-bot-random = Makes any allowed move, purely by chance.
rocketmen-bot-steady = Plays soundly and quickly, by simple rules of thumb.
rocketmen-bot-strong = Weighs moves and chances carefully before it plays: the toughest opponent.

## Setting up

rocketmen-option-mode = Game
rocketmen-option-mode-standard = The whole game, to Earth orbit, the Moon and Mars; alone you play Solitaire against the AI.
rocketmen-option-mode-battle = The Battle for Earth, a shorter game for two to four players that stays in Earth orbit.
rocketmen-option-difficulty = Difficulty of the AI in Solitaire
rocketmen-option-difficulty-normal = Normal: the AI flies to all destinations and starts about halfway.
rocketmen-option-difficulty-easy = Easy: the AI starts low and flies mostly to Earth orbit.
rocketmen-option-difficulty-hard = Hard: the AI starts further ahead and flies most often to Mars.
rocketmen-option-variants = Variant cards
rocketmen-option-variants-none = No Variant cards.
rocketmen-option-variants-random = Two Variant cards, drawn by chance.
rocketmen-option-variants-chosen = Two different Variant cards of your choice, joined by a plus sign: insurance+big-staff.

rocketmen-setup-solitaire-alone = Solitaire is for exactly one player and the whole game for two to four: change the number of players or the game.
rocketmen-setup-battle-needs-two = The Battle for Earth is for two to four players: add a player, or choose the standard game to play Solitaire.
rocketmen-setup-no-variants-alone = Solitaire is played without Variant cards: choose none.
rocketmen-setup-variants = Choose two different Variant cards among these: { $known }.

## Faults of a content file

rocketmen-content-not-toml = The file is not valid TOML: { $reason }
rocketmen-content-other-game = The file is not for this game: it must say game = "rocketmen".
rocketmen-content-no-constants = The part “constants” is missing.
rocketmen-content-empty = The part “{ $part }” is empty: it needs at least one entry.
rocketmen-content-twice = The name “{ $id }” is used twice: every card, goal and Variant needs its own.
rocketmen-content-too-many-cards = There are { $count } cards, but { $most } is the most there may be.
rocketmen-content-destinations = There must be exactly three destinations: earth, moon and mars, once each.
rocketmen-content-locations = There may be at most 16 locations, and each mission type only once per destination.
rocketmen-content-no-flight = The Mission “{ $id }” cannot fly anywhere: no location has its type.
rocketmen-content-markers = The card “{ $id }” needs at least one player marker, and every marker must be from 1 to 4.
rocketmen-content-money = The card “{ $id }” shows or costs too much money: 100 is the most.
rocketmen-content-items = A figure of “{ $id }” is too large: { $most } is the most for an item, a gain or an effect.
rocketmen-content-copiers = There are { $count } cards that copy others: there may be only one.
rocketmen-content-goals = The goals do not fit: two are dealt to each player, so there must be 8 to 64, each with two tasks, and at least one for Solitaire.
rocketmen-content-constants = The value or the number of “{ $name }” is out of range.

rocketmen-content-holds = With what it leaves out taken from the built-in content there are { $cards } cards, { $assets } kinds of Asset, { $locations } locations, { $goals } goals and { $variants } Variant cards.
