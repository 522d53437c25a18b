//! What `serve` is told: by flags, by the environment, by a settings file, in this order.

use crate::cli::ServeArguments;
use serde::Deserialize;
use server::Config;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use table::Phrase;
use terminal::Failure;

/// Where the server listens unless told otherwise: this machine alone.
const ADDRESS: &str = "127.0.0.1:7878";
/// Where it keeps its tables unless told otherwise: one file, here.
const DATABASE: &str = "sqlite:cosmodrome.db";
/// Where a database may be named besides: a flag is seen by everybody on the machine, and an address may hold a password.
const VARIABLE: &str = "COSMODROME_DATABASE";

/// A settings file. Everything in it may be left out; a name that is not known is a mistake.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    listen: Option<String>,
    database: Option<String>,
    /// In megabytes.
    largest_database: Option<u64>,
    #[serde(default)]
    origins: Vec<String>,
    #[serde(default)]
    behind_proxy: bool,
    #[serde(default)]
    secure_cookie: bool,
    operator: Option<String>,
    #[serde(default)]
    keep: Keep,
}

/// How long tables are kept; for ever when left out.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Keep {
    finished_days: Option<u32>,
    unplayed_hours: Option<u32>,
}

impl Settings {
    /// The file, or the lack of one.
    pub fn read(path: Option<&str>) -> Result<Settings, Failure> {
        let Some(path) = path else { return Ok(Settings::default()) };
        let wrong =
            |key: &str, why: String| Failure::Input(Phrase::new(key).text("file", path).text("why", why));
        let text = std::fs::read_to_string(path)
            .map_err(|error| wrong("cli-error-settings-file", error.kind().to_string()))?;
        toml::from_str(&text).map_err(|error| wrong("cli-error-settings", error.message().to_owned()))
    }

    /// The database that is meant.
    pub fn database(&self, flag: Option<&str>) -> String {
        let named = flag.map(str::to_owned).or_else(|| std::env::var(VARIABLE).ok());
        named.or_else(|| self.database.clone()).unwrap_or_else(|| DATABASE.to_owned())
    }

    /// The operator's door that is meant, if any. It is a file: somebody who names an address has something else in mind.
    pub fn operator(&self, flag: Option<&str>) -> Result<Option<PathBuf>, Failure> {
        let Some(named) = flag.or(self.operator.as_deref()) else { return Ok(None) };
        if named.is_empty() || named.parse::<SocketAddr>().is_ok() {
            return Err(Failure::Input(Phrase::new("cli-error-operator-address").text("value", named)));
        }
        if !cfg!(unix) {
            return Err(Failure::Input(Phrase::new("cli-error-operator-system")));
        }
        Ok(Some(PathBuf::from(named)))
    }

    /// What a server is to do, games and client aside.
    pub fn config(&self, arguments: &ServeArguments) -> Result<Config, Failure> {
        let address = arguments.listen.as_deref().or(self.listen.as_deref()).unwrap_or(ADDRESS);
        let listen: SocketAddr = address
            .parse()
            .map_err(|_| Failure::Input(Phrase::new("cli-error-address").text("value", address)))?;
        let mut config = Config::new(listen, self.database(arguments.database.as_deref()));
        config.origins = [&self.origins[..], &arguments.origins].concat();
        config.behind_proxy = arguments.behind_proxy || self.behind_proxy;
        config.secure_cookie = arguments.secure_cookie || self.secure_cookie;
        config.operator = self.operator(arguments.operator.as_deref())?;
        config.largest_database = self.largest_database.map(|megabytes| megabytes * 1_000_000);
        let hours = |hours: u32| Duration::from_secs(u64::from(hours) * 60 * 60);
        config.keep_finished = self.keep.finished_days.map(|days| hours(24 * days.min(100_000)));
        config.keep_unplayed = self.keep.unplayed_hours.map(hours);
        Ok(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file_and_the_file_before_what_is_usual() {
        let text = "listen = '127.0.0.1:9'\ndatabase = 'sqlite:a.db'\nlargest_database = 2\nbehind_proxy = true\n\
                    [keep]\nfinished_days = 30\nunplayed_hours = 2";
        let settings: Settings = toml::from_str(text).unwrap();
        let plain = settings.config(&ServeArguments::default()).unwrap();
        assert_eq!((plain.listen.port(), plain.database_url.as_str()), (9, "sqlite:a.db"));
        assert_eq!((plain.behind_proxy, plain.secure_cookie), (true, false));
        assert_eq!(plain.largest_database, Some(2_000_000));
        assert_eq!(plain.keep_finished, Some(Duration::from_secs(30 * 86_400)));
        assert_eq!(plain.keep_unplayed, Some(Duration::from_secs(7_200)));
        let flags = ServeArguments {
            listen: Some("127.0.0.1:10".to_owned()),
            database: Some("sqlite:b.db".to_owned()),
            secure_cookie: true,
            ..ServeArguments::default()
        };
        let flagged = settings.config(&flags).unwrap();
        assert_eq!((flagged.listen.port(), flagged.database_url.as_str()), (10, "sqlite:b.db"));
        assert!(flagged.secure_cookie && flagged.behind_proxy);
        let usual = Settings::default().config(&ServeArguments::default()).unwrap();
        assert_eq!((usual.listen.port(), usual.keep_finished), (7878, None));
        assert!(toml::from_str::<Settings>("lisen = 'x'").is_err(), "a name that is not known");
    }

    #[cfg(unix)]
    #[test]
    fn the_operators_door_is_a_file() {
        let settings: Settings = toml::from_str("operator = '/run/a'").unwrap();
        assert_eq!(settings.operator(None).unwrap(), Some(PathBuf::from("/run/a")));
        assert_eq!(settings.operator(Some("b")).unwrap(), Some(PathBuf::from("b")));
        assert_eq!(Settings::default().operator(None).unwrap(), None);
        for address in ["127.0.0.1:7879", "0.0.0.0:7879", "[::1]:1", ""] {
            assert!(settings.operator(Some(address)).is_err(), "{address}");
        }
    }
}
