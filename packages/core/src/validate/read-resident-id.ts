const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]0000)/;

/** What a resident identity number says; its birth date as the number YYYYMMDD. */
export interface ResidentIdFacts {
  readonly birth: number;
  readonly gender: 'male' | 'female';
}

const isRealDate = (date: number) => {
  const year = Math.floor(date / 10_000);
  const month = Math.floor(date / 100) % 100;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  const day = date % 100;
  return year >= 1800 && month >= 1 && month <= 12 && day >= 1 && day <= days;
};

/** The check character of 17 digits: ISO 7064 MOD 11-2, as the weights 2^(17-i) mod 11. */
export const residentCheck = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum = (sum + digits.charCodeAt(at) - 48) * 2;
  return '10X98765432'.charAt(sum % 11);
};

/** Reads a number of 15 or 18 digits (GB 11643), or null when form, province, calendar or checksum is wrong. */
export const readResidentId = (input: unknown, foreign = false): ResidentIdFacts | null => {
  if (typeof input !== 'string') return null;
  const long = /^\d{17}[\dXx]$/.test(input);
  if (!long && !/^\d{15}$/.test(input)) return null;
  const placed = foreign && long && input.startsWith('9') ? `${input.slice(1, 3)}0000` : input;
  if (!provinces.test(placed) || (!long && input.startsWith('8'))) return null;
  if (long && residentCheck(input) !== input.charAt(17).toUpperCase()) return null;
  const birth = Number(long ? input.slice(6, 14) : `19${input.slice(6, 12)}`);
  if (!isRealDate(birth)) return null;
  return { birth, gender: Number(input.charAt(long ? 16 : 14)) % 2 ? 'male' : 'female' };
};
