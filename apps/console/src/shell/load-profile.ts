import { isCallError } from '@skillcert/api-client';
import type { ProfileFailure } from '@skillcert/core';
import { call } from '../client/call.js';
import { dropFirstAnswers, takeFirstAnswer } from '../client/first-answers.js';
import { explainFailure } from '../client/show-failure.js';
import { toaster } from '../client/toaster.js';
import { currentWords } from '../messages/words-state.js';
import { doorPath } from '../state/door.js';
import { currentSession, sendToSession } from '../state/session.js';
import { readToken, resetToken } from '../state/token.js';

const say = (why: ProfileFailure, error: unknown): string => {
  const { t } = currentWords();
  if (why === 'profile_empty') return t('failure.profile_empty');
  if (why === 'roles_empty') return t('failure.roles_empty');
  return isCallError(error) ? explainFailure(error) : t('failure.has_error');
};

const giveUp = (why: ProfileFailure, error?: unknown): void => {
  // One message, no half-loaded session: without a token the guard goes to the login page.
  toaster.show({ tone: 'danger', message: say(why, error) });
  resetToken();
  sendToSession({ type: 'logged_out' });
};

/** At the door the last account goes on without a connection, with the profile stored on this device. */
const goesOnAtDoor = async (token: string): Promise<boolean> => {
  if (location.pathname !== doorPath) return false;
  const { goOn } = await import('../screens/exam/check-in/kept-page/kept-session.js');
  return goOn(token);
};

/** Loads the profile of the token, once. A failure leaves nobody signed in, unless a stored door has no connection. */
export const loadProfile = async (): Promise<void> => {
  const token = readToken();
  if (!token) return;
  sendToSession({ type: 'profile_requested' });
  try {
    const known = takeFirstAnswer('user/info', { token });
    // Under another token they were answers to another account.
    if (!known) dropFirstAnswers();
    const profile = known ?? (await call('user/info', { token }, { quiet: true }));
    const session = sendToSession({ type: 'profile_loaded', profile });
    if (session.state === 'failed') giveUp(session.why);
  } catch (error) {
    if (isCallError(error, 'expired')) {
      sendToSession({ type: 'session_expired' });
      return;
    }
    const goesOn = isCallError(error, 'network') && (await goesOnAtDoor(token).catch(() => false));
    if (!goesOn) giveUp('call_failed', error);
  }
};

/** Whether the profile is to be asked for now: not while it is on its way, nor while the expiry dialog is open. */
export const needsProfile = (): boolean => {
  const { state } = currentSession();
  return state === 'anonymous' || state === 'logged_out' || state === 'failed';
};
