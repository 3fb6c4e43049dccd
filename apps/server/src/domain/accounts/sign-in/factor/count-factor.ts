import { limits } from '@skillcert/core';
import { giveBack, takeFrom } from '../../../../platform/http/guards/take-from.js';
import type { Services } from '../../../../platform/services.js';

const perAccount = { name: 'factor', hits: limits.factor_tries_per_day, seconds: 86_400 };

/**
 * Counts one try of an account's second factor before anything is compared, so that parallel guesses share one budget.
 * @returns a function that gives the try back, for a code that was right
 * @throws Refusal too_many
 */
export const countFactor = async (services: Services, user_id: number): Promise<() => Promise<void>> => {
  const key = String(user_id);
  await takeFrom(services, perAccount, key);
  return () => giveBack(services, perAccount, key);
};
