//! Commands as sentences.

use super::names::{Names, numbers, pair, square};
use ::space_cadets::{About, Command, Gesture, SpaceCadets};
use table::{Chair, Phrase};
use terminal::Narrator;

/// A command as a sentence.
pub fn describe(chair: &Chair<'_, SpaceCadets>, command: &Command, narrator: &Narrator<'_>) -> String {
    let view = chair.view();
    let names = Names { view: &view, narrator };
    narrator.say(&phrase(command, &names))
}

fn phrase(command: &Command, names: &Names<'_>) -> Phrase {
    match command {
        Command::Ready => Phrase::new("cli-space-cadets-do-ready"),
        Command::Wait => Phrase::new("cli-space-cadets-do-wait"),
        Command::Start => Phrase::new("cli-space-cadets-do-start"),
        Command::Choose { pick } => Phrase::new("cli-space-cadets-do-choose")
            .number("number", i64::from(*pick) + 1)
            .text("answer", names.answer(*pick)),
        Command::Take { station } => {
            Phrase::new("cli-space-cadets-do-take").text("station", names.of("station", station.name()))
        }
        Command::Equip { card, take } => Phrase::new("cli-space-cadets-do-equip")
            .text("card", names.of("equipment", card.name()))
            .number("take", i64::from(*take)),
        Command::Deploy { at, facing } => Phrase::new("cli-space-cadets-do-deploy")
            .text("square", square(*at))
            .text("facing", names.of("facing", facing.name())),
        Command::Play { card, slot, damage } => {
            Phrase::new("cli-space-cadets-do-play").text("card", names.of("equipment", card.name())).text(
                "on",
                slot.map(|slot| slot.name().to_owned())
                    .or(damage.map(|card| names.damage(card)))
                    .unwrap_or_default(),
            )
        }
        Command::Guard { side } => Phrase::new("cli-space-cadets-do-guard")
            .text("side", side.map(|side| names.of("side", side.name())).unwrap_or_default()),
        Command::MarkTarget { target } => {
            Phrase::new("cli-space-cadets-do-mark-target").text("target", names.maybe(*target))
        }
        Command::MarkGoal { goal } => {
            Phrase::new("cli-space-cadets-do-mark-goal").text("square", goal.map(square).unwrap_or_default())
        }
        Command::Call { call, about } => {
            let about = about.map(|about| match about {
                About::Station(station) => names.of("station", station.name()),
                About::Side(side) => names.of("side", side.name()),
                About::Square(at) => square(at),
            });
            Phrase::new("cli-space-cadets-do-call")
                .text("call", names.of("call", call.name()))
                .text("about", about.unwrap_or_default())
        }
        Command::Volunteer { yes } => {
            Phrase::new("cli-space-cadets-do-volunteer").number("yes", i64::from(*yes))
        }
        Command::Reseat { seats } => Phrase::new("cli-space-cadets-do-reseat")
            .text("seats", numbers(seats.iter().map(|seat| seat.index() as i64 + 1))),
        Command::Assign { energy } => {
            Phrase::new("cli-space-cadets-do-assign").text("energy", names.energy(energy))
        }
        Command::Trade { give, want } => Phrase::new("cli-space-cadets-do-trade")
            .text("give", names.of("system", give.name()))
            .text("want", names.of("system", want.name())),
        Command::Untrade => Phrase::new("cli-space-cadets-do-untrade"),
        Command::Battery { system } => Phrase::new("cli-space-cadets-do-battery").text(
            "system",
            system.map(|system| names.of("system", system.name())).unwrap_or_else(|| names.nothing()),
        ),
        Command::Capacitor { system } => Phrase::new("cli-space-cadets-do-capacitor").text(
            "system",
            system.map(|system| names.of("system", system.name())).unwrap_or_else(|| names.nothing()),
        ),
        Command::Lay { tile, at, turn } => Phrase::new("cli-space-cadets-do-lay")
            .number("tile", i64::from(*tile) + 1)
            .text("place", pair(at.0, at.1))
            .number("turn", *turn),
        Command::Lift { tile } => {
            Phrase::new("cli-space-cadets-do-lift").number("tile", i64::from(*tile) + 1)
        }
        Command::Thrust { change } => Phrase::new("cli-space-cadets-do-thrust").number("change", *change),
        Command::Plot { slot, card } => Phrase::new("cli-space-cadets-do-plot")
            .number("slot", i64::from(*slot) + 1)
            .text("card", names.plot(*card)),
        Command::Target { slot, object } => Phrase::new("cli-space-cadets-do-target")
            .text("slot", slot.name())
            .text("target", names.maybe(*object)),
        Command::LayTarget { card, column } => Phrase::new("cli-space-cadets-do-lay-target")
            .number("card", i64::from(*card) + 1)
            .text("column", column.map(|column| column.name()).unwrap_or_default()),
        Command::Feel { path } => Phrase::new("cli-space-cadets-do-feel")
            .text("places", path.iter().map(|(x, y)| pair(x, y)).collect::<Vec<_>>().join(" ")),
        Command::Pull { lump } => {
            Phrase::new("cli-space-cadets-do-pull").number("lump", i64::from(*lump) + 1)
        }
        Command::Block { card } => {
            Phrase::new("cli-space-cadets-do-block").number("card", i64::from(*card) + 1)
        }
        Command::SpendPoints { slot, on } => {
            Phrase::new("cli-space-cadets-do-spend").text("slot", slot.name()).text("on", names.spend(*on))
        }
        Command::Scan { tile } => Phrase::new("cli-space-cadets-do-scan").text("tile", pair(tile.0, tile.1)),
        Command::Tube { tube, seeker } => Phrase::new("cli-space-cadets-do-tube")
            .number("tube", i64::from(*tube) + 1)
            .number("seeker", i64::from(*seeker)),
        Command::Load { card, piece, cells } => Phrase::new("cli-space-cadets-do-load")
            .text("piece", names.piece(*piece))
            .number("card", i64::from(*card) + 1)
            .text("cells", cells.iter().map(|(x, y)| pair(x, y)).collect::<Vec<_>>().join(" ")),
        Command::Unload { card, piece } => Phrase::new("cli-space-cadets-do-unload")
            .number("piece", i64::from(*piece) + 1)
            .number("card", i64::from(*card) + 1),
        Command::Fire { tube, target, gesture, .. } => Phrase::new("cli-space-cadets-do-fire")
            .number("tube", i64::from(*tube) + 1)
            .text("target", names.object(*target))
            .text("gesture", gestured(gesture)),
        Command::FireAgain { gesture } => Phrase::new("cli-space-cadets-do-fire-again")
            .text("gesture", gesture.as_ref().map_or_else(|| names.nothing(), gestured)),
        Command::Put { tile, zone } => Phrase::new("cli-space-cadets-do-put")
            .text("tile", names.shield(*tile))
            .text("zone", zone.map(|zone| names.zone(zone)).unwrap_or_else(|| names.nothing())),
        Command::Ice { side } => Phrase::new("cli-space-cadets-do-ice")
            .text("side", side.map(|side| names.of("side", side.name())).unwrap_or_else(|| names.nothing())),
        Command::Aim { target } => {
            Phrase::new("cli-space-cadets-do-aim").text("target", names.maybe(*target))
        }
        Command::Flip { tiles } => Phrase::new("cli-space-cadets-do-flip")
            .text("tiles", numbers(tiles.iter().map(|tile| i64::from(*tile) + 1))),
        Command::Stop => Phrase::new("cli-space-cadets-do-stop"),
        Command::Reset => Phrase::new("cli-space-cadets-do-reset"),
        Command::Activate => Phrase::new("cli-space-cadets-do-activate"),
        Command::Reroll { dice } => Phrase::new("cli-space-cadets-do-reroll")
            .text("dice", numbers(dice.iter().map(|die| i64::from(*die) + 1))),
        Command::Extend => Phrase::new("cli-space-cadets-do-extend"),
        Command::Flux { card, dice, to } => Phrase::new("cli-space-cadets-do-flux")
            .text("card", names.flux(*card))
            .text("dice", numbers(dice.iter().map(|die| i64::from(*die) + 1)))
            .text("to", numbers(to.iter().map(|face| i64::from(*face)))),
        Command::TakeBack => Phrase::new("cli-space-cadets-do-take-back"),
        Command::Claim { card } => Phrase::new("cli-space-cadets-do-claim")
            .text("card", card.map(|card| names.flux(card)).unwrap_or_else(|| names.nothing())),
        Command::JumpOut => Phrase::new("cli-space-cadets-do-jump-out"),
        Command::Blink { card, to, .. } => Phrase::new("cli-space-cadets-do-blink")
            .text("square", square(*to))
            .text("card", names.flux(*card)),
        Command::Draw => Phrase::new("cli-space-cadets-do-draw"),
        Command::Skip => Phrase::new("cli-space-cadets-do-skip"),
        Command::Roll => Phrase::new("cli-space-cadets-do-roll"),
        Command::Deal { cards } => Phrase::new("cli-space-cadets-do-deal")
            .text("cards", numbers(cards.iter().map(|count| i64::from(*count)))),
        Command::Leaf { back } => Phrase::new("cli-space-cadets-do-leaf").number("back", i64::from(*back)),
        Command::Match => Phrase::new("cli-space-cadets-do-match"),
        Command::Pass { to } => Phrase::new("cli-space-cadets-do-pass").number("seat", to.index() as i64 + 1),
    }
}

/// A flick in numbers.
fn gestured(gesture: &Gesture) -> String {
    match gesture {
        Gesture::Swipe(samples) => {
            samples.last().map(|(time, x, y)| format!("{time} ms, {}", pair(x, y))).unwrap_or_default()
        }
        Gesture::Meter { force, angle } => pair(force, angle),
    }
}
