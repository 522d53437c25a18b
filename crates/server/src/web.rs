//! The HTTP side: routes, headers, the embedded client.

use crate::failure::Failed;
use crate::hall::{Hall, Shared};
use crate::identity::{Visitor, address, origin_is_ours};
use crate::limits::Counted;
use crate::protocol::ApiErrorCode;
use crate::{lobby, openapi, socket};
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use rust_embed::RustEmbed;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

/// What every handler needs.
#[derive(Clone)]
pub struct App {
    /// Shared by all parts.
    pub shared: Arc<Shared>,
    /// The tables.
    pub hall: Arc<Hall>,
}

/// The address that a request is counted for.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// What the page may do: everything from here, nothing from elsewhere, nothing inline. Svelte sets styles through the
/// object model, which no policy forbids; `web/tests/policy.test.ts` keeps style attributes out of the client.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Every address of the lobby. The OpenAPI document describes exactly these.
pub fn api_routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/games", get(lobby::games)),
        ("/api/games/{game}/tools/{tool}", post(lobby::tool)),
        ("/api/games/{game}/content", post(lobby::check_content)),
        ("/api/me", get(lobby::me).post(lobby::rename)),
        ("/api/tables", get(lobby::my_tables).post(lobby::new_table)),
        ("/api/tables/{code}", get(lobby::table)),
        ("/api/tables/{code}/content", get(lobby::content).post(lobby::set_content)),
        ("/api/tables/{code}/programs", post(lobby::new_program)),
        ("/api/replays", get(lobby::replays)),
        ("/api/replays/{code}", get(lobby::replay)),
        ("/api/replays/{code}/record", get(lobby::record)),
        ("/api/replays/{code}/fork", post(lobby::fork)),
        ("/api/openapi.json", get(async || axum::Json(openapi::document()))),
        ("/healthz", get(async || "ok\n")),
        ("/readyz", get(ready)),
        ("/metrics", get(async |State(app): State<App>| metrics(&app))),
    ]
}

/// The whole HTTP side.
pub fn router(app: App) -> Router {
    let mut router = Router::new().route("/ws", get(socket::upgrade));
    for (path, handler) in api_routes() {
        router = router.route(path, handler);
    }
    // What is compressed already stays as it is.
    let squeeze = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    router
        .fallback(client)
        .layer(CompressionLayer::new().compress_when(squeeze))
        .layer(from_fn_with_state(app.clone(), gate))
        .with_state(app)
}

async fn ready(State(app): State<App>) -> Response {
    if app.shared.store.ready().await && !*app.shared.stopping.borrow() {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

fn metrics(app: &App) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(CONTENT_TYPE, kind)], app.shared.metrics.text()).into_response()
}

fn refuse(status: StatusCode, code: ApiErrorCode) -> Response {
    (status, Failed::from(code)).into_response()
}

/// What every request passes: counting, limits, origin, cookie, headers.
async fn gate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let shared = &app.shared;
    shared.metrics.requests.fetch_add(1, Relaxed);
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = address(request.headers(), peer.unwrap_or(IpAddr::from([0, 0, 0, 0])), &shared.config);
    let path = request.uri().path();
    let probe = matches!(path, "/healthz" | "/readyz" | "/metrics");
    let answers_people = path.starts_with("/api/") || !path.contains('.');
    let mut response = if !probe && !shared.addresses.take(from, Counted::Request) {
        shared.metrics.too_fast.fetch_add(1, Relaxed);
        refuse(StatusCode::TOO_MANY_REQUESTS, ApiErrorCode::TooFast)
    } else if !matches!(*request.method(), Method::GET | Method::HEAD)
        && !origin_is_ours(request.headers(), &shared.config)
    {
        refuse(StatusCode::FORBIDDEN, ApiErrorCode::Forbidden)
    } else {
        match Visitor::of(request.headers(), &shared.config) {
            Err(_) => refuse(StatusCode::SERVICE_UNAVAILABLE, ApiErrorCode::Unavailable),
            Ok(visitor) => {
                let cookie = visitor.cookie.clone().filter(|_| answers_people && !probe && path != "/ws");
                request.extensions_mut().insert(visitor);
                request.extensions_mut().insert(From(from));
                let mut response = next.run(request).await;
                if let Some(cookie) = cookie {
                    response.headers_mut().append(SET_COOKIE, cookie);
                }
                response
            }
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // The address of a table is a secret of sorts: it never goes anywhere else.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    );
    headers.insert(
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    );
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    );
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// The embedded client. Addresses of screens (`/t/…`, `/r/…`, `/rules/…`) all start it.
async fn client(method: Method, uri: Uri, headers: axum::http::HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return refuse(StatusCode::NOT_FOUND, ApiErrorCode::NotFound);
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return refuse(StatusCode::METHOD_NOT_ALLOWED, ApiErrorCode::BadRequest);
    }
    if !path.is_empty() && path != "index.html" {
        if let Some(file) = Client::get(path) {
            return serve_file(path, file, &headers);
        }
        // A missing file is missing; a screen's address has no dot.
        if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
            return StatusCode::NOT_FOUND.into_response();
        }
    }
    match Client::get("index.html") {
        Some(file) => serve_file("index.html", file, &headers),
        None => (StatusCode::NOT_FOUND, "The web client is not part of this build. See docs/deploy.md.\n")
            .into_response(),
    }
}

fn serve_file(path: &str, file: rust_embed::EmbeddedFile, headers: &axum::http::HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Names under assets/ change with their content; everything else is asked for again, and usually unchanged.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let unchanged = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.contains(&tag));
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(file.data.into_owned()))
    };
    let answer = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(file.metadata.mimetype()) {
        answer.insert(CONTENT_TYPE, kind);
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(ETAG, tag);
    }
    answer.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(axum::http::header::VARY, HeaderValue::from(ACCEPT_ENCODING));
    response
}
