import { classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const published: readonly ClassStatus[] = ['arranged', 'examining'];

/**
 * Whether sittings of a class are planned, and all its rooms changed: from its approval until the arrangement is
 * published. After that, rooms are only added and invigilators replaced (`classAccepts`).
 */
export const acceptsExamPlan = (status: ClassStatus): boolean => classAccepts('exam', status);

/** Whether the seats of a class may be arranged: once its enrolment is closed, until the arrangement is published. */
export const acceptsArrangement = (status: ClassStatus): boolean => classAccepts('seating', status);

/** Whether seats may still be moved after the arrangement was published: on the day, until the exam has ended. */
export const movesOnDay = (status: ClassStatus): boolean => classAccepts('day_move', status);

/** Whether single tickets of a class may be made void: until its exam has ended. */
export const voidsTickets = (status: ClassStatus): boolean => classAccepts('ticket', status);

/** Whether candidates see their tickets: from the publication of the arrangement until the exam has ended. */
export const showsTickets = (status: ClassStatus): boolean => published.includes(status);
