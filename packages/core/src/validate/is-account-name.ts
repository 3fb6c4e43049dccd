import { username_length_max, username_length_min } from '../limits.js';

/** Whether a text is an account name: 5 to 17 ASCII letters, or letters and digits. */
export const isAccountName = (input: unknown): boolean =>
  typeof input === 'string' &&
  input.length >= username_length_min &&
  input.length <= username_length_max &&
  /^\d*[a-z][a-z\d]*$/i.test(input);
