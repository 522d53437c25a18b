//! The data files and their checks.

use space_alert::Content;

#[test]
fn the_built_in_content_is_whole() {
    let content = Content::standard();
    assert_eq!(content.threats().len(), 55);
    assert_eq!(content.trajectory_numbers().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    let copies: u32 = content.cards().actions.iter().map(|card| u32::from(card.copies)).sum();
    assert_eq!((copies, content.cards().heroics.len()), (90, 6));
}
