//! Content files: what they may say, what is refused, and that a game with content of its own is a game like any other.

use crate::common::*;
use rocketmen::content::{Content, ContentHandle, Gain, Printed};
use rocketmen::scene::Scene;
use rocketmen::{Command, Difficulty, Refusal, Rocketmen, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use table::kit::Case;
use table::{Dice, Game, GameContent, GameSetup, GameTime, Options, Record, SeatName, Seed, Session, Story};

/// The page that describes content files.
fn page() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/writing-content.md");
    std::fs::read_to_string(file).expect("docs/writing-content.md")
}

/// The example of that page.
fn example() -> String {
    let page = page();
    let chapter = page.split("## A complete example").nth(1).expect("the chapter with the example");
    let block = chapter.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    block.expect("a block of TOML").to_owned()
}

fn custom(text: &str) -> ContentHandle {
    match Content::from_toml(text) {
        Ok(content) => ContentHandle::custom(content),
        Err(faults) => panic!("{faults:?}"),
    }
}

/// The built-in content as JSON, to be changed.
fn standard() -> Value {
    serde_json::to_value(ContentHandle::standard().source()).expect("plain data")
}

/// The faults of a file, each with the name it gives, sorted.
fn faults(body: &str) -> Vec<String> {
    let faults = Content::from_toml(body).err().unwrap_or_else(|| panic!("no fault in {body}"));
    let mut told: Vec<String> = faults
        .into_iter()
        .map(|fault| {
            let named = fault.args.into_iter().find(|(name, _)| name == "id" || name == "name");
            let named = named.map(|(_, arg)| match arg {
                table::Arg::Text(text) => format!(" {text}"),
                other => panic!("{other:?}"),
            });
            let key = fault.key.strip_prefix("rocketmen-content-").expect("a fault of content").to_owned();
            key + &named.unwrap_or_default()
        })
        .collect();
    told.sort();
    told
}

/// A file with one engine changed.
fn engines(first: &str) -> String {
    let rest =
        ["b", "c"].map(|id| format!("[[engine]]\nid = \"{id}\"\nmarkers = [1]\nrocket = 1\nprice = {{}}\n"));
    format!("game = \"rocketmen\"\n[[engine]]\nid = \"a\"\n{first}\n{}", rest.concat())
}

fn asset(lines: &str) -> String {
    format!("game = \"rocketmen\"\n[[asset]]\nid = \"a\"\ncolour = \"teal\"\n{lines}\n")
}

/// The built-in constants with one line changed.
fn constants(key: &str, value: &str) -> String {
    let mut text = "game = \"rocketmen\"\n[constants]\n".to_owned();
    for (name, usual) in [
        ("hand", "6"),
        ("display", "6"),
        ("placement", "10"),
        ("tokens", "6"),
        ("token_vp", "1"),
        ("goals", "2"),
        ("variants", "2"),
        ("battle_missions", "4"),
        ("rounds", "60"),
        ("thresholds", "[23, 21, 18]"),
        ("surcharge", "[]"),
        ("success", "[2, 5, 6, 4, 1]"),
    ] {
        text += &format!("{name} = {}\n", if name == key { value } else { usual });
    }
    text
}

#[test]
fn the_built_in_content_compiles() {
    let content = ContentHandle::standard();
    assert_eq!(content.cards(), 48 + 43 + 15 + 12);
    assert_eq!(content.kinds().len(), 12 + 21 + 3 + 3);
    assert_eq!(content.locations().len(), 12);
    assert_eq!((content.source().goals.len(), content.source().variants.len()), (12, 10));
    assert_eq!(content.source().solos.len(), 7);
    // As a file that replaces nothing, and as a file that replaces everything.
    assert_eq!(custom("game = \"rocketmen\"").cards(), 118);
    let everything: ContentHandle = serde_json::from_value(standard()).expect("the built-in content is good");
    assert_eq!(everything.source(), content.source());
    assert_ne!(everything, content, "content that travels is content of one's own");
}

#[test]
fn text_that_is_no_content() {
    assert_eq!(faults("game = "), ["not-toml"]);
    assert_eq!(faults("game = \"rocketmen\"\nwarp = 9"), ["not-toml"]);
    assert_eq!(faults("game = \"rocketmen\"\n[[engine]]\nid = \"a\""), ["not-toml"]);
    assert_eq!(faults(&asset("markers = [1]\nprice = {}\neffect = { kind = \"teleport\" }")), ["not-toml"]);
    assert_eq!(
        faults(&asset("markers = [1]\nprice = { gold = 1 }\neffect = { kind = \"none\" }")),
        ["not-toml"]
    );
    assert_eq!(
        faults(&asset("markers = [1]\nprice = {}\neffect = { kind = \"draw\", cards = 1, more = 2 }")),
        ["not-toml"]
    );
    assert_eq!(faults(&constants("hand", "-1")), ["not-toml"]);
    assert_eq!(faults(&constants("hand", "256")), ["not-toml"]);
    assert_eq!(faults(""), ["other-game"]);
    assert_eq!(faults("game = \"chess\""), ["other-game"]);
}

#[test]
fn names_are_used_once() {
    let twice = engines("markers = [1]\nrocket = 1\nprice = {}").replace("\"b\"", "\"a\"");
    assert_eq!(faults(&twice), ["twice a"]);
    let taken = engines("markers = [1]\nrocket = 1\nprice = {}").replace("\"b\"", "\"settler\"");
    assert_eq!(faults(&taken), ["twice settler"]);
    let taken = engines("markers = [1]\nrocket = 1\nprice = {}").replace("\"b\"", "\"pandemic\"");
    assert_eq!(faults(&taken), ["twice pandemic"]);
    let threat = "[[threat]]\nid = \"pandemic\"\nmarkers = [1]\nprice = {}\nvp = 2\n";
    assert_eq!(faults(&format!("game = \"rocketmen\"\n{threat}{threat}")), ["twice pandemic"]);
}

#[test]
fn cards_stay_within_their_limits() {
    let many = format!("markers = [{}]\nrocket = 1\nprice = {{}}", ["1"; 30].join(", "));
    assert_eq!(faults(&engines(&many)), ["too-many-cards"]);
    for markers in ["[]", "[0]", "[1, 5]"] {
        let text = engines(&format!("markers = {markers}\nrocket = 1\nprice = {{}}"));
        assert_eq!(faults(&text), ["markers a"], "{markers}");
    }
    let price = |price: &str| engines(&format!("markers = [1]\nrocket = 1\nprice = {price}"));
    assert!(Content::from_toml(&price("{ money = 100, any = 9 }")).is_ok());
    assert_eq!(faults(&price("{ money = 101 }")), ["money a"]);
    assert_eq!(faults(&price("{ any = 10 }")), ["items a"]);
    assert_eq!(faults(&engines("markers = [1]\nrocket = 10\nprice = {}")), ["items a"]);
    let threat = |price: &str| {
        format!("game = \"rocketmen\"\n[[threat]]\nid = \"pandemic\"\nmarkers = [1]\nvp = 2\nprice = {price}")
    };
    assert_eq!(faults(&threat("{ money = 101 }")), ["money pandemic"]);
    assert_eq!(faults(&threat("{ biotech = 10 }")), ["items pandemic"]);
    let printed = |lines: &str| asset(&format!("markers = [1]\n{lines}"));
    assert_eq!(
        faults(&printed("price = {}\nprints = { money = 110 }\neffect = { kind = \"none\" }")),
        ["money a"]
    );
    assert_eq!(faults(&printed("price = { money = 110 }\neffect = { kind = \"none\" }")), ["money a"]);
    assert_eq!(
        faults(&printed("price = {}\nprints = { science = 10 }\neffect = { kind = \"none\" }")),
        ["items a"]
    );
    assert_eq!(faults(&printed("price = { computer = 10 }\neffect = { kind = \"none\" }")), ["items a"]);
    for effect in [
        "kind = \"pay-draw\", cards = 10",
        "kind = \"pay-junk\", cards = 10",
        "kind = \"junk-then-draw\", cards = 10",
        "kind = \"swap-hand\", extra = 10",
        "kind = \"cycle-display-then-draw\", cards = 10",
        "kind = \"draw\", cards = 10",
        "kind = \"fetch-from-warehouse\", cards = 10",
        "kind = \"money-per-mission\", money = 91",
        "kind = \"boost\", spaces = 10",
        "kind = \"plan-first-draw\", cards = 10",
        "kind = \"zero-counts-as\", spaces = 10",
        "kind = \"advance\", spaces = 10",
        "kind = \"keep-engine\", cards = 10",
        "kind = \"store\", cards = 10",
    ] {
        assert_eq!(
            faults(&printed(&format!("price = {{}}\neffect = {{ {effect} }}"))),
            ["items a"],
            "{effect}"
        );
        let smaller = effect.replace("10", "9").replace("91", "90");
        let good = printed(&format!("price = {{}}\neffect = {{ {smaller} }}"));
        assert!(Content::from_toml(&good).is_ok(), "{smaller}");
    }
    assert_eq!(faults(&asset("markers = [1, 1]\nprice = {}\neffect = { kind = \"copy\" }")), ["copiers"]);
    assert!(Content::from_toml(&asset("markers = [1]\nprice = {}\neffect = { kind = \"copy\" }")).is_ok());
}

#[test]
fn missions_stay_within_their_limits() {
    let mission = |lines: &str| {
        let each = |id: usize| format!("[[mission]]\nid = \"m{id}\"\ntype = \"base\"\n{lines}\n");
        format!("game = \"rocketmen\"\n{}", (0..6).map(each).collect::<String>())
    };
    assert!(Content::from_toml(&mission("gain = { hand = 9 }")).is_ok());
    for gain in ["rocket", "hand", "science"] {
        assert_eq!(faults(&mission(&format!("gain = {{ {gain} = 10 }}")))[0], "items m0");
    }
    assert_eq!(faults(&mission("gain = { hand = 1 }\nprints = { rocket = 10 }"))[0], "items m0");
    assert_eq!(faults(&mission("gain = { hand = 1 }\nprints = { money = 101 }"))[0], "money m0");
    // Fewer Missions than a Hand holds.
    let five = mission("gain = { hand = 1 }")
        .replace("[[mission]]\nid = \"m5\"\ntype = \"base\"\ngain = { hand = 1 }\n", "");
    assert_eq!(faults(&five), ["constants hand"]);
    // More than 128 cards: 19 Missions for four players.
    let each = |id: usize| format!("[[mission]]\nid = \"m{id}\"\ntype = \"base\"\ngain = {{ hand = 1 }}\n");
    let many = format!("game = \"rocketmen\"\n{}", (0..19).map(each).collect::<String>());
    assert_eq!(faults(&many), ["too-many-cards"]);
}

#[test]
fn the_board_is_whole() {
    let destination =
        |id: &str| format!("[[destination]]\nid = \"{id}\"\ntarget = 8\ndraws = 3\nboost = \"computer\"\n");
    let two = format!("game = \"rocketmen\"\n{}{}", destination("earth"), destination("moon"));
    assert_eq!(faults(&two), ["destinations"]);
    let doubled = format!("{two}{}", destination("moon"));
    assert_eq!(faults(&doubled), ["destinations"]);
    let three = format!("{two}{}", destination("mars"));
    assert!(Content::from_toml(&three).is_ok());
    assert_eq!(faults(&three.replace("target = 8", "target = 0")), ["constants target"]);
    assert_eq!(faults(&three.replace("target = 8", "target = 61")), ["constants target"]);
    assert_eq!(faults(&three.replace("draws = 3", "draws = 0")), ["constants draws"]);
    assert_eq!(faults(&three.replace("draws = 3", "draws = 9")), ["constants draws"]);

    let location = |place: &str, kind: &str| {
        let numbers = "rocket = 1\nfirst = 2\nlater = 1\nrank = 1\n";
        format!("[[location]]\ndestination = \"{place}\"\ntype = \"{kind}\"\n{numbers}")
    };
    let kinds = [
        "satellite",
        "spaceship",
        "space-hotel",
        "orbital-shipyard",
        "space-station",
        "asteroid-mining",
        "base",
    ];
    let everywhere =
        ["earth", "moon", "mars"].iter().flat_map(|place| kinds.map(|kind| location(place, kind)));
    let everywhere: Vec<String> = everywhere.collect();
    let board = |count: usize| format!("game = \"rocketmen\"\n{}", everywhere[..count].concat());
    assert!(Content::from_toml(&board(16)).is_ok());
    assert_eq!(faults(&board(17)), ["locations"]);
    assert_eq!(faults(&format!("{}{}", board(7), location("earth", "base"))), ["locations"]);
    // Without a Base anywhere, both of them stay at home.
    assert_eq!(faults(&board(6)), ["no-flight base-1", "no-flight base-2"]);
}

#[test]
fn goals_suffice() {
    let goal = |id: usize, tasks: usize, solo: &str| {
        let task = ["{ vp = 1, needs = { missions = 1 } }"].repeat(tasks).join(", ");
        format!("[[goal]]\nid = \"g{id}\"\ntasks = [{task}]\nsolo = {solo}\n")
    };
    let goals = |count: usize, tasks: usize, solo: &str| {
        let all: String = (0..count).map(|id| goal(id, tasks, solo)).collect();
        format!("game = \"rocketmen\"\n{all}")
    };
    assert!(Content::from_toml(&goals(8, 2, "true")).is_ok());
    assert!(Content::from_toml(&goals(64, 2, "true")).is_ok());
    assert_eq!(faults(&goals(7, 2, "true")), ["goals"]);
    assert_eq!(faults(&goals(65, 2, "true")), ["goals"]);
    assert_eq!(faults(&goals(8, 1, "true")), ["goals"]);
    assert_eq!(faults(&goals(8, 3, "true")), ["goals"]);
    assert_eq!(faults(&goals(8, 2, "false")), ["goals"]);
    assert_eq!(faults(&constants("goals", "1")), ["goals"]);
}

#[test]
fn numbers_are_sane() {
    assert!(Content::from_toml(&constants("hand", "6")).is_ok());
    for (key, good, bad) in [
        ("hand", &["1", "12"][..], &["0", "13"][..]),
        ("display", &["1"], &["0", "7"]),
        ("placement", &["0", "100"], &["101"]),
        ("tokens", &["4", "16"], &["0", "17", "200"]),
        ("variants", &["0", "10"], &["11"]),
        ("battle_missions", &["1", "6"], &["0", "7"]),
        ("rounds", &["1", "1000"], &["0", "1001"]),
        ("thresholds", &["[1, 1, 255]"], &["[0, 1, 1]", "[1, 1, 0]"]),
        ("surcharge", &["[{ from = 0, money = 100 }]"], &["[{ from = 5, money = 101 }]"]),
        // Five draws, one Space Suit, three cards for Detailed Planning.
        ("success", &["[9, 0, 0, 0, 0]", "[0, 0, 0, 0, 60]"], &["[8, 0, 0, 0, 0]", "[0, 0, 0, 1, 60]"]),
    ] {
        for value in good {
            assert!(Content::from_toml(&constants(key, value)).is_ok(), "{key} = {value}");
        }
        for value in bad {
            let found = faults(&constants(key, value));
            assert!(found.contains(&format!("constants {key}")), "{key} = {value}: {found:?}");
        }
    }
    let plan = |cards: u8, success: &str| {
        let planning = format!("effect = {{ kind = \"plan-first-draw\", cards = {cards} }}");
        asset(&format!("markers = [1]\nprice = {{}}\n{planning}"))
            + constants("success", success).split_once('\n').unwrap().1
    };
    assert_eq!(faults(&plan(0, "[18, 0, 0, 0, 0]")), ["constants plan-first-draw"]);
    assert_eq!(
        faults(&plan(9, "[13, 0, 0, 0, 0]")),
        ["constants success"],
        "five draws and nine cards revealed"
    );
    assert!(Content::from_toml(&plan(9, "[14, 0, 0, 0, 0]")).is_ok());
    let engine = "game = \"rocketmen\"\n[[engine]]\nid = \"a\"\nmarkers = [1]\nrocket = 1\nprice = {}";
    assert_eq!(faults(engine), ["constants engine"]);
    let solo = "[[solo]]\ntype = \"base\"\nadvance = 1\neasy = [\"moon\", 1]\nnormal = [\"moon\", 1]\nhard = [\"moon\", 1]\n";
    assert!(Content::from_toml(&format!("game = \"rocketmen\"\n{}", solo.repeat(8))).is_ok());
    assert_eq!(faults(&format!("game = \"rocketmen\"\n{}", solo.repeat(9))), ["constants solo"]);
    let variant = |count: usize, rule: &str| {
        let each = |id| format!("[[variant]]\nid = \"v{id}\"\nrule = {{ {rule} }}\n");
        format!("game = \"rocketmen\"\n{}", (0..count).map(each).collect::<String>())
    };
    assert!(Content::from_toml(&variant(16, "kind = \"free-abort\"")).is_ok());
    assert_eq!(faults(&variant(17, "kind = \"free-abort\"")), ["constants variants"]);
    assert_eq!(faults(&variant(1, "kind = \"free-abort\"")), ["constants variants"]);
    for kind in ["keep-on-failure", "larger-hand"] {
        assert!(Content::from_toml(&variant(2, &format!("kind = \"{kind}\", cards = 9"))).is_ok());
        assert_eq!(faults(&variant(2, &format!("kind = \"{kind}\", cards = 10"))), ["items v0", "items v1"]);
    }
}

/// What a whole content, as it stands in a record, is refused for.
fn refused_whole(change: impl FnOnce(&mut Value)) -> String {
    let mut content = standard();
    change(&mut content);
    serde_json::from_value::<ContentHandle>(content).expect_err("a faulty content").to_string()
}

#[test]
fn a_whole_content_needs_all_its_parts() {
    let told = refused_whole(|content| content["constants"] = Value::Null);
    assert!(told.contains("rocketmen-content-no-constants"), "{told}");
    for part in ["mission", "asset", "engine", "threat", "location", "goal", "variant", "solo"] {
        let told = refused_whole(|content| content[part] = json!([]));
        assert!(told.contains("rocketmen-content-empty"), "{part}: {told}");
    }
    let told = refused_whole(|content| content["destination"] = json!([]));
    assert!(told.contains("rocketmen-content-destinations"), "{told}");
    let told =
        serde_json::from_value::<ContentHandle>(json!("vanilla")).expect_err("no such content").to_string();
    assert!(told.contains("vanilla"), "{told}");
    let standard: ContentHandle = serde_json::from_value(json!("standard")).expect("the built-in content");
    assert_eq!(standard, ContentHandle::standard());
}

#[test]
fn all_faults_are_named_at_once() {
    let text = "markers = [9]\nrocket = 10\nprice = { money = 200 }";
    assert_eq!(faults(&engines(text)), ["items a", "markers a", "money a"]);
}

/// The other tests of this file reach every fault there is: this is the list they were written from.
#[test]
fn every_fault_has_its_message() {
    let known: BTreeSet<String> =
        Rocketmen::vocabulary().into_iter().filter(|key| key.starts_with("rocketmen-content-")).collect();
    let tested = [
        "not-toml",
        "other-game",
        "no-constants",
        "empty",
        "twice",
        "too-many-cards",
        "destinations",
        "locations",
        "no-flight",
        "markers",
        "money",
        "items",
        "copiers",
        "goals",
        "constants",
        // What it says when nothing is wrong.
        "holds",
    ];
    assert_eq!(known, tested.map(|key| format!("rocketmen-content-{key}")).into());
}

/// Boosters for 10 instead of 20, as in the example of the page.
#[test]
fn a_replaced_price_is_the_price() {
    let table = |content: ContentHandle| {
        let setup = Setup { content, ..Setup::standard(2) };
        Scene::new(setup).expect("a table").hand(RED, &["satellite-1"]).build()
    };
    let mut dear = table(ContentHandle::standard());
    let paid = pay(&[held(&dear, RED, "satellite-1")]);
    let boosters = buy(&[], Some(0), paid);
    assert_eq!(refused(&mut dear, RED, boosters), Refusal::PriceNotMet { money: 10, items: 0 });
    let mut cheap = table(custom(&example()));
    act(&mut cheap, RED, boosters);
    assert_eq!(names(&cheap, player(&cheap, RED).played), ["satellite-1", "small-rocket-boosters"]);
}

#[test]
fn the_example_of_the_page_is_what_it_says() {
    let content = custom(&example());
    let engine = |name: &str| content.kind(content.kind_named(name).expect("an Engine")).face;
    assert_eq!(engine("small-rocket-boosters").price.money, 10);
    assert_eq!(engine("nuclear-engine").prints.rocket, 5);
    let ids: Vec<&str> = content.source().variants.iter().map(|variant| variant.id.as_str()).collect();
    assert_eq!(ids, ["second-chance", "big-bangs"]);
    // What the example leaves out is built in.
    assert_eq!(content.source().assets, ContentHandle::standard().source().assets);
    let chosen = [("variants".to_owned(), "second-chance+big-bangs".to_owned())];
    let setup = Setup::configure(3, &chosen.into(), Some(&example())).expect("a setup");
    let game = Rocketmen::start(setup, Seed::from_number(1)).expect("a game");
    assert_eq!(view(&game, RED).variants.len(), 2);
    assert_eq!(game.catalogue().board, *content.source());
}

/// The page names every part, every key and every kind that the built-in content uses, and that is all there are.
#[test]
fn the_page_is_complete() {
    fn keys(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
            Value::Object(map) => {
                for (key, value) in map {
                    found.insert(key.clone());
                    if key == "kind" {
                        found.insert(value.as_str().expect("a kind").to_owned());
                    }
                    keys(value, found);
                }
            }
            _ => {}
        }
    }
    let mut wanted = BTreeSet::new();
    keys(&standard(), &mut wanted);
    assert!(wanted.len() > 80, "{}", wanted.len());
    let page = page();
    for name in wanted {
        let mentioned =
            [format!("`{name}`"), format!("[{name}]"), format!("{{ {name} = "), format!("`{name} = ")];
        assert!(
            mentioned.iter().any(|mention| page.contains(mention)),
            "docs/writing-content.md does not mention {name}"
        );
    }
}

#[test]
fn faulty_content_is_refused_before_the_game() {
    let refusal = Setup::configure(2, &Options::new(), Some("game = \"rocketmen\"\nwarp = 1"));
    assert!(refusal.expect_err("a fault").0.key.starts_with("rocketmen-"));
}

/// Plays at random to the end.
fn played(setup: Setup, seed: u64) -> Session<Rocketmen> {
    let mut session = Session::<Rocketmen>::start(setup, Seed::from_number(seed)).expect("a table");
    let mut dice = Dice::new(Seed::from_number(seed + 1));
    let mut story = Story::silent();
    while let Some(seat) = session.game().awaited().iter().next() {
        let mut options = Vec::new();
        session.game().options(seat, &mut options);
        let command = options[dice.below(options.len() as u32) as usize];
        session.apply(GameTime::ZERO, seat, command, &mut story).expect("an option");
        assert!(session.log().len() < 20_000, "the game does not end");
    }
    session
}

/// Content of one's own travels in the record and is not looked for elsewhere.
#[test]
fn custom_content_survives_in_a_record() {
    let setup = Setup { content: custom(&example()), ..Setup::standard(2) };
    let session = played(setup.clone(), 7);
    let seats = ["Ann", "Bob"].map(|name| SeatName { name: name.to_owned(), bot: None });
    let text = Record::of(&session, seats.to_vec()).export();
    assert!(text.contains("nuclear-engine"));
    let record = Record::<Rocketmen>::import(&text).expect("a record");
    assert_eq!(record.header.setup, setup);
    let again = record.verify().expect("it leads to the same end");
    assert_eq!(bytes(again.game()), bytes(session.game()));
    let engine = again.game().content().kind_named("small-rocket-boosters").expect("an Engine");
    assert_eq!(again.game().content().kind(engine).face.price.money, 10);
    // A record with content that was made faulty afterwards is not read.
    let spoilt = text.replace("\"rounds\":60", "\"rounds\":0");
    assert!(Record::<Rocketmen>::import(&spoilt).is_err());
}

/// A state with content of its own is saved and taken up again.
#[test]
fn custom_content_survives_in_a_saved_state() {
    let setup = Setup { content: custom(&example()), ..Setup::solitaire(Difficulty::Normal) };
    let mut game = Rocketmen::start(setup, Seed::from_number(2)).expect("a game");
    let mut resumed: Rocketmen = serde_json::from_slice(&bytes(&game)).expect("a saved game");
    assert_eq!(resumed.content(), game.content());
    for _ in 0..3 {
        assert_eq!(act(&mut game, RED, Command::EndTurn), act(&mut resumed, RED, Command::EndTurn));
        assert_eq!(bytes(&game), bytes(&resumed));
    }
}

/// Every figure as large as it may be: nothing overflows, and the games end.
#[test]
fn content_at_its_limits_is_playable() {
    let mut source = ContentHandle::standard().source().clone();
    let most = Printed { money: 100, rocket: 9, computer: 9, composite: 9, biotech: 9, science: 9 };
    for (index, mission) in source.missions.iter_mut().enumerate() {
        mission.prints = most;
        mission.gain = [Gain::Hand(9), Gain::Science(9), Gain::Money(255), Gain::Rocket(9)][index % 4];
    }
    for asset in &mut source.assets {
        asset.prints = most;
        asset.price.money = 100;
        (asset.price.computer, asset.price.any) = (9, 9);
    }
    for goal in &mut source.goals {
        goal.tasks.iter_mut().for_each(|task| task.vp = 255);
    }
    for threat in &mut source.threats {
        threat.vp = 255;
    }
    let constants = source.constants.as_mut().expect("constants");
    (constants.tokens, constants.battle_missions, constants.rounds) = (16, 16, 12);
    (constants.thresholds, constants.token_vp) = ([255; 3], 255);
    let json = serde_json::to_value(&source).expect("plain data");
    let content: ContentHandle = serde_json::from_value(json).expect("everything is within its limits");
    let cases = [
        ("standard", Setup::standard(2)),
        ("battle", Setup::battle(2)),
        ("solitaire", Setup::solitaire(Difficulty::Hard)),
    ];
    let cases =
        cases.map(|(name, setup)| Case::<Rocketmen>::new(name, Setup { content: content.clone(), ..setup }));
    table::kit::random_play_ends(&cases, 3, 20_000);
    table::kit::refusals_change_nothing(&cases, 1, 20_000);
}
