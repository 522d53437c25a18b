//! The lobby over HTTP: games, tables, names, replays.

use crate::draft::{Draft, NotMade};
use crate::entry::{Key, Op};
use crate::hall::Unreachable;
use crate::identity::Visitor;
use crate::limits::Counted;
use crate::protocol::{
    ApiError, ApiErrorCode, Games, Me, MyTables, NewFork, NewName, NewProgram, NewTable, ProgramMade,
    Refused, RefusedCode, Replay, Replays, TableMade, TablePhase, TableSummary,
};
use crate::room::{Ask, guard};
use crate::state::{NAME_LENGTH, TableState, tidy};
use crate::store::{Note, StoreError};
use crate::web::{App, From};
use crate::{replay, secret, words};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering::Relaxed;
use table::{Phrase, Seat, Viewer};
use tokio::sync::oneshot;

/// An error of the lobby.
#[derive(Debug)]
pub struct Failed(ApiError);

impl Failed {
    fn new(code: ApiErrorCode, phrase: Phrase) -> Failed {
        Failed(ApiError { code, phrase })
    }
}

impl std::convert::From<ApiErrorCode> for Failed {
    fn from(code: ApiErrorCode) -> Failed {
        Failed::new(code, words::api_error(code))
    }
}

impl std::convert::From<StoreError> for Failed {
    fn from(_: StoreError) -> Failed {
        ApiErrorCode::Unavailable.into()
    }
}

impl std::convert::From<NotMade> for Failed {
    fn from(error: NotMade) -> Failed {
        Failed::new(error.code, error.phrase)
    }
}

impl std::convert::From<secret::NoRandomness> for Failed {
    fn from(_: secret::NoRandomness) -> Failed {
        ApiErrorCode::Unavailable.into()
    }
}

impl std::convert::From<Unreachable> for Failed {
    fn from(error: Unreachable) -> Failed {
        match error {
            Unreachable::Unknown => ApiErrorCode::NotFound.into(),
            Unreachable::Unavailable => ApiErrorCode::Unavailable.into(),
        }
    }
}

impl std::convert::From<Refused> for Failed {
    fn from(refused: Refused) -> Failed {
        let code = match refused.code {
            RefusedCode::NotHost | RefusedCode::NoChair => ApiErrorCode::Forbidden,
            RefusedCode::BadValue => ApiErrorCode::BadRequest,
            RefusedCode::Unavailable => ApiErrorCode::Unavailable,
            _ => ApiErrorCode::Conflict,
        };
        Failed::new(code, refused.phrase)
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            ApiErrorCode::BadRequest => StatusCode::BAD_REQUEST,
            ApiErrorCode::Forbidden => StatusCode::FORBIDDEN,
            ApiErrorCode::NotFound => StatusCode::NOT_FOUND,
            ApiErrorCode::Conflict => StatusCode::CONFLICT,
            ApiErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ApiErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(self.0)).into_response()
    }
}

type Answer<T> = Result<Json<T>, Failed>;

/// A body of JSON, and nothing else: a form from another page cannot pose as one.
fn body<T: DeserializeOwned>(headers: &HeaderMap, bytes: &Bytes) -> Result<T, Failed> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(ApiErrorCode::BadRequest.into());
    }
    serde_json::from_slice(bytes).map_err(|_| ApiErrorCode::BadRequest.into())
}

fn may_make(app: &App, from: From) -> Result<(), Failed> {
    if app.shared.addresses.take(from.0, Counted::Table) {
        return Ok(());
    }
    app.shared.metrics.too_fast.fetch_add(1, Relaxed);
    Err(ApiErrorCode::TooFast.into())
}

/// Checks a table's name; wrong guesses are counted.
fn named(app: &App, from: From, name: &str) -> Result<String, Failed> {
    if !app.shared.addresses.has(from.0, Counted::Guess) {
        app.shared.metrics.too_fast.fetch_add(1, Relaxed);
        return Err(ApiErrorCode::TooFast.into());
    }
    secret::table_name(name).ok_or_else(|| guessed_wrong(app, from))
}

fn guessed_wrong(app: &App, from: From) -> Failed {
    app.shared.addresses.take(from.0, Counted::Guess);
    ApiErrorCode::NotFound.into()
}

fn unreachable(app: &App, from: From, error: Unreachable) -> Failed {
    if error == Unreachable::Unknown { guessed_wrong(app, from) } else { error.into() }
}

async fn name_of(app: &App, key: &Key) -> Result<String, Failed> {
    Ok(app.shared.store.name(key).await?.unwrap_or_else(|| secret::default_name(key)))
}

/// `GET /api/games`.
pub async fn games(State(app): State<App>) -> Json<Games> {
    Json(Games { games: app.shared.config.games.all().map(|game| game.info()).collect() })
}

/// `GET /api/me`.
pub async fn me(State(app): State<App>, Extension(visitor): Extension<Visitor>) -> Answer<Me> {
    Ok(Json(Me { name: name_of(&app, &visitor.key).await? }))
}

/// `POST /api/me`.
pub async fn rename(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Me> {
    let wanted: NewName = body(&headers, &bytes)?;
    let name = tidy(&wanted.name, NAME_LENGTH).ok_or(ApiErrorCode::BadRequest)?;
    app.shared.store.note(vec![Note::Name(visitor.key.clone(), name.clone())]).await?;
    Ok(Json(Me { name }))
}

/// `POST /api/tables`.
pub async fn new_table(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<TableMade> {
    let wanted: NewTable = body(&headers, &bytes)?;
    may_make(&app, from)?;
    let name = match &wanted.name {
        Some(name) => {
            let name = tidy(name, NAME_LENGTH).ok_or(ApiErrorCode::BadRequest)?;
            app.shared.store.note(vec![Note::Name(visitor.key.clone(), name.clone())]).await?;
            name
        }
        None => name_of(&app, &visitor.key).await?,
    };
    let draft = Draft::table(&app.shared, &visitor.key, &name, wanted)?;
    Ok(Json(draft.create(&app.shared).await?))
}

/// `GET /api/tables`.
pub async fn my_tables(State(app): State<App>, Extension(visitor): Extension<Visitor>) -> Answer<MyTables> {
    let mut tables = Vec::new();
    for digest in app.shared.store.tables_of(&visitor.key, false).await? {
        let stored = digest.shown_to(&visitor.key);
        // What is in memory is newer than what the list has stored.
        let fresh = match app.hall.loaded(&stored.code) {
            Some(room) => {
                let (reply, answer) = oneshot::channel();
                let asked = room.send(Ask::Digest { reply }).await.is_ok();
                if asked { answer.await.ok().map(|digest| digest.shown_to(&visitor.key)) } else { None }
            }
            None => None,
        };
        tables.push(fresh.unwrap_or(stored));
    }
    tables.retain(|table| table.seat.is_some() && table.phase != TablePhase::Over);
    Ok(Json(MyTables { tables }))
}

/// `GET /api/tables/{code}`.
pub async fn table(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Answer<TableSummary> {
    let name = named(&app, from, &name)?;
    let room = app.hall.find(&name).await.map_err(|error| unreachable(&app, from, error))?;
    let (reply, answer) = oneshot::channel();
    room.send(Ask::Digest { reply }).await.map_err(|_| ApiErrorCode::Unavailable)?;
    let digest = answer.await.map_err(|_| ApiErrorCode::Unavailable)?;
    Ok(Json(digest.shown_to(&visitor.key)))
}

/// `POST /api/tables/{code}/programs`.
pub async fn new_program(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<ProgramMade> {
    let wanted: NewProgram = body(&headers, &bytes)?;
    let table = named(&app, from, &name)?;
    may_make(&app, from)?;
    let token = secret::token()?;
    let program = secret::program(&token);
    let name = match &wanted.name {
        Some(name) => tidy(name, NAME_LENGTH).ok_or(ApiErrorCode::BadRequest)?,
        None => secret::default_name(&program),
    };
    let room = app.hall.find(&table).await.map_err(|error| unreachable(&app, from, error))?;
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Program { who: visitor.key, seat: wanted.seat, program, name, reply };
    room.send(ask).await.map_err(|_| ApiErrorCode::Unavailable)?;
    answer.await.map_err(|_| ApiErrorCode::Unavailable)??;
    Ok(Json(ProgramMade { token, seat: wanted.seat }))
}

/// `GET /api/replays`.
pub async fn replays(State(app): State<App>, Extension(visitor): Extension<Visitor>) -> Answer<Replays> {
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

async fn read(
    app: &App,
    from: From,
    name: &str,
) -> Result<(TableState, Vec<crate::entry::LogEntry>), Failed> {
    let name = named(app, from, name)?;
    app.hall.read(&name).await.map_err(|error| unreachable(app, from, error))
}

/// `POST /api/games/{game}/tools/{tool}`.
pub async fn tool(
    State(app): State<App>,
    Path((game, tool)): Path<(String, String)>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, Failed> {
    let question: Box<RawValue> = body(&headers, &bytes)?;
    let game = app.shared.config.games.find(&game).ok_or(ApiErrorCode::NotFound)?;
    let tool = game.tool(&tool).ok_or(ApiErrorCode::NotFound)?;
    // A few at a time, as with replays, and away from everybody's moves.
    let _turn = app.shared.replays.acquire().await.map_err(|_| ApiErrorCode::Unavailable)?;
    let answer = tokio::task::spawn_blocking(move || guard(|| tool(question.get()))).await.ok().flatten();
    match answer {
        Some(Ok(answer)) => {
            Ok(([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], answer).into_response())
        }
        Some(Err(phrase)) => Err(Failed::new(ApiErrorCode::BadRequest, phrase)),
        None => {
            app.shared.metrics.panics.fetch_add(1, Relaxed);
            Err(ApiErrorCode::Unavailable.into())
        }
    }
}

/// `GET /api/replays/{code}`.
pub async fn replay(
    State(app): State<App>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Answer<Replay> {
    let permit = app.shared.replays.acquire().await.map_err(|_| ApiErrorCode::Unavailable)?;
    let (state, log) = read(&app, from, &name).await?;
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
    let computed = tokio::task::spawn_blocking(move || replay::compute(&*kind, &state, &log, viewer)).await;
    drop(permit);
    match computed {
        Ok(Some(replay)) => Ok(Json(replay)),
        // Not begun yet, or its rules fail.
        Ok(None) => Err(ApiErrorCode::Conflict.into()),
        Err(_) => Err(ApiErrorCode::Unavailable.into()),
    }
}

/// `GET /api/replays/{code}/record`.
pub async fn record(
    State(app): State<App>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Result<Response, Failed> {
    let permit = app.shared.replays.acquire().await.map_err(|_| ApiErrorCode::Unavailable)?;
    let (state, _) = read(&app, from, &name).await?;
    drop(permit);
    // The record holds the seed and everybody's commands, so it exists only after the end.
    let game = state.game().filter(|_| state.phase() == TablePhase::Over).ok_or(ApiErrorCode::Forbidden)?;
    let mut response = game.record(state.chairs.names()).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/jsonl; charset=utf-8"));
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", state.header.game, state.header.code);
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// `POST /api/replays/{code}/fork`.
pub async fn fork(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<TableMade> {
    let wanted: NewFork = body(&headers, &bytes)?;
    may_make(&app, from)?;
    let permit = app.shared.replays.acquire().await.map_err(|_| ApiErrorCode::Unavailable)?;
    let (state, log) = read(&app, from, &name).await?;
    drop(permit);
    let setup = log.iter().find_map(|entry| match &entry.op {
        Op::Start { setup } | Op::Fork { setup, .. } => Some(setup.clone()),
        _ => None,
    });
    let setup = setup.ok_or(ApiErrorCode::Forbidden)?;
    let name = name_of(&app, &visitor.key).await?;
    let draft = Draft::fork(&app.shared, &state, setup, (&visitor.key, &name), &wanted)?;
    Ok(Json(draft.create(&app.shared).await?))
}
