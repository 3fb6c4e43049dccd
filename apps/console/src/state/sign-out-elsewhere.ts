import { tellSession } from './session.js';

const key = 'signed_out_at';

/** Tells the other tabs of this browser that the session is over. */
export const announceSignOut = (): void => localStorage.setItem(key, new Date().toISOString());

/** Follows a sign-out in another tab; the guard then finds no token and shows the login page. */
export const followSignOut = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === key) tellSession({ type: 'logged_out' });
  });
