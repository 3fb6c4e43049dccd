import { classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether lessons of a class may be changed: from its approval until its exam has ended. */
export const acceptsLessons = (status: ClassStatus): boolean => classAccepts('lesson', status);

/** Whether attendance of lessons may be marked in a class: until its results stand. */
export const acceptsLessonMarks = (status: ClassStatus): boolean => classAccepts('attendance', status);
