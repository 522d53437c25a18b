// The types of the wire, made from Rust, with the few names that screens add to them.
import type { GameProps } from '../contract';
import type { Catalogue, Command, Event, Preview, StageView, View } from './generated/types';

export type {
  Action, BetweenView, Call, CardId, Catalogue, Command, CrewId, Difficulty, Event, Face, Flight, Foretold, Half, Happening, LogLine, MemberView,
  MissionView, Moment, OutlookView, PersonView, PhaseView, Preview, Proposal, Repair, Report, Request, Role, Score, ScorePart, Side, Signal, SpaceView, SpokenView, Spot, StageView,
  Station, ThreatView, Token, View, Zone,
  // What is sent of the ship; the drawing makes a `Picture` of it.
  Picture as SentPicture,
} from './generated/types';

export type Props = GameProps<View, Command, Preview, Catalogue, Event> & {
  /** The guided first flight. */
  lesson?: boolean;
};

export type ActionStage = Extract<StageView, { stage: 'action' }>;

export const actionStage = (view: View): ActionStage | null => (view.stage.stage === 'action' ? view.stage : null);
