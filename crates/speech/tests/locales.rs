//! Every sentence exists in every language, is asked for by somebody, and can be said.
//!
//! The keys that must exist are: each game's vocabulary, the keys of the table and of this crate, and every string
//! literal of the command line (the binary, the terminal and the games' adapters for it) that begins with `cli-`. So a
//! key of the command line is always written out as a literal, never put together.

#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;
use speech::{KEYS, Language, Speaker};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::{OptionSpec, Phrase, Seat, SetupError};

/// What one message uses, by the name of the message or of its attribute.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn parse(language: Language) -> Vec<(&'static str, Resource<&'static str>)> {
    let resources = language
        .files()
        .iter()
        .map(|(name, text)| (*name, parser::parse(*text).unwrap_or_else(|(resource, _)| resource)));
    resources.collect()
}

/// Every message and attribute with the variables it uses.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (_, resource) in parse(language) {
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(pattern) = &message.value {
                messages.insert(message.id.name.to_owned(), variables(pattern));
            }
            for Attribute { id, value } in &message.attributes {
                messages.insert(format!("{}.{}", message.id.name, id.name), variables(value));
            }
        }
    }
    messages
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let mut in_arguments = |arguments: &CallArguments<&str>| {
        arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        arguments.named.iter().for_each(|argument| in_inline(&argument.value, found));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments),
        InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(in_arguments),
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn list(faults: &[String]) -> String {
    format!("{} faults:\n{}", faults.len(), faults.join("\n"))
}

#[test]
fn every_file_is_sound_and_every_key_is_there_once() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for (file, text) in language.files() {
            if let Err((_, errors)) = parser::parse(*text) {
                faults.extend(errors.iter().map(|error| format!("{}/{file}: {error}", language.code())));
            }
        }
        for (file, resource) in parse(language) {
            for entry in &resource.body {
                match entry {
                    Entry::Junk { content } => {
                        let first = content.lines().next().unwrap_or_default();
                        faults.push(format!("{}/{file}: junk: {first}", language.code()));
                    }
                    Entry::Message(message) if !seen.insert(message.id.name) => {
                        faults.push(format!("{}/{file}: twice: {}", language.code(), message.id.name));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", list(&faults));
}

#[test]
fn both_languages_have_the_same_files() {
    let names = |language: Language| language.files().iter().map(|(name, _)| *name).collect::<Vec<_>>();
    assert_eq!(names(Language::English), names(Language::French));
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (english, french) = (messages(Language::English), messages(Language::French));
    let mut faults = Vec::new();
    for key in english.keys().chain(french.keys()).collect::<BTreeSet<_>>() {
        match (english.get(key), french.get(key)) {
            (Some(_), None) => faults.push(format!("not in French: {key}")),
            (None, Some(_)) => faults.push(format!("not in English: {key}")),
            (Some(one), Some(other)) if one != other => {
                faults.push(format!("{key}: English uses {one:?}, French {other:?}"));
            }
            _ => {}
        }
    }
    assert!(faults.is_empty(), "{}", list(&faults));
}

/// The keys that the table itself asks for.
fn table_keys() -> Vec<String> {
    let none: [OptionSpec; 0] = [];
    let errors = [
        SetupError::unknown_option("", &none),
        SetupError::unknown_choice("", &OptionSpec::choice::<bool>("")),
        SetupError::wrong_seats(0, 0, 0),
        SetupError::no_content(),
    ];
    let files = table::json::KEYS.map(str::to_owned);
    errors.into_iter().map(|error| error.0.key).chain(files).collect()
}

/// Every literal of the command line that begins with `cli-`.
fn command_line_keys(directory: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            command_line_keys(&path, keys);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let literals = text.split('"').skip(1);
            let is_key =
                |text: &&str| text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
            keys.extend(literals.filter(|text| text.starts_with("cli-")).filter(is_key).map(str::to_owned));
        }
    }
}

/// The messages that the browser asks for: those of `web.ftl` and `<game>-web.ftl` whose key stands in the client's
/// source, whole or as the beginning of a key that it puts together. What the server says is among them.
fn browser_keys() -> BTreeSet<String> {
    let mut source = String::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut source);
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"), &mut source);
    let put_together: BTreeSet<&str> = source
        .match_indices('$')
        .chain(source.match_indices('{'))
        .filter(|(at, _)| source[..*at].ends_with('-'))
        .filter_map(|(at, _)| {
            let before = &source[..at];
            let start = before.rfind(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'))?;
            Some(&before[start + 1..])
        })
        .filter(|prefix| prefix.len() > 3)
        .collect();
    let files = Language::English.files().iter();
    let texts = files.filter(|(name, _)| *name == "web.ftl" || name.ends_with("-web.ftl"));
    let keys =
        texts.flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let is_key = |key: &&str| {
        key.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)) && !key.is_empty()
    };
    let used =
        |key: &&str| source.contains(*key) || put_together.iter().any(|prefix| key.starts_with(prefix));
    keys.filter(is_key).filter(used).map(str::to_owned).collect()
}

/// All source of a directory.
fn gather(directory: &Path, source: &mut String) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, source);
        } else if path.extension().is_some_and(|kind| kind == "ts" || kind == "svelte" || kind == "rs") {
            source.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

fn required() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = games::vocabulary().into_iter().collect();
    keys.extend(table_keys());
    keys.extend(KEYS.iter().map(|key| (*key).to_owned()));
    keys.extend(browser_keys());
    for sources in ["../cosmodrome/src", "../terminal/src", "../games/src"] {
        command_line_keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join(sources), &mut keys);
    }
    keys
}

#[test]
fn every_message_asked_for_is_there_and_no_other() {
    let required = required();
    assert!(required.iter().filter(|key| key.starts_with("cli-")).count() > 100, "the scan finds no keys");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let held: BTreeSet<String> = messages(language)
            .into_keys()
            .map(|key| key.split('.').next().unwrap_or_default().to_owned())
            .collect();
        faults.extend(required.difference(&held).map(|key| format!("{}: missing: {key}", language.code())));
        faults.extend(held.difference(&required).map(|key| format!("{}: unused: {key}", language.code())));
    }
    assert!(faults.is_empty(), "{}", list(&faults));
}

/// Formatted with figures and with texts, no message leaves a trace of a variable, a term or a key.
#[test]
fn every_message_can_be_said() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        for (key, variables) in messages(language) {
            if key.contains('.') {
                continue;
            }
            for number in [0, 1, 2, 5] {
                let phrase =
                    variables.iter().fold(Phrase::new(&key), |phrase, name| phrase.number(name, number));
                check(&speaker, &phrase, &mut faults);
            }
            let phrase = variables.iter().fold(Phrase::new(&key), |phrase, name| phrase.text(name, "text"));
            check(&speaker, &phrase, &mut faults);
            let phrase = variables.iter().fold(Phrase::new(&key), |phrase, name| phrase.seat(name, Seat(0)));
            check(&speaker, &phrase, &mut faults);
        }
    }
    assert!(faults.is_empty(), "{}", list(&faults));
}

fn check(speaker: &Speaker, phrase: &Phrase, faults: &mut Vec<String>) {
    let said = speaker.say(phrase, &["Ann"]);
    let broken = said.trim().is_empty() || said.contains('{') || said.contains('}') || said == phrase.key;
    if broken {
        faults.push(format!("{}: {}: {said:?}", speaker.language().code(), phrase.key));
    }
}
