//! Copies that keep the memory of what they replace. Bots imagine a position for every close look, and forty small lists that are
//! given back and asked for again cost more than what is in them.

/// `Clone` for a struct by its fields, with a `clone_from` that goes field by field; the one that is derived copies the whole anew.
macro_rules! reusing {
    ($($name:ident { $($field:ident),* $(,)? })*) => { $(
        impl Clone for $name {
            fn clone(&self) -> $name {
                $name { $($field: self.$field.clone()),* }
            }

            fn clone_from(&mut self, source: &$name) {
                $(self.$field.clone_from(&source.$field);)*
            }
        }
    )* };
}

pub(crate) use reusing;
