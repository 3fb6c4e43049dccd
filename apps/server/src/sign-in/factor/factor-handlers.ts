import type { AnyHandler } from '../../http/calls/handle.js';
import { confirmFactor } from './confirm-factor.js';
import { fetchFactor } from './fetch-factor.js';
import { removeFactor } from './remove-factor.js';
import { resetFactor } from './reset-factor.js';
import { startFactor } from './start-factor.js';

/** What answers the calls of the second factor. */
export const factorHandlers: readonly AnyHandler[] = [
  fetchFactor,
  startFactor,
  confirmFactor,
  removeFactor,
  resetFactor,
];
