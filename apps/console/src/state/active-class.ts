import {
  type ActiveClass,
  type ActiveClassEvent,
  type ActiveClassState,
  activeClassOf,
  activeClassReducer,
  initialActiveClass,
  readActiveClass,
} from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';

const storageKey = 'active_class';

const restored = (): ActiveClassState => {
  try {
    const active_class = readActiveClass(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return active_class
      ? activeClassReducer(initialActiveClass, { type: 'class_restored', active_class })
      : initialActiveClass;
  } catch {
    return initialActiveClass;
  }
};

const state = proxy<{ selection: ActiveClassState }>({ selection: ref(restored()) });

/** Sends an event to the machine of the active class, and stores its class for this browser tab. */
export const sendToActiveClass = (event: ActiveClassEvent): ActiveClassState => {
  const selection = activeClassReducer(state.selection, event);
  if (selection === state.selection) return selection;
  state.selection = ref(selection);
  const active = activeClassOf(selection);
  if (active) sessionStorage.setItem(storageKey, JSON.stringify(active));
  else sessionStorage.removeItem(storageKey);
  return selection;
};

/** The class that the user works in, for code outside React. */
export const currentActiveClass = (): ActiveClass | null => activeClassOf(state.selection);

/** The class that the user works in, or null. */
export const useActiveClass = (): ActiveClass | null => activeClassOf(useSnapshot(state).selection);
