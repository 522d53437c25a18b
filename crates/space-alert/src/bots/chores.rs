//! Everything a bot does besides planning: answering what it is asked.

use crate::Station;
use crate::cards::CardId;
use crate::command::{Command, Proposal, Repair};
use crate::ship::Tile;
use crate::state::{BetweenStep, SpaceAlert, Stage};
use table::Seat;

/// Tiles in the order in which it hurts to keep them for another mission.
const WORST_FIRST: [Tile; 6] =
    [Tile::Structure, Tile::Reactor, Tile::Shield, Tile::UpperCannon, Tile::Gravolift, Tile::LowerCannon];
/// With more damage than this in a zone, or in all of them, it wants to go home.
const MOST_IN_A_ZONE: u8 = 4;
const MOST_DAMAGE: u8 = 9;

/// What comes before any planning.
pub(super) fn first(game: &SpaceAlert, seat: Seat) -> Option<Command> {
    let person = game.person(seat).ok()?;
    match &game.stage {
        Stage::Briefing => (!person.agreed).then_some(Command::Ready),
        Stage::Action(_) => {
            let mine = game.flight.threats.iter();
            let mut mine = mine.filter(|drawn| !drawn.shown && game.officer(drawn.report.kind) == seat);
            if let Some(drawn) = mine.next() {
                return Some(Command::Confirm { turn: drawn.report.turn });
            }
            (person.draws > 0 && !game.deck.is_empty()).then_some(Command::DrawData)
        }
        Stage::Resolution(_) => (!person.follows).then_some(Command::Follow),
        Stage::Between(between) => match between.step {
            BetweenStep::Proposals => person.proposal.is_none().then(|| propose(game)),
            BetweenStep::Repairs { .. } => repair(game, seat),
            BetweenStep::Squad => {
                (seat == game.roles.captain).then_some(Command::StoreSquad { station: Station::LowerRed })
            }
        },
        Stage::Over => None,
    }
}

/// What comes when the plan is laid.
pub(super) fn last(game: &SpaceAlert, seat: Seat) -> Option<Command> {
    if let Some(command) = give(game, seat) {
        return Some(command);
    }
    let person = game.person(seat).ok()?;
    (game.may_end() && game.may_talk().is_ok() && !person.agreed)
        .then_some(Command::AgreeToEnd { agree: true })
}

/// A card that is left over twice goes to whoever holds fewest.
fn give(game: &SpaceAlert, seat: Seat) -> Option<Command> {
    let hand = game.person(seat).ok()?.hand;
    let same = |card: &CardId, other: &CardId| {
        game.content().face(*card).action == game.content().face(*other).action
    };
    let spare = hand.iter().find(|card| hand.iter().filter(|other| same(card, other)).count() > 1)?;
    let others = Seat::all(game.people.len() as u8).filter(|other| *other != seat);
    let to = others.min_by_key(|other| game.person(*other).map_or(usize::MAX, |person| person.hand.len()))?;
    game.check_give(seat, spare, to).is_ok().then_some(Command::Give { card: spare, to })
}

fn propose(game: &SpaceAlert) -> Command {
    let tiles = match &game.stage {
        Stage::Between(between) => between.tiles.map(|tiles| tiles.len()),
        _ => [0; 3],
    };
    let hurt = tiles.iter().any(|tiles| *tiles > MOST_IN_A_ZONE) || tiles.iter().sum::<u8>() > MOST_DAMAGE;
    let proposal = if hurt {
        Proposal::GoHome
    } else {
        Proposal::FlyOn { common: game.flight.common, serious: game.flight.serious }
    };
    Command::Propose { proposal }
}

/// The worst tile of the worst zone, else a squad.
fn repair(game: &SpaceAlert, seat: Seat) -> Option<Command> {
    let member = game.repairer().filter(|member| game.answers_for(*member) == seat)?;
    let Stage::Between(between) = &game.stage else { return None };
    let choices = game.repairs();
    let best = choices.iter().max_by_key(|choice| match choice {
        Repair::Tile { zone, tile } => {
            let place = WORST_FIRST.iter().position(|other| other == tile).unwrap_or(WORST_FIRST.len());
            20 + 6 * i32::from(between.tiles[zone.index()].len()) - place as i32
        }
        Repair::Squad => 22,
        Repair::Nothing => 0,
    })?;
    Some(Command::Repair { member, repair: *best })
}
