//! The table as text.

use super::words::Words;
use ::away_missions::field::{ApPlace, Lying};
use ::away_missions::{AwayMissions, Kind, View};
use table::{Chair, Phrase};
use terminal::Narrator;

/// Everything a viewer sees, line by line.
pub fn screen(view: &View, _: Option<&Chair<'_, AwayMissions>>, narrator: &Narrator<'_>) -> String {
    let words = Words { view, narrator };
    let mut parts = vec![heading(&words), goals(&words), map(&words), crew(&words), roll(&words)];
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

fn heading(words: &Words<'_>) -> String {
    let view = words.view;
    let title = Phrase::new("cli-away-missions-title")
        .text("name", words.text(&view.briefing.name))
        .key("mode", format!("away-missions-mode-{}", view.mode.name().replace('_', "-")))
        .number("turn", view.turn)
        .number("alert", i64::from(view.red_alert));
    let mut lines = vec![words.narrator.say(&title)];
    if view.turn == 0 {
        lines.push(words.text(&view.briefing.intro));
    }
    lines.push(words.text(&view.briefing.goal));
    lines.join("\n")
}

fn goals(words: &Words<'_>) -> String {
    let counters = words.view.counters.iter().map(|counter| format!("{}: {}", counter.name, counter.value));
    let done = words.view.goals.iter().filter(|goal| goal.done).count();
    let progress = Phrase::new("cli-away-missions-progress")
        .number("done", done as i64)
        .number("all", words.view.goals.len() as i64);
    std::iter::once(words.narrator.say(&progress)).chain(counters).collect::<Vec<_>>().join(" · ")
}

fn map(words: &Words<'_>) -> String {
    let view = words.view;
    let mut lines = Vec::new();
    for tile in &view.tiles {
        let mut there: Vec<String> =
            view.rocketeers.iter().filter(|one| one.at == tile.id).map(|one| words.who(one.who)).collect();
        there.extend(view.aliens.iter().filter(|alien| alien.at == tile.id).map(|alien| {
            let name = words.kind(Kind::Alien(alien.kind));
            if alien.stunned { format!("({name})") } else { name }
        }));
        there.extend(
            view.bosses
                .iter()
                .filter(|boss| boss.at == tile.id)
                .map(|boss| format!("{} {}/{}", words.kind(Kind::Boss(boss.kind)), boss.hp, boss.full_hp)),
        );
        there.extend(tile.lying.iter().map(|lying| match lying {
            Lying::Item(card) | Lying::Mine(card) => words.item(card.item),
            Lying::Mysterium => words.plain("component", "mysterium"),
            Lying::ThrallOxygenTank => words.narrator.text("cli-away-missions-oxygen-tank"),
        }));
        let tokens = tile.tokens;
        let face_down = tokens.alien + tokens.alert + tokens.discovery + tokens.rocketeer;
        if there.is_empty() && (!tile.scanned || face_down == 0) && !tile.control {
            continue;
        }
        let place = Phrase::new("cli-away-missions-tile")
            .number("q", tile.at.q)
            .number("r", tile.at.r)
            .text("name", words.tile(tile.id))
            .text("there", there.join(", "));
        lines.push(words.narrator.say(&place));
    }
    let left = Phrase::new("cli-away-missions-face-down").number("count", view.supply.face_down as i64);
    lines.push(words.narrator.say(&left));
    lines.join("\n")
}

fn crew(words: &Words<'_>) -> String {
    let lines = words.view.rocketeers.iter().map(|one| {
        let ap = one.ap.iter().filter(|ap| ap.place == ApPlace::Available).count();
        let items: Vec<String> = one
            .items
            .iter()
            .map(|card| {
                let name = words.item(card.item);
                if card.charges > 0 { format!("{name} {}", card.charges) } else { name }
            })
            .collect();
        let phrase = Phrase::new("cli-away-missions-rocketeer")
            .text("who", words.who(one.who))
            .text("tile", words.tile(one.at))
            .number("hp", one.hp)
            .number("full", one.full_hp)
            .number("o2", one.o2)
            .number("ap", ap as i64)
            .number("order", one.order.unwrap_or_default())
            .text("items", words.narrator.speaker.list(&items));
        words.narrator.say(&phrase)
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn roll(words: &Words<'_>) -> String {
    let Some(roll) = &words.view.roll else { return String::new() };
    let dice = roll.dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    words.narrator.say(
        &Phrase::new("cli-away-missions-roll")
            .text("who", words.who(roll.who))
            .text("dice", dice)
            .number("successes", roll.successes)
            .number("overkills", roll.overkills),
    )
}
