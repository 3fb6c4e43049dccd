import type { Actor } from '../machine/actor.js';

/** The roles that enter scores and decide about them, and bring certificates into the registry. */
export const scoreDesk: readonly Actor[] = ['admin', 'zky-admin', 'recommend', 'master'];
