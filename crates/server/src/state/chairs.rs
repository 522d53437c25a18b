//! Who sits where: people, programs and bots, and who has the host's rights.

use super::Broken;
use crate::entry::Key;
use crate::protocol::{Holder, SeatColour};
use table::{Seat, SeatName};

/// The chairs of a table. Only an entry of the log changes them.
#[derive(Clone, Debug)]
pub struct Chairs {
    list: Vec<ChairState>,
    host: Key,
}

#[derive(Clone, Debug, Default)]
pub(super) struct ChairState {
    pub holder: HolderState,
    pub ready: bool,
    /// The bot that plays for a person who is away.
    pub away: Option<String>,
    /// Until when others wait for them before a bot does.
    pub patience: u64,
    /// Whether somebody else may take the chair.
    pub offered: bool,
    pub colour: Option<SeatColour>,
}

#[derive(Clone, Debug, Default)]
pub(super) enum HolderState {
    #[default]
    Empty,
    /// A person, or a program when the key says so.
    Held {
        key: Key,
        name: String,
    },
    Bot(String),
}

impl HolderState {
    pub fn public(&self) -> Holder {
        match self {
            HolderState::Empty => Holder::Empty,
            HolderState::Held { key, .. } if key.is_program() => Holder::Program,
            HolderState::Held { .. } => Holder::Person,
            HolderState::Bot(_) => Holder::Bot,
        }
    }
}

impl Chairs {
    pub(super) fn new(host: Key) -> Chairs {
        Chairs { list: Vec::new(), host }
    }

    /// How many there are.
    pub fn count(&self) -> u8 {
        self.list.len() as u8
    }

    /// All of them, in the order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &ChairState)> {
        self.seats().zip(&self.list)
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&ChairState> {
        self.list.get(seat.index())
    }

    pub(super) fn get_mut(&mut self, seat: Seat) -> Result<&mut ChairState, Broken> {
        self.list.get_mut(seat.index()).ok_or(Broken)
    }

    /// The chair that belongs to somebody.
    pub fn of(&self, key: &Key) -> Option<Seat> {
        self.seats().find(|seat| self.holder(*seat) == Some(key))
    }

    /// Whether a bot plays on somebody's chair.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|chair| chair.away.is_some())
    }

    /// Whether somebody else may take the chair of a person who is away.
    pub fn is_offered(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|chair| chair.offered)
    }

    /// Until when others wait for a person before a bot plays, milliseconds since 1970.
    pub fn patience(&self, seat: Seat) -> u64 {
        self.get(seat).map_or(0, |chair| chair.patience)
    }

    /// The colour that was chosen for a chair.
    pub fn colour(&self, seat: Seat) -> Option<SeatColour> {
        self.get(seat)?.colour
    }

    /// The host.
    pub fn host(&self) -> &Key {
        &self.host
    }

    /// Who holds a chair: a person or a program.
    pub fn holder(&self, seat: Seat) -> Option<&Key> {
        match &self.get(seat)?.holder {
            HolderState::Held { key, .. } => Some(key),
            _ => None,
        }
    }

    /// Whether a chair belongs to a person.
    pub fn is_persons(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|key| !key.is_program())
    }

    /// The name on a chair.
    pub fn name(&self, seat: Seat) -> &str {
        match self.get(seat).map(|chair| &chair.holder) {
            Some(HolderState::Held { name, .. } | HolderState::Bot(name)) => name,
            _ => "",
        }
    }

    /// The kind of bot that moves for a chair.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let chair = self.get(seat)?;
        match &chair.holder {
            HolderState::Bot(kind) => Some(kind),
            _ => chair.away.as_deref(),
        }
    }

    /// Who sits where, for the record.
    pub fn names(&self) -> Vec<SeatName> {
        let name = |chair: &ChairState| match &chair.holder {
            HolderState::Empty => SeatName { name: String::new(), bot: None },
            HolderState::Held { name, .. } => SeatName { name: name.clone(), bot: None },
            HolderState::Bot(kind) => SeatName { name: kind.clone(), bot: Some(kind.clone()) },
        };
        self.list.iter().map(name).collect()
    }

    /// Whether a game can begin: every chair is taken, and everybody but the host has said so.
    pub(super) fn are_ready(&self) -> bool {
        self.list.iter().all(|chair| match &chair.holder {
            HolderState::Empty => false,
            HolderState::Held { key, .. } => chair.ready || *key == self.host,
            HolderState::Bot(_) => true,
        })
    }

    pub(super) fn resize(&mut self, count: u8) {
        self.list.resize(usize::from(count), ChairState::default());
    }

    /// Whoever was ready was ready for other options.
    pub(super) fn ask_again(&mut self) {
        for chair in &mut self.list {
            chair.ready &= !matches!(&chair.holder, HolderState::Held { key, .. } if !key.is_program());
        }
    }

    pub(super) fn take(&mut self, seat: Seat, holder: HolderState, ready: bool) -> Result<(), Broken> {
        *self.get_mut(seat)? = ChairState { holder, ready, ..ChairState::default() };
        Ok(())
    }

    /// A person is back, or goes on with another key.
    pub(super) fn come_back(&mut self, seat: Seat, key: Option<&Key>) -> Result<(), Broken> {
        let chair = self.get_mut(seat)?;
        (chair.away, chair.patience, chair.offered) = (None, 0, false);
        if let (Some(new), HolderState::Held { key, .. }) = (key, &mut chair.holder) {
            let old = std::mem::replace(key, new.clone());
            if old == self.host {
                self.host = new.clone();
            }
        }
        Ok(())
    }

    /// A chair becomes empty. The host's rights pass on to somebody who stays.
    pub(super) fn leave(&mut self, seat: Seat) -> Result<(), Broken> {
        let left = std::mem::take(self.get_mut(seat)?);
        if matches!(left.holder, HolderState::Held { key, .. } if key == self.host)
            && let Some(next) = self.seats().find(|seat| self.is_persons(*seat))
            && let Some(next) = self.holder(next).cloned()
        {
            self.host = next;
        }
        Ok(())
    }

    pub(super) fn set_host(&mut self, key: &Key) {
        self.host = key.clone();
    }
}
