//! Commands as sentences.

use super::words::Words;
use ::away_missions::{Action, Aim, Answer, AwayMissions, Command, Favour, Haul, Overkill, Pay, Saying};
use table::{Chair, Phrase};
use terminal::Narrator;

/// A command as a sentence, with the chance of success where dice are rolled.
pub fn describe(chair: &Chair<'_, AwayMissions>, command: &Command, narrator: &Narrator<'_>) -> String {
    let view = chair.view();
    let words = Words { view: &view, narrator };
    narrator.say(&phrase(chair, command, &words))
}

fn phrase(chair: &Chair<'_, AwayMissions>, command: &Command, words: &Words<'_>) -> Phrase {
    match command {
        Command::Choose { who } => Phrase::new("cli-away-missions-do-choose").text("who", words.who(*who)),
        Command::Release { who } => Phrase::new("cli-away-missions-do-release").text("who", words.who(*who)),
        Command::Take { who, item } => Phrase::new("cli-away-missions-do-take")
            .text("who", words.who(*who))
            .text("item", words.item(*item)),
        Command::Return { who, item } => Phrase::new("cli-away-missions-do-return")
            .text("who", words.who(*who))
            .text("item", words.item(*item)),
        Command::Keep { who, item } => Phrase::new("cli-away-missions-do-keep")
            .text("who", words.who(*who))
            .text("item", words.item(*item)),
        Command::Orient { arrow } => {
            Phrase::new("cli-away-missions-do-orient").number("arrow", arrow.number())
        }
        Command::Land { at } => Phrase::new("cli-away-missions-do-land").number("q", at.q).number("r", at.r),
        Command::Ready => Phrase::new("cli-away-missions-do-ready"),
        Command::Propose { who } => Phrase::new("cli-away-missions-do-propose").text("who", words.who(*who)),
        Command::Agree => Phrase::new("cli-away-missions-do-agree"),
        Command::Scan { who, tile, scanner } => {
            let phrase = Phrase::new("cli-away-missions-do-scan").text("who", words.who(*who));
            let tile = tile.map(|tile| words.tile(tile)).unwrap_or_default();
            phrase.text("tile", tile).number("scanner", i64::from(scanner.is_some()))
        }
        Command::Act { who, action, pay, .. } => {
            let chance = chair.preview(command).roll.map_or(0, |roll| i64::from(roll.chance / 10_000));
            Phrase::new("cli-away-missions-do-act")
                .text("who", words.who(*who))
                .text("action", words.narrator.say(&act(action, words)))
                .text("pay", payment(*pay, words))
                .number("chance", chance)
        }
        Command::PickUp { who, what } => Phrase::new("cli-away-missions-do-pick-up")
            .text("who", words.who(*who))
            .text("item", words.thing(*what)),
        Command::Use { who, card, aim, .. } => Phrase::new("cli-away-missions-do-use")
            .text("who", words.who(*who))
            .text("item", words.card(*card))
            .text("aim", aimed(aim, words)),
        Command::Recharge { who, card } => Phrase::new("cli-away-missions-do-recharge")
            .text("who", words.who(*who))
            .text("item", words.card(*card)),
        Command::Trade { who, with, give, take } => {
            let cards = |list: &[_]| list.iter().map(|card| words.card(*card)).collect::<Vec<_>>().join(", ");
            Phrase::new("cli-away-missions-do-trade")
                .text("who", words.who(*who))
                .text("with", words.who(*with))
                .text("give", cards(&give.cards))
                .text("take", cards(&take.cards))
                .number("o2", i64::from(give.o2) - i64::from(take.o2))
        }
        Command::Proceed => Phrase::new("cli-away-missions-do-proceed"),
        Command::Spend { on } => Phrase::new("cli-away-missions-do-spend").text("on", spent(on, words)),
        Command::Pass => Phrase::new("cli-away-missions-do-pass"),
        Command::EndTurn { who } => Phrase::new("cli-away-missions-do-end").text("who", words.who(*who)),
        Command::Answer { answer } => reply(answer, words),
        Command::Ask { who, favour } => asked(favour, words).text("who", words.who(*who)),
        Command::Say { who, saying } => said(saying).text("who", words.who(*who)),
    }
}

fn asked(favour: &Favour, words: &Words<'_>) -> Phrase {
    match favour {
        Favour::Come { to } => Phrase::new("cli-away-missions-ask-come").text("tile", words.tile(*to)),
        Favour::Cover { whom } => Phrase::new("cli-away-missions-ask-cover").text("whom", words.who(*whom)),
        Favour::Heal { patient } => {
            Phrase::new("cli-away-missions-ask-heal").text("whom", words.who(*patient))
        }
        Favour::Wait => Phrase::new("cli-away-missions-ask-wait"),
    }
}

fn said(saying: &Saying) -> Phrase {
    match saying {
        Saying::Intend(_) => Phrase::new("cli-away-missions-say-intend"),
        Saying::Yes => Phrase::new("cli-away-missions-say-yes"),
        Saying::No => Phrase::new("cli-away-missions-say-no"),
    }
}

fn act(action: &Action, words: &Words<'_>) -> Phrase {
    match action {
        Action::Attack { weapon, target } => Phrase::new("cli-away-missions-act-attack")
            .text("item", words.card(*weapon))
            .text("target", words.target(*target)),
        Action::Move { to } => Phrase::new("cli-away-missions-act-move").text("tile", words.tile(*to)),
        Action::OpenHatch { toward } => {
            Phrase::new("cli-away-missions-act-open").text("tile", words.tile(*toward))
        }
        Action::Heal { patient } => {
            Phrase::new("cli-away-missions-act-heal").text("patient", words.who(*patient))
        }
        Action::Analyze { card } => {
            Phrase::new("cli-away-missions-act-analyze").text("item", words.card(*card))
        }
        Action::Subdue { target } => {
            Phrase::new("cli-away-missions-act-subdue").text("target", words.target(*target))
        }
        Action::Talent { option, .. } => {
            Phrase::new("cli-away-missions-act-talent").text("on", spent(option, words))
        }
        Action::Mission { action, .. } => {
            let known = words.view.actions.iter().find(|known| known.action == *action);
            let name = known.map(|known| known.id.replace('_', " ")).unwrap_or_default();
            Phrase::new("cli-away-missions-act-mission").text("name", name)
        }
        Action::Item { card } => Phrase::new("cli-away-missions-act-item").text("item", words.card(*card)),
    }
}

fn payment(pay: Pay, words: &Words<'_>) -> String {
    let plain = |key| words.narrator.text(key);
    match pay {
        Pay::Standard => words.plain("ap", "standard"),
        Pay::Combat => words.plain("ap", "combat"),
        Pay::NonCombat => words.plain("ap", "non_combat"),
        Pay::Command => plain("cli-away-missions-pay-command"),
        Pay::Oxygen => plain("cli-away-missions-pay-oxygen"),
        Pay::Granted | Pay::Nothing => plain("cli-away-missions-pay-granted"),
        Pay::Card(card) => words.card(card),
    }
}

fn spent(on: &Overkill, words: &Words<'_>) -> String {
    let name = words.plain("overkill", on.name());
    let detail = match on {
        Overkill::Command { who } | Overkill::MoveOut { who } => words.who(*who),
        Overkill::Sawbones { patient } => words.who(*patient),
        Overkill::Override { at, toward, lock } => {
            let state = words.plain("hatch", if *lock { "locked" } else { "open" });
            format!("{} – {}, {state}", words.tile(*at), words.tile(*toward))
        }
        Overkill::Strafe { target, .. }
        | Overkill::Shrapnel { target }
        | Overkill::Slash { target: Some(target) } => words.target(*target),
        Overkill::Slash { target: None } => words.plain("component", "alien_blood"),
        Overkill::Sway { alien }
        | Overkill::Terror { alien }
        | Overkill::Impact { alien }
        | Overkill::PsychicScream { alien }
        | Overkill::Exterminate { bug: alien }
        | Overkill::Revulsion { leech: alien } => words.alien(*alien),
        Overkill::Dislodge { alien, to } => format!("{} → {}", words.alien(*alien), words.tile(*to)),
        Overkill::HitAndRun { to } => words.tile(*to),
        Overkill::Record { card } => words.card(*card),
        Overkill::Extract
        | Overkill::PsychicBurst
        | Overkill::Stagger
        | Overkill::Rupture
        | Overkill::Rescue
        | Overkill::Dominate
        | Overkill::Charge
        | Overkill::Mission => String::new(),
    };
    if detail.is_empty() { name } else { format!("{name}: {detail}") }
}

fn aimed(aim: &Aim, words: &Words<'_>) -> String {
    match aim {
        Aim::Nothing => String::new(),
        Aim::Tile(tile) => words.tile(*tile),
        Aim::Together { to, others } => {
            let others: Vec<String> = others.iter().map(|who| words.who(*who)).collect();
            format!("{} ({})", words.tile(*to), others.join(", "))
        }
        Aim::Rocketeer(who) => words.who(*who),
        Aim::Target(target) => words.target(*target),
        Aim::Hatch { at, toward, seal } => {
            let state = words.plain("hatch", if *seal { "sealed" } else { "destroyed" });
            format!("{} – {}, {state}", words.tile(*at), words.tile(*toward))
        }
        Aim::Dice(dice) => dice.iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(" "),
        Aim::Component(component) => words.plain("component", component.name()),
        Aim::Overkill(on) => spent(on, words),
        Aim::Item(item) => words.item(*item),
        Aim::Haul { what, path } => {
            let what = match what {
                Haul::Alien(alien) => words.alien(*alien),
                Haul::Rocketeer(who) => words.who(*who),
                Haul::Thing { what, .. } => words.thing(*what),
            };
            let path: Vec<String> = path.iter().map(|tile| words.tile(*tile)).collect();
            format!("{what} → {}", path.join(" → "))
        }
        Aim::Fetch { at, what } => format!("{} ({})", words.thing(*what), words.tile(*at)),
        Aim::PutDown { at, card } => format!("{} → {}", words.card(*card), words.tile(*at)),
    }
}

fn reply(answer: &Answer, words: &Words<'_>) -> Phrase {
    let with = |text: String| Phrase::new("cli-away-missions-do-answer").text("answer", text);
    match answer {
        Answer::Yes => Phrase::new("cli-away-missions-do-yes"),
        Answer::No => Phrase::new("cli-away-missions-do-no"),
        Answer::Later => Phrase::new("cli-away-missions-do-later"),
        Answer::Card(card) => Phrase::new("cli-away-missions-do-with").text("item", words.card(*card)),
        Answer::Direction(direction) => with(direction.number().to_string()),
        Answer::Slot(slot) => with(words.plain("ap", slot.name())),
        Answer::Choice(number) => with((number + 1).to_string()),
        Answer::Item(item) => with(words.item(*item)),
        Answer::Component(component) => with(words.plain("component", component.name())),
    }
}
