const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The eighteenth character by ISO 7064 MOD 11-2. */
const checkOf = (body: string) =>
  '10X98765432'.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11);

/** A resident identity number (GB 11643-1999) of a county, a birth date and a sequence: odd for men, even for women. */
export const residentId = (county: string, birth: string, sequence: number): string => {
  const body = county + birth.replaceAll('-', '') + String(sequence).padStart(3, '0');
  return body + checkOf(body);
};
