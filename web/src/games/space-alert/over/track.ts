// What a sound track is called by people: official ones by their kind and number, others as made for the table.

export interface TrackName { kind: 'test-run' | 'simulation' | 'advanced-simulation' | 'mission' | 'generated'; number: number }

export function trackName(id: string): TrackName {
  const official = /^(test-run|simulation|advanced-simulation|mission)-(\d+)$/.exec(id);
  return official ? { kind: official[1] as TrackName['kind'], number: Number(official[2]) } : { kind: 'generated', number: 0 };
}
