import type { ActiveClass } from '@skillcert/core';
import { createContext, use } from 'react';

/**
 * The class that the screen was drawn in: one for all of it, even if the active class changes while it is being
 * drawn.
 */
export const ClassOfScreen = createContext<ActiveClass | null>(null);

/** The class that a class-scoped screen works in; the guard requires one. */
export const useRequiredClass = (): ActiveClass => {
  const chosen = use(ClassOfScreen);
  if (!chosen) throw new Error('This screen needs an active class; its route must have show_type "class".');
  return chosen;
};
