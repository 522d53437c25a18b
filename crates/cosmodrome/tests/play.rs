//! `cosmodrome play`, driven by a script as by a person.

mod common;

use common::{Scratch, refusal, run_with, text, text_with};

/// Enough lines for a whole game of somebody who always takes the last option: in most positions, ending the turn.
fn patient(word: &str) -> String {
    format!("{word}\n").repeat(400)
}

#[test]
fn a_whole_game_can_be_played_and_its_record_is_genuine() {
    let scratch = Scratch::new();
    let file = scratch.path("game.jsonl");
    let arguments = ["play", "rocketmen", "--seats", "human:Ann,random", "--seed", "2", "--record", &file];
    let shown = text_with(&arguments, &patient("end"));
    assert!(shown.contains("Ann > "), "{shown}");
    assert!(shown.contains("What you can do:"));
    assert!(shown.contains("The game is over"));
    assert!(shown.contains("The seed was "));
    assert!(!shown.contains("cli-") && !shown.contains("rocketmen-"), "a message is missing");
    let said = text(&["replay", &file, "--verify"]);
    assert!(said.contains("genuine") && said.contains("Ann:"), "{said}");
}

#[test]
fn the_same_game_in_french() {
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "2", "--lang", "fr"];
    let shown = text_with(&arguments, &patient("fin"));
    assert!(shown.contains("Ce que vous pouvez faire"), "{shown}");
    assert!(shown.contains("La partie est finie") || shown.contains("La graine était"), "{shown}");
    for english in ["What you can do", "The game is over", "Launch Pad", "cli-", "rocketmen-"] {
        assert!(!shown.contains(english), "{english}");
    }
}

#[test]
fn solitaire_is_for_one() {
    let shown = text_with(&["play", "rocketmen", "--seats", "human", "--seed", "1"], &patient("1"));
    assert!(shown.contains("The AI: "), "{shown}");
}

#[test]
fn one_can_watch_bots() {
    let shown = text(&["play", "rocketmen", "--seats", "random,random", "--seed", "1"]);
    assert!(shown.contains("The game is over"));
}

#[test]
fn bad_input_gets_a_sentence_and_changes_nothing() {
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "3"];
    let script = "buy 1 2 3 4 5 6\nabort\nlaunch moon\nplace pad 1\nbuy 99\nbuy\nwhat\n99\n0\nrules XY-1\nundo\nquit\n";
    let shown = text_with(&arguments, script);
    for sentence in [
        "(RM-4.4)",
        "(RM-8.1)",
        "(RM-8.2)",
        "(RM-5.3)",
        "(RM-3.2)",
        "no card “99”",
        "I do not understand “what”",
        "no option 99",
        "no option 0",
        "no rule “XY-1”",
        "Nothing can be taken back",
        "broken off",
    ] {
        assert!(shown.contains(sentence), "{sentence} is not in\n{shown}");
    }
    assert_eq!(
        shown.matches("What you can do:").count(),
        1,
        "the table is shown again only when it has changed"
    );
}

#[test]
fn rules_are_at_hand_in_both_languages() {
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "3"];
    let english = text_with(&arguments, "rules RM-4.2\nrules\nhelp\n");
    assert!(english.contains("RM-4.2  You may buy only one Engine"), "{english}");
    assert!(english.contains("RM-13"));
    let french = text_with(&[&arguments[..], &["--lang", "fr"]].concat(), "règles rm-4.2\naide\n");
    assert!(french.contains("RM-4.2  ") && french.contains("Moteur"), "{french}");
}

#[test]
fn a_move_can_be_taken_back_until_something_is_uncovered() {
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "3"];
    let shown = text_with(&arguments, "discard 1\nundo\nundo\nend\nundo\nquit\n");
    assert_eq!(shown.matches("Taken back.").count(), 1, "{shown}");
    assert_eq!(shown.matches("Nothing can be taken back").count(), 2, "{shown}");
}

#[test]
fn combined_purchases_and_placements_are_typed() {
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "3"];
    let shown = text_with(&arguments, "place plan 3 pad 1 with 4\nlook plan p1 d1\nquit\n");
    assert!(shown.contains("Pilot plans Space Hotel and places Spaceship on the Launch Pad"), "{shown}");
    assert!(shown.contains("Launch Pad: 1 Spaceship (1 Biotech)"), "{shown}");
    assert!(shown.contains("Not yet, destination Earth orbit"), "{shown}");
    let bought = text_with(&arguments, "buy e1 pay auto\nquit\n");
    assert!(bought.contains("Pilot buys Small Rocket Boosters"), "{bought}");
}

#[test]
fn a_game_can_be_saved_on_the_way() {
    let scratch = Scratch::new();
    let file = scratch.path("half.jsonl");
    let arguments = ["play", "rocketmen", "--seats", "human,random", "--seed", "3"];
    let shown =
        text_with(&arguments, &format!("end\nsave {file}\nsave {}/no/such\nsave\nquit\n", scratch.path("")));
    assert!(shown.contains("The record is in") && shown.contains("cannot be written"), "{shown}");
    assert!(text(&["replay", &file, "--verify"]).contains("broken off"));
}

#[test]
fn nothing_that_is_typed_makes_it_stumble() {
    let mut script = String::new();
    for verb in [
        "buy", "place", "discard", "use", "store", "unstore", "remove", "launch", "abort", "settle", "trim",
        "look",
    ] {
        for rest in [
            "",
            "1",
            "e9",
            "1 2 3 with m9 s9",
            "with",
            "as",
            "as 1",
            "1 as Big Data",
            "plan",
            "pad",
            "plan plan 1 2",
            "on",
            "1 on",
            "1 on 1",
            "-1",
            "d",
            "é9",
            "e256 1",
            "99999999999999999999",
        ] {
            script.push_str(&format!("{verb} {rest}\n"));
        }
    }
    script.push_str("\u{0}\n18446744073709551616\n");
    script.push_str(&"x".repeat(10_000));
    let output = run_with(&["play", "rocketmen", "--seats", "human,human", "--seed", "4"], &script);
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty());
}

#[test]
fn people_and_bots_must_be_known() {
    assert!(refusal(&["play", "rocketmen", "--seats", "human,nobody"]).contains("nobody"));
}
