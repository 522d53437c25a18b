//! What the scenario language can make happen: effects, what actions cost, how often something may happen, and what holds
//! all the time.

use super::fault::{Fault, Faults};
use super::language::{Bilingual, ItemRef, MarkerAt, Num, Selector, Tag, Types, Where};
use super::read::{Read, choice, read_names, record};
use crate::{AlienType, Component, HatchState};
use serde::{Serialize, Serializer};
use serde_json::Value;
use table::names;

choice! {
    /// Something that happens.
    Effect {
        keyed {
            /// Aliens appear.
            Spawn(Spawn) = "spawn",
            /// Alien tokens are drawn.
            AlienToken(AlienTokens) = "alien_token",
            /// Alert tokens are drawn.
            AlertToken(AlertTokens) = "alert_token",
            /// Rocketeers are hurt.
            Damage(Damage) = "damage",
            /// Rocketeers suffer Panic.
            Panic(Whom) = "panic",
            /// Rocketeers suffer Mind Control.
            MindControl(Whom) = "mind_control",
            /// Rocketeers gain or lose O2.
            O2(SoMuch) = "o2",
            /// Rocketeers are healed.
            Heal(SoMuch) = "heal",
            /// A counter changes.
            Counter(CounterChange) = "counter",
            /// A flag is raised or lowered.
            Flag(FlagChange) = "flag",
            /// A marker is taken off its Scenario tile or put back.
            Marker(MarkerChange) = "marker",
            /// Hatches change.
            Hatches(Hatches) = "hatches",
            /// Tiles are turned face-down again.
            Unscan(Tiles) = "unscan",
            /// Tiles are turned face-up, with everything on them.
            Reveal(Revealed) = "reveal",
            /// Tiles leave the map.
            RemoveTile(RemoveTile) = "remove_tile",
            /// Aliens are Stunned.
            Stun(StunAliens) = "stun",
            /// Aliens become others.
            Transform(Transform) = "transform",
            /// All Aliens move, without attacks.
            AlienMoveAll(Yes) = "alien_move_all",
            /// The action's target is taken off the map.
            CaptureTarget(Yes) = "capture_target",
            /// One of these, as the acting Rocketeer chooses.
            ChooseOne(Vec<Effect>) = "choose_one",
            /// A Rocketeer takes an item of his choice.
            TakeItem(TakeItem) = "take_item",
            /// A Rocketeer refills an item of his choice.
            Recharge(Recharge) = "recharge",
            /// Rocketeers get an item.
            GiveItem(GiveItem) = "give_item",
            /// Rocketeers get components.
            GainComponent(GainComponent) = "gain_component",
            /// Red Alert begins.
            RedAlert(Yes) = "red_alert",
            /// Switches are set.
            Switch(Switches) = "switch",
            /// The mission is won.
            Win(Yes) = "win",
            /// The mission is lost, for this reason.
            Lose(Bilingual) = "lose",
        }
    }
}

/// Always `true`: what has nothing more to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "true"))]
pub struct Yes;

impl Serialize for Yes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl Read for Yes {
    fn read(value: &Value, faults: &mut Faults) -> Option<Yes> {
        if value == &Value::Bool(true) {
            return Some(Yes);
        }
        faults.add(Fault::new("only-true"));
        None
    }
}

record! {
    /// Aliens that appear.
    Spawn {
        /// Of this type.
        "type" => kind: AlienType,
        /// So many.
        "n" => n: Num,
        /// There.
        "where" => place: Where,
    }
}

record! {
    /// Alien tokens that are drawn.
    AlienTokens {
        /// So many.
        "n" => n: Num,
        /// Where their Aliens appear; the muster tile if it is left out.
        "where" => place: Option<Where>,
    }
}

record! {
    /// Alert tokens that are drawn.
    AlertTokens {
        /// So many.
        "n" => n: Num,
    }
}

record! {
    /// Hurts Rocketeers.
    Damage {
        /// These.
        "who" => who: Selector,
        /// So much.
        "n" => n: Num,
        /// Whether a belt or a brother could take it.
        "kind" => kind: DamageKind,
    }
}

names! {
    /// How it hurts.
    DamageKind {
        /// Hits, one after the other; what protects against hits does.
        Hit = "hit",
        /// HP are lost; nothing protects.
        Loss = "loss",
    }
}

record! {
    /// Strikes Rocketeers.
    Whom {
        /// These.
        "who" => who: Selector,
    }
}

record! {
    /// So much for Rocketeers.
    SoMuch {
        /// For each of these.
        "who" => who: Selector,
        /// So much.
        "n" => n: Num,
    }
}

record! {
    /// Changes a counter: by so much, or to so much.
    CounterChange {
        /// Which; `{type}` in its name stands for the type of the action's target.
        "name" => name: String,
        /// By so much.
        "add" => add: Option<Num>,
        /// To so much.
        "set" => set: Option<Num>,
    }
}

record! {
    /// Raises or lowers a flag.
    FlagChange {
        /// The name that the scenario gave it.
        "name" => name: String,
        /// Up or down.
        "value" => value: bool,
    }
}

record! {
    /// Takes a marker off its tile, or puts it back.
    MarkerChange {
        /// Whose.
        "tile" => tile: MarkerAt,
        /// Off, or back on.
        "remove" => remove: bool,
    }
}

record! {
    /// Changes hatches.
    Hatches {
        /// Those on the edges of these tiles.
        "where" => place: Where,
        /// Only those between them and these tiles.
        "toward" => toward: Option<Where>,
        /// Into this state.
        "state" => state: HatchState,
    }
}

record! {
    /// So many tiles.
    Tiles {
        /// So many.
        "n" => n: Num,
        /// Of these; picked one after the other.
        "where" => place: Where,
    }
}

record! {
    /// Tiles that are turned over.
    Revealed {
        /// These.
        "where" => place: Where,
    }
}

record! {
    /// Tiles that leave the map.
    RemoveTile {
        /// These.
        "where" => place: Where,
        /// What becomes of Aliens there.
        "aliens" => aliens: Destroyed,
        /// What becomes of Rocketeers there.
        "rocketeers" => rocketeers: Expelled,
        /// What becomes of tokens there.
        "tokens" => tokens: Lost,
    }
}

names! {
    /// What becomes of Aliens on a tile that is lost.
    Destroyed {
        /// They are taken off the map; nobody killed them.
        Destroyed = "destroyed",
    }
}

names! {
    /// What becomes of tokens on a tile that is lost.
    Lost {
        /// They leave the game.
        Lost = "lost",
    }
}

record! {
    /// What becomes of Rocketeers on a tile that is lost.
    Expelled {
        /// Each takes so many hits.
        "damage" => damage: Num,
        /// And comes to stand there.
        "move_to" => move_to: MoveTo,
    }
}

names! {
    /// Where somebody comes to stand.
    MoveTo {
        /// On the nearest tile that is still there.
        NearestRemaining = "nearest_remaining",
    }
}

record! {
    /// Stuns Aliens.
    StunAliens {
        /// All that stand there.
        "where" => place: Where,
        /// Of these types; all if it is left out.
        "types" => types: Option<Types>,
    }
}

record! {
    /// Aliens that become others.
    Transform {
        /// These.
        "from" => from: AlienType,
        /// Become these.
        "to" => to: AlienType,
        /// So many.
        "n" => n: Num,
        /// There; picked one after the other.
        "where" => place: Where,
    }
}

record! {
    /// An item that somebody may choose.
    TakeItem {
        /// From here.
        "from" => from: Shelf,
        /// By these, one each.
        "who" => who: Selector,
    }
}

names! {
    /// Where items lie that nobody has.
    Shelf {
        /// Rocketeer items that nobody has taken in this game.
        UnusedRocketeerItems = "unused_rocketeer_items",
    }
}

record! {
    /// An item that is refilled.
    Recharge {
        /// Of this kind.
        "item_tag" => tag: Tag,
        /// By these, one each.
        "who" => who: Selector,
    }
}

record! {
    /// An item that is given.
    GiveItem {
        /// This one.
        "item" => item: ItemRef,
        /// To these, one each while there are any.
        "who" => who: Selector,
    }
}

record! {
    /// Components that are given.
    GainComponent {
        /// This one.
        "component" => component: Component,
        /// So many.
        "n" => n: Num,
        /// To each of these.
        "who" => who: Selector,
    }
}

record! {
    /// What can be switched.
    Switches (default) {
        /// The largest distance at which anybody sees anybody; without limit if it is left out.
        "los_limit" => los_limit: Option<u8>,
    }
}

names! {
    /// What an action costs.
    Cost {
        /// One Standard or Non-Combat AP, no roll.
        Ap = "ap",
        /// One Standard or Non-Combat AP and an IQ roll.
        Iq = "iq",
        /// One Standard or Combat AP, no roll.
        CombatAp = "combat_ap",
        /// Nothing.
        Free = "free",
    }
}

choice! {
    /// How often.
    Limit {
        words {
            /// Once in a game.
            Once = "once",
            /// Once in a Game Turn.
            OncePerTurn = "once_per_turn",
            /// Once in a game for each Rocketeer.
            OncePerRocketeer = "once_per_rocketeer",
        }
        keyed {
            /// So often in a Game Turn.
            PerTurn(u8) = "per_turn",
            /// So often in a game.
            PerGame(u8) = "per_game",
            /// Only each so-many-th time.
            Every(Num) = "every",
        }
    }
}

choice! {
    /// What holds as long as its rule does.
    Modifier {
        whole {
            /// More or fewer dice for IQ Actions.
            IqDice(IqDice) = "iq_dice",
            /// Something that is not allowed.
            Forbid(Forbid) = "forbid",
        }
    }
}

record! {
    /// More or fewer dice for IQ Actions.
    IqDice {
        /// So many.
        "iq_dice" => iq_dice: i8,
        /// On these tiles.
        "where" => place: Where,
    }
}

record! {
    /// Something that is not allowed.
    Forbid {
        /// This.
        "forbid" => forbid: Forbidden,
        /// To these.
        "who" => who: Selector,
    }
}

names! {
    /// What a rule can forbid.
    Forbidden {
        /// The extra Action for an O2 cube.
        O2Action = "o2_action",
    }
}

read_names!(Cost, DamageKind, Destroyed, Forbidden, Lost, MoveTo, Shelf);
