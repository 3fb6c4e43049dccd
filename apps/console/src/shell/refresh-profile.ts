import { attempt } from '../client/attempt.js';
import { call } from '../client/call.js';
import { currentSession, sendToSession } from '../state/session.js';
import { readToken } from '../state/token.js';

/**
 * Reads the profile again while the page stays as it is: the lists of classes grow with a class that was just created.
 * Without an answer the profile in force stays in force.
 */
export const refreshProfile = async (): Promise<void> => {
  const session = currentSession();
  const [role] = session.state === 'ready' ? session.profile.held_roles : [];
  if (session.state !== 'ready' || !role) return;
  // The machine keeps a profile during a switch; the token, and so the roles, stay.
  sendToSession({ type: 'role_switched', role });
  const fresh = await attempt(() => call('user/info', { token: readToken() }, { quiet: true }));
  sendToSession({ type: 'profile_loaded', profile: fresh ?? session.profile });
};
