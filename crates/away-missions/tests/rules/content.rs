//! What is in the box (chapters 2 and 3), and the language of scenarios (chapter 27).

use away_missions::content::Content;

/// AM-27.68: all twenty scenarios are written in the language and pass the check
#[test]
fn the_twenty_scenarios_have_no_fault() {
    let scenarios = Content::standard().scenarios();
    assert_eq!(scenarios.len(), 20);
    for (scenario, number) in scenarios.iter().zip(1..) {
        assert_eq!(scenario.number, Some(number));
        assert_eq!(scenario.check(), Vec::new(), "{}", scenario.id);
    }
}
