import { readResidentId, residentCheck } from '../validate/read-resident-id.js';
import { normaliseCode } from './normalise-code.js';

/** An identity number as a validator expects it: NFKC, no blanks or dashes, capitals. */
export const normaliseIdCard = (input: string): string => normaliseCode(input);

/**
 * The form in which two spellings of one number are equal, for uniqueness: without brackets and slashes, and
 * a mainland number of 15 digits as its 18.
 */
export const idCardKey = (input: string): string => {
  const text = normaliseIdCard(input).replace(/[()[\]/]/g, '');
  if (text.length !== 15 || !readResidentId(text)) return text;
  const digits = `${text.slice(0, 6)}19${text.slice(6)}`;
  return digits + residentCheck(digits);
};
