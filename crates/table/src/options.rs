//! Options of a game before it starts, as the lobby and the command line offer them.

use crate::SetupError;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Chosen options by name. What is not named takes its default.
pub type Options = BTreeMap<String, String>;

/// Something that an option can be set to, as a type of the game's own.
pub trait Choice: Sized {
    /// Everything that can be chosen, in the order in which it is offered. The first is the default.
    fn all() -> Vec<Self>;
    /// The value of the option that stands for it.
    fn value(&self) -> Cow<'static, str>;
}

impl Choice for bool {
    fn all() -> Vec<bool> {
        vec![false, true]
    }

    fn value(&self) -> Cow<'static, str> {
        if *self { "yes" } else { "no" }.into()
    }
}

/// One option that a game understands. Its label and its values are explained in the locales under
/// `<game>-option-<name>` and `<game>-option-<name>-<value>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// The name used in `--option name=value`.
    pub name: &'static str,
    /// The values that may be chosen.
    pub values: Vec<String>,
    /// What may be chosen instead of one of the values.
    pub several: Option<OptionSeveral>,
    /// What it is when nobody chooses.
    pub default: String,
    /// When it means anything. While it does not, the game goes by the default whatever is chosen.
    pub when: Option<OptionWhen>,
}

/// Several different names, joined by plus signs, instead of one value. The message `<game>-option-<name>-chosen`
/// explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSeveral {
    /// The names to choose from.
    pub of: Vec<String>,
    /// How many of them.
    pub count: u8,
}

/// On what it depends whether an option means anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OptionWhen {
    /// Another option has one of these values.
    Option {
        /// The other option.
        name: &'static str,
        /// Its values.
        values: Vec<String>,
    },
    /// There are so many chairs.
    Seats {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

impl OptionSpec {
    /// An option with the values of a type.
    pub fn choice<T: Choice>(name: &'static str) -> OptionSpec {
        let values: Vec<String> = T::all().iter().map(|choice| choice.value().into_owned()).collect();
        let default = values.first().cloned().unwrap_or_default();
        OptionSpec { name, values, several: None, default, when: None }
    }

    /// The same, or `count` different names of these.
    pub fn or_several(self, count: u8, of: impl IntoIterator<Item = String>) -> OptionSpec {
        OptionSpec { several: Some(OptionSeveral { of: of.into_iter().collect(), count }), ..self }
    }

    /// The same, only when another option has one of these values.
    pub fn when<T: Choice>(self, name: &'static str, values: impl IntoIterator<Item = T>) -> OptionSpec {
        let values = values.into_iter().map(|choice| choice.value().into_owned()).collect();
        OptionSpec { when: Some(OptionWhen::Option { name, values }), ..self }
    }

    /// The same, only with so many chairs.
    pub fn when_seats(self, seats: RangeInclusive<u8>) -> OptionSpec {
        let (least, most) = seats.into_inner();
        OptionSpec { when: Some(OptionWhen::Seats { least, most }), ..self }
    }

    /// The messages that explain it are `<game>-option-` and one of these.
    pub fn vocabulary(&self) -> Vec<String> {
        let chosen = self.several.as_ref().map(|_| "chosen");
        let values = self.values.iter().map(String::as_str).chain(chosen);
        let values = values.map(|value| format!("{}-{value}", self.name));
        std::iter::once(self.name.to_owned()).chain(values).collect()
    }

    fn takes(&self, value: &str) -> bool {
        self.values.iter().any(|known| known == value) || self.names_in(value).is_some()
    }

    /// The names that a value lists, if that many different known ones are asked for.
    fn names_in<'v>(&self, value: &'v str) -> Option<Vec<&'v str>> {
        let several = self.several.as_ref()?;
        let names: Vec<&str> = value.split('+').map(str::trim).collect();
        let known = names.iter().all(|name| several.of.iter().any(|known| known == name));
        let different = names.iter().collect::<BTreeSet<_>>().len() == names.len();
        (known && different && names.len() == usize::from(several.count)).then_some(names)
    }
}

/// What was chosen at a table, checked against what the game offers.
pub struct Chosen<'a> {
    seats: u8,
    options: &'a Options,
    offered: &'a [OptionSpec],
}

impl<'a> Chosen<'a> {
    /// Refuses options that are not offered and values that they do not take, whether they mean anything now or not.
    pub fn check(
        seats: u8,
        options: &'a Options,
        offered: &'a [OptionSpec],
    ) -> Result<Chosen<'a>, SetupError> {
        for (name, value) in options {
            let Some(spec) = offered.iter().find(|spec| spec.name == name) else {
                return Err(SetupError::unknown_option(name, offered));
            };
            if !spec.takes(value) {
                return Err(SetupError::unknown_choice(value, spec));
            }
        }
        Ok(Chosen { seats, options, offered })
    }

    /// The choice of an option that takes the values of a type; its default when it means nothing now.
    pub fn choice<T: Choice>(&self, name: &str) -> Result<T, SetupError> {
        let value = self.value(name);
        let unknown = || match self.spec(name) {
            Some(spec) => SetupError::unknown_choice(value, spec),
            None => SetupError::unknown_option(name, self.offered),
        };
        T::all().into_iter().find(|choice| choice.value() == value).ok_or_else(unknown)
    }

    /// The names that were chosen instead of a value, if they were.
    pub fn several(&self, name: &str) -> Option<Vec<&str>> {
        self.spec(name)?.names_in(self.value(name))
    }

    fn spec(&self, name: &str) -> Option<&'a OptionSpec> {
        self.offered.iter().find(|spec| spec.name == name)
    }

    fn value(&self, name: &str) -> &str {
        let Some(spec) = self.spec(name) else { return "" };
        let applies = match &spec.when {
            None => true,
            Some(OptionWhen::Seats { least, most }) => (*least..=*most).contains(&self.seats),
            // An option that means nothing itself counts as its default.
            Some(OptionWhen::Option { name: other, values }) => {
                let other = self.value(other);
                values.iter().any(|value| value == other)
            }
        };
        self.options.get(name).filter(|_| applies).unwrap_or(&spec.default)
    }
}

/// The values of an option for the variants of an enum, in the order in which they are offered; the first is the default.
///
/// ```
/// enum Speed { Normal, Quick }
/// table::choices! { Speed { Normal => "normal", Quick => "quick" } }
/// assert_eq!(table::OptionSpec::choice::<Speed>("speed").values, ["normal", "quick"]);
/// ```
#[macro_export]
macro_rules! choices {
    ($choice:ident { $($variant:ident => $value:literal),+ $(,)? }) => {
        impl $crate::Choice for $choice {
            fn all() -> Vec<$choice> {
                vec![$($choice::$variant),+]
            }

            fn value(&self) -> ::std::borrow::Cow<'static, str> {
                match self {
                    $($choice::$variant => $value.into(),)+
                }
            }
        }
    };
}
