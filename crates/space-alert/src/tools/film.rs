//! The film of a plan: it is flown as the resolution of a table's game, and an onlooker says what there is to see.

use crate::command::Pace;
use crate::content::Content;
use crate::crew::CrewId;
use crate::event::Event;
use crate::mission::Report;
use crate::plan::PlanFile;
use crate::setup::{Flight, Setup};
use crate::ship::{Happening, Mission, Score, Ship, Step};
use crate::speech;
use crate::state::{Drawn, Person, Resolution, SpaceAlert, Stage, ThreatCardId};
use crate::view::{FigureView, ShipView, ThreatView};
use serde::Serialize;
use table::{Game, GameTime, Phrase, Seed, Viewer};

/// The ship with everything on it and around it, in the shapes of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The ship.
    pub ship: ShipView,
    /// The threats, by turn.
    pub threats: Vec<ThreatView>,
    /// The figures, in order of play.
    pub crew: Vec<FigureView>,
    /// Points so far.
    pub score: Option<Score>,
}

/// One thing that happened, and what to say about it. Whoever sits on chair 0 is the captain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// What happened.
    pub happening: Happening,
    /// In words.
    pub phrase: Phrase,
}

/// One step of the mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FilmStep {
    /// Which.
    pub step: Step,
    /// What happened in it.
    pub happenings: Vec<Told>,
    /// How everything stands afterwards.
    pub scene: Scene,
}

/// The ship before the first turn, and every step of its mission.
pub(super) fn film(content: &Content, plan: &PlanFile) -> Result<(Scene, Vec<FilmStep>), Phrase> {
    let (mission, boards) = plan.prepare(content).map_err(|fault| fault.phrase())?;
    let mut ship = Ship::new(&mission, &boards);
    let mut game = onlooked(content, plan, &mission, &ship)?;
    let start = scene(&game);
    let mut steps = Vec::new();
    while !ship.is_over() {
        let step = ship.next_step();
        let mut seen: Vec<Happening> = Vec::new();
        ship.advance(&mission, &mut seen);
        if let Stage::Resolution(resolution) = &mut game.stage {
            resolution.ship = ship.clone();
        }
        let turn = step.turn().unwrap_or(mission.last_turn());
        let told = seen.into_iter().map(|happening| {
            let phrase = speech::tell(&game, &Event::Happened { turn, happening });
            Told { happening, phrase }
        });
        steps.push(FilmStep { step, happenings: told.collect(), scene: scene(&game) });
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

fn scene(game: &SpaceAlert) -> Scene {
    let view = game.view(Viewer::Spectator);
    let crew = view.order.iter().filter_map(|member| view.crew.get(member.index()));
    Scene {
        ship: view.ship,
        crew: crew.map(|member| member.figure).collect(),
        threats: view.threats,
        score: view.score,
    }
}
