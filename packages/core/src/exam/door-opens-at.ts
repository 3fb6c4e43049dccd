import { examLimits } from './exam-limits.js';

/**
 * The opening of the door, in milliseconds since the epoch, by the beginning of a sitting: of the first one for the
 * class, of the next one for a candidate. Nobody came in before.
 */
export const doorOpensAt = (sitting: number): number => sitting - examLimits.door_opens_before_ms;
