//! From phrases to sentences.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::{Arg, Phrase};

/// The messages that this crate itself asks for: how a list is joined, and how a figure is written.
pub const KEYS: &[&str] = &["list-more", "list-last", "decimal"];

/// Says phrases in one language.
pub struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speaker {
    /// Somebody who speaks this language.
    pub fn new(language: Language) -> Speaker {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // A terminal shows the marks that isolate directions; both languages run the same way.
        bundle.set_use_isolating(false);
        for (_, text) in language.files() {
            // A file with a fault still gives its sound messages; a test forbids both faults and double keys.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speaker { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence for a phrase. `names` are those of the seats, in order.
    pub fn say<N: AsRef<str>>(&self, phrase: &Phrase, names: &[N]) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(name.clone(), self.value(arg, names));
        }
        self.format(&phrase.key, Some(&args)).unwrap_or_else(|| phrase.key.clone())
    }

    /// The text of a message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, None).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a message with arguments, none of which is a seat.
    pub fn text_with(&self, phrase: &Phrase) -> String {
        self.say::<&str>(phrase, &[])
    }

    /// The name of a thing: its message, or words made from its key when the table brought the thing itself.
    pub fn name(&self, key: &str) -> String {
        self.format(key, None).unwrap_or_else(|| readable(key))
    }

    /// Several things as a list: "a, b and c".
    pub fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        let Some((last, head)) = items.split_last() else { return String::new() };
        let Some((first, middle)) = head.split_first() else { return last.as_ref().to_owned() };
        let join = |key: &str, list: String, item: &str| {
            self.text_with(&Phrase::new(key).text("list", list).text("item", item))
        };
        let head =
            middle.iter().fold(first.as_ref().to_owned(), |list, item| join(KEYS[0], list, item.as_ref()));
        join(KEYS[1], head, last.as_ref())
    }

    /// A figure with so many decimals, written as this language does.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        match text.split_once('.') {
            Some((whole, part)) => {
                self.text_with(&Phrase::new(KEYS[2]).text("whole", whole).text("part", part))
            }
            None => text,
        }
    }

    fn value<N: AsRef<str>>(&self, arg: &Arg, names: &[N]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => name.as_ref().to_owned().into(),
                None => (seat.index() + 1).to_string().into(),
            },
            Arg::Key(key) => self.name(key).into(),
            Arg::Keys(keys) => {
                let items: Vec<String> = keys.iter().map(|key| self.name(key)).collect();
                self.list(&items).into()
            }
            Arg::Text(text) => text.clone().into(),
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        // What cannot be resolved is shown by its name; a test formats every message with its variables.
        Some(self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }
}

/// `rocketmen-card-my-card` is "my card".
fn readable(key: &str) -> String {
    let name = key.splitn(3, '-').nth(2).unwrap_or(key);
    name.replace(['-', '_'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn lists_are_joined_as_people_do() {
        let english = Speaker::new(Language::English);
        let french = Speaker::new(Language::French);
        assert_eq!(english.list::<&str>(&[]), "");
        assert_eq!(english.list(&["a"]), "a");
        assert_eq!(english.list(&["a", "b"]), "a and b");
        assert_eq!(english.list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(french.list(&["a", "b", "c"]), "a, b et c");
    }

    #[test]
    fn figures_are_written_as_people_do() {
        assert_eq!(Speaker::new(Language::English).decimal(2.345, 1), "2.3");
        assert_eq!(Speaker::new(Language::French).decimal(2.345, 2), "2,35");
        assert_eq!(Speaker::new(Language::French).decimal(7.0, 0), "7");
    }

    #[test]
    fn cards_that_a_table_brought_are_readable() {
        let speaker = Speaker::new(Language::English);
        assert_eq!(speaker.name("rocketmen-card-my-card"), "my card");
        let phrase = Phrase::new("list-last").key("list", "rocketmen-card-my-card").seat("item", Seat(1));
        assert_eq!(speaker.say(&phrase, &["Ann", "Bob"]), "my card and Bob");
    }

    #[test]
    fn a_missing_message_shows_its_key() {
        let speaker = Speaker::new(Language::English);
        assert_eq!(speaker.text("no-such-message"), "no-such-message");
        assert_eq!(speaker.say(&Phrase::new("no-such-message"), &["Ann"]), "no-such-message");
        assert!(!speaker.knows("no-such-message"));
    }

    #[test]
    fn no_invisible_marks_reach_the_terminal() {
        let speaker = Speaker::new(Language::French);
        let said = speaker.text_with(&Phrase::new("list-last").text("list", "a").text("item", "b"));
        assert!(said.chars().all(|character| !('\u{2066}'..='\u{2069}').contains(&character)), "{said:?}");
    }
}
