import { limits } from '@skillcert/core';
import { readCookie, removeCookie, writeCookie } from './cookie.js';

/** The token, read afresh: deleting the cookie elsewhere signs out at the next step. */
export const readToken = (): string | undefined => readCookie(limits.token_cookie) || undefined;

/** Keeps the token for this browser session. */
export const keepToken = (token: string): void => writeCookie(limits.token_cookie, token);

/** Forgets the token. */
export const resetToken = (): void => removeCookie(limits.token_cookie);
