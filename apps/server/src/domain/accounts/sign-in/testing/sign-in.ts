import type { FastifyInstance } from 'fastify';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { testPassword } from './create-account.js';

/** A browser that has signed in, with all the roles of the account. */
export const signIn = async (
  app: FastifyInstance,
  username: string,
  password: string = testPassword,
): Promise<Browser> => {
  const browser = createBrowser(app);
  const { code, message, data } = await browser.call('user/login', { username, password, user_selected: '' });
  if (code !== 20000) throw new Error(`${username} cannot sign in: ${message}`);
  browser.token = String(data.token);
  return browser;
};
