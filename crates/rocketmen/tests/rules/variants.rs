//! Chapter 11: the Variant cards.

use crate::common::*;
use rocketmen::content::{Destination, Item, VariantRule};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    Achievements, CardSet, Claim, Command, EndReason, Event, Landing, MissionFate, PhaseView, Refusal,
    Rocketmen, Setup, VariantChoice,
};
use table::{Game as _, Seat, Seed};

const RULES: [&str; 5] = ["soft-abort", "insurance", "big-staff", "cheap-access", "closing-window"];

/// The last turn of a table with this Variant card and another that never matters here.
fn last_turn(seats: u8, variant: &str) -> Scene {
    let scene = scene_with_variants(seats, variant, "soft-abort").round(60).turn(Seat(seats - 1));
    Seat::all(seats).fold(scene, |scene, seat| scene.goals(seat, &[]))
}

/// What this Variant card pays each seat at the end.
fn paid(scene: Scene, variant: &str) -> Vec<u16> {
    let mut game = scene.build();
    let seat = view(&game, RED).turn;
    let events = act(&mut game, seat, Command::EndTurn);
    let Some(Event::GameOver { scores, .. }) = events.last() else { panic!("the game goes on") };
    let known = &game.content().source().variants;
    let points = scores.iter().map(|score| {
        let mine = score.variants.iter().filter(|(id, _)| known[usize::from(id.0)].id == variant);
        let points: u16 = mine.map(|(_, vp)| vp).sum();
        assert_eq!(score.total, score.track + score.threats + score.tokens + score.goal + points);
        points
    });
    points.collect()
}

/// RM-11.1: everybody who is tied for the most gets the full 3 VP, and nobody else anything.
#[test]
fn a_tie_pays_everybody_in_full() {
    // Everybody starts with two Computers.
    assert_eq!(paid(last_turn(4, "computing-race"), "computing-race"), [3, 3, 3, 3]);
    let scene = last_turn(4, "computing-race").hand(RED, &["big-data"]).hand(WHITE, &["super-capacitors"]);
    assert_eq!(paid(scene, "computing-race"), [3, 0, 3, 0]);
    let scene = last_turn(4, "computing-race").hand(RED, &["big-data"]).hand(WHITE, &["super-capacitors"]);
    assert_eq!(paid(scene.hand(WHITE, &["global-internet"]), "computing-race"), [0, 0, 3, 0]);
}

/// RM-11.2: a card counts in every zone.
#[test]
fn cards_count_wherever_they_lie() {
    let zones = [Zone::Hq, Zone::Hand, Zone::Pad, Zone::Depot, Zone::Played, Zone::Warehouse, Zone::Junkyard];
    for zone in zones {
        let scene = last_turn(2, "computing-race").put(RED, zone, &["super-capacitors"]);
        assert_eq!(paid(scene, "computing-race"), [3, 0], "{zone:?}");
    }
    // On the Mission Plan too: without this Spaceship Red would have one Computer less than Blue.
    let scene = last_turn(2, "computing-race").plan(RED, "spaceship-2");
    assert_eq!(paid(scene, "computing-race"), [3, 3]);
}

/// RM-11.3: Computers win the Computing Race; Science does not stand in for them.
#[test]
fn computing_race() {
    let scene =
        last_turn(2, "computing-race").hand(RED, &["nanotechnology", "backup-systems", "designer-drugs"]);
    assert_eq!(paid(scene, "computing-race"), [3, 3]);
    // Quantum Computer shows one Computer besides its Science.
    let scene = last_turn(2, "computing-race").hand(RED, &["quantum-computer"]).hand(BLUE, &["big-data"]);
    assert_eq!(paid(scene, "computing-race"), [3, 3]);
    let scene = last_turn(2, "computing-race").hand(BLUE, &["asteroid-laser-ablation"]);
    assert_eq!(paid(scene, "computing-race"), [0, 3]);
    // A token of Science is no item on a card.
    let science = Achievements { science: 4, ..Achievements::default() };
    assert_eq!(paid(last_turn(2, "computing-race").achievements(RED, science), "computing-race"), [3, 3]);
}

/// RM-11.4: Composites win the Materials Race; Science does not stand in for them.
#[test]
fn materials_race() {
    let scene =
        last_turn(2, "materials-race").hand(RED, &["nanotechnology", "super-capacitors", "designer-drugs"]);
    assert_eq!(paid(scene, "materials-race"), [3, 3]);
    let scene = last_turn(2, "materials-race").hand(BLUE, &["solar-energy"]);
    assert_eq!(paid(scene, "materials-race"), [0, 3]);
    let scene = last_turn(2, "materials-race").hand(BLUE, &["solar-energy"]);
    assert_eq!(paid(scene.hand(RED, &["storage-batteries", "backup-systems"]), "materials-race"), [3, 0]);
}

/// RM-11.5: Biotech wins the Biotech Race, each item of a card by itself; Science does not stand in for it.
#[test]
fn biotech_race() {
    let scene =
        last_turn(2, "biotech-race").hand(RED, &["nanotechnology", "super-capacitors", "backup-systems"]);
    assert_eq!(paid(scene, "biotech-race"), [3, 3]);
    // Genetic Engineering shows two.
    let scene =
        last_turn(2, "biotech-race").hand(RED, &["genetic-engineering"]).hand(BLUE, &["designer-drugs"]);
    assert_eq!(paid(scene, "biotech-race"), [3, 0]);
}

/// RM-11.6: Rocket points on cards and achievements together win the Propulsion Lead.
#[test]
fn propulsion_lead() {
    let rocket = |points| Achievements { rocket: points, ..Achievements::default() };
    let variant = "propulsion-lead";
    assert_eq!(paid(last_turn(2, variant), variant), [3, 3]);
    assert_eq!(paid(last_turn(2, variant).achievements(BLUE, rocket(1)), variant), [0, 3]);
    let engines = || last_turn(2, variant).put(RED, Zone::Warehouse, &["small-rocket-boosters"]);
    assert_eq!(paid(engines().achievements(BLUE, rocket(1)), variant), [3, 0]);
    assert_eq!(paid(engines().achievements(BLUE, rocket(2)), variant), [3, 3]);
    assert_eq!(paid(engines().achievements(BLUE, rocket(3)), variant), [0, 3]);
    assert_eq!(paid(engines().put(BLUE, Zone::Junkyard, &["heavy-lift-engine"]), variant), [0, 3]);
}

/// RM-11.7: the most Threats win the Planetary Defence, and nobody wins it without one.
#[test]
fn planetary_defence() {
    let variant = "planetary-defence";
    assert_eq!(paid(last_turn(3, variant), variant), [0, 0, 0]);
    assert_eq!(paid(last_turn(3, variant).put(BLUE, Zone::Junkyard, &["pandemic"]), variant), [0, 3, 0]);
    let scene =
        last_turn(3, variant).put(BLUE, Zone::Junkyard, &["pandemic"]).hand(WHITE, &["asteroid-impact"]);
    assert_eq!(paid(scene, variant), [0, 3, 3]);
    let scene = last_turn(3, variant).put(BLUE, Zone::Junkyard, &["pandemic"]);
    assert_eq!(paid(scene.hand(WHITE, &["asteroid-impact", "asteroid-impact"]), variant), [0, 0, 3]);
}

/// RM-11.1: two scoring Variants pay independently of each other.
#[test]
fn two_scoring_variants_pay_independently() {
    let scene = || {
        let scene = scene_with_variants(2, "planetary-defence", "biotech-race").round(60).turn(BLUE);
        scene.goals(RED, &[]).goals(BLUE, &[]).hand(RED, &["pandemic"]).hand(BLUE, &["designer-drugs"])
    };
    let mut game = scene().build();
    let events = act(&mut game, BLUE, Command::EndTurn);
    let Some(Event::GameOver { scores, winners }) = events.last() else { panic!("the game goes on") };
    assert_eq!((scores[0].total, scores[1].total), (5, 3));
    assert_eq!(winners, &[RED]);
}

/// A launch of Red's that has drawn two zeros on its way to Earth orbit.
fn two_zeros(scene: Scene) -> Rocketmen {
    let scene = scene.plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters", "storage-batteries"]);
    let mut game = scene.dice(&[0, 0, 0]).build();
    act(&mut game, RED, launch(Destination::Earth));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    game
}

/// RM-11.8: an abort costs nothing with Soft Abort, and one card after two draws without it.
#[test]
fn soft_abort_is_free() {
    let mut plain = two_zeros(scene(2));
    let free = Command::Abort { discard: CardSet::EMPTY };
    assert_eq!(refused(&mut plain, RED, free), Refusal::AbortPrice { owed: 1 });

    let mut game = two_zeros(scene_with_variants(2, "soft-abort", "insurance"));
    let battery = card(&game, RED, Zone::Pad, "storage-batteries");
    let generous = Command::Abort { discard: CardSet::of(battery) };
    assert_eq!(refused(&mut game, RED, generous), Refusal::AbortPrice { owed: 0 });
    act(&mut game, RED, free);
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters", "storage-batteries"]);
    assert!(player(&game, RED).plan.is_some());
    assert_eq!(view(&game, RED).turn, BLUE);
}

/// A launch of Red's that has failed.
fn failed(scene: Scene) -> Rocketmen {
    let mut game = two_zeros(scene);
    act(&mut game, RED, Command::Draw);
    assert_eq!(view(&game, RED).phase, PhaseView::Settling(Landing::Failure));
    game
}

/// RM-11.9: after a failure one card of any kind may stay with Insurance, and none without it.
#[test]
fn insurance_keeps_one_card() {
    for name in ["small-rocket-boosters", "storage-batteries"] {
        let mut plain = failed(scene(2));
        let kept = card(&plain, RED, Zone::Pad, name);
        assert_eq!(
            refused(&mut plain, RED, settle(&[kept], MissionFate::Stays)),
            Refusal::CannotKeepAfterFailure
        );

        let mut game = failed(scene_with_variants(2, "insurance", "soft-abort"));
        let kept = card(&game, RED, Zone::Pad, name);
        let both: Vec<_> = game.zone(RED, Zone::Pad).iter().collect();
        assert_eq!(
            refused(&mut game, RED, settle(&both, MissionFate::Stays)),
            Refusal::CannotKeepAfterFailure
        );
        act(&mut game, RED, settle(&[kept], MissionFate::Stays));
        assert_eq!(zone(&game, RED, Zone::Pad), [name]);
        assert!(player(&game, RED).plan.is_some());
    }
}

/// RM-11.9: Insurance comes on top of Reusable Rockets, and does nothing after a success.
#[test]
fn insurance_and_reusable_rockets() {
    let insured = || scene_with_variants(2, "insurance", "soft-abort").pad(RED, &["reusable-rockets"]);
    let mut game = failed(insured());
    let engine = card(&game, RED, Zone::Pad, "small-rocket-boosters");
    let battery = card(&game, RED, Zone::Pad, "storage-batteries");
    let rockets = card(&game, RED, Zone::Pad, "reusable-rockets");
    let greedy = settle(&[engine, battery, rockets], MissionFate::Goes);
    assert_eq!(refused(&mut game, RED, greedy), Refusal::CannotKeepAfterFailure);
    act(&mut game, RED, settle(&[engine, battery], MissionFate::Goes));
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters", "storage-batteries"]);

    let science = Achievements { science: 8, ..Achievements::default() };
    let scene = insured().plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters", "storage-batteries"]);
    let mut game = scene.achievements(RED, science).build();
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(view(&game, RED).phase, PhaseView::Settling(Landing::Success));
    let engine = card(&game, RED, Zone::Pad, "small-rocket-boosters");
    let battery = card(&game, RED, Zone::Pad, "storage-batteries");
    let command = settle(&[battery], MissionFate::Goes);
    refused_by(&mut game, RED, command, Refusal::CannotKeepAfterSuccess, "RM-9.7");
    act(&mut game, RED, settle(&[engine], MissionFate::Goes));
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters"]);
}

/// RM-11.10: with Big Staff everybody starts with seven cards and refills to seven.
#[test]
fn big_staff_holds_seven() {
    let chosen = VariantChoice::Chosen("big-staff".to_owned(), "insurance".to_owned());
    for (variants, limit) in [(VariantChoice::None, 6), (chosen, 7)] {
        let setup = Setup::standard(3).with_variants(variants);
        let mut game = Rocketmen::start(setup, Seed::from_number(5)).expect("a table");
        for seat in Seat::all(3) {
            assert_eq!((player(&game, seat).hand_size, player(&game, seat).hand_limit), (limit, limit));
            assert_eq!(player(&game, seat).hq, 12 - limit);
        }
        let first = view(&game, RED).turn;
        let gone: Vec<_> = game.zone(first, Zone::Hand).iter().take(3).collect();
        act(&mut game, first, discard(&gone));
        act(&mut game, first, Command::EndTurn);
        assert_eq!(player(&game, first).hand_size, limit);
    }
}

/// RM-11.11: the first card placed in a turn is free, on the plan or on the pad, and only the first.
#[test]
fn cheap_access_makes_the_first_card_free() {
    let cheap = || scene_with_variants(2, "cheap-access", "insurance");
    // Nobody pays for the empty Base.
    let mut plain = scene(2).hand(RED, &["base-2"]).build();
    let base = held(&plain, RED, "base-2");
    let free = place(Some(base), &[], pay(&[]));
    assert_eq!(refused(&mut plain, RED, free), Refusal::PlacementNotPaid { money: 10 });
    let mut game = cheap().hand(RED, &["base-2", "spaceship-1", "satellite-1"]).build();
    act(&mut game, RED, free);
    assert_eq!(player(&game, RED).plan, Some(base));

    // The second one costs 10.
    let ship = held(&game, RED, "spaceship-1");
    let satellite = held(&game, RED, "satellite-1");
    let second = place(None, &[ship], pay(&[]));
    assert_eq!(refused(&mut game, RED, second), Refusal::PlacementNotPaid { money: 10 });
    act(&mut game, RED, place(None, &[ship], pay(&[satellite])));

    // The next turn has its own first card, here on the pad.
    act(&mut game, RED, Command::EndTurn);
    act(&mut game, BLUE, Command::EndTurn);
    let mut game = cheap().plan(RED, "base-2").hand(RED, &["spaceship-1", "spaceship-2"]).build();
    let (one, two) = (held(&game, RED, "spaceship-1"), held(&game, RED, "spaceship-2"));
    act(&mut game, RED, place(None, &[one], pay(&[])));
    assert_eq!(
        refused(&mut game, RED, place(None, &[two], pay(&[]))),
        Refusal::PlacementNotPaid { money: 10 }
    );
    act(&mut game, RED, Command::EndTurn);
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, place(None, &[two], pay(&[])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["spaceship-1", "spaceship-2"]);
}

/// RM-11.11: two cards in one action cost 10 together, three cost 20.
#[test]
fn cheap_access_takes_one_card_off_the_bill() {
    let mut game = scene_with_variants(2, "cheap-access", "insurance")
        .hand(RED, &["base-2", "spaceship-1", "spaceship-2", "satellite-1", "satellite-2"])
        .build();
    let [base, one, two, ten, twenty] =
        ["base-2", "spaceship-1", "spaceship-2", "satellite-1", "satellite-2"]
            .map(|name| held(&game, RED, name));
    let unpaid = place(Some(base), &[one], pay(&[]));
    assert_eq!(refused(&mut game, RED, unpaid), Refusal::PlacementNotPaid { money: 10 });
    let short = place(Some(base), &[one, two], pay(&[ten]));
    assert_eq!(refused(&mut game, RED, short), Refusal::PlacementNotPaid { money: 10 });
    act(&mut game, RED, place(Some(base), &[one, two], pay(&[twenty])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["spaceship-1", "spaceship-2"]);
}

/// RM-11.11: what costs nothing was not paid for: a WHEN USED TO PAY card placed for free leaves no effect.
#[test]
fn a_free_card_was_not_used_to_pay() {
    for (table, pending) in [(scene(2), true), (scene_with_variants(2, "cheap-access", "insurance"), false)] {
        let mut game = table.plan(RED, "base-2").hand(RED, &["big-data"]).build();
        let data = held(&game, RED, "big-data");
        act(&mut game, RED, place(None, &[data], pay(&[])));
        let claim = Command::Claim { card: data, claim: Claim::Draw };
        assert_eq!(view(&game, RED).notes.pending.has(data), pending);
        if pending {
            act(&mut game, RED, claim);
        } else {
            assert_eq!(refused(&mut game, RED, claim), Refusal::NothingPending { card: data });
        }
    }
}

/// RM-11.11: a card placed for free in another way was the first one too.
#[test]
fn a_card_placed_by_global_internet_is_the_first() {
    let mut game = scene_with_variants(2, "cheap-access", "insurance")
        .hand(RED, &["global-internet", "base-2", "spaceship-1"])
        .display(&["government-contract"])
        .build();
    let [internet, base, ship] =
        ["global-internet", "base-2", "spaceship-1"].map(|name| held(&game, RED, name));
    let contract = shown(&game, "government-contract");
    act(&mut game, RED, buy(&[contract], None, pay(&[internet])));
    act(&mut game, RED, Command::Claim { card: internet, claim: Claim::Plan(base) });
    let unpaid = place(None, &[ship], pay(&[]));
    assert_eq!(refused(&mut game, RED, unpaid), Refusal::PlacementNotPaid { money: 10 });
}

/// Red buys the last card of the display.
fn sell_out(scene: Scene) -> (Rocketmen, Vec<Event>) {
    let scene = scene.hand(RED, &["satellite-2"]).display(&["government-contract"]).deck(&[]);
    let mut game = scene.build();
    let payment = pay(&[held(&game, RED, "satellite-2")]);
    let last = shown(&game, "government-contract");
    act(&mut game, RED, buy(&[last], None, payment));
    let events = act(&mut game, RED, Command::EndTurn);
    (game, events)
}

/// RM-11.12: an empty display triggers the end with Closing Window, and the round is played out.
#[test]
fn closing_window_ends_the_game() {
    let end = Event::EndTriggered { reason: EndReason::EmptyDisplay };
    let (mut game, events) = sell_out(scene_with_variants(3, "closing-window", "insurance"));
    assert!(events.contains(&end));
    assert_eq!(view(&game, RED).ending, Some(EndReason::EmptyDisplay));
    act(&mut game, BLUE, Command::EndTurn);
    assert!(game.outcome().is_none());
    act(&mut game, WHITE, Command::EndTurn);
    assert!(game.outcome().is_some());

    // Without the Variant card nothing happens, and a display with a single card is not empty.
    let (game, events) = sell_out(scene_with_variants(3, "soft-abort", "insurance"));
    assert!(!events.contains(&end) && view(&game, RED).ending.is_none());
    let scene = scene_with_variants(3, "closing-window", "insurance").display(&["depot"]);
    let (game, events) = sell_out(scene);
    assert!(!events.contains(&end) && view(&game, RED).ending.is_none());
}

/// RM-11.3, RM-11.4, RM-11.5, RM-11.6, RM-11.7: exactly these five score, 3 VP each; the others change a rule.
#[test]
fn five_variants_score_and_five_change_a_rule() {
    let game = scene(2).build();
    let variants = &game.content().source().variants;
    assert_eq!(variants.len(), 10);
    for variant in variants {
        assert_eq!(variant.vp, if RULES.contains(&variant.id.as_str()) { 0 } else { 3 }, "{}", variant.id);
    }
    let rule = |name: &str| variants.iter().find(|variant| variant.id == name).expect("a Variant card").rule;
    assert_eq!(rule("computing-race"), VariantRule::MostItems { item: Item::Computer });
    assert_eq!(rule("materials-race"), VariantRule::MostItems { item: Item::Composite });
    assert_eq!(rule("biotech-race"), VariantRule::MostItems { item: Item::Biotech });
    assert_eq!(rule("propulsion-lead"), VariantRule::MostRocketPoints);
    assert_eq!(rule("planetary-defence"), VariantRule::MostThreats);
}
