import type { FocusEvent } from 'react';

/**
 * Whether the focus moves on to another field. Only then a message may appear at once: a click on a button would
 * miss it if the page grew between down and up.
 */
export const movesToField = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea');
