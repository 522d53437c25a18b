//! The audit as a whole, on a made-up workspace.

use super::fixture::Fixture;
use super::*;

const ENGLISH: &str = "docs/rules/rocketmen.md";
const FRENCH: &str = "docs/rules/rocketmen.fr.md";
const TESTS: &str = "crates/rocketmen/tests/buying.rs";

fn audit(fixture: &Fixture) -> Audit {
    Audit::of(&fixture.workspace(), "rocketmen").unwrap()
}

fn gaps(fixture: &Fixture) -> Vec<String> {
    audit(fixture).gaps().iter().map(|rule| rule.id.to_string()).collect()
}

fn error(fixture: &Fixture) -> String {
    show_table(&fixture.workspace()).unwrap_err().to_string()
}

#[test]
fn a_complete_workspace_passes() {
    let fixture = Fixture::complete();
    assert_eq!(audit(&fixture).failures, [] as [&str; 0]);
    assert_eq!(gaps(&fixture), [] as [&str; 0]);
    show_table(&fixture.workspace()).unwrap();
    show_json(&fixture.workspace()).unwrap();
}

#[test]
fn the_table_counts_by_chapter_and_shows_gaps_with_their_text() {
    let fixture = Fixture::complete();
    fixture.replace(TESTS, "RM-4.1: pay", "pays");
    assert_eq!(
        report::table(&audit(&fixture)),
        "\
rocketmen
  chapter      rules  covered  gaps
  RM-1 Goal        1        1     0
  RM-4 Buying      2        1     1
  total            3        2     1
rocketmen: rules without a test
  RM-4.1  Pay first; see RM-1.1.
"
    );
}

#[test]
fn the_json_holds_the_figures() {
    let fixture = Fixture::complete();
    fixture.replace(TESTS, "RM-4.2: always", "always");
    let audits = audit_all(&fixture.workspace()).unwrap();
    assert_eq!(
        report::json(&audits).unwrap(),
        r#"[{"game":"rocketmen","rules":3,"covered":2,"gaps":["RM-4.2"]}]"#
    );
    assert!(show_json(&fixture.workspace()).is_err());
}

#[test]
fn a_gap_fails() {
    let fixture = Fixture::complete();
    fixture.replace(TESTS, "#[test]\nfn pay", "#[test]\n#[ignore]\nfn pay");
    assert_eq!(gaps(&fixture), ["RM-4.1"]);
    assert_eq!(error(&fixture), "rules without a test: 1");
}

#[test]
fn citing_a_chapter_does_not_prove_its_rules() {
    let fixture = Fixture::complete();
    fixture.replace(TESTS, "RM-4.1", "RM-4");
    assert_eq!(gaps(&fixture), ["RM-4.1"]);
    assert_eq!(audit(&fixture).failures, [] as [&str; 0]);
}

#[test]
fn an_unknown_citation_fails_wherever_it_stands() {
    for (path, text) in [
        ("crates/rocketmen/tests/more.rs", "/// RM-4.99: odd\n#[test]\nfn odd() {}\n"),
        ("crates/rocketmen/src/more.rs", "const RULE: &str = \"RM-4.99\";\n"),
        ("crates/rocketmen/src/rules/more.rs", "// RM-4.99 says so.\n"),
        ("crates/rocketmen/data/more.toml", "rule = \"RM-4.99\"\n"),
    ] {
        let fixture = Fixture::complete();
        fixture.write(path, text);
        assert_eq!(
            audit(&fixture).failures,
            [format!("RM-4.99 is cited in {path}:1 but no such rule exists")]
        );
        assert_eq!(error(&fixture), "mistakes in rulebooks or citations: 1");
    }
}

#[test]
fn an_unknown_cross_reference_in_a_rulebook_fails() {
    let fixture = Fixture::complete();
    fixture.replace(ENGLISH, "see RM-1.1", "see RM-1.7");
    assert_eq!(audit(&fixture).failures, [format!("RM-1.7 is cited in {ENGLISH}:9 but no such rule exists")]);
}

#[test]
fn a_missing_translation_fails() {
    let fixture = Fixture::complete();
    fixture.remove(FRENCH);
    assert_eq!(audit(&fixture).failures, [format!("{ENGLISH} has no translation {FRENCH}")]);
}

#[test]
fn a_rule_missing_from_the_translation_fails() {
    let fixture = Fixture::complete();
    fixture.replace(FRENCH, "- **RM-4.2** On ne rend pas la monnaie.\n", "");
    assert_eq!(audit(&fixture).failures, [format!("RM-4.2 is in {ENGLISH} but missing from {FRENCH}")]);
}

#[test]
fn a_range_in_a_test_fails() {
    let fixture = Fixture::complete();
    fixture.replace(TESTS, "RM-4.1: pay", "RM-4.1-4.2: pay");
    assert_eq!(
        audit(&fixture).failures,
        [format!("RM-4.1 begins a range in {TESTS}:1; name every rule by itself")]
    );
}

#[test]
fn rules_of_a_game_without_a_crate_are_gaps() {
    let fixture = Fixture::complete();
    fixture.write("docs/rules/comet.md", "## CM-1 Goal\n- **CM-1.1** Survive.\n");
    fixture.write("docs/rules/comet.fr.md", "## CM-1 But\n- **CM-1.1** Survivre.\n");
    assert_eq!(error(&fixture), "rules without a test: 1; mistakes in rulebooks or citations: 1");
}

#[test]
fn a_source_that_is_not_rust_is_an_error() {
    let fixture = Fixture::complete();
    fixture.write("crates/rocketmen/src/broken.rs", "fn broken( {\n");
    assert!(error(&fixture).starts_with("crates/rocketmen/src/broken.rs:"));
}
