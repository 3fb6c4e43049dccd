import { dropClassStep } from './drop-class-step.js';
import { fetchClassStep } from './fetch-class-step.js';
import { fetchTimeline } from './fetch-timeline.js';
import { moveDeadline } from './move-deadline.js';

/** The calls of the stages of a class, which the specification does not name. */
export const stageCalls = {
  'class/fetchTimeline': fetchTimeline,
  'class/moveDeadline': moveDeadline,
  'class/fetchClassStep': fetchClassStep,
  'class/dropClassStep': dropClassStep,
} as const;
