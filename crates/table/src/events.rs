//! Events declared in one place: the variant and its fields, which are at the same time the arguments of its message.

use crate::{Arg, Seat};

/// A field of an event as an argument of its message. What says nothing to people is left out.
pub trait Said<G> {
    /// The argument.
    fn said(&self, game: &G) -> Option<Arg>;
}

/// Says values of some types: `said! { HighCard: Card => |card, game| Arg::Key(…); }`.
#[macro_export]
macro_rules! said {
    ($of:ty: $($kind:ty => |$this:ident, $game:ident| $said:expr;)+) => {$(
        impl $crate::Said<$of> for $kind {
            fn said(&self, $game: &$of) -> Option<$crate::Arg> {
                let $this = self;
                Some($said)
            }
        }
    )+};
}

/// Numbers are said as they are.
macro_rules! said_numbers {
    ($($kind:ty),+) => {$(
        impl<G> Said<G> for $kind {
            fn said(&self, _: &G) -> Option<Arg> {
                Some(Arg::Number((*self).into()))
            }
        }
    )+};
}

said_numbers!(bool, u8, u16, i8, i16);

impl<G> Said<G> for Seat {
    fn said(&self, _: &G) -> Option<Arg> {
        Some(Arg::Seat(*self))
    }
}

/// Dice, as they lie.
impl<G> Said<G> for Vec<u8> {
    fn said(&self, _: &G) -> Option<Arg> {
        Some(Arg::Text(self.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")))
    }
}

/// What happens in a game: one line per event, with its fields. The name of an event in messages follows from its variant, and
/// its fields are the arguments of the message, each as [`Said`] says it.
///
/// ```
/// struct Toy;
/// table::events! {
///     /// One thing that happened.
///     pub enum Event of Toy {
///         TurnBegan { seat: table::Seat, round: u16 },
///         NobodyLeft {},
///     }
/// }
/// let began = Event::TurnBegan { seat: table::Seat(1), round: 3 };
/// assert_eq!((began.name(), Event::NAMES), ("turn-began", ["turn-began", "nobody-left"].as_slice()));
/// let phrase = began.with_fields(table::Phrase::new("toy-turn-began"), &Toy);
/// assert_eq!(phrase, table::Phrase::new("toy-turn-began").seat("seat", table::Seat(1)).number("round", 3));
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        $visible:vis enum $event:ident of $game:ty {
            $($variant:ident { $($field:ident: $kind:ty),* $(,)? },)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "event", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each event is a sentence in the locales")]
        $visible enum $event {
            $($variant { $($field: $kind),* },)+
        }

        impl $event {
            /// The names of all events in message keys.
            pub const NAMES: &'static [&'static str] = &[$($crate::message_name!($variant)),+];

            /// The name used in message keys.
            pub fn name(&self) -> &'static str {
                match self {
                    $($event::$variant { .. } => $crate::message_name!($variant),)+
                }
            }

            /// A message with every field that says something as an argument.
            #[allow(unused_mut, unused_variables, reason = "some events have no fields")]
            pub fn with_fields(&self, mut phrase: $crate::Phrase, game: &$game) -> $crate::Phrase {
                match self {
                    $($event::$variant { $($field),* } => {
                        $(if let Some(arg) = $crate::Said::<$game>::said($field, game) {
                            phrase.args.push((stringify!($field).to_owned(), arg));
                        })*
                    })+
                }
                phrase
            }
        }
    };
}
