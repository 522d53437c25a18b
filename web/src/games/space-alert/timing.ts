// Where the mission stands in time. Everything is computed from the view and the game's clock; nothing ticks in here.
import { actionStage, type Announcement, type MissionView, type PhaseView, type View } from './types';

const FACTOR = { normal: 1, quick: 4, rush: 10 } as const;

/** The moment of the table at which a second of the track comes. */
export function momentOf(mission: MissionView, second: number): number {
  return (mission.began ?? 0) + (second * 1000) / FACTOR[mission.speed];
}

/** The second of the track that is heard at a moment. */
export function secondAt(mission: MissionView, now: number): number {
  if (mission.began === null) return 0;
  return Math.max(0, ((now - mission.began) / 1000) * FACTOR[mission.speed]);
}

export const lengthOf = (mission: MissionView): number => mission.phases.reduce((sum, phase) => sum + phase.seconds, 0);

/** The phase that the computer has announced. */
export function phaseNow(view: View): PhaseView | null {
  const stage = actionStage(view);
  return stage === null ? null : (view.mission.phases.find((phase) => phase.phase === stage.phase) ?? null);
}

/** Milliseconds left in the announced phase, and how long it is in all. */
export function phaseLeft(view: View, now: number): { left: number; whole: number } | null {
  const phase = phaseNow(view);
  if (phase === null || phase.ends_at === null) return null;
  return { left: Math.max(0, phase.ends_at - now), whole: (phase.seconds * 1000) / FACTOR[view.mission.speed] };
}

export interface Tick {
  at: number;
  kind: 'threat' | 'serious' | 'data' | 'transfer' | 'silence';
  /** For silence: how many seconds. */
  lasts: number;
}

/** What has been announced, as marks on the timeline. */
export function ticks(spoken: readonly Announcement[]): Tick[] {
  return spoken.flatMap(({ at, call }): Tick[] => {
    switch (call.say) {
      case 'threat': return [{ at, kind: call.severity === 'serious' ? 'serious' : 'threat', lasts: 0 }];
      case 'incoming_data': return [{ at, kind: 'data', lasts: 0 }];
      case 'data_transfer': return [{ at, kind: 'transfer', lasts: 0 }];
      case 'comms_down': return [{ at, kind: 'silence', lasts: call.duration }];
      default: return [];
    }
  });
}

/** When the silence under way ends. */
export function silenceUntil(view: View): number | null {
  const last = view.spoken.findLast(({ call }) => call.say === 'comms_down');
  return last?.call.say === 'comms_down' ? momentOf(view.mission, last.at + last.call.duration) : null;
}

/** The announcement that is being heard at a moment, counted words left out: those are for the ear. */
export function hearing(view: View, now: number): Announcement | null {
  const last = view.spoken.at(-1);
  if (!last) return null;
  return now < momentOf(view.mission, last.at + last.lasts) ? last : null;
}

/** Whether a caption belongs into the computer's log: countdowns and repetitions do not. */
export const isLogged = ({ call }: Announcement): boolean => !['transfer_count', 'end_count', 'threat_again'].includes(call.say);
