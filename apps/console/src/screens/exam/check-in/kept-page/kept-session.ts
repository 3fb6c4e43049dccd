import { readActiveClass } from '@skillcert/core';
import { currentActiveClass, sendToActiveClass } from '../../../../state/active-class.js';
import { currentSession, sendToSession } from '../../../../state/session.js';
import { readToken } from '../../../../state/token.js';
import { deviceStore } from '../door/device-store.js';

const name = 'session';

const digestOf = async (token: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).join('.');

/**
 * Stores the account that works at the door and its class, sealed like the expected people and forgotten with them:
 * a page that is loaded without a connection asks the server for neither.
 * @returns whether it was stored: not while the session under the token, or its class, is not known yet
 */
export const keepSession = async (token: string): Promise<boolean> => {
  const session = currentSession();
  const active_class = currentActiveClass();
  if (session.state !== 'ready' || !active_class || readToken() !== token) return false;
  const kept = { token: await digestOf(token), profile: session.profile, active_class };
  await (await deviceStore('door')).put(name, kept);
  return true;
};

/**
 * Resumes the session stored under the current token, in its class if this tab has none. Returns whether there is a
 * session now.
 */
export const goOn = async (token: string): Promise<boolean> => {
  const kept = Object((await (await deviceStore('door')).list(name)).get(name));
  const active_class = readActiveClass(kept.active_class);
  if (!active_class || kept.token !== (await digestOf(token))) return false;
  if (!currentActiveClass()) sendToActiveClass({ type: 'class_restored', active_class });
  return sendToSession({ type: 'profile_loaded', profile: kept.profile }).state === 'ready';
};
