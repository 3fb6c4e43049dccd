import { classAccepts } from '../lifecycle/asked/class-writes.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/**
 * Whether scores of a class are entered, frozen and published: once its exam has ended, until all of them are
 * published.
 */
export const acceptsScores = (status: ClassStatus): boolean => classAccepts('score', status);
