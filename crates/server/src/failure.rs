//! Why the lobby cannot do what it is asked.

use crate::fair::NotDone;
use crate::protocol::{ApiError, ApiErrorCode, Refused, RefusedCode};
use crate::rooms::Unreachable;
use crate::secret::NoRandomness;
use crate::store::StoreError;
use crate::words;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::Phrase;

/// An error of the lobby, with the status that its code names.
#[derive(Debug)]
pub struct Failed(pub ApiError);

impl Failed {
    /// With what somebody else says about it.
    pub fn new(code: ApiErrorCode, phrase: Phrase) -> Failed {
        Failed(ApiError { code, phrase, faults: Vec::new() })
    }

    /// More than so many bytes.
    pub fn too_large(most: usize) -> Failed {
        let code = ApiErrorCode::TooLarge;
        Failed::new(code, words::api_error(code).number("most", (most / 1024) as i64))
    }
}

impl From<ApiErrorCode> for Failed {
    fn from(code: ApiErrorCode) -> Failed {
        Failed::new(code, words::api_error(code))
    }
}

impl From<StoreError> for Failed {
    fn from(_: StoreError) -> Failed {
        ApiErrorCode::Unavailable.into()
    }
}

impl From<NotDone> for Failed {
    fn from(not_done: NotDone) -> Failed {
        match not_done {
            NotDone::Busy => ApiErrorCode::TooFast.into(),
            NotDone::Failed => ApiErrorCode::Unavailable.into(),
        }
    }
}

impl From<NoRandomness> for Failed {
    fn from(_: NoRandomness) -> Failed {
        ApiErrorCode::Unavailable.into()
    }
}

impl From<Unreachable> for Failed {
    fn from(error: Unreachable) -> Failed {
        match error {
            Unreachable::Unknown => ApiErrorCode::NotFound.into(),
            Unreachable::Outdated => ApiErrorCode::Outdated.into(),
            Unreachable::Unavailable => ApiErrorCode::Unavailable.into(),
        }
    }
}

impl From<Refused> for Failed {
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
            ApiErrorCode::BadRequest | ApiErrorCode::BadContent => StatusCode::BAD_REQUEST,
            ApiErrorCode::Forbidden | ApiErrorCode::Banned => StatusCode::FORBIDDEN,
            ApiErrorCode::NotFound => StatusCode::NOT_FOUND,
            ApiErrorCode::Conflict => StatusCode::CONFLICT,
            ApiErrorCode::Outdated => StatusCode::GONE,
            ApiErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ApiErrorCode::Unavailable | ApiErrorCode::Draining => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(self.0)).into_response()
    }
}
