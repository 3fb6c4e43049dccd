import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

const planned: readonly ClassStatus[] = [
  'approved',
  'enrolling',
  'paused',
  'closed',
  'arranged',
  'examining',
];
const marked: readonly ClassStatus[] = [...planned, 'scoring', 'publicity'];

/** Whether lessons of a class may be changed: from its approval until its exam has ended. */
export const takesLessons = (status: ClassStatus): boolean => planned.includes(status);

/** Whether it may be said who was at the lessons of a class: until its results stand. */
export const takesLessonMarks = (status: ClassStatus): boolean => marked.includes(status);
