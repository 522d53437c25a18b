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
  'plasmatic-fighter': 'fighter', 'phasing-fighter': 'fighter', 'megashield-fighter': 'fighter', 'polarized-fighter': 'fighter', 'jumper-left': 'stealth', 'jumper-right': 'stealth', leaper: 'stealth', 'plasmatic-needleship': 'stealth',
  'plasmatic-frigate': 'frigate', 'phasing-frigate': 'frigate', 'polarized-frigate': 'frigate', 'spacecraft-carrier': 'frigate', 'mini-carrier': 'gunship',
  'megashield-destroyer': 'destroyer', 'phasing-destroyer': 'destroyer', 'phasing-man-of-war': 'manowar', 'megashield-man-of-war': 'manowar', 'super-carrier': 'manowar', overlord: 'manowar',
  'spinning-saucer': 'pulseball', 'phasing-pulser': 'pulseball', 'transmitter-satellite': 'pulseball', 'sealed-capsule': 'pulseball',
  'dimension-spider': 'octopus', 'energy-snake': 'octopus', 'energy-dragon': 'octopus', 'mother-swarm': 'amoeba', planetoid: 'meteoroid',
  meteoroid: 'meteoroid', asteroid: 'meteoroid', 'minor-asteroid': 'meteoroid', 'major-asteroid': 'meteoroid',
};

/** The symbol of art.svg for a threat card. */
export function silhouette(card: { name: string; intruder?: object | null; malfunction?: object | null }): string {
  return `t-${DRAWN[card.name] ?? (card.malfunction ? 'hacked' : 'saboteur')}`;
}
