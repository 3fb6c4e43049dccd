import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const voidable: readonly ClassStatus[] = ['closed', 'arranged', 'examining'];
const published: readonly ClassStatus[] = ['arranged', 'examining'];
const planned: readonly ClassStatus[] = ['approved', 'enrolling', 'paused', 'closed'];

/** Whether rooms and sittings of a class may be changed: from its approval until the arrangement is published. */
export const takesExamPlan = (status: ClassStatus): boolean => planned.includes(status);

/** Whether the seats of a class may be arranged: once its enrolment is closed, until the arrangement is published. */
export const takesArrangement = (status: ClassStatus): boolean => status === 'closed';

/** Whether single tickets of a class may be made void: until its exam has ended. */
export const voidsTickets = (status: ClassStatus): boolean => voidable.includes(status);

/** Whether candidates see their tickets: from the publication of the arrangement until the exam has ended. */
export const showsTickets = (status: ClassStatus): boolean => published.includes(status);
