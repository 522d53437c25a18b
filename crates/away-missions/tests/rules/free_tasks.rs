//! Chapter 11: picking up and trading.

use crate::support::Scene;
use away_missions::field::{ItemCard, Lying};
use away_missions::{Answer, Command, Component, Goods, Item, Slot, Thing, Who};
use table::Seat;

fn trade(who: Who, with: Who, give: Goods, take: Goods) -> Command {
    Command::Trade { who, with, give, take }
}

/// AM-11.1: what lies on his tile is picked up without AP, at any time of his Actions Phase
#[test]
fn picking_up() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [a, b] = scene.row();
    let ray = scene.drop(a, Item::HeatRay);
    let far = scene.drop(b, Item::RayGun);
    scene.lay(a, Lying::Mysterium);
    let mut play = scene.turn(Who::Captain);
    let pick = |who, what| Command::PickUp { who, what };
    play.does(pick(Who::Captain, Thing::Card(ray))).does(pick(Who::Captain, Thing::Mysterium));
    assert_eq!(play.charges(Who::Captain, ray), 2);
    assert_eq!(play.of(Who::Captain).components.of(Component::Mysterium), 1);
    assert!(play.field().tile(a).unwrap().lying.is_empty(), "the tokens are gone");
    assert_eq!(play.available(Who::Captain, Slot::Standard), 3);
    assert_eq!(play.refuses(pick(Who::Captain, Thing::Card(far))), "AM-11.1");
    assert_eq!(play.refuses(pick(Who::Chief, Thing::Card(far))), "AM-12.1");
}

/// AM-11.2: no limit to what a Rocketeer carries
#[test]
fn no_limit() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let cards: Vec<_> = (0..12).map(|_| scene.drop(a, Item::AtomicRifle)).collect();
    let mut play = scene.turn(Who::Captain);
    for card in cards {
        play.does(Command::PickUp { who: Who::Captain, what: Thing::Card(card) });
    }
    assert_eq!(play.of(Who::Captain).items.len(), 12);
}

/// AM-11.3: items, components, O2 and people in both directions, with somebody on his tile; two others cannot trade
#[test]
fn trading() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief, Who::Doctor]);
    scene.row::<2>();
    let brain = scene.give(Who::Captain, Item::DominatedBrain);
    let girl = scene.give(Who::Chief, Item::RtGirl);
    scene.rocketeer(Who::Chief).components.wire = 2;
    let mut play = scene.turn(Who::Captain);
    let give = Goods { cards: vec![brain], o2: 3, ..Goods::default() };
    let take = Goods { cards: vec![girl], wire: 1, ..Goods::default() };
    play.does(trade(Who::Captain, Who::Chief, give, take));
    let (captain, chief) = (play.of(Who::Captain), play.of(Who::Chief));
    assert!(captain.holds(Item::RtGirl) && chief.holds(Item::DominatedBrain));
    assert_eq!((captain.o2, chief.o2), (3, 9));
    assert_eq!((captain.components.wire, chief.components.wire), (1, 1));
    let wire = || Goods { wire: 1, ..Goods::default() };
    assert_eq!(play.refuses(trade(Who::Chief, Who::Doctor, wire(), Goods::default())), "AM-12.1");
    assert_eq!(play.refuses(trade(Who::Captain, Who::Doctor, Goods::default(), wire())), "AM-11.3");
    assert_eq!(play.refuses(trade(Who::Captain, Who::Doctor, Goods::default(), Goods::default())), "AM-11.3");
    let mut apart = Scene::of(&[Who::Captain, Who::Chief]);
    let tiles: [_; 2] = apart.row();
    apart.put(Who::Chief, tiles[1]);
    apart.rocketeer(Who::Captain).components.wire = 1;
    let mut play = apart.turn(Who::Captain);
    assert_eq!(play.refuses(trade(Who::Captain, Who::Chief, wire(), Goods::default())), "AM-11.3");
}

/// AM-11.4: a trade needs the consent of the other player
#[test]
fn consent() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]).with_chairs();
    scene.row::<1>();
    let gun = scene.give(Who::Chief, Item::RayGun);
    let mut play = scene.turn(Who::Captain);
    let take = Goods { cards: vec![gun], ..Goods::default() };
    play.does(trade(Who::Captain, Who::Chief, Goods::default(), take.clone()));
    assert!(play.of(Who::Chief).holds(Item::RayGun));
    assert_eq!(play.asked(), Seat(1));
    play.does(Command::Answer { answer: Answer::No });
    assert!(play.of(Who::Chief).holds(Item::RayGun) && play.acts(Who::Captain));
    play.does(trade(Who::Captain, Who::Chief, Goods::default(), take));
    play.does(Command::Answer { answer: Answer::Yes });
    assert!(play.of(Who::Captain).holds(Item::RayGun));
}

/// AM-11.5: a traded item keeps its state
#[test]
fn items_keep_their_state() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<1>();
    let recorder = scene.give(Who::Captain, Item::TapeRecorder);
    let belt = scene.give_unknown(Who::Captain, Item::ForceFieldBelt);
    let captain = scene.rocketeer(Who::Captain);
    captain.card_mut(recorder).unwrap().recording = true;
    captain.card_mut(recorder).unwrap().used_by = Some(Who::Captain);
    let before: Vec<ItemCard> = captain.items.clone();
    let mut play = scene.turn(Who::Captain);
    let give = Goods { cards: vec![recorder, belt], ..Goods::default() };
    play.does(trade(Who::Captain, Who::Chief, give, Goods::default()));
    assert_eq!(play.of(Who::Chief).items, before);
}

/// AM-11.6: nothing can be put down: no command does it but the Space Monkey's
#[test]
fn nothing_is_put_down() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let boy = scene.give(Who::Captain, Item::RtBoy);
    let mut play = scene.turn(Who::Captain);
    let put = away_missions::Aim::PutDown { at: b, card: gun };
    assert_eq!(play.refuses(crate::support::using(Who::Captain, boy, put)), "AM-12.1");
    assert!(play.field().tile(a).unwrap().lying.is_empty());
}
