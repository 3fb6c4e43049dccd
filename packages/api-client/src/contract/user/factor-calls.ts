import { confirmFactor } from './confirm-factor.js';
import { fetchFactor } from './fetch-factor.js';
import { removeFactor } from './remove-factor.js';
import { resetFactor } from './reset-factor.js';
import { startFactor } from './start-factor.js';

/** The calls of the second factor. */
export const factorCalls = {
  'user/fetchFactor': fetchFactor,
  'user/startFactor': startFactor,
  'user/confirmFactor': confirmFactor,
  'user/removeFactor': removeFactor,
  'user/resetFactor': resetFactor,
} as const;
