//! What a player has to expect: how long the game lasts and what locations, goals and cards are worth until then.

use super::ending::turns_left;
use super::goals::{Goals, Holdings};
use super::races::Races;
use super::rig::{Targets, targets};
use super::taste::Taste;
use crate::cards::{CardId, CardSet};
use crate::content::{Content, Destination, Effect, Face, Family, Gain, LocationId};
use crate::state::{Mode, Player, Rocketmen};
use std::cell::{Cell, OnceCell};
use table::Seat;

/// A game seen by one player who counts cards. Reads what that player may know and nothing else: the own cards, HQ
/// included since it is known by elimination, and what lies open.
pub(super) struct Outlook<'a> {
    /// The game, as imagined by the player.
    pub game: &'a Rocketmen,
    /// The player.
    pub seat: Seat,
    /// The player's cards and progress.
    pub me: &'a Player,
    /// The cards and the board.
    pub content: &'a Content,
    /// How things are weighed.
    pub taste: &'a Taste,
    /// How many more turns the player will probably have after this one.
    pub turns: f64,
    /// How often a card of the deck will probably be drawn until the end.
    pub uses: f64,
    /// Rocket points on cards in the deck and of achievements.
    pub rocket_owned: f64,
    /// What a token at each location is worth, once it was asked for; not a number before.
    places: [Cell<f64>; MOST_LOCATIONS],
    /// What the goals ask for.
    pub holdings: Holdings,
    /// The goals, once they were asked about.
    goals: OnceCell<Goals>,
    /// The Variant cards that score, once they were asked about.
    races: OnceCell<Races>,
    /// The targets of each kind of Mission, once they were asked for.
    targets: [OnceCell<Targets>; MOST_MISSIONS],
}

/// A player's locations are the bits of one small number.
const MOST_LOCATIONS: usize = 16;
/// Missions are the first kinds of cards; more of them than this are worked out each time.
const MOST_MISSIONS: usize = 16;

/// What 10 money is worth in the last turn.
const LEFTOVER: f64 = 0.001;

/// What a token is worth that loses the game: less than any achievement that comes with it can make up for.
const LOST: f64 = -100.0;

/// A turn count that stands for "long enough to matter fully".
const LONG: f64 = 12.0;

impl<'a> Outlook<'a> {
    /// The game as this player sees it.
    pub fn new(game: &'a Rocketmen, seat: Seat, taste: &'a Taste) -> Outlook<'a> {
        let me = game.player(seat);
        let content: &Content = game.content();
        let turns = turns_left(game, taste);
        let deck = in_the_cycle(me);
        let rocket: u16 =
            (deck | me.pad).iter().map(|card| u16::from(content.face(card).prints.rocket)).sum();
        Outlook {
            game,
            seat,
            me,
            content,
            taste,
            turns,
            uses: turns * game.hand_limit(seat) as f64 / (deck.len() + 1).max(1) as f64,
            rocket_owned: f64::from(rocket) + f64::from(me.achievements.rocket),
            places: [const { Cell::new(f64::NAN) }; MOST_LOCATIONS],
            holdings: Holdings::of(game, seat),
            goals: OnceCell::new(),
            races: OnceCell::new(),
            targets: [const { OnceCell::new() }; MOST_MISSIONS],
        }
    }

    /// Whether this is the player's last turn.
    pub fn is_last_turn(&self) -> bool {
        self.turns <= 0.0
    }

    /// What 10 money is worth when it is spent: in the last turn it is good for nothing else, and only the cheaper of two
    /// ways to the same thing is still preferred.
    pub fn spend(&self) -> f64 {
        if self.is_last_turn() { LEFTOVER } else { self.taste.spend }
    }

    /// How much of the game is left, from nothing to one.
    pub fn horizon(&self) -> f64 {
        (self.turns / LONG).min(1.0)
    }

    /// How many missions the player may fulfil at all (RM-8.4, RM-12.3).
    pub fn tokens(&self) -> u8 {
        let constants = self.content.constants();
        if self.game.mode == Mode::BattleForEarth { constants.battle_missions } else { constants.tokens }
    }

    /// What a success of this Mission at this location is worth.
    pub fn success_worth(&self, mission: CardId, location: LocationId) -> f64 {
        let gain = self.content.kind(self.content.face(mission).kind).gain;
        let mut lasting = gain.map_or(0.0, |gain| self.gain_worth(gain) * self.turns);
        if let Some(Gain::Rocket(points)) = gain {
            lasting += self.races().gain(self.content, CardSet::EMPTY, points);
        }
        let Some(known) = self.places.get(location.index()) else {
            return self.place_worth(location) + lasting;
        };
        if known.get().is_nan() {
            known.set(self.place_worth(location));
        }
        known.get() + lasting
    }

    /// What a token at this location is worth.
    fn place_worth(&self, location: LocationId) -> f64 {
        let place = &self.content.locations()[location.index()];
        let award = if self.game.is_untouched(location) { place.first } else { place.later };
        let mut worth = f64::from(award);
        let mut then = self.holdings;
        then.locations |= 1 << location.0;
        if self.game.mode == Mode::Standard && self.token_is_free(place.destination) {
            worth += f64::from(self.content.constants().token_vp);
            then.tokens += 1;
        }
        if self.throws_away(&then, award) {
            return LOST;
        }
        worth += self.goals().worth(&then) - self.goals().worth(&self.holdings);
        // The last tokens had better go where they score a lot.
        let spent = f64::from(self.me.missions() + 1) / f64::from(self.tokens().max(1));
        worth - self.taste.token * spent * self.horizon().min(0.5) * 2.0
    }

    /// Whether a solitaire game that could still be won could not be any more with these holdings: too few tokens would
    /// be left for the goal, or the game would end before it is met or with the AI in front (RM-13.17, RM-13.18).
    fn throws_away(&self, then: &Holdings, award: u8) -> bool {
        let (Some(ai), false) = (&self.game.ai, self.is_last_turn()) else { return false };
        let left = self.tokens().saturating_sub(self.me.missions());
        if self.goals().missions_needed(&self.holdings) > left {
            return false;
        }
        if self.goals().missions_needed(then) >= left {
            return self.goals().missions_needed(then) > left.saturating_sub(1);
        }
        left == 1 && (!self.goals().threats_met(then) || self.me.vp.saturating_add(award) <= ai.vp)
    }

    fn token_is_free(&self, destination: Destination) -> bool {
        match destination {
            Destination::Earth => false,
            Destination::Moon => self.game.moon_token.is_none(),
            Destination::Mars => self.game.mars_token.is_none(),
        }
    }

    /// What an achievement is worth each turn.
    pub fn gain_worth(&self, gain: Gain) -> f64 {
        match gain {
            Gain::Money(money) => f64::from(money) / 20.0 * self.taste.gain_money,
            Gain::Science(science) => f64::from(science) * self.taste.gain_science,
            Gain::Rocket(points) => f64::from(points) * self.taste.gain_rocket,
            Gain::Hand(cards) => f64::from(cards) * self.taste.gain_hand,
        }
    }

    /// What the personal goals are worth as things are.
    pub fn goal_worth(&self) -> f64 {
        self.goals().worth(&self.holdings)
    }

    /// The personal goals; made ready once.
    pub fn goals(&self) -> &Goals {
        self.goals.get_or_init(|| Goals::of(self.game, self.seat, self.taste, self.is_last_turn()))
    }

    /// The Variant cards that score; made ready once.
    pub fn races(&self) -> &Races {
        self.races.get_or_init(|| Races::of(self.game, self.seat, self.turns))
    }

    /// Where this Mission could fly and what that would be worth; worked out once.
    pub fn targets(&self, mission: CardId) -> Targets {
        let kind = usize::from(self.content.face(mission).kind.0);
        match self.targets.get(kind) {
            Some(known) => *known.get_or_init(|| targets(self, mission)),
            None => targets(self, mission),
        }
    }

    /// What a card shows is worth each time it is drawn, Rocket points apart.
    pub fn draw_worth(&self, face: &Face) -> f64 {
        let (taste, prints) = (self.taste, &face.prints);
        let mut money = f64::from(prints.money);
        if let Effect::MoneyPerMission { money: each } = face.effect {
            money += f64::from(each) * (f64::from(self.me.missions()) + self.horizon());
        }
        let printed = money / 10.0 * taste.money
            + f64::from(prints.computer) * taste.items[0]
            + f64::from(prints.composite) * taste.items[1]
            + f64::from(prints.biotech) * taste.items[2]
            + f64::from(prints.science) * taste.science;
        let effect = match face.effect {
            Effect::PayDraw { cards } | Effect::Draw { cards } => f64::from(cards) * taste.draw,
            Effect::PayPlaceFree => taste.draw,
            Effect::PayJunk { .. } | Effect::JunkThenDraw { .. } => taste.thinning,
            Effect::SwapHand { .. } | Effect::CycleDisplayThenDraw { .. } => taste.draw * 0.5,
            Effect::FetchFromWarehouse { .. } => taste.draw * 0.3,
            Effect::Boost { spaces } | Effect::Advance { spaces } => f64::from(spaces) * taste.launch_effect,
            Effect::PlanFirstDraw { .. } | Effect::Redraw | Effect::ZeroCountsAs { .. } => {
                taste.launch_effect
            }
            Effect::KeepEngine { .. } | Effect::Store { .. } => taste.launch_effect * 0.5,
            Effect::Copy => taste.draw * 2.0,
            Effect::None | Effect::TakeThreat { .. } | Effect::MoneyPerMission { .. } => 0.0,
        };
        printed + effect
    }

    /// What Rocket points in the deck are worth when there would be so many.
    pub fn rocket_worth(&self, points: f64) -> f64 {
        self.taste.rocket * (1.0 - (-points / self.taste.rocket_scale).exp()) * self.horizon()
    }

    /// What it is worth to own one more card like this.
    pub fn card_worth(&self, card: CardId) -> f64 {
        self.use_worth(card) + self.set_worth(CardSet::of(card))
    }

    /// What a card is worth by itself, goals and Variant cards apart.
    pub fn use_worth(&self, card: CardId) -> f64 {
        let face = self.content.face(card);
        if let Family::Threat(_) = face.family {
            // Its points (RM-10.7), and the room it takes in the deck.
            return self.game.threat_vp(card) as f64 - self.uses * self.taste.dilution;
        }
        let mut worth = self.uses * (self.draw_worth(face) - self.taste.dilution);
        if face.prints.rocket > 0 {
            let points = f64::from(face.prints.rocket);
            worth += self.rocket_worth(self.rocket_owned + points) - self.rocket_worth(self.rocket_owned);
            if face.permanent {
                worth += self.taste.permanent * points * self.horizon();
            }
        }
        if let Effect::TakeThreat { .. } = face.effect {
            worth += self.taste.threat_tool * self.horizon().max(f64::from(u8::from(self.turns > 2.0)) * 0.5);
        }
        worth
    }

    /// What owning these cards would add to goals and Variant cards. They are asked about together: what the second one
    /// adds depends on the first.
    pub fn set_worth(&self, cards: CardSet) -> f64 {
        let mut worth = self.races().gain(self.content, cards, 0);
        let threats = cards & self.content.threats();
        if !threats.is_empty() {
            let then = self.holdings.with_threats(self.content, threats);
            worth += self.goals().worth(&then) - self.goals().worth(&self.holdings);
        }
        worth
    }
}

/// The cards that come round again: everything but plan, pad, Depot and Junkyard.
pub(super) fn in_the_cycle(player: &Player) -> CardSet {
    player.hq | player.hand | player.warehouse | player.played
}
