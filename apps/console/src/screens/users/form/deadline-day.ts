import { instantOf, wallTimeOf } from '../../../forms/wall-time.js';

/** The day on which access ends, as a form holds it; empty where it does not end. */
export const deadlineDayOf = (moment: string | null): string => wallTimeOf(moment).slice(0, 10);

/** The moment at which that day begins in the programme's zone: from then on access is over. */
export const deadlineOf = (day: string): string | null => (day ? instantOf(`${day}T00:00`) : null);
