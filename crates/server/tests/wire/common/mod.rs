//! A client as plain as possible, for tests.
#![allow(dead_code, reason = "every test file uses another part")]

pub mod postgres;
pub mod process;
pub mod vault;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A folder that is removed at the end.
pub struct TempDir(pub PathBuf);

impl TempDir {
    pub fn new(name: &str) -> TempDir {
        let unique = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos();
        let path = std::env::temp_dir().join(format!("cosmodrome-{name}-{}-{unique}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        TempDir(path)
    }

    pub fn sqlite(&self) -> String {
        format!("sqlite:{}", self.0.join("tables.db").display())
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn config(dir: &TempDir) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), dir.sqlite());
    config.bot_pace = Duration::from_millis(1);
    config.limits = server::Limits::for_load_tests();
    config.games = games::on_server().with(server::hosted::Host::new(vault::ROSTER).with_tools(vault::TOOLS));
    config
}

pub async fn start(dir: &TempDir) -> Server {
    Server::start(config(dir)).await.unwrap()
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned()).next()
    }
}

/// A request of one's own making.
pub async fn raw(address: SocketAddr, request: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let split = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer");
    let head = String::from_utf8_lossy(&bytes[..split]).into_owned();
    let mut body = bytes[split + 4..].to_vec();
    if head.to_lowercase().contains("transfer-encoding: chunked") {
        let mut rest = &body[..];
        let mut whole = Vec::new();
        while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
            let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap().trim(), 16).unwrap();
            if size == 0 {
                break;
            }
            whole.extend_from_slice(&rest[end + 2..end + 2 + size]);
            rest = &rest[end + 4 + size..];
        }
        body = whole;
    }
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Person {
    pub async fn new(address: SocketAddr) -> Person {
        let answer =
            raw(address, &format!("GET /api/me HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"))
                .await;
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        Person { address, cookie }
    }

    pub fn at(&self, address: SocketAddr) -> Person {
        Person { address, cookie: self.cookie.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        let Person { address, cookie } = self;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        );
        raw(*address, &request).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        let Person { address, cookie } = self;
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        raw(*address, &request).await
    }

    /// A new table's code.
    pub async fn table(&self, wanted: Value) -> String {
        let answer = self.post("/api/tables", wanted).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["code"].as_str().unwrap().to_owned()
    }

    pub async fn connect(&self, code: &str) -> Client {
        self.hello(json!({ "type": "hello", "protocol": 1, "table": code })).await
    }

    pub async fn hello(&self, hello: Value) -> Client {
        let mut client = Client::open(self.address, Some(&self.cookie)).await;
        client.send(hello).await;
        client.until("welcome").await;
        client
    }
}

/// A connection and what it knows.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub view: Value,
    pub table: Value,
    pub you: Value,
    pub options: Vec<Value>,
    pub turn: Value,
    pub clock: Value,
    pub catalogue: Value,
    pub playhead: Value,
    pub revision: u64,
    pub story: Vec<Value>,
    /// Every byte ever received.
    pub received: Vec<String>,
    ids: u64,
}

impl Client {
    pub async fn open(address: SocketAddr, cookie: Option<&str>) -> Client {
        Client::open_from(address, cookie, None).await
    }

    /// The same as a proxy would pass it on from an address.
    pub async fn open_from(address: SocketAddr, cookie: Option<&str>, from: Option<&str>) -> Client {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{address}").parse().unwrap());
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(from) = from {
            request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Client {
            socket,
            view: Value::Null,
            table: Value::Null,
            you: Value::Null,
            options: Vec::new(),
            turn: Value::Null,
            clock: Value::Null,
            catalogue: Value::Null,
            playhead: Value::Null,
            revision: 0,
            story: Vec::new(),
            received: Vec::new(),
            ids: rand_start(),
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, taken in; nothing when the connection closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let wait = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
            match wait.await.expect("the server says nothing for a minute") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.take_in(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn take_in(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.view = message["view"].clone();
                self.table = message["table"].clone();
                self.you = message["you"].clone();
                self.options = message["options"].as_array().unwrap().clone();
                self.turn = message["turn"].clone();
                self.clock = message["clock"].clone();
                self.playhead = message["playhead"].clone();
                if !message["catalogue"].is_null() {
                    self.catalogue = message["catalogue"].clone();
                }
                if message["resumed"] == json!(false) {
                    self.story.clear();
                }
                self.story.extend(message["story"].as_array().unwrap().iter().cloned());
                self.revision = message["revision"].as_u64().unwrap();
            }
            "update" => {
                let revision = message["revision"].as_u64().unwrap();
                assert!(revision >= self.revision, "revisions only grow");
                self.revision = revision;
                if let Some(view) = message.get("view") {
                    self.view = view.clone();
                }
                if let Some(patch) = message.get("patch") {
                    let patch: json_patch::Patch = serde_json::from_value(patch.clone()).unwrap();
                    json_patch::patch(&mut self.view, &patch).expect("a patch that fits");
                }
                for (name, known) in [
                    ("table", &mut self.table),
                    ("turn", &mut self.turn),
                    ("clock", &mut self.clock),
                    ("catalogue", &mut self.catalogue),
                ] {
                    if let Some(value) = message.get(name) {
                        *known = value.clone();
                    }
                }
                if let Some(options) = message.get("options") {
                    self.options = options.as_array().unwrap().clone();
                }
                if let Some(story) = message.get("story") {
                    self.story.extend(story.as_array().unwrap().iter().cloned());
                }
            }
            "playhead" => self.playhead = message["playhead"].clone(),
            "you" => self.you = message["you"].clone(),
            _ => {}
        }
    }

    /// Reads until a message of this type.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self
                .next()
                .await
                .unwrap_or_else(|| panic!("closed before {kind}: {:?}", self.received.last()));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Reads until something is true of what this client knows.
    pub async fn wait(&mut self, what: &str, mut until: impl FnMut(&Client) -> bool) {
        while !until(self) {
            assert!(self.next().await.is_some(), "closed before {what}");
        }
    }

    /// Game time now, from the clock as it was told and the server's own clock.
    pub async fn game_time(&mut self) -> u64 {
        self.send(json!({ "type": "ping", "sent": 0.0 })).await;
        let pong = self.until("pong").await;
        let number = |name: &str| self.clock[name].as_u64().unwrap();
        if self.clock["running"] == json!(false) {
            return number("at");
        }
        // Both moments were rounded down: a millisecond less is certain.
        let passed = pong["now"].as_u64().unwrap().saturating_sub(number("now") + 1);
        number("at") + passed * number("percent") / 100
    }

    /// Waits until the clock of the game shows a moment; what it shows then.
    pub async fn until_game_time(&mut self, moment: u64) -> u64 {
        let give_up = std::time::Instant::now() + Duration::from_secs(60);
        loop {
            let now = self.game_time().await;
            if now >= moment {
                return now;
            }
            assert!(std::time::Instant::now() < give_up, "the clock stands at {now}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub fn new_id(&mut self) -> String {
        self.ids += 1;
        format!("t{}", self.ids)
    }

    /// Asks for something; the revision, or the refusal.
    pub async fn request(&mut self, action: Value) -> Result<u64, Value> {
        let id = self.new_id();
        self.request_as(&id, action).await
    }

    pub async fn request_as(&mut self, id: &str, action: Value) -> Result<u64, Value> {
        self.answer_to(id, action).await.expect("an answer")
    }

    /// The same of a server that may be gone at any moment: nothing then.
    pub async fn answer_to(&mut self, id: &str, action: Value) -> Option<Result<u64, Value>> {
        let message = json!({ "type": "do", "id": id, "action": action }).to_string();
        self.socket.send(Message::text(message)).await.ok()?;
        loop {
            let message = self.next().await?;
            if message["id"] == id {
                return Some(match message["type"].as_str().unwrap() {
                    "done" => Ok(message["revision"].as_u64().unwrap()),
                    _ => Err(message["refusal"].clone()),
                });
            }
        }
    }

    pub async fn command(&mut self, command: Value) -> Result<u64, Value> {
        self.request(json!({ "kind": "command", "command": command })).await
    }

    pub fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap()
    }

    pub fn my_move(&self) -> bool {
        let seat = &self.you["seat"];
        self.turn["awaited"].as_array().is_some_and(|awaited| awaited.contains(seat))
    }

    /// Whether the story tells of this event of the table.
    pub fn told(&self, event: &str) -> bool {
        self.story.iter().any(|item| item["told"]["event"]["event"] == event)
    }
}

fn rand_start() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().subsec_nanos().into()
}

/// Plays offered commands until the game is over, with some variety.
pub async fn play_to_the_end(client: &mut Client, seed: usize) -> usize {
    let mut moves = 0;
    while client.phase() == "playing" {
        if !client.my_move() || client.options.is_empty() {
            client.next().await.expect("the game goes on");
            continue;
        }
        let pick = (moves * 7919 + seed * 104_729 + moves * moves) % client.options.len();
        let command = client.options[pick].clone();
        client
            .command(command.clone())
            .await
            .unwrap_or_else(|refusal| panic!("{command} was refused: {refusal}"));
        moves += 1;
    }
    moves
}

/// A running game of the vault for two people.
pub async fn vault_for_two(address: SocketAddr) -> (Person, Person, String, Client, Client) {
    let (ada, bob) = (Person::new(address).await, Person::new(address).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(json!({ "kind": "start" })).await.unwrap();
    two.wait("the game", |two| !two.view.is_null()).await;
    one.wait("the game", |one| !one.view.is_null()).await;
    (ada, bob, code, one, two)
}

/// A request without anything else to say.
pub fn kind(word: &str) -> Value {
    json!({ "kind": word })
}

/// Waits for something that is not told over a socket.
pub async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let give_up = std::time::Instant::now() + Duration::from_secs(60);
    while !holds().await {
        assert!(std::time::Instant::now() < give_up, "{what} does not happen");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
