import type { AnyHandler } from '../../http/calls/handle.js';
import { fetchTimeline } from './fetch-timeline.js';
import { moveDeadline } from './move-deadline.js';

/** The handlers of the stages of a class. */
export const stageHandlers: readonly AnyHandler[] = [fetchTimeline, moveDeadline];
