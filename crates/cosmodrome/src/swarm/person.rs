//! One client: a cookie, a connection, and the commands it may choose from.

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use table::Options;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// How long anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why a client cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Nobody listens there.
    Unreachable,
    /// The server says that it is too much.
    Limited,
    /// The connection broke.
    Lost,
    /// Whoever listens there speaks of other things.
    Stranger,
    /// A crew was never offered what it was told to do.
    NoWork,
}

/// From where to where.
#[derive(Clone, Copy)]
pub struct Way {
    /// The server.
    pub server: SocketAddr,
    /// The client's own address, when it is not left to the system.
    pub from: Option<Ipv4Addr>,
}

impl Way {
    async fn connect(&self) -> Result<TcpStream, Trouble> {
        let connect = async {
            let socket = if self.server.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
            if let Some(from) = self.from {
                socket.bind(SocketAddr::from((from, 0)))?;
            }
            let stream = socket.connect(self.server).await?;
            stream.set_nodelay(true)?;
            Ok::<_, std::io::Error>(stream)
        };
        connect.await.map_err(|_| Trouble::Unreachable)
    }

    async fn request(&self, text: &str) -> Result<String, Trouble> {
        let mut stream = self.connect().await?;
        stream.write_all(text.as_bytes()).await.map_err(|_| Trouble::Lost)?;
        let mut answer = String::new();
        let reading = stream.read_to_string(&mut answer);
        match tokio::time::timeout(PATIENCE, reading).await {
            Ok(Ok(_)) => Ok(answer),
            _ => Err(Trouble::Lost),
        }
    }

    /// A cookie: whoever shows up with it is known by it from then on.
    pub async fn cookie(&self) -> Result<String, Trouble> {
        let host = self.server;
        let request = format!("GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = self.request(&request).await?;
        if answer.split(' ').nth(1) == Some("429") {
            return Err(Trouble::Limited);
        }
        let set = answer.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then_some(value)
        });
        let pair = set.and_then(|set| set.split(';').next()).ok_or(Trouble::Stranger)?;
        Ok(pair.to_owned())
    }

    /// A new table, by its code.
    pub async fn new_table(
        &self,
        cookie: &str,
        game: &str,
        seats: u8,
        options: &Options,
    ) -> Result<String, Trouble> {
        #[derive(Deserialize)]
        struct Made {
            code: String,
        }
        let host = self.server;
        let body = json!({ "game": game, "seats": seats, "options": options }).to_string();
        let answer = self
            .request(&format!(
                "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            ))
            .await?;
        match answer.split(' ').nth(1) {
            Some("200") => {}
            Some("429") => return Err(Trouble::Limited),
            _ => return Err(Trouble::Stranger),
        }
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let made: Made = serde_json::from_str(body).map_err(|_| Trouble::Stranger)?;
        Ok(made.code)
    }
}

/// How much memory the server's process holds, in bytes, if it says so.
pub async fn memory(way: &Way) -> Option<u64> {
    let host = way.server;
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let answer = way.request(&request).await.ok()?;
    let line = answer.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "))?;
    line.trim().parse().ok()
}

/// The part of a message that matters here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<&'a str>,
    revision: Option<u64>,
    options: Option<Vec<Box<RawValue>>>,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Carried out; whoever has seen this revision has seen what it did.
    Done(u64),
    /// Refused.
    Refused,
}

/// A client at a table.
pub struct Person {
    socket: WebSocketStream<TcpStream>,
    revision: u64,
    requests: u64,
    /// What it may do now.
    pub options: Vec<Box<RawValue>>,
}

impl Person {
    /// Somebody with a cookie, welcomed at a table.
    pub async fn join(way: &Way, cookie: &str, table: &str) -> Result<Person, Trouble> {
        Person::hello(way, Some(cookie), table).await
    }

    /// Somebody who only looks on.
    pub async fn watch(way: &Way, table: &str) -> Result<Person, Trouble> {
        Person::hello(way, None, table).await
    }

    async fn hello(way: &Way, cookie: Option<&str>, table: &str) -> Result<Person, Trouble> {
        let mut request =
            format!("ws://{}/ws", way.server).into_client_request().map_err(|_| Trouble::Stranger)?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().map_err(|_| Trouble::Stranger)?);
        }
        // Thousands of clients share this process' memory.
        let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        let stream = way.connect().await?;
        let shaking = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (socket, _) = match tokio::time::timeout(PATIENCE, shaking).await {
            Ok(shaken) => shaken.map_err(|error| match error {
                tokio_tungstenite::tungstenite::Error::Http(answer) if answer.status() == 429 => {
                    Trouble::Limited
                }
                _ => Trouble::Stranger,
            })?,
            Err(_) => return Err(Trouble::Lost),
        };
        let mut person = Person { socket, revision: 0, requests: 0, options: Vec::new() };
        let mut hello = json!({ "type": "hello", "protocol": server::PROTOCOL, "table": table });
        if cookie.is_none() {
            hello["spectate"] = true.into();
        }
        person.send(hello.to_string()).await?;
        person.until(|heard| (heard.kind == "welcome").then_some(())).await?;
        Ok(person)
    }

    async fn send(&mut self, text: String) -> Result<(), Trouble> {
        self.socket.send(Message::text(text)).await.map_err(|_| Trouble::Lost)
    }

    /// Reads until a message means something to the caller.
    async fn until<T>(&mut self, mut means: impl FnMut(&Heard) -> Option<T>) -> Result<T, Trouble> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await.map_err(|_| Trouble::Lost)?;
            let text = match next {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Trouble::Lost),
                Some(Ok(_)) => continue,
            };
            let mut heard: Heard = serde_json::from_str(&text).map_err(|_| Trouble::Stranger)?;
            let meaning = means(&heard);
            if matches!(heard.kind, "welcome" | "update") {
                self.revision = heard.revision.unwrap_or(self.revision);
                if let Some(options) = heard.options.take() {
                    self.options = options;
                }
            }
            if let Some(meaning) = meaning {
                return Ok(meaning);
            }
        }
    }

    /// Asks for something and waits for the answer.
    pub async fn request(&mut self, action: &str) -> Result<Answer, Trouble> {
        Ok(self.move_now(action).await?.0)
    }

    /// Asks for something; the answer, and when the new view was here.
    pub async fn move_now(&mut self, action: &str) -> Result<(Answer, Instant), Trouble> {
        self.requests += 1;
        let id = format!("s{}", self.requests);
        self.send(format!(r#"{{"type":"do","id":"{id}","action":{action}}}"#)).await?;
        let mut seen = None;
        let answer = self
            .until(|heard| match heard.kind {
                "update" => {
                    seen.get_or_insert_with(Instant::now);
                    None
                }
                "done" if heard.id == Some(&id) => Some(Answer::Done(heard.revision.unwrap_or_default())),
                "refused" if heard.id == Some(&id) => Some(Answer::Refused),
                _ => None,
            })
            .await?;
        Ok((answer, seen.unwrap_or_else(Instant::now)))
    }

    /// Listens until a moment, so that what is told to this client does not pile up.
    pub async fn listen(&mut self, until: Instant) -> Result<(), Trouble> {
        let listening = self.until(|_| None::<()>);
        match tokio::time::timeout_at(until.into(), listening).await {
            Ok(Err(trouble)) => Err(trouble),
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }

    /// Waits until a revision is here; when that was.
    pub async fn see(&mut self, revision: u64) -> Result<Instant, Trouble> {
        if self.revision >= revision {
            return Ok(Instant::now());
        }
        self.until(|heard| {
            let there = heard.revision.is_some_and(|known| known >= revision);
            (heard.kind == "update" && there).then(Instant::now)
        })
        .await
    }
}
