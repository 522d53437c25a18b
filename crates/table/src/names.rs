//! Enums of plain names: what a thing is called in files and in the keys of messages, declared once.

/// Declares an enum of plain names. Each variant has a text, which is its name in files, in messages and in JSON.
///
/// It comes with `ALL` in the order of the declaration, `index()`, `name()`, `named()` and `Display`.
///
/// ```
/// table::names! {
///     /// A suit.
///     Suit {
///         /// Red.
///         Hearts = "hearts",
///         /// Black.
///         Spades = "spades",
///     }
/// }
/// assert_eq!(Suit::named("spades"), Some(Suit::Spades));
/// assert_eq!((Suit::ALL[0].name(), Suit::Spades.index()), ("hearts", 1));
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $text:literal,)+ }) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
            ::arbitrary::Arbitrary,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$about])*
        pub enum $name {
            $($(#[$each])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant,)+];

            /// Its place in the fixed order.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name in files and messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)+
                }
            }

            /// The one with this name.
            pub fn named(name: &str) -> Option<$name> {
                match name {
                    $($text => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.write_str(self.name())
            }
        }
    };
}
