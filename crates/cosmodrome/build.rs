//! The web client is embedded from `web/dist`. A release builds it from source first; any other build takes what is
//! there, so that tests do not wait for Node.js. A checkout without a built client compiles too.

use std::path::Path;
use std::process::Command;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("web");
    std::fs::create_dir_all(web.join("dist"))?;
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        for source in
            ["web/src", "web/index.html", "web/package-lock.json", "web/scripts", "locales", "docs/rules"]
        {
            println!("cargo::rerun-if-changed={}", root.join(source).display());
        }
        if !web.join("node_modules").exists() {
            // Not `npm ci`: some versions of npm write lock files for optional packages that their own `ci` then refuses.
            npm(&web, &["install", "--no-save", "--no-audit", "--no-fund"])?;
        }
        npm(&web, &["run", "build"])?;
    } else {
        println!("cargo::rerun-if-changed={}", web.join("dist").display());
    }
    Ok(())
}

fn npm(web: &Path, arguments: &[&str]) -> std::io::Result<()> {
    let failed = |reason: String| std::io::Error::other(format!("npm {}: {reason}", arguments.join(" ")));
    let output = Command::new("npm").args(arguments).current_dir(web).output();
    let output =
        output.map_err(|error| failed(format!("{error}; Node.js is needed to build the web client")))?;
    if output.status.success() {
        return Ok(());
    }
    Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()))
}
