// Where the mission stands in time. All moments come with the view, in game time; nothing ticks in here. What people read is always the time of the
// track, as the computer speaks it: on a fast clock its seconds are short ones.
import { actionStage, type PhaseView, type SpokenView, type View } from './types';

/** So much game time in time of the track. */
export const ofTrack = (view: View, milliseconds: number): number => milliseconds * view.mission.rate;

/** The phase that the computer has announced. */
export function phaseNow(view: View): PhaseView | null {
  const stage = actionStage(view);
  return stage === null ? null : (view.mission.phases.find((phase) => phase.phase === stage.phase) ?? null);
}

export interface PhaseTime {
  phase: PhaseView;
  /** Milliseconds of the track since it was announced. */
  run: number;
  /** Milliseconds of the track until it ends and how long it is in all, once the crew knows. */
  ends: { left: number; whole: number } | null;
}

export function phaseTime(view: View, now: number): PhaseTime | null {
  const phase = phaseNow(view);
  if (phase === null || phase.began_at === null) return null;
  const ends = phase.ends_at === null ? null : { left: ofTrack(view, Math.max(0, phase.ends_at - now)), whole: ofTrack(view, phase.ends_at - phase.began_at) };
  return { phase, run: ofTrack(view, Math.max(0, now - phase.began_at)), ends };
}

/** The last warning that this phase ends: after the first one there is still time. */
export function lastWarning(view: View): SpokenView | null {
  const began = phaseNow(view)?.began_at ?? null;
  const warnings = view.spoken.filter(({ call, since }) => call.say === 'ends_in' && began !== null && since >= began);
  return warnings.length > 1 ? warnings.at(-1)! : null;
}

export type Announced = 'threat' | 'serious' | 'data' | 'transfer' | 'silence';

/** What has been announced in each phase, in order. */
export function announcedByPhase(view: View): Announced[][] {
  const of = ({ call }: SpokenView): Announced[] => {
    switch (call.say) {
      case 'threat': return [call.severity === 'serious' ? 'serious' : 'threat'];
      case 'incoming_data': return ['data'];
      case 'data_transfer': return ['transfer'];
      case 'comms_down': return ['silence'];
      default: return [];
    }
  };
  return view.mission.phases.map(({ began_at }, place) => {
    const next = view.mission.phases[place + 1]?.began_at ?? null;
    return view.spoken.filter(({ since }) => began_at !== null && since >= began_at && (next === null || since < next)).flatMap(of);
  });
}

/** When what is under way was announced. */
export const since = (view: View, say: SpokenView['call']['say']): number | null => view.spoken.findLast(({ call }) => call.say === say)?.since ?? null;

/** The announcement that is being heard at a moment. */
export function hearing(view: View, now: number): SpokenView | null {
  const last = view.spoken.at(-1);
  return last && now < last.until ? last : null;
}

/** Whether a caption belongs into the computer's log: countdowns and repetitions do not. */
export const isLogged = ({ call }: SpokenView): boolean => !['transfer_count', 'end_count', 'threat_again'].includes(call.say);
