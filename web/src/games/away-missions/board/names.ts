// Names of figures and Scenario tiles, by the words of the rules.
import { t } from './words';

export const alienName = (type: string): string => t(`amb-alien-${type}`);
export const whoName = (who: string): string => t(`amb-who-${who}`);
export const roomName = (room: string): string => t(`amb-room-${room}`);
