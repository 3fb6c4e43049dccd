import type { ClassEvent } from './class-lifecycle.js';

const events: readonly ClassEvent[] = ['submit', 'approve', 'open'];

/** Whether a joint class needs its units for an event: from being submitted until it takes enrolments. */
export const needsUnits = (event: ClassEvent): boolean => events.includes(event);
