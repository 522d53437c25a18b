//! "Could we have won?" with the cards of a real table: the ordinary deck lies open, and nobody gets a heroic card that
//! they did not play.

use crate::content::Content;
use crate::plan::{PlanFault, PlanFile, Verdict};
use crate::planner::{Change, Halves, Problem, Rescue, Supply, heroic_cards};
use crate::rules::dealing::systems;
use crate::setup::Flight;
use crate::ship::{Boards, MOST_CREW};
use serde::Serialize;
use table::{Phrase, Seed};

/// How many changed plans are tried at most, so that an answer comes while somebody waits for it: every single change,
/// and a good part of the pairs.
pub const TRIES: u32 = 60_000;
/// How often somebody may have the search go on, each time four times as long.
pub const MOST_FURTHER: u8 = 2;

/// What [`super::improve`] answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Improvement {
    /// How the plan ends as it is.
    pub outcome: Verdict,
    /// What to do differently; empty if the plan wins, or if nothing was found.
    pub changes: Vec<Change>,
    /// The changed plan, if one was found.
    pub plan: Option<PlanFile>,
    /// What it scores.
    pub score: Option<i32>,
    /// Whether it is certain that fewer changes do not win. If nothing was found, whether two changes certainly do not.
    pub certain: bool,
    /// Whether asking once more, with one more in `further`, could find something else.
    pub more: bool,
}

/// What [`super::improve`] is asked with more than a plan.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    plan: serde_json::Value,
    /// How the plan was flown at a table: a plan file cannot say which parts of the game were in use, but the kind of
    /// flight does, and a way out must not lead through a system that was not there.
    #[serde(default)]
    flight: Option<Flight>,
    /// How often the search has been asked to go on.
    #[serde(default)]
    further: u8,
}

/// A question, read.
pub(super) struct Question {
    pub(super) plan: PlanFile,
    flight: Option<Flight>,
    further: u8,
}

/// Reads a plan file, or one with what else is asked.
pub(super) fn asked(input: &str) -> Result<Question, PlanFault> {
    match serde_json::from_str::<Asked>(input) {
        Ok(Asked { plan, flight, further }) => Ok(Question {
            plan: PlanFile::from_json(&plan.to_string())?,
            flight,
            further: further.min(MOST_FURTHER),
        }),
        Err(_) => Ok(Question { plan: PlanFile::from_json(input)?, flight: None, further: 0 }),
    }
}

pub(super) fn improve(content: &Content, question: &Question) -> Result<Improvement, Phrase> {
    let Question { plan, flight, further } = question;
    let (mut mission, boards) = plan.prepare(content).map_err(|fault| fault.phrase())?;
    if let Some(flight) = flight {
        mission.systems = systems(*flight);
    }
    // Double actions need the deck that has them.
    let doubled = if boards.has_double_actions() { content.with_double_actions() } else { None };
    let content = doubled.as_ref().unwrap_or(content);
    let supply = Supply::open_with_heroics(content, heroics_played(content, &boards));
    let mut problem = Problem::new(mission, boards.crew(), supply);
    problem.boards = boards;
    let none = |outcome, certain, more| Improvement {
        outcome,
        changes: Vec::new(),
        plan: None,
        score: None,
        certain,
        more,
    };
    // A plan without a crew was refused above, so there is always a mission to search.
    let Some(mut rescue) = Rescue::new(problem, Seed::from_number(1)) else {
        return Ok(none(Verdict::Lost, false, false));
    };
    if rescue.was_won() {
        return Ok(none(Verdict::Won, true, false));
    }
    rescue.step(TRIES << (2 * further));
    let more = *further < MOST_FURTHER && !rescue.is_over();
    Ok(match rescue.remedy() {
        Some(remedy) => Improvement {
            outcome: Verdict::Lost,
            changes: remedy.changes.clone(),
            plan: Some(with_boards(plan, &remedy.boards)),
            score: Some(remedy.score.total()),
            certain: remedy.smallest,
            more: more && !remedy.smallest,
        },
        None => none(Verdict::Lost, rescue.is_over(), more),
    })
}

/// The heroic card of everybody who played one.
fn heroics_played(content: &Content, boards: &Boards) -> [Option<Halves>; MOST_CREW] {
    let mut cards = heroic_cards(content);
    let mut played = [None; MOST_CREW];
    for (player, held) in played.iter_mut().enumerate().take(boards.crew()) {
        let half =
            boards.board(player).iter().filter_map(|slot| slot.side()).find(|side| side.first().is_heroic());
        let place = half.and_then(|half| cards.iter().position(|card| card.contains(&half)));
        *held = place.map(|place| cards.remove(place));
    }
    played
}

fn with_boards(plan: &PlanFile, boards: &Boards) -> PlanFile {
    let turns = usize::from(plan.turns);
    let players = (0..boards.crew()).map(|player| boards.board(player).iter().copied().take(turns).collect());
    PlanFile { players: players.collect(), ..plan.clone() }
}
