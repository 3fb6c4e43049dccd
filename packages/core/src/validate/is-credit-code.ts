// The value of each character by its code: 0-9, then capitals without I, O, S, V and Z.
const values: readonly number[] = Array.from({ length: 90 }, (_, code) =>
  '0123456789ABCDEFGHJKLMNPQRTUWXY'.indexOf(String.fromCharCode(code)),
);

const organisationHolds = (code: string) => {
  const weights = [3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce(
    (total, weight, at) => total + weight * Number.parseInt(code.charAt(8 + at), 36),
    0,
  );
  return '0X987654321'.charAt(sum % 11) === code.charAt(16);
};

/** Options of {@link isCreditCode}. */
export interface CreditCodeOptions {
  /** Also check the organisation code inside (GB 11714-1997, position 17). */
  readonly strictOrg?: boolean;
}

/**
 * Whether a text is an 18-character unified social credit code with a right checksum (GB 32100-2015).
 * Capitals only.
 */
export const isCreditCode = (input: unknown, options?: CreditCodeOptions): boolean => {
  if (typeof input !== 'string' || input.length !== 18) return false;
  let sum = 0;
  let weight = 1;
  for (let at = 0; at < 18; at++) {
    const value = values[input.charCodeAt(at)] ?? -1;
    // The area, third to eighth, is digits.
    if (value < 0 || (value > 9 && at > 1 && at < 8)) return false;
    sum += value * (at < 17 ? weight : 1);
    weight = (weight * 3) % 31;
  }
  return sum % 31 === 0 && (!options?.strictOrg || organisationHolds(input));
};
