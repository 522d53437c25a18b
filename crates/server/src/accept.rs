//! Taking connections in: not too many from one address, not more than there are descriptors for, and none that says nothing.

use crate::limits::narrow;
use crate::web::App;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower_service::Service as _;

/// How long a request's head may take, and how long a connection may be idle before it.
const HEAD: Duration = Duration::from_secs(20);
/// The same for a connection beyond what there is room for.
const SPARE_HEAD: Duration = Duration::from_secs(2);
/// How many connections are taken beyond that, to tell whoever watches the server how it is.
const SPARE: usize = 16;
/// How long taking connections rests when the system has no descriptors left.
const REST: Duration = Duration::from_millis(100);

/// What is open now.
#[derive(Default)]
struct Open {
    all: AtomicUsize,
    spare: AtomicUsize,
}

/// A connection that is counted until it is dropped.
struct Counted {
    app: App,
    open: Arc<Open>,
    address: Option<IpAddr>,
    spare: bool,
}

impl Counted {
    /// Nothing when there is no room for it.
    fn new(app: &App, open: &Arc<Open>, peer: SocketAddr) -> Option<Counted> {
        // Behind a proxy everybody comes from the proxy's address, and the proxy counts.
        let address = (!app.shared.config.behind_proxy).then(|| narrow(peer.ip()));
        if address.is_some_and(|address| !app.shared.addresses.connect(address)) {
            return None;
        }
        let mut counted = Counted { app: app.clone(), open: open.clone(), address, spare: false };
        let most = app.shared.config.most_connections;
        if open.all.fetch_add(1, Relaxed) >= most {
            open.all.fetch_sub(1, Relaxed);
            counted.spare = true;
            // Whether it fits or not, dropping it discounts it.
            if open.spare.fetch_add(1, Relaxed) >= SPARE {
                return None;
            }
        }
        Some(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.app.shared.addresses.disconnect(address);
        }
        let count = if self.spare { &self.open.spare } else { &self.open.all };
        count.fetch_sub(1, Relaxed);
    }
}

/// Serves until the server stops, and then until the last request is answered.
pub async fn serve(listener: TcpListener, router: Router, app: App) -> io::Result<()> {
    let mut stopping = app.shared.stopping.clone();
    let open = Arc::new(Open::default());
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_theirs(&error) => continue,
            Err(error) => {
                app.shared.metrics.dropped_many.fetch_add(1, Relaxed);
                tracing::error!(kind = %error.kind(), "no connection can be taken");
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let Some(counted) = Counted::new(&app, &open, peer) else {
            app.shared.metrics.dropped_many.fetch_add(1, Relaxed);
            tracing::warn!("a connection too many");
            continue;
        };
        let (router, alive) = (router.clone(), alive.clone());
        tokio::spawn(async move {
            talk(stream, peer, router, counted).await;
            drop(alive);
        });
    }
    drop((listener, alive));
    let _ = all_gone.recv().await;
    Ok(())
}

/// Whether a connection was gone before it was taken: nothing is wrong here.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, counted: Counted) {
    // A move is small and must not wait for another one to share its packet.
    let _ = stream.set_nodelay(true);
    let spare = counted.spare;
    let shared = counted.app.shared.clone();
    // An upgraded connection takes the count along with the request, and is counted as long as it lives.
    let counted = Arc::new(counted);
    let passed = counted.clone();
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(KeepsCount(passed.clone()));
        let mut router = router.clone();
        async move {
            let response = if spare && !is_probe(request.uri().path()) {
                no_room()
            } else {
                router.call(request).await.unwrap_or_else(|never: Infallible| match never {})
            };
            Ok::<Response, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(if spare { SPARE_HEAD } else { HEAD })
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    tokio::pin!(connection);
    let mut stopping = shared.stopping.clone();
    let stopped = async { stopping.wait_for(|stopping| *stopping).await.map(drop) };
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        _ = stopped => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if ended.is_err_and(|error| error.is_timeout() || error.is_incomplete_message()) {
        shared.metrics.dropped_silent.fetch_add(1, Relaxed);
    }
    drop(counted);
}

/// Goes with a request, so that whatever takes its connection over keeps it counted.
#[derive(Clone)]
pub struct KeepsCount(#[allow(dead_code, reason = "held, not read")] Arc<Counted>);

/// What whoever watches the server asks for.
pub fn is_probe(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz" | "/metrics")
}

fn no_room() -> Response {
    let mut response = StatusCode::SERVICE_UNAVAILABLE.into_response();
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}
