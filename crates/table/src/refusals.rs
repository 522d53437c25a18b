//! Refusals declared in one place: the variant, its fields and the rule behind it.

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
                    $($refusal::$variant { .. } => $crate::message_name!($variant),)+
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
