//! The film of a plan: it is flown as the resolution of a table's game, and an onlooker says what there is to see.

use crate::command::Pace;
use crate::content::Content;
use crate::crew::CrewId;
use crate::film::{self, Moment, Picture};
use crate::mission::Report;
use crate::plan::PlanFile;
use crate::setup::{Flight, Setup};
use crate::ship::{Happening, Mission, Ship, Step};
use crate::speech::Narrator as _;
use crate::state::{Drawn, Person, Resolution, SpaceAlert, Stage, ThreatCardId};
use serde::Serialize;
use table::{GameTime, Phrase, Seed};

/// One thing that happened, and what to say about it. Whoever sits on chair 0 is the captain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// What happened.
    pub happening: Happening,
    /// In words.
    pub phrase: Phrase,
    /// What the film shows of it.
    pub moment: Moment,
}

/// One step of the mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FilmStep {
    /// Which.
    pub step: Step,
    /// What happened in it.
    pub happenings: Vec<Told>,
}

/// The ship before the first turn, and every step of its mission.
pub(super) fn film(content: &Content, plan: &PlanFile) -> Result<(Picture, Vec<FilmStep>), Phrase> {
    let (mission, boards) = plan.prepare(content).map_err(|fault| fault.phrase())?;
    let mut ship = Ship::new(&mission, &boards);
    let mut game = onlooked(content, plan, &mission, &ship)?;
    let start = game.picture().unwrap_or_default();
    let mut before = start.clone();
    let mut steps = Vec::new();
    while !ship.is_over() {
        let step = ship.next_step();
        let mut seen: Vec<Happening> = Vec::new();
        ship.advance(&mission, &mut seen);
        if let Stage::Resolution(resolution) = &mut game.stage {
            resolution.ship = ship.clone();
        }
        let after = game.picture().unwrap_or_default();
        let moments = film::moments(content, step, &seen, before, after.clone());
        before = after;
        let told = seen.into_iter().zip(moments).map(|(happening, moment)| {
            let phrase = game.happening(&happening);
            Told { happening, phrase, moment }
        });
        steps.push(FilmStep { step, happenings: told.collect() });
    }
    Ok((start, steps))
}

/// A game in its resolution round, with a person on every board: nobody plays it, it is only looked at.
fn onlooked(
    content: &Content,
    plan: &PlanFile,
    mission: &Mission,
    ship: &Ship,
) -> Result<SpaceAlert, Phrase> {
    let flight =
        if mission.turns() < crate::ship::MOST_TURNS as u8 { Flight::TestRun1 } else { Flight::Mission };
    let setup = Setup::mission(5).flight(flight);
    let mut game = SpaceAlert::set_up(setup, Seed::from_number(0)).map_err(|error| error.0)?;
    let crew = ship.crew().len() as u8;
    // Five chairs whatever the size of the crew, so that everybody is a person with a name.
    game.people = vec![Person::default(); 5];
    game.order = CrewId::all(crew).collect();
    game.crew.truncate(usize::from(crew));
    let card = |code: &str| {
        let place = content.threats().iter().position(|card| card.code.as_str() == code);
        ThreatCardId(place.unwrap_or(0) as u8)
    };
    let announced = mission.threat_ids().zip(mission.threats()).filter(|(_, due)| due.called_by.is_none());
    let threats = announced.map(|(id, due)| Drawn {
        report: Report {
            confirmed: true,
            turn: due.turn,
            severity: due.card.severity,
            kind: due.card.kind,
            zone: due.zone(),
        },
        card: card(due.card.code.as_str()),
        shown: true,
        calls: mission.called_by(id).map(|called| card(mission.threats()[called.index()].card.code.as_str())),
    });
    game.flight.threats = threats.collect();
    let flown = plan.mission_plan(content).map_err(|fault| fault.phrase())?;
    game.flight.carried = flown.carried;
    let mut resolution = Resolution::begin(flown, mission.clone(), *ship.boards(), GameTime::default());
    resolution.revealed = mission.last_turn();
    resolution.pace = Pace::Hold;
    game.stage = Stage::Resolution(Box::new(resolution));
    Ok(game)
}
