import { randomInt } from 'node:crypto';

/**
 * Eight letters that no other test has, for records that are found by name: a search with many digits in it stands
 * in no address.
 */
export const newLetters = (): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
