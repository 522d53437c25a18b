//! RM-7, Industrial Espionage: a copy of another Asset.

use crate::assets::{NOTHING, assert_card, claim, drew, money, using, using_as};
use crate::common::{
    BLUE, RED, WHITE, act, card, discard, held, launch, pay, refused_by, scene, set, settle, shown, view,
    zone,
};
use crate::flight::{
    abort, draw, draw_times, drawing, drawn, failed, moment, moved, position, rocket, succeeded, trigger,
    turn,
};
use rocketmen::content::{Destination, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    Aim, CardId, CardSet, Claim, Command, Event, MissionFate, Moment, Payment, Refusal, Rocketmen,
};

const SPY: &str = "industrial-espionage";

/// Red holds Industrial Espionage, and this card is on the display as a model.
fn spying_on(model: &str) -> Scene {
    scene(2).hand(RED, &[SPY]).display(&[model])
}

fn buy_as(engine: u8, pay: Payment, model: Option<CardId>) -> Command {
    Command::Buy { cards: CardSet::EMPTY, engine: Some(engine), pay, model }
}

fn place_as(pad: &[CardId], pay: Payment, model: CardId) -> Command {
    Command::Place { plan: None, pad: set(pad), pay, model: Some(model) }
}

/// What Industrial Espionage is a copy of, by name.
fn copying(game: &Rocketmen) -> Option<String> {
    view(game, RED).copying.map(|kind| game.content().kind(kind).id.clone())
}

/// Red has Industrial Espionage on the pad as a copy, with a Satellite planned.
fn disguised(model: &str, pad: &[&str]) -> Scene {
    scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &[SPY])
        .pad(RED, pad)
        .copying(model)
        .achievements(RED, rocket(3))
}

/// RM-7.24: it costs 30 and is worth nothing of its own.
#[test]
fn espionage_is_nothing_by_itself() {
    assert_card(SPY, money(30), NOTHING);
}

/// RM-7.24: the model is named when it pays, and only then.
#[test]
fn espionage_becomes_a_copy_when_it_pays() {
    let mut game = spying_on("solar-energy").hand(RED, &["satellite-2"]).build();
    let (spy, model, twenty) =
        (held(&game, RED, SPY), shown(&game, "solar-energy"), held(&game, RED, "satellite-2"));
    refused_by(&mut game, RED, buy_as(0, pay(&[spy]), None), Refusal::NeedsModel, "RM-7.24");
    refused_by(&mut game, RED, buy_as(0, pay(&[twenty]), Some(model)), Refusal::NoModelNeeded, "RM-7.24");
    let events = act(&mut game, RED, buy_as(0, pay(&[spy]), Some(model)));
    assert!(matches!(&events[0], Event::Bought { model: Some(told), .. } if *told == model));
    assert_eq!(zone(&game, RED, Zone::Played), [SPY, "small-rocket-boosters"], "20 money, as Solar Energy");
    assert_eq!(shown(&game, "solar-energy"), model, "the model stays where it is");
}

/// RM-7.24: its items pay as well.
#[test]
fn a_copy_pays_with_the_items_of_its_model() {
    let mut game = spying_on("solar-energy").hand(RED, &["space-hotel-2", "satellite-1"]).build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "solar-energy"));
    let others = [held(&game, RED, "space-hotel-2"), held(&game, RED, "satellite-1")];
    let without = buy_as(2, pay(&[others[0], others[1]]), None);
    refused_by(&mut game, RED, without, Refusal::PriceNotMet { money: 10, items: 1 }, "RM-4.4");
    act(&mut game, RED, buy_as(2, pay(&[spy, others[0], others[1]]), Some(model)));
    assert!(zone(&game, RED, Zone::Played).contains(&"heavy-lift-engine".to_owned()));
}

/// RM-7.24: the model is named when it is used for a DISCARD ability.
#[test]
fn espionage_becomes_a_copy_when_it_is_used() {
    let mut game = spying_on("quantum-computer").build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "quantum-computer"));
    refused_by(&mut game, RED, using(spy, Aim::Nothing), Refusal::NeedsModel, "RM-7.24");
    let events = act(&mut game, RED, using_as(spy, Aim::Nothing, model));
    assert_eq!(events[0], Event::Used { seat: RED, card: spy, model: Some(model) });
    assert_eq!(drew(&game, &events).len(), 2);
    assert_eq!(zone(&game, RED, Zone::Played), [SPY]);
}

/// RM-7.24: the model is named when it is placed, and its money counts toward the placement.
#[test]
fn espionage_becomes_a_copy_when_it_is_placed() {
    let mut game = spying_on("solar-energy").hand(RED, &["spaceship-2"]).plan(RED, "satellite-1").build();
    let (spy, model, ship) =
        (held(&game, RED, SPY), shown(&game, "solar-energy"), held(&game, RED, "spaceship-2"));
    let unnamed = Command::Place { plan: None, pad: set(&[spy]), pay: pay(&[]), model: None };
    refused_by(&mut game, RED, unnamed, Refusal::NeedsModel, "RM-7.24");
    act(&mut game, RED, place_as(&[spy, ship], pay(&[]), model));
    assert_eq!(zone(&game, RED, Zone::Pad), [SPY, "spaceship-2"]);
    assert_eq!(copying(&game).as_deref(), Some("solar-energy"));
}

/// RM-7.25: the model may be on the display, in an opponent's Warehouse or on an opponent's pad.
#[test]
fn the_model_is_a_visible_asset() {
    let arranged = scene(3)
        .hand(RED, &[SPY])
        .display(&["solar-energy"])
        .put(BLUE, Zone::Warehouse, &["global-internet"])
        .put(WHITE, Zone::Pad, &["big-data"])
        .build();
    let spy = held(&arranged, RED, SPY);
    let models =
        [shown(&arranged, "solar-energy"), card(&arranged, BLUE, Zone::Warehouse, "global-internet")];
    for model in models {
        act(&mut arranged.clone(), RED, buy_as(0, pay(&[spy]), Some(model)));
    }
    let on_pad = card(&arranged, WHITE, Zone::Pad, "big-data");
    let short = Refusal::PriceNotMet { money: 10, items: 0 };
    refused_by(&mut arranged.clone(), RED, buy_as(0, pay(&[spy]), Some(on_pad)), short, "RM-4.4");
}

/// RM-7.25: nothing else can be copied: own cards, hidden or played cards, other families, or the card itself.
#[test]
fn nothing_else_is_a_model() {
    let mut game = scene(2)
        .hand(RED, &[SPY, "solar-energy"])
        .put(RED, Zone::Warehouse, &["global-internet"])
        .put(RED, Zone::Pad, &["depot"])
        .hand(BLUE, &["big-data"])
        .put(BLUE, Zone::Junkyard, &["electric-cars"])
        .put(BLUE, Zone::Depot, &["afterburner"])
        .put(BLUE, Zone::Pad, &["heavy-lift-engine", "spaceship-2"])
        .put(BLUE, Zone::Warehouse, &["satellite-2"])
        .display(&["pandemic"])
        .build();
    let spy = held(&game, RED, SPY);
    let wrong = [
        spy,
        held(&game, RED, "solar-energy"),
        card(&game, RED, Zone::Warehouse, "global-internet"),
        card(&game, RED, Zone::Pad, "depot"),
        held(&game, BLUE, "big-data"),
        card(&game, BLUE, Zone::Junkyard, "electric-cars"),
        card(&game, BLUE, Zone::Depot, "afterburner"),
        card(&game, BLUE, Zone::Pad, "heavy-lift-engine"),
        card(&game, BLUE, Zone::Pad, "spaceship-2"),
        card(&game, BLUE, Zone::Warehouse, "satellite-2"),
        shown(&game, "pandemic"),
        CardId(200),
    ];
    for model in wrong {
        refused_by(&mut game, RED, buy_as(0, pay(&[spy]), Some(model)), Refusal::BadModel, "RM-7.25");
        refused_by(&mut game, RED, using_as(spy, Aim::Nothing, model), Refusal::BadModel, "RM-7.25");
    }
    // Without any model at all it cannot be used, but it can still be discarded.
    act(&mut game, RED, discard(&[spy]));
    assert_eq!(zone(&game, RED, Zone::Played), [SPY]);
}

/// RM-7.26: a copy goes on the pad only if its model has an item.
#[test]
fn a_copy_needs_an_item_to_be_placed() {
    let mut game = scene(2)
        .hand(RED, &[SPY])
        .plan(RED, "satellite-1")
        .display(&["electric-cars", "government-contract", "afterburner"])
        .build();
    let spy = held(&game, RED, SPY);
    for model in ["electric-cars", "government-contract"] {
        let model = shown(&game, model);
        refused_by(
            &mut game,
            RED,
            place_as(&[spy], pay(&[]), model),
            Refusal::NoItem { card: spy },
            "RM-5.7",
        );
    }
    // With an item but no money somebody else has to pay.
    let model = shown(&game, "afterburner");
    let unpaid = Refusal::PlacementNotPaid { money: 10 };
    refused_by(&mut game, RED, place_as(&[spy], pay(&[]), model), unpaid, "RM-5.1");
}

/// RM-7.26: the ban on equal names covers the copy, whichever of the two comes first.
#[test]
fn a_copy_bears_the_name_of_its_model() {
    let arranged = scene(4)
        .hand(RED, &[SPY, "big-data", "solar-energy"])
        .plan(RED, "satellite-1")
        .display(&["big-data", "solar-energy"])
        .build();
    let [spy, data, solar] = [SPY, "big-data", "solar-energy"].map(|name| held(&arranged, RED, name));
    let data_model = shown(&arranged, "big-data");
    let place_data = Command::Place { plan: None, pad: set(&[data]), pay: pay(&[]), model: None };

    let mut real_first = arranged.clone();
    act(&mut real_first, RED, place_data);
    let same = Refusal::SameName { card: spy };
    refused_by(&mut real_first, RED, place_as(&[spy], pay(&[]), data_model), same, "RM-5.8");
    let solar_model = shown(&real_first, "solar-energy");
    act(&mut real_first, RED, place_as(&[spy], pay(&[]), solar_model));

    let mut copy_first = arranged.clone();
    act(&mut copy_first, RED, place_as(&[spy], pay(&[]), data_model));
    refused_by(&mut copy_first, RED, place_data, Refusal::SameName { card: data }, "RM-5.8");
    let other = Command::Place { plan: None, pad: set(&[solar]), pay: pay(&[]), model: None };
    act(&mut copy_first, RED, other);

    let mut together = arranged;
    let both = place_as(&[spy, data], pay(&[]), data_model);
    assert!(matches!(crate::common::refused(&mut together, RED, both), Refusal::SameName { .. }));
}

/// RM-7.26: a copy that pays as Big Data leaves Big Data's effect.
#[test]
fn a_copy_pays_as_big_data() {
    let mut game = spying_on("big-data").hand(RED, &["satellite-1"]).build();
    let (spy, model, ten) =
        (held(&game, RED, SPY), shown(&game, "big-data"), held(&game, RED, "satellite-1"));
    act(&mut game, RED, buy_as(0, pay(&[spy, ten]), Some(model)));
    assert_eq!(view(&game, RED).notes.pending, set(&[spy]));
    let events = act(&mut game, RED, claim(spy, Claim::Draw));
    assert_eq!(drew(&game, &events).len(), 1);
    refused_by(&mut game, RED, claim(spy, Claim::Draw), Refusal::NothingPending { card: spy }, "RM-7.6");
}

/// RM-7.26: a copy of Global Internet that places itself places another card for free.
#[test]
fn a_copy_places_as_global_internet() {
    let mut game =
        spying_on("global-internet").hand(RED, &["heavy-lift-engine"]).plan(RED, "satellite-1").build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "global-internet"));
    let engine = held(&game, RED, "heavy-lift-engine");
    act(&mut game, RED, place_as(&[spy], pay(&[]), model));
    act(&mut game, RED, crate::assets::claim_pad(spy, engine));
    assert_eq!(zone(&game, RED, Zone::Pad), ["heavy-lift-engine", SPY]);
}

/// RM-7.26: Global Internet places Industrial Espionage for free as a copy; it has not been used to pay.
#[test]
fn global_internet_places_a_copy() {
    let mut game = spying_on("big-data").hand(RED, &["global-internet"]).plan(RED, "satellite-1").build();
    let (spy, model, internet) =
        (held(&game, RED, SPY), shown(&game, "big-data"), held(&game, RED, "global-internet"));
    act(&mut game, RED, crate::common::place(None, &[internet], pay(&[])));
    let unnamed = claim(internet, Claim::Pad { card: spy, model: None });
    refused_by(&mut game, RED, unnamed, Refusal::NeedsModel, "RM-7.24");
    act(&mut game, RED, claim(internet, Claim::Pad { card: spy, model: Some(model) }));
    assert_eq!(copying(&game).as_deref(), Some("big-data"));
    assert_eq!(view(&game, RED).notes.pending, CardSet::EMPTY);
    assert_eq!(zone(&game, RED, Zone::Pad), ["global-internet", SPY]);
}

/// RM-7.26: a copy of Government Contract is worth the missions of its own player.
#[test]
fn a_copy_pays_as_government_contract() {
    let mut game = spying_on("government-contract")
        .at(RED, Destination::Earth, MissionType::Satellite)
        .at(RED, Destination::Moon, MissionType::Satellite)
        .build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "government-contract"));
    act(&mut game, RED, buy_as(0, pay(&[spy]), Some(model)));
    assert_eq!(zone(&game, RED, Zone::Played), [SPY, "small-rocket-boosters"]);
}

/// RM-7.26: the copy's items and Rocket points count in a launch.
#[test]
fn a_copy_boosts_like_its_model() {
    let cases =
        [("genetic-engineering", Destination::Mars, 6, 2), ("fusion-reactor", Destination::Earth, 8, 0)];
    for (model, destination, points, boost) in cases {
        let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &[SPY]).copying(model);
        let mut game = drawing(scene.achievements(RED, rocket(6)), &[0]);
        let events = act(&mut game, RED, launch(destination));
        assert!(matches!(events[0], Event::LaunchDeclared { rocket, boost: moved, .. }
            if rocket == points && moved == boost));
    }
}

/// RM-7.26: a copy without a DISCARD ability has none to use.
#[test]
fn a_copy_has_only_the_effect_of_its_model() {
    let mut game = spying_on("backup-systems").build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "backup-systems"));
    refused_by(
        &mut game,
        RED,
        using_as(spy, Aim::Nothing, model),
        Refusal::NoAbility { card: spy },
        "RM-7.1",
    );
}

/// RM-7.27: a copy that paid is itself again when the turn ends.
#[test]
fn a_copy_ends_with_the_turn() {
    let mut game = spying_on("solar-energy").build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "solar-energy"));
    act(&mut game, RED, buy_as(0, pay(&[spy]), Some(model)));
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(copying(&game), None);
    assert_eq!(zone(&game, RED, Zone::Warehouse), [SPY, "small-rocket-boosters"]);
}

/// RM-7.27: a copy on the pad stays one, turn after turn, even when its model is gone; discarded, it is itself again.
#[test]
fn a_copy_on_the_pad_stays_a_copy() {
    let price = ["satellite-1", "satellite-2", "spaceship-1"];
    let mut game = spying_on("big-data").plan(RED, "satellite-1").hand(BLUE, &price).build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "big-data"));
    act(&mut game, RED, place_as(&[spy], pay(&[]), model));
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(copying(&game).as_deref(), Some("big-data"));
    // Blue takes the model away.
    let price = price.map(|name| held(&game, BLUE, name));
    act(&mut game, BLUE, crate::common::buy(&[model], None, pay(&price)));
    act(&mut game, BLUE, Command::EndTurn);
    assert_eq!(copying(&game).as_deref(), Some("big-data"));
    act(&mut game, RED, discard(&[spy]));
    assert_eq!(copying(&game), None);
    assert_eq!(zone(&game, RED, Zone::Played), [SPY]);
}

/// RM-7.27, RM-7.6: a copy that is discarded from the pad has no effect left to claim.
#[test]
fn a_discarded_copy_loses_its_pending_effect() {
    let mut game = spying_on("big-data").plan(RED, "satellite-1").build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "big-data"));
    act(&mut game, RED, place_as(&[spy], pay(&[]), model));
    act(&mut game, RED, discard(&[spy]));
    refused_by(&mut game, RED, claim(spy, Claim::Draw), Refusal::NothingPending { card: spy }, "RM-7.6");
}

/// RM-7.27: placed as a Fusion Reactor it is permanent, with its Rocket points, for as long as it lies there.
#[test]
fn a_copied_fusion_reactor_is_permanent() {
    let mut game =
        drawing(spying_on("fusion-reactor").plan(RED, "satellite-1").hand(RED, &["satellite-2"]), &[3, 3, 2]);
    let (spy, model, twenty) =
        (held(&game, RED, SPY), shown(&game, "fusion-reactor"), held(&game, RED, "satellite-2"));
    act(&mut game, RED, place_as(&[spy], pay(&[twenty]), model));
    act(&mut game, RED, launch(Destination::Earth));
    assert!(succeeded(&draw_times(&mut game, 3)), "its 2 Rocket points met the minimum");
    assert_eq!(turn(&game), BLUE);
    assert_eq!(zone(&game, RED, Zone::Pad), [SPY]);
    assert_eq!(copying(&game).as_deref(), Some("fusion-reactor"));
}

/// RM-7.27: a copy that a launch clears away is itself again.
#[test]
fn a_copy_is_itself_again_after_a_launch() {
    let mut game = drawing(disguised("big-data", &[]), &[3, 3, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(position(&game), 1);
    assert!(succeeded(&draw_times(&mut game, 3)));
    assert_eq!(copying(&game), None);
    assert_eq!(zone(&game, RED, Zone::Warehouse), [SPY]);
}

/// RM-7.28: used as Solar Energy it is junked itself; the model stays.
#[test]
fn a_copied_solver_junks_espionage() {
    let mut game = scene(2)
        .hand(RED, &[SPY])
        .put(BLUE, Zone::Warehouse, &["solar-energy"])
        .display(&["climate-change"])
        .deck(&[])
        .build();
    let spy = held(&game, RED, SPY);
    let (model, threat) =
        (card(&game, BLUE, Zone::Warehouse, "solar-energy"), shown(&game, "climate-change"));
    act(&mut game, RED, using_as(spy, Aim::Card(threat), model));
    assert_eq!(zone(&game, RED, Zone::Junkyard), [SPY]);
    assert_eq!(zone(&game, RED, Zone::Played), ["climate-change"]);
    assert_eq!(zone(&game, BLUE, Zone::Warehouse), ["solar-energy"]);
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Junkyard), [SPY]);
    assert_eq!(copying(&game), None);
}

/// RM-7.28: every DISCARD ability can be copied, and it is Industrial Espionage that goes to the Playing Area.
#[test]
fn every_discard_ability_can_be_copied() {
    type Aiming = fn(&Rocketmen) -> Aim;
    let cases: [(&str, Aiming, usize); 4] = [
        ("storage-batteries", |game| Aim::Card(held(game, RED, "base-2")), 1),
        ("super-capacitors", |game| Aim::Cards(set(&[held(game, RED, "base-2")])), 2),
        ("nanotechnology", |game| Aim::Card(shown(game, "nanotechnology")), 1),
        ("quantum-computer", |_| Aim::Nothing, 2),
    ];
    for (name, aim, draws) in cases {
        let mut game = spying_on(name).hand(RED, &["base-2"]).deck(&[]).build();
        let (spy, model) = (held(&game, RED, SPY), shown(&game, name));
        let aim = aim(&game);
        let events = act(&mut game, RED, using_as(spy, aim, model));
        assert_eq!(drew(&game, &events).len(), draws, "{name}");
        assert!(zone(&game, RED, Zone::Played).contains(&SPY.to_owned()), "{name}");
        assert_eq!(shown(&game, name), model, "{name} stays on the display");
    }
    let mut game = spying_on("electric-cars").put(RED, Zone::Warehouse, &["depot"]).build();
    let (spy, model) = (held(&game, RED, SPY), shown(&game, "electric-cars"));
    let wanted = card(&game, RED, Zone::Warehouse, "depot");
    act(&mut game, RED, using_as(spy, Aim::Cards(set(&[wanted])), model));
    assert_eq!(zone(&game, RED, Zone::Hand), ["depot"]);
    assert_eq!(zone(&game, RED, Zone::Played), [SPY]);
}

/// RM-7.28: in a launch it is Industrial Espionage that is discarded for the copied effect.
#[test]
fn copied_launch_effects_discard_espionage() {
    let mut suit = drawing(disguised("multi-purpose-space-suit", &[]), &[0, 3]);
    act(&mut suit, RED, launch(Destination::Earth));
    draw(&mut suit);
    assert_eq!(moment(&suit), Moment::Answering { value: 0 });
    let spy = card(&suit, RED, Zone::Pad, SPY);
    assert_eq!(act(&mut suit, RED, trigger(spy))[1..], drawn(3, 3));

    let mut shielding = drawing(disguised("radiation-shielding", &[]), &[0]);
    act(&mut shielding, RED, launch(Destination::Earth));
    draw(&mut shielding);
    assert_eq!(act(&mut shielding, RED, trigger(spy))[1], moved(2, 2));

    let mut burner = drawing(disguised("afterburner", &[]), &[1, 1, 1]);
    act(&mut burner, RED, launch(Destination::Earth));
    draw_times(&mut burner, 3);
    assert_eq!(moment(&burner), Moment::LastChance);
    assert_eq!(act(&mut burner, RED, trigger(spy))[1], moved(2, 5));
    assert!(failed(&burner));

    for game in [suit, shielding, burner] {
        assert_eq!(zone(&game, RED, Zone::Played), [SPY]);
        assert_eq!(copying(&game), None);
    }
}

/// RM-7.28: a copied Detailed Planning that helped to succeed junks Industrial Espionage.
#[test]
fn a_copied_detailed_planning_junks_espionage() {
    let mut game = drawing(disguised("detailed-planning", &[]), &[4, 0, 0, 3, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    let spy = card(&game, RED, Zone::Pad, SPY);
    act(&mut game, RED, trigger(spy));
    act(&mut game, RED, Command::Pick { value: 4 });
    assert!(succeeded(&draw_times(&mut game, 2)));
    assert_eq!(zone(&game, RED, Zone::Junkyard), [SPY, "satellite-1"]);
    assert_eq!(copying(&game), None);
}

/// RM-7.28, RM-7.21: a Space Suit and a copy of another effect chain on the same draw.
#[test]
fn a_copy_and_another_card_may_answer_one_after_the_other() {
    let mut game = drawing(disguised("radiation-shielding", &["multi-purpose-space-suit"]), &[0, 0, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    draw(&mut game);
    let suit = card(&game, RED, Zone::Pad, "multi-purpose-space-suit");
    let spy = card(&game, RED, Zone::Pad, SPY);
    act(&mut game, RED, trigger(suit));
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    act(&mut game, RED, trigger(spy));
    assert_eq!(position(&game), 2);
}

/// RM-7.26, RM-7.27: a copied Depot stores cards and stays; discarded, it takes them along.
#[test]
fn a_copied_depot_stores() {
    let arranged = disguised("depot", &["spaceship-1"]).hand(RED, &["base-1"]);
    let mut game = drawing(arranged, &[0, 1, 0]);
    let (spy, base) = (card(&game, RED, Zone::Pad, SPY), held(&game, RED, "base-1"));
    act(&mut game, RED, Command::Store { card: base });
    let mut given_up = game.clone();
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, 3);
    act(&mut game, RED, settle(&[], MissionFate::Stays));
    assert_eq!(zone(&game, RED, Zone::Pad), [SPY]);
    assert_eq!(zone(&game, RED, Zone::Depot), ["base-1"]);
    act(&mut given_up, RED, discard(&[spy]));
    assert_eq!(zone(&given_up, RED, Zone::Depot), [""; 0]);
    assert_eq!(zone(&given_up, RED, Zone::Played), ["base-1", SPY]);
    refused_by(&mut given_up, RED, Command::Store { card: base }, Refusal::NoDepot, "RM-7.32");
}

/// RM-7.26: a copy of Reusable Rockets keeps an Engine; aborting with a permanent copy owes nothing for it.
#[test]
fn a_copy_keeps_an_engine() {
    let mut game = drawing(disguised("reusable-rockets", &["heavy-lift-engine"]), &[3, 3, 2]);
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, 3);
    let engine = card(&game, RED, Zone::Pad, "heavy-lift-engine");
    act(&mut game, RED, settle(&[engine], MissionFate::Goes));
    assert_eq!(zone(&game, RED, Zone::Pad), ["heavy-lift-engine"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), [SPY]);

    let mut game = drawing(disguised("fusion-reactor", &[]), &[0, 0]);
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, 2);
    act(&mut game, RED, abort(&[]));
    assert_eq!(zone(&game, RED, Zone::Pad), [SPY]);
}
