//! The table as text.

use super::names::{Names, numbers, square};
use ::space_cadets::{CrystalState, Object, SpaceCadets, View, Wait};
use table::{Chair, Phrase};
use terminal::Narrator;

/// Everything a viewer sees, line by line.
pub fn screen(view: &View, chair: Option<&Chair<'_, SpaceCadets>>, narrator: &Narrator<'_>) -> String {
    let names = Names { view, narrator };
    let mut lines = heading(&names, chair);
    lines.extend(map(&names));
    lines.extend(ship(&names));
    lines.join("\n")
}

fn heading(names: &Names<'_>, chair: Option<&Chair<'_, SpaceCadets>>) -> Vec<String> {
    let (view, say) = (names.view, |phrase: Phrase| names.narrator.say(&phrase));
    let mut lines = vec![say(Phrase::new("cli-space-cadets-title")
        .text("mission", names.of("mission", &view.mission))
        .number("turn", i64::from(view.turn))
        .number("number", view.step.number())
        .text("step", names.of("step", view.step.name())))];
    if let (Some(clock), Some(chair)) = (&view.clock, chair)
        && let Some(end) = clock.ends.get(chair.seat().index()).copied().flatten()
    {
        let left = end.0.saturating_sub(chair.now().0).div_ceil(1000);
        lines.push(say(Phrase::new("cli-space-cadets-clock").number("seconds", left as i64)));
    }
    if let Some(wait) = &view.wait {
        lines.push(say(Phrase::new("cli-space-cadets-waits").key("what", awaited(wait.what))));
    }
    if let Some(ask) = &view.ask {
        lines.push(say(Phrase::new("cli-space-cadets-asks").number("seat", ask.seat.index() as i64 + 1)));
    }
    let done = view.goals.objectives.iter().filter(|(_, met)| *met).count();
    lines.push(say(Phrase::new("cli-space-cadets-goals")
        .number("done", done as i64)
        .number("all", view.goals.objectives.len() as i64)));
    lines
}

fn awaited(wait: Wait) -> &'static str {
    match wait {
        Wait::Begin => "cli-space-cadets-wait-begin",
        Wait::Prepare => "cli-space-cadets-wait-prepare",
        Wait::Dampers => "cli-space-cadets-wait-dampers",
        Wait::Spend => "cli-space-cadets-wait-spend",
        Wait::Focus => "cli-space-cadets-wait-focus",
        Wait::Decoy => "cli-space-cadets-wait-decoy",
        Wait::Volunteers => "cli-space-cadets-wait-volunteers",
        Wait::Reseat => "cli-space-cadets-wait-reseat",
        Wait::LookAround => "cli-space-cadets-wait-look-around",
        Wait::Blink => "cli-space-cadets-wait-blink",
    }
}

fn map(names: &Names<'_>) -> Vec<String> {
    let (view, say) = (names.view, |phrase: Phrase| names.narrator.say(&phrase));
    let shields = view.shields.strength;
    let mut lines = vec![say(Phrase::new("cli-space-cadets-ship")
        .text("square", square(view.ship.at))
        .text("facing", names.of("facing", view.ship.facing.name()))
        .number("speed", view.ship.speed)
        .number("fore", shields[0])
        .number("starboard", shields[1])
        .number("aft", shields[2])
        .number("port", shields[3]))];
    lines.extend(view.enemies.iter().map(|enemy| {
        say(Phrase::new("cli-space-cadets-enemy")
            .text("name", names.object(Object::Enemy(enemy.ship)))
            .text("square", square(enemy.at))
            .number("damage", enemy.damage)
            .number("locked", i64::from(enemy.locked)))
    }));
    let crystals = (0i64..).zip(&view.crystals).filter(|(_, crystal)| crystal.state == CrystalState::Free);
    lines.extend(crystals.map(|(number, crystal)| {
        say(Phrase::new("cli-space-cadets-crystal")
            .text("name", names.of("crystal", "crystal"))
            .number("number", number + 1)
            .text("square", square(crystal.at)))
    }));
    let nemesis = &view.nemesis;
    lines.push(say(Phrase::new("cli-space-cadets-nemesis")
        .number("marker", nemesis.marker)
        .text("square", nemesis.at.map(square).unwrap_or_default())));
    lines
}

fn ship(names: &Names<'_>) -> Vec<String> {
    let (view, say) = (names.view, |phrase: Phrase| names.narrator.say(&phrase));
    let mut lines: Vec<String> = (1i64..)
        .zip(&view.posts)
        .map(|(seat, posts)| {
            let stations: Vec<String> =
                posts.iter().map(|station| names.of("station", station.name())).collect();
            say(Phrase::new("cli-space-cadets-posts")
                .number("seat", seat)
                .text("stations", stations.join(", ")))
        })
        .collect();
    lines.push(say(
        Phrase::new("cli-space-cadets-energy").text("list", names.energy(&view.engineering.energy))
    ));
    lines.push(say(Phrase::new("cli-space-cadets-core")
        .number("number", view.core.number)
        .number("breach", i64::from(view.core.breach))
        .text("decks", numbers(view.damage.decks.iter().map(|count| i64::from(*count))))));
    if !view.helm.plan.is_empty() {
        let cards: Vec<String> = view.helm.plan.iter().map(|card| names.plot(*card)).collect();
        lines.push(say(Phrase::new("cli-space-cadets-plan").text("cards", cards.join(", "))));
    }
    if let Some(dice) = view.jump.dice {
        let dice = numbers(dice.iter().map(|face| i64::from(*face)));
        lines.push(say(Phrase::new("cli-space-cadets-dice").text("dice", dice)));
    }
    lines
}
