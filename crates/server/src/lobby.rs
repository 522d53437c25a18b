//! The lobby over HTTP: games, tables, names, replays.

use crate::content::Brought;
use crate::draft::Draft;
use crate::entry::{Change, Key, LogEntry};
use crate::failure::Failed;
use crate::fair::{NotDone, Work};
use crate::hosted::GameHost;
use crate::identity::Visitor;
use crate::limits::Counted;
use crate::posted::Posted;
use crate::protocol::{
    ApiErrorCode, ContentInfo, Games, Me, MyTables, NewContent, NewFork, NewName, NewProgram, NewTable,
    ProgramMade, Replay, Replays, TableMade, TablePhase, TableSummary,
};
use crate::room::RoomMessage;
use crate::rooms::Unreachable;
use crate::state::{Digest, TableState};
use crate::store::{Note, StoreError};
use crate::web::{App, From};
use crate::{replay, secret, transcript, typed};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use table::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

pub(crate) type Answer<T> = Result<Json<T>, Failed>;

/// A server that is about to stop makes no new tables.
fn not_draining(app: &App) -> Result<(), Failed> {
    match *app.shared.draining.borrow() {
        Some(_) => Err(ApiErrorCode::Draining.into()),
        None => Ok(()),
    }
}

pub(crate) fn may_make(app: &App, from: From) -> Result<(), Failed> {
    if app.shared.addresses.take(from.0, Counted::Table) {
        return Ok(());
    }
    app.shared.metrics.too_fast.fetch_add(1, Relaxed);
    Err(ApiErrorCode::TooFast.into())
}

/// Counts a guess until it turns out to be none. Whoever has guessed wrong too often finds only tables where they have a
/// chair, and those whose long link they know, which nobody guesses.
pub(crate) async fn named(app: &App, from: From, key: &Key, name: &str) -> Result<Guess, Failed> {
    let Some(name) = secret::table_name(name) else {
        app.shared.addresses.take(from.0, Counted::Guess);
        return Err(ApiErrorCode::NotFound.into());
    };
    match Guess::at(app, from.0, key, name).await? {
        Some(guess) => Ok(guess),
        None => {
            app.shared.metrics.too_fast.fetch_add(1, Relaxed);
            Err(ApiErrorCode::TooFast.into())
        }
    }
}

/// A table that somebody named, counted as a wrong guess until it is found.
pub struct Guess {
    /// What they typed, tidied.
    pub name: String,
    counted: bool,
    from: std::net::IpAddr,
}

impl Guess {
    /// Nothing when there have been too many wrong ones.
    pub(crate) async fn at(
        app: &App,
        from: std::net::IpAddr,
        key: &Key,
        name: String,
    ) -> Result<Option<Guess>, StoreError> {
        if secret::is_link(&name) {
            return Ok(Some(Guess { name, counted: false, from }));
        }
        if app.shared.addresses.take(from, Counted::Guess) {
            return Ok(Some(Guess { name, counted: true, from }));
        }
        let seated = app.shared.store.has_chair(key, &name).await?;
        Ok(seated.then_some(Guess { name, counted: false, from }))
    }

    /// There is such a table.
    pub(crate) fn right(self, app: &App) {
        if self.counted {
            app.shared.addresses.give_back(self.from, Counted::Guess);
        }
    }
}

/// A secret that was wrong counts as well.
pub(crate) fn guessed_wrong(app: &App, from: From) -> Failed {
    app.shared.addresses.take(from.0, Counted::Guess);
    ApiErrorCode::NotFound.into()
}

/// The way to a table that somebody named.
pub(crate) async fn find(
    app: &App,
    from: From,
    key: &Key,
    name: &str,
) -> Result<mpsc::Sender<RoomMessage>, Failed> {
    let guess = named(app, from, key, name).await?;
    let found = app.rooms.find(&guess.name).await;
    if !matches!(found, Err(Unreachable::Unknown)) {
        guess.right(app);
    }
    Ok(found?)
}

async fn name_of(app: &App, key: &Key) -> Result<String, Failed> {
    Ok(app.shared.store.name(key).await?.unwrap_or_else(|| secret::default_name(key)))
}

/// The games of this server.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
pub async fn games(State(app): State<App>) -> Json<Games> {
    Json(Games { games: app.shared.config.games.all().map(|game| game.info()).collect() })
}

/// The name of whoever asks.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, Extension(visitor): Extension<Visitor>) -> Answer<Me> {
    Ok(Json(Me { name: name_of(&app, &visitor.key).await? }))
}

/// Another name.
#[utoipa::path(post, path = "/api/me", request_body = NewName, responses((status = 200, body = Me)))]
pub async fn rename(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Posted(wanted): Posted<NewName>,
) -> Answer<Me> {
    let name = typed::name(&wanted.name)?;
    app.shared.store.note(vec![Note::Name(visitor.key.clone(), name.clone())]).await?;
    Ok(Json(Me { name }))
}

/// A new table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableMade)))]
pub async fn new_table(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Posted(mut wanted): Posted<NewTable>,
) -> Answer<TableMade> {
    not_draining(&app)?;
    may_make(&app, from)?;
    let name = match &wanted.name {
        Some(name) => {
            let name = typed::name(name)?;
            app.shared.store.note(vec![Note::Name(visitor.key.clone(), name.clone())]).await?;
            name
        }
        None => name_of(&app, &visitor.key).await?,
    };
    let content = match wanted.content.take() {
        Some(text) => Some(Brought::read_aside(&app, from, game_named(&app, &wanted.game)?, text).await?),
        None => None,
    };
    let shared = app.shared.clone();
    // Setting up a game with a large file takes a while, and people at other tables move meanwhile.
    let draft = move || Draft::table(&shared, &visitor.key, &name, wanted, content);
    let draft = tokio::task::spawn_blocking(draft).await.map_err(|_| ApiErrorCode::Unavailable)??;
    Ok(Json(draft.create(&app.shared).await?))
}

fn game_named(app: &App, name: &str) -> Result<Arc<dyn GameHost>, Failed> {
    app.shared.config.games.find(name).ok_or_else(|| ApiErrorCode::NotFound.into())
}

/// What a content file holds, or what is wrong with it.
#[utoipa::path(
    post,
    path = "/api/games/{game}/content",
    params(("game" = String, Path, description = "A game of the list")),
    request_body = NewContent,
    responses((status = 200, body = ContentInfo))
)]
pub async fn check_content(
    State(app): State<App>,
    Extension(from): Extension<From>,
    Path(game): Path<String>,
    Posted(wanted): Posted<NewContent>,
) -> Answer<ContentInfo> {
    let text = wanted.content.ok_or(ApiErrorCode::BadRequest)?;
    let game = game_named(&app, &game)?;
    Ok(Json(Brought::read_aside(&app, from, game, text).await?.info()))
}

/// Other content for a table, or the built-in one again. The host's right, in the waiting room.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/content",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    request_body = NewContent,
    responses((status = 200, body = TableSummary))
)]
pub async fn set_content(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    Posted(wanted): Posted<NewContent>,
) -> Answer<TableSummary> {
    let room = find(&app, from, &visitor.key, &name).await?;
    let shown = digest(&room).await?.shown_to(&visitor.key);
    let brought = match wanted.content {
        Some(text) => Some(Brought::read_aside(&app, from, game_named(&app, &shown.game)?, text).await?),
        None => None,
    };
    let (reply, answer) = oneshot::channel();
    let ask = RoomMessage::SetContent { who: visitor.key.clone(), brought, reply };
    room.send(ask).await.map_err(|_| ApiErrorCode::Unavailable)?;
    answer.await.map_err(|_| ApiErrorCode::Unavailable)??;
    Ok(Json(digest(&room).await?.shown_to(&visitor.key)))
}

/// The text of the content that a table brought.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/content",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 204, description = "It plays with the built-in content")
    )
)]
pub async fn content(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Result<Response, Failed> {
    let room = find(&app, from, &visitor.key, &name).await?;
    let (reply, answer) = oneshot::channel();
    room.send(RoomMessage::Content { reply }).await.map_err(|_| ApiErrorCode::Unavailable)?;
    match answer.await.map_err(|_| ApiErrorCode::Unavailable)? {
        Some(brought) => Ok(file(brought.text.to_string(), "text/plain; charset=utf-8", "content.toml")),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// A text that browsers save instead of showing it.
fn file(text: String, kind: &'static str, name: &str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    response
}

pub(crate) async fn digest(room: &mpsc::Sender<RoomMessage>) -> Result<Digest, Failed> {
    let (reply, answer) = oneshot::channel();
    room.send(RoomMessage::Digest { reply }).await.map_err(|_| ApiErrorCode::Unavailable)?;
    answer.await.map_err(|_| ApiErrorCode::Unavailable.into())
}

/// The tables where whoever asks has a chair.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = MyTables)))]
pub async fn my_tables(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
) -> Answer<MyTables> {
    list_again(&app, from, &visitor.key).await?;
    let mut tables = Vec::new();
    for listed in app.shared.store.tables_of(&visitor.key, false).await? {
        let stored = listed.shown_to(&visitor.key);
        // What is in memory is newer than what the list has stored.
        let fresh = match app.rooms.loaded(&stored.code) {
            Some(room) => digest(&room).await.ok().map(|digest| digest.shown_to(&visitor.key)),
            None => None,
        };
        tables.push(fresh.unwrap_or(stored));
    }
    tables.retain(|table| table.seat.is_some() && table.phase != TablePhase::Over);
    Ok(Json(MyTables { tables }))
}

/// Brings somebody's tables to their place in lists that a process left out of date when it was killed.
async fn list_again(app: &App, from: From, key: &Key) -> Result<(), Failed> {
    for code in app.shared.store.unlisted(key).await? {
        if app.rooms.loaded(&code).is_some() {
            continue;
        }
        // One that cannot be read stays as it was listed last.
        let Ok((header, log)) = app.rooms.stored(&code).await else { continue };
        let rooms = app.rooms.clone();
        let replayed =
            app.shared.shares.run(Work::Question, from.0, move || rooms.replayed(header, log)).await;
        if let Ok(Ok((state, _))) = replayed {
            let note = Note::Digest(Box::new(state.digest()), code, state.updated);
            app.shared.store.note(vec![note]).await?;
        }
    }
    Ok(())
}

/// What a person sees of a table before joining it.
#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses((status = 200, body = TableSummary))
)]
pub async fn table(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Answer<TableSummary> {
    let room = find(&app, from, &visitor.key, &name).await?;
    Ok(Json(digest(&room).await?.shown_to(&visitor.key)))
}

/// A chair for a program. The host's right, in the waiting room.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/programs",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    request_body = NewProgram,
    responses((status = 200, body = ProgramMade))
)]
pub async fn new_program(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(table): Path<String>,
    Posted(wanted): Posted<NewProgram>,
) -> Answer<ProgramMade> {
    may_make(&app, from)?;
    let token = secret::token()?;
    let program = secret::program(&token);
    let name = match &wanted.name {
        Some(name) => typed::name(name)?,
        None => secret::default_name(&program),
    };
    let room = find(&app, from, &visitor.key, &table).await?;
    let (reply, answer) = oneshot::channel();
    let ask = RoomMessage::Program { who: visitor.key, seat: wanted.seat, program, name, reply };
    room.send(ask).await.map_err(|_| ApiErrorCode::Unavailable)?;
    answer.await.map_err(|_| ApiErrorCode::Unavailable)??;
    Ok(Json(ProgramMade { token, seat: wanted.seat }))
}

/// Games that ended where whoever asks had a chair.
#[utoipa::path(get, path = "/api/replays", responses((status = 200, body = Replays)))]
pub async fn replays(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
) -> Answer<Replays> {
    list_again(&app, from, &visitor.key).await?;
    let over = app.shared.store.tables_of(&visitor.key, true).await?;
    Ok(Json(Replays { replays: over.iter().map(|digest| digest.shown_to(&visitor.key)).collect() }))
}

/// Whose view of a replay.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    #[serde(default)]
    viewer: Option<String>,
}

/// A table as its log leaves it, worked out in its turn.
async fn read(app: &App, from: From, key: &Key, name: &str) -> Result<(TableState, Vec<LogEntry>), Failed> {
    let guess = named(app, from, key, name).await?;
    let stored = app.rooms.stored(&guess.name).await;
    if !matches!(stored, Err(Unreachable::Unknown)) {
        guess.right(app);
    }
    let (header, log) = stored?;
    let rooms = app.rooms.clone();
    Ok(app.shared.shares.run(Work::Question, from.0, move || rooms.replayed(header, log)).await??)
}

/// Something that a game works out without a table.
#[utoipa::path(
    post,
    path = "/api/games/{game}/tools/{tool}",
    params(
        ("game" = String, Path, description = "A game of the list"),
        ("tool" = String, Path, description = "One of its tools")
    ),
    request_body(content = serde_json::Value, description = "The question, as the game defines it"),
    responses((status = 200, body = serde_json::Value, description = "The answer, as the game defines it"))
)]
pub async fn tool(
    State(app): State<App>,
    Extension(from): Extension<From>,
    Path((game, tool)): Path<(String, String)>,
    Posted(question): Posted<Box<RawValue>>,
) -> Result<Response, Failed> {
    let game = app.shared.config.games.find(&game).ok_or(ApiErrorCode::NotFound)?;
    let tool = game.tool(&tool).ok_or(ApiErrorCode::NotFound)?;
    let answer = app.shared.shares.run(Work::Question, from.0, move || tool(question.get())).await;
    match answer {
        Ok(Ok(answer)) => {
            Ok(([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], answer).into_response())
        }
        Ok(Err(phrase)) => Err(Failed::new(ApiErrorCode::BadRequest, phrase)),
        Err(not_done) => {
            app.shared.metrics.panics.fetch_add(u64::from(not_done == NotDone::Failed), Relaxed);
            Err(not_done.into())
        }
    }
}

/// A game from its first move.
#[utoipa::path(
    get,
    path = "/api/replays/{code}",
    params(
        ("code" = String, Path, description = "A table's code or the token of its link"),
        ("viewer" = Option<String>, Query, description = "`spectator`, or a chair's number once the game is over")
    ),
    responses((status = 200, body = Replay))
)]
pub async fn replay(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Answer<Replay> {
    let (state, log) = read(&app, from, &visitor.key, &name).await?;
    let viewer = match asked.viewer.as_deref() {
        None | Some("spectator") => Viewer::Spectator,
        Some(number) => {
            let seat = number.parse().map(Seat).map_err(|_| ApiErrorCode::BadRequest)?;
            if seat.0 >= state.chairs.count() {
                return Err(ApiErrorCode::BadRequest.into());
            }
            Viewer::Seat(seat)
        }
    };
    if viewer != Viewer::Spectator && state.phase() != TablePhase::Over {
        return Err(ApiErrorCode::Forbidden.into());
    }
    let kind = app.shared.config.games.find(&state.header.game).ok_or(ApiErrorCode::NotFound)?;
    let compute = move || replay::compute(&*kind, &state, &log, viewer);
    // Nothing when it has not begun yet, or its rules fail.
    let replay =
        app.shared.shares.run(Work::Question, from.0, compute).await?.ok_or(ApiErrorCode::Conflict)?;
    Ok(Json(replay))
}

/// The record of a game that is over, as JSON Lines.
#[utoipa::path(
    get,
    path = "/api/replays/{code}/record",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses((status = 200, body = String, content_type = "application/jsonl"))
)]
pub async fn record(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Result<Response, Failed> {
    let (state, _) = read(&app, from, &visitor.key, &name).await?;
    // The record holds the seed and everybody's commands, so it exists only after the end.
    let game = state.game().filter(|_| state.phase() == TablePhase::Over).ok_or(ApiErrorCode::Forbidden)?;
    let name = format!("{}-{}.jsonl", state.header.game, state.header.code);
    Ok(file(game.record(state.chairs.names()), "application/jsonl; charset=utf-8", &name))
}

/// The log of a table as text, also when its rules have changed since. What people did is in it once the game is over.
#[utoipa::path(
    get,
    path = "/api/replays/{code}/text",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses((status = 200, body = String, content_type = "text/plain"))
)]
pub async fn text(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Result<Response, Failed> {
    let guess = named(&app, from, &visitor.key, &name).await?;
    let (header, log) = app.rooms.stored(&guess.name).await?;
    guess.right(&app);
    let over = app.shared.store.is_over(&header.code).await?;
    let name = format!("{}-{}.txt", header.game, header.code);
    Ok(file(transcript::text(&header, &log, over), "text/plain; charset=utf-8", &name))
}

/// A new table that plays on from a moment of a game that is over.
#[utoipa::path(
    post,
    path = "/api/replays/{code}/fork",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    request_body = NewFork,
    responses((status = 200, body = TableMade))
)]
pub async fn fork(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    Posted(wanted): Posted<NewFork>,
) -> Answer<TableMade> {
    not_draining(&app)?;
    may_make(&app, from)?;
    let (state, log) = read(&app, from, &visitor.key, &name).await?;
    let setup = log.iter().find_map(|entry| match &entry.change {
        Change::Start { setup, .. } | Change::Fork { setup, .. } => Some(setup.clone()),
        _ => None,
    });
    let setup = setup.ok_or(ApiErrorCode::Forbidden)?;
    let name = name_of(&app, &visitor.key).await?;
    let draft = Draft::fork(&app.shared, &state, setup, (&visitor.key, &name), &wanted)?;
    Ok(Json(draft.create(&app.shared).await?))
}
