//! The operator's door: looking at a running server, closing, muting, banning, draining.

use crate::common::{Client, TempDir, config, start, vault_for_two};
use serde_json::json;
use server::operator::door::ask;
use server::operator::{Order, Report, TableReport, Why};
use server::{ServeError, Server};
use std::path::{Path, PathBuf};

fn door(dir: &TempDir) -> PathBuf {
    let sqlite = dir.sqlite();
    Path::new(sqlite.trim_start_matches("sqlite:")).with_file_name("door")
}

async fn with_door(dir: &TempDir) -> Server {
    let mut config = config(dir);
    config.operator = Some(door(dir));
    Server::start(config).await.unwrap()
}

async fn order(dir: &TempDir, order: Order) -> Report {
    ask(&door(dir), &order).await.unwrap()
}

async fn tables(dir: &TempDir) -> Vec<TableReport> {
    match order(dir, Order::List).await {
        Report::List { tables, .. } => tables,
        other => panic!("{other:?}"),
    }
}

async fn goodbye(client: &mut Client) {
    while client.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn the_door_is_its_owners_alone_and_replaced_when_it_was_left_behind() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = TempDir::new("door");
    let server = with_door(&dir).await;
    let mode = std::fs::metadata(door(&dir)).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // While it is in use nobody else gets it, and nothing that is not a door is taken away.
    let other = TempDir::new("door-other");
    let mut second = config(&other);
    second.operator = Some(door(&dir));
    assert!(matches!(Server::start(second.clone()).await, Err(ServeError::Door(_))));
    server.stop().await.unwrap();
    assert!(!door(&dir).exists());
    std::fs::write(door(&dir), "a letter").unwrap();
    assert!(matches!(Server::start(second.clone()).await, Err(ServeError::Door(_))));
    assert_eq!(std::fs::read_to_string(door(&dir)).unwrap(), "a letter");
    std::fs::remove_file(door(&dir)).unwrap();
    // A process that was killed leaves its door behind.
    drop(std::os::unix::net::UnixListener::bind(door(&dir)).unwrap());
    Server::start(second).await.unwrap().stop().await.unwrap();
    // Without one there is none.
    let server = start(&dir).await;
    assert!(ask(&door(&dir), &Order::List).await.is_err());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_closed_for_good() {
    let dir = TempDir::new("close");
    let server = with_door(&dir).await;
    let (ada, _, code, mut one, _two) = vault_for_two(server.address()).await;
    let listed = tables(&dir).await;
    assert_eq!((listed.len(), listed[0].people.len()), (1, 2));
    let text = serde_json::to_string(&listed).unwrap();
    assert!(!text.contains(&code), "a code lets people in");
    let close = |table: &str| Order::Close { table: table.to_owned() };
    assert_eq!(order(&dir, close("nothing")).await, Report::Refused { why: Why::NoTable });
    assert_eq!(order(&dir, close(&listed[0].table)).await, Report::Done);
    one.wait("the end", |one| one.phase() == "stopped" && one.told("closed")).await;
    assert_eq!(one.table["closed"], json!(true));
    assert_eq!(one.command(json!("note")).await.unwrap_err()["code"], "closed");
    let chat = json!({ "kind": "chat", "text": "why?" });
    assert_eq!(one.request(chat.clone()).await.unwrap_err()["phrase"]["key"], "table-refused-closed");
    server.stop().await.unwrap();
    // It is in the log; closing it twice is no mistake.
    let server = with_door(&dir).await;
    let mut one = ada.at(server.address()).connect(&code).await;
    assert_eq!(one.phase(), "stopped");
    assert_eq!(one.request(chat).await.unwrap_err()["code"], "closed");
    assert_eq!(order(&dir, close(&code)).await, Report::Done);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_muted_everywhere_and_another_banned() {
    let dir = TempDir::new("ban");
    let server = with_door(&dir).await;
    let (ada, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let people = tables(&dir).await.remove(0).people;
    let who = |seat: u8| {
        people.iter().find(|one| one.seat.is_some_and(|known| known.0 == seat)).unwrap().who.clone()
    };
    let (first, second) = (who(0), who(1));
    let ban = |who: &str, minutes| Order::Ban { who: who.to_owned(), minutes };
    assert_eq!(order(&dir, ban("Bob", 5)).await, Report::Refused { why: Why::Nobody });
    assert_eq!(order(&dir, ban(&second, 0)).await, Report::Refused { why: Why::BadTime });
    assert_eq!(order(&dir, Order::Mute { who: first.clone(), minutes: 5 }).await, Report::Done);
    let refusal = one.request(json!({ "kind": "chat", "text": "hello" })).await.unwrap_err();
    assert_eq!(
        (&refusal["code"], &refusal["phrase"]["key"]),
        (&json!("muted"), &json!("table-refused-muted-everywhere"))
    );

    assert_eq!(order(&dir, ban(&second, 5)).await, Report::Done);
    goodbye(&mut two).await;
    one.wait("the empty chair", |one| one.table["chairs"][1]["connected"] == json!(false)).await;
    let answer = bob.get("/api/tables").await;
    assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("banned")));
    let mut back = Client::open(server.address(), Some(&bob.cookie)).await;
    back.send(json!({ "type": "hello", "protocol": 1, "table": code })).await;
    assert_eq!(back.until("error").await["code"], "banned");
    goodbye(&mut back).await;
    assert_eq!(ada.get("/api/tables").await.status, 200, "nobody else");
    server.stop().await.unwrap();

    // Both are stored.
    let server = with_door(&dir).await;
    let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
    assert_eq!(bob.get("/api/tables").await.status, 403);
    let mut one = ada.connect(&code).await;
    assert_eq!(one.request(json!({ "kind": "chat", "text": "hello" })).await.unwrap_err()["code"], "muted");
    for who in [&first, &second] {
        assert_eq!(order(&dir, Order::Lift { who: who.clone() }).await, Report::Done);
    }
    one.request(json!({ "kind": "chat", "text": "hello" })).await.unwrap();
    assert_eq!(bob.connect(&code).await.you["seat"], 1);
    // An address is everybody who comes from there.
    assert_eq!(order(&dir, ban("127.0.0.1", 5)).await, Report::Done);
    goodbye(&mut one).await;
    assert_eq!(ada.get("/api/me").await.status, 403);
    assert_eq!(ada.get("/healthz").await.status, 200);
    assert!(server.metrics().contains("cosmodrome_banned 2"), "{}", server.metrics());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_drains_makes_no_new_tables_and_stops_when_everybody_has_left() {
    let dir = TempDir::new("drain");
    let server = with_door(&dir).await;
    let (ada, _, _, mut one, mut two) = vault_for_two(server.address()).await;
    assert_eq!(order(&dir, Order::Drain { minutes: Some(60) }).await, Report::Done);
    one.wait("being told", |one| one.table["drain"]["until"].is_u64()).await;
    let wanted = json!({ "game": "vault", "seats": 2 });
    let answer = ada.post("/api/tables", wanted.clone()).await;
    assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("draining")));
    assert_eq!(ada.get("/readyz").await.status, 503, "a proxy sends nobody here any more");
    let mover = if one.my_move() { &mut one } else { &mut two };
    mover.command(json!("note")).await.unwrap();
    // The operator thinks better of it, and of that.
    assert_eq!(order(&dir, Order::Resume).await, Report::Done);
    one.wait("being told", |one| one.table["drain"].is_null()).await;
    assert_eq!(ada.post("/api/tables", wanted).await.status, 200);
    assert_eq!(order(&dir, Order::Drain { minutes: None }).await, Report::Done);
    one.wait("being told", |one| !one.table["drain"].is_null()).await;
    let drained = tokio::spawn(async move {
        server.drained().await;
        server
    });
    drop((one, two));
    let server = drained.await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_drains_stops_at_its_time_although_people_are_there() {
    let dir = TempDir::new("drain-late");
    let server = with_door(&dir).await;
    let (_, _, _, mut one, _two) = vault_for_two(server.address()).await;
    assert_eq!(order(&dir, Order::Drain { minutes: Some(0) }).await, Report::Done);
    server.drained().await;
    server.stop().await.unwrap();
    assert_eq!(one.until("goodbye").await["reason"], "shutdown");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_at_the_door_is_answered_as_such() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let dir = TempDir::new("door-nonsense");
    let server = with_door(&dir).await;
    let long = "x".repeat(100_000);
    for text in ["\n", "{}\n", "{\"order\":\"reboot\"}\n", "\u{0}\u{1}\n", &long] {
        let mut stream = tokio::net::UnixStream::connect(door(&dir)).await.unwrap();
        // Whatever is beyond the length of a line is not read.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = String::new();
        let read = stream.read_to_string(&mut answer).await;
        assert!(read.is_err() || answer.contains("no_order"), "{answer}");
    }
    assert!(tables(&dir).await.is_empty());
    server.stop().await.unwrap();
}
