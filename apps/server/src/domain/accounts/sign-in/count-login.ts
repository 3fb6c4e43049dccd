import { limits } from '@skillcert/core';
import { giveBackAddress, takeFromAddress } from '../../../platform/http/guards/limit-address.js';
import { forgive, takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Services } from '../../../platform/services.js';

const perAccount = {
  name: 'login-account',
  hits: limits.login_tries_per_account,
  seconds: limits.login_window_seconds,
};
const perAddress = {
  name: 'login-address',
  hits: limits.login_tries_per_address,
  seconds: limits.login_window_seconds,
};

/** One attempt to sign in, counted before anything is checked, so that parallel guesses share one budget. */
export interface LoginAttempt {
  /** Call it after a right password: only wrong ones count, or a busy office would lock itself out. */
  readonly forgive: () => Promise<void>;
  /**
   * Call it when the password was right and a question follows: the attempt stays a try of the account, but is no guess
   * of the address.
   */
  readonly spare: () => Promise<void>;
  /** Waits longer after each wrong password: 0.1, 0.2, 0.4 … 1.6 s. */
  readonly delay: () => Promise<void>;
}

/** Forgets the wrong passwords of an account name, so that the owner of the phone may try again at once. */
export const forgiveLogins = (services: Services, username_key: string): Promise<void> =>
  forgive(services, perAccount, username_key);

/**
 * Counts an attempt. The name counts as it was typed, even if no account has it.
 * @throws Refusal too_many
 */
export const countLogin = async (
  services: Services,
  address: string,
  username_key: string,
): Promise<LoginAttempt> => {
  await takeFromAddress(services, perAddress, address);
  const used = await takeFrom(services, perAccount, username_key);
  return {
    forgive: async () => {
      await forgiveLogins(services, username_key);
      await giveBackAddress(services, perAddress, address);
    },
    spare: () => giveBackAddress(services, perAddress, address),
    delay: () => services.pause(50 * 2 ** used),
  };
};
