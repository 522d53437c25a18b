//! From a track to a plan file: cards for its threats, trajectory boards, and empty action boards.

use super::{Report, Track};
use crate::content::{Content, Module, ThreatCard};
use crate::plan::{DamageDraw, FORMAT, Overrides, PlanFile, TrackBoards};
use crate::rules::dealing::{TEST_RUN_1, TEST_RUN_2};
use crate::setup::Difficulty;
use crate::ship::{Announced, MOST_CREW, Slot};
use crate::{Kind, Severity};
use table::Dice;

/// Which threats a plan is dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decks {
    /// The common threats.
    pub common: Difficulty,
    /// The serious threats.
    pub serious: Difficulty,
    /// Whether the cards of the module "New Frontier" are among them (SA-24.5).
    pub new_frontier: bool,
}

impl Decks {
    /// The base game with these levels.
    pub fn base(common: Difficulty, serious: Difficulty) -> Decks {
        Decks { common, serious, new_frontier: false }
    }
}

/// A plan with nothing planned yet: the threats that a crew of this size meets, with cards drawn from the decks (SA-1.5),
/// trajectory boards (SA-1.7) and an order of the damage tiles. Test runs have their own cards and boards (SA-18.2,
/// SA-18.3). A threat that calls another has a card beside it (SA-24.15). Nothing if the decks run out.
pub fn deal(content: &Content, track: &Track, crew: u8, decks: Decks, dice: &mut Dice) -> Option<PlanFile> {
    let mut boards: Vec<u8> = content.trajectory_numbers().collect();
    let in_use = |card: &&ThreatCard| card.module == Module::Base || decks.new_frontier;
    let mut deck: Vec<&ThreatCard> = content.threats().iter().filter(in_use).collect();
    dice.shuffle(&mut boards);
    dice.shuffle(&mut deck);
    let test_run = match track.id.as_str() {
        "test-run-1" => Some(TEST_RUN_1),
        "test-run-2" => Some(TEST_RUN_2),
        _ => None,
    };
    // The card of a report, and the one that it calls.
    let mut draw = |report: &Report| -> Option<(String, Option<String>)> {
        if let Some((_, threats)) = test_run {
            let (_, card) = threats.iter().find(|(turn, _)| *turn == report.turn)?;
            return Some(((*card).to_owned(), None));
        }
        let difficulty = if report.severity == Severity::Serious { decks.serious } else { decks.common };
        let fits = |card: &&ThreatCard| {
            card.kind == report.kind && card.severity == report.severity && difficulty.includes(card.level)
        };
        let place = deck.iter().position(fits)?;
        let card = deck.swap_remove(place);
        let Some(calls) = card.calls else { return Some((card.code.to_string(), None)) };
        let callable =
            |other: &&ThreatCard| other.can_be_called(calls.kind()) && decks.common.includes(other.level);
        let called = deck.swap_remove(deck.iter().position(callable)?);
        Some((card.code.to_string(), Some(called.code.to_string())))
    };
    let threats = track.reports_for(crew).map(|(_, report)| {
        let zone = report.zone.filter(|_| report.kind == Kind::External);
        let (card, calls) = draw(&report)?;
        Some(Announced { card, turn: report.turn, zone, calls })
    });
    let threats = threats.collect::<Option<Vec<Announced>>>()?;
    let numbers = test_run.map_or(boards, |(boards, _)| boards.to_vec());
    let mut number = numbers.into_iter();
    let trajectories = TrackBoards {
        red: number.next(),
        white: number.next(),
        blue: number.next(),
        internal: number.next(),
    };
    let turns = track.turns();
    let crew = usize::from(crew).clamp(1, MOST_CREW);
    Some(PlanFile {
        format: FORMAT.to_owned(),
        turns,
        trajectories,
        threats,
        players: vec![vec![Slot::Empty; usize::from(turns)]; crew],
        damage_draw: DamageDraw::Seed { seed: u64::from(dice.below(1_000_000)) },
        overrides: Overrides::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mission::generator::{Recipe, generate};
    use table::Seed;

    /// SA-1.5, SA-1.7, SA-22.2: the decks of the chosen levels, no card and no board twice
    #[test]
    fn every_mission_can_be_dealt_for_every_level_and_crew() {
        let content = Content::standard();
        for seed in 0..60 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let track = generate(&mut dice, &Recipe::default());
            for (crew, common, serious) in [
                (4, Difficulty::White, Difficulty::White),
                (5, Difficulty::Yellow, Difficulty::White),
                (5, Difficulty::Mixed, Difficulty::Yellow),
            ] {
                let plan = deal(content, &track, crew, Decks::base(common, serious), &mut dice).unwrap();
                assert_eq!(plan.threats.len(), track.reports_for(crew).count());
                assert_eq!(plan.players.len(), usize::from(crew));
                let (mission, _) = plan.prepare(content).unwrap();
                for due in mission.threats() {
                    let wanted = if due.card.severity == Severity::Serious { serious } else { common };
                    assert!(wanted.includes(due.card.level), "{}", due.name());
                }
                let mut codes: Vec<&str> = plan.threats.iter().map(|threat| threat.card.as_str()).collect();
                codes.sort_unstable();
                codes.dedup();
                assert_eq!(codes.len(), plan.threats.len());
            }
        }
    }

    /// SA-24.1, SA-24.5, SA-24.15, SA-24.16: the module's cards only if wanted, and a card beside each that calls one
    #[test]
    fn missions_of_new_frontier_can_be_dealt() {
        let content = Content::standard();
        let mut called = 0;
        for seed in 0..80 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let track = generate(&mut dice, &Recipe::default());
            let red = Decks { common: Difficulty::Red, serious: Difficulty::Red, new_frontier: true };
            let plan = deal(content, &track, 5, red, &mut dice).unwrap();
            let (mission, _) = plan.prepare(content).unwrap();
            assert!(mission.threats().iter().all(|due| due.card.module == Module::NewFrontier));
            called += mission.threats().iter().filter(|due| due.called_by.is_some()).count();
            let mixed = Decks { new_frontier: true, ..Decks::base(Difficulty::Mixed, Difficulty::Mixed) };
            for decks in [mixed, Decks::base(Difficulty::Mixed, Difficulty::Mixed)] {
                let plan = deal(content, &track, 5, decks, &mut dice).unwrap();
                let (mission, _) = plan.prepare(content).unwrap();
                let mut cards = mission.threats().iter().map(|due| due.card.module);
                assert!(decks.new_frontier || cards.all(|module| module == Module::Base));
            }
        }
        assert!(called > 40, "only {called}");
    }

    /// SA-18.2, SA-18.3: the test runs have known threats on known boards
    #[test]
    fn test_runs_are_always_the_same() {
        let track = Track::official("test-run-2").unwrap();
        let mut dice = Dice::new(Seed::from_number(1));
        let decks = Decks::base(Difficulty::White, Difficulty::White);
        let plan = deal(Content::standard(), track, 4, decks, &mut dice).unwrap();
        let cards: Vec<(&str, u8)> =
            plan.threats.iter().map(|threat| (threat.card.as_str(), threat.turn)).collect();
        assert_eq!(cards, [("E1-04", 1), ("E1-05", 2), ("E1-06", 4)]);
        assert_eq!((plan.turns, plan.trajectories.red), (7, Some(2)));
    }
}
