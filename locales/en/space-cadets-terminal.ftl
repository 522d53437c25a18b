# Space Cadets at the terminal.

cli-space-cadets-do-ready = Ready, or done
cli-space-cadets-do-wait = Not ready yet
cli-space-cadets-do-start = Start what waits
cli-space-cadets-do-choose = Answer { $number }: { $answer }
cli-space-cadets-do-take = Take a station: { $station }
cli-space-cadets-do-equip = { $take ->
    [1] Choose the equipment { $card }
   *[other] Put the equipment { $card } back
}
cli-space-cadets-do-deploy = Start on { $square }, looking { $facing }
cli-space-cadets-do-play = Play the equipment { $card } { $on }
cli-space-cadets-do-guard = Guard a side: { $side }
cli-space-cadets-do-mark-target = Mark a target: { $target }
cli-space-cadets-do-mark-goal = Mark where to go: { $square }
cli-space-cadets-do-call = Call { $about }: { $call }
cli-space-cadets-do-volunteer = { $yes ->
    [1] Volunteer for the Shift Change
   *[other] Stay out of the Shift Change
}
cli-space-cadets-do-reseat = New seats: { $seats }
cli-space-cadets-do-assign = Hand out the first energy: { $energy }
cli-space-cadets-do-trade = Trade { $give } for { $want }
cli-space-cadets-do-untrade = Take the last trade back
cli-space-cadets-do-battery = Batteries: { $system }
cli-space-cadets-do-capacitor = Capacitor: { $system }
cli-space-cadets-do-lay = Lay tile { $tile } on { $place }, turned { $turn }
cli-space-cadets-do-lift = Take tile { $tile } up
cli-space-cadets-do-thrust = Thrust { $change }
cli-space-cadets-do-plot = Slot { $slot }: { $card }
cli-space-cadets-do-target = Slot { $slot }: { $target }
cli-space-cadets-do-lay-target = Target card { $card } under { $column }
cli-space-cadets-do-feel = Feel in the bag at { $places }
cli-space-cadets-do-pull = Pull shape { $lump } out
cli-space-cadets-do-block = Cover target card { $card }
cli-space-cadets-do-spend = Slot { $slot }: { $on }
cli-space-cadets-do-scan = Scan tile { $tile }
cli-space-cadets-do-tube = { $seeker ->
    [1] Tube { $tube } for a Seeker
   *[other] Tube { $tube } for a torpedo
}
cli-space-cadets-do-load = Lay piece { $piece } on card { $card }: { $cells }
cli-space-cadets-do-unload = Take piece { $piece } off card { $card }
cli-space-cadets-do-fire = Fire tube { $tube } at { $target }: { $gesture }
cli-space-cadets-do-fire-again = Flick the Seeker again: { $gesture }
cli-space-cadets-do-put = Shield tile { $tile } to { $zone }
cli-space-cadets-do-ice = ICE: { $side }
cli-space-cadets-do-aim = Aim the beam: { $target }
cli-space-cadets-do-flip = Turn tiles { $tiles }
cli-space-cadets-do-stop = Stop the beam
cli-space-cadets-do-reset = Reset the tractor display
cli-space-cadets-do-activate = Activate the jump drive
cli-space-cadets-do-reroll = Re-roll dice { $dice }
cli-space-cadets-do-extend = Buy 30 seconds
cli-space-cadets-do-flux = Flux { $card } on dice { $dice }: { $to }
cli-space-cadets-do-take-back = Take the last Flux card back
cli-space-cadets-do-claim = Claim { $card }
cli-space-cadets-do-jump-out = Jump out of the sector
cli-space-cadets-do-blink = Blink to { $square } with { $card }
cli-space-cadets-do-draw = Draw a repair card
cli-space-cadets-do-skip = Cancel the repair card
cli-space-cadets-do-roll = Roll for the repair card
cli-space-cadets-do-deal = Deal the Breach cards: { $cards }
cli-space-cadets-do-leaf = { $back ->
    [1] Leaf back
   *[other] Leaf on
}
cli-space-cadets-do-match = These match
cli-space-cadets-do-pass = Pass the deck to chair { $seat }
cli-space-cadets-title = { $mission }, turn { $turn }, step { $number }: { $step }
cli-space-cadets-clock = { $seconds } seconds left
cli-space-cadets-waits = Waiting: { $what }
cli-space-cadets-asks = Chair { $seat } is asked
cli-space-cadets-ship = Our ship: { $square }, looking { $facing }, speed { $speed }; shields fore { $fore }, starboard { $starboard }, aft { $aft }, port { $port }
cli-space-cadets-enemy = { $name } on { $square }, damage { $damage }{ $locked ->
    [1] , locked on us
   *[other] {""}
}
cli-space-cadets-crystal = { $name } { $number } on { $square }
cli-space-cadets-nemesis = Nemesis: marker { $marker } { $square }
cli-space-cadets-energy = Energy: { $list }
cli-space-cadets-core = Core { $number }{ $breach ->
    [1] , breached
   *[other] {""}
}; damage decks { $decks }
cli-space-cadets-plan = Helm: { $cards }
cli-space-cadets-dice = Dice: { $dice }
cli-space-cadets-goals = Objectives met: { $done } of { $all }
cli-space-cadets-posts = Chair { $seat }: { $stations }
cli-space-cadets-nothing = nothing
cli-space-cadets-centre = centre
cli-space-cadets-spend-lock = Lock
cli-space-cadets-spend-superlock = Superlock
cli-space-cadets-spend-upgrade = from Lock to Superlock
cli-space-cadets-spend-break = break their lock
cli-space-cadets-spend-scan = Sector Scan
cli-space-cadets-wait-begin = the start of the step
cli-space-cadets-wait-prepare = preparation
cli-space-cadets-wait-dampers = Inertial Dampers
cli-space-cadets-wait-spend = sensor points
cli-space-cadets-wait-focus = the Focusing Crystal
cli-space-cadets-wait-decoy = the Decoy Buoy
cli-space-cadets-wait-volunteers = volunteers for the Shift Change
cli-space-cadets-wait-reseat = new seats
cli-space-cadets-wait-look-around = a look around
cli-space-cadets-wait-blink = Blink
cli-space-cadets-word-ready = ready
cli-space-cadets-word-start = start
cli-space-cadets-word-done = done
cli-space-cadets-word-goals = mission
cli-space-cadets-not-now = That is not offered now.
cli-space-cadets-manual = Type the number of an option, or: ready, done, start, mission.
