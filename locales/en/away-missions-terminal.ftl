# What the command line says about Away Missions, in English.

cli-away-missions-title =
    { $name } · { $mode } · Game Turn { $turn }{ $alert ->
        [0] {""}
       *[other] {" "}· Red Alert
    }
cli-away-missions-progress = { $done } of { $all } goals reached
cli-away-missions-tile = [{ $q }, { $r }] { $name }: { $there }
cli-away-missions-face-down = { $count } tiles lie face-down.
cli-away-missions-rocketeer = { $order }. { $who } on { $tile }: { $hp }/{ $full } HP, { $o2 } O₂, { $ap } AP; { $items }
cli-away-missions-roll = { $who } has rolled { $dice }: { $successes } successes, { $overkills } Overkills left.
cli-away-missions-oxygen-tank = Thrall Oxygen Tank
cli-away-missions-not-now = That is not possible now.
cli-away-missions-do-choose = Play the { $who }
cli-away-missions-do-release = Leave the { $who } to others
cli-away-missions-do-take = { $who }: take { $item }
cli-away-missions-do-return = { $who }: put back { $item }
cli-away-missions-do-keep = { $who }: keep { $item }
cli-away-missions-do-orient = Turn the starting tile: direction { $arrow }
cli-away-missions-do-land = Land at [{ $q }, { $r }]
cli-away-missions-do-ready = Ready
cli-away-missions-do-propose = { $who } is next
cli-away-missions-do-agree = Agree
cli-away-missions-do-scan =
    { $who }: scan { $tile }{ $scanner ->
        [0] {""}
       *[other] {" "}with the Scanner
    }
cli-away-missions-do-act =
    { $who }: { $action } ({ $pay }){ $chance ->
        [0] {""}
       *[other] {", "}{ $chance } %
    }
cli-away-missions-do-pick-up = { $who }: pick up { $item }
cli-away-missions-do-use = { $who }: use { $item } { $aim }
cli-away-missions-do-recharge = { $who }: Mysterium for { $item }
cli-away-missions-do-trade = { $who } with { $with }: gives { $give }, takes { $take }, O₂ { $o2 }
cli-away-missions-do-proceed = The dice count as they lie
cli-away-missions-do-spend = Overkill: { $on }
cli-away-missions-do-pass = Nothing more
cli-away-missions-do-end = { $who }: end of turn
cli-away-missions-do-yes = Yes
cli-away-missions-do-no = No
cli-away-missions-do-later = Not before somebody takes aim
cli-away-missions-do-with = Use { $item }
cli-away-missions-do-answer = { $answer }
cli-away-missions-act-attack = attack { $target } with { $item }
cli-away-missions-act-move = move to { $tile }
cli-away-missions-act-open = open the hatch toward { $tile }
cli-away-missions-act-heal = heal { $patient }
cli-away-missions-act-analyze = analyze { $item }
cli-away-missions-act-subdue = subdue { $target }
cli-away-missions-act-talent = Talent, { $on }
cli-away-missions-act-mission = mission: { $name }
cli-away-missions-act-item = { $item }
cli-away-missions-pay-command = Command AP
cli-away-missions-pay-oxygen = 1 O₂
cli-away-missions-pay-granted = free
cli-away-missions-word-end = end
cli-away-missions-word-pass = pass
cli-away-missions-word-go = go
cli-away-missions-word-ready = ready
cli-away-missions-word-agree = agree
cli-away-missions-word-scan = scan
cli-away-missions-word-move = move
cli-away-missions-word-brief = brief
cli-away-missions-manual = Besides a number you can type: end, pass, go (the dice count), ready, agree, scan TILE, move TILE, brief.

cli-help-sight = Tell who sees what in a position of Away Missions
cli-usage-sight = cosmodrome away-missions sight <FILE> [OPTIONS]
cli-help-sight-more = docs/rules/away-missions.md describes the position file in its last chapter.
cli-help-sight-file = The position file; - reads standard input
cli-help-sight-json = Print the result as JSON, for programs
cli-away-missions-sight = { $tile }: Rocketeers see { $rocketeers }; Aliens see { $aliens }
cli-help-aliens = Play the Alien Turn of a position of Away Missions
cli-usage-aliens = cosmodrome away-missions aliens <FILE> [OPTIONS]
cli-help-aliens-more = docs/rules/away-missions.md describes the position file in its last chapter.
cli-help-aliens-file = The position file; - reads standard input
cli-help-aliens-json = Print the result as JSON, for programs
cli-help-aliens-trace = Tell every step and its reason; with --json, give every step
cli-away-missions-aliens-rocketeer = { $who }: { $hp }/{ $full } HP, { $o2 } O₂
cli-away-missions-aliens-over = The Alien Turn is over; { $dice ->
    [one] one die was rolled.
   *[other] { $dice } dice were rolled.
}
cli-away-missions-aliens-lost = The game is lost: { $dead }.
cli-away-missions-ask-come = Ask { $who } to come to { $tile }
cli-away-missions-ask-cover = Ask { $who } to cover { $whom }
cli-away-missions-ask-heal = Ask { $who } to treat { $whom }
cli-away-missions-ask-wait = Ask { $who } to wait
cli-away-missions-say-intend = Say what { $who } is about to do
cli-away-missions-say-yes = { $who } says yes
cli-away-missions-say-no = { $who } says no
