//! The planner: it keeps to the cards, it repeats itself, it wins, and it finds the smallest change.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

use space_alert::content::Content;
use space_alert::planner::{
    Change, HeldCard, Planner, Problem, Rescue, Skill, Supply, action_deck, heroic_cards,
};
use space_alert::ship::{Announced, Outcome, Tile};
use space_alert::{Action, Boards, Mission, MissionPlan, Ship, Slot, Zone};
use table::{Dice, Seed};

fn content() -> &'static Content {
    Content::standard()
}

fn mission(threats: &[(&str, u8, Option<Zone>)]) -> Mission {
    let mut plan = MissionPlan::new(content(), [3, 4, 5, 6]);
    plan.threats = threats.iter().map(|(card, turn, zone)| Announced::new(*card, *turn, *zone)).collect();
    Mission::new(content(), &plan).unwrap()
}

fn busy() -> Mission {
    mission(&[
        ("E1-07", 1, Some(Zone::Red)),
        ("SE1-01", 2, Some(Zone::White)),
        ("I1-01", 3, None),
        ("E1-02", 4, Some(Zone::Blue)),
        ("E1-05", 5, Some(Zone::Red)),
        ("I1-03", 6, None),
        ("SE1-04", 7, Some(Zone::Blue)),
    ])
}

fn open() -> Supply {
    Supply::open(content())
}

fn seed(number: u64) -> Seed {
    Seed::from_number(number)
}

fn laid(cards: &[(usize, u8, Action)]) -> Boards {
    let mut boards = Boards::new(5);
    for (player, turn, action) in cards {
        boards.set(*player, *turn, Slot::One(*action));
    }
    boards
}

/// The first so many spaces of the crew with the same half.
fn many(count: usize, action: Action) -> Vec<(usize, u8, Action)> {
    (0..count).map(|place| (place / 12, (place % 12) as u8 + 1, action)).collect()
}

/// SA-1.15: ten cards of each movement with A, eight with B, seven with C, five with battlebots
#[test]
fn an_open_deck_has_ninety_cards_and_no_more_of_a_kind() {
    for (half, cards) in [
        (Action::A, 30),
        (Action::B, 24),
        (Action::C, 21),
        (Action::Bot, 15),
        (Action::Red, 30),
        (Action::Lift, 30),
    ] {
        assert!(open().allows(&laid(&many(cards, half))), "{half:?}");
        assert!(!open().allows(&laid(&many(cards + 1, half))), "{half:?}");
    }
    // Thirty cards with A and thirty with a lift, but ten of them are the same cards.
    let mut both = many(50, Action::A);
    both[25..].iter_mut().for_each(|(.., half)| *half = Action::Lift);
    assert!(open().allows(&laid(&both)));
    both.push((4, 12, Action::Lift));
    assert!(!open().allows(&laid(&both)));
}

/// SA-1.16, SA-1.17: six heroic cards, and each crew member has at most one
#[test]
fn heroic_cards_are_one_each_and_all_different() {
    assert!(open().allows(&laid(&[(0, 1, Action::HeroicA), (1, 1, Action::HeroicA)])));
    assert!(!open().allows(&laid(&[(0, 1, Action::HeroicA), (0, 2, Action::HeroicB)])), "two for one");
    let three = [(0, 1, Action::HeroicA), (1, 1, Action::HeroicA), (2, 1, Action::HeroicA)];
    assert!(!open().allows(&laid(&three)), "only two exist");
    let moved = [(0, 1, Action::HeroicA), (1, 1, Action::GoLowerBlue), (2, 1, Action::GoLowerRed)];
    assert!(!open().allows(&laid(&moved)), "both are used to move");
    assert!(open().allows(&laid(&moved[..2])));
}

#[test]
fn dealt_heroic_cards_stay_with_their_owners() {
    let mut dealt = [None; 5];
    dealt[2] = Some([Action::HeroicBot, Action::GoUpperWhite]);
    let supply = Supply::open_with_heroics(content(), dealt);
    assert!(supply.allows(&laid(&[(2, 5, Action::HeroicBot)])));
    assert!(supply.allows(&laid(&[(2, 5, Action::GoUpperWhite)])));
    assert!(!supply.allows(&laid(&[(2, 5, Action::GoLowerWhite)])));
    assert!(!supply.allows(&laid(&[(1, 5, Action::HeroicBot)])));
}

/// SA-2.2, SA-2.6: a card lies once, from its phase on; what is left over stays in hand
#[test]
fn a_hand_has_only_its_cards() {
    let card = |halves, phase| HeldCard { halves, phase, boards: 1 };
    let supply = Supply::hands(&[
        card([Action::A, Action::Red], 1),
        card([Action::A, Action::Lift], 1),
        card([Action::B, Action::Red], 2),
    ]);
    let allowed = |cards: &[(usize, u8, Action)]| supply.allows(&laid(cards));
    assert!(allowed(&[(0, 1, Action::A), (0, 2, Action::A)]));
    assert!(!allowed(&[(0, 1, Action::A), (0, 2, Action::A), (0, 3, Action::A)]));
    assert!(allowed(&[(0, 1, Action::Red), (0, 2, Action::A)]), "the second A is on the other card");
    assert!(!allowed(&[(0, 1, Action::Red), (0, 2, Action::Lift), (0, 3, Action::A)]));
    assert!(!allowed(&[(0, 3, Action::B)]), "not yet dealt");
    assert!(allowed(&[(0, 4, Action::B), (0, 12, Action::A)]), "left over from the first phase");
    assert!(!allowed(&[(1, 4, Action::B)]), "somebody else's hand");
}

#[test]
fn the_same_seed_finds_the_same_plan_however_the_steps_are_cut() {
    let run = |cuts: &[u32]| {
        let mut planner = Planner::new(Problem::new(busy(), 5, open()), seed(3), 2_000);
        cuts.iter().for_each(|cut| planner.step(*cut));
        *planner.best()
    };
    let whole = run(&[6_000]);
    assert_eq!(whole, run(&[1, 999, 5_000]));
    assert_eq!(whole, run(&[3_000, 3_000]));
}

#[test]
fn a_busy_mission_is_won_within_the_cards_of_the_deck() {
    let mut planner = Planner::new(Problem::new(busy(), 5, open()), seed(1), 10_000);
    planner.step(30_000);
    let best = *planner.best();
    assert!(best.is_won());
    assert!(open().allows(&best.boards));
    let ship = Ship::fly(&busy(), &best.boards);
    assert_eq!(ship.outcome(), Some(Outcome::Won));
    assert_eq!(Some(ship.score(&busy())), best.score);
    assert!(best.score.unwrap().total() >= 25, "{:?}", best.score);
}

#[test]
fn what_is_fixed_stays() {
    let mut problem = Problem::new(busy(), 5, open());
    problem.boards = laid(&[(0, 1, Action::Red), (0, 2, Action::Lift), (3, 12, Action::B)]);
    problem.keep_planned();
    problem.keep(4, 1, 12);
    let mut planner = Planner::new(problem.clone(), seed(1), 3_000);
    planner.step(6_000);
    let found = planner.best().boards;
    assert_ne!(found, problem.boards);
    assert_eq!(found.get(0, 1), Slot::One(Action::Red));
    assert_eq!(found.get(0, 2), Slot::One(Action::Lift));
    assert_eq!(found.get(3, 12), Slot::One(Action::B));
    assert!(found.board(4).iter().all(|slot| slot.is_empty()));
}

/// Five cards per phase and person, a heroic one among the first.
fn dealt(number: u64) -> Vec<HeldCard> {
    let mut dice = Dice::new(seed(number));
    let (mut deck, mut heroics) = (action_deck(content()), heroic_cards(content()));
    dice.shuffle(&mut deck);
    dice.shuffle(&mut heroics);
    let mut cards = Vec::new();
    for player in 0..5 {
        for phase in 1..=3 {
            for place in 0..5 {
                let pile = if phase == 1 && place == 0 { &mut heroics } else { &mut deck };
                cards.push(HeldCard { halves: pile.pop().unwrap(), phase, boards: 1 << player });
            }
        }
    }
    cards
}

#[test]
fn hands_are_enough_to_win_with() {
    for number in 0..2 {
        let supply = Supply::hands(&dealt(number));
        let mut planner = Planner::new(Problem::new(busy(), 5, supply.clone()), seed(number), 10_000);
        planner.step(200_000);
        assert!(planner.best().is_won(), "hands {number}");
        assert!(supply.allows(&planner.best().boards));
    }
}

#[test]
fn unknown_damage_is_planned_for_in_several_orders() {
    let mut plans = vec![busy()];
    let mut dice = Dice::new(seed(1));
    for _ in 0..3 {
        let mut plan = MissionPlan::new(content(), [3, 4, 5, 6]);
        plan.threats = busy()
            .threats()
            .iter()
            .map(|due| Announced::new(due.card.code.to_string(), due.turn, due.zone()))
            .collect();
        plan.tiles = std::array::from_fn(|_| {
            let mut order = Tile::ALL;
            dice.shuffle(&mut order);
            order
        });
        plans.push(Mission::new(content(), &plan).unwrap());
    }
    let mut problem = Problem::new(busy(), 5, open());
    problem.scenarios = plans.clone();
    let mut planner = Planner::new(problem, seed(1), 5_000);
    planner.step(15_000);
    assert!(planner.best().is_won());
    for mission in &plans {
        assert_eq!(Ship::fly(mission, &planner.best().boards).outcome(), Some(Outcome::Won));
    }
}

#[test]
fn the_better_a_bot_the_better_its_plans() {
    let worth = |skill: Skill| -> i32 {
        (0..3).map(|number| skill.plan(Problem::new(busy(), 5, open()), seed(number)).worth).sum()
    };
    let [cadet, officer, veteran] = Skill::ALL.map(worth);
    assert!(cadet < officer && officer < veteran, "{cadet} {officer} {veteran}");
}

#[test]
fn a_bot_changes_only_its_own_phase_and_those_after_it() {
    let mut boards = laid(&[(1, 1, Action::A), (1, 5, Action::B), (2, 9, Action::C)]);
    boards.set(0, 4, Slot::One(Action::Bot));
    let problem = Problem::from_phase(vec![busy()], open(), boards, 0b10, 2);
    let found = Skill::Officer.plan(problem, seed(4)).boards;
    assert_ne!(found.board(1), boards.board(1));
    assert_eq!(found.board(1)[..3], boards.board(1)[..3]);
    for other in [0, 2, 3, 4] {
        assert_eq!(found.board(other), boards.board(other));
    }
}

/// A Meteoroid that nobody shoots does five damage; six more lose the ship.
fn lost_by_little() -> (Mission, Boards) {
    let mission = mission(&[("E1-10", 1, Some(Zone::White)), ("E1-09", 2, Some(Zone::White))]);
    let boards = laid(&[(0, 1, Action::B)]);
    (mission, boards)
}

#[test]
fn the_smallest_change_that_saves_the_ship_is_found_and_proved() {
    let (mission, boards) = lost_by_little();
    assert!(matches!(Ship::fly(&mission, &boards).outcome(), Some(Outcome::Lost(_))));
    let mut problem = Problem::new(mission.clone(), 5, open());
    problem.boards = boards;
    let mut rescue = Rescue::new(problem, seed(1)).unwrap();
    assert!(!rescue.was_won());
    rescue.step(5_000);
    let remedy = rescue.remedy().unwrap();
    assert!(rescue.is_over() && remedy.smallest);
    assert_eq!(remedy.changes.len(), 1, "{:?}", remedy.changes);
    assert_eq!(Ship::fly(&mission, &remedy.boards).outcome(), Some(Outcome::Won));
    let Change::Replace { player, turn, was, now } = remedy.changes[0] else {
        panic!("{:?}", remedy.changes)
    };
    assert_eq!(
        (was, now),
        (boards.get(usize::from(player), turn), remedy.boards.get(usize::from(player), turn))
    );
}

#[test]
fn what_was_won_needs_no_change() {
    let problem = Problem::new(mission(&[]), 5, open());
    let mut rescue = Rescue::new(problem, seed(1)).unwrap();
    rescue.step(100);
    assert!(rescue.was_won() && rescue.is_over());
    assert_eq!(rescue.remedy(), None);
}

/// Two crew members and a heavy load: neither one change nor two are enough, so the free search must find more.
#[test]
fn where_two_changes_do_not_help_more_are_found() {
    let mission = mission(&[
        ("E1-10", 1, Some(Zone::White)),
        ("E1-09", 2, Some(Zone::White)),
        ("E1-05", 3, Some(Zone::Red)),
        ("E1-02", 4, Some(Zone::Blue)),
    ]);
    let mut rescue = Rescue::new(Problem::new(mission.clone(), 2, open()), seed(1)).unwrap();
    for _ in 0..40 {
        rescue.step(10_000);
        if rescue.remedy().is_some() {
            break;
        }
    }
    let remedy = rescue.remedy().unwrap();
    assert!(remedy.changes.len() > 2, "{:?}", remedy.changes);
    assert_eq!(Ship::fly(&mission, &remedy.boards).outcome(), Some(Outcome::Won));
}
