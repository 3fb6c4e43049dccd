import { classTakes } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** Whether lessons of a class may be changed: from its approval until its exam has ended. */
export const takesLessons = (status: ClassStatus): boolean => classTakes('lesson', status);

/** Whether it may be said who was at the lessons of a class: until its results stand. */
export const takesLessonMarks = (status: ClassStatus): boolean => classTakes('attendance', status);
