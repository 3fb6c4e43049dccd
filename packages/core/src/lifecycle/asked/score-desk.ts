import type { Actor } from '../machine/actor.js';

/** Who enters scores and decides about them, and brings certificates into the registry. */
export const scoreDesk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master'];
