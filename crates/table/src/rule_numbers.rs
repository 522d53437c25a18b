//! The rules that a screen explains by itself, declared in one place: a name and the number of the rule.

/// The numbers of the rules behind what a screen explains without having been refused anything. A client holds no rule
/// numbers of its own; it gets these with the catalogue.
///
/// ```
/// table::rule_numbers! {
///     /// The rules behind what the screens explain by themselves.
///     pub struct RuleNumbers {
///         /// One card a turn.
///         one_card => "TOY-2",
///     }
/// }
/// assert_eq!(RuleNumbers::ALL.one_card, "TOY-2");
/// ```
#[macro_export]
macro_rules! rule_numbers {
    (
        $(#[$about:meta])*
        $visible:vis struct $numbers:ident {
            $($(#[$what:meta])* $name:ident => $rule:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $visible struct $numbers {
            $($(#[$what])* pub $name: &'static str,)+
        }

        impl $numbers {
            /// All of them, as they are printed.
            $visible const ALL: $numbers = $numbers { $($name: $rule,)+ };
        }
    };
}
