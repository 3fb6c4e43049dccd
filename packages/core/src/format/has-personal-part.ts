import { normaliseCode } from '../normalise/normalise-code.js';
import { isHongKongId } from '../validate/is-hong-kong-id.js';
import { isMacauId } from '../validate/is-macau-id.js';
import { isTaiwanId } from '../validate/is-taiwan-id.js';
import { scrub } from './scrub.js';

// Seven digits with any separators: a phone number, an identity number of the mainland or of Macau, or the
// beginning of one. Digits after a letter or a dash belong to the number of a record, such as
// TC26-0104-00058.
const digits = /(?<![A-Za-z\p{Nd}\p{Pd}])\p{Nd}(?:[\s\p{Cf}\p{Pd}./()]*\p{Nd}){6}/u;

// A number of Hong Kong before its last sign.
const lettered = /(?<![A-Za-z])[A-Za-z]{1,2}[\s\p{Cf}]*\d{6}/u;

const isRegionalId = (text: string) => {
  const id = normaliseCode(text);
  return isHongKongId(id) || isTaiwanId(id, { old: true }) || isMacauId(id);
};

/**
 * Whether a text may contain a phone, an identity number or a mail address, whole or in part, in any spelling: such
 * a text must not stand in an address. Long numbers of records count too, because nothing distinguishes them.
 */
export const hasPersonalPart = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return scrub(plain) !== plain || digits.test(plain) || lettered.test(plain) || isRegionalId(text);
};
