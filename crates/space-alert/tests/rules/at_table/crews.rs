//! Chapter 17: crews of one to five, androids.

use super::*;
use space_alert::ship::Slot;

fn androids(table: &TestTable) -> Vec<CrewId> {
    CrewId::all(table.game.look().crew.len() as u8)
        .filter(|member| table.game.look().is_android(*member))
        .collect()
}

/// SA-17.1, SA-17.6: anybody plans for an android with a card of the own hand, face up, and its board counts like any
#[test]
fn anybody_plans_for_an_android() {
    let mut table = TestTable::mission(3);
    let android = androids(&table)[0];
    let card = table.plain(1);
    let plan = |turn| Command::Plan { member: android, turn, card, up: Half::Movement };
    assert_eq!(table.give(1, plan(4)), Err(Refusal::PhaseToCome { turn: 4 }));
    table.give(1, plan(2)).unwrap();
    let seen = table.game.view(Viewer::Spectator).crew[android.index()].board[1].unwrap();
    assert_eq!((seen.card, seen.face_up), (Some(card), true));
    let place = table.game.look().place_of(android).unwrap();
    let action = table.game.look().content().face(card).movement;
    assert_eq!(table.game.look().boards(|_, _| true).get(place, 2), Slot::from(action));
}

/// SA-17.2: three people have one android, two have two
#[test]
fn androids_make_up_the_crew() {
    assert_eq!([2, 3, 4, 5].map(|seats| androids(&TestTable::mission(seats)).len()), [2, 1, 0, 0]);
}

/// SA-17.3, SA-17.4: three people get six cards per phase; two get nine, then six
#[test]
fn fewer_people_get_more_cards() {
    let hands = |seats| {
        let mut table = TestTable::mission(seats);
        let first = table.hand(0).len();
        assert_eq!(table.hand(0).iter().filter(|card| table.game.look().is_heroic(**card)).count(), 1);
        table.give(0, Command::EndPhase).unwrap();
        let second = table.hand(0).len() - first;
        table.give(0, Command::EndPhase).unwrap();
        [first, second, table.hand(0).len() - first - second]
    };
    assert_eq!([hands(2), hands(3), hands(4)], [[9, 6, 6], [6, 6, 6], [5, 5, 5]]);
}

/// SA-17.5: each android has a heroic card of its own, which everybody sees and only it can use
#[test]
fn androids_have_their_own_heroic_card() {
    let mut table = TestTable::mission(2);
    let [one, other] = androids(&table)[..] else { panic!("two androids") };
    let card = table.view(0).crew[one.index()].heroic.unwrap();
    let plan = |member| Command::Plan { member, turn: 1, card, up: Half::Action };
    assert_eq!(table.give(0, plan(other)), Err(Refusal::NotItsHeroic));
    assert_eq!(table.give(0, plan(CrewId(0))), Err(Refusal::NotYourCard));
    table.give(0, plan(one)).unwrap();
    assert_eq!(table.view(1).crew[one.index()].heroic, None);
}

/// SA-17.7: a card played for an android stays
#[test]
fn an_androids_card_stays() {
    let mut table = TestTable::mission(3);
    let android = androids(&table)[0];
    let [one, two, ..] = table.hand(0)[..] else { panic!("six cards") };
    let plan = |card| Command::Plan { member: android, turn: 1, card, up: Half::Action };
    table.give(0, plan(one)).unwrap();
    assert_eq!(table.give(0, plan(two)), Err(Refusal::SpaceTaken { turn: 1 }));
    let back = table.give(0, Command::TakeBack { member: android, turn: 1 });
    assert_eq!(back, Err(Refusal::CannotTakeBack));
    let turned = table.give(0, Command::Move { member: android, from: 1, to: 2, up: Half::Action });
    assert_eq!(turned, Err(Refusal::CannotTakeBack));
}

/// SA-17.8: one's own heroic card is not for androids
#[test]
fn the_own_heroic_card_is_not_for_androids() {
    let mut table = TestTable::mission(3);
    let (android, card) = (androids(&table)[0], table.heroic(0));
    let plan = Command::Plan { member: android, turn: 1, card, up: Half::Action };
    assert_eq!(table.give(0, plan), Err(Refusal::HeroicStays));
}

/// SA-17.9: the captain fixes the places of the androids before the start
#[test]
fn androids_have_their_place_in_the_order() {
    let mut table = TestTable::new(Setup::mission(3));
    let order = [0, 3, 1, 2].map(CrewId).to_vec();
    table.give(0, Command::SetOrder { order: order.clone() }).unwrap();
    assert_eq!(table.view(1).order, order);
}

/// SA-17.10, SA-17.11, SA-17.12: one more android makes a crew of five: unconfirmed reports count, and the first phase
/// brings one card more
#[test]
fn one_more_android_makes_five() {
    let setup = |seats| Setup::mission(seats).track(TrackChoice::Official(1));
    let threats = |setup: Setup| {
        let mut table = TestTable::alert(setup);
        let first = table.hand(0).len();
        table.until_resolution();
        (table.game.look().crew.len(), first, table.game.look().flight.threats.len())
    };
    assert_eq!(threats(setup(3)), (4, 6, 5));
    assert_eq!(threats(setup(3).with_fifth()), (5, 7, 6));
    assert_eq!(threats(setup(4).with_fifth()), (5, 6, 6));
    let mut table = TestTable::alert(setup(3).with_fifth());
    let mut hands = vec![table.hand(0).len()];
    for _ in 0..2 {
        let before = table.hand(0).len();
        table.give(0, Command::EndPhase).unwrap();
        hands.push(table.hand(0).len() - before);
    }
    assert_eq!(hands, [7, 6, 6], "one card more in the first phase only");
    assert!(SpaceAlert::start(setup(5).with_fifth(), Seed::from_number(1)).is_err());
    assert!(SpaceAlert::start(setup(1).with_fifth(), Seed::from_number(1)).is_err());
}

/// SA-17.13: one person alone has four androids and no figure
#[test]
fn alone_one_plans_for_four_androids() {
    let table = TestTable::mission(1);
    assert_eq!(androids(&table).len(), 4);
    assert_eq!(table.view(0).people[0].member, None);
    assert!(table.game.look().crew.iter().all(|member| member.heroic.is_some()));
}

/// SA-17.14: alone the whole deck lies open, for any android and any turn that is not over
#[test]
fn alone_every_card_is_there() {
    let mut table = TestTable::mission(1);
    assert_eq!(table.hand(0).len(), 90);
    let plan = |member, turn, card| Command::Plan { member: CrewId(member), turn, card, up: Half::Action };
    table.give(0, plan(0, 12, CardId(0))).unwrap();
    table.give(0, plan(3, 1, CardId(1))).unwrap();
    assert_eq!(table.give(0, Command::EndPhase), Err(Refusal::SoloFollowsTheTrack));
}

/// SA-17.15: alone planned cards may be changed until the end of their phase is announced
#[test]
fn alone_cards_may_be_changed() {
    let mut table = TestTable::mission(1);
    for turn in [1, 4] {
        let plan = Command::Plan { member: CrewId(2), turn, card: CardId(turn), up: Half::Action };
        table.give(0, plan).unwrap();
    }
    let back = |turn| Command::TakeBack { member: CrewId(2), turn };
    table.until_phase(2);
    assert_eq!(table.give(0, back(1)), Err(Refusal::PhaseOver { turn: 1 }));
    table.give(0, back(4)).unwrap();
    assert!(table.hand(0).contains(&CardId(4)));
}

/// SA-17.16: alone transfers, data, silence and unconfirmed reports are ignored
#[test]
fn alone_most_announcements_are_ignored() {
    let mut table = TestTable::mission(1);
    table.until_resolution();
    let ignored = table.told(|event| {
        matches!(event, Event::Announced { announcement } if matches!(
            announcement.call,
            Call::IncomingData | Call::DataTransfer | Call::CommsDown { .. } | Call::CommsRestored
        ))
    });
    assert_eq!((ignored, table.game.look().flight.threats.len()), (0, 5));
}
