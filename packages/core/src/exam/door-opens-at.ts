import { examLimits } from './exam-limits.js';

/**
 * The opening of the door, in milliseconds since the epoch, by the beginning of a sitting: of the first one for the
 * class, of the next one for a candidate. Nobody came in before, and nobody is marked by name.
 */
export const doorOpensAt = (sitting: number): number => sitting - examLimits.lead_minutes * 60_000;
