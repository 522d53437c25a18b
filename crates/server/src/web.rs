//! The HTTP side: routes and headers.

use crate::accept::is_probe;
use crate::failure::Failed;
use crate::identity::{Visitor, address, origin_is_ours};
use crate::limits::Counted;
use crate::protocol::ApiErrorCode;
use crate::rooms::{Rooms, Shared};
use crate::sanctions::Kind;
use crate::{assets, handover, lobby, openapi, socket};
use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What every handler needs.
#[derive(Clone)]
pub struct App {
    /// Shared by all parts.
    pub shared: Arc<Shared>,
    /// The tables.
    pub rooms: Arc<Rooms>,
}

/// The address that a request is counted for.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// What the page may do: everything from here, nothing from elsewhere, nothing inline. Svelte sets styles through the
/// object model, which no policy forbids; `web/tests/policy.test.ts` keeps style attributes out of the client.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Every address of the lobby, served and described at once.
pub fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::blank())
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::check_content))
        .routes(routes!(lobby::tool))
        .routes(routes!(lobby::me, lobby::rename))
        .routes(routes!(lobby::my_tables, lobby::new_table))
        .routes(routes!(lobby::table))
        .routes(routes!(lobby::content, lobby::set_content))
        .routes(routes!(lobby::new_program))
        .routes(routes!(handover::hand_over))
        .routes(routes!(handover::take_chair))
        .routes(routes!(handover::hide))
        .routes(routes!(lobby::replays))
        .routes(routes!(lobby::replay))
        .routes(routes!(lobby::record))
        .routes(routes!(lobby::text))
        .routes(routes!(lobby::fork))
        .routes(routes!(description))
        .routes(routes!(alive))
        .routes(routes!(ready))
        .routes(routes!(metrics))
}

/// The whole HTTP side.
pub fn router(app: App) -> Router {
    let (router, _) = api().split_for_parts();
    // What is compressed already stays as it is.
    let squeeze = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    router
        .route("/ws", get(socket::upgrade))
        .fallback(assets::serve)
        .layer(CompressionLayer::new().compress_when(squeeze))
        .layer(from_fn_with_state(app.clone(), gate))
        .with_state(app)
}

/// All of this for programs.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = serde_json::Value)))]
async fn description() -> axum::Json<&'static serde_json::Value> {
    axum::Json(openapi::document())
}

/// The process lives.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String, content_type = "text/plain")))]
async fn alive() -> &'static str {
    "ok\n"
}

/// Something could be stored and read again just now, and the server is not about to stop.
#[utoipa::path(
    get,
    path = "/readyz",
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 503, body = String, content_type = "text/plain")
    )
)]
async fn ready(State(app): State<App>) -> Response {
    let staying = !*app.shared.stopping.borrow() && app.shared.draining.borrow().is_none();
    let works = *app.shared.storage_works.borrow() && staying;
    if works && app.shared.store.ready().await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
async fn metrics(State(app): State<App>) -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(CONTENT_TYPE, kind)], app.shared.figures()).into_response()
}

fn refuse(status: StatusCode, code: ApiErrorCode) -> Response {
    (status, Failed::from(code)).into_response()
}

/// Whether a browser takes an answer only as a part of a page and never shows it by itself: scripts, styles, fonts.
fn is_part_of_a_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["text/javascript", "text/css", "font/"].iter().any(|part| kind.starts_with(part))
}

/// What every request passes: counting, limits, origin, cookie, headers.
async fn gate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let shared = &app.shared;
    shared.metrics.requests.fetch_add(1, Relaxed);
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = address(request.headers(), peer.unwrap_or(IpAddr::from([0, 0, 0, 0])), &shared.config);
    let path = request.uri().path();
    let probe = is_probe(path);
    let answers_people = path.starts_with("/api/") || !path.contains('.');
    let mut response = if !probe && !shared.addresses.take(from, Counted::Request) {
        shared.metrics.too_fast.fetch_add(1, Relaxed);
        refuse(StatusCode::TOO_MANY_REQUESTS, ApiErrorCode::TooFast)
    } else if !matches!(*request.method(), Method::GET | Method::HEAD)
        && !origin_is_ours(request.headers(), &shared.config)
    {
        refuse(StatusCode::FORBIDDEN, ApiErrorCode::Forbidden)
    } else {
        match Visitor::of(request.headers(), shared).await {
            Err(_) => refuse(StatusCode::SERVICE_UNAVAILABLE, ApiErrorCode::Unavailable),
            Ok(visitor)
                if path.starts_with("/api/") && shared.sanctions.hold(Kind::Ban, &visitor.key, from) =>
            {
                shared.metrics.banned.fetch_add(1, Relaxed);
                refuse(StatusCode::FORBIDDEN, ApiErrorCode::Banned)
            }
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
    // A part of a page is under the page's own policy, and repeating it with each of a dozen files costs a first visit 5 kB.
    if !is_part_of_a_page(headers) {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
        headers.insert(
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
        );
        headers.insert(
            HeaderName::from_static("cross-origin-opener-policy"),
            HeaderValue::from_static("same-origin"),
        );
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // The address of a table is a secret of sorts: it never goes anywhere else.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    );
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
