import { examLimits } from './exam-limits.js';

/**
 * The opening of the door, in milliseconds since the epoch, by the beginning of the first sitting. Nobody came in
 * before.
 */
export const doorOpensAt = (first_sitting: number): number => first_sitting - examLimits.door_opens_before_ms;
