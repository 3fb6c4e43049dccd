import { randomInt } from 'node:crypto';
import { passwordProblem } from '../sign-in/password/password-problem.js';

// Without letters and digits that look alike: it is read from a screen and typed once. 12 of 31 are 59 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const letter = () => alphabet.charAt(randomInt(alphabet.length));
const group = () => Array.from({ length: 4 }, letter).join('');

/** A random password, good enough for staff, that has to be changed at the first sign-in: `k7mt-p9qx-w4hd`. */
export const initialPassword = (username: string): string => {
  const password = [group(), group(), group()].join('-');
  return passwordProblem('staff', password, username) ? initialPassword(username) : password;
};
