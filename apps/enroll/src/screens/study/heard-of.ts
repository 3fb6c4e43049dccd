import { isRefusal } from '../../client/problem.js';
import type { Heard } from './create-beat.js';

/** What a failed word to the server means. Whatever is not final was lost on the way, and is said again. */
export const heardOf = (error: unknown): Heard => {
  if (isRefusal(error, 'state_changed')) return 'taken';
  if (isRefusal(error, 'transition_refused') || isRefusal(error, 'class_state')) return 'over';
  if (isRefusal(error, 'phone_unproven')) return 'unproven';
  return isRefusal(error, 'not_found') ? 'gone' : 'lost';
};
