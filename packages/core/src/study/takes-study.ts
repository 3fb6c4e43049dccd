import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const counted: readonly ClassStatus[] = [
  'approved',
  'enrolling',
  'paused',
  'closed',
  'arranged',
  'examining',
];
/** Before its seats are published: nobody's ticket hangs on it yet. */
const gated: readonly ClassStatus[] = ['approved', 'enrolling', 'paused', 'closed'];
const shown: readonly ClassStatus[] = [
  ...counted,
  'scoring',
  'publicity',
  'certifying',
  'finished',
  'archived',
];

/** Whether courses of a class may be changed and minutes on them count: from its approval until its exam has ended. */
export const takesStudy = (status: ClassStatus): boolean => counted.includes(status);

/** Whether a class may ask, or stop asking, that its courses are done before a ticket is issued: until its seats are published. */
export const takesStudyGate = (status: ClassStatus): boolean => gated.includes(status);

/** Whether candidates may open the courses of a class: from its approval on, also once nothing counts any more. */
export const showsStudy = (status: ClassStatus): boolean => shown.includes(status);
