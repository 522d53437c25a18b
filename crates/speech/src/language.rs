//! The languages there are.

use crate::locales;
use unic_langid::LanguageIdentifier;

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The two letters used in file names and options.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Reads a code, or the name of a locale such as `fr_CA.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let letters = code.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| letters.eq_ignore_ascii_case(language.code()))
    }

    /// The message files of this language: their names and texts.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => locales::ENGLISH,
            Language::French => locales::FRENCH,
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Two letters always are an identifier.
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locale_names_are_understood_and_others_are_not_guessed() {
        assert_eq!(Language::from_code("fr"), Some(Language::French));
        assert_eq!(Language::from_code("fr_CA.UTF-8"), Some(Language::French));
        assert_eq!(Language::from_code("EN-gb"), Some(Language::English));
        for other in ["", "C", "POSIX", "frisian", "de_DE.UTF-8"] {
            assert_eq!(Language::from_code(other), None, "{other}");
        }
    }
}
