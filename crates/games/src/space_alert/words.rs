//! Names of what a view shows.

use ::space_alert::{Action, CardId, CrewId, Side, Station, View, Zone};
use table::Phrase;
use terminal::Narrator;

/// What a half of a card says.
pub fn side(narrator: &Narrator<'_>, side: Side) -> String {
    side.symbols().map(|symbol| action(narrator, symbol)).collect::<Vec<_>>().join(" + ")
}

/// The name of a symbol on a card.
pub fn action(narrator: &Narrator<'_>, action: Action) -> String {
    let code = action.code().to_lowercase();
    let name = match (code.strip_prefix('@'), code.strip_suffix('*')) {
        (Some(station), _) => format!("go-{station}"),
        (None, Some(letter)) => format!("heroic-{letter}"),
        (None, None) => code,
    };
    narrator.speaker.name(&format!("space-alert-action-{name}"))
}

/// Both halves of a card.
pub fn card(view: &View, narrator: &Narrator<'_>, card: CardId) -> String {
    let face = view.content.face(card);
    format!("{} / {}", side(narrator, face.action), side(narrator, face.movement))
}

/// The name of a crew member.
pub fn member(view: &View, narrator: &Narrator<'_>, member: CrewId) -> String {
    let seat = view.crew.get(member.index()).and_then(|member| member.seat);
    if let Some(name) = seat.and_then(|seat| narrator.names.get(seat.index())) {
        return name.clone();
    }
    let before = view.crew.iter().take(member.index()).filter(|other| other.seat.is_none()).count();
    narrator.speaker.name(&format!("space-alert-android-{}", before.min(4) + 1))
}

/// The name of a zone.
pub fn zone(narrator: &Narrator<'_>, zone: Zone) -> String {
    narrator.speaker.name(&format!("space-alert-zone-{}", zone.name()))
}

/// The name of a station.
pub fn station(narrator: &Narrator<'_>, station: Station) -> String {
    narrator.speaker.name(&format!("space-alert-station-{}", station.code().to_lowercase()))
}

/// The sentence of a phrase.
pub fn say(narrator: &Narrator<'_>, phrase: Phrase) -> String {
    narrator.say(&phrase)
}
