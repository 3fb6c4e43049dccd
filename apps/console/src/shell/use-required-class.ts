import type { ActiveClass } from '@skillcert/core';
import { createContext, use } from 'react';

/** The class that the screen around was drawn in: one for all of it, whatever happens to the active class while it is being drawn. */
export const ClassOfScreen = createContext<ActiveClass | null>(null);

/** The class that a class-scoped screen works in; the guard lets nobody in without one. */
export const useRequiredClass = (): ActiveClass => {
  const chosen = use(ClassOfScreen);
  if (!chosen) throw new Error('This screen needs an active class; its route must have show_type "class".');
  return chosen;
};
