//! The table as text.

use super::words::{card, member, say, side, station, zone};
use ::space_alert::{Action, CrewId, Half, SpaceAlert, StageView, View};
use table::{Chair, Phrase, Seat};
use terminal::Narrator;

/// Everything a viewer sees, line by line.
pub fn screen(view: &View, chair: Option<&Chair<'_, SpaceAlert>>, narrator: &Narrator<'_>) -> String {
    let mut parts =
        vec![heading(view, narrator), threats(view, narrator), ship(view, narrator), crew(view, narrator)];
    if let Some(seat) = chair.map(Chair::seat) {
        parts.push(hand(view, seat, narrator));
    }
    parts.push(scores(view, narrator));
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

fn heading(view: &View, narrator: &Narrator<'_>) -> String {
    let number = view.mission.number;
    let phrase = match &view.stage {
        StageView::Briefing => Phrase::new("cli-space-alert-title-briefing").number("number", number),
        StageView::Action { phase, communications, .. } => Phrase::new("cli-space-alert-title-action")
            .number("number", number)
            .number("phase", *phase)
            .number("silent", i64::from(!communications)),
        StageView::Resolution { turn, .. } => {
            Phrase::new("cli-space-alert-title-resolution").number("number", number).number("turn", *turn)
        }
        StageView::Between { .. } => Phrase::new("cli-space-alert-title-between").number("number", number),
        StageView::Over => Phrase::new("cli-space-alert-title-over").number("number", number),
    };
    say(narrator, phrase)
}

fn threats(view: &View, narrator: &Narrator<'_>) -> String {
    let lines = view.threats.iter().map(|threat| {
        let name = threat.card.and_then(|card| {
            let source = view.content.source().threats.get(usize::from(card.0))?;
            Some(narrator.speaker.name(&format!("space-alert-threat-{}", source.name)))
        });
        let place = threat
            .report
            .zone
            .map_or_else(|| narrator.text("cli-space-alert-inside"), |of| zone(narrator, of));
        let phrase = Phrase::new("cli-space-alert-threat")
            .number("turn", threat.report.turn)
            .text("place", place)
            .text("name", name.unwrap_or_else(|| narrator.text("cli-space-alert-unseen")))
            .number("square", threat.square.unwrap_or(0))
            .number("damage", threat.damage)
            .number("hp", threat.hit_points.unwrap_or(0))
            .number("shield", threat.shield.unwrap_or(0))
            .number("speed", threat.speed.unwrap_or(0));
        say(narrator, phrase)
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn ship(view: &View, narrator: &Narrator<'_>) -> String {
    let mut lines: Vec<String> = view
        .ship
        .zones
        .iter()
        .map(|of| {
            let phrase = Phrase::new("cli-space-alert-zone")
                .text("zone", zone(narrator, of.zone))
                .number("shield", of.shield)
                .number("shields", of.shield_capacity)
                .number("reactor", of.reactor)
                .number("reactors", of.reactor_capacity)
                .number("tiles", of.tiles.len());
            say(narrator, phrase)
        })
        .collect();
    let stores = Phrase::new("cli-space-alert-stores");
    lines.push(say(narrator, stores.number("fuel", view.ship.fuel).number("rockets", view.ship.rockets)));
    lines.join("\n")
}

fn crew(view: &View, narrator: &Narrator<'_>) -> String {
    let lines = view.order.iter().map(|who| {
        let Some(of) = view.crew.get(who.index()) else { return String::new() };
        let place = of
            .figure
            .station
            .map_or_else(|| narrator.text("cli-space-alert-space"), |at| station(narrator, at));
        let board: Vec<String> = of
            .board
            .iter()
            .map(|space| match space {
                None => "·".to_owned(),
                Some(space) => match (space.action, space.up) {
                    (Some(shown), _) => shown.symbols().map(Action::code).collect::<Vec<_>>().join("+"),
                    (None, Half::Action) => "▀".to_owned(),
                    (None, Half::Movement) => "▄".to_owned(),
                },
            })
            .collect();
        let phrase = Phrase::new("cli-space-alert-member")
            .text("who", member(view, narrator, *who))
            .text("place", place)
            .number("out", i64::from(of.figure.knocked_out))
            .text("board", board.join(" "));
        say(narrator, phrase)
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn hand(view: &View, seat: Seat, narrator: &Narrator<'_>) -> String {
    let Some(cards) = view.people.get(seat.index()).and_then(|person| person.hand) else {
        return String::new();
    };
    let mut lines = vec![narrator.text("cli-space-alert-hand")];
    // Alone the whole deck lies open; one card of each kind is enough to look at.
    let shown = if view.mission.solo { view.content.one_of_each(cards) } else { cards };
    lines.extend(
        shown.iter().zip(1..).map(|(held, number)| format!("  {number}  {}", card(view, narrator, held))),
    );
    let own = view.people.get(seat.index()).and_then(|person| person.member);
    for entry in view.outlook.iter().filter(|entry| own.is_none_or(|own: CrewId| entry.member == own)) {
        let space =
            view.crew.get(entry.member.index()).and_then(|of| of.board.get(usize::from(entry.turn) - 1));
        let planned = space.and_then(|space| space.as_ref()).and_then(|space| space.action);
        if let (Some(planned), Some(at)) = (planned, entry.station) {
            let phrase = Phrase::new("cli-space-alert-outlook")
                .number("turn", entry.turn)
                .text("action", side(narrator, planned))
                .text("station", station(narrator, at));
            lines.push(say(narrator, phrase));
        }
    }
    lines.join("\n")
}

fn scores(view: &View, narrator: &Narrator<'_>) -> String {
    let lines = view.log.iter().map(|line| {
        let phrase =
            |key: &str| Phrase::new(key).number("number", line.number).text("track", line.track.clone());
        let Some(points) = line.points else { return say(narrator, phrase("cli-space-alert-log-lost")) };
        let scored = |key: &str| {
            phrase(key)
                .number("destroyed", points.destroyed)
                .number("survived", points.survived)
                .number("visual", points.visual)
        };
        // Of a campaign only the last line is added up (SA-19.16).
        let told = match line.penalties.zip(line.total) {
            Some((penalties, total)) => {
                scored("cli-space-alert-log-total").number("penalties", penalties).number("total", total)
            }
            None => scored("cli-space-alert-log-flown"),
        };
        say(narrator, told)
    });
    lines.collect::<Vec<_>>().join("\n")
}
