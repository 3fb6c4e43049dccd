import type { ActiveClass } from '@skillcert/core';
import { useState } from 'react';
import { useActiveClass } from '../state/active-class.js';

/** The class that a class-scoped screen works in; the guard lets nobody in without one. */
export const useRequiredClass = (): ActiveClass => {
  const active = useActiveClass();
  // While the class is being left, the screen on its way out still shows the one it was opened with.
  const [opened] = useState(active);
  const chosen = active ?? opened;
  if (!chosen) throw new Error('This screen needs an active class; its route must have show_type "class".');
  return chosen;
};
