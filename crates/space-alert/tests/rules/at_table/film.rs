//! What a view and its story say is enough to draw plans and films; nobody needs the rules for it.

use super::TestTable;
use space_alert::film::{Moment, Part};
use space_alert::scene::Stage;
use space_alert::ship::{Happening, Status};
use space_alert::{Command, Event, Setup, TrackChoice};
use table::{Game, Seat};

/// Everybody plans something on every turn, whatever the computer says.
fn flown(setup: Setup, seed: u64) -> TestTable {
    let mut table = TestTable::seeded(setup, seed);
    for seat in Seat::all(table.game.seats()) {
        table.give(seat.0, Command::Ready).unwrap();
    }
    let mut chance = seed as usize;
    while matches!(table.game.look().stage, Stage::Action(_)) {
        for seat in Seat::all(table.game.seats()) {
            let mut options = Vec::new();
            table.game.options(seat, &mut options);
            options.retain(|option| matches!(option, Command::Plan { .. }));
            chance = chance.wrapping_mul(31).wrapping_add(17);
            if let Some(option) = options.get(chance % options.len().max(1)).cloned() {
                table.give(seat.0, option).unwrap();
            }
        }
        table.ring();
    }
    table.until_end();
    table
}

fn moments(table: &TestTable) -> Vec<(u8, Happening, Moment)> {
    let told = table.story.tellings().iter().filter_map(|telling| match &telling.event {
        Event::Happened { turn, happening, moment } => Some((*turn, *happening, (**moment).clone())),
        _ => None,
    });
    told.collect()
}

/// Whoever draws the film needs nothing but its start and what is told
#[test]
fn the_film_ends_as_the_ship_does() {
    for seed in 0..6 {
        let setup = Setup::mission(4).track(TrackChoice::Official(1 + seed as u8 % 3));
        let table = flown(if seed % 2 == 0 { setup } else { setup.new_frontier() }, seed);
        let view = table.view(0);
        let mut picture = serde_json::to_value(view.start.unwrap()).unwrap();
        for (_, _, moment) in moments(&table) {
            json_patch::patch(&mut picture, &moment.patch).unwrap();
        }
        assert_eq!(picture["ship"], serde_json::to_value(&view.ship).unwrap(), "seed {seed}");
        assert_eq!(picture["score"], serde_json::to_value(view.score).unwrap(), "seed {seed}");
        let threats: Vec<Status> =
            serde_json::from_value::<Vec<serde_json::Value>>(picture["threats"].clone())
                .unwrap()
                .into_iter()
                .map(|threat| serde_json::from_value(threat["status"].clone()).unwrap())
                .collect();
        assert_eq!(threats, view.threats.iter().map(|threat| threat.status).collect::<Vec<_>>());
        for (place, member) in view.order.iter().enumerate() {
            let figure = serde_json::to_value(view.crew[member.index()].figure).unwrap();
            assert_eq!(picture["crew"][place], figure, "seed {seed}");
        }
    }
}

/// The parts of a turn come in their order
#[test]
fn a_turn_goes_forward() {
    let moments = moments(&flown(Setup::mission(4), 3));
    for pair in moments.windows(2) {
        let (turn, _, first) = &pair[0];
        let (next, _, second) = &pair[1];
        assert!((turn, first.part) <= (next, second.part));
    }
    assert!(moments.iter().any(|(_, _, moment)| moment.part == Part::Damage));
}

/// A film is not much to send
#[test]
fn a_film_is_small() {
    let moments = moments(&flown(Setup::mission(5), 4));
    let size =
        serde_json::to_string(&moments.iter().map(|(_, _, moment)| moment).collect::<Vec<_>>()).unwrap();
    assert!(moments.len() > 60);
    assert!(size.len() / moments.len() < 500, "{} bytes a moment", size.len() / moments.len());
}

/// SA-2.5, SA-2.7, SA-2.8: a view says which spaces of which boards may be changed, so that nobody else needs to know
#[test]
fn a_view_says_which_spaces_are_open() {
    let mut table = TestTable::mission(2);
    let view = table.view(0);
    let androids: Vec<_> = view.crew.iter().filter(|member| member.seat.is_none()).collect();
    assert_eq!(view.boards[0], space_alert::CrewId(0));
    assert_eq!(view.boards.len(), 1 + androids.len());
    assert!(androids.iter().all(|member| member.android.is_some() && member.open == [1, 2, 3]));
    assert_eq!(view.crew[0].open, [1, 2, 3]);
    assert!(view.crew[1].open.is_empty());
    table.give(0, Command::EndPhase).unwrap();
    let view = table.view(0);
    assert_eq!((view.crew[0].phase, view.crew[0].open.clone()), (2, vec![4, 5, 6, 7]));
    assert!(table.game.view(table::Viewer::Spectator).crew.iter().all(|member| member.open.is_empty()));
}

/// What a plan would do comes in words, with the rule by which nothing comes of it
#[test]
fn a_plan_is_foretold_in_words() {
    let mut table = TestTable::mission(4);
    let fires = |card: &space_alert::CardId| {
        table.game.look().content().face(*card).action == space_alert::Side::One(space_alert::Action::A)
    };
    let (seat, card) =
        (0..4).find_map(|seat| Some((seat, table.hand(seat).into_iter().find(fires)?))).unwrap();
    table.plan(seat, 1, card).unwrap();
    let view = table.view(seat);
    let told = &view.outlook[0].told;
    assert_eq!(told.short.key, "space-alert-short-no-target");
    assert!(told.bad && told.rule.is_some() && !told.sentences.is_empty());
}

/// What the computer says comes as a sentence, with when it is heard
#[test]
fn a_view_says_what_was_said() {
    let mut table = TestTable::mission(4);
    table.until(|call| matches!(call, space_alert::mission::Call::Threat(_)));
    let said = table.view(0).spoken.pop().unwrap();
    assert!(said.phrase.key.starts_with("space-alert-say-"));
    assert!(said.since < said.until);
    assert_eq!(said.since, table.now);
}
