//! `cosmodrome away-missions sight`: who sees what on somebody's table.

use super::position::{print, read_position};
use ::away_missions::hex::Hex;
use ::away_missions::position::{Position, SeenOnFile, SightFile};
use table::Phrase;
use terminal::{CommandOfGame, Failure, FileArguments, Page, Voice};

/// What is typed as `sight`.
pub struct Sight;

impl CommandOfGame for Sight {
    type Arguments = FileArguments;

    const PAGE: Page = Page::of_file(
        "sight",
        ["cli-help-sight", "cli-usage-sight", "cli-help-sight-more"],
        &[("file", "cli-help-sight-file", "cli-value-file")],
        &[("json", "cli-help-sight-json")],
    );

    fn run(arguments: &FileArguments, voice: &mut Voice) -> Result<(), Failure> {
        let position = read_position(&arguments.file)?;
        let sight = SightFile::of(&position);
        if arguments.json {
            return print(serde_json::to_string_pretty(&sight), voice);
        }
        for tile in position.field.tile_ids() {
            let Some(here) = position.field.hex(tile) else { continue };
            let from = || sight.pairs.iter().filter(|pair| pair.from == here);
            let rocketeers = from().filter(|pair| pair.rocketeer.visible);
            let aliens = from().filter(|pair| pair.alien.visible);
            let phrase = Phrase::new("cli-away-missions-sight")
                .text("tile", named(&position, here))
                .text("rocketeers", list(rocketeers.map(|pair| seen(&position, pair.to, &pair.rocketeer))))
                .text("aliens", list(aliens.map(|pair| seen(&position, pair.to, &pair.alien))));
            voice.say(&phrase)?;
        }
        Ok(())
    }
}

fn list(tiles: impl Iterator<Item = String>) -> String {
    let tiles: Vec<String> = tiles.collect();
    if tiles.is_empty() { "–".to_owned() } else { tiles.join(", ") }
}

/// A tile with its range.
fn seen(position: &Position, tile: Hex, seen: &SeenOnFile) -> String {
    let range = seen.range.map_or_else(|| "–".to_owned(), |range| range.to_string());
    format!("{} ({range})", named(position, tile))
}

/// A tile by its number, or by its place while it has none.
fn named(position: &Position, at: Hex) -> String {
    let tile = position.field.tile_at(at).and_then(|tile| position.field.tile(tile));
    match tile.and_then(|tile| tile.number()) {
        Some(number) => number.to_string(),
        None => format!("[{}, {}]", at.q, at.r),
    }
}
