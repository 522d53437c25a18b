//! What a simulation has to say: as a table, as JSON, and game by game as CSV.

use crate::game::AnyGame;
use crate::simulate::{Plan, Tally, WHOLE_WIN, distinct_names};
use crate::table_text::{Align, TextTable};
use crate::voice::Voice;
use serde::Serialize;
use std::fmt::Write as _;
use std::io;
use std::time::Duration;
use table::{Options, Phrase, Seat};

/// The sums of a simulation.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    games: u64,
    /// A number, or 64 hexadecimal digits.
    seed: serde_json::Value,
    options: Options,
    threads: usize,
    seats: Vec<SeatReport>,
    /// The result of a game in which all chairs win or lose as one.
    #[serde(skip_serializing_if = "Option::is_none")]
    crew: Option<CrewReport>,
    /// Games with more than one winner.
    shared: u64,
    /// Games that nobody won.
    lost: u64,
    commands: u64,
    mean_commands: f64,
    mean_rounds: f64,
    seconds: f64,
    games_per_second: f64,
    commands_per_second: f64,
}

#[derive(Debug, Serialize)]
struct CrewReport {
    won: u64,
    lost: u64,
    win_rate: f64,
    /// Half the width of the 95 % interval around the win rate.
    win_rate_margin: f64,
    mean_score: f64,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    bot: String,
    /// A shared victory counts as a share, unless it is a crew's: that is everybody's as a whole.
    wins: f64,
    win_rate: f64,
    /// Half the width of the 95 % interval around the win rate.
    win_rate_margin: f64,
    mean_score: f64,
}

impl Report {
    /// Sums it up. `seed` is what the person gave.
    pub fn new(game: &dyn AnyGame, seed: &str, plan: &Plan, tally: &Tally, took: Duration) -> Report {
        let games = plan.games.max(1) as f64;
        let crew = game.is_for_a_crew().then(|| {
            let won = plan.games - tally.lost;
            let rate = won as f64 / games;
            // Everybody has the crew's score.
            let score = tally.scores.first().copied().unwrap_or_default();
            CrewReport {
                won,
                lost: tally.lost,
                win_rate: rate,
                win_rate_margin: margin(rate, games),
                mean_score: score as f64 / games,
            }
        });
        let seconds = took.as_secs_f64();
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let seat = |(bot, (wins, score)): (&String, (&u64, &i64))| {
            let wins = crew.as_ref().map_or(*wins as f64 / WHOLE_WIN as f64, |crew| crew.won as f64);
            let rate = wins / games;
            SeatReport {
                bot: bot.clone(),
                wins,
                win_rate: rate,
                win_rate_margin: margin(rate, games),
                mean_score: *score as f64 / games,
            }
        };
        Report {
            game: game.id(),
            games: plan.games,
            seed: seed.parse::<u64>().map_or_else(|_| seed.into(), Into::into),
            options: plan.options.clone(),
            threads: plan.threads,
            seats: plan.seats.iter().zip(tally.wins.iter().zip(&tally.scores)).map(seat).collect(),
            crew,
            shared: tally.shared,
            lost: tally.lost,
            commands: tally.commands,
            mean_commands: tally.commands as f64 / games,
            mean_rounds: tally.rounds as f64 / games,
            seconds,
            games_per_second: per_second(plan.games),
            commands_per_second: per_second(tally.commands),
        }
    }

    /// For programs, on one line.
    pub fn json(&self) -> String {
        // Plain data with names for keys always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Says it in words and columns.
    pub fn say(&self, voice: &mut Voice) -> io::Result<()> {
        let number = |voice: &Voice, number: f64, decimals| voice.speaker.decimal(number, decimals);
        match &self.crew {
            Some(crew) => self.say_crew(crew, voice)?,
            None => self.say_seats(voice)?,
        }
        voice.line("")?;
        let mean_rounds = number(voice, self.mean_rounds, 1);
        let mean_commands = number(voice, self.mean_commands, 1);
        voice.say(
            &Phrase::new("cli-report-length")
                .number("games", self.games as i64)
                .text("rounds", mean_rounds)
                .text("commands", mean_commands),
        )?;
        if self.shared > 0 && self.crew.is_none() {
            voice.say(&Phrase::new("cli-report-shared").number("count", self.shared as i64))?;
        }
        if self.lost > 0 && self.crew.is_none() {
            voice.say(&Phrase::new("cli-report-lost").number("count", self.lost as i64))?;
        }
        let seconds = number(voice, self.seconds, 2);
        let games = number(voice, self.games_per_second, 0);
        let commands = number(voice, self.commands_per_second, 0);
        voice.say(
            &Phrase::new("cli-report-speed")
                .text("seconds", seconds)
                .number("threads", self.threads as i64)
                .text("games", games)
                .text("commands", commands),
        )
    }

    /// One line for the whole crew.
    fn say_crew(&self, crew: &CrewReport, voice: &mut Voice) -> io::Result<()> {
        let heads = [
            "cli-report-crew",
            "cli-report-won",
            "cli-report-losses",
            "cli-report-win-rate",
            "cli-report-score",
        ];
        let mut lines =
            TextTable::new(&[Align::Left, Align::Right, Align::Right, Align::Right, Align::Right]);
        lines.row(heads.iter().map(|key| voice.speaker.text(key)).collect());
        let bots: Vec<&str> = self.seats.iter().map(|seat| seat.bot.as_str()).collect();
        lines.row(vec![
            counted(&bots),
            voice.speaker.decimal(crew.won as f64, 0),
            voice.speaker.decimal(crew.lost as f64, 0),
            rate_in_words(voice, crew.win_rate, crew.win_rate_margin),
            voice.speaker.decimal(crew.mean_score, 2),
        ]);
        voice.line(&lines.to_string())
    }

    /// A line for each chair.
    fn say_seats(&self, voice: &mut Voice) -> io::Result<()> {
        let heads = ["cli-report-bot", "cli-report-wins", "cli-report-win-rate", "cli-report-score"];
        let mut lines = TextTable::new(&[Align::Left, Align::Right, Align::Right, Align::Right]);
        lines.row(heads.iter().map(|key| voice.speaker.text(key)).collect());
        let bots: Vec<&str> = self.seats.iter().map(|seat| seat.bot.as_str()).collect();
        for (name, seat) in distinct_names(&bots).into_iter().zip(&self.seats) {
            let wins_decimals = if seat.wins.fract() == 0.0 { 0 } else { 2 };
            lines.row(vec![
                name,
                voice.speaker.decimal(seat.wins, wins_decimals),
                rate_in_words(voice, seat.win_rate, seat.win_rate_margin),
                voice.speaker.decimal(seat.mean_score, 2),
            ]);
        }
        voice.line(&lines.to_string())
    }
}

/// A win rate with its margin, both in percent.
fn rate_in_words(voice: &Voice, rate: f64, margin: f64) -> String {
    let percent = |share: f64| voice.speaker.decimal(share * 100.0, 1);
    let rate = Phrase::new("cli-report-rate").text("rate", percent(rate)).text("margin", percent(margin));
    voice.speaker.text_with(&rate)
}

/// Who makes up a crew, each kind once with its number: `2 officer, 3 veteran`.
fn counted(bots: &[&str]) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for bot in bots {
        match kinds.iter_mut().find(|(kind, _)| kind == bot) {
            Some((_, count)) => *count += 1,
            None => kinds.push((bot, 1)),
        }
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    kinds.join(", ")
}

/// Half the width of Wilson's 95 % interval, which stays honest when a bot wins all games or none.
fn margin(rate: f64, games: f64) -> f64 {
    let z = 1.96;
    let spread = rate * (1.0 - rate) / games + z * z / (4.0 * games * games);
    z * spread.sqrt() / (1.0 + z * z / games)
}

/// Every game on a line of its own. The column names are the same in every language, for programs.
pub fn csv(plan: &Plan, tally: &Tally) -> String {
    let mut text = String::from("index,seed,rounds,commands");
    for seat in 1..=plan.seats.len() {
        let _ = write!(text, ",bot_{seat},score_{seat},won_{seat}");
    }
    text.push('\n');
    for line in &tally.games {
        let _ = write!(text, "{},{},{},{}", line.index, line.seed.to_hex(), line.rounds, line.commands);
        for (chair, entry) in line.entries.iter().enumerate() {
            let score = line.outcome.scores.get(chair).copied().unwrap_or_default();
            let won = line.outcome.winners.contains(&Seat(chair as u8));
            let _ = write!(text, ",{},{score},{}", plan.seats[*entry], u8::from(won));
        }
        text.push('\n');
    }
    text
}
