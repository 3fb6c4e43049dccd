import { contract } from '@skillcert/api-client/contract';
import type { Browser } from '../../../../../platform/http/testing/create-browser.js';
import type { TestApp } from '../../../../../platform/http/testing/open-test-app.js';
import { testPassword } from '../../testing/create-account.js';
import { type Authenticator, openAuthenticator } from './authenticator.js';

/** The second factor that a person has enrolled. */
interface Enrolled {
  readonly app: Authenticator;
  readonly secret: string;
  readonly recovery_codes: readonly string[];
  readonly ended: number;
}

/** Enrols a second factor for the person who is signed in at the browser. */
export const enrolFactor = async (test: TestApp, browser: Browser): Promise<Enrolled> => {
  const started = await browser.call('user/startFactor', { password: testPassword });
  const { secret } = contract['user/startFactor'].output.parse(started.data);
  const app = openAuthenticator(test, secret);
  const confirmed = await browser.call('user/confirmFactor', { verify_code: app.code() });
  return { app, secret, ...contract['user/confirmFactor'].output.parse(confirmed.data) };
};
