import { toaster } from '../client/toaster.js';
import { currentWords } from '../messages/words-state.js';
import { tellSession, wasSignedIn } from './session.js';

const key = 'signed_out_at';

/** Tells the other tabs of this browser that the session is over. */
export const announceSignOut = (): void => localStorage.setItem(key, new Date().toISOString());

/** Ends the session here as well, and says so. */
export const followSignOut = (): void => {
  const wasIn = wasSignedIn();
  tellSession({ type: 'logged_out' });
  // A tab that stood at the sign-in anyway has nobody to tell.
  if (wasIn) toaster.show({ tone: 'info', message: currentWords().t('frame.signed_out') });
};

/** Follows a sign-out in another tab; the guard then finds no token and shows the login page. */
export const watchSignOut = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === key) followSignOut();
  });
