//! A made-up workspace in a temporary directory, for tests.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::workspace::Workspace;

/// A directory that goes away with its owner.
pub struct Fixture {
    root: PathBuf,
}

impl Fixture {
    /// An empty workspace.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = std::env::temp_dir().join(format!("cosmodrome-xtask-{}-{number}", std::process::id()));
        fs::create_dir_all(&root).unwrap();
        Self { root }
    }

    /// A workspace in which every rule has a test and nothing is wrong.
    pub fn complete() -> Self {
        let fixture = Self::new();
        fixture.write(
            "docs/rules/rocketmen.md",
            "# Rules\n\n## RM-1 Goal\n\n- **RM-1.1** Most points win.\n\n## RM-4 Buying\n\n- **RM-4.1** Pay first; see \
             RM-1.1.\n- **RM-4.2** No change is given.\n",
        );
        fixture.write(
            "docs/rules/rocketmen.fr.md",
            "# Règles\n\n## RM-1 But\n\n- **RM-1.1** Le plus de points gagne.\n\n## RM-4 Achats\n\n- **RM-4.1** On paie \
             d'abord ; voir RM-1.1.\n- **RM-4.2** On ne rend pas la monnaie.\n",
        );
        fixture.write(
            "crates/rocketmen/src/lib.rs",
            "//! Buying is RM-4.\n\n#[cfg(test)]\nmod tests {\n    /// RM-1.1: the goal\n    #[test]\n    fn goal() {}\n}\n",
        );
        fixture.write(
            "crates/rocketmen/tests/buying.rs",
            "/// RM-4.1: pay\n#[test]\nfn pay() {}\n\nproptest! {\n    /// RM-4.2: always\n    #[test]\n    \
             fn no_change(n in 0..9) {}\n}\n",
        );
        fixture.write("crates/rocketmen/data/cards.toml", "rule = \"RM-4.1\"\n");
        fixture
    }

    /// The workspace in the directory.
    pub fn workspace(&self) -> Workspace {
        Workspace::at(&self.root)
    }

    /// Writes a file and the directories above it.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Replaces a part of a file, which must be there.
    pub fn replace(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.root.join(path)).unwrap();
        assert!(text.contains(old), "{path} does not hold {old}");
        self.write(path, &text.replace(old, new));
    }

    /// Removes a file.
    pub fn remove(&self, path: &str) {
        fs::remove_file(self.root.join(path)).unwrap();
    }

    /// Whether the file is there.
    pub fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        // A directory that cannot be removed must not hide why a test failed.
        let _ = fs::remove_dir_all(&self.root);
    }
}
