//! The odds of a launch: counted through the engine, draw by draw, and compared with what the game tells its players.

use crate::common::{RED, act, launch, scene};
use crate::flight::{FULL_DECK, draw, failed, flight, roll, succeeded, success, trigger};
use rocketmen::content::{Destination, Effect};
use rocketmen::odds::{Helpers, chance};
use rocketmen::scene::Zone;
use rocketmen::{Achievements, Command, Event, Moment, Rocketmen};
use table::{Game as _, GameTime, Story};

/// An exact fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fraction {
    over: u128,
    under: u128,
}

impl Fraction {
    const ZERO: Fraction = Fraction { over: 0, under: 1 };
    const ONE: Fraction = Fraction { over: 1, under: 1 };

    fn new(over: u128, under: u128) -> Fraction {
        let (mut a, mut b) = (over, under);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Fraction { over: over / a, under: under / a }
    }

    fn plus(self, other: Fraction) -> Fraction {
        Fraction::new(self.over * other.under + other.over * self.under, self.under * other.under)
    }

    fn times(self, over: u128, under: u128) -> Fraction {
        Fraction::new(self.over * over, self.under * under)
    }

    fn max(self, other: Fraction) -> Fraction {
        if self.over * other.under >= other.over * self.under { self } else { other }
    }

    fn float(self) -> f64 {
        self.over as f64 / self.under as f64
    }

    fn percent(self) -> u128 {
        (self.over * 200 + self.under) / (self.under * 2)
    }
}

/// Red, about to send a Spaceship with these cards on the pad; `boost` counts Science tokens, which need no card.
fn ready(pad: &[&str], boost: u8) -> Rocketmen {
    let achievements = Achievements { rocket: 6, science: boost, ..Achievements::default() };
    scene(2).plan(RED, "spaceship-3").pad(RED, pad).achievements(RED, achievements).build()
}

/// Red's launch has begun.
fn launched(pad: &[&str], destination: Destination, boost: u8) -> Rocketmen {
    let mut game = ready(pad, boost);
    act(&mut game, RED, launch(destination));
    game
}

/// How many Success cards a command turns over.
fn cards_drawn(game: &Rocketmen, command: Command) -> u8 {
    match command {
        Command::Draw => 1,
        Command::Trigger { card } => match game.content().face(card).effect {
            Effect::Redraw => 1,
            Effect::PlanFirstDraw { cards } => cards,
            _ => 0,
        },
        _ => 0,
    }
}

/// Every decision that could be made in a launch, allowed or not. Aborting never succeeds, so it is left out.
fn decisions(game: &Rocketmen) -> Vec<Command> {
    let mut commands = vec![Command::Draw, Command::Keep, Command::Accept];
    commands.extend((0..5).map(|value| Command::Pick { value }));
    // Not from a view: a view works out the very chances that are to be compared.
    commands.extend(game.zone(RED, Zone::Pad).iter().map(trigger));
    commands
}

/// The chance of success from here with the best decisions, every outcome of every draw tried in the engine itself.
/// `deck` is what the Success deck still holds.
fn best(game: &Rocketmen, deck: [u8; 5]) -> Fraction {
    let mut most = Fraction::ZERO;
    for command in decisions(game) {
        let drawn = cards_drawn(game, command);
        if let Some(worth) = after(game, deck, command, drawn, &mut Vec::new()) {
            most = most.max(worth);
        }
    }
    most
}

/// The chance after a command, over everything the dice may show; nothing if the command is refused.
/// The cards it turns over are tried value by value, weighed by how many are left of each.
fn after(
    game: &Rocketmen,
    deck: [u8; 5],
    command: Command,
    to_draw: u8,
    rolls: &mut Vec<u32>,
) -> Option<Fraction> {
    if to_draw > 0 {
        let total: u8 = deck.iter().sum();
        let mut sum = Fraction::ZERO;
        for value in 0..5u8 {
            let mut rest = deck;
            let count = rest[usize::from(value)];
            if count == 0 {
                continue;
            }
            rolls.push(roll(&mut rest, value));
            let worth = after(game, rest, command, to_draw - 1, rolls);
            rolls.pop();
            sum = sum.plus(worth?.times(u128::from(count), u128::from(total)));
        }
        return Some(sum);
    }
    let mut next = game.clone();
    next.dice_mut().load(rolls.clone());
    let mut story = Story::new();
    next.apply(GameTime::ZERO, RED, command, &mut story).ok()?;
    for telling in story.tellings() {
        match telling.event {
            Event::Succeeded { .. } => return Some(Fraction::ONE),
            Event::Failed { .. } => return Some(Fraction::ZERO),
            _ => {}
        }
    }
    Some(best(&next, deck))
}

/// The chance at the start of a launch.
fn counted(pad: &[&str], destination: Destination, boost: u8) -> Fraction {
    best(&launched(pad, destination, boost), FULL_DECK)
}

fn target_and_draws(destination: Destination) -> (u8, u8) {
    match destination {
        Destination::Earth => (8, 3),
        Destination::Moon => (10, 4),
        Destination::Mars => (13, 5),
    }
}

/// What the game tells before the launch.
fn told_before(game: &Rocketmen, destination: Destination) -> f64 {
    game.preview(RED, &launch(destination)).launch.expect("a launch").chance
}

#[track_caller]
fn assert_same(told: f64, counted: Fraction, what: &str) {
    assert!((told - counted.float()).abs() < 1e-12, "{what}: told {told}, counted {}", counted.float());
}

/// RM-8.12, RM-8.13, RM-8.8: the odds by boost, every order of every draw counted.
#[test]
fn the_odds_by_boost() {
    let table = [
        (Destination::Earth, 0, 13),
        (Destination::Earth, 2, 50),
        (Destination::Earth, 3, 71),
        (Destination::Earth, 4, 87),
        (Destination::Moon, 2, 47),
        (Destination::Moon, 3, 66),
        (Destination::Moon, 4, 82),
        (Destination::Moon, 5, 93),
        (Destination::Mars, 3, 44),
        (Destination::Mars, 4, 62),
        (Destination::Mars, 5, 78),
        (Destination::Mars, 6, 90),
    ];
    for (destination, boost, percent) in table {
        let what = format!("{destination:?} with a boost of {boost}");
        let exact = counted(&[], destination, boost);
        assert_eq!(exact.percent(), percent, "{what}");
        let (target, draws) = target_and_draws(destination);
        assert_same(chance(FULL_DECK, boost, target, draws, Helpers::default()), exact, &what);
        assert_same(told_before(&ready(&[], boost), destination), exact, &what);
        let game = launched(&[], destination, boost);
        assert_same(flight(&game).figures.chance, exact, &what);
        assert_next(&game);
    }
}

/// RM-8.12: the chance without any boost to Earth orbit by hand: of 4896 orders of three cards, 630 sum to 8 or more.
#[test]
fn the_odds_of_a_bare_launch_by_hand() {
    // 4+3+3, 4+3+2, 4+2+2, 4+3+1, 3+3+3, 3+3+2: how many ways to take such cards, times the orders of each.
    let combinations = 6 + 4 * 6 + 15 + 4 * 5 + 4 + 6 * 6;
    let orders = combinations * 6;
    assert_eq!(counted(&[], Destination::Earth, 0), Fraction::new(orders, 18 * 17 * 16));
}

/// RM-8.14: what cannot fail is certain, what cannot succeed is impossible.
#[test]
fn certain_and_impossible_launches() {
    // Three cards move at least 1 space (0, 0, 1) and at most 10 (4, 3, 3).
    assert_eq!(counted(&[], Destination::Earth, 7), Fraction::ONE);
    assert!(counted(&[], Destination::Earth, 6).over < counted(&[], Destination::Earth, 6).under);
    assert_same(told_before(&ready(&[], 8), Destination::Earth), Fraction::ONE, "boost alone");
    // Five cards move at most 4 + 3 + 3 + 3 + 3 = 16 spaces.
    assert_eq!(chance(FULL_DECK, 0, 17, 5, Helpers::default()), 0.0);
    assert!(chance(FULL_DECK, 0, 16, 5, Helpers::default()) > 0.0);
}

/// RM-7.17, RM-7.21, RM-7.23, RM-7.38: the chance with helpers is that of the best decisions found by trying them all.
#[test]
fn the_odds_with_helpers() {
    const SUIT: &str = "multi-purpose-space-suit";
    const SHIELD: &str = "radiation-shielding";
    const BURNER: &str = "afterburner";
    const PLAN: &str = "detailed-planning";
    let suit = Helpers { redraws: 1, ..Helpers::default() };
    let shield = Helpers { zeros: [2, 0], ..Helpers::default() };
    let burner = Helpers { spaces: 2, ..Helpers::default() };
    let plan = Helpers { planned: 3, ..Helpers::default() };
    let all = Helpers { redraws: 1, zeros: [2, 0], spaces: 2, planned: 3 };
    // Pad, destination, tokens, boost with the items of the pad, helpers.
    let cases: [(&[&str], Destination, u8, u8, Helpers); 11] = [
        (&[SUIT], Destination::Earth, 2, 2, suit),
        (&[SUIT], Destination::Moon, 2, 2, suit),
        (&[SUIT], Destination::Mars, 3, 4, suit),
        (&[SHIELD], Destination::Earth, 2, 2, shield),
        (&[SHIELD], Destination::Moon, 2, 3, shield),
        (&[BURNER], Destination::Earth, 0, 0, burner),
        (&[BURNER], Destination::Moon, 2, 2, burner),
        (&[PLAN], Destination::Earth, 2, 2, plan),
        (&[PLAN, SHIELD], Destination::Earth, 1, 1, Helpers { planned: 3, ..shield }),
        (&[SUIT, SHIELD], Destination::Moon, 1, 2, Helpers { redraws: 1, ..shield }),
        (&[SUIT, SHIELD, BURNER, PLAN], Destination::Earth, 0, 0, all),
    ];
    for (pad, destination, tokens, boost, helpers) in cases {
        let what = format!("{pad:?} to {destination:?} with {tokens} tokens");
        let exact = counted(pad, destination, tokens);
        let (target, draws) = target_and_draws(destination);
        assert_same(chance(FULL_DECK, boost, target, draws, helpers), exact, &what);
        assert_same(told_before(&ready(pad, tokens), destination), exact, &what);
        let game = launched(pad, destination, tokens);
        assert_eq!(flight(&game).figures.position, boost, "{what}");
        assert_same(flight(&game).figures.chance, exact, &what);
        assert!(exact.float() > counted(&[], destination, boost).float(), "{what}: helpers help");
    }
}

/// Proves that the game tells the counted chance now, and before each command the chance there is after it.
#[track_caller]
fn assert_told(game: &Rocketmen) {
    let now = flight(game);
    let what = format!("{:?} at {} after {} draws", now.moment, now.figures.position, now.drawn);
    assert_same(now.figures.chance, best(game, now.deck), &what);
    assert_next(game);
    for command in decisions(game) {
        if cards_drawn(game, command) > 0 {
            continue;
        }
        if let Some(exact) = after(game, now.deck, command, 0, &mut Vec::new()) {
            let told = game.preview(RED, &command).launch.expect("figures");
            assert_same(told.chance, exact, &format!("{what}, then {command:?}"));
            let mut next = game.clone();
            if !succeeded(&act(&mut next, RED, command)) && !failed(&next) {
                let then = flight(&next).figures;
                assert_eq!(
                    (told.position, told.draws, told.abort_price),
                    (then.position, then.draws, then.abort_price),
                    "{what}, then {command:?}"
                );
            }
        }
    }
}

/// Proves that the game tells the counted chance after each card that may come next, and exactly when one may come.
#[track_caller]
fn assert_next(game: &Rocketmen) {
    let now = flight(game);
    let told: Vec<(u8, u8)> = now.figures.next.iter().map(|card| (card.value, card.count)).collect();
    if now.moment != Moment::Ready {
        assert_eq!(told, [], "nothing is drawn next");
        return;
    }
    let left = (0u8..).zip(now.deck).filter(|(_, count)| *count > 0);
    assert_eq!(told, left.collect::<Vec<_>>());
    for card in &now.figures.next {
        let (mut next, mut rest) = (game.clone(), now.deck);
        next.dice_mut().load(vec![roll(&mut rest, card.value)]);
        let events = act(&mut next, RED, Command::Draw);
        let exact = if succeeded(&events) {
            Fraction::ONE
        } else if failed(&next) {
            Fraction::ZERO
        } else {
            best(&next, rest)
        };
        assert_same(card.chance, exact, &format!("a {} next", card.value));
    }
}

/// RM-8.15, RM-8.16, RM-7.17: the chance told in mid-flight, at every kind of moment, and of every answer to it.
#[test]
fn the_odds_in_mid_flight() {
    let all = ["multi-purpose-space-suit", "radiation-shielding", "afterburner", "detailed-planning"];
    for values in [[0, 0, 1], [0, 2, 3], [1, 2, 4]] {
        // The first card drawn waits for an answer.
        let mut game = launched(&all, Destination::Earth, 1);
        game.dice_mut().load(success(&values));
        act(&mut game, RED, Command::Draw);
        assert!(matches!(flight(&game).moment, Moment::Answering { .. }));
        assert_told(&game);
        act(&mut game, RED, Command::Keep);
        assert_told(&game);

        // Detailed Planning reveals them all; each may be picked, and the pick may be answered.
        let mut game = launched(&all, Destination::Earth, 1);
        game.dice_mut().load(success(&values));
        let planning = game.find(RED, Zone::Pad, "detailed-planning").unwrap();
        act(&mut game, RED, trigger(planning));
        assert!(matches!(flight(&game).moment, Moment::Picking { .. }));
        assert_told(&game);
        act(&mut game, RED, Command::Pick { value: values[0] });
        assert_told(&game);
    }
    // The last chance: certain with an Afterburner that is enough, hopeless with one that is not.
    for (tokens, chance) in [(3, 1.0), (2, 0.0)] {
        let mut game = launched(&["afterburner"], Destination::Earth, tokens);
        game.dice_mut().load(success(&[1, 1, 1]));
        (0..3).for_each(|_| drop(act(&mut game, RED, Command::Draw)));
        assert_eq!(flight(&game).moment, Moment::LastChance);
        assert_eq!(flight(&game).figures.chance, chance);
        assert_eq!(
            game.preview(RED, &Command::Accept).launch.unwrap().chance,
            0.0,
            "giving up is no success"
        );
        assert_told(&game);
    }
}

/// RM-7.22: before the Space Suit is used, the game tells the chance over all replacements, and an unchanged abort price.
#[test]
fn the_odds_of_taking_a_draw_back() {
    let mut game = launched(&["multi-purpose-space-suit", "base-1"], Destination::Moon, 1);
    game.dice_mut().load(success(&[1, 0, 2]));
    draw(&mut game);
    act(&mut game, RED, Command::Keep);
    draw(&mut game);
    let suit = game.find(RED, Zone::Pad, "multi-purpose-space-suit").unwrap();
    let told = game.preview(RED, &trigger(suit)).launch.unwrap();
    let exact = after(&game, flight(&game).deck, trigger(suit), 1, &mut Vec::new()).unwrap();
    assert_same(told.chance, exact, "taking back a 0");
    act(&mut game, RED, trigger(suit));
    assert_eq!((told.abort_price, flight(&game).figures.abort_price), (1, 1));
}
