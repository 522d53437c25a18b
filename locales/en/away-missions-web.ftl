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
amw-declare = Declare before the dice
amw-take-along = Take along
amw-boost-hatch = { $item } through the hatch { $one } – { $other }
amw-boost-tile = { $item } on { $tile }
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
amw-record-mission = Mission
amw-record-won = Won of flown
amw-record-best = Best victory
amw-record-turns = { $turns ->
    [one] { $mode }, { $turns } Game Turn
   *[other] { $mode }, { $turns } Game Turns
}
amw-next-mission = Next mission
amw-stop-campaign = End the campaign
amw-see-board = Look at the ship
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
amw-film-order = Order of sentience
amw-film-why = Why
amw-film-controls = The film
amw-film-to-come = to come
amw-film-place = { $at } of { $of }
amw-film-speed-now = Speed { $speed } times
amw-film-speed-why = How fast the film runs
amw-film-with = Watch with { $name }
amw-film-lead = Show everybody this
amw-film-together = Together with { $name }
amw-film-you-lead = Everybody sees what you see
amw-film-to-table = Back to the table
amw-film-gathers = { $count ->
    [one] a Bug comes to { $tile }: { $why }
   *[other] { $count } Bugs meet on { $tile }: { $why }
}
amw-film-swarm-most-attacks = most attacks from there
amw-film-swarm-nearest-rocketeer = nearest to a Rocketeer
amw-film-swarm-fewest-moves = fewest steps in all
amw-film-swarm-walk = on the way to the nearest
amw-film-swarm-nearest-bugs = towards the nearest Bugs
amw-film-mine = A mine goes off: the Sentinel is destroyed
amw-film-vanishes = { $who } vanishes
amw-film-firecrackers = { $who } sets off Firecrackers
amw-film-dies = { $who } is lost
amw-film-sum = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $overkills ->
    [0] no Overkill
    [one] { $overkills } Overkill
   *[other] { $overkills } Overkills
}
amw-film-along = { $count ->
    [one] One figure from its tile. It does not move again.
   *[other] { $count } figures from its tile. They do not move again.
}
amw-why-whom = Whom?
amw-why-way = Which way?
amw-why-along = Who comes along?
amw-why-attack = Attack
amw-why-effect = And then
amw-why-rest = What it does
amw-sum-moves = to { $tile }
amw-sum-attacks = { $hits ->
    [0] misses { $who }
   *[other] hits { $who }
}
amw-sum-panic = Panic: { $who }
amw-sum-mind-control = Mind Control: { $who }
amw-sum-terror = Terror: { $who }
amw-sum-grapple = grapples { $who }
amw-sum-stunned = Stunned
amw-crew = Crew
amw-crew-lost = { $what }: { $old }, now { $left }
amw-crew-has = { $what }: { $left }
amw-threatened = threatened
amw-burst-o2 = O₂
amw-burst-ap = AP
amw-roll-attacks = { $who } attacks { $target }
amw-roll-facts-attack = { $item }, { $tile }, range { $range }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
amw-roll-facts = { $who }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
amw-first-success = 1 counts
amw-overkills-of = { $count ->
    [one] { $count } Overkill
   *[other] { $count } Overkills
}
amw-overkill-place = Overkill { $at } of { $of }
amw-one-by-one = Each is carried out before you choose the next.
amw-stop-spending = { $count ->
    [one] Stop, lose it
   *[other] Stop, lose { $count }
}
amw-risk = If the Aliens came now
amw-risk-note = Protections are left out, and so is what the Overkills of the Aliens would add.
amw-risk-none = Nobody would be attacked.
amw-risk-many = { $name } × { $count }
amw-risk-dice = { $dice ->
    [one] { $dice } die against { $who }
   *[other] { $dice } dice against { $who }
}
amw-risk-hits = Hits to expect
amw-risk-panic = Panic: { $who }.
amw-risk-no-panic = No Panic for { $who }.
amw-risk-mind = Mind Control: { $who }.
amw-risk-no-mind = No Mind Control for { $who }.
amw-risk-unknown = What it changes, dice decide.
amw-roll-waits = { $name } decides what becomes of it.
amw-legend = Legend
amw-tv-acts = { $who }: { $name }
amw-dice-at = { $count ->
    [one] { $count } die at { $range }
   *[other] { $count } dice at { $range }
}
amw-targets = Targets from here
amw-then = What follows
amw-then-success = With one success
amw-favours = Ask the { $who }
amw-ask-come = Come here
amw-ask-cover = Cover { $who }
amw-ask-wait = Wait
amw-ask-heal = Heal { $who }
amw-favour-come = come to { $tile }
amw-favour-cover = cover { $who }
amw-favour-heal = heal { $who }
amw-favour-wait = wait
amw-favour-open = not answered yet
amw-says = “{ $deed }; { $why }.”
amw-says-where = “{ $deed }, { $tile }; { $why }.”
amw-position = This position
amw-position-save = Save file
amw-position-box = Open with the box
amw-lesson-welcome = Welcome aboard
amw-lesson-welcome-text = You lead two Rocketeers through an alien ship. This short mission shows a scan, a fight, a rescue and the way home. You may leave the guide’s way at any time and play on.
amw-lesson-pack = Who goes, and with what
amw-lesson-pack-text = Everybody takes four items. The guide has chosen for you; below you see what.
amw-lesson-pack-do = Press the green button.
amw-lesson-orders = The orders
amw-lesson-orders-text = Here stands what the mission wants, and how far you are. When everything is done at the end of a Rocketeer’s turn, you have won.
amw-lesson-scan = Scan
amw-lesson-scan-text = A turn begins with a scan: one of the nearest dark tiles is turned over, with everything that waits there.
amw-lesson-ship = The ship
amw-lesson-ship-text = Plates across the edges are hatches: a closed one must be opened first. Red cubes are hit points. Drag the map, magnify it with two fingers or the wheel; arrow keys walk over it.
amw-lesson-sheet = Your sheet
amw-lesson-sheet-text = A round action point does anything, a square one only fights, and a tank of oxygen buys one more Action. Without hit points or oxygen the mission is lost.
amw-lesson-fight = Fight
amw-lesson-fight-text = Touch an Alien: you see the line, the range, the dice and the exact chance before you do anything. A die succeeds on 1, 2 or 3.
amw-lesson-roll = The roll
amw-lesson-roll-text = The first success counts. Every further one is an Overkill: choose what it does, one at a time.
amw-lesson-aliens = The Aliens act
amw-lesson-aliens-text = They follow fixed rules, and every step says why. Pause, go back, or make it faster; the whole table watches together.
amw-lesson-aliens-do = Watch what they do.
amw-lesson-rescue = Rescue
amw-lesson-rescue-text = Thralls are captives: they are never attacked. Stand on the same tile and subdue one with your IQ dice; an Overkill rescues it, and it joins you.
amw-lesson-done = That was it
amw-lesson-done-text = Twenty missions wait in the list of scenarios, with up to six Rocketeers. The rules are behind every number that is a link.
amw-first-hit = 1 hit
amw-pack-advised = Pack as advised and begin
amw-lesson-press = It lies ready: press the green button.
amw-lesson-find = Do it when it is your turn.
amw-lesson-task = The orders
amw-lesson-task-text = This tile is what the orders speak of. Some Actions need IQ dice, as this one does; then everybody goes home.
amw-lesson-alone = Your own way
amw-lesson-alone-text = You have left the guide’s way; that is fine. Look at the orders: what is left to do? Touch anything on the map to see what can be done there.
amw-lesson-alone-do = Carry out the orders.
amw-request = A request
amw-request-of = { $name } asks { $who }: { $what }
