//! Chapter 1: setting up the table.

use crate::cards::CardSet;
use crate::content::{Colour, Content, ContentHandle, Family, GoalId, VariantId, VariantRule, VariantSource};
use crate::rules::solitaire::Ai;
use crate::state::{Difficulty, House, Market, Mode, Phase, Player, Rocketmen, TurnNotes};
use serde::{Deserialize, Serialize};
use table::{Bag, Chosen, Dice, GameSetup, OptionSpec, Options, Phrase, Seat, Seed, SetupError, Story};

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many players.
    pub seats: u8,
    /// Which game.
    pub mode: Mode,
    /// Which Variant cards.
    pub variants: VariantChoice,
    /// The cards and the board.
    #[serde(default)]
    pub content: ContentHandle,
}

/// How the Variant cards are chosen (RM-1.14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VariantChoice {
    /// None.
    None,
    /// Two by chance.
    Random,
    /// These two, by name.
    Chosen(String, String),
}

impl Setup {
    /// The whole game for two to four players, without Variant cards.
    pub fn standard(seats: u8) -> Setup {
        Setup {
            seats,
            mode: Mode::Standard,
            variants: VariantChoice::None,
            content: ContentHandle::standard(),
        }
    }

    /// The short game in Earth orbit.
    pub fn battle(seats: u8) -> Setup {
        Setup { mode: Mode::BattleForEarth, ..Setup::standard(seats) }
    }

    /// One player against the AI.
    pub fn solitaire(difficulty: Difficulty) -> Setup {
        Setup { mode: Mode::Solitaire(difficulty), ..Setup::standard(1) }
    }

    /// The same with Variant cards.
    pub fn with_variants(self, variants: VariantChoice) -> Setup {
        Setup { variants, ..self }
    }
}

fn error(key: &str) -> SetupError {
    SetupError(Phrase::new(format!("rocketmen-{key}")))
}

/// Every message key that a setup error of this game can have.
pub(crate) const SETUP_ERRORS: [&str; 4] =
    ["setup-solitaire-alone", "setup-battle-needs-two", "setup-no-variants-alone", "setup-variants"];

/// The game at a table of two or more; alone it is Solitaire.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameChoice {
    Standard,
    Battle,
}

table::choices! { GameChoice { Standard => "standard", Battle => "battle" } }
table::choices! { Difficulty { Normal => "normal", Easy => "easy", Hard => "hard" } }

/// Variant cards that nobody names.
enum UnnamedVariants {
    None,
    Random,
}

table::choices! { UnnamedVariants { None => "none", Random => "random" } }

/// What can be chosen with this content.
pub(crate) fn options_of(content: &Content) -> Vec<OptionSpec> {
    let variants = content.source().variants.iter().map(|variant| variant.id.clone());
    vec![
        OptionSpec::choice::<GameChoice>("mode"),
        OptionSpec::choice::<Difficulty>("difficulty").when_seats(1..=1),
        OptionSpec::choice::<UnnamedVariants>("variants").or_several(2, variants).when_seats(2..=4),
    ]
}

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        options_of(&ContentHandle::standard())
    }

    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Setup, SetupError> {
        let content = ContentHandle::read(content)?;
        let offered = options_of(&content);
        let chosen = Chosen::check(seats, options, &offered)?;
        let mode = match chosen.choice("mode")? {
            GameChoice::Battle => Mode::BattleForEarth,
            GameChoice::Standard if seats == 1 => Mode::Solitaire(chosen.choice("difficulty")?),
            GameChoice::Standard => Mode::Standard,
        };
        let variants = match chosen.several("variants").as_deref() {
            Some([one, two]) => VariantChoice::Chosen((*one).to_owned(), (*two).to_owned()),
            _ => match chosen.choice("variants")? {
                UnnamedVariants::None => VariantChoice::None,
                UnnamedVariants::Random => VariantChoice::Random,
            },
        };
        Ok(Setup { seats, mode, variants, content })
    }
}

impl Rocketmen {
    pub(crate) fn set_up(setup: Setup, seed: Seed) -> Result<Rocketmen, SetupError> {
        let Setup { seats, mode, variants, content } = setup;
        if !(1..=4).contains(&seats) {
            return Err(SetupError::wrong_seats(usize::from(seats), 1, 4));
        }
        match mode {
            Mode::Solitaire(_) if seats != 1 => return Err(error("setup-solitaire-alone")),
            Mode::Solitaire(_) if variants != VariantChoice::None => {
                return Err(error("setup-no-variants-alone"));
            }
            Mode::BattleForEarth if seats == 1 => return Err(error("setup-battle-needs-two")),
            Mode::Standard if seats == 1 => return Err(error("setup-solitaire-alone")),
            _ => {}
        }
        let mut dice = Dice::new(seed);
        let house = house_rules(&content, &variants, &mut dice)?;
        let market = lay_out_market(&content, mode, seats);
        let first = Seat(dice.below(u32::from(seats)) as u8);
        let mut game = Rocketmen {
            mode,
            house,
            seats,
            first,
            turn: first,
            round: 1,
            phase: Phase::Acting,
            notes: TurnNotes::default(),
            copying: None,
            market,
            players: [Player::default(); 4],
            moon_token: None,
            mars_token: None,
            ending: None,
            flight: None,
            ai: matches!(mode, Mode::Solitaire(_)).then(|| Ai::new(&content)),
            dice,
            content,
        };
        game.deal();
        Ok(game)
    }

    /// Hands, goals and the display (RM-1.7 to RM-1.11, RM-13.3).
    fn deal(&mut self) {
        let story = &mut Story::silent();
        let per_player = match self.mode {
            Mode::Standard => usize::from(self.content.constants().goals),
            Mode::BattleForEarth => 0,
            Mode::Solitaire(_) => 1,
        };
        let mut goals = goal_pool(&self.content, self.mode);
        self.refill_display(story);
        for seat in Seat::all(self.seats) {
            self.player_mut(seat).hq = self.content.missions_of(seat);
            self.draw_cards(seat, self.hand_limit(seat), story);
            for slot in 0..per_player {
                self.player_mut(seat).goals[slot] = goals.draw(&mut self.dice);
            }
        }
        self.begin_turn(self.first, story);
    }
}

/// Every goal that may be dealt.
pub(crate) fn goal_pool(content: &Content, mode: Mode) -> Bag<GoalId> {
    let solo = matches!(mode, Mode::Solitaire(_));
    let goals = (0..).map(GoalId).zip(&content.source().goals);
    goals.filter(|(_, goal)| goal.solo || !solo).map(|(id, _)| id).collect()
}

fn house_rules(content: &Content, choice: &VariantChoice, dice: &mut Dice) -> Result<House, SetupError> {
    let all: &[VariantSource] = &content.source().variants;
    let wanted = usize::from(content.constants().variants).min(2);
    let mut variants = [None; 2];
    match choice {
        VariantChoice::None => {}
        VariantChoice::Random => {
            let mut ids: Vec<u8> = (0..all.len() as u8).collect();
            dice.shuffle(&mut ids);
            for (slot, id) in variants.iter_mut().zip(ids).take(wanted) {
                *slot = Some(VariantId(id));
            }
        }
        VariantChoice::Chosen(one, two) => {
            let find = |name: &str| all.iter().position(|variant| variant.id == name);
            let (Some(one), Some(two)) = (find(one), find(two).filter(|_| one != two)) else {
                let known: Vec<&str> = all.iter().map(|variant| variant.id.as_str()).collect();
                return Err(SetupError(
                    Phrase::new("rocketmen-setup-variants").text("known", known.join(", ")),
                ));
            };
            variants = [Some(VariantId(one as u8)), Some(VariantId(two as u8))];
        }
    }
    let mut house = House { variants, ..House::default() };
    for variant in variants.iter().flatten() {
        match all[usize::from(variant.0)].rule {
            VariantRule::FreeAbort => house.free_abort = true,
            VariantRule::KeepOnFailure { cards } => house.keep_on_failure += cards,
            VariantRule::LargerHand { cards } => house.larger_hand += cards,
            VariantRule::FreePlacement => house.free_placement = true,
            VariantRule::EndOnEmptyDisplay => house.end_on_empty_display = true,
            VariantRule::MostItems { .. } | VariantRule::MostRocketPoints | VariantRule::MostThreats => {}
        }
    }
    Ok(house)
}

/// Which cards are in the game and where (RM-1.2 to RM-1.8, RM-12.1, RM-13.2).
fn lay_out_market(content: &Content, mode: Mode, seats: u8) -> Market {
    let players = seats.max(2);
    let mut market = Market {
        teal: CardSet::EMPTY,
        pink: CardSet::EMPTY,
        under: Vec::new(),
        display: [None; 6],
        engines: [CardSet::EMPTY; 3],
    };
    let engine_kinds: Vec<_> = content
        .kinds()
        .iter()
        .filter(|kind| kind.face.family == Family::Engine)
        .map(|kind| kind.face.kind)
        .collect();
    for card in content.all_cards() {
        let face = content.face(card);
        let marker = content.marker(card);
        if marker > players {
            continue;
        }
        match (face.family, mode) {
            (Family::Mission(_), _) => {}
            (Family::Engine, _) => {
                if let Some(pile) = engine_kinds.iter().position(|kind| *kind == face.kind)
                    && let Some(pile) = market.engines.get_mut(pile)
                {
                    pile.add(card);
                }
            }
            (Family::Asset(Colour::Teal), _) => market.teal.add(card),
            (Family::Asset(Colour::Pink), Mode::BattleForEarth) => {}
            (Family::Asset(Colour::Pink), _) => market.pink.add(card),
            (Family::Threat(_), Mode::Solitaire(_)) if marker == 1 => market.pink.add(card),
            (Family::Threat(_), Mode::Solitaire(_)) => {}
            (Family::Threat(_), _) if marker == 1 => market.teal.add(card),
            (Family::Threat(_), Mode::BattleForEarth) => {}
            (Family::Threat(_), _) => market.pink.add(card),
        }
    }
    market
}
