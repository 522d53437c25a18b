//! The words of the game: the locales hold exactly what the rules can say.

use space_cadets::SpaceCadets;
use std::collections::BTreeSet;
use std::path::Path;
use table::Game;

/// The keys of the game's own messages and of the referee's.
fn keys(language: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let files = ["space-cadets.ftl", "space-cadets-referee.ftl"];
    let text = files.map(|file| std::fs::read_to_string(root.join(file)).unwrap()).concat();
    let named = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    text.lines().filter(|line| line.starts_with("space-cadets-")).filter_map(named).collect()
}

#[test]
fn both_languages_say_everything_and_nothing_else() {
    let said: BTreeSet<String> = SpaceCadets::vocabulary().into_iter().collect();
    for language in ["en", "fr"] {
        let written = keys(language);
        let missing: Vec<_> = said.difference(&written).collect();
        let unused: Vec<_> = written.difference(&said).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{language}: missing {missing:?}, unused {unused:?}"
        );
    }
}
