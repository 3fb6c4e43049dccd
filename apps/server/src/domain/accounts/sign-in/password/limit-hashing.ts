import { availableParallelism } from 'node:os';
import { refuseFor } from '../../../../platform/http/errors/refuse.js';
import { limitParallel } from './limit-parallel.js';

/**
 * The one queue for all password hashing, to check a password or to set one.
 * @throws Refusal too_many when 50 others wait already
 */
export const limitHashing = limitParallel({
  at_once: availableParallelism(),
  waiting: 50,
  refuse: () => refuseFor(5),
});
