import { call } from '../client/call.js';

const key = 'sign_out_owed';

/** Records a sign-out that did not reach the server: the session would still be open. */
export const oweSignOut = (): void => localStorage.setItem(key, '1');

/** Another account has signed in here meanwhile; its session is not ended for the earlier one. */
export const forgetOwedSignOut = (): void => localStorage.removeItem(key);

/** Repeats a sign-out that did not reach the server. If it cannot be reached yet, it stays pending. */
const paySignOut = async (): Promise<void> => {
  if (localStorage.getItem(key) === null) return;
  await call('user/logout', {}, { quiet: true }).then(forgetOwedSignOut, () => undefined);
};

/** Does so at once, and as soon as there is a connection again. */
export const watchOwedSignOut = async (): Promise<void> => {
  window.addEventListener('online', () => void paySignOut());
  await paySignOut();
};
