import { isRefusal } from '../../client/problem.js';
import type { Heard } from './create-beat.js';

/** The meaning of a failed report to the server. A failure that is not final was lost on the way, and is repeated. */
export const heardOf = (error: unknown): Heard => {
  if (isRefusal(error, 'state_changed')) return 'taken';
  if (isRefusal(error, 'transition_refused') || isRefusal(error, 'class_state')) return 'over';
  if (isRefusal(error, 'phone_unproven')) return 'unproven';
  return isRefusal(error, 'not_found') ? 'gone' : 'lost';
};
