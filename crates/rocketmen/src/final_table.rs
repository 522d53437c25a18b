//! The final scores as a table: which rows this game has, in which order players stand, and who beat whom.

use crate::content::VariantId;
use crate::rules::scoring::Score;
use crate::state::{Mode, Rocketmen};
use serde::Serialize;
use table::Seat;

/// The final scores as a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalTable {
    /// The seats, the most points first, winners before those they tied with.
    pub order: Vec<Seat>,
    /// Where points can come from in this game.
    pub rows: Vec<ScoreRow>,
    /// Solitaire: whether the AI has won.
    pub ai_won: bool,
    /// Solitaire: whether the goal is met (RM-13.3).
    pub goal_met: bool,
}

/// Everybody's points from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreRow {
    /// Where they come from.
    pub from: ScoreSource,
    /// The rule behind it.
    pub rule: &'static str,
    /// The points, by seat.
    pub points: Vec<u16>,
    /// The AI's points, in Solitaire.
    pub ai: Option<u8>,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ScoreSource {
    /// The victory track.
    Track,
    /// Threats.
    Threats,
    /// The Moon and Mars tokens.
    Tokens,
    /// The better goal.
    Goal,
    /// A Variant card.
    Variant(VariantId),
}

impl FinalTable {
    /// The table of a game that is over.
    pub(crate) fn of(game: &Rocketmen) -> FinalTable {
        let scores = game.scores();
        let winners = game.winners();
        let mut order: Vec<Seat> = Seat::all(game.seats).collect();
        order.sort_by_key(|seat| {
            (std::cmp::Reverse(scores[seat.index()].total), std::cmp::Reverse(winners.contains(seat)))
        });
        let row = |from, rule, of: &dyn Fn(&Score) -> u16| ScoreRow {
            from,
            rule,
            points: scores.iter().map(of).collect(),
            ai: game.ai.filter(|_| from == ScoreSource::Track).map(|ai| ai.vp),
        };
        let mut rows = vec![row(ScoreSource::Track, "RM-9.2", &|score| score.track)];
        if !game.is_solitaire() {
            rows.push(row(ScoreSource::Threats, "RM-10.7", &|score| score.threats));
        }
        if game.mode == Mode::Standard {
            rows.push(row(ScoreSource::Tokens, "RM-10.8", &|score| score.tokens));
            rows.push(row(ScoreSource::Goal, "RM-10.9", &|score| score.goal));
        }
        for variant in game.scoring_variants() {
            rows.push(row(ScoreSource::Variant(variant), "RM-11.1", &|score| score.of_variant(variant)));
        }
        FinalTable {
            order,
            rows,
            ai_won: game.ai.is_some() && winners.is_empty(),
            goal_met: game.is_solitaire() && game.solo_goal_met(),
        }
    }
}
