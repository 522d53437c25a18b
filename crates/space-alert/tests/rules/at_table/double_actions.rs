//! Chapter 24 at the table: the deck for double actions.

use super::bots::work;
use super::*;
use space_alert::bots::ROSTER;
use space_alert::mission::TrackLevel;
use space_alert::ship::Action;
use space_alert::{Flight, Slip};

fn doubled() -> TestTable {
    TestTable::alert(Setup::mission(4).double_actions())
}

/// Puts a card with such a half into somebody's hand and plans it with that half up.
fn plan_side(table: &mut TestTable, seat: u8, turn: u8, side: Side) -> CardId {
    let content = table.game.look().content();
    let up = |card: &CardId| Half::ALL.into_iter().find(|half| content.face(*card).half(*half) == side);
    let used = |card: &CardId| {
        table.game.look().crew.iter().any(|of| of.board.iter().flatten().any(|p| p.card == *card))
    };
    let card = content.action_deck().iter().find(|card| up(card).is_some() && !used(card)).unwrap();
    let up = up(&card).unwrap();
    table.game.arrange().people()[usize::from(seat)].hand.add(card);
    table.give(seat, Command::Plan { member: CrewId(seat), turn, card, up }).unwrap();
    card
}

/// SA-24.20: a table that wants double actions has their deck and their tracks
#[test]
fn double_actions_have_their_own_deck_and_tracks() {
    for number in 1..=18 {
        let setup = Setup::mission(4).double_actions().track(TrackChoice::Official(number));
        let game = SpaceAlert::start(setup, Seed::from_number(1)).unwrap();
        assert_eq!(game.look().flight.track.level, TrackLevel::DoubleAction);
        assert_eq!(game.look().flight.track.id.contains("easier"), number <= 6);
    }
    let table = doubled();
    assert_eq!(table.game.look().flight.track.level, TrackLevel::DoubleAction);
    let faces = table.hand(0).into_iter().map(|card| table.game.look().content().face(card));
    assert!(faces.filter(|face| face.action.is_double() || face.movement.is_double()).count() >= 4);
}

/// SA-24.20: other flights have no double actions, and no track is made for them
#[test]
fn double_actions_are_for_official_missions() {
    use space_alert::mission::generator::Difficulty;
    let refused = |setup: Setup| SpaceAlert::start(setup, Seed::from_number(1)).unwrap_err().0.key;
    let simulation = Setup::mission(4).flight(Flight::Simulation).double_actions();
    assert_eq!(refused(simulation), "space-alert-setup-double-needs-missions");
    let made = Setup::mission(4).track(TrackChoice::Generated(Difficulty::Usual)).double_actions();
    assert_eq!(refused(made), "space-alert-setup-double-needs-official");
    let missing = Setup::mission(4).double_actions().track(TrackChoice::Official(19));
    assert_eq!(refused(missing), "space-alert-setup-no-such-track");
}

/// SA-24.2, SA-24.3: both halves are seen on the board; the half that waits lies on the next turn with the same card
#[test]
fn a_divided_double_action_lies_on_two_turns() {
    let mut table = doubled();
    plan_side(&mut table, 0, 1, Side::One(Action::Lift));
    let card = plan_side(&mut table, 1, 1, Side::Two(Action::Lift, Action::A));
    let next = plan_side(&mut table, 1, 2, Side::One(Action::B));
    let shown = |table: &TestTable| -> Vec<Option<(CardId, Side)>> {
        let board = &table.view(1).crew[1].board;
        board[..3].iter().map(|space| space.and_then(|space| Some((space.card?, space.action?)))).collect()
    };
    let planned =
        [Some((card, Side::Two(Action::Lift, Action::A))), Some((next, Side::One(Action::B))), None];
    assert_eq!(shown(&table), planned);
    table.until_resolution();
    while table.told(|event| {
        matches!(
            event,
            Event::Happened { turn: 1, happening: space_alert::Happening::Moves { player: 1, .. }, .. }
        )
    }) == 0
    {
        table.ring();
    }
    let divided = [
        Some((card, Side::One(Action::Lift))),
        Some((card, Side::One(Action::A))),
        Some((next, Side::One(Action::B))),
    ];
    assert_eq!(shown(&table), divided);
    while table.game.look().resolution().unwrap().revealed < 2 {
        table.ring();
    }
    let trip = Command::Trip { member: CrewId(1), slip: Slip::UpsideDown };
    assert_eq!(table.give(1, trip), Err(Refusal::NoCardToTrip), "it was laid for an earlier turn");
    table.until_end();
}

/// SA-5.2, SA-24.2: tripping turns the whole half over, and mixes up every arrow of it
#[test]
fn tripping_with_double_actions() {
    let table = doubled();
    let content = table.game.look().content();
    let find = |side: Side| content.action_deck().iter().find(|card| content.face(*card).movement == side);
    let card = find(Side::Two(Action::Red, Action::Lift)).unwrap();
    let planned = space_alert::scene::Planned { card, up: Half::Movement, open: true };
    let meant = |slip| table.game.look().meant(&planned, slip);
    assert_eq!(meant(Slip::OtherArrow), Some(Side::Two(Action::Blue, Action::Lift)));
    assert_eq!(meant(Slip::UpsideDown), Some(content.face(card).action));
}

#[test]
fn a_bot_takes_a_double_action_where_no_single_one_fits() {
    let mut table = doubled();
    let content = table.game.look().content();
    let card = content.action_deck().iter().find(|card| {
        let face = content.face(*card);
        face.action == Side::Two(Action::A, Action::C)
    });
    table.game.arrange().people()[1].hand = space_alert::CardSet::of(card.unwrap());
    table.give(0, Command::Ask { member: CrewId(1), turn: 2, action: Action::C }).unwrap();
    let kind = ROSTER.iter().find(|known| known.name == "cadet").unwrap();
    let mut bot = (kind.seat)(Seed::from_number(3));
    work(&mut table, Seat(1), bot.as_mut());
    let planned = table.game.look().planned(CrewId(1), 2).unwrap();
    assert_eq!(table.game.look().says(planned), Side::Two(Action::A, Action::C));
}
