// The words of the editor, and blocks as sentences. Whoever imports this waits until the words are there.
import { i18n } from '../../../i18n/i18n.svelte';
import type { PhraseLike } from '../../../i18n/speaker';
import { alienName, itemName, roomName } from '../board/names';
import { hatchName } from '../board/say';
import type { HatchState } from '../board/types';
import { isObject, shapeOf, wayOf, type Json, type ShapeName } from './language';

await i18n.learn('away-missions', 'away-missions-board-web', 'away-missions-box-web', 'away-missions-editor-web');

export const t = (key: string, args?: Record<string, string | number>): string => i18n.t(key, args);

const PLAIN = ['any', 'here', 'decoy'];

/** One word of the language. */
export function wordName(group: string, word: string): string {
  if (!PLAIN.includes(word)) {
    if (group === 'room') return roomName(word);
    if (group === 'alien') return alienName(word);
    if (group === 'item') return itemName(word);
    if (group === 'hatch') return hatchName(word as HatchState);
  }
  return t(`amb-w-${group}-${word || 'plain'}`);
}
export const fieldName = (key: string): string => t(`amb-f-${key.replace(':', '-')}`);

const SIGNS: Record<string, string> = { gte: '≥', lte: '≤', eq: '=' };

/** A block as a short line of words. */
export function say(name: ShapeName, value: Json | undefined): string {
  const shape = shapeOf(name);
  if (value === undefined || value === null) return '…';
  switch (shape.is) {
    case 'number': return String(value);
    case 'flag': return t(value ? 'amb-edit-yes' : 'amb-edit-no');
    case 'yes': return '';
    case 'name': return typeof value === 'string' && value ? (shape.of === 'item' ? (value.startsWith('tag:') ? wordName('tag', value.slice(4)) : itemName(value)) : value.replaceAll('_', ' ')) : '…';
    case 'place': return Array.isArray(value) ? `(${value.join(', ')})` : '…';
    case 'word': return typeof value === 'string' ? wordName(shape.group, value) : '…';
    case 'words': return Array.isArray(value) ? i18n.list(value.map((word) => wordName(shape.group, String(word)))) : wordName(shape.group, String(value));
    case 'bilingual': return isObject(value) ? String(value[i18n.lang] || value.en || '…') : '…';
    case 'crew': return Array.isArray(value) ? value.join('/') : '…';
    case 'list': return Array.isArray(value) && value.length > 0 ? value.map((each) => say(shape.of, each)).join(', ') : '…';
    case 'record': {
      if (!isObject(value)) return '…';
      const parts = shape.fields.filter(({ key }) => key in value).map(({ key, shape: of }) => {
        if (SIGNS[key]) return `${SIGNS[key]} ${say(of, value[key])}`;
        if (shapeOf(of).is === 'flag') return t(value[key] ? 'amb-edit-is' : 'amb-edit-is-not', { what: fieldName(key) });
        if (['toward', 'from', 'every', 'set', 'damage'].includes(key) || key.startsWith('component:')) return `${fieldName(key)} ${say(of, value[key])}`;
        return say(of, value[key]);
      });
      return parts.filter(Boolean).join(' ');
    }
    case 'choice': {
      const way = wayOf(shape, value);
      if (way === null) return '…';
      if (way === '' && shape.plain) return say(shape.plain, value);
      if (shape.words?.includes(way)) return wordName(shape.group, way);
      const inner = shape.whole?.[way] ? say(shape.whole[way], value) : say(shape.keyed![way]!, (value as { [key: string]: Json })[way]);
      return `${wordName(shape.group, way)} ${inner}`.trim();
    }
  }
}

/** One fault as the server tells it: in words, or as a phrase. */
export interface ServerFault { place: string; text?: string; key?: string; args?: PhraseLike['args'] }
export const faultText = (fault: ServerFault): string => fault.text ?? (fault.key ? i18n.phrase({ key: fault.key, args: [['place', { text: fault.place }], ...(fault.args ?? [])] }, () => '') : fault.place);
