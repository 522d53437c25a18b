//! Options: what is offered, what is refused, and what means nothing at this table.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests report by failing")]

use table::{Chosen, OptionSpec, OptionWhen, Options, SetupError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flight {
    Mission,
    TestRun,
}

table::choices! { Flight { Mission => "mission", TestRun => "test-run" } }

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cards {
    None,
    Random,
}

table::choices! { Cards { None => "none", Random => "random" } }

fn offered() -> Vec<OptionSpec> {
    let names = ["sun", "moon", "mars"].map(str::to_owned);
    vec![
        OptionSpec::choice::<Flight>("flight"),
        OptionSpec::choice::<bool>("campaign").when("flight", [Flight::Mission]),
        OptionSpec::choice::<bool>("alone").when_seats(1..=1),
        OptionSpec::choice::<Cards>("cards").or_several(2, names),
    ]
}

fn options(chosen: &[(&str, &str)]) -> Options {
    chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn refused(chosen: &[(&str, &str)]) -> SetupError {
    let (options, offered) = (options(chosen), offered());
    Chosen::check(2, &options, &offered).err().unwrap_or_else(|| panic!("{chosen:?} was not refused"))
}

/// What the four options come to, with this many chairs.
fn read(seats: u8, chosen: &[(&str, &str)]) -> (Flight, bool, bool, Option<Vec<String>>) {
    let (options, offered) = (options(chosen), offered());
    let chosen = Chosen::check(seats, &options, &offered).unwrap();
    let names = chosen.several("cards").map(|names| names.into_iter().map(str::to_owned).collect());
    if names.is_none() {
        let _: Cards = chosen.choice("cards").unwrap();
    }
    (
        chosen.choice("flight").unwrap(),
        chosen.choice("campaign").unwrap(),
        chosen.choice("alone").unwrap(),
        names,
    )
}

#[test]
fn nothing_chosen_is_the_first_of_everything() {
    assert_eq!(read(2, &[]), (Flight::Mission, false, false, None));
    assert_eq!(offered()[0].default, "mission");
    assert_eq!(offered()[1].values, ["no", "yes"]);
}

#[test]
fn a_value_means_nothing_where_its_option_does_not_apply() {
    let all = [("flight", "test-run"), ("campaign", "yes"), ("alone", "yes")];
    assert_eq!(read(2, &all), (Flight::TestRun, false, false, None));
    assert_eq!(read(1, &all), (Flight::TestRun, false, true, None));
    assert_eq!(read(2, &[("campaign", "yes")]), (Flight::Mission, true, false, None));
    // It is known all the same, so a slip of the pen is found.
    assert_eq!(refused(&[("flight", "test-run"), ("campaign", "perhaps")]).0.key, "setup-unknown-choice");
}

#[test]
fn several_different_names_can_stand_instead_of_a_value() {
    let names = |value: &str| read(2, &[("cards", value)]).3;
    assert_eq!(names("random"), None);
    assert_eq!(names("sun+mars"), Some(vec!["sun".to_owned(), "mars".to_owned()]));
    assert_eq!(names("mars + sun"), Some(vec!["mars".to_owned(), "sun".to_owned()]));
    for wrong in ["", "sun", "sun+sun", "sun+pluto", "sun+moon+mars", "none+random"] {
        let refusal = refused(&[("cards", wrong)]);
        assert_eq!(refusal.0.key, "setup-unknown-choice", "{wrong}");
        assert!(format!("{:?}", refusal.0).contains("…+… (sun, moon, mars)"), "{refusal:?}");
    }
}

#[test]
fn what_is_not_offered_is_refused_with_what_is() {
    let refusal = refused(&[("colour", "red")]);
    assert_eq!(refusal.0.key, "setup-unknown-option");
    assert!(format!("{:?}", refusal.0).contains("flight, campaign, alone, cards"));
}

#[test]
fn the_offer_says_when_it_means_anything() {
    let offered = offered();
    assert_eq!(offered[0].when, None);
    assert_eq!(
        serde_json::to_value(&offered[1].when).unwrap(),
        serde_json::json!({ "option": { "name": "flight", "values": ["mission"] } })
    );
    assert_eq!(offered[2].when, Some(OptionWhen::Seats { least: 1, most: 1 }));
    assert_eq!(offered[3].vocabulary(), ["cards", "cards-none", "cards-random", "cards-chosen"]);
}
