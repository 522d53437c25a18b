//! SC-10: tubes, tube cards and pieces.

use crate::command::Command;
use crate::content::{Content, ContentHandle, WeaponsData};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{LaidCard, LaidPiece, TubeState};
use crate::stations::weapons::{CardFault, Packing, Shape, Tiling, WeaponsRules, card_state};
use crate::{Advanced, SpaceCadets, Station, Step, System};
use std::sync::LazyLock;
use table::{Audience, GameTime, Seat, Story};

/// How often another set of cards is drawn (SC-10.6).
const DRAWS: usize = 20;

/// The fillings of the built-in cards, found once.
static STANDARD: LazyLock<Packing> = LazyLock::new(|| Packing::new(&Content::standard().weapons));

/// Whether all cards can be filled at the same time.
fn solvable(content: &ContentHandle, cards: &[u8]) -> bool {
    match content {
        ContentHandle::BuiltIn(_) => STANDARD.solvable(cards),
        ContentHandle::Custom(own) => Packing::new(&own.weapons).solvable(cards),
    }
}

/// The cells of a drawing, from the top left.
fn cells_of(shape: Shape) -> Vec<(i8, i8)> {
    let side = 0..8i8;
    let cells = side.clone().flat_map(|y| side.clone().map(move |x| (x, y)));
    cells.filter(|(x, y)| shape.has((*x).into(), (*y).into())).collect()
}

/// Every way to lay a piece so that it covers one cell and stays within the free ones.
fn covering(piece: Shape, cell: (i8, i8), free: &[(i8, i8)]) -> Vec<Vec<(i8, i8)>> {
    let mut ways = Vec::new();
    for turned in piece.turned().into_iter().map(cells_of) {
        for anchor in &turned {
            let (dx, dy) = (cell.0 - anchor.0, cell.1 - anchor.1);
            let mut laid: Vec<(i8, i8)> = turned.iter().map(|(x, y)| (x + dx, y + dy)).collect();
            laid.sort_unstable();
            if laid.iter().all(|one| free.contains(one)) && !ways.contains(&laid) {
                ways.push(laid);
            }
        }
    }
    ways
}

impl From<CardFault> for Refusal {
    fn from(fault: CardFault) -> Refusal {
        match fault {
            CardFault::WrongShape => Refusal::WrongShape,
            CardFault::Outside => Refusal::Outside,
            CardFault::Overlap | CardFault::Gap => Refusal::Overlap,
        }
    }
}

impl SpaceCadets {
    /// Step 2: a tube for each energy; SC-20.16.
    pub(crate) fn lay_out_tubes(&mut self) {
        let most = WeaponsRules::of(&self.effects(), 0).most_tubes;
        let tubes = self.energy(System::Weapons).min(most.unwrap_or(u8::MAX));
        self.weapons.tubes = vec![TubeState { seeker: false, loaded: false, fired: false }; tubes.into()];
        self.weapons.cards.clear();
        self.weapons.shots.clear();
    }

    /// SC-19.5: a tube for a Seeker Missile, or for a torpedo.
    pub(crate) fn set_tube(&mut self, seat: Seat, tube: u8, seeker: bool) -> Result<(), Refusal> {
        self.prepares_now(seat, Station::Weapons)?;
        if !self.setup.uses(Advanced::Seekers) {
            return Err(Refusal::NotInUse);
        }
        let tube = self.weapons.tubes.get_mut(usize::from(tube)).ok_or(Refusal::NoSuchTube)?;
        tube.seeker = seeker;
        Ok(())
    }

    /// SC-10.1, SC-10.6: the cards turn over.
    pub(crate) fn draw_tubes(&mut self) {
        let content = self.setup.content.clone();
        let per = |tube: &TubeState| if tube.seeker { content.weapons.seeker_cards } else { 1 };
        let owners: Vec<u8> = (0u8..)
            .zip(&self.weapons.tubes)
            .flat_map(|(number, tube)| std::iter::repeat_n(number, per(tube).into()))
            .collect();
        let mut deck: Vec<u8> = (0..content.weapons.cards.len() as u8).collect();
        for _ in 0..DRAWS {
            self.dice.shuffle(&mut deck);
            if solvable(&content, &deck[..owners.len().min(deck.len())]) {
                break;
            }
        }
        self.weapons.cards = owners
            .into_iter()
            .zip(deck)
            .map(|(tube, card)| LaidCard { tube, card, pieces: Vec::new(), full: false })
            .collect();
    }

    /// Pieces of a kind that lie on no card.
    fn pieces_left(&self, piece: usize) -> u8 {
        let copies = self.content().weapons.pieces.get(piece).map_or(0, |piece| piece.copies);
        let laid = self.weapons.cards.iter().flat_map(|card| &card.pieces);
        copies.saturating_sub(laid.filter(|one| usize::from(one.piece) == piece).count() as u8)
    }

    /// What is wrong with a card; a card that is only not full yet has a gap.
    fn card_fault(weapons: &WeaponsData, card: &LaidCard) -> Option<CardFault> {
        let face = weapons.cards.get(usize::from(card.card)).and_then(|card| Shape::drawn(&card.rows))?;
        let laid = |laid: &LaidPiece| {
            let shape =
                weapons.pieces.get(usize::from(laid.piece)).and_then(|piece| Shape::drawn(&piece.rows))?;
            Some((shape, laid.cells.iter().map(|(x, y)| (i16::from(*x), i16::from(*y))).collect()))
        };
        let pieces: Vec<(Shape, Vec<(i16, i16)>)> = card.pieces.iter().filter_map(laid).collect();
        card_state(face, &pieces)
    }

    /// SC-10.2, SC-10.4: a piece onto a card.
    pub(crate) fn load(
        &mut self,
        at: GameTime,
        seat: Seat,
        card: u8,
        piece: u8,
        cells: &[(i8, i8)],
    ) -> Result<(), Refusal> {
        self.loads(at, seat)?;
        let content = self.setup.content.clone();
        if usize::from(piece) >= content.weapons.pieces.len() || self.pieces_left(piece.into()) == 0 {
            return Err(Refusal::NoPieceLeft);
        }
        let Some(laid) = self.weapons.cards.get(usize::from(card)) else { return Err(Refusal::NoSuchCard) };
        let mut tried = laid.clone();
        tried.pieces.push(LaidPiece { piece, cells: cells.to_vec() });
        match SpaceCadets::card_fault(&content.weapons, &tried) {
            None => tried.full = true,
            Some(CardFault::Gap) => {}
            Some(fault) => return Err(fault.into()),
        }
        self.weapons.cards[usize::from(card)] = tried;
        Ok(())
    }

    /// One way to load all cards that lie there at the same time: for each card its pieces and where they lie. Whoever sees the cards
    /// could find it.
    pub(crate) fn solution(&self) -> Vec<Vec<LaidPiece>> {
        let cards: Vec<u8> = self.weapons.cards.iter().map(|card| card.card).collect();
        let solved = |packing: &Packing| {
            let lies = |tiling: &Tiling| {
                tiling
                    .pieces
                    .iter()
                    .map(|(kind, at)| LaidPiece { piece: *kind, cells: cells_of(*at) })
                    .collect()
            };
            packing.solve(&cards).map(|found| found.into_iter().map(lies).collect())
        };
        let found = match &self.setup.content {
            ContentHandle::BuiltIn(_) => solved(&STANDARD),
            ContentHandle::Custom(own) => solved(&Packing::new(&own.weapons)),
        };
        found.unwrap_or_default()
    }

    fn loads(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        self.works(at, seat, Station::Weapons)?;
        if self.step == Step::Action { Ok(()) } else { Err(Refusal::NotNow) }
    }

    /// A piece off a card.
    pub(crate) fn unload(&mut self, at: GameTime, seat: Seat, card: u8, piece: u8) -> Result<(), Refusal> {
        self.loads(at, seat)?;
        let card = self.weapons.cards.get_mut(usize::from(card)).ok_or(Refusal::NoSuchCard)?;
        if usize::from(piece) >= card.pieces.len() {
            return Err(Refusal::NoSuchCard);
        }
        card.pieces.remove(piece.into());
        card.full = false;
        Ok(())
    }

    /// SC-10.3: which tubes are loaded.
    pub(crate) fn count_loaded(&mut self, story: &mut Story<Event>) {
        for (number, tube) in (0u8..).zip(&mut self.weapons.tubes) {
            let mut cards = self.weapons.cards.iter().filter(|card| card.tube == number).peekable();
            tube.loaded = cards.peek().is_some() && cards.all(|card| card.full);
        }
        let tubes = self.weapons.tubes.iter().filter(|tube| tube.loaded).count() as u8;
        story.tell(Audience::All, Event::TubesLoaded { tubes });
    }

    /// Pieces that would cover the first free cell of the first card that is not full.
    pub(crate) fn offered_pieces(&self) -> Vec<Command> {
        let weapons = &self.content().weapons;
        let open = (0u8..).zip(&self.weapons.cards).find(|(_, card)| !card.full);
        let Some((number, card)) = open else { return Vec::new() };
        let face = weapons.cards.get(usize::from(card.card)).and_then(|card| Shape::drawn(&card.rows));
        let Some(face) = face else { return Vec::new() };
        let taken: Vec<(i8, i8)> = card.pieces.iter().flat_map(|piece| piece.cells.iter().copied()).collect();
        let free: Vec<(i8, i8)> = cells_of(face).into_iter().filter(|cell| !taken.contains(cell)).collect();
        let mut offers = Vec::new();
        for (piece, kind) in (0u8..).zip(&weapons.pieces) {
            let shape = Shape::drawn(&kind.rows).filter(|_| self.pieces_left(piece.into()) > 0);
            let (Some(shape), Some(cell)) = (shape, free.first()) else { continue };
            let ways = covering(shape, *cell, &free);
            offers.extend(ways.into_iter().map(|cells| Command::Load { card: number, piece, cells }));
        }
        let last = card.pieces.len();
        if last > 0 {
            offers.push(Command::Unload { card: number, piece: last as u8 - 1 });
        }
        offers
    }

    /// SC-10.5: the end of the turn.
    pub(crate) fn end_turn_weapons(&mut self) {
        self.weapons = Default::default();
    }
}
