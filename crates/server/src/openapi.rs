//! The OpenAPI document of the lobby. It is made from the handlers and the types of `protocol`: an address cannot be served
//! without being described, because [`crate::web::api`] takes both from the same place.

use crate::protocol::ApiError;
use crate::web;
use serde_json::Value;
use std::sync::LazyLock;
use utoipa::OpenApi as _;
use utoipa::openapi::{Components, ContentBuilder, OpenApi, Ref, ResponseBuilder};

/// What is said once for all addresses.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Cosmodrome",
        description = "The lobby. Tables talk over the WebSocket at /ws; see docs/protocol.md."
    ),
    components(schemas(ApiError))
)]
struct Lobby;

/// The document before any address is described.
pub fn blank() -> OpenApi {
    Lobby::openapi()
}

/// The document.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
        let mut document = web::api().into_openapi();
        describe_errors(&mut document);
        serde_json::to_value(&document).unwrap_or_default()
    });
    &DOCUMENT
}

/// Every address of the lobby may answer with an error of the same form.
fn describe_errors(document: &mut OpenApi) {
    document.components.get_or_insert_with(Components::new);
    let error = ContentBuilder::new().schema(Some(Ref::from_schema_name("ApiError"))).build();
    let response = ResponseBuilder::new()
        .description("What went wrong, with the status that its code names")
        .content("application/json", error)
        .build();
    for (path, item) in &mut document.paths.paths {
        let operations = [&mut item.get, &mut item.post];
        for operation in operations.into_iter().flatten().filter(|_| path.starts_with("/api/")) {
            operation.responses.responses.insert("default".to_owned(), response.clone().into());
        }
    }
}
