//! What content must fulfil before a game is played with it. Every fault is found and named, not just the first.

use super::Content;
use super::card::{Code, Deeds};
use super::deed::{Deed, Reach, Way, Whom};
use super::source::{Inaccessible, Source, ThreatSource};
use crate::cards::CardSet;
use crate::mission::Track;
use crate::ship::LONGEST_TRACK;
use crate::{Kind, Station};
use std::collections::BTreeSet;
use table::{ContentSource, GameContent, Phrase, list_or};

/// Every fault there can be, by name.
pub(crate) const FAULTS: [&str; 11] = [
    "not-toml",
    "other-game",
    "empty",
    "twice",
    "code",
    "threat",
    "trajectory",
    "ship",
    "cards",
    "track-twice",
    "few-trajectories",
];

/// No number of a card or of the ship is larger, so that sums never overflow.
const MOST: u8 = 20;

pub(super) fn check(source: &Source) -> Result<(), Vec<Phrase>> {
    let mut faults = Vec::new();
    parts_are_there(source, &mut faults);
    threats_are_sane(source, &mut faults);
    trajectories_are_sane(source, &mut faults);
    ship_is_sane(source, &mut faults);
    cards_are_sane(source, &mut faults);
    tracks_can_be_played(source, &mut faults);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn parts_are_there(source: &Source, faults: &mut Vec<Phrase>) {
    for (part, there) in [
        ("threat", !source.threats.is_empty()),
        ("trajectory", !source.trajectories.is_empty()),
        ("ship", source.ship.is_some()),
        ("cards", source.cards.is_some()),
    ] {
        if !there {
            faults.push(Content::fault("empty").text("part", part));
        }
    }
}

fn threats_are_sane(source: &Source, faults: &mut Vec<Phrase>) {
    let mut seen = BTreeSet::new();
    for threat in &source.threats {
        if !seen.insert(&threat.id[..]) {
            faults.push(Content::fault("twice").text("id", &threat.id));
        }
        let letters = threat.id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if threat.id.is_empty() || threat.id.len() > Code::LONGEST || !letters {
            faults.push(Content::fault("code").text("id", &threat.id));
        }
        for name in wrong_parts(threat) {
            faults.push(Content::fault("threat").text("id", &threat.id).text("part", name));
        }
    }
}

/// The parts of a card that cannot be played with, by name.
fn wrong_parts(threat: &ThreatSource) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    let mut test = |name: &'static str, is_wrong: bool| {
        if is_wrong {
            wrong.push(name);
        }
    };
    let key = threat.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    test("name", threat.name.is_empty() || !key);
    let counted = threat.malfunction.as_ref().is_some_and(|malfunction| malfunction.rockets);
    test("hp", threat.hp > MOST || (threat.hp == 0) != counted);
    test("shield", threat.shield.unsigned_abs() > MOST);
    test("speed", threat.speed == 0 || threat.speed > MOST);
    test("points", threat.destroy > 50 || threat.survive.is_some_and(|points| points > 50));
    let internal = threat.kind == Kind::Internal;
    test("intruder", threat.intruder.is_some() && (threat.malfunction.is_some() || !internal));
    test("malfunction", threat.malfunction.is_some() && !internal);
    test("kind", internal && threat.intruder.is_none() && threat.malfunction.is_none());
    let parasite = threat.intruder.as_ref().is_some_and(|intruder| intruder.parasite);
    test("stations", internal && stations(threat).is_empty() != parasite);
    let by_turn = threat.malfunction.as_ref().is_some_and(|malfunction| malfunction.by_turn);
    test("by_turn", by_turn && stations(threat).len() != 2);
    test("inaccessible", threat.inaccessible != Inaccessible::Never && !internal);
    let nature = &threat.nature;
    let figures = [
        nature.most_damage,
        nature.blast,
        nature.explodes,
        nature.retaliates,
        nature.duel,
        nature.rouses,
        nature.fortifies,
        nature.carrier,
        nature.slows,
        nature.hastens,
    ];
    test("nature", figures.iter().any(|figure| *figure > MOST));
    let extras = threat
        .malfunction
        .as_ref()
        .map_or([0; 4], |broken| [broken.bonus, broken.together, broken.alone, broken.leader]);
    test("repairs", extras.iter().any(|figure| *figure > MOST));
    let calling = [&threat.x, &threat.y, &threat.z].into_iter().flatten().filter(|deed| is_call(**deed));
    test("calls", calling.count() > 1 || threat.jump.iter().any(|deed| is_call(*deed)));
    for (name, deeds) in [("x", &threat.x), ("y", &threat.y), ("z", &threat.z), ("jump", &threat.jump)] {
        let fits = deeds.len() <= Deeds::MOST;
        let sane = deeds.iter().all(|deed| figure(*deed) <= MOST && suits(threat, *deed));
        test(name, !fits || !sane);
    }
    wrong
}

fn stations(threat: &ThreatSource) -> &[Station] {
    match (&threat.intruder, &threat.malfunction) {
        (Some(intruder), _) => &intruder.stations,
        (None, Some(malfunction)) => &malfunction.stations,
        (None, None) => &[],
    }
}

/// Whether another card lies beside it for this effect. One card is all there is room for.
fn is_call(deed: Deed) -> bool {
    matches!(deed, Deed::CallIn { .. } | Deed::Unleash)
}

/// Attacks on its own zone come from outside; only a single intruder walks; only slime spreads along a deck; only what
/// has a host, or phases, does what depends on it.
fn suits(threat: &ThreatSource, deed: Deed) -> bool {
    let outside = threat.kind == Kind::External;
    let walker = threat.intruder.as_ref().is_some_and(|intruder| intruder.stations.len() == 1);
    let parasite = threat.intruder.as_ref().is_some_and(|intruder| intruder.parasite);
    match deed {
        Deed::Attack { on: Reach::All, .. } => true,
        Deed::AttackPhased { .. } => outside && threat.phasing,
        Deed::DamagePhased { .. } => !outside && threat.phasing,
        Deed::MovePhased { .. } => walker && threat.phasing,
        Deed::Jump { to } => outside && to != Way::Deck,
        Deed::KnockOut { whom: Whom::HostMates } | Deed::DamageAtHost { .. } => parasite,
        Deed::AttackUnlessRocketed { .. } | Deed::AttackFeeding { .. } | Deed::AttackWithReactor { .. } => {
            outside
        }
        Deed::MoveIfPeople { .. }
        | Deed::DamageIfPeople { .. }
        | Deed::LayDrones
        | Deed::LayMine
        | Deed::Infect
        | Deed::Drill
        | Deed::Wreck => walker,
        Deed::DamageAround { .. }
        | Deed::DamagePerInfected { .. }
        | Deed::DamagePerMine { .. }
        | Deed::DrainHere { .. }
        | Deed::FeedOnReactor
        | Deed::HurryZone { .. } => !outside,
        Deed::Attack { .. }
        | Deed::AttackSplit { .. }
        | Deed::AttackIfDamaged { .. }
        | Deed::AttackUnlessDamaged { .. }
        | Deed::AttackWithHitPoints { .. }
        | Deed::AttackThroughShields { .. }
        | Deed::HurryOthers { .. } => outside,
        Deed::Move { .. } | Deed::Seek | Deed::MoveOrDamage { .. } | Deed::DamagePerPerson { .. } => walker,
        Deed::Spread { to } => {
            threat.intruder.as_ref().is_some_and(|intruder| intruder.slime) && to != Way::Deck
        }
        Deed::Damage { .. } | Deed::Sabotage { .. } | Deed::DamagePerRocket { .. } => !outside,
        _ => true,
    }
}

/// The largest number of an effect. "All blocks" is written as 99 and does not count.
fn figure(deed: Deed) -> u8 {
    match deed {
        Deed::Attack { strength, .. }
        | Deed::AttackIfDamaged { strength, .. }
        | Deed::AttackThroughShields { strength }
        | Deed::AttackUnlessRocketed { strength }
        | Deed::AttackFeeding { strength }
        | Deed::AttackWithReactor { strength, .. }
        | Deed::AttackForEnergy { strength, .. }
        | Deed::AttackForFuel { strength }
        | Deed::AttackPerRocket { strength, .. } => strength,
        Deed::AttackPhased { strength, weak, .. } => strength.max(weak),
        Deed::DamagePhased { points, weak } => points.max(weak),
        Deed::DamageAround { here, next, far } => here.max(next).max(far),
        Deed::DamageIfPeople { points, heal } => points.max(heal),
        Deed::CallIn { faster_below, .. } => faster_below,
        Deed::HealOutside { damage } => damage,
        Deed::HurryInside { squares } | Deed::HurryZone { squares } => squares,
        Deed::DamagePerInfected { points }
        | Deed::DamageAtHost { points }
        | Deed::DamagePerMine { points } => points,
        Deed::AttackSplit { own, others } => own.max(others),
        Deed::AttackUnlessDamaged { strength, damage } => strength.max(damage),
        Deed::AttackWithHitPoints { times } => times,
        Deed::Speed { by } => by,
        Deed::Shield { by } => by.unsigned_abs(),
        Deed::ShieldIs { points } => points.unsigned_abs(),
        Deed::Heal { damage } | Deed::HurtSelf { damage } => damage,
        Deed::HurryOthers { squares } => squares,
        Deed::MoveOrDamage { points, .. }
        | Deed::Damage { points, .. }
        | Deed::Sabotage { points, .. }
        | Deed::DamagePerRocket { points }
        | Deed::DamagePerPerson { points } => points,
        _ => 0,
    }
}

fn trajectories_are_sane(source: &Source, faults: &mut Vec<Phrase>) {
    let mut seen = BTreeSet::new();
    if source.trajectories.len() < 4 {
        // One for each zone and one for the inside.
        faults.push(Content::fault("few-trajectories").number("found", source.trajectories.len() as i64));
    }
    for board in &source.trajectories {
        let fits = (2..=LONGEST_TRACK).contains(&board.length);
        let marks: BTreeSet<u8> = board.x.iter().chain(&board.y).copied().collect();
        let apart = marks.len() == board.x.len() + board.y.len();
        let inside = marks.iter().all(|square| (2..board.length).contains(square));
        if !seen.insert(board.number) || !fits || !apart || !inside {
            faults.push(Content::fault("trajectory").number("number", board.number));
        }
    }
}

fn ship_is_sane(source: &Source, faults: &mut Vec<Phrase>) {
    let Some(ship) = &source.ship else { return };
    let mut test = |name: &str, is_wrong: bool| {
        if is_wrong {
            faults.push(Content::fault("ship").text("part", name));
        }
    };
    for (name, store) in [("shields", &ship.shields), ("reactors", &ship.reactors)] {
        let fits = store.start.iter().zip(&store.capacity).all(|(start, capacity)| start <= capacity);
        test(name, !fits || store.capacity.iter().any(|capacity| !(1..=MOST).contains(capacity)));
    }
    test("fuel", ship.fuel > MOST);
    test("rockets", ship.rockets > MOST || ship.rocket_strength > MOST);
    test("interceptors", ship.interceptors_alone > MOST || ship.interceptors_several > MOST);
    test("visual", ship.visual.iter().any(|points| *points > MOST) || !ship.visual.is_sorted());
    let placed: BTreeSet<Station> = ship.weapons.iter().map(|weapon| weapon.station).collect();
    test("weapon", placed.len() != 6 || ship.weapons.len() != 6);
    test("strength", ship.weapons.iter().any(|weapon| weapon.strength > MOST || weapon.range > 3));
}

fn cards_are_sane(source: &Source, faults: &mut Vec<Phrase>) {
    let Some(cards) = &source.cards else { return };
    let mut test = |name: &str, is_wrong: bool| {
        if is_wrong {
            faults.push(Content::fault("cards").text("part", name));
        }
    };
    let deck: usize = cards.actions.iter().map(|card| usize::from(card.copies)).sum();
    let printable = |card: &super::ActionCardSource| {
        let [act, step] = [card.act, card.r#move];
        let plain = act.symbols().chain(step.symbols()).all(|symbol| !symbol.is_heroic());
        plain
            && !act.first().is_movement()
            && step.first().is_movement()
            && !(act.is_double() && step.is_double())
    };
    let most = CardSet::CAPACITY.saturating_sub(cards.heroics.len());
    test("action", deck == 0 || deck > most || !cards.actions.iter().all(printable));
    let doubles: usize = source.doubles.iter().map(|card| usize::from(card.copies)).sum();
    test("double", doubles > most || !source.doubles.iter().all(printable));
    test("heroic", cards.heroics.len() < 5 || cards.heroics.len() > 20);
    for people in 1..=5 {
        let mut deals = cards.deals.iter().filter(|deal| deal.people == people);
        let crew = deals.next().map_or(0, |deal| deal.people + deal.androids);
        test("deal", !(4..=5).contains(&crew) || deals.next().is_some());
    }
    let dealt = |deal: &super::DealSource| -> usize {
        let each: u8 = deal.phases.iter().fold(0, |sum, cards| sum.saturating_add(*cards));
        usize::from(deal.people) * (usize::from(each) + usize::from(cards.fifth_crew_member))
    };
    test("deal", cards.deals.iter().any(|deal| dealt(deal) > deck));
    test("double", doubles > 0 && cards.deals.iter().any(|deal| dealt(deal) > doubles));
}

fn tracks_can_be_played(source: &Source, faults: &mut Vec<Phrase>) {
    let mut names = BTreeSet::new();
    for track in &source.tracks {
        if let Err(fault) = track.check() {
            faults.push(fault.phrase(&track.id));
        }
        if !names.insert(track.id.as_str()) || Track::official(&track.id).is_some() {
            faults.push(Content::fault("track-twice").text("id", &track.id));
        }
    }
}

impl ContentSource for Source {
    fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    fn completed_by(self, other: Source) -> Source {
        Source {
            game: self.game.or(other.game),
            threats: list_or(self.threats, other.threats),
            trajectories: list_or(self.trajectories, other.trajectories),
            ship: self.ship.or(other.ship),
            cards: self.cards.or(other.cards),
            tracks: list_or(self.tracks, other.tracks),
            doubles: list_or(self.doubles, other.doubles),
        }
    }
}
