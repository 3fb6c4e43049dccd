/** Work that the server asks for before it sends one more message: cheap to check, dear to do a million times. */
export interface Challenge {
  /** Signed by the server, good for one call and a short time. */
  readonly token: string;
  /** The number of leading zero bits of the hash; each doubles the work. */
  readonly bits: number;
}

/** Where a solved challenge travels. */
export const proofHeader = 'X-Proof';

/** The text whose SHA-256 is checked, and the value of the header: a challenge and the number that solves it. */
export const proofText = (token: string, solution: number): string => `${token}.${solution}`;

/** Whether a hash begins with the given number of zero bits. */
export const hasZeroBits = (hash: Uint8Array, bits: number): boolean => {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
};
