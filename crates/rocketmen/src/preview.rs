//! What a command would cost and change, told before it is given.

use crate::cards::{CardId, CardSet};
use crate::command::{Command, Payment, is_empty};
use crate::content::{Destination, Effect, Item};
use crate::figures::LaunchPreview;
use crate::offers::Count;
use crate::planned::PlannedFlight;
use crate::rules::payment::{Bill, Purse};
use crate::state::{Launch, Moment, Phase, Rocketmen};
use crate::trail::Trail;
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
    /// Each launch that would be allowed after buying or placing this, as it would stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LaunchPreview>>"))]
    pub launches: Vec<LaunchPreview>,
    /// Every place to which the planned Mission could fly after placing this, and how far the Rocket would be.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PlannedFlight>>"))]
    pub flights: Vec<PlannedFlight>,
    /// Cards whose WHEN USED TO PAY effect could still be used and would be lost: worth a question first (RM-7.40).
    #[serde(skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CardSet>"))]
    pub lost: CardSet,
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
    /// What is still missing; nothing once it is paid.
    pub missing: Option<Shortage>,
    /// The cheapest way to pay, if there is one.
    pub cheapest: Option<Payment>,
    /// What would be missing even if everything there is paid; nothing when that is enough.
    pub beyond: Option<Shortage>,
    /// Money tokens that may pay for this.
    pub money_tokens: u8,
    /// Science tokens that may pay for this: none for placing (RM-5.5).
    pub science_tokens: u8,
    /// What the rest of the Hand and of the tokens could still pay.
    pub left: Purse,
}

/// What a payment lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shortage {
    /// Money.
    pub money: u16,
    /// Items.
    pub items: u8,
    /// The item, when there is one missing and it can only be this one or Science.
    pub item: Option<Item>,
}

impl Shortage {
    /// What of a bill this purse does not pay.
    fn of(bill: &Bill, purse: &Purse) -> Option<Shortage> {
        let money = bill.money.saturating_sub(purse.money);
        let items = purse.missing_items(bill);
        let asked = [
            (Item::Computer, bill.computer),
            (Item::Composite, bill.composite),
            (Item::Biotech, bill.biotech),
        ];
        let mut kinds = asked.into_iter().filter(|(_, count)| *count > 0).map(|(item, _)| item);
        let only = kinds.next().filter(|_| bill.any == 0 && items == 1 && kinds.next().is_none());
        (money > 0 || items > 0).then_some(Shortage { money, items, item: only })
    }
}

impl Preview {
    /// What this command of this chair would cost and change.
    pub(crate) fn of(game: &Rocketmen, seat: Seat, command: &Command) -> Preview {
        if seat != game.turn || matches!(game.phase, Phase::Over) {
            return Preview::default();
        }
        match *command {
            Command::Buy { cards, engine, pay, model } => {
                let cards = cards & game.displayed();
                let bill = game.bill(cards, engine);
                let tokens = game.me().science_tokens();
                let after = game.after(pay, model, None, CardSet::EMPTY);
                Preview {
                    quote: Some(game.quote(bill, pay, model, CardSet::EMPTY, tokens)),
                    launches: after.map(|after| after.launches()).unwrap_or_default(),
                    ..Preview::default()
                }
            }
            Command::Place { plan, pad, pay, model } => {
                let placed = (plan.map_or(pad, |plan| pad | CardSet::of(plan))) & game.me().hand;
                let kind = game.check_model(placed | pay.cards, model).ok().flatten();
                let own = game.own_money(placed, kind);
                let price = game.placement_price(placed.len()).saturating_sub(own);
                let after = game.after(pay, model, plan, pad);
                Preview {
                    quote: Some(game.quote(Bill::money(price), pay, model, placed, 0)),
                    launches: after.as_ref().map(Rocketmen::launches).unwrap_or_default(),
                    flights: after.map(|after| after.planned_flights(after.me())).unwrap_or_default(),
                    ..Preview::default()
                }
            }
            Command::Launch { destination } if matches!(game.phase, Phase::Acting) => Preview {
                launch: game.launch_preview(destination),
                lost: game.unused_effects(),
                ..Preview::default()
            },
            Command::EndTurn if matches!(game.phase, Phase::Acting) => {
                Preview { lost: game.unused_effects(), ..Preview::default() }
            }
            _ => Preview { launch: game.flight_preview(command), ..Preview::default() },
        }
    }
}

impl Rocketmen {
    /// The cards whose pending effect could still be used in some way (RM-7.40).
    fn unused_effects(&self) -> CardSet {
        let is_usable = |card: &CardId| {
            let mut uses = Count::default();
            self.offer_claims(*card, &mut uses);
            uses.0 > 0
        };
        self.notes.pending.iter().filter(is_usable).collect()
    }

    /// The part of a payment that the active player has.
    fn what_there_is_of(&self, pay: Payment) -> Payment {
        Payment {
            cards: pay.cards & self.me().hand,
            money_tokens: pay.money_tokens.min(self.me().money_tokens()),
            science_tokens: pay.science_tokens.min(self.me().science_tokens()),
        }
    }

    /// The game after a payment and a placement, whether or not the payment is enough yet; nothing where the placement is
    /// not allowed.
    fn after(
        &self,
        pay: Payment,
        model: Option<CardId>,
        plan: Option<CardId>,
        pad: CardSet,
    ) -> Option<Rocketmen> {
        let placed = plan.map_or(pad, |plan| pad | CardSet::of(plan));
        let kind = self.check_model(placed | pay.cards, model).ok().flatten();
        if !matches!(self.phase, Phase::Acting) || self.check_placement(plan, pad, kind).is_err() {
            return None;
        }
        let mut after = self.clone();
        after.copying = kind.or(after.copying);
        let pay = self.what_there_is_of(pay);
        after.take_payment(&Payment { cards: pay.cards - placed, ..pay });
        after.put_down(plan, pad);
        Some(after)
    }

    /// The launches that the active player may declare, as they would stand.
    fn launches(&self) -> Vec<LaunchPreview> {
        Destination::ALL
            .into_iter()
            .filter(|destination| self.check_launch(*destination).is_ok())
            .filter_map(|destination| self.launch_preview(destination))
            .collect()
    }

    /// A price with what is offered for it. `reserved` cards and all but so many Science tokens cannot pay.
    fn quote(
        &self,
        price: Bill,
        pay: Payment,
        model: Option<CardId>,
        reserved: CardSet,
        science_tokens: u8,
    ) -> Quote {
        let pay = self.what_there_is_of(pay);
        let kind = self.check_model(pay.cards | reserved, model).ok().flatten();
        let paid = self.purse(&pay, kind);
        let money_tokens = self.me().money_tokens();
        let copiers = self.content.copiers();
        let most = Payment { cards: self.me().hand - reserved - copiers, money_tokens, science_tokens };
        let rest = Payment {
            cards: self.me().hand - reserved - pay.cards - copiers,
            money_tokens: money_tokens - pay.money_tokens,
            science_tokens: self.me().science_tokens() - pay.science_tokens,
        };
        Quote {
            price,
            paid,
            surplus: paid.money.saturating_sub(price.money),
            missing: Shortage::of(&price, &paid),
            cheapest: self.cheapest(&price, reserved),
            beyond: Shortage::of(&price, &self.purse(&most, None)),
            money_tokens,
            science_tokens,
            left: self.purse(&rest, None),
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
            trail: Trail::default(),
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
}
