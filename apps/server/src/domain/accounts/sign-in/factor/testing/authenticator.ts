import type { TestApp } from '../../../../../platform/http/testing/open-test-app.js';
import { stepAt, totpOf, totpPeriod } from '../totp.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Uint8Array => {
  const bits = [...secret].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app as a test holds it. */
export interface Authenticator {
  /** The code that is shown so many steps from now. */
  readonly code: (steps?: number) => string;
  /**
   * Waits for the next code, which nobody has used. It has just begun, so the next actions of a test happen in its
   * time.
   */
  readonly next: () => string;
}

/** An authenticator app that the secret was typed into. */
export const openAuthenticator = ({ services, passToNext }: TestApp, secret: string): Authenticator => {
  const code = (steps = 0) => totpOf(bytesOf(secret), stepAt(services.now()) + steps);
  return {
    code,
    next: () => {
      passToNext(totpPeriod);
      return code();
    },
  };
};

/** A code that the app does not show at the moment. */
export const wrongCode = ({ code }: Authenticator): string => {
  const shown = [-1, 0, 1].map(code);
  return ['000000', '111111', '222222', '333333'].find((each) => !shown.includes(each)) ?? '';
};
