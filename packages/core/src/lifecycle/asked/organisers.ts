import { type Role, roles } from '../../access/roles.js';
import { classLifecycle } from '../class-lifecycle.js';
import { eventsFrom } from '../machine/events-from.js';

/** The roles that run classes: those that may create one. */
export const organisers: readonly Role[] = roles.filter(
  (role) => eventsFrom(classLifecycle, classLifecycle.initial, [role]).length > 0,
);
