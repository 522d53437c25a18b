//! Chapter 13, second half: your turn against the AI, the end of the game and who wins it.

use crate::common::*;
use crate::solo::*;
use rocketmen::content::{Destination, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, Aim, CardSet, Command, Difficulty, EndReason, Event, Refusal};
use table::Game as _;

use Destination::{Earth, Mars, Moon};
use Difficulty::Easy;
use MissionType::{Base, OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship};

/// RM-13.12: a removal moves the AI Rocket one space, once per turn.
#[test]
fn a_removal_moves_the_ai_once_per_turn() {
    let mut game = solo(Easy).ai(flying(Moon, Base, 3)).build();
    let depot = shown(&game, "depot");
    let cars = shown(&game, "electric-cars");
    let events = act(&mut game, RED, Command::Remove { card: depot });
    assert_eq!(events, [Event::Removed { seat: RED, card: depot }, Event::AiMoved { position: 4 }]);
    let after =
        ["government-contract", "backup-systems", "storage-batteries", "-", "electric-cars", "afterburner"];
    assert_eq!(display(&game), after);
    assert!(!player(&game, RED).played.has(depot), "it is not yours");
    refused_by(&mut game, RED, Command::Remove { card: cars }, Refusal::AlreadyRemoved, "RM-13.12");
    end_turn(&mut game);
    assert_eq!(ai(&game).mission.map(|mission| mission.position), Some(5));
    act(&mut game, RED, Command::Remove { card: cars });
    assert_eq!(ai(&game).mission.map(|mission| mission.position), Some(6));
}

/// RM-13.12: if the removal brings the AI to its target, it scores at once, and then there is no mission to pay with.
#[test]
fn a_removal_may_let_the_ai_arrive() {
    let mut game = solo(Easy).ai(flying(Moon, Base, 9)).build();
    let depot = shown(&game, "depot");
    let events = act(&mut game, RED, Command::Remove { card: depot });
    let arrived = Event::AiArrived { location: location(&game, Moon, Base), vp: 6, first: true };
    assert_eq!(ai_events(&events), [Event::AiMoved { position: 10 }, arrived]);
    assert_eq!((ai(&game).vp, ai(&game).mission), (6, None));
}

/// RM-13.12: no removal without an AI mission, of a card that is not on display, or in a game for several.
#[test]
fn removals_that_are_refused() {
    let mut game = solo(Easy).build();
    let depot = shown(&game, "depot");
    refused_by(&mut game, RED, Command::Remove { card: depot }, Refusal::AiNotFlying, "RM-13.12");
    let mut game = solo(Easy).ai(flying(Moon, Base, 3)).build();
    let satellite = held(&game, RED, "satellite-2");
    let elsewhere = Command::Remove { card: satellite };
    assert_eq!(refused(&mut game, RED, elsewhere), Refusal::NotOnDisplay { card: satellite });
    let mut game = scene(2).display(&["depot"]).build();
    let depot = shown(&game, "depot");
    refused_by(&mut game, RED, Command::Remove { card: depot }, Refusal::NotSolitaire, "RM-13.12");
}

/// RM-13.13: a bought card leaves a gap; at the end of the turn the display slides left and is refilled on the right.
#[test]
fn the_display_slides_at_the_end_of_the_turn() {
    let mut game = solo(Easy).ai(flying(Moon, Base, 3)).build();
    let (contract, batteries) = (shown(&game, "government-contract"), shown(&game, "storage-batteries"));
    let payment = pay(&[held(&game, RED, "satellite-2"), held(&game, RED, "space-hotel-2")]);
    let events = act(&mut game, RED, buy(&[contract, batteries], None, payment));
    assert!(!events.iter().any(|event| matches!(event, Event::Displayed { .. })));
    assert_eq!(display(&game), ["-", "backup-systems", "-", "depot", "electric-cars", "afterburner"]);
    assert_eq!(view(&game, RED).pink, 2);
    let depot = shown(&game, "depot");
    act(&mut game, RED, Command::Remove { card: depot });
    assert_eq!(display(&game), ["-", "backup-systems", "-", "-", "electric-cars", "afterburner"]);
    let events = end_turn(&mut game);
    assert!(!events.iter().any(|event| matches!(event, Event::PushedOut { .. })));
    // Only two cards were left in the deck for three places.
    let after = ["backup-systems", "electric-cars", "afterburner", "solar-energy", "fusion-reactor", "-"];
    assert_eq!(display(&game), after);
}

/// RM-13.13: a Threat taken with a card is not replaced until the turn ends either.
#[test]
fn a_taken_threat_leaves_a_gap() {
    let scene = bare(Easy).hand(RED, &["designer-drugs"]).display(&["depot", "pandemic", "afterburner"]);
    let mut game = scene.deck(&["solar-energy", "fusion-reactor"]).ai(flying(Moon, Base, 3)).build();
    let (drugs, threat) = (held(&game, RED, "designer-drugs"), shown(&game, "pandemic"));
    act(&mut game, RED, Command::Use { card: drugs, aim: Aim::Card(threat), model: None });
    assert_eq!(display(&game), ["depot", "-", "afterburner", "-", "-", "-"]);
    let events = end_turn(&mut game);
    assert!(!events.iter().any(|event| matches!(event, Event::PushedOut { .. })));
    assert_eq!(display(&game), ["depot", "afterburner", "solar-energy", "fusion-reactor", "-", "-"]);
}

/// RM-13.13: Nanotechnology refills at once, moves nothing of the AI, and saves nothing from being pushed out.
#[test]
fn nanotechnology_refills_at_once_and_is_no_removal() {
    let scene =
        bare(Easy).hand(RED, &["nanotechnology"]).display(&DISPLAY).deck(&["solar-energy", "fusion-reactor"]);
    let mut game = scene.ai(flying(Moon, Base, 3)).build();
    let (nano, depot) = (held(&game, RED, "nanotechnology"), shown(&game, "depot"));
    let events = act(&mut game, RED, Command::Use { card: nano, aim: Aim::Card(depot), model: None });
    assert_eq!(ai_events(&events), []);
    let refilled = [
        "government-contract",
        "backup-systems",
        "storage-batteries",
        "solar-energy",
        "electric-cars",
        "afterburner",
    ];
    assert_eq!(display(&game), refilled);
    // The one removal of the turn is still there; leave it, and the leftmost card goes.
    assert!(!view(&game, RED).notes.removed);
    let contract = shown(&game, "government-contract");
    assert!(end_turn(&mut game).contains(&Event::PushedOut { card: contract }));
    assert_eq!(display(&game)[5], "fusion-reactor");
    assert_eq!(view(&game, RED).pink, 1, "the Depot lies at the bottom of the deck");
}

/// RM-13.14: without a purchase or a removal the leftmost card leaves the game.
#[test]
fn the_leftmost_card_is_pushed_out() {
    let mut game = solo(Easy).ai(flying(Moon, Base, 3)).build();
    let contract = shown(&game, "government-contract");
    let events = end_turn(&mut game);
    assert!(events.contains(&Event::PushedOut { card: contract }));
    let after =
        ["backup-systems", "storage-batteries", "depot", "electric-cars", "afterburner", "solar-energy"];
    assert_eq!(display(&game), after);
    assert_eq!(view(&game, RED).pink, 1);
    let everywhere = [Zone::Hq, Zone::Hand, Zone::Played, Zone::Warehouse, Zone::Junkyard];
    assert!(everywhere.iter().all(|zone| !game.zone(RED, *zone).has(contract)));

    // With an empty deck the full display shrinks.
    end_turn(&mut game);
    end_turn(&mut game);
    assert_eq!(display(&game), SHRUNK);
}

const SHRUNK: [&str; 6] = ["depot", "electric-cars", "afterburner", "solar-energy", "fusion-reactor", "-"];

/// RM-13.14, RM-13.19: a display that is not full has room for a card, so it loses none while the AI flies.
#[test]
fn a_display_with_a_gap_loses_no_card_while_the_ai_flies() {
    let scene = || bare(Easy).hand(RED, &HAND).display(&SHRUNK[..5]);
    let mut game = scene().deck(&[]).ai(flying(Mars, Base, 1)).build();
    for _ in 0..3 {
        let events = end_turn(&mut game);
        assert!(!events.iter().any(|event| matches!(event, Event::PushedOut { .. })));
        assert_eq!(display(&game), SHRUNK);
    }
    // With cards in the deck the gap is simply filled.
    let mut game = scene().deck(&["nanotechnology"]).ai(flying(Mars, Base, 1)).build();
    end_turn(&mut game);
    assert_eq!(display(&game)[..5], SHRUNK[..5]);
    assert_eq!(display(&game)[5], "nanotechnology");
}

/// RM-13.19: once the AI flies no more, the display shrinks turn by turn, and the game ends.
#[test]
fn the_display_runs_out_once_the_ai_flies_no_more() {
    let six = bits(&ORBIT) | bits(&[(Moon, Base)]);
    let all_placed: fn(&mut rocketmen::rules::solitaire::Ai) = |ai| ai.grounded = true;
    for done in [all_placed, |ai| ai.mission = None] {
        let scene = bare(Easy).hand(RED, &HAND).display(&SHRUNK[..5]).deck(&[]);
        let mut game = scene.ai(|ai| ai.locations = six).ai(done).build();
        let depot = shown(&game, "depot");
        assert!(end_turn(&mut game).contains(&Event::PushedOut { card: depot }));
        // A purchase spares the leftmost card.
        let cars = shown(&game, "electric-cars");
        let burner = shown(&game, "afterburner");
        let payment = ["satellite-2", "space-hotel-2", "spaceship-2"].map(|name| held(&game, RED, name));
        act(&mut game, RED, buy(&[burner], None, pay(&payment)));
        end_turn(&mut game);
        assert_eq!(display(&game)[..3], ["electric-cars", "solar-energy", "fusion-reactor"]);
        assert!(end_turn(&mut game).contains(&Event::PushedOut { card: cars }));
        assert_eq!(ended(&end_turn(&mut game)), None);
        assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::EmptyDisplay));
    }
}

/// RM-13.20: Nanotechnology fills its own place alone; what was bought is replaced at the end of the turn.
#[test]
fn nanotechnology_fills_no_place_but_its_own() {
    let scene = bare(Easy).hand(RED, &["nanotechnology", "space-hotel-2"]).display(&DISPLAY);
    let scene = scene.deck(&["solar-energy", "fusion-reactor", "detailed-planning"]);
    let mut game = scene.ai(flying(Moon, Base, 3)).build();
    let [nano, twenty] = ["nanotechnology", "space-hotel-2"].map(|name| held(&game, RED, name));
    let [contract, depot] = ["government-contract", "depot"].map(|name| shown(&game, name));
    act(&mut game, RED, buy(&[contract], None, pay(&[twenty])));
    let events = act(&mut game, RED, Command::Use { card: nano, aim: Aim::Card(depot), model: None });
    let new = events.iter().find_map(|event| match event {
        Event::Displayed { cards } => Some(cards.clone()),
        _ => None,
    });
    assert_eq!(new.map(|cards| cards.len()), Some(1));
    let after = display(&game);
    assert_eq!(after[0], "-", "the bought card waits for the end of the turn");
    assert_ne!(after[3], "-");
    // With an empty deck the card comes straight back.
    let scene = bare(Easy).hand(RED, &["nanotechnology"]).display(&["depot", "afterburner"]).deck(&[]);
    let mut game = scene.ai(flying(Moon, Base, 3)).build();
    let (nano, depot) = (held(&game, RED, "nanotechnology"), shown(&game, "depot"));
    act(&mut game, RED, Command::Use { card: nano, aim: Aim::Card(depot), model: None });
    assert_eq!(display(&game)[..3], ["depot", "afterburner", "-"]);
}

/// RM-13.14: an Engine is not on the display, so buying one does not save the leftmost card.
#[test]
fn an_engine_does_not_save_the_leftmost_card() {
    let mut game = solo(Easy).ai(flying(Moon, Base, 3)).build();
    let payment = pay(&[held(&game, RED, "satellite-2")]);
    act(&mut game, RED, buy(&[], Some(0), payment));
    let contract = shown(&game, "government-contract");
    assert!(end_turn(&mut game).contains(&Event::PushedOut { card: contract }));
}

/// RM-13.15: a Threat you buy moves you two spaces on the track at once, so the next one costs more.
#[test]
fn a_bought_threat_scores_at_once_and_only_once() {
    let scene = bare(Easy).hand(RED, &HAND).display(&["pandemic", "climate-change"]).deck(&[]).vp(RED, 3);
    let mut game = scene.ai(flying(Moon, Base, 3)).build();
    let [pandemic, climate] = ["pandemic", "climate-change"].map(|name| shown(&game, name));
    let [ten, twenty, biotech] =
        ["satellite-2", "space-hotel-2", "spaceship-1"].map(|name| held(&game, RED, name));
    let events = act(&mut game, RED, buy(&[pandemic], None, pay(&[ten, twenty, biotech])));
    assert!(events.contains(&Event::ThreatScored { seat: RED, vp: 2 }));
    assert_eq!((player(&game, RED).vp, ai(&game).vp), (5, 0));
    let unpaid = buy(&[climate], None, pay(&[]));
    let short = refused(&mut game, RED, unpaid);
    assert_eq!(short, Refusal::PriceNotMet { money: 50, items: 1 }, "5 VP on the track cost 10 more");
    // Nothing more at the end.
    act(&mut game, RED, Command::Remove { card: climate });
    end_turn(&mut game);
    assert_eq!(view(&game, RED).ending, Some(EndReason::EmptyDisplay));
    let scores = view(&game, RED).scores.expect("the game is over");
    assert_eq!((scores[0].track, scores[0].threats, scores[0].total), (5, 0, 5));
}

/// RM-13.15: a Threat you take with a card scores at once as well.
#[test]
fn a_taken_threat_scores_at_once() {
    for (solver, threat) in [
        ("designer-drugs", "pandemic"),
        ("solar-energy", "climate-change"),
        ("asteroid-laser-ablation", "asteroid-impact"),
    ] {
        let scene = bare(Easy).hand(RED, &[solver]).display(&["depot", threat]).ai(flying(Moon, Base, 3));
        let mut game = scene.build();
        let (card, target) = (held(&game, RED, solver), shown(&game, threat));
        let events = act(&mut game, RED, Command::Use { card, aim: Aim::Card(target), model: None });
        assert!(events.contains(&Event::ThreatScored { seat: RED, vp: 2 }));
        assert_eq!((player(&game, RED).vp, ai(&game).vp), (2, 0));
    }
}

const FULL: [&str; 6] =
    ["pandemic", "depot", "electric-cars", "afterburner", "solar-energy", "fusion-reactor"];

/// RM-13.15: a Threat that is removed or pushed out scores for the AI; other cards score for nobody.
#[test]
fn a_lost_threat_scores_for_the_ai() {
    let scene =
        || bare(Easy).hand(RED, &HAND).display(&["pandemic", "depot"]).deck(&[]).ai(flying(Moon, Base, 3));
    let full = || bare(Easy).hand(RED, &HAND).display(&FULL).deck(&[]).ai(flying(Moon, Base, 3));
    let mut game = scene().build();
    let threat = shown(&game, "pandemic");
    let events = act(&mut game, RED, Command::Remove { card: threat });
    assert!(events.contains(&Event::AiScoredThreat { vp: 2 }));
    assert_eq!((player(&game, RED).vp, ai(&game).vp), (0, 2));

    let mut game = full().build();
    let threat = shown(&game, "pandemic");
    let events = end_turn(&mut game);
    assert!(events.contains(&Event::PushedOut { card: threat }));
    assert!(events.contains(&Event::AiScoredThreat { vp: 2 }));
    assert_eq!((player(&game, RED).vp, ai(&game).vp), (0, 2));

    let mut game = scene().build();
    let depot = shown(&game, "depot");
    act(&mut game, RED, Command::Remove { card: depot });
    assert_eq!((player(&game, RED).vp, ai(&game).vp), (0, 0));
}

/// RM-13.16: Industrial Espionage copies what is on the display; your own Warehouse and pad are no models.
#[test]
fn industrial_espionage_copies_the_display_only() {
    let scene = bare(Easy)
        .hand(RED, &["industrial-espionage"])
        .put(RED, Zone::Warehouse, &["quantum-computer"])
        .pad(RED, &["nanotechnology"])
        .display(&["super-capacitors", "pandemic"]);
    let mut game = scene.ai(flying(Moon, Base, 3)).build();
    let copier = held(&game, RED, "industrial-espionage");
    let own = card(&game, RED, Zone::Warehouse, "quantum-computer");
    let padded = card(&game, RED, Zone::Pad, "nanotechnology");
    let threat = shown(&game, "pandemic");
    for model in [own, padded, threat] {
        let copy = Command::Use { card: copier, aim: Aim::Nothing, model: Some(model) };
        assert_eq!(refused(&mut game, RED, copy), Refusal::BadModel);
    }
    let model = Some(shown(&game, "super-capacitors"));
    act(&mut game, RED, Command::Use { card: copier, aim: Aim::Cards(CardSet::EMPTY), model });
    assert_eq!(player(&game, RED).hand_size, 1);
}

fn ended(events: &[Event]) -> Option<EndReason> {
    let over = events.iter().any(|event| matches!(event, Event::GameOver { .. }));
    let reason = events.iter().find_map(|event| match event {
        Event::EndTriggered { reason } => Some(*reason),
        _ => None,
    });
    assert_eq!(over, reason.is_some(), "in Solitaire the end of the turn is the end of the round");
    reason
}

/// RM-13.17: an empty display ends the game when the turn ends.
#[test]
fn an_empty_display_ends_the_game() {
    let scene = |shown: &[&str], deck: &[&str]| {
        bare(Easy).hand(RED, &HAND).display(shown).deck(deck).ai(flying(Moon, Base, 3))
    };
    let mut game = scene(&["depot"], &[]).build();
    let depot = shown(&game, "depot");
    act(&mut game, RED, Command::Remove { card: depot });
    assert!(game.outcome().is_none(), "not before the turn ends");
    assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::EmptyDisplay));

    let mut pushed = scene(&["depot"], &[]).ai(|ai| (ai.mission, ai.grounded) = (None, true)).build();
    assert_eq!(ended(&end_turn(&mut pushed)), Some(EndReason::EmptyDisplay));
    let mut one_left = scene(&["depot", "afterburner"], &[]).build();
    assert_eq!(ended(&end_turn(&mut one_left)), None);
    let mut refilled = scene(&["depot"], &["afterburner"]).build();
    assert_eq!(ended(&end_turn(&mut refilled)), None);
}

const ORBIT: [(Destination, MissionType); 5] = [
    (Earth, Satellite),
    (Earth, Spaceship),
    (Earth, SpaceHotel),
    (Earth, OrbitalShipyard),
    (Earth, SpaceStation),
];

/// RM-13.17: twelve tokens end the game even if a destination is empty; eleven do not.
#[test]
fn twelve_tokens_end_the_game() {
    let six = bits(&ORBIT) | bits(&[(Moon, Base)]);
    let mine = |scene: Scene| ORBIT.iter().fold(scene, |scene, (place, kind)| scene.at(RED, *place, *kind));
    let mut eleven = mine(solo(Easy)).ai(|ai| ai.locations = six).build();
    assert_eq!(ended(&end_turn(&mut eleven)), None);
    let mut twelve = mine(solo(Easy)).at(RED, Moon, Base).ai(|ai| ai.locations = six).build();
    assert_eq!(ended(&end_turn(&mut twelve)), Some(EndReason::TwelveTokens));
}

/// RM-13.17: six tokens of one side end the game if each destination holds a token of either side.
#[test]
fn six_tokens_of_either_side_end_the_game() {
    let mine = |scene: Scene| ORBIT.iter().fold(scene, |scene, (place, kind)| scene.at(RED, *place, *kind));
    // Yours, with the AI on Mars, on the Moon, or nowhere.
    let mut game = mine(solo(Easy)).at(RED, Moon, Base).ai(|ai| ai.locations = bits(&[(Mars, Base)])).build();
    assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::AllTokens));
    let mut game = mine(solo(Easy)).at(RED, Moon, Base).ai(|ai| ai.locations = bits(&[(Moon, Base)])).build();
    assert_eq!(ended(&end_turn(&mut game)), None);
    let mut game = mine(solo(Easy)).ai(|ai| ai.locations = bits(&[(Moon, Base), (Mars, Base)])).build();
    assert_eq!(ended(&end_turn(&mut game)), None, "five are not six");
    // The AI's, with you on the missing destination or not.
    let six = bits(&ORBIT) | bits(&[(Moon, Base)]);
    let mut game = solo(Easy).at(RED, Mars, Spaceship).ai(|ai| ai.locations = six).build();
    assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::AllTokens));
    let mut game = solo(Easy).at(RED, Moon, Spaceship).ai(|ai| ai.locations = six).build();
    assert_eq!(ended(&end_turn(&mut game)), None);
}

/// RM-13.17: the AI's sixth token at the start of a turn, or in it, leaves you the rest of that turn.
#[test]
fn the_end_waits_for_the_end_of_your_turn() {
    let five = bits(&ORBIT[..4]) | bits(&[(Mars, Base)]);
    let scene = || solo(Easy).ai(|ai| ai.locations = five).at(RED, Moon, Base);
    let mut game = scene().ai(flying(Earth, SpaceStation, 7)).build();
    assert_eq!(ended(&end_turn(&mut game)), None, "it arrives when the next turn starts");
    assert_eq!(ai(&game).locations.count_ones(), 6);
    assert!(game.awaited().has(RED));
    assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::AllTokens));
    refused_by(&mut game, RED, Command::EndTurn, Refusal::GameOver, "RM-10.5");

    let mut game = scene().ai(flying(Earth, SpaceStation, 7)).build();
    let depot = shown(&game, "depot");
    act(&mut game, RED, Command::Remove { card: depot });
    assert!(game.outcome().is_none());
    assert_eq!(ended(&end_turn(&mut game)), Some(EndReason::AllTokens));
}

/// RM-13.17: points alone never end the game.
#[test]
fn thresholds_do_not_apply() {
    let certain = Achievements { rocket: 8, science: 13, ..Achievements::default() };
    let scene = bare(Easy).plan(RED, "base-1").achievements(RED, certain).vp(RED, 50).display(&DISPLAY);
    let mut game = scene.ai(flying(Earth, Satellite, 3)).ai(|ai| ai.vp = 50).build();
    let events = act(&mut game, RED, launch(Mars));
    assert_eq!(player(&game, RED).vp, 59);
    assert_eq!(ended(&events), None);
}

/// Ends a game with these points; who won.
fn verdict(mine: u8, theirs: u8, goal: &str, arrange: impl Fn(Scene) -> Scene) -> bool {
    let scene = arrange(bare(Easy).goals(RED, &[goal])).deck(&[]).vp(RED, mine).ai(|ai| ai.vp = theirs);
    let mut game = scene.build();
    let events = end_turn(&mut game);
    assert_eq!(ended(&events), Some(EndReason::EmptyDisplay));
    let outcome = game.outcome().expect("an outcome");
    assert_eq!(outcome.scores, [i32::from(mine)]);
    let Some(Event::GameOver { winners, .. }) = events.last() else { panic!("the game goes on") };
    assert_eq!(winners, &outcome.winners);
    assert!(outcome.winners.is_empty() || outcome.winners == [RED]);
    outcome.winners == [RED]
}

/// RM-13.18: you win with more points and the whole goal, and in no other way.
#[test]
fn winning_takes_more_points_and_the_whole_goal() {
    let whole = |scene: Scene| scene.at(RED, Earth, Satellite).at(RED, Moon, Satellite);
    assert!(verdict(20, 19, "broadcaster", whole));
    assert!(!verdict(20, 20, "broadcaster", whole), "equal points are the AI's victory");
    assert!(!verdict(19, 20, "broadcaster", whole));
    assert!(!verdict(20, 19, "broadcaster", |scene| scene.at(RED, Earth, Satellite)), "only the first task");
    assert!(!verdict(20, 19, "broadcaster", |scene| scene.at(RED, Moon, Satellite)), "only the second task");
    assert!(!verdict(60, 0, "broadcaster", |scene| scene), "no task at all");
    assert!(!verdict(0, 0, "broadcaster", |scene| scene));
}

/// RM-13.3, RM-13.18: Threats that you own count for the goal, though they score nothing more.
#[test]
fn threats_meet_the_guardian() {
    let two = |scene: Scene| {
        scene.put(RED, Zone::Junkyard, &["pandemic"]).put(RED, Zone::Warehouse, &["climate-change"])
    };
    assert!(verdict(5, 4, "guardian", two));
    assert!(!verdict(5, 4, "guardian", |scene| scene.put(RED, Zone::Junkyard, &["pandemic"])));
    assert!(!verdict(4, 4, "guardian", two), "the four points of the Threats are on the track already");
}
