//! What is printed on cards and boards, and the numbers that never change: sent once instead of with every view.

use crate::cards::Face;
use crate::content::{Calls, Content, ShipSource, ThreatSource, TrajectorySource};
use crate::ship::{Action, LAST_ARRIVAL, MOST_CREW, MOST_THREATS, Mark, distance};
use crate::state::ThreatCardId;
use serde::Serialize;

/// What is printed on cards and boards: public, and the same for the whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The action cards, by number: first the deck, then the heroic ones.
    pub cards: Vec<Face>,
    /// From which number on they are heroic.
    pub heroic_from: u8,
    /// The threat cards, by number. The message with a name is `space-alert-threat-<name>`.
    pub threats: Vec<ThreatSource>,
    /// The cards beside which another one lies.
    pub calls: Vec<CalledCards>,
    /// The trajectory boards.
    pub trajectories: Vec<TrajectoryView>,
    /// The ship.
    pub ship: Option<ShipSource>,
    /// The colours of the crew, by number.
    pub colours: [&'static str; 5],
    /// How a score is added up, in the order of the ship's log.
    pub score: Vec<ScorePart>,
    /// What a plan file may hold.
    pub plans: PlanLimits,
    /// The rules behind what the screens explain by themselves.
    pub rules: RuleNumbers,
}

table::rule_numbers! {
    /// The numbers of the rules behind what a screen explains without having been refused anything.
    pub struct RuleNumbers {
        /// Who holds which office.
        offices => "SA-1.3",
        /// In which order the crew acts.
        order => "SA-1.2",
        /// One card per turn.
        one_card => "SA-2.2",
        /// Cards of a phase that is over.
        fixed => "SA-2.7",
        /// Handing over a card.
        transfer => "SA-3.6",
        /// Heroic cards are not handed over.
        transfer_heroic => "SA-3.7",
        /// What the crew proposes between two missions.
        proposals => "SA-19.2",
        /// Who repairs what.
        repairs => "SA-19.6",
        /// How much of a zone is repaired.
        repairs_of_zone => "SA-19.8",
        /// Where a single squad is stored.
        squad => "SA-19.12",
        /// The plan file of a mission that is over.
        plan_file => "SA-16.13",
    }
}

/// A threat card beside which another one lies.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalledCards {
    /// The card that calls.
    pub card: ThreatCardId,
    /// Whether nobody sees the other one before it appears.
    pub secret: bool,
    /// What can lie beside it.
    pub called: Vec<ThreatCardId>,
}

/// A trajectory board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrajectoryView {
    /// Its number.
    pub number: u8,
    /// Its squares. The first is next to the ship.
    pub squares: Vec<SquareView>,
}

/// A square of a trajectory board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SquareView {
    /// How far it is from the ship.
    pub distance: u8,
    /// What it is marked with.
    pub mark: Option<Mark>,
}

/// One line of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScorePart {
    /// A field of the score.
    #[cfg_attr(feature = "ts", ts(type = "keyof Score"))]
    pub part: &'static str,
    /// What each point of it counts: one, or one less.
    pub sign: i8,
    /// The rule that says so.
    pub rule: &'static str,
}

/// What a plan file may hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanLimits {
    /// How many people at most.
    pub crew: u8,
    /// How many threats at most.
    pub threats: u8,
    /// The last turn in which a threat can appear.
    pub last_arrival: u8,
    /// How long a mission can be, the usual length first.
    pub turns: Vec<PlanTurns>,
    /// What can be planned with any card.
    pub actions: Vec<Action>,
    /// What can be planned with a heroic card.
    pub heroics: Vec<Action>,
}

/// How long a mission can be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanTurns {
    /// So many turns.
    pub turns: u8,
    /// The first and the last turn of each phase.
    pub phases: Vec<[u8; 2]>,
}

impl Catalogue {
    /// The catalogue of a content.
    pub fn of(content: &Content) -> Catalogue {
        let cards = content.action_deck() | content.heroic_cards();
        Catalogue {
            cards: cards.iter().map(|card| content.face(card)).collect(),
            heroic_from: content.deck_size(),
            threats: content.source().threats.clone(),
            calls: called_cards(content),
            trajectories: content.source().trajectories.iter().map(TrajectoryView::of).collect(),
            ship: content.source().ship.clone(),
            colours: ["yellow", "green", "purple", "orange", "cyan"],
            score: SCORE.to_vec(),
            plans: PlanLimits::new(),
            rules: RuleNumbers::ALL,
        }
    }
}

const SCORE: [ScorePart; 7] = [
    ScorePart { part: "destroyed", sign: 1, rule: "SA-16.6" },
    ScorePart { part: "survived", sign: 1, rule: "SA-16.6" },
    ScorePart { part: "visual", sign: 1, rule: "SA-10.6" },
    ScorePart { part: "damage", sign: -1, rule: "SA-16.7" },
    ScorePart { part: "worst_zone", sign: -1, rule: "SA-16.7" },
    ScorePart { part: "knocked_out", sign: -1, rule: "SA-16.8" },
    ScorePart { part: "disabled_squads", sign: -1, rule: "SA-16.9" },
];

fn called_cards(content: &Content) -> Vec<CalledCards> {
    let cards = || (0..).map(ThreatCardId).zip(content.threats());
    let calling = cards().filter_map(|(id, card)| card.calls.map(|calls| (id, calls)));
    calling
        .map(|(card, calls)| CalledCards {
            card,
            secret: calls == Calls::Secret,
            called: cards()
                .filter(|(_, other)| other.can_be_called(calls.kind()))
                .map(|(other, _)| other)
                .collect(),
        })
        .collect()
}

impl TrajectoryView {
    fn of(source: &TrajectorySource) -> TrajectoryView {
        let mark = |square: u8| match square {
            1 => Some(Mark::Z),
            _ if source.x.contains(&square) => Some(Mark::X),
            _ if source.y.contains(&square) => Some(Mark::Y),
            _ => None,
        };
        TrajectoryView {
            number: source.number,
            squares: (1..=source.length)
                .map(|square| SquareView { distance: distance(square), mark: mark(square) })
                .collect(),
        }
    }
}

impl PlanLimits {
    fn new() -> PlanLimits {
        let heroic = |action: &Action| action.code().contains(['*', '@']);
        let (heroics, actions) = Action::ALL.into_iter().partition(heroic);
        PlanLimits {
            crew: MOST_CREW as u8,
            threats: MOST_THREATS as u8,
            last_arrival: LAST_ARRIVAL,
            turns: vec![
                PlanTurns { turns: 12, phases: vec![[1, 3], [4, 7], [8, 12]] },
                PlanTurns { turns: 7, phases: vec![[1, 3], [4, 7]] },
            ],
            actions,
            heroics,
        }
    }
}
