// The drawing in words, for people who do not see it.
import { i18n } from '../../../i18n/i18n.svelte';
import { markOf, stationsOf, zoneOf, type PictureThreat, type Picture, type StationId } from './picture';
import { stationName, t, threatName } from './words';

/** Everything about a station in one description. */
export function stationText(picture: Picture, station: StationId): string {
  const zone = picture.zones.find((each) => each.zone === zoneOf(station));
  const upper = station[0] === 'U';
  const parts = [stationName(station)];
  if (zone) {
    parts.push(upper
      ? t('saf-says-shield', { count: zone.shield, of: zone.shieldCapacity })
      : t('saf-says-reactor', { count: zone.reactor, of: zone.reactorCapacity }));
  }
  const here = picture.crew.filter((figure) => figure.station === station && !figure.knockedOut).map((figure) => figure.name);
  if (here.length > 0) parts.push(t('saf-says-here', { names: i18n.list(here), count: here.length }));
  const tokens = picture.threats.filter((threat) => threat.status === 'on_track' && threat.stations.includes(station));
  if (tokens.length > 0) parts.push(t('saf-says-threats', { names: i18n.list(tokens.map((threat) => threatName(threat.card))) }));
  return parts.join('. ');
}

/** Where a threat stands: its square, its stations, or what became of it. */
export function placeText(picture: Picture, threat: PictureThreat): string {
  const track = picture.tracks.find((each) => each.track === threat.track);
  const mark = track && threat.square !== null ? markOf(track, threat.square) : null;
  const stations = threat.status === 'on_track' || threat.status === 'waiting' ? i18n.list(stationsOf(threat).map(stationName)) : '';
  return [
    threat.status === 'on_track' && threat.square !== null ? t('saf-says-square', { square: threat.square, mark: mark ?? 'none' }) : threat.status === 'waiting' ? t('saf-appears', { turn: threat.number }) : t(`saf-status-${threat.status}`),
    stations,
  ].filter(Boolean).join(' · ');
}

/** A threat as one line: its number, name, square and what it has left. */
export function threatText(picture: Picture, threat: PictureThreat): string {
  const track = picture.tracks.find((each) => each.track === threat.track);
  const left = threat.hitPoints === null ? null : Math.max(0, threat.hitPoints - threat.damage);
  const mark = track && threat.square !== null ? markOf(track, threat.square) : null;
  return [
    t('saf-says-threat', { number: threat.number, name: threatName(threat.card), track: t(`saf-track-${threat.track}`) }),
    threat.status === 'on_track' && threat.square !== null ? t('saf-says-square', { square: threat.square, mark: mark ?? 'none' }) : t(`saf-status-${threat.status}`),
    left === null ? '' : t('saf-says-hp', { left, of: threat.hitPoints ?? 0 }),
  ].filter(Boolean).join('. ');
}
