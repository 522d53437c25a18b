//! Whatever a crew plans and whatever comes: nothing panics, nothing grows beyond its bounds, and the same plan gives
//! the same result.

use proptest::prelude::*;
use space_alert::ship::{
    Announced, Boards, Mission, MissionPlan, Nobody, Slot, Status, ThreatId, Tile, Track,
};
use space_alert::{Action, Content, Happening, Kind, Ship, Zone};

fn slot() -> impl Strategy<Value = Slot> {
    let action = || (0..Action::ALL.len()).prop_map(|index| Action::ALL[index]);
    prop_oneof![
        1 => Just(Slot::Empty),
        6 => action().prop_map(Slot::One),
        1 => (action(), action()).prop_map(|(first, second)| Slot::Two(first, second)),
    ]
}

fn boards() -> impl Strategy<Value = Boards> {
    prop::collection::vec(prop::collection::vec(slot(), 12), 1..=5).prop_map(|lists| {
        let mut boards = Boards::new(lists.len());
        for (player, list) in lists.iter().enumerate() {
            for (turn, slot) in list.iter().enumerate() {
                boards.set(player, turn as u8 + 1, *slot);
            }
        }
        boards
    })
}

fn missions() -> impl Strategy<Value = MissionPlan> {
    let cards = Content::standard().threats().len();
    // A card, a zone, and a card beside it for those that call one.
    let threat = (0..cards, 0..3usize, any::<prop::sample::Index>());
    let threats = prop::collection::vec(prop::option::weighted(0.9, threat), 8);
    let tiles = prop::array::uniform3(Just(Tile::ALL.to_vec()).prop_shuffle());
    let tracks = prop::array::uniform4(1u8..=7);
    (threats, tiles, tracks, any::<bool>()).prop_map(|(threats, tiles, tracks, short)| {
        let content = Content::standard();
        let mut plan = MissionPlan::new(content, tracks);
        plan.turns = if short { 7 } else { 12 };
        for (index, threat) in threats.iter().enumerate() {
            let Some((card, zone, beside)) = threat else { continue };
            let card = &content.threats()[*card];
            let turn = index as u8 + 1;
            if turn <= plan.turns {
                let zone = (card.kind == Kind::External).then_some(Zone::ALL[*zone]);
                let calls = card.calls.map(|calls| {
                    let cards = content.threats().iter();
                    let cards: Vec<_> = cards.filter(|card| card.can_be_called(calls.kind())).collect();
                    beside.get(&cards).code.to_string()
                });
                plan.threats.push(Announced { calls, ..Announced::new(card.code.to_string(), turn, zone) });
            }
        }
        for (order, tiles) in plan.tiles.iter_mut().zip(&tiles) {
            order.copy_from_slice(tiles);
        }
        plan
    })
}

fn bounds(mission: &Mission, ship: &Ship, surplus: u8) {
    for zone in Zone::ALL {
        assert!(ship.shields()[zone.index()] <= ship.shield_capacity(mission, zone) + surplus);
        assert!(ship.reactors()[zone.index()] <= ship.reactor_capacity(mission, zone) + surplus);
        assert!(ship.tiles()[zone.index()].len() <= 6);
    }
    assert!(ship.fuel() <= 3 && ship.rockets() <= 3);
    assert!(ship.crew().iter().filter(|member| member.in_space && !member.knocked_out).count() <= 1);
    assert!(ship.disabled_squads() <= 2);
    for (index, threat) in ship.threats(mission).iter().enumerate() {
        let due = mission.threat(ThreatId(index as u8)).unwrap();
        if threat.status == Status::OnTrack {
            // A threat that jumps keeps the number of its square, even on a shorter track.
            let longest = Track::ALL.map(|track| mission.track(track).length()).into_iter().max().unwrap();
            assert!((1..=longest).contains(&threat.position));
            assert!(threat.damage < threat.hp || due.card.is_slime());
        }
        assert!(threat.tokens.is_empty() || due.track == Track::Internal);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Bounds hold after every step, the silent run ends like the watched one, and a state survives its file.
    #[test]
    fn any_plan_ends_and_keeps_its_bounds(plan in missions(), boards in boards()) {
        let mission = Mission::new(Content::standard(), &plan).unwrap();
        let heroic = boards.crew() as u8 * 12;
        let surplus = (0..boards.crew()).flat_map(|player| boards.board(player)).any(|slot| {
            matches!(slot, Slot::One(Action::HeroicB) | Slot::Two(Action::HeroicB, _) | Slot::Two(_, Action::HeroicB))
        });
        let mut ship = Ship::new(&mission, &boards);
        let mut seen: Vec<Happening> = Vec::new();
        let mut steps = 0;
        while !ship.is_over() {
            ship.advance(&mission, &mut seen);
            bounds(&mission, &ship, if surplus { heroic } else { 0 });
            steps += 1;
            prop_assert!(steps < 400);
        }
        let mut silent = Ship::new(&mission, &boards);
        silent.run_to_end(&mission, &mut Nobody);
        prop_assert_eq!(&silent, &ship);
        prop_assert_eq!(silent.score(&mission), ship.score(&mission));
        // Whole turns are flown as their steps are, and told in the same order.
        let mut told: Vec<Happening> = Vec::new();
        Ship::new(&mission, &boards).run_to_end(&mission, &mut told);
        prop_assert_eq!(&told, &seen);
        let copy: Ship = serde_json::from_str(&serde_json::to_string(&ship).unwrap()).unwrap();
        prop_assert_eq!(&copy, &ship);
        let story = serde_json::to_string(&seen).unwrap();
        prop_assert_eq!(serde_json::from_str::<Vec<Happening>>(&story).unwrap(), seen);
    }
}
