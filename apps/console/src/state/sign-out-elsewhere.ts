import { toaster } from '../client/toaster.js';
import { currentWords } from '../messages/words-state.js';
import { sendToSession, wasSignedIn } from './session.js';

const key = 'signed_out_at';

/** Announces to the other tabs of this browser that the session is over. */
export const announceSignOut = (): void => localStorage.setItem(key, new Date().toISOString());

/** Ends the session here as well, and shows a message. */
export const followSignOut = (): void => {
  const wasIn = wasSignedIn();
  sendToSession({ type: 'logged_out' });
  // A tab that was at the sign-in needs no message.
  if (wasIn) toaster.show({ tone: 'info', message: currentWords().t('frame.signed_out') });
};

/** Follows a sign-out in another tab; the guard then finds no token and shows the login page. */
export const watchSignOut = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === key) followSignOut();
  });
