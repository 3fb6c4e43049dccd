import type { ClassEvent } from '../class-lifecycle.js';

const events: readonly ClassEvent[] = ['submit', 'approve', 'open'];

/**
 * Whether an event leads a class to its enrolments. The class must then have everything that candidates rely
 * on: a contact, and the units of a joint class.
 */
export const leadsToEnrolment = (event: ClassEvent): boolean => events.includes(event);
