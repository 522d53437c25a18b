//! The name of a variant in message keys, made when the program is compiled.

/// How long the name of this variant is in message keys.
#[doc(hidden)]
pub const fn name_length(variant: &str) -> usize {
    let bytes = variant.as_bytes();
    let (mut at, mut length) = (0, 0);
    while at < bytes.len() {
        length += if at > 0 && bytes[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    length
}

/// The name of a variant in message keys: `NotYourTurn` is `not-your-turn`.
#[doc(hidden)]
pub const fn name_bytes<const LENGTH: usize>(variant: &str) -> [u8; LENGTH] {
    let bytes = variant.as_bytes();
    let mut name = [b'-'; LENGTH];
    let (mut at, mut end) = (0, 0);
    while at < bytes.len() {
        if at > 0 && bytes[at].is_ascii_uppercase() {
            end += 1;
        }
        name[end] = bytes[at].to_ascii_lowercase();
        (at, end) = (at + 1, end + 1);
    }
    name
}

/// The name of a variant in message keys, as a constant: `NotYourTurn` is `"not-your-turn"`.
#[doc(hidden)]
#[macro_export]
macro_rules! message_name {
    ($variant:ident) => {{
        const LENGTH: usize = $crate::message_name::name_length(stringify!($variant));
        const BYTES: [u8; LENGTH] = $crate::message_name::name_bytes(stringify!($variant));
        const NAME: &str = match ::core::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => stringify!($variant),
        };
        NAME
    }};
}
