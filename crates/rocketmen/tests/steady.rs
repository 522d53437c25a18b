//! What the steady bot knows, each in a position made for it. Strong plays steady in its trials, so it knows the same.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

use rocketmen::bots::ROSTER;
use rocketmen::content::Destination::{self, Earth, Mars, Moon};
use rocketmen::content::{ContentHandle, MissionType};
use rocketmen::rules::solitaire::{Ai, AiMission};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, Aim, CardId, Claim, Command, Difficulty, Rocketmen, Setup, VariantChoice};
use table::{Chair, Game as _, GameTime, Seat, Seed, Story};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const BOT: &str = "steady";

/// What the bot does in this position.
fn choice(game: &Rocketmen) -> Command {
    let kind = ROSTER.iter().find(|kind| kind.name == BOT).expect(BOT);
    let seat = game.awaited().iter().next().expect("somebody to move");
    (kind.seat)(Seed::from_number(1))
        .choose(&Chair::new(game, seat, GameTime::ZERO))
        .command()
        .expect("a move")
}

/// Everything the bot does until its turn is over, the end of it included.
fn turn(game: &mut Rocketmen) -> Vec<Command> {
    let seat = game.awaited().iter().next().expect("somebody to move");
    let mut moves = Vec::new();
    loop {
        let command = choice(game);
        game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).expect("a legal move");
        moves.push(command);
        let over = matches!(command, Command::EndTurn | Command::Launch { .. });
        if over || moves.len() > 40 {
            return moves;
        }
    }
}

/// A card in Red's Hand.
fn held(game: &Rocketmen, name: &str) -> CardId {
    game.find(RED, Zone::Hand, name).expect(name)
}

/// Locations as the bits of one number.
fn bits(places: &[(Destination, MissionType)]) -> u16 {
    let content = ContentHandle::standard();
    let bit = |(destination, kind): &(Destination, MissionType)| {
        1u16 << content.location(*destination, *kind).expect("a location").0
    };
    places.iter().fold(0, |all, place| all | bit(place))
}

/// A solitaire game with this goal, before the AI has done anything.
fn solitaire(goal: &str) -> Scene {
    Scene::new(Setup::solitaire(Difficulty::Normal)).expect("a game").goals(RED, &[goal])
}

/// All six tokens of the AI, at every destination: the turn in which they lie there is the last one.
fn everywhere() -> u16 {
    use MissionType::{Base, Satellite, SpaceHotel, Spaceship};
    bits(&[
        (Earth, Satellite),
        (Earth, Spaceship),
        (Earth, SpaceHotel),
        (Moon, Satellite),
        (Moon, SpaceHotel),
        (Mars, Base),
    ])
}

/// RM-13.17: the AI has placed all its tokens, so even a poor chance is better than none.
#[test]
fn in_the_last_turn_of_solitaire_a_poor_chance_is_taken() {
    let start = || {
        let deck = ["fusion-reactor", "depot", "electric-cars", "afterburner"];
        solitaire("home-world").plan(RED, "spaceship-1").pad(RED, &["liquid-fuel-engine"]).deck(&deck)
    };
    let game = start().ai(|ai| ai.locations = everywhere()).build();
    assert_eq!(choice(&game), Command::Launch { destination: Earth });
    // With a token of the AI still to come there is another turn, and a better rocket is waited for.
    let game = start().ai(|ai| ai.locations = everywhere() & (everywhere() - 1)).build();
    assert_eq!(choice(&game), Command::EndTurn);
}

/// RM-13.19: the last card of the display is pushed out when the AI flies no more, and with it goes the game.
#[test]
fn the_last_card_on_the_display_makes_a_turn_the_last() {
    let start = || {
        solitaire("home-world")
            .plan(RED, "spaceship-1")
            .pad(RED, &["liquid-fuel-engine"])
            .display(&["government-contract"])
            .deck(&[])
    };
    let game = start().ai(|ai| ai.grounded = true).build();
    assert_eq!(choice(&game), Command::Launch { destination: Earth });
    let game = start().build();
    assert_ne!(choice(&game), Command::Launch { destination: Earth });
}

/// RM-10.6: with nothing to come, money for a part that helps only a little is well spent.
#[test]
fn in_the_last_turn_money_goes_into_the_launch() {
    let mut game = Scene::new(Setup::standard(2))
        .expect("a game")
        .goals(RED, &["settler", "hotelier"])
        .at(BLUE, Earth, MissionType::Satellite)
        .plan(RED, "satellite-1")
        .pad(RED, &["small-rocket-boosters", "storage-batteries"])
        .hand(RED, &["spaceship-2", "orbital-shipyard-1"])
        .round(60)
        .build();
    let computer = game.find(RED, Zone::Hand, "spaceship-2").expect("a Computer");
    assert!(matches!(turn(&mut game)[0], Command::Place { pad, .. } if pad.has(computer)));
}

/// RM-2.22, RM-10.7: Science that a certain launch does not need buys a Threat, and nothing that could pay is left over.
#[test]
fn in_the_last_turn_spare_science_pays() {
    let computers =
        ["spaceship-2", "super-capacitors", "big-data", "asteroid-laser-ablation", "nanotechnology"];
    let mut game = Scene::new(Setup::standard(2))
        .expect("a game")
        .round(60)
        .plan(RED, "satellite-1")
        .pad(RED, &computers)
        .pad(RED, &["quantum-computer", "small-rocket-boosters", "backup-systems"])
        .hand(RED, &["electric-cars", "orbital-shipyard-1"])
        .display(&["climate-change"])
        .deck(&[])
        .achievements(RED, Achievements { science: 1, ..Achievements::default() })
        .build();
    let threat = game.find_displayed("climate-change").expect("a Threat");
    let moves = turn(&mut game);
    assert!(
        moves.iter().any(|made| matches!(made, Command::Buy { cards, .. } if cards.has(threat))),
        "{moves:?}"
    );
    assert_eq!(moves.last(), Some(&Command::Launch { destination: Earth }));
}

/// RM-6.2: a planned Mission makes way in the last turn, pad or no pad, for one that scores more with the same chance.
#[test]
fn in_the_last_turn_a_poor_plan_makes_way_for_a_better_one() {
    let mut game = Scene::new(Setup::standard(2))
        .expect("a game")
        .round(60)
        .goals(RED, &["settler", "hotelier"])
        .at(BLUE, Earth, MissionType::Satellite)
        .at(RED, Moon, MissionType::Satellite)
        .plan(RED, "satellite-1")
        .pad(RED, &["fusion-reactor"])
        .pad(RED, &["multi-purpose-space-suit"])
        .hand(RED, &["space-station-1", "space-hotel-2"])
        .achievements(RED, Achievements { rocket: 2, ..Achievements::default() })
        .build();
    let station = game.find(RED, Zone::Hand, "space-station-1").expect("a Mission");
    let moves = turn(&mut game);
    assert!(
        moves.iter().any(|made| matches!(made, Command::Place { plan, .. } if *plan == Some(station))),
        "{moves:?}"
    );
    assert_eq!(moves.last(), Some(&Command::Launch { destination: Earth }));
}

/// Whether a player has a card of this kind outside pad and plan.
fn has(game: &Rocketmen, seat: Seat, name: &str) -> bool {
    [Zone::Played, Zone::Warehouse, Zone::Hq, Zone::Hand]
        .iter()
        .any(|zone| game.find(seat, *zone, name).is_some())
}

/// RM-11.3, RM-11.4, RM-11.5, RM-11.6: in the last turn, one card makes up for what the rival is ahead, and a tie scores in full.
#[test]
fn a_scoring_variant_is_bought_in_the_last_turn() {
    let races = [
        ("computing-race", "asteroid-laser-ablation", "super-capacitors"),
        ("materials-race", "backup-systems", "storage-batteries"),
        ("biotech-race", "multi-purpose-space-suit", "designer-drugs"),
        ("propulsion-lead", "small-rocket-boosters", "liquid-fuel-engine"),
    ];
    for (variant, theirs, mine) in races {
        let variants = VariantChoice::Chosen(variant.to_owned(), "soft-abort".to_owned());
        let display: &[&str] = if variant == "propulsion-lead" { &[] } else { &[mine] };
        let scene = Scene::new(Setup::standard(2).with_variants(variants))
            .expect("a game")
            .round(60)
            .put(BLUE, Zone::Warehouse, &[theirs])
            .hand(RED, &["satellite-2", "space-hotel-1"])
            .display(display)
            .deck(&[]);
        let mut game = scene.build();
        let moves = turn(&mut game);
        assert!(has(&game, RED, mine), "{variant}: {moves:?}");
    }
}

/// RM-11.7: a Threat that costs a little more than its two points is a bargain where most Threats score three more.
#[test]
fn a_threat_is_worth_more_where_most_threats_score() {
    let choice_with = |variant: &str| {
        let variants = VariantChoice::Chosen(variant.to_owned(), "soft-abort".to_owned());
        let game = Scene::new(Setup::standard(2).with_variants(variants))
            .expect("a game")
            .goals(RED, &["settler", "hotelier"])
            .vp(RED, 15)
            .hand(RED, &["electric-cars", "backup-systems"])
            .achievements(RED, Achievements { money: 2, ..Achievements::default() })
            .sold_out(0)
            .sold_out(1)
            .sold_out(2)
            .display(&["climate-change"])
            .deck(&[])
            .build();
        let threat = game.find_displayed("climate-change").expect("a Threat");
        matches!(choice(&game), Command::Buy { cards, .. } if cards.has(threat))
    };
    assert!(choice_with("planetary-defence"));
    assert!(!choice_with("insurance"));
}

/// RM-10.22: whoever carries the flag flies to the Moon for its token, though Earth orbit is the safer way to as many points.
#[test]
fn a_secret_goal_for_the_moon_token_is_worked_for() {
    let choice_with = |goal: &str| {
        let game = Scene::new(Setup::standard(2))
            .expect("a game")
            .round(60)
            .goals(RED, &[goal])
            .mars_token(BLUE)
            .at(BLUE, Moon, MissionType::Spaceship)
            .plan(RED, "spaceship-1")
            .pad(RED, &["heavy-lift-engine", "super-capacitors", "spaceship-2", "backup-systems"])
            .build();
        choice(&game)
    };
    assert_eq!(choice_with("flag-bearer"), Command::Launch { destination: Moon });
    assert_eq!(choice_with("home-world"), Command::Launch { destination: Earth });
}

/// Red with five tokens, a Base on Mars among them, and a sure launch of a Satellite to Earth orbit.
fn before_the_sixth_token(goal: &str) -> Rocketmen {
    let computers =
        ["spaceship-2", "super-capacitors", "big-data", "quantum-computer", "asteroid-laser-ablation"];
    solitaire(goal)
        .vp(RED, 20)
        .at(RED, Mars, MissionType::Base)
        .at(RED, Moon, MissionType::Satellite)
        .at(RED, Moon, MissionType::Spaceship)
        .at(RED, Earth, MissionType::SpaceHotel)
        .at(RED, Earth, MissionType::Spaceship)
        .plan(RED, "satellite-1")
        .pad(RED, &computers)
        .pad(RED, &["small-rocket-boosters", "backup-systems", "nanotechnology"])
        .display(&["government-contract"])
        .build()
}

/// RM-13.18: the last token is kept for the goal, since the points alone do not win.
#[test]
fn in_solitaire_the_last_token_is_kept_for_the_goal() {
    let launch = Command::Launch { destination: Earth };
    // The Base on the Moon is still missing.
    assert!(!turn(&mut before_the_sixth_token("settler")).contains(&launch));
    // So are the Threats, and the sixth token would end the game.
    assert!(!turn(&mut before_the_sixth_token("guardian")).contains(&launch));
    // This goal is met by the very launch.
    assert!(turn(&mut before_the_sixth_token("broadcaster")).contains(&launch));
}

/// RM-7.19: a Science without a use changes the display and becomes another card, instead of just making room.
#[test]
fn nanotechnology_is_used_when_it_has_no_place() {
    let scene = || Scene::new(Setup::standard(2)).expect("a game").hand(RED, &["nanotechnology"]);
    let game = scene().display(&["quantum-computer", "government-contract"]).build();
    let (card, dull) =
        (held(&game, "nanotechnology"), game.find_displayed("government-contract").expect("a card"));
    assert_eq!(choice(&game), Command::Use { card, aim: Aim::Card(dull), model: None });
}

/// RM-13.14, RM-13.15: in Solitaire it takes away the Threat that would fall to the AI next.
#[test]
fn nanotechnology_keeps_a_threat_from_the_ai() {
    let game = solitaire("home-world").hand(RED, &["nanotechnology"]).display(&PUSHED_OUT).build();
    let (card, threat) = (held(&game, "nanotechnology"), game.find_displayed("pandemic").expect("a Threat"));
    assert_eq!(choice(&game), Command::Use { card, aim: Aim::Card(threat), model: None });
}

/// A full display whose leftmost card is a Threat.
const PUSHED_OUT: [&str; 6] =
    ["pandemic", "backup-systems", "storage-batteries", "depot", "electric-cars", "afterburner"];

/// Red's Space Station with enough boost to fly and everything but an Engine.
fn waiting_for_an_engine() -> Scene {
    let computers =
        ["spaceship-2", "super-capacitors", "big-data", "quantum-computer", "asteroid-laser-ablation"];
    Scene::new(Setup::standard(2)).expect("a game").plan(RED, "space-station-1").pad(RED, &computers)
}

/// RM-7.36: Electric Cars bring the Engine back that the launch waits for.
#[test]
fn electric_cars_fetch_the_engine_that_a_launch_waits_for() {
    let mut game = waiting_for_an_engine()
        .hand(RED, &["electric-cars", "satellite-2"])
        .put(RED, Zone::Warehouse, &["heavy-lift-engine", "spaceship-1", "government-contract"])
        .build();
    let (card, engine) = (held(&game, "electric-cars"), game.find(RED, Zone::Warehouse, "heavy-lift-engine"));
    let aim = Aim::Cards(engine.into_iter().collect());
    assert_eq!(choice(&game), Command::Use { card, aim, model: None });
    assert_eq!(turn(&mut game).last(), Some(&Command::Launch { destination: Earth }));
}

/// RM-7.33: what lies on the Depot comes back when it makes a launch.
#[test]
fn cards_come_back_from_the_depot_when_they_are_needed() {
    let mut game = waiting_for_an_engine()
        .pad(RED, &["depot"])
        .hand(RED, &["satellite-2"])
        .put(RED, Zone::Depot, &["heavy-lift-engine", "government-contract"])
        .build();
    let engine = game.find(RED, Zone::Depot, "heavy-lift-engine");
    assert_eq!(choice(&game), Command::Unstore { cards: engine.into_iter().collect() });
    assert_eq!(turn(&mut game).last(), Some(&Command::Launch { destination: Earth }));
}

/// An AI on its way to the Moon.
fn flying(ai: &mut Ai) {
    let location = ContentHandle::standard().location(Moon, MissionType::SpaceHotel).expect("a location");
    ai.mission = Some(AiMission { destination_card: 0, type_card: 2, location, position: 5 });
}

/// RM-13.12: another card is removed before the AI gets a Threat for nothing.
#[test]
fn a_removal_keeps_a_threat_from_the_ai() {
    let mut game = solitaire("home-world").display(&PUSHED_OUT).ai(flying).build();
    let threat = game.find_displayed("pandemic").expect("a Threat");
    let moves = turn(&mut game);
    assert!(matches!(moves[0], Command::Remove { card } if card != threat), "{moves:?}");
    assert_eq!(game.find_displayed("pandemic"), Some(threat));
}

/// RM-13.17: with the goal met and the AI behind, the last card of the display is removed to win.
#[test]
fn a_removal_ends_a_game_that_is_won() {
    let start = |vp| {
        solitaire("hotelier")
            .vp(RED, vp)
            .at(RED, Earth, MissionType::SpaceHotel)
            .at(RED, Moon, MissionType::SpaceHotel)
            .display(&["fusion-reactor"])
            .deck(&[])
            .ai(flying)
            .ai(|ai| ai.vp = 9)
            .build()
    };
    let last = start(20).find_displayed("fusion-reactor").expect("a card");
    assert!(turn(&mut start(20)).contains(&Command::Remove { card: last }));
    assert!(!turn(&mut start(8)).contains(&Command::Remove { card: last }));
}

/// A shop with a single card for 20 money.
fn shopping() -> Scene {
    let scene = Scene::new(Setup::standard(2)).expect("a game").display(&["super-capacitors"]);
    scene.sold_out(0).sold_out(1).sold_out(2)
}

/// RM-7.5, RM-7.8: of cards worth the same, the one pays that draws another when it does.
#[test]
fn whoever_draws_a_card_by_paying_pays_first() {
    let game =
        shopping().hand(RED, &["big-data", "designer-drugs", "asteroid-laser-ablation"]).deck(&[]).build();
    let data = held(&game, "big-data");
    assert!(matches!(choice(&game), Command::Buy { pay, .. } if pay.cards.has(data)), "{:?}", choice(&game));
}

/// RM-7.39: it pays even if the rest would have been enough, and the draw is not forgotten.
#[test]
fn whoever_draws_a_card_by_paying_pays_without_need() {
    let rich = Achievements { money: 1, ..Achievements::default() };
    let mut game = shopping().hand(RED, &["big-data"]).achievements(RED, rich).deck(&[]).build();
    let card = held(&game, "big-data");
    let moves = turn(&mut game);
    assert!(
        matches!(moves[0], Command::Buy { pay, .. } if pay.cards.has(card) && pay.money_tokens == 1),
        "{moves:?}"
    );
    assert_eq!(moves[1], Command::Claim { card, claim: Claim::Draw });
}

/// RM-7.24, RM-7.25: Industrial Espionage is the money that the Hand lacks.
#[test]
fn industrial_espionage_pays_as_what_is_missing() {
    let game = shopping()
        .hand(RED, &["industrial-espionage"])
        .put(BLUE, Zone::Warehouse, &["electric-cars", "backup-systems"])
        .deck(&[])
        .build();
    let (card, money) =
        (held(&game, "industrial-espionage"), game.find(BLUE, Zone::Warehouse, "electric-cars"));
    let choice = choice(&game);
    assert!(
        matches!(choice, Command::Buy { pay, model, .. } if pay.cards.has(card) && model == money),
        "{choice:?}"
    );
}

/// RM-7.5, RM-7.24: as Big Data it draws a card by paying, even where the rest would have been enough.
#[test]
fn industrial_espionage_pays_as_what_draws() {
    let rich = Achievements { money: 1, ..Achievements::default() };
    let mut game = shopping()
        .hand(RED, &["industrial-espionage"])
        .achievements(RED, rich)
        .put(BLUE, Zone::Warehouse, &["electric-cars", "big-data"])
        .deck(&[])
        .build();
    let (card, data) = (held(&game, "industrial-espionage"), game.find(BLUE, Zone::Warehouse, "big-data"));
    let moves = turn(&mut game);
    assert!(
        matches!(moves[0], Command::Buy { pay, model, .. } if pay.cards.has(card) && model == data),
        "{moves:?}"
    );
    assert_eq!(moves[1], Command::Claim { card, claim: Claim::Draw });
}

/// RM-7.24: where it brings nothing, it stays out of the payment.
#[test]
fn industrial_espionage_does_not_pay_for_nothing() {
    let rich = Achievements { money: 1, ..Achievements::default() };
    let game = shopping().hand(RED, &["industrial-espionage"]).achievements(RED, rich).deck(&[]).build();
    let choice = choice(&game);
    assert!(
        matches!(choice, Command::Buy { pay, model: None, .. } if pay.cards.is_empty() && pay.money_tokens == 1),
        "{choice:?}"
    );
}

/// RM-7.14: what has no use for the next turn buys before Super Capacitors change it for other cards.
#[test]
fn a_purchase_comes_before_super_capacitors() {
    let scene = Scene::new(Setup::standard(2)).expect("a game").display(&["storage-batteries"]);
    let mut game = scene
        .sold_out(0)
        .sold_out(1)
        .sold_out(2)
        .hand(RED, &["super-capacitors", "solar-energy"])
        .deck(&[])
        .build();
    let swap = held(&game, "super-capacitors");
    let moves = turn(&mut game);
    assert!(matches!(moves[0], Command::Buy { .. }), "{moves:?}");
    assert!(matches!(moves[1], Command::Use { card, .. } if card == swap), "{moves:?}");
}
