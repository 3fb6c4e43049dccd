import type { Actor } from './actor.js';

/** Who enters scores, and decides about them. */
export const scoreDesk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master'];
