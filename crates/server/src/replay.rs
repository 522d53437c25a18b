//! A game from its first move, as one viewer saw it.

use crate::entry::{Change, LogEntry};
use crate::hosted::{GameHost, GameLine, null};
use crate::patch;
use crate::protocol::{Replay, ReplayLine, ReplayStep, TablePhase};
use crate::room::guard;
use crate::state::TableState;
use table::Viewer;

/// The replay; nothing when the game has not begun, or its rules fail.
pub fn compute(kind: &dyn GameHost, state: &TableState, log: &[LogEntry], viewer: Viewer) -> Option<Replay> {
    guard(|| play(kind, state, log, viewer)).flatten()
}

fn play(kind: &dyn GameHost, state: &TableState, log: &[LogEntry], viewer: Viewer) -> Option<Replay> {
    let over = state.phase() == TablePhase::Over;
    let setup = log.iter().find_map(|entry| match &entry.change {
        Change::Start { setup, .. } | Change::Fork { setup, .. } => Some(setup.clone()),
        _ => None,
    })?;
    let mut game = kind.open(&setup, state.header.seed).ok()?;
    let first = game.view(viewer);
    let mut last = first.clone();
    let mut steps = Vec::new();
    let commands = state.game()?.log();
    let mut add =
        |number: usize, game: &dyn crate::hosted::Hosted, lines: Vec<GameLine>, step: ReplayStep| {
            let heard = lines.into_iter().filter(|line| line.audience.includes(viewer));
            let view = game.view(viewer);
            let patch = patch::steps(&last, &view);
            last = view;
            let story = heard.map(|line| ReplayLine { event: line.event, phrase: line.phrase }).collect();
            steps.push(ReplayStep { step: number as u32, story, patch, ..step });
        };
    for (index, logged) in commands.iter().enumerate() {
        let round = game.round();
        let happened = game.apply(logged.at, logged.seat, &logged.command).ok()?;
        let step = ReplayStep {
            step: 0,
            at: logged.at,
            seat: logged.seat,
            round,
            command: if over { logged.command.clone() } else { null() },
            story: Vec::new(),
            patch: Vec::new(),
        };
        add(index + 1, &*game, happened.lines, step);
    }
    Some(Replay {
        table: state.table_info(|_| false, 0),
        viewer,
        catalogue: game.catalogue(),
        view: first,
        steps,
    })
}
