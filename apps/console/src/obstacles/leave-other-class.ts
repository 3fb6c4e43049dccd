import { currentActiveClass, sendToActiveClass } from '../state/active-class.js';

/** Leaves the active class where another one is meant: the guard then enters the class that the address names. */
export const leaveOtherClass = (class_id: number | undefined): void => {
  const active = currentActiveClass();
  if (class_id !== undefined && active && active.class_id !== class_id) {
    sendToActiveClass({ type: 'class_cleared' });
  }
};
