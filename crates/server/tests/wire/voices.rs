//! The host lets somebody speak no more, and again.

use crate::common::{Client, Person, TempDir, start, vault_for_two};
use serde_json::{Value, json};

async fn say(client: &mut Client, text: &str) -> Result<u64, Value> {
    client.request(json!({ "kind": "chat", "text": text })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_the_host_mutes_is_told_so_and_nobody_hears_them() {
    let dir = TempDir::new("mute");
    let server = start(&dir).await;
    let (ada, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let looker = Person::new(server.address()).await;
    let mut third = looker.connect(&code).await;
    let said = say(&mut two, "a rude word").await.unwrap();
    let shouted = say(&mut third, "and from the side").await.unwrap();
    let own = say(&mut one, "please").await.unwrap();

    // Only the host, only somebody else, and only somebody who has said something.
    let mute = |said: u64| json!({ "kind": "mute", "said": said });
    assert_eq!(two.request(mute(own)).await.unwrap_err()["code"], "not_host");
    assert_eq!(one.request(mute(own)).await.unwrap_err()["code"], "wrong_moment");
    assert_eq!(one.request(mute(1)).await.unwrap_err()["code"], "bad_value");
    one.request(mute(said)).await.unwrap();
    assert_eq!(one.request(mute(said)).await.unwrap_err()["code"], "wrong_moment");
    one.request(mute(shouted)).await.unwrap();

    two.wait("being told", |two| two.you["muted"] == json!(true)).await;
    third.wait("being told", |third| third.you["muted"] == json!(true)).await;
    for client in [&mut two, &mut third] {
        let refusal = say(client, "another rude word").await.unwrap_err();
        assert_eq!(refusal["code"], "muted");
        assert_eq!(refusal["phrase"]["key"], "table-refused-muted");
    }
    // They play on, and another window of theirs is theirs.
    assert_eq!(say(&mut bob.connect(&code).await, "from here").await.unwrap_err()["code"], "muted");
    let mover = if two.my_move() { &mut two } else { &mut one };
    mover.command(json!("note")).await.unwrap();
    assert_eq!(say(&mut one, "go on").await.map(|_| ()), Ok(()));
    assert!(!one.received.iter().any(|text| text.contains("another rude word")));
    let muted = one.table["muted"].as_array().unwrap().clone();
    assert_eq!(muted.iter().map(|one| &one["seat"]).collect::<Vec<_>>(), [&json!(1), &Value::Null]);
    assert!(one.told("muted"));

    // It is in the log: a restart and another device change nothing about it.
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let (ada, bob, looker) =
        (ada.at(server.address()), bob.at(server.address()), looker.at(server.address()));
    let mut two = bob.connect(&code).await;
    assert_eq!(two.you["muted"], json!(true));
    let phone = Person::new(server.address()).await;
    let secret = bob.post(&format!("/api/tables/{code}/handover"), json!({})).await.json()["secret"].clone();
    phone.post(&format!("/api/tables/{code}/chair"), json!({ "secret": secret })).await;
    let mut small = phone.connect(&code).await;
    assert_eq!((&small.you["seat"], &small.you["muted"]), (&json!(1), &json!(true)));

    let mut one = ada.connect(&code).await;
    let unmute = json!({ "kind": "unmute", "number": one.table["muted"][0]["number"] });
    assert_eq!(small.request(unmute.clone()).await.unwrap_err()["code"], "not_host");
    one.request(unmute.clone()).await.unwrap();
    assert_eq!(one.request(unmute).await.unwrap_err()["code"], "wrong_moment");
    say(&mut small, "thank you").await.unwrap();
    assert_eq!(say(&mut looker.connect(&code).await, "and me?").await.unwrap_err()["code"], "muted");
    two.wait("the story", |two| two.told("unmuted")).await;
    server.stop().await.unwrap();
}
