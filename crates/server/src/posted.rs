//! Bodies of requests: JSON of a limited size, and nothing else.

use crate::content::{LARGEST, LARGEST_BODY};
use crate::failure::Failed;
use crate::protocol::{ApiErrorCode, NewContent, NewFork, NewName, NewProgram, NewTable, TakeChair};
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::time::Duration;

/// How much of a body that is too large is read and forgotten, since whoever is cut off while sending sees no answer.
const READ_ON: usize = 8 * 1024 * 1024;

/// How long a body may take to arrive.
const BODY: Duration = Duration::from_secs(30);

/// Something that a client may post.
pub trait Posting: DeserializeOwned {
    /// The largest body, in bytes.
    const LARGEST: usize = 16 * 1024;
}

impl Posting for NewName {}
impl Posting for NewProgram {}
impl Posting for NewFork {}
impl Posting for TakeChair {}
impl Posting for Box<RawValue> {}
impl Posting for NewTable {
    const LARGEST: usize = LARGEST_BODY;
}
impl Posting for NewContent {
    const LARGEST: usize = LARGEST_BODY;
}

/// The body of a request. It must call itself JSON: a form from another page cannot pose as that.
pub struct Posted<T>(pub T);

impl<T: Posting, S: Sync> FromRequest<S> for Posted<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, _: &S) -> Result<Posted<T>, Failed> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.and_then(|kind| kind.split(';').next()).map(str::trim) != Some("application/json") {
            return Err(ApiErrorCode::BadRequest.into());
        }
        let mut pieces = request.into_body().into_data_stream();
        let (mut body, mut length) = (Vec::new(), 0);
        // A body that trickles in is given up.
        let give_up = tokio::time::Instant::now() + BODY;
        let late = |_| ApiErrorCode::BadRequest;
        while let Some(piece) = tokio::time::timeout_at(give_up, pieces.next()).await.map_err(late)? {
            let piece = piece.map_err(|_| ApiErrorCode::BadRequest)?;
            length += piece.len();
            if length > READ_ON {
                break;
            }
            if length <= T::LARGEST {
                body.extend_from_slice(&piece);
            }
        }
        if length > T::LARGEST {
            // What people choose is a file; how it is wrapped is not their concern.
            return Err(Failed::too_large(T::LARGEST.min(LARGEST)));
        }
        serde_json::from_slice(&body).map(Posted).map_err(|_| ApiErrorCode::BadRequest.into())
    }
}
