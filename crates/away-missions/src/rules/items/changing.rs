//! Items that change a roll or what comes of it: Tools, Time Warp, Reality Inverter, Lucky Rabbit's Foot, Scientist,
//! Telepathy Band and Tape Recorder (AM-8.5, AM-8.13).

use crate::agenda::{Roll, RollStage};
use crate::command::Aim;
use crate::field::ItemId;
use crate::{AwayMissions, Event, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// Whether this card may change the roll. Without an aim: whether it could with some aim.
    pub(crate) fn check_change(&self, roll: &Roll, card: ItemId, aim: Option<&Aim>) -> Result<(), Refusal> {
        let item = self.check_card(roll.who, card)?.item;
        let early = roll.stage == RollStage::Rolled;
        let dice = |most: usize| match aim {
            None => Ok(()),
            Some(Aim::Dice(places)) => {
                let mut seen = Vec::new();
                for place in places {
                    if usize::from(*place) >= roll.dice.len() || seen.contains(place) {
                        return Err(Refusal::WrongTarget);
                    }
                    seen.push(*place);
                }
                if places.is_empty() || places.len() > most { Err(Refusal::WrongTarget) } else { Ok(()) }
            }
            Some(_) => Err(Refusal::WrongTarget),
        };
        let nothing = || match aim {
            None | Some(Aim::Nothing) => Ok(()),
            Some(_) => Err(Refusal::WrongTarget),
        };
        match item {
            Item::Tools | Item::TimeWarp | Item::RealityInverter | Item::LuckyRabbitsFoot
                if !early || roll.dice.is_empty() || roll.changed_by.contains(&card) =>
            {
                Err(Refusal::CannotReroll)
            }
            Item::Tools | Item::RealityInverter | Item::LuckyRabbitsFoot if roll.must_be_accepted() => {
                Err(Refusal::MustBeAccepted)
            }
            Item::Tools if !roll.is_iq() => Err(Refusal::CannotReroll),
            Item::Tools | Item::RealityInverter => nothing(),
            Item::TimeWarp => dice(roll.dice.len()),
            Item::LuckyRabbitsFoot => dice(1),
            Item::RtScientist if early && roll.is_iq() && roll.successes() > 0 => nothing(),
            // A stored Overkill helps a roll that has succeeded, before or while Overkills are spent.
            Item::TapeRecorder if !roll.is_combat() && roll.successes() > 0 => {
                if self.card_of(roll.who, card).is_some_and(|card| card.recording) {
                    nothing()
                } else {
                    Err(Refusal::NothingToRecord)
                }
            }
            Item::RtScientist | Item::TapeRecorder => Err(Refusal::NotOnThisRoll),
            _ => Err(Refusal::UseItOtherwise),
        }
    }

    /// A card changes the roll on the table.
    pub(crate) fn change_roll(&mut self, who: Who, card: ItemId, aim: &Aim, story: &mut Story<Event>) {
        let Some(item) = self.card_of(who, card).map(|card| card.item) else { return };
        self.use_up(who, card, story);
        let places: Vec<usize> = match (item, aim) {
            (Item::Tools, _) => (0..self.open_roll().map_or(0, |roll| roll.dice.len())).collect(),
            (_, Aim::Dice(places)) => places.iter().map(|place| usize::from(*place)).collect(),
            _ => Vec::new(),
        };
        let fresh: Vec<u8> = places.iter().map(|_| self.roll_die()).collect();
        let Some(roll) = self.open_roll_mut() else { return };
        roll.changed_by.push(card);
        for (place, die) in places.into_iter().zip(fresh) {
            if let Some(old) = roll.dice.get_mut(place) {
                *old = die;
            }
        }
        match item {
            Item::Tools | Item::TimeWarp | Item::LuckyRabbitsFoot => {
                story.uncover();
                let (dice, successes) = (roll.dice.clone(), roll.successes());
                story.tell(Audience::All, Event::Rerolled { who, item, dice, successes });
                if item == Item::Tools && successes == 0 {
                    self.discard(who, card, story);
                }
            }
            Item::RealityInverter => {
                roll.inverted = true;
                let successes = roll.successes();
                story.tell(Audience::All, Event::Inverted { who, successes });
            }
            Item::RtScientist | Item::TapeRecorder => {
                match roll.stage {
                    RollStage::Rolled => roll.extra = roll.extra.saturating_add(1),
                    RollStage::Spending => roll.overkills = roll.overkills.saturating_add(1),
                }
                story.tell(Audience::All, Event::ExtraOverkill { who, item });
                if let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) {
                    held.recording = false;
                }
            }
            Item::TelepathyBand => {
                if let Aim::Rocketeer(whose) = aim {
                    roll.borrowed = Some(*whose);
                    story.tell(Audience::All, Event::Borrowed { who, whose: *whose });
                }
            }
            _ => {}
        }
    }

    /// AM-15.12: another's personal option for the Overkills of this roll.
    pub(crate) fn check_borrow(&self, roll: &Roll, card: ItemId, aim: &Aim) -> Result<(), Refusal> {
        self.check_card(roll.who, card)?;
        let Aim::Rocketeer(whose) = aim else { return Err(Refusal::WrongTarget) };
        if roll.stage != RollStage::Spending || roll.overkills == 0 {
            return Err(Refusal::NoOverkills);
        }
        if *whose == roll.who || self.field.rocketeer(*whose).is_none() {
            return Err(Refusal::NotInTheGame);
        }
        Ok(())
    }

    /// Whether a Telepathy Band in hand would give Overkills that are left a use.
    pub(crate) fn band_could_help(&self, roll: &Roll) -> bool {
        let Some(rocketeer) = self.field.rocketeer(roll.who) else { return false };
        let mut bands = rocketeer.items.iter().filter(|card| card.item == Item::TelepathyBand);
        bands.any(|band| {
            self.field.rocketeers.iter().any(|other| {
                let aim = Aim::Rocketeer(other.who);
                let borrowed = Roll { borrowed: Some(other.who), ..roll.clone() };
                self.check_borrow(roll, band.id, &aim).is_ok() && !self.overkill_options(&borrowed).is_empty()
            })
        })
    }

    /// AM-14.23: whether an Overkill of this roll can be stored.
    pub(crate) fn check_record(&self, roll: &Roll, card: ItemId) -> Result<(), Refusal> {
        let held = self.check_card(roll.who, card)?;
        if held.item != Item::TapeRecorder {
            return Err(Refusal::UseItOtherwise);
        }
        if roll.is_combat() {
            return Err(Refusal::NotOnThisRoll);
        }
        if held.recording { Err(Refusal::StoredAlready) } else { Ok(()) }
    }

    /// An Overkill is stored.
    pub(crate) fn record(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        self.use_up(who, card, story);
        if let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) {
            held.recording = true;
        }
        story.tell(Audience::All, Event::Stored { who });
    }
}
