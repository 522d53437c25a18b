//! What content must fulfil before a game is played with it. Every fault is found and named, not just the first.

use super::{Content, Effect, Gain, Source, VariantRule};
use crate::cards::CardSet;
use std::collections::BTreeSet;
use table::{ContentSource, GameContent, Phrase, list_or};

/// No card shows more of an item, and no effect is larger, so that sums never overflow.
const MOST_ITEMS: u8 = 9;
/// Tokens on locations are kept as one bit each.
const MOST_LOCATIONS: usize = 16;

/// Every fault there can be, by name.
pub(crate) const FAULTS: [&str; 15] = [
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
];

pub(super) fn check(source: &Source) -> Result<(), Vec<Phrase>> {
    let checks =
        [parts_are_there, names_are_different, cards_fit, board_is_whole, goals_suffice, constants_are_sane];
    let mut faults = Vec::new();
    checks.into_iter().for_each(|check| check(source, &mut faults));
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn parts_are_there(source: &Source, faults: &mut Vec<Phrase>) {
    for (part, length) in [
        ("mission", source.missions.len()),
        ("asset", source.assets.len()),
        ("engine", source.engines.len()),
        ("threat", source.threats.len()),
        ("location", source.locations.len()),
        ("goal", source.goals.len()),
        ("variant", source.variants.len()),
        ("solo", source.solos.len()),
    ] {
        if length == 0 {
            faults.push(Content::fault("empty").text("part", part));
        }
    }
    if source.constants.is_none() {
        faults.push(Content::fault("no-constants"));
    }
}

fn names_are_different(source: &Source, faults: &mut Vec<Phrase>) {
    let mut seen = BTreeSet::new();
    let cards = source.missions.iter().map(|card| &card.id);
    let cards = cards.chain(source.assets.iter().map(|card| &card.id));
    let cards = cards.chain(source.engines.iter().map(|card| &card.id));
    let goals = source.goals.iter().map(|goal| &goal.id);
    let variants = source.variants.iter().map(|variant| &variant.id);
    let threats = source.threats.iter().map(|threat| threat.id.name());
    for id in cards.chain(goals).chain(variants).map(String::as_str).chain(threats) {
        if !seen.insert(id) {
            faults.push(Content::fault("twice").text("id", id));
        }
    }
}

fn cards_fit(source: &Source, faults: &mut Vec<Phrase>) {
    let markers = source.assets.iter().map(|card| (&card.id[..], &card.markers));
    let markers = markers.chain(source.engines.iter().map(|card| (&card.id[..], &card.markers)));
    let markers = markers.chain(source.threats.iter().map(|card| (card.id.name(), &card.markers)));
    let mut count = source.missions.len() * super::SEATS;
    for (id, markers) in markers {
        count += markers.len();
        if markers.is_empty() || markers.iter().any(|marker| !(1..=4).contains(marker)) {
            faults.push(Content::fault("markers").text("id", id));
        }
    }
    if count > CardSet::CAPACITY {
        let fault = Content::fault("too-many-cards").number("count", count as i64);
        faults.push(fault.number("most", CardSet::CAPACITY as i64));
    }
    let prices = source.assets.iter().map(|card| (&card.id[..], card.price));
    let prices = prices.chain(source.engines.iter().map(|card| (&card.id[..], card.price)));
    let prices = prices.chain(source.threats.iter().map(|card| (card.id.name(), card.price)));
    let printed = source.missions.iter().map(|card| (&card.id[..], card.prints.money));
    let printed = printed.chain(source.assets.iter().map(|card| (&card.id[..], card.prints.money)));
    for (id, money) in printed.chain(prices.clone().map(|(id, price)| (id, price.money))) {
        if money > 100 {
            faults.push(Content::fault("money").text("id", id));
        }
    }
    for (id, price) in prices {
        if [price.computer, price.composite, price.biotech, price.any].iter().any(|count| *count > MOST_ITEMS)
        {
            faults.push(Content::fault("items").text("id", id).number("most", MOST_ITEMS));
        }
    }
    let items = source.missions.iter().map(|card| (&card.id, card.prints));
    for (id, prints) in items.chain(source.assets.iter().map(|card| (&card.id, card.prints))) {
        let most = [prints.rocket, prints.computer, prints.composite, prints.biotech, prints.science];
        if most.iter().any(|count| *count > MOST_ITEMS) {
            faults.push(Content::fault("items").text("id", id).number("most", MOST_ITEMS));
        }
    }
    for mission in &source.missions {
        let (Gain::Rocket(gain) | Gain::Hand(gain) | Gain::Science(gain)) = mission.gain else { continue };
        if gain > MOST_ITEMS {
            faults.push(Content::fault("items").text("id", &mission.id).number("most", MOST_ITEMS));
        }
    }
    for asset in &source.assets {
        if asset.effect.figure() > MOST_ITEMS {
            faults.push(Content::fault("items").text("id", &asset.id).number("most", MOST_ITEMS));
        }
    }
    for variant in &source.variants {
        let (VariantRule::KeepOnFailure { cards } | VariantRule::LargerHand { cards }) = variant.rule else {
            continue;
        };
        if cards > MOST_ITEMS {
            faults.push(Content::fault("items").text("id", &variant.id).number("most", MOST_ITEMS));
        }
    }
    for engine in &source.engines {
        if engine.rocket > MOST_ITEMS {
            faults.push(Content::fault("items").text("id", &engine.id).number("most", MOST_ITEMS));
        }
    }
    let copiers: usize =
        source.assets.iter().filter(|card| card.effect == Effect::Copy).map(|card| card.markers.len()).sum();
    if copiers > 1 {
        faults.push(Content::fault("copiers").number("count", copiers as i64));
    }
}

fn board_is_whole(source: &Source, faults: &mut Vec<Phrase>) {
    let names: BTreeSet<&str> = source.destinations.iter().map(|destination| destination.id.name()).collect();
    if source.destinations.len() != 3 || names.len() != 3 {
        faults.push(Content::fault("destinations"));
    }
    let places: BTreeSet<_> =
        source.locations.iter().map(|place| (place.destination, place.r#type)).collect();
    if places.len() != source.locations.len() || places.len() > MOST_LOCATIONS {
        faults.push(Content::fault("locations"));
    }
    for mission in &source.missions {
        if !source.locations.iter().any(|place| place.r#type == mission.r#type) {
            faults.push(Content::fault("no-flight").text("id", &mission.id));
        }
    }
}

fn goals_suffice(source: &Source, faults: &mut Vec<Phrase>) {
    let dealt = source.constants.as_ref().map_or(0, |constants| usize::from(constants.goals));
    let whole = source.goals.iter().all(|goal| goal.tasks.len() == 2);
    let solo = source.goals.iter().any(|goal| goal.solo);
    if dealt != 2 || source.goals.len() < dealt * super::SEATS || source.goals.len() > 64 || !whole || !solo {
        faults.push(Content::fault("goals"));
    }
}

fn constants_are_sane(source: &Source, faults: &mut Vec<Phrase>) {
    let Some(constants) = &source.constants else { return };
    let success: u32 = constants.success.iter().map(|count| u32::from(*count)).sum();
    let draws = source.destinations.iter().map(|destination| u32::from(destination.draws)).max().unwrap_or(0);
    let suits = source.assets.iter().filter(|card| card.effect == Effect::Redraw).count() as u32;
    let planned = source.assets.iter().filter_map(|card| match card.effect {
        Effect::PlanFirstDraw { cards } => Some(u32::from(cards)),
        _ => None,
    });
    let mut wrong = |name: &str, is_wrong: bool| {
        if is_wrong {
            faults.push(Content::fault("constants").text("name", name));
        }
    };
    wrong("hand", constants.hand == 0 || usize::from(constants.hand) > source.missions.len());
    wrong("display", constants.display == 0 || constants.display > 6);
    wrong("placement", constants.placement > 100);
    wrong("tokens", !(1..=MOST_LOCATIONS).contains(&usize::from(constants.tokens)));
    wrong("variants", usize::from(constants.variants) > source.variants.len() || source.variants.len() > 16);
    wrong("battle_missions", constants.battle_missions == 0 || constants.battle_missions > constants.tokens);
    wrong("rounds", constants.rounds == 0 || constants.rounds > 1000);
    wrong("thresholds", constants.thresholds.contains(&0));
    wrong("surcharge", constants.surcharge.iter().any(|step| step.money > 100));
    // Enough cards for every draw, one more for each Space Suit, and those that Detailed Planning reveals.
    wrong("success", success < draws + suits + planned.clone().max().unwrap_or(0).max(3) || success > 60);
    // With nothing to pick from, a launch would never go on.
    wrong("plan-first-draw", planned.min() == Some(0));
    wrong("draws", draws == 0 || draws > 8);
    wrong("target", source.destinations.iter().any(|destination| !(1..=60).contains(&destination.target)));
    wrong("engine", source.engines.len() != 3);
    wrong("solo", source.solos.len() > 8);
}

impl ContentSource for Source {
    fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    fn completed_by(self, other: Source) -> Source {
        Source {
            game: self.game.or(other.game),
            missions: list_or(self.missions, other.missions),
            assets: list_or(self.assets, other.assets),
            engines: list_or(self.engines, other.engines),
            threats: list_or(self.threats, other.threats),
            destinations: list_or(self.destinations, other.destinations),
            locations: list_or(self.locations, other.locations),
            goals: list_or(self.goals, other.goals),
            variants: list_or(self.variants, other.variants),
            solos: list_or(self.solos, other.solos),
            constants: self.constants.or(other.constants),
        }
    }
}

impl Effect {
    /// The number in an effect; money counts in tens.
    fn figure(self) -> u8 {
        match self {
            Effect::PayDraw { cards }
            | Effect::PayJunk { cards }
            | Effect::JunkThenDraw { cards }
            | Effect::CycleDisplayThenDraw { cards }
            | Effect::Draw { cards }
            | Effect::FetchFromWarehouse { cards }
            | Effect::PlanFirstDraw { cards }
            | Effect::KeepEngine { cards }
            | Effect::Store { cards } => cards,
            Effect::SwapHand { extra } => extra,
            Effect::MoneyPerMission { money } => money.div_ceil(10),
            Effect::Boost { spaces } | Effect::ZeroCountsAs { spaces } | Effect::Advance { spaces } => spaces,
            Effect::None
            | Effect::PayPlaceFree
            | Effect::TakeThreat { .. }
            | Effect::Redraw
            | Effect::Copy => 0,
        }
    }
}
