import type { Lifecycle } from '@skillcert/core';

/** The states of a record in which something is still to be done. */
export const openStates = ({ states }: Pick<Lifecycle, 'states'>): string[] =>
  Object.entries(states).flatMap(([state, { ends }]) => (ends ? [] : [state]));
