import { normaliseScan } from '@skillcert/core';

/** No number and no code of ours is longer, in characters; the camera reads those of others too. */
export const longestCode = 240;

/**
 * What was scanned or typed, as numbers and codes are written: hand scanners type what an input method makes of it, and codes of others hold what no
 * call takes. It has no space, no sign that cannot be seen, no half of a character, and is no longer than a call takes.
 */
export const cleanCode = (scanned: string): string => {
  // Capitals may be more characters than small letters, and a character more than one unit: it is cut last, and whole.
  return [...normaliseScan(scanned)].slice(0, longestCode).join('');
};
