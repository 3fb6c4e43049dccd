// Local part, dots only between atoms, at most 64; labels of 1 to 63; a last label of at least 2 that is not
// all digits.
const pattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[^.]*[a-z-])[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

// Writes one letter for each octet of UTF-8, so that the lengths of the grammar count octets.
const asOctets = (text: string) =>
  text.replace(/[^\0-\x7f]/gu, (letter) => 'x'.repeat(letter.length > 1 ? 4 : letter > '\u07ff' ? 3 : 2));

/** Options of {@link isEmail}. */
export interface EmailOptions {
  /** Allow letters outside ASCII on both sides; lengths then count UTF-8 octets. */
  readonly idn?: boolean;
}

/**
 * Whether a text is an e-mail address: the HTML Living Standard's grammar with the lengths of RFC 5321 (64
 * and 254 octets), no leading, trailing or double dot, and at least two labels.
 */
export const isEmail = (input: unknown, options?: EmailOptions): boolean => {
  if (typeof input !== 'string' || input.length > 254) return false;
  const text = options?.idn && !/[\s\p{C}]/u.test(input) ? asOctets(input) : input;
  return text.length <= 254 && pattern.test(text);
};
