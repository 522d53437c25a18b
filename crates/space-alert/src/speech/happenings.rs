//! What happens on the ship, in words.

use super::names::{action, delay, key, station, store, tile, weapon_name, why, zone};
use crate::content::Content;
use crate::crew::CrewId;
use crate::ship::{DelayCause, Happening, KnockOutCause, Loss, Mark, Mission, Player, ThreatId, Weapon};
use crate::state::SpaceAlert;
use table::{Phrase, Seat};

/// Every sentence about the ship.
pub(super) const HAPPENINGS: [&str; 84] = [
    "turn-begins",
    "threat-appears",
    "token-placed",
    "token-removed",
    "acts",
    "trips",
    "no-effect",
    "idle",
    "moves",
    "delayed",
    "delayed-by-threat",
    "not-delayed",
    "not-delayed-by-threat",
    "card-lost",
    "fires",
    "energy-moved",
    "computer-maintained",
    "looks-out",
    "visual-confirmed",
    "visual-not-better",
    "rocket-launched",
    "rocket-moves",
    "squad-taken",
    "squad-revived",
    "squad-disabled",
    "stored-squad-disabled",
    "takes-off",
    "stays-out",
    "returns",
    "interceptors-lost",
    "repairs",
    "repairs-together",
    "repair-pending",
    "attacks-intruder",
    "returns-fire",
    "knocked-out-threat",
    "knocked-out-contamination",
    "knocked-out-duel",
    "knocked-out-dragged-down",
    "knocked-out-scalded",
    "knocked-out-lost-parasite",
    "aims",
    "aims-at-nothing",
    "hit",
    "unharmed",
    "burnt",
    "destroyed",
    "explodes",
    "retaliates",
    "advances",
    "reaches",
    "nothing-done",
    "changes",
    "speed-changes",
    "shield-changes",
    "heals",
    "cryoshield-breaks",
    "survived",
    "attack",
    "internal-damage",
    "tile-drawn",
    "energy-lost",
    "energy-diverted",
    "fuel-lost",
    "rocket-lost",
    "intruder-moves",
    "phases-out",
    "phases-in",
    "changes-zone",
    "calls-in",
    "acts-at-jump",
    "slows-down",
    "shield-adds",
    "backfires",
    "drone-placed",
    "mine-placed",
    "traps-gone",
    "poisoned",
    "infected",
    "finds-host",
    "wrecks",
    "mends-system",
    "card-repeated",
    "card-not-repeated",
];

/// Sentences about the computer and the end of the mission.
pub(super) const ENDINGS: [&str; 3] = ["check-passed", "check-failed", "jumps"];

fn say(name: &str) -> Phrase {
    Phrase::new(key("happening", name))
}

fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "X",
        Mark::Y => "Y",
        Mark::Z => "Z",
    }
}

/// Whoever tells what happens on a ship: knows its crew and its threats by name.
pub(crate) trait Narrator {
    /// Names a crew member, in order of play, as `who`.
    fn player(&self, phrase: Phrase, player: Player) -> Phrase;

    /// The message with a threat's name.
    fn threat_name(&self, threat: ThreatId) -> Option<String>;

    /// How many turns have actions.
    fn turns(&self) -> u8;

    /// What is printed on ship and cards.
    fn printed(&self) -> &Content;

    fn threat(&self, phrase: Phrase, name: &str, threat: ThreatId) -> Phrase {
        phrase.key(name, self.threat_name(threat).unwrap_or_else(|| key("threat", "unknown")))
    }

    fn weapon_key(&self, weapon: Weapon) -> String {
        weapon_name(self.printed(), weapon)
    }

    /// A sentence about a crew member.
    fn by(&self, name: &str, player: Player) -> Phrase {
        self.player(say(name), player)
    }

    /// A sentence about a threat.
    fn about(&self, name: &str, threat: ThreatId) -> Phrase {
        self.threat(say(name), "threat", threat)
    }

    /// What to say about something that happened on the ship.
    fn happening(&self, told: &Happening) -> Phrase {
        use Happening as H;
        match *told {
            H::TurnBegins { turn } => {
                say("turn-begins").number("turn", turn).number("last", i64::from(turn > self.turns()))
            }
            H::ThreatAppears { threat, square, .. } => {
                self.about("threat-appears", threat).number("square", square)
            }
            H::TokenPlaced { threat, station: at } => {
                self.about("token-placed", threat).key("station", station(at))
            }
            H::TokenRemoved { threat, station: at } => {
                self.about("token-removed", threat).key("station", station(at))
            }
            H::Acts { player, action: done } => self.by("acts", player).key("action", action(done)),
            H::Trips { player, action: done } => self.by("trips", player).key("action", action(done)),
            H::NoEffect { player, action: Some(done), why: reason } => {
                self.by("no-effect", player).key("action", action(done)).key("why", why(reason))
            }
            H::NoEffect { player, action: None, why: reason } => {
                self.by("idle", player).key("why", why(reason))
            }
            H::Moves { player, to, .. } => self.by("moves", player).key("station", station(to)),
            H::Delayed { player, turn, why } => self.delayed("delayed", player, turn, why),
            H::NotDelayed { player, turn, why } => self.delayed("not-delayed", player, turn, why),
            H::CardLost { player } => self.by("card-lost", player),
            H::Fires { player, station: at, heroic } => self
                .by("fires", player)
                .key("weapon", self.weapon_key(Weapon::Cannon(at)))
                .number("heroic", i64::from(heroic)),
            H::EnergyMoved { player, from, to, blocks, extra } => self
                .by("energy-moved", player)
                .key("from", store(from))
                .key("to", store(to))
                .number("blocks", blocks)
                .number("extra", extra),
            H::ComputerMaintained { player, phase } => {
                self.by("computer-maintained", player).number("phase", phase)
            }
            H::LooksOut { player, count } => self.by("looks-out", player).number("count", count),
            H::VisualConfirmed { phase, count, points } => {
                say("visual-confirmed").number("phase", phase).number("count", count).number("points", points)
            }
            H::VisualNotBetter { phase, count, points } => say("visual-not-better")
                .number("phase", phase)
                .number("count", count)
                .number("points", points),
            H::RocketLaunched { player, left } => self.by("rocket-launched", player).number("left", left),
            H::RocketMoves => say("rocket-moves"),
            H::SquadTaken { player, station: at, squad } => self
                .by("squad-taken", player)
                .key("station", station(at))
                .number("disabled", i64::from(squad == crate::ship::Squad::Disabled)),
            H::SquadRevived { player } => self.by("squad-revived", player),
            H::SquadDisabled { player } => self.by("squad-disabled", player),
            H::StoredSquadDisabled { station: at } => {
                say("stored-squad-disabled").key("station", station(at))
            }
            H::TakesOff { player } => self.by("takes-off", player),
            H::StaysOut { player } => self.by("stays-out", player),
            H::Returns { player } => self.by("returns", player),
            H::InterceptorsLost => say("interceptors-lost"),
            H::Repairs { player, threat, points, damage } => {
                let phrase = match player {
                    Some(player) => self.by("repairs", player),
                    None => say("repairs-together"),
                };
                self.threat(phrase, "threat", threat).number("points", points).number("damage", damage)
            }
            H::RepairPending { player, threat, people, needed } => self
                .threat(self.by("repair-pending", player), "threat", threat)
                .number("people", people)
                .number("needed", needed),
            H::AttacksIntruder { player, threat, damage, .. } => {
                self.threat(self.by("attacks-intruder", player), "threat", threat).number("damage", damage)
            }
            H::ReturnsFire { player, threat, dodged } => self
                .threat(self.by("returns-fire", player), "threat", threat)
                .number("dodged", i64::from(dodged)),
            H::KnockedOut { player, why } => self.knocked_out(player, why),
            H::Aims { weapon, threat, strength } => {
                self.about("aims", threat).key("weapon", self.weapon_key(weapon)).number("strength", strength)
            }
            H::AimsAtNothing { weapon, why: reason } => {
                say("aims-at-nothing").key("weapon", self.weapon_key(weapon)).key("why", why(reason))
            }
            H::Hit { threat, strength, shield, damage, total } => self
                .about("hit", threat)
                .number("strength", strength)
                .number("shield", shield)
                .number("damage", damage)
                .number("total", total),
            H::Unharmed { threat, strength, why: reason } => {
                self.about("unharmed", threat).number("strength", strength).key("why", why(reason))
            }
            H::Burnt { threat, by, damage, total } => self
                .threat(self.about("burnt", threat), "by", by)
                .number("damage", damage)
                .number("total", total),
            H::Destroyed { threat, points } => self.about("destroyed", threat).number("points", points),
            H::Explodes { threat } => self.about("explodes", threat),
            H::Retaliates { threat } => self.about("retaliates", threat),
            H::Advances { threat, from, to } => {
                self.about("advances", threat).number("from", from).number("to", to)
            }
            H::Reaches { threat, mark, .. } => self.about("reaches", threat).text("mark", mark_name(mark)),
            H::NothingDone { threat, why: reason } => {
                self.about("nothing-done", threat).key("why", why(reason))
            }
            H::Changes { threat } => self.about("changes", threat),
            H::SpeedChanges { threat, speed } => self.about("speed-changes", threat).number("speed", speed),
            H::ShieldChanges { threat, shield } => {
                self.about("shield-changes", threat).number("shield", shield)
            }
            H::Heals { threat, damage, total } => {
                self.about("heals", threat).number("damage", damage).number("total", total)
            }
            H::CryoshieldBreaks { threat } => self.about("cryoshield-breaks", threat),
            H::Survived { threat, points } => self.about("survived", threat).number("points", points),
            H::Attack { threat, zone: struck, strength, absorbed, tiles } => self
                .about("attack", threat)
                .key("zone", zone(struck))
                .number("strength", strength)
                .number("absorbed", absorbed)
                .number("tiles", tiles),
            H::InternalDamage { threat, zone: struck, points, tiles } => self
                .about("internal-damage", threat)
                .key("zone", zone(struck))
                .number("points", points)
                .number("tiles", tiles),
            H::TileDrawn { zone: struck, tile: drawn } => {
                say("tile-drawn").key("zone", zone(struck)).key("tile", tile(drawn))
            }
            H::EnergyLost { from, blocks } => {
                say("energy-lost").key("from", store(from)).number("blocks", blocks)
            }
            H::EnergyDiverted { from, to, blocks } => {
                say("energy-diverted").key("from", store(from)).key("to", store(to)).number("blocks", blocks)
            }
            H::FuelLost => say("fuel-lost"),
            H::RocketLost => say("rocket-lost"),
            H::IntruderMoves { threat, to, .. } => {
                self.about("intruder-moves", threat).key("station", station(to))
            }
            H::PhasesOut { threat } => self.about("phases-out", threat),
            H::PhasesIn { threat } => self.about("phases-in", threat),
            H::ChangesZone { threat, to, .. } => self.about("changes-zone", threat).key("zone", zone(to)),
            H::CallsIn { threat, called } => self.threat(self.about("calls-in", threat), "called", called),
            H::ActsAtJump { threat } => self.about("acts-at-jump", threat),
            H::SlowsDown { threat, squares } => self.about("slows-down", threat).number("squares", squares),
            H::ShieldAdds { zone: struck, blocks } => {
                say("shield-adds").key("zone", zone(struck)).number("blocks", blocks)
            }
            H::Backfires { threat } => self.about("backfires", threat),
            H::DronePlaced { threat, station: at } => {
                self.about("drone-placed", threat).key("station", station(at))
            }
            H::MinePlaced { threat, station: at } => {
                self.about("mine-placed", threat).key("station", station(at))
            }
            H::TrapsGone { threat } => self.about("traps-gone", threat),
            H::Poisoned { player, threat } => self.threat(self.by("poisoned", player), "threat", threat),
            H::Infected { player, threat } => self.threat(self.by("infected", player), "threat", threat),
            H::FindsHost { player, threat } => self.threat(self.by("finds-host", player), "threat", threat),
            H::Wrecks { threat, station: at } => self.about("wrecks", threat).key("station", station(at)),
            H::MendsSystem { player, station: at, letter, .. } => {
                self.by("mends-system", player).text("letter", letter.name()).key("station", station(at))
            }
            H::CardRepeated { player, turn, threat } => {
                self.threat(self.by("card-repeated", player), "threat", threat).number("turn", turn)
            }
            H::CardNotRepeated { player, threat } => {
                self.threat(self.by("card-not-repeated", player), "threat", threat)
            }
            H::CheckPassed { phase } => say("check-passed").number("phase", phase),
            H::CheckFailed { phase } => say("check-failed").number("phase", phase),
            H::Lost { loss } => self.lost(loss),
            H::Jumps => say("jumps"),
        }
    }

    fn delayed(&self, name: &str, player: Player, turn: u8, cause: DelayCause) -> Phrase {
        match cause {
            DelayCause::Threat(threat) => {
                let phrase = self.by(&format!("{name}-by-threat"), player).number("turn", turn);
                self.threat(phrase, "threat", threat)
            }
            cause => self.by(name, player).number("turn", turn).key("why", delay(cause)),
        }
    }

    fn knocked_out(&self, player: Player, cause: KnockOutCause) -> Phrase {
        let (name, threat) = match cause {
            KnockOutCause::Threat(threat) => ("threat", threat),
            KnockOutCause::Contamination(threat) => ("contamination", threat),
            KnockOutCause::Duel(threat) => ("duel", threat),
            KnockOutCause::DraggedDown(threat) => ("dragged-down", threat),
            KnockOutCause::Scalded(threat) => ("scalded", threat),
            KnockOutCause::LostParasite(threat) => ("lost-parasite", threat),
        };
        self.threat(self.by(&format!("knocked-out-{name}"), player), "threat", threat)
    }

    /// How the ship was lost.
    fn lost(&self, loss: Loss) -> Phrase {
        loss.phrase(self.threat_name(loss.by()).unwrap_or_else(|| key("threat", "unknown")))
    }
}

impl Narrator for SpaceAlert {
    fn player(&self, phrase: Phrase, player: Player) -> Phrase {
        let member = self.order.get(usize::from(player)).copied().unwrap_or(CrewId(0));
        self.who(phrase, "who", member)
    }

    fn threat_name(&self, threat: ThreatId) -> Option<String> {
        self.card_of(threat).map(|card| self.threat_key(card))
    }

    fn turns(&self) -> u8 {
        self.flight.track.turns()
    }

    fn printed(&self) -> &Content {
        self.content()
    }
}

/// The ship of a plan file, where nobody has a chair: crew members are named by their place in the order of play.
struct Resolved<'a> {
    content: &'a Content,
    mission: &'a Mission,
}

impl Narrator for Resolved<'_> {
    fn player(&self, phrase: Phrase, player: Player) -> Phrase {
        phrase.seat("who", Seat(player))
    }

    fn threat_name(&self, threat: ThreatId) -> Option<String> {
        let due = self.mission.threat(threat)?;
        self.content.threat_key(due.card.code.as_str())
    }

    fn turns(&self) -> u8 {
        self.mission.turns()
    }

    fn printed(&self) -> &Content {
        self.content
    }
}

/// What to say about something that happens when a plan is resolved. Seats in it are places in the order of play.
pub fn narrate(content: &Content, mission: &Mission, told: &Happening) -> Phrase {
    Resolved { content, mission }.happening(told)
}
