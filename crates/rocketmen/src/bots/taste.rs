//! How the steady bot weighs things against each other.

/// Weights in victory points. They were found by playing against variations of themselves: see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Taste {
    /// Victory points that the leader gains in a turn: how soon the end is near.
    pub pace: f64,
    /// Turns that a mission takes: how soon the last token is placed.
    pub mission_turns: f64,
    /// What 10 money is worth when it is spent.
    pub spend: f64,
    /// What 10 money on a card is worth each time it is drawn.
    pub money: f64,
    /// What an item on a card is worth each time it is drawn: Computer, Composite, Biotech.
    pub items: [f64; 3],
    /// What a Science on a card is worth each time it is drawn.
    pub science: f64,
    /// What every card in the deck takes away each time it is drawn in place of another.
    pub dilution: f64,
    /// What a launch effect of an Asset is worth each time it is drawn.
    pub launch_effect: f64,
    /// What drawing one card more is worth.
    pub draw: f64,
    /// What getting rid of a useless card is worth.
    pub thinning: f64,
    /// What a card that can take a Threat is worth besides its money and items.
    pub threat_tool: f64,
    /// What all the Rocket points one could wish for are worth.
    pub rocket: f64,
    /// How many Rocket points make up two thirds of that.
    pub rocket_scale: f64,
    /// What each Rocket point that never leaves the pad adds.
    pub permanent: f64,
    /// What achievements are worth each turn: 20 money, a Science, a Rocket point, a card.
    pub gain_money: f64,
    /// See `gain_money`.
    pub gain_science: f64,
    /// See `gain_money`.
    pub gain_rocket: f64,
    /// See `gain_money`.
    pub gain_hand: f64,
    /// How much a goal counts for while its tasks are not yet met.
    pub goal: f64,
    /// What the last mission token is worth; earlier ones are worth less.
    pub token: f64,
    /// How much of a mission's worth a launch counts that could be made now, the rest being a later one.
    pub now: f64,
    /// How much of a later launch's worth is left for every Rocket point missing.
    pub deficit: f64,
    /// The lowest chance at which a launch is tried.
    pub launch: f64,
    /// How much of its worth a launch broken off keeps for the next turn.
    pub again: f64,
    /// What a pad card lost in a launch is worth.
    pub pad_card: f64,
    /// Cards drawn back at the end of a turn are worth about this; what is worth less makes room.
    pub keep: f64,
    /// Missions kept in hand: how much of a possible launch they count for.
    pub mission_hold: f64,
    /// Parts of a rocket kept in hand: how much of what they would add they count for.
    pub part_hold: f64,
}

/// The steady bot's weights.
pub(super) const STEADY: Taste = Taste {
    pace: 1.50,
    mission_turns: 2.81,
    spend: 0.20,
    money: 0.21,
    items: [0.69, 0.43, 0.48],
    science: 0.44,
    dilution: 0.36,
    launch_effect: 0.40,
    draw: 0.68,
    thinning: 0.15,
    threat_tool: 0.60,
    rocket: 25.0,
    rocket_scale: 7.19,
    permanent: 0.71,
    gain_money: 0.72,
    gain_science: 0.63,
    gain_rocket: 0.13,
    gain_hand: 0.13,
    goal: 0.94,
    token: 2.70,
    now: 0.47,
    deficit: 0.90,
    launch: 0.18,
    again: 0.36,
    pad_card: 1.15,
    keep: 0.70,
    mission_hold: 0.14,
    part_hold: 0.54,
};
