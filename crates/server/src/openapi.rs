//! The OpenAPI document of the lobby.

use serde_json::Value;

const TEXT: &str = include_str!("openapi.json");

/// The document.
pub fn document() -> Value {
    serde_json::from_str(TEXT).unwrap_or_default()
}
