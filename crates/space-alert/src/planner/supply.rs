//! Which cards there are to plan with: the whole deck, or what everybody holds.

use crate::card_side::Side;
use crate::cards::CardId;
use crate::content::Content;
use crate::ship::{Action, Boards, MOST_CREW, MOST_TURNS};

/// Both halves of a card; either may lie on top.
pub type Halves = [Side; 2];

/// A card in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// Its halves.
    pub halves: Halves,
    /// From which phase on it can be planned, counted from 1.
    pub phase: u8,
    /// For whom it can be planned, one bit per crew member.
    pub boards: u8,
}

/// The cards of a plan come from here.
#[derive(Clone, Debug)]
pub struct Supply(Source);

#[derive(Clone, Debug)]
enum Source {
    Open(OpenDeck),
    Hands(Box<Hands>),
}

#[derive(Clone, Debug)]
struct Hands {
    /// For each crew member, phase and half: the cards that can be laid so, one bit each.
    cards: [[[u128; Side::COUNT]; 3]; MOST_CREW],
    /// Whether no card can be laid on more than one board.
    separate: bool,
}

/// The halves of ordinary cards, in the order of [`Action`].
const ORDINARY: usize = 7;

#[derive(Clone, Debug)]
struct OpenDeck {
    cards: OpenCards,
    heroics: Vec<Halves>,
    /// The one heroic card of each crew member, where they are dealt already.
    dealt: Option<[Option<Halves>; MOST_CREW]>,
}

/// The ordinary cards of an open deck.
#[derive(Clone, Debug)]
enum OpenCards {
    /// Every half has one symbol. For each set of symbols: how many cards have at least one of them.
    Single(Box<[u16; 1 << ORDINARY]>),
    /// Some halves have two. For each side: the cards that have it, one bit each.
    Double(Box<[u128; Side::COUNT]>),
}

impl OpenCards {
    fn new(deck: &[Halves]) -> OpenCards {
        if deck.iter().flatten().any(|side| side.is_double()) {
            let mut cards = [0; Side::COUNT];
            for (bit, halves) in (0..128).zip(deck) {
                halves.iter().filter_map(|side| side.index()).for_each(|side| cards[side] |= 1 << bit);
            }
            return OpenCards::Double(Box::new(cards));
        }
        let mut cards_with = [0; 1 << ORDINARY];
        for halves in deck {
            let halves = halves.iter().fold(0, |set, half| set | 1 << half.first() as usize);
            for (set, count) in cards_with.iter_mut().enumerate() {
                *count += u16::from(set & halves != 0);
            }
        }
        OpenCards::Single(Box::new(cards_with))
    }

    /// The sides that cards of the deck have.
    fn sides(&self) -> Vec<Side> {
        match self {
            OpenCards::Single(_) => Action::ALL.into_iter().take(ORDINARY).map(Side::One).collect(),
            OpenCards::Double(cards) => {
                (0..Side::COUNT).filter(|side| cards[*side] != 0).filter_map(Side::at).collect()
            }
        }
    }
}

impl Supply {
    /// The whole action deck lies open, and everybody may have any one heroic card.
    pub fn open(content: &Content) -> Supply {
        let cards = OpenCards::new(&action_deck(content));
        Supply(Source::Open(OpenDeck { cards, heroics: heroic_cards(content), dealt: None }))
    }

    /// The whole action deck lies open, but the heroic cards are dealt: one each, or none.
    pub fn open_with_heroics(content: &Content, dealt: [Option<Halves>; MOST_CREW]) -> Supply {
        let mut supply = Supply::open(content);
        if let Source::Open(deck) = &mut supply.0 {
            deck.dealt = Some(dealt);
        }
        supply
    }

    /// Only these cards; at most 128.
    pub fn hands(held: &[HeldCard]) -> Supply {
        let mut cards = [[[0; Side::COUNT]; 3]; MOST_CREW];
        for (bit, card) in (0..128).zip(held) {
            for (player, phases) in cards.iter_mut().enumerate() {
                for (phase, halves) in (1..).zip(phases) {
                    if card.boards & (1 << player) != 0 && card.phase <= phase {
                        let sides = card.halves.iter().filter_map(|half| half.index());
                        sides.for_each(|side| halves[side] |= 1 << bit);
                    }
                }
            }
        }
        let separate = held.iter().all(|card| card.boards.count_ones() < 2);
        Supply(Source::Hands(Box::new(Hands { cards, separate })))
    }

    /// Whether these boards can be laid with the cards there are.
    pub fn allows(&self, boards: &Boards) -> bool {
        match &self.0 {
            Source::Open(deck) => deck.allows(boards),
            Source::Hands(hands) if hands.separate => {
                (0..boards.crew()).all(|player| hands.allow(boards, player))
            }
            Source::Hands(hands) => hands.allow_all(boards),
        }
    }

    /// The same for boards of which only these differ from others that can be laid.
    pub(super) fn allows_change(&self, boards: &Boards, mut players: impl Iterator<Item = usize>) -> bool {
        match &self.0 {
            Source::Hands(hands) if hands.separate => players.all(|player| hands.allow(boards, player)),
            _ => self.allows(boards),
        }
    }

    /// The halves that somebody could have on top in a phase, for choosing among.
    pub fn halves(&self, player: usize, phase: u8) -> Vec<Side> {
        let mut halves: Vec<Side> = match &self.0 {
            Source::Open(deck) => {
                let own = deck.dealt.map(|dealt| dealt.get(player).copied().flatten());
                let heroics: Vec<Halves> = own.map_or(deck.heroics.clone(), |own| own.into_iter().collect());
                deck.cards.sides().into_iter().chain(heroics.into_iter().flatten()).collect()
            }
            Source::Hands(hands) => {
                let own = hands.cards.get(player).and_then(|phases| phases.get(usize::from(phase) - 1));
                let held = |side: &usize| own.is_some_and(|own| own[*side] != 0);
                (0..Side::COUNT).filter(held).filter_map(Side::at).collect()
            }
        };
        halves.sort_unstable();
        halves.dedup();
        halves
    }
}

impl OpenDeck {
    fn allows(&self, boards: &Boards) -> bool {
        let mut heroic: [Option<Side>; MOST_CREW] = [None; MOST_CREW];
        for (player, hero) in heroic.iter_mut().enumerate().take(boards.crew()) {
            for side in boards.board(player).iter().filter_map(|slot| slot.side()) {
                if side.first().is_heroic() && hero.replace(side).is_some() {
                    return false;
                }
            }
        }
        self.cards.cover(boards) && self.has_heroics(&heroic)
    }

    fn has_heroics(&self, wanted: &[Option<Side>; MOST_CREW]) -> bool {
        if let Some(dealt) = &self.dealt {
            let has = |own: &Option<Halves>, half: Side| own.is_some_and(|own| own.contains(&half));
            return wanted.iter().zip(dealt).all(|(want, own)| want.is_none_or(|half| has(own, half)));
        }
        let mut able = [0; MOST_CREW];
        let mut demands = 0;
        for half in wanted.iter().flatten() {
            let fits = (0..128).zip(&self.heroics).filter(|(_, card)| card.contains(half));
            able[demands] = fits.fold(0, |cards, (bit, _)| cards | 1 << bit);
            demands += 1;
        }
        matching(&able[..demands])
    }
}

impl OpenCards {
    /// Whether there is a card for every ordinary half on the boards.
    fn cover(&self, boards: &Boards) -> bool {
        let slots = (0..boards.crew()).flat_map(|player| boards.board(player));
        let sides = slots.filter_map(|slot| slot.side()).filter(|side| !side.first().is_heroic());
        match self {
            OpenCards::Single(cards_with) => {
                let mut wanted = [0u16; ORDINARY];
                for side in sides {
                    match wanted.get_mut(side.first() as usize) {
                        Some(count) if !side.is_double() => *count += 1,
                        _ => return false,
                    }
                }
                enough(cards_with, &wanted)
            }
            OpenCards::Double(cards) => {
                let mut able = [0; MOST_CREW * MOST_TURNS];
                let mut demands = 0;
                for (demand, side) in able.iter_mut().zip(sides) {
                    *demand = side.index().map_or(0, |side| cards[side]);
                    demands += 1;
                }
                matching(&able[..demands])
            }
        }
    }
}

/// Enough cards for every set of halves is enough for all of them together (Hall's theorem).
fn enough(cards_with: &[u16; 1 << ORDINARY], wanted: &[u16; ORDINARY]) -> bool {
    let mut sums = [0u16; 1 << ORDINARY];
    for set in 1usize..1 << ORDINARY {
        let rest = set & (set - 1);
        sums[set] = sums[rest] + wanted[set.trailing_zeros() as usize];
        if sums[set] > cards_with[set] {
            return false;
        }
    }
    true
}

/// The phase of a turn.
pub(crate) const fn phase_of(turn: u8) -> u8 {
    match turn {
        0..=3 => 1,
        4..=7 => 2,
        _ => 3,
    }
}

impl Hands {
    /// Whether there are cards for the boards of everybody.
    fn allow_all(&self, boards: &Boards) -> bool {
        let mut able = [0; MOST_CREW * MOST_TURNS];
        let mut demands = 0;
        for player in 0..boards.crew() {
            match self.demands(boards, player, &mut able[demands..]) {
                Some(more) => demands += more,
                None => return false,
            }
        }
        matching(&able[..demands])
    }

    /// Whether there are cards for one board.
    fn allow(&self, boards: &Boards, player: usize) -> bool {
        let mut able = [0; MOST_TURNS];
        self.demands(boards, player, &mut able).is_some_and(|demands| matching(&able[..demands]))
    }

    /// Which cards would do for each half on a board, and how many halves there are. None if no card will do for one.
    fn demands(&self, boards: &Boards, player: usize, able: &mut [u128]) -> Option<usize> {
        let mut demands = 0;
        for (turn, slot) in (1..).zip(boards.board(player)) {
            let Some(side) = slot.side() else { continue };
            let cards = self.cards[player][usize::from(phase_of(turn)) - 1][side.index()?];
            if cards == 0 {
                return None;
            }
            able[demands] = cards;
            demands += 1;
        }
        Some(demands)
    }
}

/// Whether each demand can have a card of its own; `able` has the cards that fit each demand.
fn matching(able: &[u128]) -> bool {
    let mut owner: [u8; 128] = [0; 128];
    let mut taken = 0u128;
    (0..able.len()).all(|demand| augment(able, demand, &mut owner, &mut taken, &mut 0))
}

/// Finds a card for one demand, moving others to other cards where needed.
fn augment(able: &[u128], demand: usize, owner: &mut [u8; 128], taken: &mut u128, tried: &mut u128) -> bool {
    let free = able[demand] & !*taken & !*tried;
    if free != 0 {
        let card = free.trailing_zeros();
        *taken |= 1 << card;
        owner[card as usize] = demand as u8;
        return true;
    }
    loop {
        let next = able[demand] & !*tried;
        if next == 0 {
            return false;
        }
        let card = next.trailing_zeros();
        *tried |= 1 << card;
        if augment(able, usize::from(owner[card as usize]), owner, taken, tried) {
            owner[card as usize] = demand as u8;
            return true;
        }
    }
}

/// Every card of the action deck.
pub fn action_deck(content: &Content) -> Vec<Halves> {
    content.action_deck().iter().map(|card| halves(content, card)).collect()
}

/// Every heroic card.
pub fn heroic_cards(content: &Content) -> Vec<Halves> {
    content.heroic_cards().iter().map(|card| halves(content, card)).collect()
}

fn halves(content: &Content, card: CardId) -> Halves {
    let face = content.face(card);
    [face.action, face.movement]
}
