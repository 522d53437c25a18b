//! SC-3 and the clocks of SC-21.

use super::Table;
use space_cadets::{Command, Event, Setup, Station, Step, System, TimerMode};
use table::{Game, GameTime, Seat, Undo};

fn energy(of: &[(System, u8)]) -> Command {
    let mut energy = [0; 7];
    for (system, amount) in of {
        energy[system.index()] = *amount;
    }
    Command::Assign { energy }
}

/// SC-3.1, SC-3.10: the steps in their order; what nobody needs is skipped
#[test]
fn the_steps_of_a_turn() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Helm, 2), (System::Shields, 4), (System::Jump, 1)]));
    let mut steps = vec![table.view().step];
    table.until(Step::Preparation);
    table.does(Station::Helm, Command::Thrust { change: -2 });
    while table.view().turn == 1 {
        if steps.last() != Some(&table.view().step) {
            steps.push(table.view().step);
        }
        table.goes_on();
    }
    assert_eq!(steps, [Step::Discussion, Step::Preparation, Step::Action, Step::Jump]);
    assert_eq!(table.view().step, Step::Discussion);
}

/// SC-3.2, SC-5.9, SC-3.11: the first Step 1 has no limit, later ones last three minutes; energy is lost with the turn
#[test]
fn discussion() {
    let mut table = Table::new(Setup::mission(1, 3));
    assert!(table.view().clock.unwrap().ends.iter().all(Option::is_none));
    assert_eq!(table.game.alarm(), None);
    table.next_turn();
    let clock = table.view().clock.unwrap();
    assert!(clock.ends.iter().all(|end| *end == Some(clock.started + 180_000)));
    assert_eq!((table.view().engineering.energy, table.view().shields.strength), ([0; 7], [0; 4]));
    table.passes(180_249);
    assert_eq!(table.view().step, Step::Discussion);
    table.passes(1);
    assert_ne!(table.view().step, Step::Discussion);
}

/// SC-20.6: Comm Breakdown takes a minute from Step 1
#[test]
fn comm_breakdown() {
    let mut table = Table::new(Setup::mission(1, 3));
    table.until(Step::Preparation);
    table.suffers("F8");
    table.next_turn();
    let clock = table.view().clock.unwrap();
    assert_eq!(clock.ends[0], Some(clock.started + 120_000));
}

/// SC-3.3, SC-3.7, SC-3.8: thirty seconds, begun by the Captain or by everybody, ended by time or by everybody
#[test]
fn a_timed_step() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.until(Step::Action);
    assert_eq!(table.refuses(Station::Helm, Command::Start), "SC-1.6");
    table.does(Station::Captain, Command::Start);
    let clock = table.view().clock.unwrap();
    assert_eq!(clock.ends[0], Some(clock.started + 30_000));
    assert_eq!(table.refuses(Station::Captain, Command::Start), "SC-3.7");
    table.passes(30_249);
    assert_eq!(table.view().step, Step::Action);
    table.passes(1);
    assert_ne!(table.view().step, Step::Action);

    let mut ready = Table::new(Setup::mission(1, 5));
    ready.until(Step::Action);
    let concerned = ready.view().wait.unwrap().concerned;
    for seat in concerned {
        ready.gives(seat, Command::Ready);
    }
    let acting = ready.view().clock.unwrap().acting;
    for seat in acting {
        ready.gives(seat, Command::Ready);
    }
    assert_ne!(ready.view().step, Step::Action);
}

/// SC-3.9: a station is worked only while it is active
#[test]
fn stations_rest_outside_their_step() {
    let mut table = Table::new(Setup::mission(1, 3));
    let lay = Command::Lay { tile: 0, at: (4, 4), turn: 0 };
    assert_eq!(table.refuses(Station::Engineering, lay.clone()), "SC-3.9");
    table.runs(Step::Action);
    table.does(Station::Engineering, lay);
    let plot = Command::Plot { slot: 0, card: None };
    assert_eq!(table.refuses(Station::Helm, plot), "SC-3.9");
}

/// SC-21.3: relaxed and calm tables
#[test]
fn timer_modes() {
    let mut relaxed = Table::new(Setup::mission(1, 3).timer(TimerMode::Relaxed));
    relaxed.runs(Step::Action);
    let clock = relaxed.view().clock.unwrap();
    assert_eq!(clock.ends[0], Some(clock.started + 60_000));
    let mut calm = Table::new(Setup::mission(1, 3).timer(TimerMode::Calm));
    calm.runs(Step::Action);
    assert_eq!(calm.game.alarm(), None);
    calm.does(Station::Captain, Command::Start);
    assert!(calm.view().part > 0 || calm.view().step != Step::Action);
}

/// SC-21.4: a chair with more time; the others are done before it
#[test]
fn a_longer_clock() {
    let mut setup = Setup::mission(1, 5);
    setup.paces[2] = 4;
    let mut table = Table::new(setup);
    table.runs(Step::Action);
    let clock = table.view().clock.unwrap();
    assert_eq!((clock.ends[0], clock.ends[2]), (Some(clock.started + 30_000), Some(clock.started + 60_000)));
    table.passes(30_250);
    assert_eq!(table.view().step, Step::Action);
    let lay = Command::Lay { tile: 0, at: (4, 4), turn: 0 };
    assert_eq!(table.refuses(Station::Engineering, lay), "SC-3.8");
    table.passes(30_000);
    assert_ne!(table.view().step, Step::Action);
}

/// SC-21.14, SC-3.8: what arrives within a quarter of a second after the bell still counts, though no clock shows it
#[test]
fn late_by_the_way_it_travels() {
    let mut setup = Setup::mission(1, 5);
    setup.paces[2] = 4;
    let mut table = Table::new(setup);
    table.runs(Step::Action);
    let lay = |turn| Command::Lay { tile: 0, at: (4, 4), turn };
    table.passes(30_249);
    let clock = table.view().clock.unwrap();
    let chair = table.officer(Station::Engineering);
    assert_eq!(clock.ends[chair.index()], Some(clock.started + 30_000));
    table.does(Station::Engineering, lay(1));
    table.passes(1);
    assert_eq!(table.refuses(Station::Engineering, lay(2)), "SC-3.8");
    assert_eq!(table.view().engineering.tiles[0].turn, 1);
}

/// SC-4.10, SC-7.12, SC-18.1, SC-21.5: a question takes its first answer after twenty seconds
#[test]
fn a_choice_that_nobody_makes() {
    let mut table = Table::new(Setup::mission(6, 4));
    let ask = table.view().ask.unwrap();
    assert_eq!(ask.seat, table.officer(Station::Captain));
    table.passes(19_999);
    assert!(table.view().ask.is_some());
    table.passes(1);
    assert!(table.view().ask.is_none());
    let view = table.view();
    let pod = view.crystals[0].at;
    let beside: Vec<_> = view.enemies.iter().filter(|enemy| enemy.at.distance(pod) == 1).collect();
    assert_eq!(beside.len(), 2);
    assert_eq!(beside[0].at.distance(beside[1].at), 2);
    assert_eq!(beside[0].at.0, pod.0);
}

/// SC-21.13: only the Captain is missing
#[test]
fn the_table_does_not_wait_for_the_captain() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.until(Step::Action);
    let captain = table.officer(Station::Captain);
    let concerned = table.view().wait.unwrap().concerned;
    for seat in concerned.into_iter().filter(|seat| *seat != captain) {
        table.gives(seat, Command::Ready);
    }
    table.passes(19_999);
    assert!(table.view().clock.is_none());
    table.passes(1);
    assert!(table.view().clock.is_some());
}

/// SC-21.12: nothing is undone
#[test]
fn no_undo() {
    let table = Table::new(Setup::mission(1, 3));
    assert_eq!(table.game.undo(Seat(0)), Undo::Never);
}

/// SC-6.1, SC-6.2, SC-6.3, SC-6.5: thrust, the draw and gaps that are filled
#[test]
fn helm_plots() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Helm, 3)]));
    table.until(Step::Preparation);
    assert_eq!(table.refuses(Station::Helm, Command::Thrust { change: -3 }), "SC-6.1");
    table.does(Station::Helm, Command::Thrust { change: 1 });
    table.runs(Step::Action);
    let view = table.view();
    assert_eq!((view.ship.speed, view.helm.drawn.len(), view.helm.plan.len()), (3, 5, 3));
    let card = Some(space_cadets::PlotCard::Drawn(0));
    table.does(Station::Helm, Command::Plot { slot: 0, card });
    assert_eq!(table.refuses(Station::Helm, Command::Plot { slot: 1, card }), "SC-6.3");
    assert_eq!(table.refuses(Station::Helm, Command::Plot { slot: 3, card: None }), "SC-6.3");
    let mut told = Vec::new();
    while table.view().step == Step::Action {
        let clock = table.view().clock.unwrap();
        let seat = clock.acting.into_iter().find(|seat| !table.view().ready.contains(seat)).unwrap();
        told.extend(table.gives(seat, Command::Ready));
    }
    assert_eq!(told.iter().filter(|event| matches!(event, Event::GapFilled { .. })).count(), 2);
}

/// SC-21.10: a mismatch is shown for a second and a half
#[test]
fn a_mismatch_turns_back() {
    let mut table = Table::new(Setup::mission(1, 3));
    table.does(Station::Engineering, energy(&[(System::Tractor, 4)]));
    table.runs(Step::Tractor);
    table.does(Station::Tractor, Command::Aim { target: None });
    assert_eq!(table.refuses(Station::Tractor, Command::Reset), "SC-9.8");
    // Two tiles of different faces: the first of the faces, then the last.
    table.game.dice_mut().load(vec![0, 14]);
    table.does(Station::Tractor, Command::Flip { tiles: vec![0, 1] });
    let up = |table: &Table| table.view().tractor.tiles.iter().filter(|tile| tile.face.is_some()).count();
    assert_eq!(up(&table), 2);
    table.passes(1_500);
    assert_eq!(up(&table), 0);
    // The same tiles are still what they were (SC-9.2).
    table.does(Station::Tractor, Command::Flip { tiles: vec![1, 2] });
    assert!(table.now > GameTime::ZERO);
}
