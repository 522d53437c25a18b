//! The table as text.

use super::cards::Cards;
use ::rocketmen::content::{Destination, GoalId, LocationId};
use ::rocketmen::{
    AiView, CardId, CardSet, Command, LaunchPreview, Payment, PhaseView, PlayerView, Rocketmen, View,
};
use table::{Chair, Phrase, Seat};
use terminal::Narrator;
use terminal::{Align, TextTable};

/// Everything a viewer sees, line by line.
pub fn screen(view: &View, chair: Option<&Chair<'_, Rocketmen>>, narrator: &Narrator<'_>) -> String {
    let painter = Painter { view, chair, narrator, cards: Cards { content: &view.content, narrator } };
    let mut parts = vec![painter.heading(), painter.market()];
    let mine = chair.map(Chair::seat);
    for seat in Seat::all(view.players.len() as u8).filter(|seat| Some(*seat) != mine) {
        parts.push(painter.player(seat));
    }
    if let Some(ai) = &view.ai {
        parts.push(painter.ai(ai));
    }
    if let Some(seat) = mine {
        parts.push(painter.player(seat));
    }
    parts.push(painter.launches());
    parts.push(painter.scores());
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

struct Painter<'a> {
    view: &'a View,
    chair: Option<&'a Chair<'a, Rocketmen>>,
    narrator: &'a Narrator<'a>,
    cards: Cards<'a>,
}

/// The message with a location's name.
pub fn location_key(view: &View, location: LocationId) -> String {
    let places = view.content.locations();
    places.get(location.index()).map_or_else(String::new, |place| {
        format!("rocketmen-location-{}-{}", place.destination.name(), place.r#type.name())
    })
}

impl Painter<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.narrator.say(&phrase)
    }

    /// A line about a pile of cards or whatever else has a name.
    fn entry(&self, key: &str, text: impl Into<String>) -> String {
        let zone = self.narrator.text(key);
        let line = self.say(Phrase::new("cli-rocketmen-entry").text("name", zone).text("text", text));
        format!("  {}", line.trim_end())
    }

    fn heading(&self) -> String {
        let key = match self.view.phase {
            PhaseView::Over => "cli-rocketmen-title-over",
            _ => "cli-rocketmen-title",
        };
        let mut lines =
            vec![self.say(Phrase::new(key).number("round", self.view.round).seat("seat", self.view.turn))];
        match &self.view.phase {
            PhaseView::Launching { figures, .. } => {
                let phrase = Phrase::new("cli-rocketmen-flight").number("draws", figures.draws);
                lines.push(self.say(self.figures(phrase, figures)));
            }
            PhaseView::Settling(_) => lines.push(self.narrator.text("cli-rocketmen-settling")),
            PhaseView::Trimming { excess } => {
                lines.push(self.say(Phrase::new("cli-rocketmen-trimming").number("count", *excess)));
            }
            PhaseView::Acting | PhaseView::Over => {}
        }
        if self.view.ending.is_some() && self.view.phase != PhaseView::Over {
            lines.push(self.narrator.text("cli-rocketmen-last-round"));
        }
        for variant in &self.view.variants {
            if let Some(variant) = self.view.content.source().variants.get(usize::from(variant.0)) {
                let name = self.narrator.speaker.name(&format!("rocketmen-variant-{}", variant.id));
                let text = self.narrator.speaker.name(&format!("rocketmen-effect-{}", variant.id));
                lines
                    .push(self.say(Phrase::new("cli-rocketmen-entry").text("name", name).text("text", text)));
            }
        }
        lines.join("\n")
    }

    /// The display and the Engines, with what they cost the viewer now.
    fn market(&self) -> String {
        let mut rows = TextTable::new(&[Align::Right, Align::Left, Align::Left, Align::Left]);
        let titles =
            ["cli-rocketmen-column-card", "cli-rocketmen-column-price", "cli-rocketmen-column-gives"];
        let mut head = vec![String::new()];
        head.extend(titles.iter().map(|key| self.narrator.text(key)));
        rows.row(head);
        for (card, number) in self.view.display.iter().zip(1..) {
            let place = format!("{number}");
            match card {
                Some(card) => {
                    rows.row(vec![place, self.cards.name(*card), self.price(*card), self.cards.gives(*card)])
                }
                None => rows.row(vec![place, self.narrator.text("cli-rocketmen-nothing")]),
            }
        }
        for (engine, (left, number)) in
            self.view.content.source().engines.iter().zip(self.view.engines.iter().zip(1..))
        {
            let name = self.narrator.speaker.name(&format!("rocketmen-card-{}", engine.id));
            let name = self.say(Phrase::new("cli-rocketmen-engine").text("name", name).number("left", *left));
            let rocket = self.say(Phrase::new("cli-rocketmen-amount-rocket").number("count", engine.rocket));
            rows.row(vec![format!("e{number}"), name, self.cards.price(&engine.price), rocket]);
        }
        let deck =
            Phrase::new("cli-rocketmen-deck").number("teal", self.view.teal).number("pink", self.view.pink);
        format!("{rows}\n{}", self.say(deck))
    }

    /// What a display card costs: to the viewer whose turn it is, with everything that is added.
    fn price(&self, card: CardId) -> String {
        let wish =
            Command::Buy { cards: CardSet::of(card), engine: None, pay: Payment::default(), model: None };
        match self.chair.and_then(|chair| chair.preview(&wish).quote) {
            Some(quote) => {
                let price = quote.price;
                let items = [price.computer, price.composite, price.biotech, price.any].map(u16::from);
                self.cards.bill([price.money, items[0], items[1], items[2], items[3]])
            }
            None => self.cards.price(&self.view.content.face(card).price),
        }
    }

    fn player(&self, seat: Seat) -> String {
        let Some(player) = self.view.players.get(seat.index()) else { return String::new() };
        let mut lines = vec![
            self.say(
                Phrase::new("cli-rocketmen-player")
                    .seat("seat", seat)
                    .number("vp", player.vp)
                    .number("hand", player.hand_size)
                    .number("limit", player.hand_limit)
                    .number("hq", player.hq),
            ),
        ];
        match player.hand {
            Some(hand) => {
                let mut rows = TextTable::new(&[Align::Right, Align::Left, Align::Left]);
                for (card, number) in hand.iter().zip(1..) {
                    rows.row(vec![format!("    {number}"), self.cards.name(card), self.cards.gives(card)]);
                }
                lines.push(self.entry("rocketmen-zone-hand", ""));
                if !hand.is_empty() {
                    lines.push(rows.to_string());
                }
            }
            None if !player.seen.is_empty() => {
                lines.push(self.entry("cli-rocketmen-seen", self.cards.list(player.seen)));
            }
            None => {}
        }
        if let Some(plan) = player.plan {
            lines.push(self.entry("rocketmen-zone-plan", self.cards.precise(plan)));
        }
        if !player.pad.is_empty() {
            let pad = self.cards.numbered(player.pad, |card| self.cards.with_gifts(card));
            lines.push(self.entry("rocketmen-zone-pad", pad));
        }
        let piles = [
            ("rocketmen-zone-depot", player.depot),
            ("rocketmen-zone-played", player.played),
            ("rocketmen-zone-warehouse", player.warehouse),
            ("rocketmen-zone-junkyard", player.junkyard),
        ];
        for (zone, cards) in piles {
            if !cards.is_empty() {
                lines.push(self.entry(zone, self.cards.numbered(cards, |card| self.cards.precise(card))));
            }
        }
        lines.extend(self.progress(seat, player));
        lines.join("\n")
    }

    /// What a player has achieved and is after.
    fn progress(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let mut lines = Vec::new();
        let missions = self.locations(player.locations);
        if !missions.is_empty() {
            lines.push(self.entry("cli-rocketmen-missions", missions));
        }
        let tokens = [
            ("rocketmen-destination-moon", self.view.moon_token),
            ("rocketmen-destination-mars", self.view.mars_token),
        ];
        for (destination, holder) in tokens {
            if holder == Some(seat) {
                lines.push(self.entry("cli-rocketmen-token", self.narrator.text(destination)));
            }
        }
        let gains = &player.achievements;
        if gains.rocket + gains.hand + gains.money + gains.science > 0 {
            lines.push(format!(
                "  {}",
                self.say(
                    Phrase::new("cli-rocketmen-achievements")
                        .number("rocket", gains.rocket)
                        .number("hand", gains.hand)
                        .number("money", gains.money.saturating_sub(gains.money_spent))
                        .number("moneyall", gains.money)
                        .number("science", gains.science.saturating_sub(gains.science_spent))
                        .number("scienceall", gains.science),
                )
            ));
        }
        for goal in player.goals.iter().flatten() {
            lines.push(self.goal(*goal));
        }
        lines
    }

    fn goal(&self, goal: GoalId) -> String {
        let Some(source) = self.view.content.source().goals.get(usize::from(goal.0)) else {
            return String::new();
        };
        let text = |part: &str| self.narrator.speaker.name(&format!("rocketmen-goal-{}{part}", source.id));
        let points = |task: usize| i64::from(source.tasks.get(task).map_or(0, |task| task.vp));
        let phrase = Phrase::new("cli-rocketmen-goal").text("name", text("")).text("one", text("-a"));
        let phrase = phrase.text("two", text("-b")).number("onevp", points(0)).number("twovp", points(1));
        format!("  {}", self.say(phrase))
    }

    fn locations(&self, bits: u16) -> String {
        let places = (0..16u8).filter(|index| bits & (1 << index) != 0);
        let names: Vec<String> = places
            .map(|index| self.narrator.speaker.name(&location_key(self.view, LocationId(index))))
            .collect();
        self.narrator.speaker.list(&names)
    }

    fn ai(&self, ai: &AiView) -> String {
        let mut lines = vec![self.say(Phrase::new("cli-rocketmen-ai").number("vp", ai.vp))];
        if let Some(mission) = ai.mission {
            let target = self.view.content.locations().get(mission.location.index());
            let target = target.map_or(0, |place| self.view.content.destination(place.destination).target);
            let phrase = Phrase::new("cli-rocketmen-ai-flight")
                .key("location", location_key(self.view, mission.location));
            let phrase = phrase.number("position", mission.position).number("target", target);
            lines.push(format!("  {}", self.say(phrase)));
        }
        let missions = self.locations(ai.locations);
        if !missions.is_empty() {
            lines.push(self.entry("cli-rocketmen-missions", missions));
        }
        lines.join("\n")
    }

    /// The figures of a launch as arguments of a sentence.
    fn figures(&self, phrase: Phrase, launch: &LaunchPreview) -> Phrase {
        phrase
            .key("destination", destination_key(launch.destination))
            .number("rocket", launch.rocket)
            .number("needed", launch.needed)
            .number("position", launch.position)
            .number("target", launch.target)
            .text("chance", self.narrator.speaker.decimal(launch.chance * 100.0, 1))
    }

    /// How the planned Mission would fly, wherever it can.
    fn launches(&self) -> String {
        if self.view.phase != PhaseView::Acting {
            return String::new();
        }
        let Some(chair) = self.chair.filter(|chair| chair.seat() == self.view.turn) else {
            return String::new();
        };
        let launches = Destination::ALL.into_iter();
        let launches =
            launches.filter_map(|destination| chair.preview(&Command::Launch { destination }).launch);
        let line = |launch: LaunchPreview| {
            let key = if launch.rocket < launch.needed {
                "cli-rocketmen-launch-short"
            } else {
                "cli-rocketmen-launch"
            };
            self.say(self.figures(Phrase::new(key).number("draws", launch.draws), &launch))
        };
        launches.map(line).collect::<Vec<_>>().join("\n")
    }

    fn scores(&self) -> String {
        let Some(scores) = &self.view.scores else { return String::new() };
        let mut lines = Vec::new();
        for (score, seat) in scores.iter().zip(Seat::all(self.view.players.len() as u8)) {
            let won = self.view.winners.as_ref().is_some_and(|winners| winners.contains(&seat));
            let variants: u16 = score.variants.iter().map(|(_, points)| *points).sum();
            lines.push(
                self.say(
                    Phrase::new("cli-rocketmen-score")
                        .seat("seat", seat)
                        .number("total", score.total)
                        .number("track", score.track)
                        .number("threats", score.threats)
                        .number("tokens", score.tokens)
                        .number("goal", score.goal)
                        .number("variants", variants)
                        .number("won", i64::from(won)),
                ),
            );
        }
        lines.join("\n")
    }
}

/// The message with a destination's name.
pub fn destination_key(destination: Destination) -> String {
    format!("rocketmen-destination-{}", destination.name())
}
