//! Random names, tokens and their hashes.

use crate::entry::Key;
use sha2::{Digest, Sha256};
use table::Seed;

/// Letters and digits that nobody confuses when reading them aloud.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// How long a code is: nearly nine hundred million of them.
const CODE_LENGTH: usize = 6;

/// The system's source of chance failed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system has no randomness to give")]
pub struct NoRandomness;

fn bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    if crate::fault::simulated_bytes(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A token of 256 bits that nobody can guess.
pub fn token() -> Result<String, NoRandomness> {
    Ok(hex(&bytes::<32>()?))
}

/// Makes cookies that only whoever knows its secret can make: 192 random bits, and a seal of 64 on them.
#[derive(Clone)]
pub struct Mint {
    inner: Sha256,
    outer: Sha256,
}

impl Mint {
    /// With this secret.
    pub fn new(secret: &str) -> Mint {
        // HMAC (RFC 2104): the secret padded to a block, once for the message and once for its hash.
        let key: [u8; 32] = Sha256::digest(secret.as_bytes()).into();
        let pad = |byte: u8| {
            let mut block = [byte; 64];
            block.iter_mut().zip(key).for_each(|(pad, key)| *pad ^= key);
            Sha256::new_with_prefix(block)
        };
        Mint { inner: pad(0x36), outer: pad(0x5c) }
    }

    fn seal(&self, text: &str) -> String {
        let inner = self.inner.clone().chain_update(text.as_bytes()).finalize();
        hex(&self.outer.clone().chain_update(inner).finalize()[..8])
    }

    /// A new one: 64 hexadecimal digits.
    pub fn token(&self) -> Result<String, NoRandomness> {
        let text = hex(&bytes::<24>()?);
        let seal = self.seal(&text);
        Ok(text + &seal)
    }

    /// Whether a token came from here.
    pub fn made(&self, token: &str) -> bool {
        let halves = token.split_at_checked(48);
        halves.is_some_and(|(text, seal)| {
            let right = self.seal(text);
            // Every digit is compared, so that nobody learns from the time it takes how far they got.
            let differ =
                right.bytes().zip(seal.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other));
            differ == 0 && seal.len() == right.len()
        })
    }
}

/// The token of an invitation link: 160 bits.
pub fn link() -> Result<String, NoRandomness> {
    Ok(hex(&bytes::<20>()?))
}

/// A short code for typing.
pub fn code() -> Result<String, NoRandomness> {
    let mut code = String::with_capacity(CODE_LENGTH);
    while code.len() < CODE_LENGTH {
        for byte in bytes::<16>()? {
            // 248 is the largest multiple of 31 in a byte: all letters are equally likely.
            if byte < 248 && code.len() < CODE_LENGTH {
                code.push(char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]));
            }
        }
    }
    Ok(code)
}

/// A seed for a game.
pub fn seed() -> Result<Seed, NoRandomness> {
    Ok(Seed(bytes()?))
}

/// A table's name as somebody typed it: codes in capitals, links as they are; nothing when it can be neither.
pub fn table_name(text: &str) -> Option<String> {
    let text = text.trim();
    if text.len() == CODE_LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Some(text.to_ascii_uppercase());
    }
    is_link(text).then(|| text.to_owned())
}

/// Whether this is the token of a link: nobody guesses one.
pub fn is_link(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A name for logs, always the same for the same text, from which the text cannot be guessed back quickly.
pub fn tag(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..6])
}

/// The key of whoever holds a cookie.
pub fn person(cookie: &str) -> Key {
    Key(format!("p{}", hex(&Sha256::digest(cookie.as_bytes()))))
}

/// The key of a program with this token.
pub fn program(token: &str) -> Key {
    Key(format!("b{}", hex(&Sha256::digest(token.as_bytes()))))
}

/// What is stored of the secret with which a chair moves to another device; nothing when this is none.
pub fn handover(secret: &str) -> Option<String> {
    let is_one = secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_one.then(|| hex(&Sha256::digest(format!("handover {secret}").as_bytes())))
}

/// Names for people who did not choose one: stars, which are called the same in every language.
const STARS: [&str; 32] = [
    "Vega",
    "Altair",
    "Rigel",
    "Deneb",
    "Spica",
    "Antares",
    "Mira",
    "Castor",
    "Pollux",
    "Capella",
    "Sirius",
    "Procyon",
    "Regulus",
    "Bellatrix",
    "Alnilam",
    "Mintaka",
    "Saiph",
    "Aldebaran",
    "Arcturus",
    "Canopus",
    "Achernar",
    "Hadar",
    "Acrux",
    "Shaula",
    "Alioth",
    "Dubhe",
    "Mizar",
    "Alkaid",
    "Polaris",
    "Thuban",
    "Algol",
    "Fomalhaut",
];

/// The name of somebody who did not choose one.
pub fn default_name(key: &Key) -> String {
    let sum: usize = key.0.bytes().map(usize::from).sum();
    STARS[sum % STARS.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_for_typing_and_tokens_are_not_for_guessing() {
        let code = code().unwrap();
        assert_eq!(table_name(&code.to_lowercase()), Some(code.clone()));
        assert!(code.bytes().all(|byte| ALPHABET.contains(&byte)));
        assert_eq!(token().unwrap().len(), 64);
        assert_eq!(table_name(&link().unwrap()).map(|link| link.len()), Some(40));
        for text in ["", "abc", "../../etc", "ABC\0EF", "AB CD1", "ééé", &"x".repeat(40)] {
            assert_eq!(table_name(text), None, "{text}");
        }
    }

    #[test]
    fn a_mint_knows_its_own_and_nobody_elses() {
        let (mint, other) = (Mint::new("a"), Mint::new("b"));
        let token = mint.token().unwrap();
        assert_eq!((token.len(), mint.made(&token), other.made(&token)), (64, true, false));
        assert!(Mint::new("a").made(&token), "also after a restart");
        let forged = [super::token().unwrap(), String::new(), token[..63].to_owned(), format!("{token}0")];
        assert!(forged.iter().all(|token| !mint.made(token)));
    }

    #[test]
    fn a_key_never_holds_the_token_it_was_made_from() {
        let token = token().unwrap();
        assert!(!person(&token).0.contains(&token));
        assert_ne!(person(&token), program(&token));
    }
}
