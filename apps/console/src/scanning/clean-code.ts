import { normaliseScan } from '@skillcert/core';

/** No number and no code of ours is longer, in characters; the camera reads those of others too. */
export const longestCode = 240;

/**
 * A scanned or typed text as numbers and codes are written: hand scanners type through an input method, and foreign
 * codes contain characters that no call takes. The result has no space, no invisible character, no half of a
 * surrogate pair, and is no longer than a call takes.
 */
export const cleanCode = (scanned: string): string => {
  // Capitals may be more characters than small letters, and a character more than one unit: it is cut last, and whole.
  return [...normaliseScan(scanned)].slice(0, longestCode).join('');
};
