//! One's place at a table: taken along to another device, or taken out of one's list.

use crate::clock::unix_now;
use crate::failure::Failed;
use crate::identity::Visitor;
use crate::lobby::{Answer, digest, find, guessed_wrong, may_make, named};
use crate::posted::Posted;
use crate::protocol::{ApiErrorCode, HandoverMade, TableSummary, TakeChair};
use crate::room::RoomMessage;
use crate::secret;
use crate::store::{Handover, Note};
use crate::web::{App, From};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use tokio::sync::oneshot;

/// A secret with which another device takes one's own chair. It ends the one before.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/handover",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses((status = 200, body = HandoverMade))
)]
pub async fn hand_over(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Answer<HandoverMade> {
    may_make(&app, from)?;
    let room = find(&app, from, &visitor.key, &name).await?;
    let shown = digest(&room).await?.shown_to(&visitor.key);
    if shown.seat.is_none() {
        return Err(ApiErrorCode::Forbidden.into());
    }
    let secret = secret::token()?;
    let hash = secret::handover(&secret).ok_or(ApiErrorCode::Unavailable)?;
    let made = unix_now();
    let ends = made + app.shared.config.handover.as_millis() as u64;
    let handover = Handover { hash, code: shown.code, key: visitor.key, made, ends };
    app.shared.store.note(vec![Note::Handover(handover)]).await?;
    Ok(Json(HandoverMade { secret, until: ends }))
}

/// Takes one's chair over from another device. A secret that is wrong, used or too old counts as a wrong guess.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/chair",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    request_body = TakeChair,
    responses((status = 200, body = TableSummary))
)]
pub async fn take_chair(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    Posted(wanted): Posted<TakeChair>,
) -> Answer<TableSummary> {
    let room = find(&app, from, &visitor.key, &name).await?;
    let shown = digest(&room).await?.shown_to(&visitor.key);
    // Whoever sits here already would lose one chair for the other.
    if shown.seat.is_some() {
        return Err(ApiErrorCode::Conflict.into());
    }
    let hash = secret::handover(&wanted.secret).ok_or_else(|| guessed_wrong(&app, from))?;
    let owner = app.shared.store.take_handover(hash, &shown.code, unix_now()).await?;
    let owner = owner.ok_or_else(|| guessed_wrong(&app, from))?;
    let (reply, answer) = oneshot::channel();
    let ask = RoomMessage::MoveChair { from: owner, to: visitor.key.clone(), reply };
    room.send(ask).await.map_err(|_| ApiErrorCode::Unavailable)?;
    answer.await.map_err(|_| ApiErrorCode::Unavailable)??;
    Ok(Json(digest(&room).await?.shown_to(&visitor.key)))
}

/// Takes a table out of one's lists, for good unless one sits down there again. The chair stays one's own.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/hide",
    params(("code" = String, Path, description = "A table's code or the token of its link")),
    responses((status = 204, description = "It is no longer in one's lists"))
)]
pub async fn hide(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
) -> Result<StatusCode, Failed> {
    let guess = named(&app, from, &visitor.key, &name).await?;
    let header = app.shared.store.header(&guess.name).await?.ok_or(ApiErrorCode::NotFound)?;
    guess.right(&app);
    app.shared.store.note(vec![Note::Hidden(visitor.key, header.code)]).await?;
    Ok(StatusCode::NO_CONTENT)
}
