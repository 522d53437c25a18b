// The sentence of an announcement: keys and arguments, as the rules choose them.
import type { PhraseArg, PhraseLike } from '../../i18n/speaker';
import type { Announcement, Call } from './types';

const say = (name: string, args: Record<string, PhraseArg> = {}): PhraseLike => ({ key: `space-alert-say-${name}`, args: Object.entries(args) });
const number = (value: number | boolean): PhraseArg => ({ number: Number(value) });

export function callPhrase({ call }: Pick<Announcement, 'call'>): PhraseLike {
  switch (call.say) {
    case 'threat': case 'threat_again': return threat(call);
    case 'transfer_count': return say('transfer-count', { seconds: number(call.seconds) });
    case 'ends_in':
      return call.what === 'operation'
        ? say('operation-ends', { seconds: number(call.seconds) })
        : say('phase-ends', { phase: number(call.what.phase), seconds: number(call.seconds) });
    case 'end_count':
      return say('end-count', { phase: number(call.what === 'operation' ? 0 : call.what.phase), seconds: number(call.seconds) });
    case 'phase_begins': return say('phase-begins', { phase: number(call.phase) });
    default: return say(call.say.replaceAll('_', '-'));
  }
}

function threat(call: Extract<Call, { say: 'threat' | 'threat_again' }>): PhraseLike {
  const args: Record<string, PhraseArg> = {
    turn: number(call.turn),
    serious: number(call.severity === 'serious'),
    unconfirmed: number(!call.confirmed),
    again: number(call.say === 'threat_again'),
  };
  if (call.zone) return say('external', { ...args, zone: { key: `space-alert-zone-${call.zone}` } });
  return say('internal', args);
}
