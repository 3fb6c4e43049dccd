import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a course of study: candidates see it while it is published. The caller gives `units` if it has
 * content.
 */
export const courseLifecycle = defineLifecycle({
  name: 'course',
  initial: 'draft',
  states: {
    draft: { ends: true },
    published: { ends: true },
  },
  transitions: [
    { from: 'draft', event: 'publish', to: 'published', by: classStaff, needs: ['units'] },
    { from: 'published', event: 'withdraw', to: 'draft', by: classStaff },
  ],
});

/** A state of {@link courseLifecycle}. */
export type CourseStatus = keyof typeof courseLifecycle.states;

/** An event of {@link courseLifecycle}. */
export type CourseEvent = (typeof courseLifecycle.transitions)[number]['event'];
