//! `cosmodrome bots`: who can take a chair.

use crate::arguments::BotsArguments;
use crate::failure::Failure;
use crate::game::GameList;
use crate::table_text::{Align, TextTable};
use crate::voice::Voice;

/// Lists the bots of a game, weakest first.
pub fn list_bots(games: &GameList, arguments: &BotsArguments, voice: &mut Voice) -> Result<(), Failure> {
    let game = games.named(&arguments.game)?;
    let mut lines = TextTable::new(&[Align::Left, Align::Left]);
    for bot in game.bots() {
        lines.row(vec![bot.to_owned(), voice.speaker.text(&format!("{}-bot-{bot}", game.id()))]);
    }
    Ok(voice.line(&lines.to_string())?)
}
