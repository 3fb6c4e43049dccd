import { randomInt } from 'node:crypto';

/** Eight letters that no other test has, for what is looked for by its name: a search with many figures in it stands in no address. */
export const newLetters = (): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
