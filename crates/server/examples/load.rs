//! Measures a server on this machine: `load http://127.0.0.1:7878 tables=2000 seconds=20` plays tables of two at a move a
//! second each; `load … idle=10000` opens connections that do nothing.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn request(host: &str, text: String) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(host).await?;
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// A table with its host's cookie.
async fn table(host: &str) -> Result<(String, String), Failure> {
    let body = json!({ "game": "rocketmen", "seats": 1, "start": true }).to_string();
    let text = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    let answer = request(host, text).await?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie")?;
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap_or_default())?;
    Ok((body["code"].as_str().ok_or("no code")?.to_owned(), cookie))
}

async fn connect(host: &str, cookie: &str, code: &str) -> Result<Socket, Failure> {
    let mut request = format!("ws://{host}/ws").into_client_request()?;
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
    let (mut socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), false).await?;
    let hello = json!({ "type": "hello", "protocol": 1, "table": code });
    socket.send(Message::text(hello.to_string())).await?;
    Ok(socket)
}

async fn next(socket: &mut Socket) -> Result<Value, Failure> {
    loop {
        match socket.next().await.ok_or("closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => return Err("closed".into()),
            _ => {}
        }
    }
}

async fn play(
    host: String,
    until: Instant,
    times: Arc<Mutex<Vec<f64>>>,
    number: usize,
) -> Result<(), Failure> {
    let (code, cookie) = table(&host).await?;
    let mut socket = connect(&host, &cookie, &code).await?;
    let welcome = next(&mut socket).await?;
    let mut options = welcome["options"].as_array().cloned().unwrap_or_default();
    tokio::time::sleep(Duration::from_millis((number as u64 * 7919) % 1000)).await;
    let mut moves = 0;
    let mut beat = tokio::time::interval(Duration::from_secs(1));
    while Instant::now() < until {
        beat.tick().await;
        let action = match options.get((moves * 31 + number) % options.len().max(1)) {
            Some(command) => json!({ "kind": "command", "command": command }),
            None => json!({ "kind": "chat", "text": "over" }),
        };
        let id = format!("m{moves}");
        moves += 1;
        let sent = Instant::now();
        let message = json!({ "type": "do", "id": id, "action": action });
        socket.send(Message::text(message.to_string())).await?;
        let mut seen = None;
        loop {
            let message = next(&mut socket).await?;
            if message["type"] == "update" {
                seen.get_or_insert_with(|| sent.elapsed());
                if let Some(new) = message["options"].as_array() {
                    options.clone_from(new);
                }
            } else if message["id"] == id {
                let took = seen.unwrap_or_else(|| sent.elapsed()).as_secs_f64() * 1000.0;
                times.lock().map_err(|_| "poisoned")?.push(took);
                break;
            }
        }
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let host = words.next().ok_or("load http://host:port tables=N seconds=S")?;
    let host = host.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let numbers: BTreeMap<String, usize> = words
        .filter_map(|word| {
            word.split_once('=').and_then(|(name, number)| Some((name.to_owned(), number.parse().ok()?)))
        })
        .collect();
    let number = |name: &str, default: usize| numbers.get(name).copied().unwrap_or(default);
    let mut out = std::io::stdout();
    let idle = number("idle", 0);
    if idle > 0 {
        let (code, _) = table(&host).await?;
        let mut open = Vec::new();
        for index in 0..idle {
            let mut socket = connect(&host, "", &code).await?;
            next(&mut socket).await?;
            open.push(socket);
            if index % 1000 == 999 {
                writeln!(out, "{} connections", index + 1)?;
            }
        }
        tokio::time::sleep(Duration::from_secs(number("seconds", 10) as u64)).await;
        return Ok(());
    }
    let (tables, seconds) = (number("tables", 100), number("seconds", 10));
    let times = Arc::new(Mutex::new(Vec::new()));
    let until = Instant::now() + Duration::from_secs(seconds as u64 + 5 + tables as u64 / 200);
    let mut players = tokio::task::JoinSet::new();
    for index in 0..tables {
        players.spawn(play(host.clone(), until, times.clone(), index));
        if index % 20 == 19 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let mut failed = 0;
    while let Some(done) = players.join_next().await {
        failed += usize::from(!matches!(done, Ok(Ok(()))));
    }
    let mut times = times.lock().map_err(|_| "poisoned")?.clone();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0.0);
    writeln!(
        out,
        "{} moves, p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms, {failed} failed",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0 - f64::EPSILON)
    )?;
    Ok(())
}
