//! What somebody is asked, and the answers (AM-1.3, AM-27.39, AM-27.40).

use crate::agenda::{Question, Task};
use crate::command::Answer;
use crate::content::Content;
use crate::field::{ItemCard, ItemId};
use crate::rules::scenario::has_tag;
use crate::scenario::Tag;
use crate::{AwayMissions, Component, Event, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// The answers that a question takes.
    pub(crate) fn answers(&self, question: &Question) -> Vec<Answer> {
        match question {
            Question::Trade { .. } | Question::Moved { .. } => vec![Answer::Yes, Answer::No],
            Question::Component { .. } => Component::ALL.iter().map(|one| Answer::Component(*one)).collect(),
            Question::OneOf { branches, .. } => {
                (0u8..).zip(branches).map(|(number, _)| Answer::Choice(number)).collect()
            }
            Question::FromTheBox { .. } => {
                let mut kinds: Vec<_> = self.supply.unused.iter().copied().collect();
                kinds.dedup();
                kinds.into_iter().map(Answer::Item).collect()
            }
            Question::FillUp { who, tag } => {
                self.fillable(*who, *tag).into_iter().map(Answer::Card).collect()
            }
        }
    }

    /// Carries out an answer.
    pub(crate) fn answer_question(
        &mut self,
        question: Question,
        answer: Answer,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if !self.answers(&question).contains(&answer) {
            return Err(Refusal::WrongAnswer);
        }
        self.agenda.pop();
        match (question, answer) {
            (Question::Trade { from, to, give, take }, Answer::Yes) => {
                self.trade(from, to, &give, &take, story)
            }
            (Question::Trade { to, .. }, _) => story.tell(Audience::All, Event::Declined { who: to }),
            (Question::Moved { by, card, who, path, .. }, Answer::Yes) => {
                story.tell(Audience::All, Event::Agrees { who });
                if let Some(card) = card {
                    self.use_up(by, card, story);
                }
                self.haul_rocketeer(who, &path, story);
            }
            (Question::Moved { who, .. }, _) => story.tell(Audience::All, Event::Declined { who }),
            (Question::Component { who }, Answer::Component(one)) => self.gain_component(who, one, story),
            (Question::OneOf { branches, .. }, Answer::Choice(number)) => {
                let chosen = branches.into_iter().nth(usize::from(number));
                self.agenda.extend(chosen.map(Task::Effects));
            }
            (Question::FromTheBox { who }, Answer::Item(item)) => {
                self.supply.unused.take(&item);
                self.hand_over(who, item, story);
            }
            (Question::FillUp { who, .. }, Answer::Card(card)) => {
                if let Some(card) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) {
                    card.charges = Content::standard().item(card.item).charges.unwrap_or_default();
                    let (item, charges) = (card.item, card.charges);
                    story.tell(Audience::All, Event::Charged { who, item, charges });
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl AwayMissions {
    /// Cards of this kind that can be filled up (AM-27.40).
    pub(crate) fn fillable(&self, who: Who, tag: Tag) -> Vec<ItemId> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let content = Content::standard();
        let short = |card: &&ItemCard| {
            has_tag(card.item, tag)
                && card.analyzed
                && content.item(card.item).charges.is_some_and(|full| card.charges < full)
        };
        rocketeer.items.iter().filter(short).map(|card| card.id).collect()
    }

    /// Whether there is one.
    pub(crate) fn can_fill_up(&self, who: Who, tag: Tag) -> bool {
        !self.fillable(who, tag).is_empty()
    }
}
