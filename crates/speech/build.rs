//! Gathers every message file of `locales/`, so that a new game only has to add its own.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [(&str, &str); 2] = [("ENGLISH", "en"), ("FRENCH", "fr")];

fn main() -> io::Result<()> {
    let locales = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../../locales");
    let mut code = String::new();
    for (constant, language) in LANGUAGES {
        let directory = locales.join(language);
        println!("cargo:rerun-if-changed={}", directory.display());
        let mut files: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(&directory)? {
            files.push(entry?.path());
        }
        files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
        files.sort();
        let _ = writeln!(code, "/// File names and texts.\npub const {constant}: &[(&str, &str)] = &[");
        for file in &files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", file.canonicalize()?);
        }
        code.push_str("];\n");
    }
    fs::write(Path::new(&variable("OUT_DIR")?).join("locales.rs"), code)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(io::Error::other)
}
