// Which drawing stands for which threat. Relatives share one; the name is always beside it.
const DRAWN: Record<string, string> = {
  'pulse-ball': 'pulseball', 'pulse-satellite': 'pulseball', 'psionic-satellite': 'pulseball', maelstrom: 'pulseball',
  destroyer: 'destroyer', 'armored-grappler': 'destroyer', juggernaut: 'destroyer',
  'stealth-fighter': 'stealth', scout: 'stealth', 'phantom-fighter': 'stealth',
  'energy-cloud': 'amoeba', amoeba: 'amoeba', swarm: 'amoeba',
  gunship: 'gunship', marauder: 'gunship',
  fighter: 'fighter', 'cryoshield-fighter': 'fighter', kamikaze: 'fighter',
  frigate: 'frigate', 'cryoshield-frigate': 'frigate', 'leviathan-tanker': 'frigate',
  'man-of-war': 'manowar', behemoth: 'manowar', nemesis: 'manowar',
  'interstellar-octopus': 'octopus', jellyfish: 'octopus', 'nebula-crab': 'octopus',
  meteoroid: 'meteoroid', asteroid: 'meteoroid', 'minor-asteroid': 'meteoroid', 'major-asteroid': 'meteoroid',
};

/** The symbol of art.svg for a threat card. */
export function silhouette(card: { name: string; intruder?: object | null; malfunction?: object | null }): string {
  return `t-${DRAWN[card.name] ?? (card.malfunction ? 'hacked' : 'saboteur')}`;
}
