//! `cosmodrome away-missions sight`: who sees what on somebody's table.

use super::position::{print, read_position};
use ::away_missions::hex::Hex;
use ::away_missions::position::{Position, SeenOnFile, SightFile};
use clap::Args;
use std::path::PathBuf;
use table::Phrase;
use terminal::{CommandOfGame, Failure, Page, Voice};

#[derive(Debug, Args)]
pub struct SightArguments {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

impl CommandOfGame for SightArguments {
    const PAGE: Page = Page {
        name: "sight",
        about: "cli-help-sight",
        usage: "cli-usage-sight",
        more: "cli-help-sight-more",
        values: &[("file", "cli-help-sight-file", "cli-value-file")],
        flags: &[("json", "cli-help-sight-json")],
    };

    fn run(&self, voice: &mut Voice) -> Result<(), Failure> {
        let position = read_position(&self.file)?;
        let sight = SightFile::of(&position);
        if self.json {
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
