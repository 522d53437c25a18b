//! The web client inside the program: what was in `web/dist` when it was built.

use rust_embed::RustEmbed;
use server::{Asset, Assets};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// The web client.
pub struct Client;

impl Assets for Client {
    fn get(&self, path: &str) -> Option<Asset> {
        let packed = <Dist as RustEmbed>::get(&format!("{path}.gz"));
        let gzip = packed.is_some();
        let file = packed.or_else(|| <Dist as RustEmbed>::get(path))?;
        Some(Asset {
            sha256: file.metadata.sha256_hash(),
            media_type: mime_guess::from_path(path).first_or_octet_stream().to_string(),
            data: file.data,
            gzip,
        })
    }
}
