//! The help pages of the commands that do not belong to one game: keys of messages, by command and argument.

use terminal::Page;

/// Every command in the order in which they are listed.
pub const PAGES: &[Page] = &[
    Page {
        name: "serve",
        about: "cli-help-serve",
        usage: "cli-usage-serve",
        more: "cli-help-serve-more",
        values: &[
            ("listen", "cli-help-listen", "cli-value-address"),
            ("database", "cli-help-database", "cli-value-database"),
            ("origins", "cli-help-origin", "cli-value-origin"),
        ],
        flags: &[("behind_proxy", "cli-help-behind-proxy"), ("secure_cookie", "cli-help-secure-cookie")],
    },
    Page {
        name: "play",
        about: "cli-help-play",
        usage: "cli-usage-play",
        more: "cli-help-play-more",
        values: &[
            ("game", "cli-help-game", "cli-value-game"),
            ("seats", "cli-help-play-seats", "cli-value-seats"),
            ("options", "cli-help-option", "cli-value-option"),
            ("content", "cli-help-content", "cli-value-file"),
            ("seed", "cli-help-play-seed", "cli-value-seed"),
            ("record", "cli-help-record", "cli-value-file"),
        ],
        flags: &[],
    },
    Page {
        name: "simulate",
        about: "cli-help-simulate",
        usage: "cli-usage-simulate",
        more: "cli-help-simulate-more",
        values: &[
            ("game", "cli-help-game", "cli-value-game"),
            ("seats", "cli-help-simulate-seats", "cli-value-seats"),
            ("games", "cli-help-games", "cli-value-number"),
            ("options", "cli-help-option", "cli-value-option"),
            ("content", "cli-help-content", "cli-value-file"),
            ("seed", "cli-help-simulate-seed", "cli-value-seed"),
            ("threads", "cli-help-threads", "cli-value-number"),
            ("csv", "cli-help-csv", "cli-value-file"),
            ("records", "cli-help-records", "cli-value-directory"),
        ],
        flags: &[("json", "cli-help-simulate-json")],
    },
    Page {
        name: "replay",
        about: "cli-help-replay",
        usage: "cli-usage-replay",
        more: "cli-help-replay-more",
        values: &[
            ("file", "cli-help-replay-file", "cli-value-file"),
            ("at", "cli-help-at", "cli-value-number"),
            ("viewer", "cli-help-as", "cli-value-viewer"),
        ],
        flags: &[("verify", "cli-help-verify"), ("json", "cli-help-replay-json")],
    },
    Page {
        name: "check",
        about: "cli-help-check",
        usage: "cli-usage-check",
        more: "cli-help-check-more",
        values: &[("file", "cli-help-check-file", "cli-value-file")],
        flags: &[],
    },
    Page {
        name: "bots",
        about: "cli-help-bots",
        usage: "cli-usage-bots",
        more: "cli-help-bots-more",
        values: &[("game", "cli-help-game", "cli-value-game")],
        flags: &[],
    },
    Page {
        name: "swarm",
        about: "cli-help-swarm",
        usage: "cli-usage-swarm",
        more: "cli-help-swarm-more",
        values: &[
            ("url", "cli-help-swarm-url", "cli-value-url"),
            ("tables", "cli-help-swarm-tables", "cli-value-number"),
            ("seconds", "cli-help-swarm-seconds", "cli-value-number"),
            ("idle", "cli-help-swarm-idle", "cli-value-number"),
            ("game", "cli-help-swarm-game", "cli-value-game"),
        ],
        flags: &[("json", "cli-help-simulate-json")],
    },
];
