# The table of Away Missions in the browser.

amw-tile = Tile { $number }
amw-tile-dark = dark tile { $q }, { $r }
amw-alien-gone = an Alien that is gone
amw-card = Card
amw-percent = { $number } %
amw-pay-standard = Standard AP
amw-pay-combat = Combat AP
amw-pay-non-combat = Non-Combat AP
amw-pay-command = Command AP
amw-pay-oxygen = 1 O₂
amw-pay-nothing = without AP
amw-pay-granted = for free
amw-overkill-on = { $name }: { $whom }
amw-hatch-lock = lock { $one } | { $other }
amw-hatch-open = open { $one } | { $other }
amw-hatch-seal = seal { $one } | { $other }
amw-hatch-break = destroy { $one } | { $other }
amw-alien-to = { $alien } to { $tile }
amw-alien-at = { $alien } on { $tile }
amw-thing-at = { $thing } from { $tile }
amw-aim-together = { $count ->
    [0] to { $tile }, alone
   *[other] to { $tile } with { $others }
}
amw-aim-dice = { $count ->
    [one] the die { $dice }
   *[other] the dice { $dice }
}
amw-goal-scanned = Scan what the orders name
amw-goal-red-alert = Red Alert
amw-goal-turn = Hold out to Game Turn { $number }
amw-goal-one-of = One of several ways
amw-goal-other = Another condition
amw-goal-distinct = Different specimens
amw-goal-place = the place named in the orders
amw-goal-all-on = Everybody on: { $room }
amw-goal-one-on = Somebody on: { $room }
amw-goal-holding = Carry: { $item }
amw-goal-aliens = On the map: { $aliens }
amw-goal-marker = Marker: { $room }
amw-tag-discovery = Discovery items
amw-aliens = Aliens
amw-counter-thralls-subdued = Thralls subdued
amw-counter-thralls-rescued = Thralls rescued
amw-counter-brains-subdued = Brains subdued
amw-counter-brains-dominated = Brains dominated
amw-counter-schematics-assembled = Schematics assembled
amw-counter-distance = Distance left
amw-counter-countdown = Countdown
amw-counter-ship-damage = Damage to the ship
amw-counter-cloaks = Cloaking machines left
amw-ready = Ready
amw-agree = Agreed
amw-proceed = These dice count
amw-pass = No, thank you
amw-draw-alert = Red Alert: draw a token
amw-scan-with = Scan with { $item }
amw-scan = Scan { $tile }
amw-propose = { $who } goes next
amw-pick-up = Pick up { $thing }
amw-use = Use { $item }
amw-verb-aim = { $verb }: { $aim }
amw-recharge = Recharge { $item } with Mysterium
amw-trade-with = Trade with { $who }
amw-end-turn = End turn
amw-choose = Play { $who }
amw-do = Do it
amw-attack = Attack { $target } with { $item }
amw-move = Move to { $tile }
amw-open = Open the hatch to { $tile }
amw-heal = Heal { $who }
amw-analyze = Analyze { $item }
amw-subdue = Subdue { $target }
amw-talent = Talent: { $option }
amw-yes = Yes
amw-no = No
amw-direction = { $number ->
    [0] North
    [1] North-east
    [2] South-east
    [3] South
    [4] South-west
   *[other] North-west
}
amw-effect-take = Take an item
amw-effect-recharge = Recharge an item
amw-effect = Choice { $number }
amw-plate-o2 = + O₂
amw-plate-ap = 1 AP
amw-plate-scan = Scan
amw-map = The ship
amw-red-alert = Red Alert
amw-power-out = Power out
amw-objective = Orders
amw-turn = Turn { $turn }
amw-of = { $have }/{ $least }
amw-at-most = { $have }, at most { $most }
amw-done = done
amw-not-done = not done
amw-danger = The mission is lost by
amw-this-turn = This turn
amw-you = you
amw-vitals = { $hp } of { $full } HP, { $o2 } O₂
amw-acting = acting
amw-has-acted = has acted
amw-then-aliens = Then Aliens, by sentience
amw-story = Story
amw-not-analyzed = not analyzed
amw-used = used
amw-ready-item = ready
amw-large = large
amw-dice-by-range = dice at range 0 to 3: { $dice }
amw-charges = { $left } of { $full } charges
amw-sheet = Sheet of { $who }
amw-order-tile = Order { $order } · { $tile }
amw-hp = HP
amw-o2 = O₂
amw-iq = IQ
amw-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
amw-action-points = Action points
amw-ap-available = available
amw-ap-spent = spent
amw-ap-mind-control = Mind Control
amw-talent-used = Talent used
amw-grappled = Grappled
amw-held = Held by Aliens
amw-panicked = Has panicked
amw-items = Items
amw-no-items = No items.
amw-dice-shown = Dice: { $dice }
amw-die = { $success ->
    [1] { $die }, a success
   *[other] { $die }
}
amw-with-dice = { $count ->
    [one] with { $count } die
   *[other] with { $count } dice
}
amw-range = range { $range }
amw-signed = { $number }
amw-one-overkill = At least 1 Overkill
amw-two-overkills = At least 2 Overkills
amw-pay-with = Pay with
amw-verb-pay = { $verb }, { $pay }
amw-roll = The roll
amw-roll-of = { $who } rolls
amw-roll-attack = { $item } against { $target }
amw-roll-heal = Healing { $who }
amw-roll-analyze = Analyzing { $item }
amw-roll-subdue = Subduing { $target }
amw-roll-mission = Carrying out the orders
amw-roll-cold = The Common Cold spreads
amw-roll-cube = The Impossible Cube
amw-roll-cowboy = The Cowboy shoots
amw-roll-chemist = The Chemist looks for oxygen
amw-successes = { $count ->
    [0] No success
    [one] { $count } success
   *[other] { $count } successes
}
amw-overkills = { $count ->
    [0] no Overkill left
    [one] { $count } Overkill left
   *[other] { $count } Overkills left
}
amw-change-roll = Change the roll
amw-spend = Spend an Overkill
amw-question = A question
amw-question-you = You decide
amw-question-they = { $name } decides
amw-nothing = nothing
amw-count-of = { $count } × { $what }
amw-ask-order = Who goes next?
amw-ask-order-agree = { $who } goes next?
amw-ask-protect-hit = { $who } is hit. Use a protection?
amw-ask-protect-panic = { $who } panics. Ignore it?
amw-ask-protect-mind-control = Mind Control reaches { $who }. Ignore it?
amw-ask-trade = { $who } gives { $give } for { $take }. Agreed?
amw-ask-moved = { $who } would move you with { $item }. Agreed?
amw-ask-granted = { $who } may act at once
amw-ask-ap = Mind Control: which action point does { $who } lose?
amw-ask-component = Which component?
amw-ask-one-of = Choose one
amw-ask-from-the-box = Which item from the box?
amw-ask-fill-up = Which item is filled up?
amw-ask-vanish = Aliens look at { $who }. Vanish?
amw-ask-direction = { $who } runs in terror. Where to?
amw-ask-firecrackers = Set off the Firecrackers?
amw-scanned = scanned
amw-unscanned = not scanned
amw-on = On { $tile }
amw-alien-facts = { $hp } HP · moves { $move } · { $dice } dice at range { $range }
amw-chosen = What is chosen
amw-hint = Touch a tile, a figure, a hatch or a card to see what can be done there.
amw-nothing-here = Nothing can be done here now.
amw-give = { $who } gives
amw-take = { $who } gives in return
amw-trade-nothing = Choose something first.
amw-trade-propose = Offer this
amw-overview = Orders, turn and story
amw-film-again = Alien turn again
amw-undo = Take back
amw-tab-do = Actions
amw-tab-sheet = Sheet
amw-tab-orders = Orders
amw-tabs = Parts of the table
amw-briefing = Briefing
amw-sheet-facts = { $hp } HP · IQ { $iq }
amw-packed = { $count } of { $of } items
amw-take-role = Play
amw-pack = Items
amw-release = Let go
amw-land-here = Land here
amw-landing-chosen = The Shuttlecraft lands at the marked place.
amw-landing-choose = Choose where the Shuttlecraft lands.
amw-arrow = Arrow
amw-packs = { $who }: { $count } of { $of } items
amw-keep = Keep
amw-put-back = Put back
amw-left = { $count } left
amw-recommended = recommended
amw-packing-onlooker = The crew packs.
amw-choose-first = { $count ->
    [one] Choose a Rocketeer first.
   *[other] Choose { $count } Rocketeers first.
}
amw-waiting-for-others = Waiting for the others.
amw-not-ready-yet = Rocketeers, items and the landing come first.
amw-ended = The end of the mission
amw-won = Mission accomplished
amw-lost = Mission lost
amw-end-killed = { $who } has no hit points left.
amw-end-suffocated = { $who } has no oxygen left.
amw-end-defeat = The orders cannot be carried out any more.
amw-end-failed = The orders have failed.
amw-service-record = Service record
amw-next-mission = Next mission
amw-stop-campaign = End the campaign
amw-see-board = Look at the ship
amw-alien-turn = The Aliens act
amw-film-back = Back
amw-film-pause = Pause
amw-film-play = Play
amw-film-next = Next
amw-film-speed = × { $speed }
amw-film-skip = Skip
amw-film-nothing = does nothing
amw-film-elsewhere = The ship
amw-film-swarm = The Bugs
amw-film-spawned = has just been spawned
amw-film-stunned = is Stunned and does nothing
amw-film-stays-immobile = stays: it never moves by itself
amw-film-stays-can-attack = stays: it can attack from here
amw-film-stays-carried = stays: it was carried in this Alien Turn
amw-film-stays-nobody-to-reach = stays: there is no way to anybody
amw-film-stays-nobody-to-see = stays: it notices nobody
amw-film-stays-just-met = stays: the Rocketeer has only just come
amw-film-heads = makes for { $who }: { $why }
amw-film-choice-only = nobody else can be reached
amw-film-choice-nearest = the nearest
amw-film-choice-highest-order = as near as others, highest Order
amw-film-choice-firecrackers = Firecrackers
amw-film-choice-everybody = it attacks everybody there
amw-film-moves = { $carried ->
    [0] moves to { $tile }: { $why }
   *[other] moves to { $tile } and carries { $carried } along: { $why }
}
amw-film-tile-only = the only way
amw-film-tile-scanned = scanned before un-scanned
amw-film-tile-lowest-number = the lower number
amw-film-tile-chance = dice decided
amw-film-holds-nobody-in-reach = does not attack: nobody in reach
amw-film-holds-no-dice = does not attack: staggered too often
amw-film-holds-thrall = does not attack after moving
amw-film-holds-all-moved = do not attack: all have moved
amw-film-aims = attacks { $who } at range { $range }: { $why }
amw-film-rolls = rolls { $dice }: hits { $hits }, Overkills { $overkills }
amw-film-hit = { $who } loses 1 HP, { $left } left
amw-film-absorbed = { $item } takes the hit for { $who }
amw-film-panic = { $who } panics: 1 O₂, { $left } left
amw-film-panic-already = { $who } has panicked in this Game Turn already
amw-film-ignored = { $item } protects { $who }
amw-film-mind = Mind Control: { $who } loses an action point
amw-film-mind-already = { $who } is under Mind Control already
amw-film-terror = Terror { $roll }: { $who } runs to { $tile }
amw-film-terror-blocked = Terror { $roll }: { $who } cannot run there and is hit
amw-film-terror-none = Terror { $roll }: nothing happens to { $who }
amw-film-grapple = { $who } is grappled
amw-film-spawn = another Leech appears
amw-film-spawn-none = no figure is left for another Leech
amw-status-won = Mission accomplished.
amw-status-lost = Mission lost.
amw-status-aliens = The Aliens act.
amw-status-they = { $name } decides.
amw-status-set-up = Choose Rocketeers and items.
amw-status-order = Who goes next?
amw-status-scan = { $who }: scan a tile.
amw-status-act = { $who }: move, open, attack or use IQ.
amw-status-granted = An Action for free.
amw-status-roll = { $who }: the dice have fallen.
amw-status-trade = An exchange is offered.
amw-status-moved = Somebody would move you.
amw-status-component = Choose a component.
amw-status-one-of = Choose one.
amw-status-from-the-box = Choose an item from the box.
amw-status-fill-up = Choose an item to fill up.
amw-status-debrief = The mission is over.
amw-status-aliens-ask = The Aliens act: { $who } decides.
