//! The WebSocket at `/ws`: one task per connection, which knows messages but no tables from inside.

use crate::accept::KeepsCount;
use crate::clock::Instant;
use crate::clock::unix_now;
use crate::identity::{Visitor, address, origin_is_ours};
use crate::limits::{Bucket, Counted};
use crate::lobby::Guess;
use crate::outbox::{Outgoing, outbox};
use crate::protocol::{ClientMessage, ErrorCode, GoodbyeReason, PROTOCOL, RefusedCode, ServerMessage};
use crate::room::{ConnId, RoomMessage, Who};
use crate::rooms::Unreachable;
use crate::sanctions::Kind;
use crate::secret;
use crate::web::App;
use crate::words;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, SET_COOKIE, UPGRADE,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// The largest frame a client may send.
const FRAME: usize = 8 * 1024;
/// Small, since ten thousand idle connections each hold one.
const READ_BUFFER: usize = 1024;
/// Long messages are sent in pieces: a connection keeps a buffer as large as the largest piece it ever sent, with the four bytes that go before it.
const PIECE: usize = 2 * 1024 - 4;
/// How long one message may take to send.
const SENDING: Duration = Duration::from_secs(20);
/// How long a connection that was told goodbye may take to close.
const LINGER: Duration = Duration::from_secs(1);
/// How often a quiet connection is asked whether it is still there.
const QUIET: Duration = Duration::from_secs(45);
/// How many messages over the limit are forgiven.
const FORGIVEN: u32 = 200;

static NEXT: AtomicU64 = AtomicU64::new(1);

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// The key of a proper request for a WebSocket.
fn handshake(method: &Method, headers: &HeaderMap) -> Option<HeaderValue> {
    let says = |name, word: &str| {
        let values = headers.get_all(name).iter().filter_map(|value: &HeaderValue| value.to_str().ok());
        values.flat_map(|value| value.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
    };
    let proper = method == Method::GET
        && says(CONNECTION, "upgrade")
        && says(UPGRADE, "websocket")
        && says(SEC_WEBSOCKET_VERSION, "13");
    headers.get(SEC_WEBSOCKET_KEY).filter(|_| proper).cloned()
}

/// `GET /ws`.
pub async fn upgrade(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
) -> Response {
    let config = &app.shared.config;
    let headers = request.headers();
    let Some(key) = handshake(request.method(), headers) else {
        return (StatusCode::UPGRADE_REQUIRED, [(UPGRADE, HeaderValue::from_static("websocket"))])
            .into_response();
    };
    if !origin_is_ours(headers, config) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let from = address(headers, peer.ip(), config);
    if *app.shared.stopping.borrow() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if !app.shared.addresses.take(from, Counted::Connect) || !app.shared.addresses.open(from) {
        app.shared.metrics.too_fast.fetch_add(1, Relaxed);
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    }
    // From here on the connection is counted, and is discounted when this is dropped.
    let counted = Counting { app: app.clone(), from };
    let Ok(visitor) = Visitor::of(headers, &app.shared).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let cookie = visitor.cookie.clone();
    let keeps_count = request.extensions().get::<KeepsCount>().cloned();
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let Ok(stream) = upgraded.await else { return };
        let config = WebSocketConfig::default()
            .max_message_size(Some(FRAME))
            .max_frame_size(Some(FRAME))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(PIECE);
        let socket = Socket::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await;
        serve(app, socket, visitor, counted).await;
        drop(keeps_count);
    });
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
    if let Ok(accept) = HeaderValue::from_str(&derive_accept_key(key.as_bytes())) {
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
    }
    if let Some(cookie) = cookie {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

struct Counting {
    app: App,
    from: IpAddr,
}

impl Drop for Counting {
    fn drop(&mut self) {
        self.app.shared.addresses.close(self.from);
    }
}

async fn serve(app: App, socket: Socket, visitor: Visitor, counted: Counting) {
    app.shared.metrics.sockets.fetch_add(1, Relaxed);
    let bucket = Bucket::new(app.shared.config.limits.messages);
    let mut connection = Connection { app, socket, visitor, from: counted.from, bucket, over: 0, room: None };
    connection.run().await;
    connection.leave().await;
    connection.app.shared.metrics.sockets.fetch_sub(1, Relaxed);
    drop(counted);
}

/// Puts a text on its way in pieces, without waiting for the last of them.
async fn feed(socket: &mut Socket, text: Bytes) -> Result<(), SocketError> {
    let mut from = 0;
    loop {
        let to = text.len().min(from + PIECE);
        let kind = OpCode::Data(if from == 0 { Data::Text } else { Data::Continue });
        let last = to == text.len();
        socket.feed(Message::Frame(Frame::message(text.slice(from..to), kind, last))).await?;
        if last {
            return Ok(());
        }
        from = to;
    }
}

struct AtTable {
    conn: ConnId,
    messages: mpsc::Sender<RoomMessage>,
    updates: Outgoing,
}

struct Connection {
    app: App,
    socket: Socket,
    visitor: Visitor,
    from: IpAddr,
    bucket: Bucket,
    over: u32,
    room: Option<AtTable>,
}

/// What woke a connection up.
enum Woken {
    Message(Option<Result<Message, SocketError>>),
    Update(Option<Bytes>),
    Stopping,
    Quiet,
}

impl Connection {
    async fn run(&mut self) {
        let mut stopping = self.app.shared.stopping.clone();
        let mut asked = false;
        loop {
            let updates = async {
                match &mut self.room {
                    Some(room) => room.updates.next().await,
                    None => std::future::pending().await,
                }
            };
            let woken = tokio::select! {
                message = self.socket.next() => Woken::Message(message),
                update = updates => Woken::Update(update),
                _ = stopping.wait_for(|stopping| *stopping) => Woken::Stopping,
                () = tokio::time::sleep(QUIET) => Woken::Quiet,
            };
            let flow = match woken {
                Woken::Message(message) => {
                    asked = false;
                    match message {
                        Some(Ok(message)) => self.received(message).await,
                        // Closed, too large, not a WebSocket frame: there is nobody to answer to.
                        Some(Err(_)) | None => ControlFlow::Break(()),
                    }
                }
                Woken::Update(Some(text)) => self.pass_on(text).await,
                Woken::Update(None) => self.goodbye(GoodbyeReason::TooSlow, Some(250)).await,
                Woken::Stopping => self.goodbye(GoodbyeReason::Shutdown, Some(1000)).await,
                // Two quiet periods in a row without even a pong: the other side is gone.
                Woken::Quiet if asked => ControlFlow::Break(()),
                Woken::Quiet => {
                    asked = true;
                    self.transmit(Message::Ping(Default::default())).await
                }
            };
            if flow.is_break() {
                return;
            }
        }
    }

    async fn transmit(&mut self, message: Message) -> ControlFlow<()> {
        match tokio::time::timeout(SENDING, self.socket.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    }

    /// Sends what the table said, and whatever else it has said meanwhile, in as few packets as possible.
    async fn pass_on(&mut self, text: Bytes) -> ControlFlow<()> {
        let Some(room) = &mut self.room else { return ControlFlow::Break(()) };
        let sending = async {
            let mut next = Some(text);
            while let Some(text) = next {
                let length = text.len();
                feed(&mut self.socket, text).await?;
                room.updates.sent(length);
                next = room.updates.ready();
            }
            self.socket.flush().await
        };
        match tokio::time::timeout(SENDING, sending).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            _ => {
                self.app.shared.metrics.dropped_slow.fetch_add(1, Relaxed);
                ControlFlow::Break(())
            }
        }
    }

    /// Sends a text of the connection's own.
    async fn push(&mut self, text: Bytes) -> ControlFlow<()> {
        let sending = async {
            feed(&mut self.socket, text).await?;
            self.socket.flush().await
        };
        match tokio::time::timeout(SENDING, sending).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    }

    async fn send(&mut self, message: &ServerMessage) -> ControlFlow<()> {
        match serde_json::to_string(message) {
            Ok(text) => self.push(text.into()).await,
            Err(_) => ControlFlow::Break(()),
        }
    }

    async fn error(&mut self, code: ErrorCode) -> ControlFlow<()> {
        self.send(&ServerMessage::Error { code, phrase: words::error(code) }).await
    }

    /// Says why, then closes.
    async fn goodbye(&mut self, reason: GoodbyeReason, retry: Option<u32>) -> ControlFlow<()> {
        let _ = self.send(&ServerMessage::Goodbye { reason, retry }).await;
        let _ = self.transmit(Message::Close(None)).await;
        // Whatever is still on its way here is read, or closing would reset the connection before the other side has
        // read why.
        let drain = async { while let Some(Ok(_)) = self.socket.next().await {} };
        let _ = tokio::time::timeout(LINGER, drain).await;
        ControlFlow::Break(())
    }

    async fn leave(&mut self) {
        if let Some(room) = self.room.take() {
            let _ = room.messages.send(RoomMessage::Leave { conn: room.conn }).await;
        }
    }

    async fn received(&mut self, message: Message) -> ControlFlow<()> {
        // What somebody asks for counts from here, however long it waits for its turn.
        let since = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                self.app.shared.metrics.bad_messages.fetch_add(1, Relaxed);
                return self.error(ErrorCode::BadMessage).await;
            }
            Message::Close(_) => return ControlFlow::Break(()),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return ControlFlow::Continue(()),
        };
        let parsed: Result<ClientMessage, _> = serde_json::from_str(&text);
        if !self.bucket.take(self.app.shared.config.limits.messages) {
            self.app.shared.metrics.too_fast.fetch_add(1, Relaxed);
            self.over += 1;
            if self.over > FORGIVEN {
                return self.goodbye(GoodbyeReason::TooFast, Some(10_000)).await;
            }
            return match parsed {
                Ok(ClientMessage::Do { id, .. }) => {
                    let refusal = words::refused(RefusedCode::TooFast);
                    self.send(&ServerMessage::Refused { id, refusal }).await
                }
                _ => self.error(ErrorCode::TooFast).await,
            };
        }
        let Ok(message) = parsed else {
            self.app.shared.metrics.bad_messages.fetch_add(1, Relaxed);
            return self.error(ErrorCode::BadMessage).await;
        };
        let ask = match message {
            ClientMessage::Ping { sent } => {
                return self.send(&ServerMessage::Pong { sent, now: unix_now() }).await;
            }
            ClientMessage::Hello { protocol, table, token, spectate, resume } => {
                if protocol != PROTOCOL {
                    let _ = self.error(ErrorCode::WrongProtocol).await;
                    return self.goodbye(GoodbyeReason::Refused, None).await;
                }
                // Coming to a table takes room that an idle connection need not keep.
                return Box::pin(self.hello(&table, token, spectate.unwrap_or(false), resume)).await;
            }
            _ if self.room.is_none() => return self.error(ErrorCode::HelloFirst).await,
            ClientMessage::Do { id, action } => {
                |conn| RoomMessage::Request { conn, id, request: action, since }
            }
            ClientMessage::Preview { id, command } => {
                return self.ask(|conn| RoomMessage::Preview { conn, id, command }).await;
            }
            ClientMessage::Play { film, step, running, percent } => {
                return self.ask(|conn| RoomMessage::Play { conn, film, step, running, percent }).await;
            }
            ClientMessage::Watch { film, hold } => {
                return self.ask(|conn| RoomMessage::Watch { conn, film, hold }).await;
            }
            ClientMessage::Story { before } => {
                return self.ask(|conn| RoomMessage::Story { conn, before }).await;
            }
        };
        self.ask(ask).await
    }

    /// Passes a question on to the table. The answer comes with the updates, in order.
    async fn ask(&mut self, ask: impl FnOnce(ConnId) -> RoomMessage) -> ControlFlow<()> {
        let Some(room) = &self.room else { return ControlFlow::Break(()) };
        if room.messages.send(ask(room.conn)).await.is_err() {
            return self.goodbye(GoodbyeReason::TooSlow, Some(250)).await;
        }
        ControlFlow::Continue(())
    }

    async fn hello(
        &mut self,
        table: &str,
        token: Option<String>,
        spectate: bool,
        resume: Option<u64>,
    ) -> ControlFlow<()> {
        self.leave().await;
        let key = token.as_deref().map_or_else(|| self.visitor.key.clone(), secret::program);
        let name = match self.app.shared.store.name(&key).await {
            Ok(name) => name.unwrap_or_else(|| secret::default_name(&key)),
            Err(_) => return self.refuse(ErrorCode::Unavailable, Some(1000)).await,
        };
        if self.app.shared.sanctions.hold(Kind::Ban, &key, self.from) {
            self.app.shared.metrics.banned.fetch_add(1, Relaxed);
            return self.refuse(ErrorCode::Banned, None).await;
        }
        let Some(table) = secret::table_name(table) else {
            self.app.shared.addresses.take(self.from, Counted::Guess);
            return self.refuse(ErrorCode::NoTable, None).await;
        };
        let guess = match Guess::at(&self.app, self.from, &key, table).await {
            Ok(Some(guess)) => guess,
            Ok(None) => {
                self.app.shared.metrics.too_fast.fetch_add(1, Relaxed);
                let _ = self.error(ErrorCode::TooFast).await;
                return self.goodbye(GoodbyeReason::TooFast, Some(10_000)).await;
            }
            Err(_) => return self.refuse(ErrorCode::Unavailable, Some(1000)).await,
        };
        let table = guess.name.clone();
        let mut guess = Some(guess);
        // A table may leave memory at the very moment somebody comes: ask again.
        for _ in 0..3 {
            let found = self.app.rooms.find(&table).await;
            if !matches!(found, Err(Unreachable::Unknown))
                && let Some(guess) = guess.take()
            {
                guess.right(&self.app);
            }
            let messages = match found {
                Ok(messages) => messages,
                Err(Unreachable::Unknown) => return self.refuse(ErrorCode::NoTable, None).await,
                Err(Unreachable::Outdated) => return self.refuse(ErrorCode::Outdated, None).await,
                Err(Unreachable::Unavailable) => {
                    return self.refuse(ErrorCode::Unavailable, Some(1000)).await;
                }
            };
            let conn = NEXT.fetch_add(1, Relaxed);
            let (out, updates) = outbox();
            let (reply, answer) = oneshot::channel();
            let who = Who { key: key.clone(), name: name.clone(), spectate, from: self.from };
            if messages.send(RoomMessage::Join { conn, who, resume, out, reply }).await.is_err() {
                continue;
            }
            match answer.await {
                Ok(true) => {
                    self.room = Some(AtTable { conn, messages, updates });
                    return ControlFlow::Continue(());
                }
                Ok(false) => {
                    self.app.shared.addresses.take(self.from, Counted::Guess);
                    return self.refuse(ErrorCode::BadToken, None).await;
                }
                Err(_) => {}
            }
        }
        self.refuse(ErrorCode::Unavailable, Some(500)).await
    }

    async fn refuse(&mut self, code: ErrorCode, retry: Option<u32>) -> ControlFlow<()> {
        let _ = self.error(code).await;
        self.goodbye(GoodbyeReason::Refused, retry).await
    }
}
