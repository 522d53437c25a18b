//! Names of what a view shows.

use crate::games::Stage;
use ::space_alert::{Action, CardId, CrewId, Side, Station, View, Zone};
use table::Phrase;

/// What a half of a card says.
pub fn side(stage: &Stage<'_>, side: Side) -> String {
    side.symbols().map(|symbol| action(stage, symbol)).collect::<Vec<_>>().join(" + ")
}

/// The name of a symbol on a card.
pub fn action(stage: &Stage<'_>, action: Action) -> String {
    let code = action.code().to_lowercase();
    let name = match (code.strip_prefix('@'), code.strip_suffix('*')) {
        (Some(station), _) => format!("go-{station}"),
        (None, Some(letter)) => format!("heroic-{letter}"),
        (None, None) => code,
    };
    stage.speaker.name(&format!("space-alert-action-{name}"))
}

/// Both halves of a card.
pub fn card(view: &View, stage: &Stage<'_>, card: CardId) -> String {
    let face = view.content.face(card);
    format!("{} / {}", side(stage, face.action), side(stage, face.movement))
}

/// The name of a crew member.
pub fn member(view: &View, stage: &Stage<'_>, member: CrewId) -> String {
    let seat = view.crew.get(member.index()).and_then(|member| member.seat);
    if let Some(name) = seat.and_then(|seat| stage.names.get(seat.index())) {
        return name.clone();
    }
    let before = view.crew.iter().take(member.index()).filter(|other| other.seat.is_none()).count();
    stage.speaker.name(&format!("space-alert-android-{}", before.min(4) + 1))
}

/// The name of a zone.
pub fn zone(stage: &Stage<'_>, zone: Zone) -> String {
    stage.speaker.name(&format!("space-alert-zone-{}", zone.name()))
}

/// The name of a station.
pub fn station(stage: &Stage<'_>, station: Station) -> String {
    stage.speaker.name(&format!("space-alert-station-{}", station.code().to_lowercase()))
}

/// The sentence of a phrase.
pub fn say(stage: &Stage<'_>, phrase: Phrase) -> String {
    stage.say(&phrase)
}
