import { limits } from '@skillcert/core';
import { readCookie, removeCookie, writeCookie } from './cookie.js';
import { forgetDoor } from './door.js';

/** The last value read, until it may have changed. */
let known: { readonly token: string | undefined } | undefined;
const forget = (): void => {
  known = undefined;
};

// Reading cookies asks another process each time that the address has changed, while a navigation waits for it. If
// the browser reports every change, by any author, the last value stays true until then.
const tells = 'cookieStore' in window;
if (tells) window.cookieStore.addEventListener('change', forget);

/** The token of this moment: deleting the cookie elsewhere signs out at the next step. */
export const readToken = (): string | undefined => {
  if (!tells || !known) known = { token: readCookie(limits.token_cookie) || undefined };
  return known.token;
};

/** Stores the token for this browser session. */
export const keepToken = (token: string): void => {
  writeCookie(limits.token_cookie, token);
  forget();
};

/** Deletes the token, and this device's data of the door. */
export const resetToken = (): void => {
  forgetDoor();
  removeCookie(limits.token_cookie);
  forget();
};
