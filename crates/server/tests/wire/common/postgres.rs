//! A PostgreSQL of one's own, from Debian's packages, in a temporary folder.

use super::TempDir;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub struct Postgres {
    server: Child,
    pub url: String,
    _dir: TempDir,
}

/// The newest installed version; installs one when there is none.
fn binaries() -> PathBuf {
    let newest = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let mut found: Vec<PathBuf> =
            versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
        found.retain(|path| path.join("initdb").exists());
        found.sort();
        found.pop()
    };
    newest().unwrap_or_else(|| {
        let installed = Command::new("apt-get").args(["install", "-y", "-q", "postgresql"]).status();
        assert!(
            installed.is_ok_and(|status| status.success()),
            "PostgreSQL is missing and cannot be installed"
        );
        newest().expect("PostgreSQL after installing it")
    })
}

/// PostgreSQL refuses to run as root; then it runs as its own user.
fn as_postgres(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if !root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    command
}

impl Postgres {
    pub fn start() -> Postgres {
        let binaries = binaries();
        let dir = TempDir::new("postgres");
        let data = dir.0.join("data");
        std::fs::create_dir(&data).unwrap();
        let _ = Command::new("chown").arg("-R").arg("postgres:postgres").arg(&dir.0).status();
        let made = as_postgres(&binaries.join("initdb"))
            .args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"])
            .arg(&data)
            .current_dir("/")
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert!(made.success(), "initdb");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let server = as_postgres(&binaries.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(&dir.0)
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"])
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        let ready = || {
            Command::new(binaries.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])
                .status()
                .is_ok_and(|status| status.success())
        };
        while !ready() {
            assert!(Instant::now() < deadline, "PostgreSQL does not answer");
            std::thread::sleep(Duration::from_millis(100));
        }
        Postgres { server, url: format!("postgres://postgres@127.0.0.1:{port}/postgres"), _dir: dir }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGINT: a fast shutdown, which also ends its helpers.
        let _ = Command::new("kill").args(["-INT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }
}
