//! Tables of the guided first game: every pupil gets the deal that the game keeps for it, and nobody else does.

use crate::common::{Person, TempDir, start};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_plays_the_kept_deal_and_only_against_bots() {
    let dir = TempDir::new("lesson");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let wanted = |lesson: bool, start: bool| json!({ "game": "rocketmen", "seats": 2, "bots": ["steady"], "start": start, "lesson": lesson });
    let mut fingerprints = Vec::new();
    for lesson in [true, true, false] {
        let code = ada.table(wanted(lesson, true)).await;
        fingerprints.push(ada.connect(&code).await.table["commitment"].clone());
    }
    assert_eq!(fingerprints[0], fingerprints[1], "every lesson has the same deal");
    assert_ne!(fingerprints[0], fingerprints[2], "every other table is shuffled");
    // In a waiting room somebody else could sit down to a deal that the host knows.
    assert_eq!(ada.post("/api/tables", wanted(true, false)).await.status, 400);
    server.stop().await.unwrap();
}
