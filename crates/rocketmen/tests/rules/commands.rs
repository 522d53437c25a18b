//! Commands and refusals as they travel: the words on the wire, and that nothing else is accepted.

use crate::common::*;
use rocketmen::content::Destination;
use rocketmen::{Aim, CardId, CardSet, Claim, Command, MissionFate, Payment, Refusal, Rocketmen};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use table::{Game as _, Refusal as _};

fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().copied().map(CardId).collect()
}

/// Every kind of command with every choice in it, and how it is written.
fn commands() -> Vec<(Command, Value)> {
    let pay = Payment { cards: cards(&[1, 2]), money_tokens: 1, science_tokens: 2 };
    let none = Payment::default();
    let card = CardId(7);
    let model = Some(CardId(90));
    let buy = |cards, engine, pay, model| Command::Buy { cards, engine, pay, model };
    let place = |plan, pad, pay, model| Command::Place { plan, pad, pay, model };
    let using = |aim, model| Command::Use { card, aim, model };
    let claim = |claim| Command::Claim { card, claim };
    vec![
        (buy(CardSet::EMPTY, None, none, None), json!({"buy": {"pay": {}}})),
        (
            buy(cards(&[50, 3]), Some(2), pay, model),
            json!({"buy": {
                "cards": [3, 50],
                "engine": 2,
                "pay": {"cards": [1, 2], "money_tokens": 1, "science_tokens": 2},
                "model": 90,
            }}),
        ),
        (place(Some(card), CardSet::EMPTY, none, None), json!({"place": {"plan": 7, "pay": {}}})),
        (
            place(None, cards(&[127, 0]), Payment { cards: cards(&[9]), ..none }, model),
            json!({"place": {"pad": [0, 127], "pay": {"cards": [9]}, "model": 90}}),
        ),
        (Command::Discard { cards: cards(&[4, 5]) }, json!({"discard": {"cards": [4, 5]}})),
        (using(Aim::Nothing, None), json!({"use": {"card": 7, "aim": "nothing"}})),
        (using(Aim::Card(CardId(8)), model), json!({"use": {"card": 7, "aim": {"card": 8}, "model": 90}})),
        (using(Aim::Cards(cards(&[8, 9])), None), json!({"use": {"card": 7, "aim": {"cards": [8, 9]}}})),
        (claim(Claim::Draw), json!({"claim": {"card": 7, "claim": "draw"}})),
        (claim(Claim::Plan(CardId(3))), json!({"claim": {"card": 7, "claim": {"plan": 3}}})),
        (
            claim(Claim::Pad { card: CardId(3), model: None }),
            json!({"claim": {"card": 7, "claim": {"pad": {"card": 3}}}}),
        ),
        (
            claim(Claim::Pad { card: CardId(3), model }),
            json!({"claim": {"card": 7, "claim": {"pad": {"card": 3, "model": 90}}}}),
        ),
        (claim(Claim::Junk(cards(&[2]))), json!({"claim": {"card": 7, "claim": {"junk": [2]}}})),
        (Command::Store { card }, json!({"store": {"card": 7}})),
        (Command::Unstore { cards: cards(&[7]) }, json!({"unstore": {"cards": [7]}})),
        (Command::Remove { card }, json!({"remove": {"card": 7}})),
        (launch(Destination::Earth), json!({"launch": {"destination": "earth"}})),
        (launch(Destination::Moon), json!({"launch": {"destination": "moon"}})),
        (launch(Destination::Mars), json!({"launch": {"destination": "mars"}})),
        (Command::Draw, json!("draw")),
        (Command::Keep, json!("keep")),
        (Command::Trigger { card }, json!({"trigger": {"card": 7}})),
        (Command::Pick { value: 4 }, json!({"pick": {"value": 4}})),
        (Command::Abort { discard: CardSet::EMPTY }, json!({"abort": {}})),
        (Command::Abort { discard: cards(&[7]) }, json!({"abort": {"discard": [7]}})),
        (Command::Accept, json!("accept")),
        (settle(&[], MissionFate::Stays), json!({"settle": {"mission": "stays"}})),
        (settle(&[card], MissionFate::Goes), json!({"settle": {"keep": [7], "mission": "goes"}})),
        (Command::Trim { cards: cards(&[1]) }, json!({"trim": {"cards": [1]}})),
        (Command::EndTurn, json!("end_turn")),
    ]
}

#[test]
fn every_command_has_its_words() {
    let mut kinds = BTreeSet::new();
    for (command, written) in commands() {
        assert_eq!(serde_json::to_value(command).unwrap(), written);
        assert_eq!(serde_json::from_value::<Command>(written.clone()).unwrap(), command);
        let word = written.as_str().map(str::to_owned);
        kinds.insert(word.unwrap_or_else(|| written.as_object().unwrap().keys().next().unwrap().clone()));
    }
    // A command that is not in the list above is named in this refusal.
    let told = serde_json::from_value::<Command>(json!("dance")).unwrap_err().to_string();
    let known: BTreeSet<String> = told.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(kinds, known, "{told}");
}

#[test]
fn what_is_left_out_is_nothing() {
    let place = serde_json::from_value::<Command>(json!({"place": {}})).unwrap();
    assert_eq!(
        place,
        Command::Place { plan: None, pad: CardSet::EMPTY, pay: Payment::default(), model: None }
    );
    // But not everything may be left out.
    for written in [
        json!({"buy": {}}),
        json!({"discard": {}}),
        json!({"use": {"card": 7}}),
        json!({"use": {"aim": "nothing"}}),
        json!({"claim": {"card": 7}}),
        json!({"store": {}}),
        json!({"launch": {}}),
        json!({"pick": {}}),
        json!({"settle": {}}),
        json!({"trim": {}}),
        json!({}),
        json!("buy"),
        json!(null),
        json!(["draw"]),
        json!({"draw": {}, "keep": {}}),
    ] {
        assert!(serde_json::from_value::<Command>(written.clone()).is_err(), "{written}");
    }
}

/// Every object within a command, with one more member.
fn padded(written: &Value) -> Vec<Value> {
    let Value::Object(map) = written else { return Vec::new() };
    let mut all = Vec::new();
    for (key, inner) in map {
        if inner.is_object() {
            let mut with = map.clone();
            let mut more = inner.as_object().unwrap().clone();
            more.insert("surprise".to_owned(), json!(1));
            with.insert(key.clone(), Value::Object(more));
            all.push(Value::Object(with));
            for deeper in padded(inner) {
                let mut with = map.clone();
                with.insert(key.clone(), deeper);
                all.push(Value::Object(with));
            }
        }
    }
    all
}

#[test]
fn unknown_members_are_refused_at_every_depth() {
    let mut tried = 0;
    for (_, written) in commands() {
        for more in padded(&written) {
            assert!(serde_json::from_value::<Command>(more.clone()).is_err(), "{more}");
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried}");
}

#[test]
fn payments_travel_without_what_is_empty() {
    for (payment, written) in [
        (Payment::default(), json!({})),
        (Payment { cards: cards(&[3]), ..Payment::default() }, json!({"cards": [3]})),
        (Payment { money_tokens: 2, ..Payment::default() }, json!({"money_tokens": 2})),
        (Payment { science_tokens: 255, ..Payment::default() }, json!({"science_tokens": 255})),
        (
            Payment { cards: cards(&[0, 127]), money_tokens: 1, science_tokens: 1 },
            json!({"cards": [0, 127], "money_tokens": 1, "science_tokens": 1}),
        ),
    ] {
        assert_eq!(serde_json::to_value(payment).unwrap(), written);
        assert_eq!(serde_json::from_value::<Payment>(written).unwrap(), payment);
    }
    for written in [
        json!({"cards": [3, 3]}),
        json!({"cards": [128]}),
        json!({"cards": [-1]}),
        json!({"cards": [1.5]}),
        json!({"cards": "all"}),
        json!({"money_tokens": 256}),
        json!({"money_tokens": -1}),
        json!({"gold": 1}),
    ] {
        assert!(serde_json::from_value::<Payment>(written.clone()).is_err(), "{written}");
    }
}

#[test]
fn card_numbers_are_different_and_below_128() {
    for good in [json!([]), json!([0]), json!([127, 0, 64])] {
        assert!(serde_json::from_value::<CardSet>(good).is_ok());
    }
    for bad in
        [json!([1, 1]), json!([5, 9, 5]), json!([128]), json!([255]), json!([256]), json!([-1]), json!({})]
    {
        assert!(serde_json::from_value::<CardSet>(bad.clone()).is_err(), "{bad}");
    }
    for command in [
        json!({"discard": {"cards": [128]}}),
        json!({"discard": {"cards": [3, 3]}}),
        json!({"use": {"card": 128, "aim": "nothing"}}),
        json!({"use": {"card": 1, "aim": {"card": 200}}}),
        json!({"use": {"card": 1, "aim": {"cards": [200]}}}),
        json!({"use": {"card": 1, "aim": "nothing", "model": 255}}),
        json!({"place": {"plan": 128}}),
        json!({"place": {"pad": [1, 1]}}),
        json!({"claim": {"card": 1, "claim": {"plan": 128}}}),
        json!({"claim": {"card": 1, "claim": {"pad": {"card": 128}}}}),
        json!({"claim": {"card": 1, "claim": {"junk": [2, 2]}}}),
        json!({"store": {"card": 128}}),
        json!({"remove": {"card": 300}}),
        json!({"trigger": {"card": 128}}),
    ] {
        assert!(serde_json::from_value::<Command>(command.clone()).is_err(), "{command}");
    }
    assert_eq!(serde_json::from_value::<CardId>(json!(127)).unwrap(), CardId(127));
    // A set is always written in order.
    assert_eq!(serde_json::to_value(cards(&[90, 4, 17])).unwrap(), json!([4, 17, 90]));
}

/// Numbers that are no card cannot come over the wire; made by a program, they are refused all the same.
#[test]
fn numbers_that_are_no_card_are_refused() {
    let table = || {
        let scene = scene(2).hand(RED, &["satellite-1", "global-internet", "spaceship-1"]);
        scene.display(&["government-contract", "pandemic"]).build()
    };
    for number in [118, 127, 128, 200, 255] {
        let nobody = CardId(number);
        let mut game = table();
        let [satellite, internet, ship] =
            ["satellite-1", "global-internet", "spaceship-1"].map(|name| held(&game, RED, name));
        let contract = shown(&game, "government-contract");
        // With a card that can be placed beside it, so that the payment and the pad are in order.
        refused(&mut game, RED, place(Some(nobody), &[ship], pay(&[satellite, internet])));
        refused(&mut game, RED, place(Some(nobody), &[], pay(&[satellite])));
        refused(&mut game, RED, Command::Use { card: nobody, aim: Aim::Nothing, model: None });
        refused(&mut game, RED, Command::Store { card: nobody });
        refused(&mut game, RED, Command::Remove { card: nobody });
        refused(&mut game, RED, Command::Trigger { card: nobody });
        act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
        act(&mut game, RED, buy(&[contract], None, pay(&[internet])));
        for claim in [Claim::Plan(nobody), Claim::Pad { card: nobody, model: None }] {
            let refusal = refused(&mut game, RED, Command::Claim { card: internet, claim });
            assert_eq!(refusal, Refusal::PlaceFromHand { card: nobody });
        }
        act(&mut game, RED, Command::Claim { card: internet, claim: Claim::Pad { card: ship, model: None } });
    }
}

/// Every refusal names a rule of the game, and says what no other refusal says.
#[test]
fn every_refusal_names_a_rule_that_exists() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/rocketmen.md");
    let rules = std::fs::read_to_string(file).expect("the rules");
    let examples = Refusal::examples();
    for refusal in &examples {
        let rule = format!("- **{}** ", refusal.rule());
        assert_eq!(rules.matches(&rule).count(), 1, "{refusal:?} names {}", refusal.rule());
    }
    let names: BTreeSet<&str> = examples.iter().map(Refusal::name).collect();
    assert_eq!(names.len(), examples.len(), "a name is used twice");
}

/// A refusal is written with its name and its figures.
#[test]
fn refusals_travel_with_their_figures() {
    let written = serde_json::to_value(Refusal::TooFewRocketPoints { have: 2, need: 6 }).unwrap();
    assert_eq!(written, json!({"refusal": "too_few_rocket_points", "have": 2, "need": 6}));
    for refusal in Refusal::examples() {
        let written = serde_json::to_value(refusal).unwrap();
        assert_eq!(written["refusal"], json!(refusal.name().replace('-', "_")));
        let known = Rocketmen::vocabulary();
        let game = scene(2).build();
        assert!(known.contains(&game.explain(&refusal).key), "{refusal:?}");
    }
}

/// A slip in a scene never passes for an empty place.
#[test]
#[should_panic(expected = "no card is called warp-drive")]
fn a_scene_refuses_a_card_that_nobody_knows() {
    let _ = scene(2).hand(RED, &["warp-drive"]);
}
