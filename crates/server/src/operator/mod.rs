//! The operator's door: through it whoever runs the server looks at it and steps in while people play.
//!
//! What may be ordered is here; the door itself is in `door.rs`.

#[cfg(unix)]
pub mod door;

use crate::clock::unix_now;
use crate::limits::narrow;
use crate::protocol::{Drain, TablePhase};
use crate::room::RoomMessage;
use crate::sanctions::{Kind, Sanction};
use crate::secret;
use crate::store::Note;
use crate::web::App;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use table::Seat;
use tokio::sync::oneshot;

/// How often it is looked whether everybody has left a server that drains.
const LOOK: Duration = Duration::from_millis(250);
/// The longest that anything is ordered for: ten years, in minutes.
const LONGEST: u64 = 10 * 366 * 24 * 60;

/// What an operator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// What there is: tables in memory with whoever is connected, and what was ordered before.
    List,
    /// Nobody moves or speaks at this table any more. It stays in the log.
    Close {
        /// Its code, or its name in logs.
        table: String,
    },
    /// Somebody may not speak at any table.
    Mute {
        /// An address, or somebody's name in the list.
        who: String,
        /// For how long.
        minutes: u64,
    },
    /// Somebody may not come to any table.
    Ban {
        /// An address, or somebody's name in the list.
        who: String,
        /// For how long.
        minutes: u64,
    },
    /// Somebody may speak and come again.
    Lift {
        /// As it was ordered.
        who: String,
    },
    /// No new tables; everybody is told, and the server stops when they have left or this time is over.
    Drain {
        /// Until then at most; as long as it takes when nothing is said.
        minutes: Option<u64>,
    },
    /// The server goes on after all.
    Resume,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "report", rename_all = "snake_case")]
pub enum Report {
    /// What there is.
    List {
        /// Whether the server drains.
        draining: bool,
        /// Tables in the memory of this process.
        tables: Vec<TableReport>,
        /// Who may not speak or come.
        sanctions: Vec<Sanction>,
    },
    /// It is done.
    Done,
    /// It is not.
    Refused {
        /// Why.
        why: Why,
    },
}

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Not an order at all.
    NoOrder,
    /// There is no such table.
    NoTable,
    /// Neither an address nor somebody's name in the list.
    Nobody,
    /// Too long, or no time at all.
    BadTime,
    /// The storage does not answer.
    Unavailable,
}

/// A table in memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableReport {
    /// Its name in logs; its code would let anybody in.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Where it is in its life.
    pub phase: TablePhase,
    /// How much happened there.
    pub revision: u64,
    /// Whoever is connected.
    pub people: Vec<PersonReport>,
}

/// Somebody who is connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonReport {
    /// Their name in orders: made from their cookie, and always the same.
    pub who: String,
    /// What they call themselves.
    pub name: String,
    /// Where they come from.
    pub from: IpAddr,
    /// Their chair.
    pub seat: Option<Seat>,
}

/// Carries out an order.
pub async fn carry_out(app: &App, order: Order) -> Report {
    app.shared.metrics.orders.fetch_add(1, Relaxed);
    if order != Order::List {
        tracing::warn!(
            order = serde_json::to_string(&hidden(&order)).unwrap_or_default(),
            "an operator's order"
        );
    }
    let done = match order {
        Order::List => return list(app).await,
        Order::Close { table } => close(app, &table).await,
        Order::Mute { who, minutes } => sanction(app, Kind::Mute, &who, minutes).await,
        Order::Ban { who, minutes } => sanction(app, Kind::Ban, &who, minutes).await,
        Order::Lift { who } => lift(app, &who).await,
        Order::Drain { minutes } => drain(app, minutes).await,
        Order::Resume => {
            app.shared.draining.send_replace(None);
            app.rooms.tell_all(|| RoomMessage::Draining).await;
            Ok(())
        }
    };
    match done {
        Ok(()) => Report::Done,
        Err(why) => Report::Refused { why },
    }
}

/// An order as it may be logged: a code lets people in, so it stays out.
fn hidden(order: &Order) -> Order {
    match order {
        Order::Close { table } => Order::Close { table: secret::tag(table) },
        other => other.clone(),
    }
}

async fn list(app: &App) -> Report {
    let mut tables = Vec::new();
    for room in app.rooms.all_loaded() {
        let (reply, answer) = oneshot::channel();
        if room.send(RoomMessage::Report { reply }).await.is_ok()
            && let Ok(report) = answer.await
        {
            tables.push(report);
        }
    }
    let draining = app.shared.draining.borrow().is_some();
    Report::List { draining, tables, sanctions: app.shared.sanctions.list(unix_now()) }
}

async fn close(app: &App, table: &str) -> Result<(), Why> {
    let code = app.rooms.named(table).or_else(|| secret::table_name(table)).ok_or(Why::NoTable)?;
    let room = app.rooms.find(&code).await.map_err(|_| Why::NoTable)?;
    let (reply, answer) = oneshot::channel();
    room.send(RoomMessage::Shut { reply }).await.map_err(|_| Why::Unavailable)?;
    match answer.await {
        Ok(Ok(_)) => Ok(()),
        _ => Err(Why::Unavailable),
    }
}

/// Somebody as sanctions name them: an address, or a name in the list.
fn named(who: &str) -> Result<String, Why> {
    if let Ok(address) = who.parse::<IpAddr>() {
        return Ok(narrow(address).to_string());
    }
    let is_tag = who.len() == 12 && who.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if is_tag { Ok(who.to_owned()) } else { Err(Why::Nobody) }
}

async fn sanction(app: &App, kind: Kind, who: &str, minutes: u64) -> Result<(), Why> {
    if !(1..=LONGEST).contains(&minutes) {
        return Err(Why::BadTime);
    }
    let sanction = Sanction { kind, who: named(who)?, ends: unix_now() + minutes * 60_000 };
    app.shared.store.note(vec![Note::Sanction(sanction.clone())]).await.map_err(|_| Why::Unavailable)?;
    app.shared.sanctions.add(sanction);
    app.rooms.tell_all(|| RoomMessage::Sanctioned).await;
    Ok(())
}

async fn lift(app: &App, who: &str) -> Result<(), Why> {
    let who = named(who)?;
    app.shared.store.note(vec![Note::Lifted(who.clone())]).await.map_err(|_| Why::Unavailable)?;
    app.shared.sanctions.lift(&who);
    Ok(())
}

async fn drain(app: &App, minutes: Option<u64>) -> Result<(), Why> {
    if minutes.is_some_and(|minutes| minutes > LONGEST) {
        return Err(Why::BadTime);
    }
    let until = minutes.map(|minutes| unix_now() + minutes * 60_000);
    let first = app.shared.draining.send_replace(Some(Drain { until })).is_none();
    app.rooms.tell_all(|| RoomMessage::Draining).await;
    if first {
        tokio::spawn(wait_until_empty(app.clone()));
    }
    Ok(())
}

async fn wait_until_empty(app: App) {
    let mut stopping = app.shared.stopping.clone();
    loop {
        let Some(drain) = *app.shared.draining.borrow() else { return };
        let empty = app.shared.metrics.sockets.load(Relaxed) == 0;
        if empty || drain.until.is_some_and(|until| unix_now() >= until) {
            tracing::warn!(empty, "drained");
            app.shared.drained.notify_one();
            return;
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
