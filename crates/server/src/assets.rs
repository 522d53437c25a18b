//! The files of the web client, which whoever builds a program around this server brings along.

use crate::failure::Failed;
use crate::protocol::ApiErrorCode;
use crate::web::App;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use flate2::read::GzDecoder;
use std::borrow::Cow;
use std::io::Read as _;

/// Files by their path.
pub trait Assets: Send + Sync {
    /// The file with this path, such as `index.html` or `assets/index-a1b2.js`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// One file.
pub struct Asset {
    /// What is in it.
    pub data: Cow<'static, [u8]>,
    /// Whether that is compressed, with gzip.
    pub gzip: bool,
    /// A hash of the data.
    pub sha256: [u8; 32],
    /// Its kind, such as `text/html`.
    pub media_type: String,
}

/// Serves the client. Addresses of screens (`/t/…`, `/r/…`, `/rules/…`) all start it.
pub async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Failed::from(ApiErrorCode::NotFound).into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, Failed::from(ApiErrorCode::BadRequest)).into_response();
    }
    let find = |path: &str| app.shared.config.client.and_then(|client| client.get(path));
    if !path.is_empty() && path != "index.html" {
        if let Some(asset) = find(path) {
            return answer(path, asset, &headers);
        }
        // A missing file is missing; a screen's address has no dot.
        if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
            return StatusCode::NOT_FOUND.into_response();
        }
    }
    match find("index.html") {
        Some(asset) => answer("index.html", asset, &headers),
        None => (StatusCode::NOT_FOUND, "The web client is not part of this build. See docs/deploy.md.\n")
            .into_response(),
    }
}

fn answer(path: &str, asset: Asset, headers: &HeaderMap) -> Response {
    let packed = asset.gzip && takes_gzip(headers);
    let tag: String = asset.sha256[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Names under assets/ change with their content; everything else is asked for again, and usually unchanged.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let unchanged = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.contains(&tag));
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else if packed || !asset.gzip {
        Response::new(Body::from(asset.data.into_owned()))
    } else {
        let mut plain = Vec::new();
        match GzDecoder::new(&*asset.data).read_to_end(&mut plain) {
            Ok(_) => Response::new(Body::from(plain)),
            Err(error) => {
                tracing::error!(path, %error, "a file of the web client cannot be unpacked");
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            }
        }
    };
    let answer = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(&asset.media_type) {
        answer.insert(CONTENT_TYPE, kind);
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(ETAG, tag);
    }
    answer.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(VARY, HeaderValue::from(ACCEPT_ENCODING));
    if packed && !unchanged {
        answer.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Whether somebody can read what is compressed with gzip: every browser, not every program.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, quality) = one.split_once(';').unwrap_or((one, ""));
        let never = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}
