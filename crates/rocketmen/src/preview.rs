//! What a command would cost and change, told before it is given.

use crate::cards::CardSet;
use crate::command::{Command, Payment};
use crate::content::{Destination, Effect};
use crate::odds::{self, Helpers};
use crate::rules::payment::{Bill, Purse};
use crate::state::{Launch, Moment, Phase, Rocketmen};
use serde::Serialize;
use table::Seat;

/// A preview of one command. What does not apply is left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What it costs, for buying and placing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub quote: Option<Quote>,
    /// How a launch stands or would stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub launch: Option<LaunchPreview>,
}

/// A price and how far the payment goes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Quote {
    /// What is asked.
    pub price: Bill,
    /// What is offered.
    pub paid: Purse,
    /// Money given for nothing.
    pub surplus: u16,
    /// Money still missing.
    pub missing_money: u16,
    /// Items still missing.
    pub missing_items: u8,
    /// The cheapest way to pay, if there is one.
    pub cheapest: Option<Payment>,
}

/// A launch in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaunchPreview {
    /// Where to.
    pub destination: Destination,
    /// Rocket points there are.
    pub rocket: u8,
    /// Rocket points it takes.
    pub needed: u8,
    /// The space the Rocket would stand on.
    pub position: u8,
    /// The space to reach.
    pub target: u8,
    /// Draws that remain.
    pub draws: u8,
    /// The chance of success from there, everything used as well as possible.
    pub chance: f64,
    /// What aborting would cost right after this.
    pub abort_price: u8,
}

impl Rocketmen {
    /// See [`table::Game::preview`].
    pub(crate) fn previewed(&self, seat: Seat, command: &Command) -> Preview {
        if seat != self.turn || matches!(self.phase, Phase::Over) {
            return Preview::default();
        }
        match *command {
            Command::Buy { cards, engine, pay, model } => {
                let cards = cards & self.displayed();
                let bill = self.bill(cards, engine);
                Preview { quote: Some(self.quote(bill, pay, model, CardSet::EMPTY)), launch: None }
            }
            Command::Place { plan, pad, pay, model } => {
                let placed = (plan.map_or(pad, |plan| pad | CardSet::of(plan))) & self.me().hand;
                let kind = self.check_model(placed | pay.cards, model).ok().flatten();
                let own = self.own_money(placed, kind);
                let price = self.placement_price(placed.len()).saturating_sub(own);
                Preview { quote: Some(self.quote(Bill::money(price), pay, model, placed)), launch: None }
            }
            Command::Launch { destination } if matches!(self.phase, Phase::Acting) => {
                Preview { quote: None, launch: self.launch_preview(destination) }
            }
            _ => Preview { quote: None, launch: self.flight_preview(command) },
        }
    }

    fn quote(
        &self,
        price: Bill,
        pay: Payment,
        model: Option<crate::cards::CardId>,
        reserved: CardSet,
    ) -> Quote {
        let pay = Payment {
            cards: pay.cards & self.me().hand,
            money_tokens: pay.money_tokens.min(self.me().money_tokens()),
            science_tokens: pay.science_tokens.min(self.me().science_tokens()),
        };
        let kind = self.check_model(pay.cards | reserved, model).ok().flatten();
        let paid = self.purse(&pay, kind);
        Quote {
            price,
            paid,
            surplus: paid.money.saturating_sub(price.money),
            missing_money: price.money.saturating_sub(paid.money),
            missing_items: paid.missing_items(&price),
            cheapest: self.cheapest(&price, reserved),
        }
    }

    /// The planned Mission's launch to a destination, if it has a location there.
    pub(crate) fn launch_preview(&self, destination: Destination) -> Option<LaunchPreview> {
        let crate::content::Family::Mission(kind) = self.content.face(self.me().plan?).family else {
            return None;
        };
        let location = self.content.location(destination, kind)?;
        let launch = Launch {
            destination,
            location,
            position: self.boost(destination),
            deck: self.content.constants().success,
            drawn: 0,
            moment: Moment::Ready,
            planning: None,
        };
        Some(self.flight_figures(&launch, self.me().pad))
    }

    /// How a launch under way would stand after a command that chance does not touch.
    fn flight_preview(&self, command: &Command) -> Option<LaunchPreview> {
        let Phase::Launching(mut launch) = self.phase else { return None };
        let price = self.abort_price(&launch);
        let mut pad = self.me().pad;
        match (*command, launch.moment) {
            (Command::Keep, Moment::Answering { value }) => {
                launch.position = launch.position.saturating_add(value);
                launch.moment = Moment::Ready;
            }
            (Command::Trigger { card }, _) if pad.has(card) => {
                pad.remove(card);
                match (self.face(card).effect, launch.moment) {
                    (Effect::Advance { spaces }, _) => {
                        launch.position = launch.position.saturating_add(spaces);
                    }
                    (Effect::ZeroCountsAs { spaces }, Moment::Answering { value: 0 }) => {
                        launch.position = launch.position.saturating_add(spaces);
                        launch.moment = Moment::Ready;
                    }
                    (Effect::Redraw, Moment::Answering { .. }) => {
                        launch.moment = Moment::Ready;
                        launch.drawn -= 1;
                    }
                    (Effect::PlanFirstDraw { .. }, Moment::Ready) => {
                        // The chance before planning already counts on planning well.
                        pad.add(card);
                    }
                    _ => {}
                }
            }
            (Command::Pick { value }, Moment::Picking { revealed })
                if revealed.get(usize::from(value)).is_some_and(|count| *count > 0) =>
            {
                launch.drawn = 1;
                let helpers = self.helpers(pad, false);
                if helpers.redraws > 0 || (value == 0 && helpers.zeros[0] > 0) {
                    // Like any draw it waits for an answer (RM-8.15).
                    launch.moment = Moment::Answering { value };
                } else {
                    launch.position = launch.position.saturating_add(value);
                    launch.moment = Moment::Ready;
                }
            }
            _ => {}
        }
        let mut figures = self.flight_figures(&launch, pad);
        // A draw that is taken back is made again at once, so an abort costs no less than before (RM-7.22).
        figures.abort_price = figures.abort_price.max(price);
        if matches!(command, Command::Abort { .. } | Command::Accept) {
            figures.chance = 0.0;
        }
        Some(figures)
    }

    /// The launch under way as it stands.
    pub(crate) fn flight_now(&self) -> Option<LaunchPreview> {
        let Phase::Launching(launch) = self.phase else { return None };
        Some(self.flight_figures(&launch, self.me().pad))
    }

    fn flight_figures(&self, launch: &Launch, pad: CardSet) -> LaunchPreview {
        let target = self.content.destination(launch.destination).target;
        let draws = self.draws_allowed(launch.destination).saturating_sub(launch.drawn);
        let fresh = launch.drawn == 0 && launch.deck == self.content.constants().success;
        let helpers = self.helpers(pad, fresh);
        let missing = target.saturating_sub(launch.position).saturating_sub(helpers.spaces);
        let plain = Helpers { spaces: 0, planned: 0, ..helpers };
        let chance = match launch.moment {
            _ if missing == 0 => 1.0,
            Moment::Ready => odds::chance(launch.deck, launch.position, target, draws, helpers),
            // The draw in question is already counted among those made.
            Moment::Answering { value } => odds::answering(launch.deck, missing, draws + 1, value, plain),
            Moment::Picking { revealed } => odds::picked(launch.deck, missing, draws, revealed, plain),
            Moment::LastChance => 0.0,
        };
        LaunchPreview {
            destination: launch.destination,
            rocket: self.rocket_points(),
            needed: self.content.locations()[launch.location.index()].rocket,
            position: launch.position,
            target,
            draws,
            chance,
            abort_price: self.abort_price(launch),
        }
    }

    /// What the cards of a pad can do for a launch.
    fn helpers(&self, pad: CardSet, fresh: bool) -> Helpers {
        let mut helpers = Helpers::default();
        for card in pad {
            match self.face(card).effect {
                Effect::Redraw => helpers.redraws += 1,
                Effect::ZeroCountsAs { spaces } => {
                    if spaces > helpers.zeros[0] {
                        helpers.zeros = [spaces, helpers.zeros[0]];
                    } else if spaces > helpers.zeros[1] {
                        helpers.zeros[1] = spaces;
                    }
                }
                Effect::Advance { spaces } => helpers.spaces = helpers.spaces.saturating_add(spaces),
                Effect::PlanFirstDraw { cards } if fresh => helpers.planned = helpers.planned.max(cards),
                _ => {}
            }
        }
        helpers
    }
}
