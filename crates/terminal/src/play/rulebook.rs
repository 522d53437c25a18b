//! Looking up a rule by its number.

/// A rule (`RM-4.2`), a whole chapter (`RM-4`), or, when nothing is wanted, the chapters.
pub fn look_up(book: &str, wanted: &str) -> Option<String> {
    let wanted = wanted.trim().to_uppercase();
    if wanted.is_empty() {
        let chapters: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        return Some(chapters.join("\n"));
    }
    if wanted.contains('.') {
        return book
            .lines()
            .filter_map(rule)
            .find(|(number, _)| *number == wanted)
            .map(|(number, text)| say(number, text));
    }
    let mut chapter: Vec<String> = Vec::new();
    let mut within = false;
    for line in book.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            within = title.split_whitespace().next() == Some(wanted.as_str());
            if within {
                chapter.push(title.to_owned());
            }
        } else if let (true, Some((number, text))) = (within, rule(line)) {
            chapter.push(say(number, text));
        }
    }
    (!chapter.is_empty()).then(|| chapter.join("\n"))
}

/// The number and the text of a line such as `- **RM-4.2** At most one Engine …`.
fn rule(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("- **")?.split_once("** ")
}

fn say(number: &str, text: &str) -> String {
    format!("{number}  {text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Book\n\n## XY-1 Setup\n\n- **XY-1.1** One.\n- **XY-1.11** Eleven.\n\n## XY-11 More\n\n- **XY-11.1** Last.\n";

    #[test]
    fn rules_and_chapters_are_found_by_their_numbers() {
        assert_eq!(look_up(BOOK, "xy-1.1").as_deref(), Some("XY-1.1  One."));
        assert_eq!(look_up(BOOK, "XY-1").as_deref(), Some("XY-1 Setup\nXY-1.1  One.\nXY-1.11  Eleven."));
        assert_eq!(look_up(BOOK, "").as_deref(), Some("XY-1 Setup\nXY-11 More"));
        assert_eq!(look_up(BOOK, "XY-1.2"), None);
        assert_eq!(look_up(BOOK, "XY-2"), None);
    }
}
