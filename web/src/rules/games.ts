// Which game a rule number belongs to.
const GAMES: Record<string, string> = {
  RM: 'rocketmen',
  SA: 'space-alert',
  SC: 'space-cadets',
  AM: 'away-missions',
};

export function gameOfRule(id: string): string | undefined {
  return GAMES[id.slice(0, 2)];
}
