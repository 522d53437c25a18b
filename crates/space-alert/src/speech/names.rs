//! The messages with names: of people, places, cards and reasons.

use crate::card_side::Side;
use crate::content::{Content, WeaponKind};
use crate::crew::CrewId;
use crate::ship::{Action, DelayCause, Store, Tile, Weapon, WhyNot};
use crate::state::{SpaceAlert, ThreatCardId};
use crate::{Station, Zone};
use table::Phrase;

/// A message key of this game.
pub(super) fn key(group: &str, name: &str) -> String {
    format!("space-alert-{group}-{name}")
}

/// A word of the code as it stands in message keys.
pub(super) fn hyphens(name: &str) -> String {
    name.to_lowercase().replace('_', "-")
}

pub(super) fn zone(zone: Zone) -> String {
    key("zone", zone.name())
}

pub(super) fn station(station: Station) -> String {
    key("station", &hyphens(station.code()))
}

/// The name of an action in message keys: heroic ones begin with `heroic-`, heroic movement with `go-`.
pub(super) fn action_name(action: Action) -> String {
    let code = action.code().to_lowercase();
    match (code.strip_prefix('@'), code.strip_suffix('*')) {
        (Some(station), _) => format!("go-{station}"),
        (None, Some(letter)) => format!("heroic-{letter}"),
        (None, None) => code,
    }
}

pub(super) fn action(action: Action) -> String {
    key("action", &action_name(action))
}

/// The symbols of half a card, in order.
pub(super) fn side(side: Side) -> Vec<String> {
    side.symbols().map(action).collect()
}

pub(super) fn tile(tile: Tile) -> String {
    key("tile", &hyphens(tile.name()))
}

pub(super) fn why(why: WhyNot) -> String {
    key("why", &camel(&format!("{why:?}")))
}

/// Reasons for a delay, but for the one that names a threat.
pub(super) const DELAYS: [DelayCause; 7] = [
    DelayCause::LiftBusy,
    DelayCause::LiftDamaged,
    DelayCause::Slime,
    DelayCause::Computer,
    DelayCause::Tripped,
    DelayCause::InSpace,
    DelayCause::FirstHalf,
];

pub(super) fn delay(cause: DelayCause) -> String {
    key("delay", &camel(&format!("{cause:?}")))
}

/// `LiftBusy` becomes `lift-busy`.
fn camel(name: &str) -> String {
    let mut words = String::new();
    for (place, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && place > 0 {
            words.push('-');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

pub(super) fn store(store: Store) -> String {
    match store {
        Store::Shield(zone) => key("store", &format!("shield-{}", zone.name())),
        Store::Reactor(zone) => key("store", &format!("reactor-{}", zone.name())),
        Store::Fuel => key("store", "fuel"),
    }
}

pub(super) fn weapon_name(content: &Content, weapon: Weapon) -> String {
    match weapon {
        Weapon::Rocket => key("weapon", "rocket"),
        Weapon::Interceptors => key("weapon", "interceptors"),
        Weapon::Cannon(station) => {
            let kind = match content.ship().weapon(station).kind {
                WeaponKind::HeavyLaser => "heavy-laser",
                WeaponKind::LightLaser => "light-laser",
                WeaponKind::Pulse => return key("weapon", "pulse"),
            };
            key("weapon", &format!("{kind}-{}", station.zone().name()))
        }
    }
}

impl SpaceAlert {
    /// The message with the name of a threat card.
    pub(super) fn threat_key(&self, card: ThreatCardId) -> String {
        let named = self.threat_card(card).and_then(|card| self.content().threat_key(card.code.as_str()));
        named.unwrap_or_else(|| key("threat", "unknown"))
    }

    /// Adds the name of a crew member: a person's, or an android's number.
    pub(super) fn who(&self, phrase: Phrase, name: &str, member: CrewId) -> Phrase {
        match self.seat_of(member) {
            Some(seat) => phrase.seat(name, seat),
            None => phrase.key(name, self.android_key(member)),
        }
    }

    /// The message with the name of an android. They are numbered after the people.
    pub(crate) fn android_key(&self, member: CrewId) -> String {
        let people = if self.is_solo() { 0 } else { self.people.len() as u8 };
        let number = member.0.saturating_sub(people) + 1;
        key("android", &number.min(5).to_string())
    }
}
