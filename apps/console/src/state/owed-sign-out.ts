import { call } from '../client/call.js';

const key = 'sign_out_owed';

/** Keeps that somebody has signed out of whom the server did not hear: their session would still be open. */
export const oweSignOut = (): void => localStorage.setItem(key, '1');

/** Somebody else has signed in here meanwhile; what they have is not ended for another. */
export const forgetOwedSignOut = (): void => localStorage.removeItem(key);

/** Tells the server of a sign-out that it did not hear of. Where it cannot be reached yet, it is owed on. */
const paySignOut = async (): Promise<void> => {
  if (localStorage.getItem(key) === null) return;
  await call('user/logout', {}, { quiet: true }).then(forgetOwedSignOut, () => undefined);
};

/** Does so at once, and as soon as there is a connection again. */
export const watchOwedSignOut = async (): Promise<void> => {
  window.addEventListener('online', () => void paySignOut());
  await paySignOut();
};
