//! Chapter 30: talking. None of it changes the mission.

use crate::talk::{Favour, Request, Saying};
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Audience, Seat, Story};

impl AwayMissions {
    /// AM-30.1: somebody asks another player's Rocketeer for something.
    pub(crate) fn ask(
        &mut self,
        seat: Seat,
        who: Who,
        favour: Favour,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if self.turn == 0 || self.end.is_some() {
            return Err(Refusal::NobodyToTalkTo);
        }
        let asked = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        if asked.seat == seat {
            return Err(Refusal::AsksHimself);
        }
        let event = match favour {
            Favour::Come { to } => {
                self.field.tile(to).filter(|tile| !tile.gone).ok_or(Refusal::NoSuchTile)?;
                Event::AskedToCome { seat, who, tile: to }
            }
            Favour::Cover { whom } => {
                self.field.rocketeer(whom).ok_or(Refusal::NotInTheGame)?;
                Event::AskedToCover { seat, who, whom }
            }
            Favour::Heal { patient } => {
                self.field.rocketeer(patient).ok_or(Refusal::NotInTheGame)?;
                Event::AskedToHeal { seat, who, whom: patient }
            }
            Favour::Wait => Event::AskedToWait { seat, who },
        };
        self.talk.requests.retain(|request| (request.from, request.who) != (seat, who));
        self.talk.requests.push(Request { from: seat, who, favour, answer: None });
        story.tell(Audience::All, event);
        Ok(())
    }

    /// AM-30.3, AM-30.4: an answer, or what a Rocketeer is about to do.
    pub(crate) fn say(&mut self, who: Who, saying: Saying, story: &mut Story<Event>) -> Result<(), Refusal> {
        if self.turn == 0 || self.end.is_some() {
            return Err(Refusal::NobodyToTalkTo);
        }
        match saying {
            Saying::Yes | Saying::No => {
                let yes = saying == Saying::Yes;
                let mut open =
                    self.talk.requests.iter_mut().filter(|one| one.who == who && one.answer.is_none());
                let Some(first) = open.next() else { return Err(Refusal::NotAskedFor) };
                first.answer = Some(yes);
                open.for_each(|one| one.answer = Some(yes));
                story.tell(Audience::All, if yes { Event::Consents { who } } else { Event::Refuses { who } });
            }
            Saying::Intend(intention) => {
                let event = match intention.tile {
                    Some(tile) => {
                        self.field.tile(tile).filter(|tile| !tile.gone).ok_or(Refusal::NoSuchTile)?;
                        Event::IntendsThere { who, deed: intention.deed, tile, why: intention.why }
                    }
                    None => Event::Intends { who, deed: intention.deed, why: intention.why },
                };
                self.talk.intentions.retain(|(other, _)| *other != who);
                self.talk.intentions.push((who, intention));
                story.tell(Audience::All, event);
            }
        }
        Ok(())
    }

    /// AM-30.2: with Cleanup everything said is over.
    pub(crate) fn fall_silent(&mut self) {
        self.talk.requests.clear();
        self.talk.intentions.clear();
    }
}
