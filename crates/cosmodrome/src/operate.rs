//! `cosmodrome operate`: looking at a running server and stepping in, through its operator's door.

use crate::cli::OperateArguments;
use crate::settings::Settings;
use server::operator::{Order, Report, TableReport, Why};
use server::sanctions::{Kind, Sanction};
use std::path::Path;
use table::Phrase;
use terminal::{Failure, Voice};

/// What can be ordered, as it is typed.
const ORDERS: [&str; 7] = ["list", "close", "mute", "ban", "lift", "drain", "resume"];
/// For how long somebody is kept from something unless told otherwise, in minutes.
const USUALLY: u64 = 24 * 60;

/// Asks, and says what was answered.
pub fn run(arguments: &OperateArguments, voice: &mut Voice) -> Result<(), Failure> {
    let order = order(arguments)?;
    let settings = Settings::read(arguments.settings.as_deref())?;
    let door = settings.operator(arguments.operator.as_deref())?;
    let door = door.ok_or_else(|| Failure::Input(Phrase::new("cli-error-operate-no-door")))?;
    let report = ask(&door, &order)?;
    if arguments.json {
        let text = serde_json::to_string_pretty(&report)
            .map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
        voice.line(&text)?;
    }
    match report {
        Report::Refused { why } => Err(refusal(why, arguments)),
        _ if arguments.json => Ok(()),
        Report::Done => match done(&order) {
            Some(key) => Ok(voice.say(&Phrase::new(key))?),
            None => Ok(()),
        },
        Report::List { draining, tables, sanctions } => {
            for phrase in phrases(draining, &tables, &sanctions) {
                voice.say(&phrase)?;
            }
            Ok(())
        }
    }
}

#[cfg(unix)]
fn ask(door: &Path, order: &Order) -> Result<Report, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|_| Failure::Fault(Phrase::new("cli-error-serve")))?;
    runtime.block_on(server::operator::door::ask(door, order)).map_err(|error| {
        let phrase = Phrase::new("cli-error-operate-door").text("file", door.display().to_string());
        Failure::Input(phrase.text("why", error.kind().to_string()))
    })
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &Order) -> Result<Report, Failure> {
    Err(Failure::Input(Phrase::new("cli-error-operator-system")))
}

/// What was typed.
fn order(arguments: &OperateArguments) -> Result<Order, Failure> {
    let who = || {
        let missing = || Failure::Input(Phrase::new("cli-error-operate-who").text("order", &arguments.order));
        arguments.who.clone().ok_or_else(missing)
    };
    let minutes = arguments.minutes.unwrap_or(USUALLY);
    Ok(match arguments.order.as_str() {
        "list" => Order::List,
        "close" => Order::Close { table: who()? },
        "mute" => Order::Mute { who: who()?, minutes },
        "ban" => Order::Ban { who: who()?, minutes },
        "lift" => Order::Lift { who: who()? },
        "drain" => Order::Drain { minutes: arguments.minutes },
        "resume" => Order::Resume,
        other => {
            let phrase = Phrase::new("cli-error-operate-order").text("order", other);
            return Err(Failure::Input(phrase.text("known", ORDERS.join(", "))));
        }
    })
}

/// What is said once an order was carried out; a list speaks for itself.
const fn done(order: &Order) -> Option<&'static str> {
    Some(match order {
        Order::List => return None,
        Order::Close { .. } => "cli-operate-done-close",
        Order::Mute { .. } => "cli-operate-done-mute",
        Order::Ban { .. } => "cli-operate-done-ban",
        Order::Lift { .. } => "cli-operate-done-lift",
        Order::Drain { .. } => "cli-operate-done-drain",
        Order::Resume => "cli-operate-done-resume",
    })
}

fn refusal(why: Why, arguments: &OperateArguments) -> Failure {
    let key = match why {
        Why::NoOrder => "cli-error-operate-stranger",
        Why::NoTable => "cli-error-operate-no-table",
        Why::Nobody => "cli-error-operate-nobody",
        Why::BadTime => "cli-error-operate-time",
        Why::Unavailable => "cli-error-operate-unavailable",
    };
    Failure::Input(Phrase::new(key).text("who", arguments.who.clone().unwrap_or_default()))
}

fn phrases(draining: bool, tables: &[TableReport], sanctions: &[Sanction]) -> Vec<Phrase> {
    let people = tables.iter().map(|table| table.people.len()).sum::<usize>();
    let mut phrases = vec![
        Phrase::new("cli-operate-all")
            .number("tables", tables.len() as i64)
            .number("people", people as i64)
            .number("draining", i64::from(draining)),
    ];
    for table in tables {
        let phase =
            serde_json::to_value(table.phase).ok().and_then(|phase| phase.as_str().map(str::to_owned));
        phrases.push(
            Phrase::new("cli-operate-table")
                .text("table", &table.table)
                .text("game", &table.game)
                .text("phase", phase.unwrap_or_default())
                .number("revision", table.revision as i64),
        );
        phrases.extend(table.people.iter().map(|person| {
            Phrase::new("cli-operate-person")
                .text("who", &person.who)
                .text("name", &person.name)
                .text("from", person.from.to_string())
                .number("chair", person.seat.map_or(0, |seat| i64::from(seat.0) + 1))
        }));
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.map_or(0, |passed| passed.as_millis() as u64);
    phrases.extend(sanctions.iter().map(|sanction| {
        let key = match sanction.kind {
            Kind::Mute => "cli-operate-muted",
            Kind::Ban => "cli-operate-banned",
        };
        let minutes = sanction.ends.saturating_sub(now).div_ceil(60_000);
        Phrase::new(key).text("who", &sanction.who).number("minutes", minutes as i64)
    }));
    phrases
}
