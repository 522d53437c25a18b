//! Standard output, in a language.

use std::io::{self, BufWriter, Stdout, Write};

use speech::Speaker;
use table::Phrase;

/// Whoever speaks to the person at the terminal.
pub struct Voice {
    /// Who turns phrases into sentences.
    pub speaker: Speaker,
    out: BufWriter<Stdout>,
}

impl Voice {
    /// Speaks on standard output.
    pub fn new(speaker: Speaker) -> Voice {
        Voice { speaker, out: BufWriter::new(io::stdout()) }
    }

    /// Writes a line as it is.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    /// Says a phrase in which no seat is named, on a line of its own.
    pub fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let text = self.speaker.text_with(phrase);
        self.line(&text)
    }

    /// Writes without ending the line, and shows it at once.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text} ")?;
        self.out.flush()
    }

    /// Shows everything said so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
