//! Several processes serve the same tables from one PostgreSQL.

use crate::common::postgres::Postgres;
use crate::common::{Person, TempDir, config};
use serde_json::json;
use server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_processes_see_each_others_moves() {
    let postgres = Postgres::start();
    let unused = TempDir::new("two");
    let mut config = config(&unused);
    config.database_url.clone_from(&postgres.url);
    let (first, second) =
        (Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap());
    let (ada, bob) = (Person::new(first.address()).await, Person::new(second.address()).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.wait("the other", |one| one.table["chairs"][1]["ready"] == json!(true)).await;
    one.wait("the presence", |one| one.table["chairs"][1]["connected"] == json!(true)).await;
    two.wait("the presence", |two| two.table["chairs"][0]["connected"] == json!(true)).await;
    one.request(json!({ "kind": "start" })).await.unwrap();
    two.wait("the game", |two| !two.view.is_null()).await;
    for round in 1..=10 {
        one.command(json!("note")).await.unwrap();
        one.command(json!("pass")).await.unwrap();
        two.wait("the turn", |two| two.my_move()).await;
        assert_eq!(two.view["notes"], round);
        two.command(json!("pass")).await.unwrap();
        one.wait("the turn", |one| one.my_move()).await;
    }

    // Both at once: the primary key settles who is first, and nothing is lost or done twice.
    let talk = async |client: &mut crate::common::Client, name: &str| {
        for number in 0..40 {
            client.request(json!({ "kind": "chat", "text": format!("{name} {number}") })).await.unwrap();
        }
    };
    tokio::join!(talk(&mut one, "ada"), talk(&mut two, "bob"));
    let said = |client: &crate::common::Client| {
        let words = client.story.iter().filter_map(|item| item["told"]["text"].as_str());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    one.wait("all words", |one| said(one).len() == 80).await;
    two.wait("all words", |two| said(two).len() == 80).await;
    assert_eq!(said(&one), said(&two), "one order for everybody");

    // A request that was done on one process is known on the other.
    let note = json!({ "kind": "command", "command": "note" });
    let revision = one.request_as("same", note.clone()).await.unwrap();
    let mut moved = ada.at(second.address()).connect(&code).await;
    assert_eq!(moved.request_as("same", note).await.unwrap(), revision);

    // A process that dies takes nothing along.
    first.stop().await.unwrap();
    moved.command(json!("pass")).await.unwrap();
    two.wait("the turn", |two| two.my_move()).await;
    second.stop().await.unwrap();
}
