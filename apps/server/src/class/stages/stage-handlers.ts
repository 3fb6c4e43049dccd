import type { AnyHandler } from '../../http/calls/handle.js';
import { dropClassStep } from '../steps/drop-class-step.js';
import { fetchClassStep } from '../steps/fetch-class-step.js';
import { fetchTimeline } from './fetch-timeline.js';
import { moveDeadline } from './move-deadline.js';

/** The handlers of the stages of a class. */
export const stageHandlers: readonly AnyHandler[] = [
  fetchTimeline,
  moveDeadline,
  fetchClassStep,
  dropClassStep,
];
