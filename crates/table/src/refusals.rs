//! Refusals declared in one place: the variant, its fields and the rule behind it.

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

/// Why commands are refused: one line per refusal, with its fields and the number of the rule that forbids it.
///
/// The enum is serialised with its name in `refusal`; `name()` is what the message `<game>-refusal-<name>` is called by,
/// `rule()` comes with [`Refusal`](crate::Refusal), and `examples()` is one of each, for the vocabulary and the tests.
///
/// ```
/// table::refusals! {
///     /// Why a command is refused.
///     pub enum Refusal {
///         NotYourTurn => "TOY-1",
///         NotInHand { card: u8 } => "TOY-3",
///     }
/// }
/// use table::Refusal as _;
/// assert_eq!((Refusal::NotYourTurn.name(), Refusal::NotYourTurn.rule()), ("not-your-turn", "TOY-1"));
/// assert_eq!(Refusal::examples(), [Refusal::NotYourTurn, Refusal::NotInHand { card: 0 }]);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $visible:vis enum $refusal:ident {
            $($variant:ident $({ $($field:ident: $kind:ty),+ $(,)? })? => $rule:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "refusal", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each variant is a sentence in the locales")]
        $visible enum $refusal {
            $($variant $({ $($field: $kind),+ })?,)+
        }

        impl $refusal {
            /// The name used in message keys.
            pub fn name(&self) -> &'static str {
                match self {
                    $($refusal::$variant { .. } => {
                        const LENGTH: usize = $crate::refusals::name_length(stringify!($variant));
                        const BYTES: [u8; LENGTH] = $crate::refusals::name_bytes(stringify!($variant));
                        const NAME: &str = match ::core::str::from_utf8(&BYTES) {
                            Ok(name) => name,
                            Err(_) => stringify!($variant),
                        };
                        NAME
                    })+
                }
            }

            /// One of each, for the vocabulary and the tests.
            pub fn examples() -> Vec<$refusal> {
                vec![$($refusal::$variant $({ $($field: ::core::default::Default::default()),+ })?),+]
            }
        }

        impl $crate::Refusal for $refusal {
            fn rule(&self) -> &'static str {
                match self {
                    $($refusal::$variant { .. } => $rule,)+
                }
            }
        }
    };
}
