//! `cosmodrome bots`: who can take a chair.

use crate::cli::BotsArguments;
use crate::errors::Failure;
use crate::games;
use crate::table_text::{Align, TextTable};
use crate::voice::Voice;

/// Lists the bots of a game, weakest first.
pub fn run(arguments: &BotsArguments, voice: &mut Voice) -> Result<(), Failure> {
    let game = games::named(&arguments.game)?;
    let mut lines = TextTable::new(&[Align::Left, Align::Left]);
    for bot in game.bots() {
        lines.row(vec![bot.to_owned(), voice.speaker.text(&format!("{}-bot-{bot}", game.id()))]);
    }
    Ok(voice.line(&lines.to_string())?)
}
