//! What is in the box: tiles, tokens, cards, sheets and scenarios as data.

use away_missions::content::{AlertEffect, BossSlot, Content, Discovery, ItemKind, Loose, OverkillEffect};
use away_missions::content::{OverkillOption, STANDARD_TILES};
use away_missions::scenario::Scenario;
use away_missions::{AlienType, BossType, Component, EventKind, Item, Room, Who};
use std::collections::BTreeSet;
use std::sync::Arc;

/// AM-2.3: 33 standard tiles and 15 Scenario tiles, numbered from 1 to 48
#[test]
fn there_are_33_standard_and_15_scenario_tiles() {
    let content = Content::standard();
    let numbers: Vec<u8> = content.tiles().iter().map(|tile| tile.number).collect();
    assert_eq!(numbers, (1..=48).collect::<Vec<u8>>());
    assert!(content.tiles().iter().all(|tile| tile.room.is_some() == (tile.number > STANDARD_TILES)));
    let rooms: Vec<Room> = content.tiles().iter().filter_map(|tile| tile.room).collect();
    assert_eq!(rooms, Room::ALL);
    assert_eq!(content.room(Room::Airlock).number, 35);
    assert_eq!(content.room(Room::SaucerHangar).number, 48);
    assert_eq!(content.tile(0), None);
    assert_eq!(content.tile(49), None);
}

/// AM-2.4: the hatches of every tile
#[test]
fn tiles_show_their_hatches() {
    let printed = "1: 0 2; 2: 3; 3: 1 3 4; 4: 0 4 5; 5:; 6: 0 2; 7: 0; 8: 2 3 5; 9: 3 4; 10: 1 2; 11: 4; 12: 0 1; \
        13: 2 5; 14: 3 5; 15: 0 5; 16: 1 4; 17: 0 1 3 5; 18: 0 3 4; 19: 2 3 4; 20: 2 4; 21: 1 3; 22: 1; 23: 5; \
        24: 0 4; 25: 5; 26: 1 5; 27: 1 2; 28: 0 5; 29: 2 3; 30: 2; 31: 1 2 4; 32: 0 4; 33: 3 5; 34: 1 5; 35: 0 3; \
        36: 2 4; 37: 0 2 4; 38: 0 1 5; 39: 1 3; 40: 0 1 2 3 4 5; 41: 2 5; 42: 0 4; 43: 1 4; 44: 1 3 5; 45: 3 4; \
        46: 2; 47: 0 2 4; 48:";
    let shown: Vec<String> = Content::standard()
        .tiles()
        .iter()
        .map(|tile| {
            let edges: Vec<String> = tile.hatches.iter().map(u8::to_string).collect();
            format!("{}: {}", tile.number, edges.join(" ")).trim().to_owned()
        })
        .collect();
    assert_eq!(shown.join("; "), printed);
}

/// AM-2.5: the tiles with a vent
#[test]
fn some_tiles_have_a_vent() {
    let vents: Vec<u8> =
        Content::standard().tiles().iter().filter(|tile| tile.vent).map(|tile| tile.number).collect();
    assert_eq!(vents, [2, 5, 7, 10, 14, 17, 20, 23, 27, 30, 33, 37, 39, 46, 48]);
}

/// AM-5.7: the 34 Alien tokens
#[test]
fn alien_tokens_show_aliens_and_events() {
    let letter = |kind: AlienType| match kind {
        AlienType::Saucerman => 'S',
        AlienType::Leader => 'L',
        AlienType::Sentinel => 'N',
        AlienType::BrainInAJar => 'J',
        AlienType::Thrall => 'T',
        AlienType::SpaceLeech => 'H',
        AlienType::Bug => 'B',
        AlienType::WarThrall => 'W',
    };
    let event = |kind: EventKind| match kind {
        EventKind::CosmicRadiation => " radiation",
        EventKind::PowerOut => " power",
        EventKind::TimeDistortion => " time",
        EventKind::UnnaturalGrowth => " growth",
        EventKind::UnreasonableFear => " fear",
    };
    let mut tokens: Vec<String> = Content::standard()
        .tokens()
        .alien
        .iter()
        .map(|token| {
            let aliens: String = token.aliens.iter().map(|kind| letter(*kind)).collect();
            aliens + token.event.map_or("", event)
        })
        .collect();
    tokens.sort();
    let mut printed: Vec<&str> = vec![
        "SSB fear",
        "SSB",
        "SBB power",
        "LSS",
        "LSB",
        "SST",
        "JSB",
        "TTB",
        "HHB",
        "STB",
        "SS",
        "SS",
        "SB",
        "SB radiation",
        "LS",
        "LS time",
        "LT",
        "JS",
        "JT",
        "JB power",
        "NT",
        "TT",
        "HB",
        "BB growth",
        "SH",
        "N",
        "N",
        "N",
        "N fear",
        "J growth",
        "H time",
        "L",
        "H",
        "T radiation",
    ];
    printed.sort_unstable();
    assert_eq!(tokens, printed);
    assert_eq!(tokens.len(), 34);
}

/// AM-5.13: twelve Alert tokens, six of them quiet
#[test]
fn half_of_the_alert_tokens_are_quiet() {
    let alert = &Content::standard().tokens().alert;
    let count = |effect| -> u8 {
        alert.iter().filter(|tokens| tokens.effect == effect).map(|tokens| tokens.copies).sum()
    };
    assert_eq!([count(AlertEffect::Aliens), count(AlertEffect::Quiet)], [6, 6]);
}

/// AM-5.15: 26 Discovery tokens, one for each card, and Mysterium and tanks
#[test]
fn discovery_tokens_match_the_cards() {
    let content = Content::standard();
    let mut sum = 0;
    for tokens in &content.tokens().discovery {
        sum += tokens.copies;
        match tokens.content {
            Discovery::Item(item) => {
                assert!(content.item(item).is_discovery(), "{item}");
                assert_eq!(content.item(item).copies, tokens.copies, "{item}");
            }
            Discovery::Loose(Loose::Mysterium) => assert_eq!(tokens.copies, 4),
            Discovery::Loose(Loose::ThrallOxygenTank) => assert_eq!(tokens.copies, 2),
        }
    }
    assert_eq!(sum, 26);
    let kinds: BTreeSet<Discovery> = content.tokens().discovery.iter().map(|tokens| tokens.content).collect();
    assert_eq!(kinds.len(), 13 + 6 + 2);
}

/// AM-27.66: 35 Rocketeer tokens for 37 cards: one Atomic Rifle and one Ray Gun have none
#[test]
fn rocketeer_tokens_lack_two_cards() {
    let content = Content::standard();
    let tokens = &content.tokens().rocketeer;
    assert_eq!(tokens.iter().map(|tokens| tokens.copies).sum::<u8>(), 35);
    let lacking: Vec<(Item, u8)> = tokens
        .iter()
        .map(|tokens| (tokens.item, content.item(tokens.item).copies - tokens.copies))
        .filter(|(_, lacking)| *lacking > 0)
        .collect();
    assert_eq!(lacking, [(Item::AtomicRifle, 1), (Item::RayGun, 1)]);
    assert_eq!(tokens.len(), 21);
}

/// AM-12.7, AM-12.8: 37 Rocketeer cards of 21 kinds, 14 Discovery cards, six Schematics
#[test]
fn the_cards_of_the_box() {
    let content = Content::standard();
    let cards = |kinds: &[ItemKind], french: bool| -> (usize, u8) {
        let fitting: Vec<u8> = content
            .items()
            .iter()
            .filter(|item| kinds.contains(&item.kind) && item.french == french)
            .map(|item| item.copies)
            .collect();
        (fitting.len(), fitting.iter().sum())
    };
    let rocketeer = [ItemKind::RocketeerWeapon, ItemKind::RocketeerGear];
    assert_eq!(cards(&rocketeer, false), (21, 37));
    assert_eq!(cards(&[ItemKind::DiscoveryWeapon, ItemKind::DiscoveryGear], false), (13, 14));
    assert_eq!(cards(&[ItemKind::Schematic], false), (6, 6));
    assert_eq!(cards(&[ItemKind::DominatedBrain], false), (1, 5));
    assert_eq!(cards(&[ItemKind::RescuedThrall], false), (10, 10));
    assert_eq!(cards(&[ItemKind::RescuedThrall], true), (5, 5));
    assert_eq!(cards(&rocketeer, true), (15, 15));
    let copies = |item: Item| content.item(item).copies;
    assert_eq!([copies(Item::AtomicRifle), copies(Item::RayGun), copies(Item::ForceFieldBelt)], [3, 4, 2]);
    let large: Vec<Item> =
        content.items().iter().filter(|item| item.large && !item.french).map(|item| item.item).collect();
    let printed =
        [Item::AtomicRifle, Item::RayGun, Item::FlameGun, Item::HeadSet, Item::MedPack, Item::TeleRadio];
    assert_eq!(large, printed);
}

/// AM-12.6: four items have an owner
#[test]
fn personal_items_have_an_owner() {
    let owned: Vec<(Item, Who)> =
        Content::standard().items().iter().filter_map(|item| Some((item.item, item.personal_of?))).collect();
    let printed = [
        (Item::HeadSet, Who::FirstOfficer),
        (Item::MedPack, Who::Doctor),
        (Item::SoftFocusLens, Who::Yeoman),
        (Item::TeleRadio, Who::Captain),
    ];
    assert_eq!(owned, printed);
}

/// AM-9.2, AM-18.2, AM-18.3, AM-17.7: the dice of the weapons by range
#[test]
fn weapons_have_dice_by_range() {
    let content = Content::standard();
    let dice = |item: Item| [0, 1, 2, 3].map(|range| content.item(item).dice_at(range));
    assert_eq!(dice(Item::AtomicRifle), [Some(2), Some(5), Some(5), Some(3)]);
    assert_eq!(dice(Item::RayGun), [Some(5), Some(3), None, None]);
    assert_eq!(dice(Item::AirKnife), [Some(3), None, None, None]);
    assert_eq!(dice(Item::ProtonBlade), [Some(6), None, None, None]);
    assert_eq!(dice(Item::DemoCharge), [None, Some(10), None, None]);
    assert_eq!(dice(Item::FlameGun), [None, Some(2), None, None]);
    assert_eq!(dice(Item::Ddt), [Some(4), None, None, None]);
    assert_eq!(dice(Item::SonicShotgun), [Some(4), Some(3), None, None]);
    assert_eq!(dice(Item::RtCowboy), [Some(1), Some(1), None, None]);
    assert_eq!(dice(Item::Tools), [None; 4]);
    assert_eq!(content.item(Item::AtomicRifle).dice_at(4), None);
}

/// AM-12.5: only the Force Field Belt and the Schematics have to be analyzed
#[test]
fn few_items_have_to_be_analyzed() {
    for item in Content::standard().items() {
        let wanted = item.is_schematic() || item.item == Item::ForceFieldBelt;
        assert_eq!(item.analyze, wanted, "{}", item.item);
    }
}

/// AM-16.2: what Schematics are assembled from
#[test]
fn schematics_have_two_components() {
    use Component::{AlienBlood, Mysterium, Wire};
    let content = Content::standard();
    for (item, components) in [
        (Item::InvisibilityDevice, [Wire, AlienBlood]),
        (Item::NeuronicHyperbolizer, [Wire, AlienBlood]),
        (Item::RealityInverter, [Wire, Mysterium]),
        (Item::Teleporter, [Wire, Mysterium]),
        (Item::StasisBox, [Mysterium, AlienBlood]),
        (Item::TantalusProjector, [Mysterium, AlienBlood]),
    ] {
        assert_eq!(content.item(item).components, components, "{item}");
    }
    let others = content.items().iter().filter(|item| !item.is_schematic());
    assert!(others.into_iter().all(|item| item.components.is_empty()));
}

/// AM-3.9: the printed charges
#[test]
fn items_have_printed_charges() {
    let charges: Vec<(&str, u8)> = Content::standard()
        .items()
        .iter()
        .filter(|item| !item.french)
        .filter_map(|item| Some((item.item.name(), item.charges?)))
        .collect();
    let printed = [
        ("demo_charge", 1),
        ("accelerator_hypo", 1),
        ("electro_mine", 1),
        ("flag", 1),
        ("food_pills", 2),
        ("oxygen_tank", 1),
        ("reference_book", 3),
        ("space_bandages", 3),
        ("stun_pellet", 1),
        ("proton_blade", 2),
        ("force_field_belt", 3),
        ("gravitational_wave_generator", 2),
        ("heat_ray", 2),
        ("impossible_cube", 3),
        ("ionoscope", 2),
        ("mentality_helmet", 2),
        ("replicator", 2),
        ("sonic_repulsor", 3),
        ("strangely_glowing_orb", 3),
        ("telepathy_band", 2),
        ("time_warp", 2),
        ("x_ray_goggles", 3),
        ("invisibility_device", 2),
        ("neuronic_hyperbolizer", 2),
        ("reality_inverter", 2),
        ("stasis_box", 2),
        ("tantalus_projector", 1),
        ("teleporter", 2),
        ("rt_co_ed", 2),
        ("rt_hobo", 2),
        ("rt_long_lost_brother", 2),
        ("rt_scientist", 2),
    ];
    assert_eq!(charges, printed);
}

/// AM-6.1, AM-13.1: HP, IQ and AP of the six
#[test]
fn six_sheets() {
    let sheet = |who: Who| {
        let sheet = Content::standard().rocketeer(who);
        let ap = &sheet.ap;
        (sheet.hp, sheet.iq, [ap.standard, ap.combat.unwrap_or(0), ap.non_combat.unwrap_or(0)])
    };
    assert_eq!(sheet(Who::Captain), (6, 3, [3, 0, 0]));
    assert_eq!(sheet(Who::FirstOfficer), (4, 4, [2, 0, 1]));
    assert_eq!(sheet(Who::Doctor), (5, 4, [2, 0, 1]));
    assert_eq!(sheet(Who::Professor), (4, 5, [2, 0, 1]));
    assert_eq!(sheet(Who::Chief), (6, 2, [2, 1, 0]));
    assert_eq!(sheet(Who::Yeoman), (5, 3, [2, 0, 1]));
}

/// AM-20.1, AM-20.21, AM-22.1: slots, and 96 figures
#[test]
fn ninety_six_figures_in_seven_slots() {
    let aliens = Content::standard().aliens();
    let slots: Vec<(u8, u8)> = aliens.iter().map(|alien| (alien.slot, alien.figures)).collect();
    assert_eq!(slots, [(1, 5), (2, 6), (3, 28), (4, 5), (5, 16), (5, 0), (6, 16), (7, 20)]);
    assert_eq!(slots.iter().map(|(_, figures)| figures).sum::<u8>(), 96);
}

/// AM-21.1, AM-21.2, AM-21.3, AM-21.4, AM-21.7, AM-21.9, AM-21.13, AM-21.16, AM-21.18, AM-21.20: the figures of every type
#[test]
fn the_numbers_of_the_aliens() {
    use AlienType::{BrainInAJar, Bug, Leader, Saucerman, Sentinel, SpaceLeech, Thrall, WarThrall};
    let numbers = |kind: AlienType| {
        let alien = Content::standard().alien(kind);
        let numbers = (alien.hp, alien.moves, alien.dice, alien.range, alien.passes_closed_hatches);
        (numbers, alien.moves_and_attacks, alien.overkill_effect, alien.overkill_option)
    };
    let (burst, scream) = (Some(OverkillOption::PsychicBurst), Some(OverkillOption::PsychicScream));
    let (panic, control) = (Some(OverkillEffect::Panic), Some(OverkillEffect::MindControl));
    let (terror, stagger) = (Some(OverkillEffect::Terror), Some(OverkillOption::Stagger));
    let (spawn, revulsion) = (Some(OverkillEffect::Spawn), Some(OverkillOption::Revulsion));
    assert_eq!(numbers(BrainInAJar), ((Some(2), 0, 0, 2, false), false, None, burst));
    assert_eq!(numbers(Leader), ((Some(1), 2, 4, 1, true), true, panic, scream));
    assert_eq!(numbers(Saucerman), ((Some(1), 1, 2, 1, true), true, control, scream));
    assert_eq!(numbers(Sentinel), ((Some(4), 2, 6, 0, false), true, terror, stagger));
    assert_eq!(numbers(Thrall), ((None, 1, 1, 0, false), false, None, None));
    assert_eq!(numbers(WarThrall), ((None, 2, 2, 0, false), true, Some(OverkillEffect::Grapple), None));
    assert_eq!(numbers(SpaceLeech), ((Some(1), 1, 3, 0, false), true, spawn, revulsion));
    assert_eq!(numbers(Bug), ((Some(1), 1, 1, 0, true), false, None, Some(OverkillOption::Exterminate)));
}

/// AM-27.60, AM-27.61, AM-27.62, AM-27.63, AM-27.64: the figures of the bosses
#[test]
fn the_numbers_of_the_bosses() {
    let [queen, mind] = [BossType::HiveQueen, BossType::Overmind].map(|boss| Content::standard().boss(boss));
    for boss in [queen, mind] {
        assert_eq!(boss.hp, [4, 5, 6, 8, 9, 10]);
        assert_eq!(boss.overkill_effect, OverkillEffect::Panic);
    }
    assert_eq!((queen.acts, queen.dice, queen.mind_control_within), (BossSlot::AfterBugs, 3, None));
    assert_eq!((queen.overkill_option, queen.option_per_attack), (OverkillOption::Rupture, Some(1)));
    assert_eq!((queen.harmed_if.is_some(), queen.subdued_at, queen.on_death.len()), (false, None, 2));
    assert_eq!((mind.acts, mind.dice, mind.mind_control_within), (BossSlot::BeforeBrains, 4, Some(2)));
    assert_eq!((mind.overkill_option, mind.option_per_attack), (OverkillOption::PsychicBurst, None));
    assert_eq!((mind.harmed_if.is_some(), mind.subdued_at, mind.on_death.len()), (true, Some(2), 1));
}

/// AM-13.4: ten Command AP, and the other markers
#[test]
fn the_markers_of_the_box() {
    let markers = &Content::standard().tokens().markers;
    let ap = markers.standard_ap + markers.non_combat_ap + markers.combat_ap + markers.command_ap;
    assert_eq!((ap, markers.command_ap), (28, 10));
    assert_eq!(markers.rooms.len() + usize::from(markers.decoys), 18);
    assert_eq!((markers.open_or_locked + markers.destroyed_or_sealed, markers.order), (12, 6));
    assert_eq!(markers.wire_or_blood, 14);
    let cubes = &Content::standard().tokens().cubes;
    assert_eq!([cubes.hp, cubes.o2, cubes.charge], [36, 22, 36]);
}

/// AM-27.56, AM-27.57, AM-27.58, AM-27.59: four Scenario tiles do something in every scenario
#[test]
fn four_rooms_do_something_everywhere() {
    let content = Content::standard();
    let effective: Vec<Room> =
        Room::ALL.iter().copied().filter(|room| content.tile_effect(*room).is_some()).collect();
    assert_eq!(effective, [Room::Shuttlecraft, Room::Laboratory, Room::Armory, Room::PowerCore]);
}

/// AM-27.68: all twenty scenarios are written in the language and pass the check
#[test]
fn the_twenty_scenarios_have_no_fault() {
    let scenarios = Content::standard().scenarios();
    assert_eq!(scenarios.len(), 20);
    for (scenario, number) in scenarios.iter().zip(1..) {
        assert_eq!(scenario.number, Some(number));
        assert_eq!(scenario.check(), Vec::new(), "{}", scenario.id);
    }
}

/// AM-3.5: every one of the twenty begins with the same O2
#[test]
fn oxygen_at_the_start() {
    for scenario in Content::standard().scenarios() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|crew| scenario.starting_o2.of(crew)), [6, 6, 5, 4, 3, 2]);
    }
}

/// AM-28.1: the names of the twenty are different, so that an option can name them
#[test]
fn scenarios_have_names_of_their_own() {
    let scenarios = Content::standard().scenarios();
    let names: BTreeSet<&str> = scenarios.iter().map(|scenario| &scenario.id[..]).collect();
    assert_eq!(names.len(), 20);
    let same = |scenario: &Arc<Scenario>| {
        Content::standard().scenario(&scenario.id).is_some_and(|found| Arc::ptr_eq(found, scenario))
    };
    assert!(scenarios.iter().all(same));
}
