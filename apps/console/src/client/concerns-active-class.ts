import type { CallError } from '@skillcert/api-client';
import { currentActiveClass } from '../state/active-class.js';

/**
 * Whether a call found nothing in the active class, which is also the answer to an account that may no longer work
 * there.
 */
export const concernsActiveClass = ({ refusal }: Pick<CallError, 'refusal'>, input: object): boolean => {
  const active = currentActiveClass();
  return refusal === 'not_found' && active !== null && Reflect.get(input, 'class_id') === active.class_id;
};
