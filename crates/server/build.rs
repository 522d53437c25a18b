//! The web client is embedded from `web/dist`. A checkout without a built client must compile too, so the folder is made.

fn main() -> std::io::Result<()> {
    let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    std::fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    Ok(())
}
