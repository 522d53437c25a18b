//! A translation defines the same ids in the same order as the original.

use super::book::Rulebook;

/// Where a translation departs from the original, one sentence each.
pub fn differences(original: &Rulebook, translated: &Rulebook) -> Vec<String> {
    let missing = original.ids.iter().filter(|id| !translated.ids.contains(id));
    let extra = translated.ids.iter().filter(|id| !original.ids.contains(id));
    let mut sentences: Vec<String> = missing
        .map(|id| format!("{id} is in {} but missing from {}", original.file, translated.file))
        .chain(extra.map(|id| format!("{id} is in {} but not in {}", translated.file, original.file)))
        .collect();
    if sentences.is_empty() {
        // The order can only be compared when the sets are the same; the first difference explains the others.
        let first = original.ids.iter().zip(&translated.ids).find(|(here, there)| here != there);
        sentences.extend(first.map(|(here, there)| {
            format!("{} has {there} where {} has {here}", translated.file, original.file)
        }));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compare(translated: &str) -> Vec<String> {
        let original = "## RM-1 Goal\n- **RM-1.1** One.\n- **RM-1.2** Two.\n";
        differences(&Rulebook::parse("g.md", original), &Rulebook::parse("g.fr.md", translated))
    }

    #[test]
    fn the_same_ids_in_the_same_order_are_fine() {
        assert_eq!(compare("## RM-1 But\n- **RM-1.1** Un.\n- **RM-1.2** Deux.\n"), [] as [&str; 0]);
    }

    #[test]
    fn missing_and_extra_rules_are_named() {
        assert_eq!(
            compare("## RM-1 But\n- **RM-1.1** Un.\n- **RM-1.3** Trois.\n"),
            ["RM-1.2 is in g.md but missing from g.fr.md", "RM-1.3 is in g.fr.md but not in g.md"]
        );
    }

    #[test]
    fn another_order_is_named_once() {
        assert_eq!(
            compare("## RM-1 But\n- **RM-1.2** Deux.\n- **RM-1.1** Un.\n"),
            ["g.fr.md has RM-1.2 where g.md has RM-1.1"]
        );
    }
}
