# What the command line says about Rocketmen, in English. The messages cli-rocketmen-word-… list the words that may be
# typed, in lower case, separated by spaces.

## Rocketmen: what can be typed

cli-rocketmen-manual =
    What can be typed in Rocketmen, with the numbers of the screen:
      buy 3 5 e1 with 1 2 m   buy display cards 3 and 5 and an Engine, paying with Hand cards 1 and 2 and a money token
      buy 3                   the same with the cheapest payment, as with “pay auto”
      place plan 1 pad 2 4    plan Hand card 1 and put 2 and 4 on the Launch Pad; “with …” as above
      discard 1 2 pad 3 plan  discard from the Hand, the Launch Pad and the Mission Plan
      use 2 on 4              use the ability of Hand card 2 on a card, or on several
      store 2, unstore 1      put a Hand card on the Depot, take cards back
      remove 3                Solitaire: remove a display card
      launch moon             launch the planned Mission
      draw, abort 1 2         in a launch: draw a Success card; break off and lose Launch Pad cards
      settle 1 stay           after a launch: keep Launch Pad cards; “stay” or “go” for the Mission
      trim 1 2                discard down to the Hand limit
      end                     end the turn
      look 3 h2 plan          read a card: display 3, Hand 2, the planned Mission
    A letter before a number names another pile: d display, h Hand, p Launch Pad, s Depot, w Warehouse, a Playing Area.
    In a payment m is a money token and s a Science token. “as Big Data” says what Industrial Espionage copies.
cli-rocketmen-word-buy = buy
cli-rocketmen-word-place = place
cli-rocketmen-word-discard = discard
cli-rocketmen-word-use = use
cli-rocketmen-word-store = store
cli-rocketmen-word-unstore = unstore
cli-rocketmen-word-remove = remove
cli-rocketmen-word-launch = launch
cli-rocketmen-word-draw = draw
cli-rocketmen-word-abort = abort
cli-rocketmen-word-settle = settle
cli-rocketmen-word-trim = trim
cli-rocketmen-word-end = end
cli-rocketmen-word-look = look
cli-rocketmen-word-with = with pay
cli-rocketmen-word-auto = auto
cli-rocketmen-word-as = as
cli-rocketmen-word-on = on
cli-rocketmen-word-plan = plan
cli-rocketmen-word-pad = pad
cli-rocketmen-word-stay = stay stays
cli-rocketmen-word-go = go goes
cli-rocketmen-word-earth = earth
cli-rocketmen-word-moon = moon
cli-rocketmen-word-mars = mars

cli-rocketmen-no-card = There is no card “{ $word }” there: use the numbers of the screen.
cli-rocketmen-one-card = Name exactly one card by its number.
cli-rocketmen-one-engine = Only one Engine can be bought at a time.
cli-rocketmen-one-plan = Only one Mission can be planned.
cli-rocketmen-no-plan = No Mission is planned.
cli-rocketmen-no-model = There is no open Asset “{ $name }” to copy.
cli-rocketmen-where-to = Say where to: earth, moon or mars.
cli-rocketmen-which-fate = Say whether the Mission stays planned: add “stay” or “go”.

## Rocketmen: what can be done

cli-rocketmen-do-buy =
    Buy { $cards }{ $payments ->
        [0] {" "}for nothing
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-plan =
    Plan { $plan }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-place =
    { $count ->
        [one] Place { $cards } on the Launch Pad
       *[other] Place { $count } cards on the Launch Pad: { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-plan-and-place =
    { $count ->
        [one] Plan { $plan } and place { $cards } on the Launch Pad
       *[other] Plan { $plan } and place { $count } cards on the Launch Pad: { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-discard =
    { $count ->
        [one] Discard { $cards }.
       *[other] Discard { $count } cards: { $cards }.
    }
cli-rocketmen-do-use =
    { $copies ->
        [0] Use { $card }
       *[other] Use { $card } as { $model }
    }{ $count ->
        [0] .
       *[other] {" "}on { $cards }.
    }
cli-rocketmen-do-claim-draw = Draw, thanks to { $card }.
cli-rocketmen-do-claim-plan = Plan { $plan } for nothing, thanks to { $card }.
cli-rocketmen-do-claim-pad =
    { $copies ->
        [0] Place { $pad } on the Launch Pad for nothing, thanks to { $card }.
       *[other] Place { $pad } as { $model } on the Launch Pad for nothing, thanks to { $card }.
    }
cli-rocketmen-do-claim-junk =
    { $count ->
        [one] Send { $cards } to the Junkyard, thanks to { $card }.
       *[other] Send { $count } cards to the Junkyard, thanks to { $card }: { $cards }.
    }
cli-rocketmen-do-store = Store { $card } on the Depot.
cli-rocketmen-do-unstore =
    { $count ->
        [one] Take { $cards } back from the Depot.
       *[other] Take { $count } cards back from the Depot: { $cards }.
    }
cli-rocketmen-do-remove = Remove { $card } from the display.
cli-rocketmen-do-launch = Launch, destination { $destination }: { $chance } % chance of success.
cli-rocketmen-do-draw = Draw a Success card ({ $chance } % chance).
cli-rocketmen-do-keep = Let the drawn card count ({ $chance } % chance).
cli-rocketmen-do-trigger = Use { $card } from the Launch Pad ({ $chance } % chance).
cli-rocketmen-do-pick = Take the { $value } as the first draw ({ $chance } % chance).
cli-rocketmen-do-abort =
    { $count ->
        [0] Abort the launch without losing a card.
        [one] Abort the launch and discard { $cards }.
       *[other] Abort the launch and discard { $count } cards: { $cards }.
    }
cli-rocketmen-do-accept = Accept the failure.
cli-rocketmen-do-settle =
    { $count ->
        [0] Clear the Launch Pad
        [one] Keep { $cards } on the Launch Pad
       *[other] Keep { $count } cards on the Launch Pad ({ $cards })
    }{ $stays ->
        [0] {" "}and let the Mission go.
       *[other] {" "}and keep the Mission planned.
    }
cli-rocketmen-do-trim =
    { $count ->
        [one] Discard { $cards } to meet the Hand limit.
       *[other] Discard { $count } cards to meet the Hand limit: { $cards }.
    }
cli-rocketmen-do-end-turn = End the turn.
cli-rocketmen-would-lose =
    { $count ->
        [one] You could still use the effect of { $cards }, and it would be lost (RM-7.40). Give the same command again to go ahead.
       *[other] You could still use the effects of { $cards }, and they would be lost (RM-7.40). Give the same command again to go ahead.
    }

## Rocketmen: the table

cli-rocketmen-title = Round { $round }: { $seat } to play
cli-rocketmen-title-over =
    { $round ->
        [one] The game ended after one round; { $seat } moved last.
       *[other] The game ended after { $round } rounds; { $seat } moved last.
    }
cli-rocketmen-last-round = This is the last round.
cli-rocketmen-settling = The launch is over: decide what stays.
cli-rocketmen-trimming =
    { $count ->
        [one] The Hand is one card over its limit.
       *[other] The Hand is { $count } cards over its limit.
    }
cli-rocketmen-flight =
    { $draws ->
        [one] Under way, destination { $destination }: Rocket on space { $position } of { $target }, one draw left, { $chance } % chance of success (Rocket points { $rocket }, needed { $needed })
       *[other] Under way, destination { $destination }: Rocket on space { $position } of { $target }, { $draws } draws left, { $chance } % chance of success (Rocket points { $rocket }, needed { $needed })
    }
cli-rocketmen-launch =
    { $draws ->
        [one] Launch, destination { $destination }: Rocket points { $rocket } of { $needed }, from space { $position } to { $target } in one draw, { $chance } % chance of success
       *[other] Launch, destination { $destination }: Rocket points { $rocket } of { $needed }, from space { $position } to { $target } in { $draws } draws, { $chance } % chance of success
    }
cli-rocketmen-launch-short =
    { $draws ->
        [one] Not yet, destination { $destination }: Rocket points { $rocket } of { $needed }; then from space { $position } to { $target } in one draw, { $chance } % chance of success
       *[other] Not yet, destination { $destination }: Rocket points { $rocket } of { $needed }; then from space { $position } to { $target } in { $draws } draws, { $chance } % chance of success
    }
cli-rocketmen-column-card = Display
cli-rocketmen-column-price = price
cli-rocketmen-column-gives = gives
cli-rocketmen-nothing = –
cli-rocketmen-free = free
cli-rocketmen-engine = { $name } ({ $left } left)
cli-rocketmen-deck = Deck: teal { $teal }, then pink { $pink }
cli-rocketmen-entry = { $name }: { $text }
cli-rocketmen-player = { $seat }: { $vp } VP, Hand { $hand } (limit { $limit }), HQ { $hq }
cli-rocketmen-seen = Seen in the Hand
cli-rocketmen-missions = Missions
cli-rocketmen-token = Token
cli-rocketmen-achievements = Achievements: Rocket points { $rocket }, Hand size +{ $hand }, money tokens { $money } of { $moneyall }, Science tokens { $science } of { $scienceall }
cli-rocketmen-goal = Goal { $name }: { $one } ({ $onevp } VP); { $two } ({ $twovp } VP)
cli-rocketmen-ai = The AI: { $vp } VP
cli-rocketmen-ai-flight = Under way: { $location }, Rocket on space { $position } of { $target }
cli-rocketmen-score =
    { $won ->
        [0] { $seat }: { $total } VP
       *[other] { $seat }: { $total } VP, winner
    } (track { $track }, Threats { $threats }, tokens { $tokens }, goal { $goal }, Variants { $variants })
cli-rocketmen-money-tokens =
    { $count ->
        [one] a money token
       *[other] { $count } money tokens
    }
cli-rocketmen-science-tokens =
    { $count ->
        [one] a Science token
       *[other] { $count } Science tokens
    }
cli-rocketmen-amount-money = { $count } money
cli-rocketmen-amount-rocket =
    { $count ->
        [one] 1 Rocket point
       *[other] { $count } Rocket points
    }
cli-rocketmen-amount-computer =
    { $count ->
        [one] 1 Computer
       *[other] { $count } Computers
    }
cli-rocketmen-amount-composite =
    { $count ->
        [one] 1 Composite
       *[other] { $count } Composites
    }
cli-rocketmen-amount-biotech = { $count } Biotech
cli-rocketmen-amount-science = { $count } Science
cli-rocketmen-amount-any =
    { $count ->
        [one] any one item
       *[other] any { $count } items
    }
cli-rocketmen-amount-per-mission = { $count } money per fulfilled mission
cli-rocketmen-look-gives = Gives { $gives }.
cli-rocketmen-look-price = Price: { $price }
cli-rocketmen-look-flight =
    { $rocket ->
        [one] { $location }: one Rocket point, { $first } VP for the first and { $later } VP later
       *[other] { $location }: { $rocket } Rocket points, { $first } VP for the first and { $later } VP later
    }
cli-rocketmen-look-gain-rocket =
    { $amount ->
        [one] Achievement: one Rocket point for every launch
       *[other] Achievement: { $amount } Rocket points for every launch
    }
cli-rocketmen-look-gain-hand = Achievement: +{ $amount } Hand size
cli-rocketmen-look-gain-money = Achievement: { $amount } money in every turn
cli-rocketmen-look-gain-science = Achievement: { $amount } Science in every turn
cli-rocketmen-look-vp = Scores { $vp } VP at the end.
