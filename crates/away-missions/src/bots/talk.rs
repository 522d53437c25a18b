//! What a bot says and what it makes of requests (AM-30.5).

use super::outlook::Outlook;
use crate::agenda::Task;
use crate::command::{Action, Command, Target};
use crate::field::TileId;
use crate::talk::{Deed, Favour, Intention, Reason, Request, Saying};
use crate::{AwayMissions, Who};
use table::Seat;

/// With so few hit points left a bot looks after itself first.
const FRAIL: u8 = 1;

/// The answer to the first request that waits for one of this chair's Rocketeers.
pub(super) fn reply(game: &AwayMissions, seat: Seat) -> Option<Command> {
    let open = |one: &&Request| one.answer.is_none() && game.runs(seat, one.who);
    let request = game.talk.requests.iter().find(open)?;
    let saying = if does(game, request) { Saying::Yes } else { Saying::No };
    Some(Command::Say { who: request.who, saying })
}

/// Whether a bot does what it is asked for.
fn does(game: &AwayMissions, request: &Request) -> bool {
    let Some(one) = game.field.rocketeer(request.who) else { return false };
    match request.favour {
        Favour::Wait => true,
        Favour::Heal { patient } => {
            game.field.rocketeer(patient).is_some_and(|other| other.hp < other.full_hp)
        }
        Favour::Come { .. } | Favour::Cover { .. } => one.hp > FRAIL,
    }
}

/// What one of the crew agreed to do.
pub(super) fn promised(game: &AwayMissions, who: Who) -> impl Iterator<Item = Favour> + '_ {
    let kept = move |one: &&Request| one.who == who && one.answer == Some(true);
    game.talk.requests.iter().filter(kept).map(|one| one.favour)
}

/// Where somebody goes because he was asked to; nothing if nobody asked.
pub(super) fn sent(game: &AwayMissions, who: Who) -> Option<TileId> {
    promised(game, who).find_map(|favour| match favour {
        Favour::Come { to } => Some(to),
        Favour::Cover { whom } | Favour::Heal { patient: whom } => Some(game.tile_of(whom)),
        Favour::Wait => None,
    })
}

/// Whether somebody agreed to stay where he is.
pub(super) fn waits(game: &AwayMissions, who: Who) -> bool {
    promised(game, who).any(|favour| favour == Favour::Wait)
}

/// One line before the first Action of a turn: what comes now, and why.
pub(super) fn announce(
    game: &AwayMissions,
    seat: Seat,
    outlook: &Outlook,
    next: &Command,
) -> Option<Command> {
    let Some(Task::Turn(who)) = game.agenda.last() else { return None };
    let who = *who;
    if !game.runs(seat, who) || game.talk.intentions.iter().any(|(other, _)| *other == who) {
        return None;
    }
    let intention = intention(game, who, outlook, next)?;
    Some(Command::Say { who, saying: Saying::Intend(intention) })
}

fn intention(game: &AwayMissions, who: Who, outlook: &Outlook, next: &Command) -> Option<Intention> {
    let place = |target: &Target| match target {
        Target::Alien(id) => game.field.alien(*id).map(|alien| alien.at),
        Target::Boss(kind) => game.field.boss(*kind).map(|boss| boss.at),
    };
    let asked = promised(game, who).next().is_some();
    let because = |why| if asked { Reason::Asked } else { why };
    let (deed, tile, why) = match next {
        Command::Act { action, .. } => match action {
            Action::Attack { target, .. } => (Deed::Fight, place(target), because(Reason::Danger)),
            Action::Heal { patient } => (Deed::Heal, Some(game.tile_of(*patient)), because(Reason::Wounded)),
            Action::Subdue { target } => {
                let wanted = outlook.thralls || outlook.brains;
                let why = if wanted { Reason::Orders } else { Reason::Useful };
                (Deed::Subdue, place(target), because(why))
            }
            Action::Analyze { .. } => (Deed::Analyze, None, Reason::Useful),
            Action::Mission { .. } => (Deed::Task, Some(game.tile_of(who)), Reason::Orders),
            Action::Move { to } | Action::OpenHatch { toward: to } => match sent(game, who) {
                Some(tile) => (Deed::Go, Some(tile), Reason::Asked),
                None if outlook.homeward => (Deed::Return, Some(*to), Reason::Done),
                None if outlook.exploring => (Deed::Explore, Some(*to), Reason::Orders),
                None => (Deed::Go, Some(*to), Reason::Orders),
            },
            Action::Talent { .. } | Action::Item { .. } => return None,
        },
        Command::EndTurn { .. } if asked => (Deed::Wait, None, Reason::Asked),
        Command::EndTurn { .. } => (Deed::Wait, None, Reason::Nothing),
        _ => return None,
    };
    Some(Intention { deed, tile, why })
}
