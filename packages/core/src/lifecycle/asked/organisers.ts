import { type Role, roles } from '../../access/roles.js';
import { classLifecycle } from '../class-lifecycle.js';
import { eventsFrom } from '../machine/events-from.js';

/** Who runs classes: whoever may take a new one on. */
export const organisers: readonly Role[] = roles.filter(
  (role) => eventsFrom(classLifecycle, classLifecycle.initial, [role]).length > 0,
);
