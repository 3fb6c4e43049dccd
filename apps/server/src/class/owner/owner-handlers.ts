import type { AnyHandler } from '../../http/calls/handle.js';
import { queryComOwner } from '../lists/query-com-owner.js';
import { handOverClass } from './hand-over-class.js';
import { setWaitingList } from './set-waiting-list.js';

/** The handlers of what those decide who run a class: who is in charge of it, and whether one may wait for it. */
export const ownerHandlers: readonly AnyHandler[] = [queryComOwner, handOverClass, setWaitingList];
