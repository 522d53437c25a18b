//! Commands as sentences.

use super::words::{card, member, say, side, station, zone};
use ::space_alert::{Command, Half, Proposal, Repair, Slip, SpaceAlert};
use table::{Chair, Phrase};
use terminal::Narrator;

/// A command as a sentence.
pub fn describe(chair: &Chair<'_, SpaceAlert>, command: &Command, narrator: &Narrator<'_>) -> String {
    let view = &chair.view();
    let plain = |key: &str| narrator.text(key);
    match command {
        Command::Ready => plain("cli-space-alert-do-ready"),
        Command::TakeRole { role } => say(
            narrator,
            Phrase::new("cli-space-alert-do-role").key("role", format!("space-alert-role-{}", role.name())),
        ),
        Command::SetOrder { order } => {
            let crew: Vec<String> = order.iter().map(|who| member(view, narrator, *who)).collect();
            say(narrator, Phrase::new("cli-space-alert-do-order").text("crew", crew.join(", ")))
        }
        Command::Plan { member: who, turn, card: planned, up } => {
            let face = view.content.face(*planned);
            say(
                narrator,
                Phrase::new("cli-space-alert-do-plan")
                    .text("who", member(view, narrator, *who))
                    .number("turn", *turn)
                    .text("up", side(narrator, face.half(*up)))
                    .text("down", side(narrator, face.half(up.other()))),
            )
        }
        Command::Move { member: who, from, to, up } => say(
            narrator,
            Phrase::new("cli-space-alert-do-move")
                .text("who", member(view, narrator, *who))
                .number("from", *from)
                .number("to", *to)
                .number("movement", i64::from(*up == Half::Movement)),
        ),
        Command::TakeBack { member: who, turn } => say(
            narrator,
            Phrase::new("cli-space-alert-do-take-back")
                .text("who", member(view, narrator, *who))
                .number("turn", *turn),
        ),
        Command::EndPhase => plain("cli-space-alert-do-end-phase"),
        Command::DrawData => plain("cli-space-alert-do-draw"),
        Command::Give { card: given, to } => say(
            narrator,
            Phrase::new("cli-space-alert-do-give").text("card", card(view, narrator, *given)).seat("to", *to),
        ),
        Command::Confirm { turn } => {
            say(narrator, Phrase::new("cli-space-alert-do-confirm").number("turn", *turn))
        }
        Command::Signal { .. } | Command::Place { .. } | Command::Ask { .. } => {
            plain("cli-space-alert-do-signal")
        }
        Command::Share { .. } => plain("cli-space-alert-do-share"),
        Command::AgreeToEnd { agree: true } => plain("cli-space-alert-do-agree"),
        Command::AgreeToEnd { agree: false } => plain("cli-space-alert-do-disagree"),
        Command::Trip { member: who, slip } => say(
            narrator,
            Phrase::new("cli-space-alert-do-trip")
                .text("who", member(view, narrator, *who))
                .number("arrow", i64::from(*slip == Slip::OtherArrow)),
        ),
        Command::Next => plain("cli-space-alert-do-next"),
        Command::Follow => plain("cli-space-alert-do-follow"),
        Command::SetPace { pace } => say(
            narrator,
            Phrase::new("cli-space-alert-do-pace").key("pace", format!("space-alert-pace-{}", pace.name())),
        ),
        Command::Propose { proposal: Proposal::GoHome } => plain("cli-space-alert-do-home"),
        Command::Propose { proposal: Proposal::FlyOn { common, serious } } => say(
            narrator,
            Phrase::new("cli-space-alert-do-fly-on")
                .key("common", format!("space-alert-level-{}", common.name()))
                .key("serious", format!("space-alert-level-{}", serious.name())),
        ),
        Command::Repair { member: who, repair } => {
            let who = member(view, narrator, *who);
            match repair {
                Repair::Tile { zone: of, tile } => say(
                    narrator,
                    Phrase::new("cli-space-alert-do-repair-tile")
                        .text("who", who)
                        .text("zone", zone(narrator, *of))
                        .key("tile", format!("space-alert-tile-{}", tile.name().replace('_', "-"))),
                ),
                Repair::Squad => {
                    say(narrator, Phrase::new("cli-space-alert-do-repair-squad").text("who", who))
                }
                Repair::Nothing => {
                    say(narrator, Phrase::new("cli-space-alert-do-repair-nothing").text("who", who))
                }
            }
        }
        Command::StoreSquad { station: at } => {
            say(narrator, Phrase::new("cli-space-alert-do-store").text("station", station(narrator, *at)))
        }
    }
}
