/** The facts in a resident identity number; its birth date as the number YYYYMMDD. */
export interface ResidentIdFacts {
  readonly birth: number;
  readonly gender: 'male' | 'female';
}

// The last province of each group of ten (GB/T 2260): 11-15, 21-23, 31-37, 41-46, 50-54, 61-65, 71.
const lastProvinces = [0, 5, 3, 7, 6, 4, 5, 1];

const isProvince = (pair: number) => {
  const first = pair > 49 && pair < 60 ? 0 : 1;
  return pair % 10 >= first && pair % 10 <= (lastProvinces[Math.floor(pair / 10)] ?? -1);
};

const isRealDate = (date: number) => {
  const year = Math.floor(date / 10_000);
  const month = Math.floor(date / 100) % 100;
  const day = date % 100;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  // January to July the odd months have 31 days, from August on the even ones.
  const days = month === 2 ? (leap ? 29 : 28) : 30 + ((month + (month > 7 ? 1 : 0)) % 2);
  return year >= 1800 && month >= 1 && month <= 12 && day >= 1 && day <= days;
};

/** The check character of 17 digits: ISO 7064 MOD 11-2, as the weights 2^(17-i) mod 11. */
export const residentCheck = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum = (sum + digits.charCodeAt(at) - 48) * 2;
  return '10X98765432'.charAt(sum % 11);
};

// The number of the digits, or NaN. A loop: a pattern and slices would take ten times as long.
const numberIn = (text: string, from: number, to: number) => {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
};

const isPlace = (place: number, foreign: boolean, long: boolean) => {
  if (isProvince(Math.floor(place / 10_000))) return true;
  if (!long) return false;
  // Residence permits for Hong Kong, Macau and Taiwan; the card of foreigners is 9, a province, a nationality.
  if (place === 810_000 || place === 820_000 || place === 830_000) return true;
  return foreign && place >= 900_000 && isProvince(Math.floor(place / 1000) % 100);
};

/** Reads a number of 15 or 18 digits (GB 11643), or null when form, province, calendar or checksum is wrong. */
export const readResidentId = (input: unknown, foreign = false): ResidentIdFacts | null => {
  if (typeof input !== 'string' || (input.length !== 18 && input.length !== 15)) return null;
  const long = input.length === 18;
  const birth = long ? numberIn(input, 6, 14) : 19_000_000 + numberIn(input, 6, 12);
  const sequence = numberIn(input, long ? 14 : 12, long ? 17 : 15);
  if (!isPlace(numberIn(input, 0, 6), foreign, long) || !isRealDate(birth) || !(sequence >= 0)) return null;
  if (long && residentCheck(input) !== input.charAt(17).replace('x', 'X')) return null;
  return { birth, gender: sequence % 2 === 1 ? 'male' : 'female' };
};
