//! Who is asking: a cookie without an account, an address, and the page they come from.

use crate::config::Config;
use crate::entry::Key;
use crate::rooms::Shared;
use crate::secret;
use crate::store::StoreError;
use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};
use std::net::IpAddr;

const COOKIE_NAME: &str = "cosmodrome";
/// A year.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// Somebody with a cookie, old or new.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Their key.
    pub key: Key,
    /// The cookie to set, when they had none.
    pub cookie: Option<HeaderValue>,
}

impl Visitor {
    /// Whoever sent these headers. Only cookies that came from here are anybody's: whoever sends none, or one of their own making,
    /// gets a new one.
    pub async fn of(headers: &HeaderMap, shared: &Shared) -> Result<Visitor, StoreError> {
        if let Some(token) = cookie(headers) {
            let key = secret::person(token);
            if shared.store.mint.made(token) || shared.store.knows(&key).await? {
                return Ok(Visitor { key, cookie: None });
            }
        }
        let token = shared.store.mint.token().map_err(|_| StoreError::Away)?;
        let text = set_cookie(&token, shared.config.secure_cookie);
        Ok(Visitor { key: secret::person(&token), cookie: HeaderValue::from_str(&text).ok() })
    }
}

fn set_cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}")
}

/// The cookie's token. Anything that this server would not have made is ignored.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, token)| {
            *name == COOKIE_NAME && token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit())
        })
        .map(|(_, token)| token)
}

/// The address to count for: the peer's, or the one that a trusted proxy names last.
pub fn address(headers: &HeaderMap, peer: IpAddr, config: &Config) -> IpAddr {
    if !config.behind_proxy {
        return peer;
    }
    let forwarded =
        headers.get_all("x-forwarded-for").iter().next_back().and_then(|header| header.to_str().ok());
    forwarded
        .and_then(|list| list.rsplit(',').next())
        .and_then(|last| last.trim().parse().ok())
        .unwrap_or(peer)
}

/// Whether a page of this origin may act here. Programs without a browser send no origin and have no cookies to steal.
pub fn origin_is_ours(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let authority = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match (authority, host) {
        (Some(authority), Some(host)) => authority.eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> Config {
        Config::new("127.0.0.1:0".parse().unwrap(), "sqlite::memory:")
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_cookie_is_recognised_and_nonsense_is_not() {
        let token = secret::token().unwrap();
        let set = set_cookie(&token, false);
        assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax") && !set.contains("Secure"));
        assert!(set_cookie(&token, true).ends_with("; Secure"));
        let pair = set.split(';').next().unwrap();
        assert_eq!(cookie(&headers(&[("cookie", &format!("a=b; {pair}"))])), Some(token.as_str()));
        assert_eq!(cookie(&headers(&[("cookie", "cosmodrome=short")])), None);
    }

    #[test]
    fn only_the_own_origin_counts() {
        let mut config = config();
        let from = |origin: &str| headers(&[("host", "table.example:7878"), ("origin", origin)]);
        assert!(origin_is_ours(&from("http://table.example:7878"), &config));
        for stranger in
            ["http://table.example", "https://evil.example", "null", "http://table.example:7878.evil.example"]
        {
            assert!(!origin_is_ours(&from(stranger), &config), "{stranger}");
        }
        config.origins.push("https://games.example".to_owned());
        assert!(origin_is_ours(&from("https://games.example"), &config));
        assert!(origin_is_ours(&HeaderMap::new(), &config));
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy() {
        let mut config = config();
        let peer: IpAddr = "127.0.0.1".parse().unwrap();
        let headers = headers(&[("x-forwarded-for", "6.6.6.6, 10.1.2.3")]);
        assert_eq!(address(&headers, peer, &config), peer);
        config.behind_proxy = true;
        assert_eq!(address(&headers, peer, &config), "10.1.2.3".parse::<IpAddr>().unwrap());
    }
}
