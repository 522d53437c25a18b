//! The bot in `docs/writing-bots.md` is complete: two of them play a whole game against each other.

use crate::common::{Person, TempDir, start};
use serde_json::json;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

fn example() -> String {
    let guide = include_str!("../../../../docs/writing-bots.md");
    let code = guide.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    code.to_owned()
}

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let dir = TempDir::new("python");
    let file = dir.0.join("bot.py");
    std::fs::write(&file, example()).unwrap();
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let wanted = json!({ "game": "rocketmen", "seats": 2, "options": { "mode": "battle" }, "stand": true });
    let code = ada.table(wanted).await;
    let mut bots = Vec::new();
    for seat in 0..2 {
        let made = ada.post(&format!("/api/tables/{code}/programs"), json!({ "seat": seat })).await.json();
        let bot = Command::new("python3")
            .arg(&file)
            .arg(format!("http://{}", server.address()))
            .args([&code, made["token"].as_str().unwrap()])
            .spawn()
            .expect("python3");
        bots.push(Running(bot));
    }
    let mut host = ada.connect(&code).await;
    host.wait("the bots", |host| (0..2).all(|seat| host.table["chairs"][seat]["connected"] == json!(true)))
        .await;
    host.request(json!({ "kind": "start" })).await.unwrap();
    host.wait("the end", |host| host.phase() == "over").await;
    let deadline = Instant::now() + Duration::from_secs(20);
    for bot in &mut bots {
        let ended = loop {
            if let Some(status) = bot.0.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < deadline, "a bot does not notice the end");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert!(ended.success());
    }
    server.stop().await.unwrap();
}
