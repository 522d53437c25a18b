//! The example server in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(url: &str) -> Process {
        let here = std::env::current_exe().unwrap();
        let program = here.parent().unwrap().parent().unwrap().join("examples/serve");
        let mut child = Command::new(program)
            .args(["127.0.0.1:0", url, "--load-test"])
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the example server; cargo test builds it");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("http://").unwrap_or_else(|| panic!("{line}")).parse().unwrap();
        Process { child, address }
    }

    /// As hard as it gets.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
