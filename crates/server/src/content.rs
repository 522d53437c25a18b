//! Content that a person brings to a table in place of the built-in one: a track, a scenario, cards. It is checked by its
//! game, limited in size, kept in the table's log and shown to everybody who looks at the table.

use crate::entry::{Change, Key};
use crate::failure::Failed;
use crate::fair::Work;
use crate::hosted::GameHost;
use crate::protocol::{ApiError, ApiErrorCode, ContentInfo, Refused, RefusedCode, TableEvent, TablePhase};
use crate::room::guard;
use crate::state::TableState;
use crate::web::{App, From};
use crate::words;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use table::Phrase;

/// The largest content, in bytes.
pub const LARGEST: usize = 256 * 1024;
/// The largest request that carries content: most line breaks, quotes and backslashes take two bytes in JSON.
pub const LARGEST_BODY: usize = 3 * LARGEST;
/// How many faults are told at once.
const FAULTS: usize = 20;

/// Content that passed its game's check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Brought {
    /// What the person brought.
    pub text: Arc<str>,
    /// What the game says it holds.
    pub holds: Phrase,
}

impl Brought {
    /// Has a game check a text.
    pub fn read(game: &dyn GameHost, text: String) -> Result<Brought, Failed> {
        if text.len() > LARGEST {
            return Err(Failed::too_large(LARGEST));
        }
        let checked = guard(|| game.check_content(&text)).ok_or(ApiErrorCode::Unavailable)?;
        match checked {
            Ok(holds) => Ok(Brought { text: text.into(), holds }),
            Err(mut faults) => {
                let code = ApiErrorCode::BadContent;
                let phrase = words::api_error(code).number("faults", faults.len() as i64);
                faults.truncate(FAULTS);
                Err(Failed(ApiError { code, phrase, faults }))
            }
        }
    }

    /// The same on a thread of its own: whoever moves at a table does not wait for somebody's file.
    pub async fn read_aside(
        app: &App,
        from: From,
        game: Arc<dyn GameHost>,
        text: String,
    ) -> Result<Brought, Failed> {
        let read = app.shared.shares.run(Work::Question, from.0, move || Brought::read(&*game, text)).await?;
        if matches!(&read, Err(failed) if failed.0.code == ApiErrorCode::Unavailable) {
            app.shared.metrics.panics.fetch_add(1, Relaxed);
        }
        read
    }

    /// What people see of it.
    pub fn info(&self) -> ContentInfo {
        ContentInfo { holds: self.holds.clone(), bytes: self.text.len() as u32 }
    }
}

impl TableState {
    /// The entry that brings other content, or takes the built-in one again.
    pub fn plan_content(&self, key: &Key, brought: Option<Brought>) -> Result<Change, Refused> {
        if self.phase() != TablePhase::Waiting {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        if self.chairs.host() != key {
            return Err(words::refused(RefusedCode::NotHost));
        }
        Ok(Change::Content { brought })
    }

    /// Carries that entry out.
    pub fn set_content(&mut self, brought: &Option<Brought>) -> TableEvent {
        self.content.clone_from(brought);
        self.check_setup();
        if brought.is_some() { TableEvent::ContentBrought } else { TableEvent::ContentRemoved }
    }
}
