//! Whatever is offered can be done: hands full of cards, a crowded map, and turns played at random.

use crate::support::Scene;
use away_missions::field::Lying;
use away_missions::{AlienType, Command, HatchState, Item, Who};
use table::{Dice, Game, GameTime, Seat, Seed, Story};

/// Every kind of card in somebody's hands, every type of Alien nearby, hatches in every state.
fn crowded() -> Scene {
    let mut scene =
        Scene::of(&[Who::Captain, Who::FirstOfficer, Who::Doctor, Who::Professor, Who::Chief, Who::Yeoman])
            .with_chairs();
    scene.setup.french_items = true;
    let mut tiles = Vec::new();
    for q in -2..=2i8 {
        for r in -2..=2i8 {
            tiles.push(if q == 2 && r > 0 { scene.dark(q, r) } else { scene.tile(q, r) });
        }
    }
    let centre = tiles[12];
    scene.all_on(centre);
    for (place, state) in
        [(6, HatchState::Closed), (11, HatchState::Locked), (13, HatchState::Open), (2, HatchState::Closed)]
    {
        let (a, b) = (tiles[place], tiles[place + 1]);
        if a.index() / 5 == b.index() / 5 {
            scene.hatch(a, b, state);
        }
    }
    scene.vent(centre);
    for (place, kind) in AlienType::ALL.iter().enumerate() {
        scene.alien(*kind, tiles[6 + place]);
        scene.alien(*kind, tiles[11 + place % 3]);
    }
    for (place, item) in Item::ALL.iter().enumerate() {
        let who = [Who::Captain, Who::FirstOfficer, Who::Doctor, Who::Professor, Who::Chief, Who::Yeoman]
            [place % 6];
        scene.give(who, *item);
    }
    for one in &mut scene.field.rocketeers {
        one.hp = one.hp.min(3);
        one.command.available = one.who == Who::Doctor;
        one.components.wire = 1;
        one.components.mysterium = 1;
        one.components.alien_blood = 1;
    }
    scene.give_unknown(Who::Captain, Item::ForceFieldBelt);
    scene.give_unknown(Who::Professor, Item::StasisBox);
    scene.lay(centre, Lying::Mysterium);
    scene.drop(tiles[13], Item::RayGun);
    scene
}

/// AM-8.11: an option without a legal target or effect is not offered; everything else that is offered can be done, and
/// a turn comes to an end
#[test]
fn everything_offered_can_be_done() {
    let crew = [Who::Captain, Who::FirstOfficer, Who::Doctor, Who::Professor, Who::Chief, Who::Yeoman];
    for (number, who) in (1u64..).zip(crew.into_iter().cycle().take(18)) {
        let mut game = crowded().turn(who).game;
        let mut chance = Dice::new(Seed::from_number(number));
        let mut given = 0;
        while game.outcome().is_none() && !finished(&game, who) {
            let mut options: Vec<(Seat, Command)> = Vec::new();
            for seat in Seat::all(6) {
                let mut own = Vec::new();
                game.options(seat, &mut own);
                options.extend(own.into_iter().map(|command| (seat, command)));
            }
            assert!(!options.is_empty(), "nobody can do anything");
            // All of them are tried now and then, one of them always.
            if given % 8 == 0 {
                for (seat, command) in &options {
                    let tried =
                        game.clone().apply(GameTime::ZERO, *seat, command.clone(), &mut Story::silent());
                    assert_eq!(tried, Ok(()), "{seat:?} was offered {command:?}");
                }
            }
            let (seat, command) = options.swap_remove(chance.below(options.len() as u32) as usize);
            let done = game.apply(GameTime::ZERO, seat, command.clone(), &mut Story::silent());
            assert_eq!(done, Ok(()), "{seat:?} was offered {command:?}");
            given += 1;
            assert!(given < 500, "the turn does not end");
        }
    }
}

/// Whether this Rocketeer's turn is over.
fn finished(game: &away_missions::AwayMissions, who: Who) -> bool {
    let whole = serde_json::to_value(game).unwrap();
    let crew = whole["field"]["rocketeers"].as_array().unwrap();
    crew.iter().any(|one| one["who"] == who.name() && one["turn"]["done"] == true)
}
