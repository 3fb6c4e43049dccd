import { normaliseCode } from './normalise-code.js';

/** A credit code as a validator expects it: NFKC, no blanks or dashes, capitals. */
export const normaliseCreditCode = (input: string): string => normaliseCode(input);
