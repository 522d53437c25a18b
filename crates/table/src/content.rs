//! Content: cards, boards and numbers as data, built into a game or brought to a table.

use crate::{Phrase, SetupError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The content of one game, checked and ready to be played with.
pub trait GameContent: fmt::Debug + Send + Sync + Sized + 'static {
    /// The game's name: what a file must say it is for, and how the keys of all faults begin.
    const GAME: &'static str;
    /// What a file holds.
    type Source: ContentSource;

    /// What comes with the program, by name. The first is called `standard`.
    fn built_in() -> &'static [&'static BuiltIn<Self>];
    /// Checks a complete source and prepares it, or says everything that is wrong with it.
    fn compile(source: Self::Source) -> Result<Self, Vec<Phrase>>;
    /// What it was made from.
    fn source(&self) -> &Self::Source;

    /// Reads a file that replaces some or all of the standard content.
    fn from_toml(text: &str) -> Result<Self, Vec<Phrase>> {
        let source: Self::Source = toml::from_str(text).map_err(|error| {
            // The reason shows the line and the place in it.
            vec![Self::fault("not-toml").text("reason", error.to_string().trim_end())]
        })?;
        if source.game() != Some(Self::GAME) {
            return Err(vec![Self::fault("other-game")]);
        }
        let standard = ContentHandle::<Self>::standard().source().clone();
        Self::compile(source.completed_by(standard))
    }

    /// A fault: the message `<game>-content-<name>`.
    fn fault(name: &str) -> Phrase {
        Phrase::new(format!("{}-content-{name}", Self::GAME))
    }
}

/// What a content file holds, as it is written.
pub trait ContentSource: Clone + Default + PartialEq + Serialize + DeserializeOwned {
    /// Which game it says it is for.
    fn game(&self) -> Option<&str>;
    /// The same with every part that it leaves out taken from another.
    fn completed_by(self, other: Self) -> Self;

    /// The parts of the built-in content put together. A part that cannot be read is missing; the check says so.
    fn of_parts(parts: &[&str]) -> Self {
        let part = |text: &&str| toml::from_str(text).unwrap_or_default();
        parts.iter().map(part).fold(Self::default(), Self::completed_by)
    }
}

/// A list of a content file, or another one where the file has none.
pub fn list_or<T>(list: Vec<T>, other: Vec<T>) -> Vec<T> {
    if list.is_empty() { other } else { list }
}

/// Content that comes with the program.
pub struct BuiltIn<C> {
    name: &'static str,
    content: LazyLock<C>,
}

impl<C> BuiltIn<C> {
    /// Content by the name that records know it by, made when it is first needed.
    pub const fn new(name: &'static str, make: fn() -> C) -> BuiltIn<C> {
        BuiltIn { name, content: LazyLock::new(make) }
    }
}

impl<C> std::ops::Deref for BuiltIn<C> {
    type Target = C;

    fn deref(&self) -> &C {
        &self.content
    }
}

/// The content a game is played with: built in, or a table's own.
pub enum ContentHandle<C: GameContent> {
    /// What comes with the program.
    BuiltIn(&'static BuiltIn<C>),
    /// What the table brought.
    Custom(Arc<C>),
}

impl<C: GameContent> ContentHandle<C> {
    /// The standard content.
    pub fn standard() -> ContentHandle<C> {
        ContentHandle::BuiltIn(C::built_in()[0])
    }

    /// Content that somebody made.
    pub fn custom(content: C) -> ContentHandle<C> {
        ContentHandle::Custom(Arc::new(content))
    }

    /// A table's own content, or the standard one. One fault is enough to refuse it; `check_content` lists them all.
    pub fn read(text: Option<&str>) -> Result<ContentHandle<C>, SetupError> {
        let Some(text) = text else { return Ok(ContentHandle::standard()) };
        let first = |faults: Vec<Phrase>| faults.into_iter().next().unwrap_or_else(|| C::fault("empty"));
        C::from_toml(text).map(ContentHandle::custom).map_err(|faults| SetupError(first(faults)))
    }
}

impl<C: GameContent> Clone for ContentHandle<C> {
    fn clone(&self) -> ContentHandle<C> {
        match self {
            ContentHandle::BuiltIn(content) => ContentHandle::BuiltIn(content),
            ContentHandle::Custom(content) => ContentHandle::Custom(Arc::clone(content)),
        }
    }
}

impl<C: GameContent> Default for ContentHandle<C> {
    fn default() -> ContentHandle<C> {
        ContentHandle::standard()
    }
}

impl<C: GameContent> fmt::Debug for ContentHandle<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentHandle::BuiltIn(content) => formatter.write_str(content.name),
            ContentHandle::Custom(content) => content.fmt(formatter),
        }
    }
}

impl<C: GameContent> std::ops::Deref for ContentHandle<C> {
    type Target = C;

    fn deref(&self) -> &C {
        match self {
            ContentHandle::BuiltIn(content) => content,
            ContentHandle::Custom(content) => content,
        }
    }
}

impl<C: GameContent> PartialEq for ContentHandle<C> {
    fn eq(&self, other: &ContentHandle<C>) -> bool {
        match (self, other) {
            (ContentHandle::BuiltIn(mine), ContentHandle::BuiltIn(theirs)) => mine.name == theirs.name,
            (ContentHandle::Custom(mine), ContentHandle::Custom(theirs)) => mine.source() == theirs.source(),
            _ => false,
        }
    }
}

/// A table's own content travels with the record, so that a record never needs another file. What is built in is a word.
impl<C: GameContent> Serialize for ContentHandle<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ContentHandle::BuiltIn(content) => serializer.serialize_str(content.name),
            ContentHandle::Custom(content) => content.source().serialize(serializer),
        }
    }
}

impl<'de, C: GameContent> Deserialize<'de> for ContentHandle<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ContentHandle<C>, D::Error> {
        use serde::de::Error;
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written<S> {
            Named(String),
            Whole(Box<S>),
        }
        match Written::<C::Source>::deserialize(deserializer)? {
            Written::Named(name) => {
                let found = C::built_in().iter().find(|content| content.name == name);
                let content =
                    found.ok_or_else(|| Error::custom(format!("there is no content named {name}")))?;
                Ok(ContentHandle::BuiltIn(content))
            }
            Written::Whole(source) => C::compile(*source).map(ContentHandle::custom).map_err(|faults| {
                let keys: Vec<&str> = faults.iter().map(|fault| fault.key.as_str()).collect();
                Error::custom(format!("the content is faulty: {}", keys.join(", ")))
            }),
        }
    }
}
