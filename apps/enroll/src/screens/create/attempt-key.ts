import { newKey } from '../../client/new-key.js';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (class_id: number) => `skillcert-attempt-${class_id}`;

/**
 * The idempotency key of the attempt to enrol in a class. It outlives a lost answer and a reload, so that another
 * click on the button cannot enrol twice. Only the key is stored, nothing about the person.
 */
export const attemptKey = (kept: Kept, class_id: number): string => {
  const known = kept.getItem(nameOf(class_id));
  if (known) return known;
  const made = newKey();
  kept.setItem(nameOf(class_id), made);
  return made;
};

/** Ends an attempt: the next one gets a key of its own. */
export const endAttempt = (kept: Kept, class_id: number): void => kept.removeItem(nameOf(class_id));
