import { readResidentId } from './read-resident-id.js';

/** Options of {@link isResidentId}. */
export interface ResidentIdOptions {
  /** The present moment (a Date or milliseconds): nobody is born after today, at UTC+8. */
  readonly now: Date | number;
  /** The gender that the sequence number must show. */
  readonly gender?: 'male' | 'female';
  /** Also accept the 18-digit permanent resident card of foreigners, which begins with 9. */
  readonly foreign?: boolean;
}

// Midnight of the birth day against the clock of China, both written as UTC.
const isBornBy = (birth: number, now: Date | number) =>
  Date.UTC(Math.floor(birth / 10_000), (Math.floor(birth / 100) % 100) - 1, birth % 100) <=
  Number(now) + 28_800_000;

/**
 * Whether a text is a resident identity number (GB 11643-1999): 15 digits, or 18 with date and ISO 7064 MOD
 * 11-2 checksum.
 */
export const isResidentId = (input: unknown, options: ResidentIdOptions): boolean => {
  const facts = readResidentId(input, options?.foreign);
  return (
    !!facts && isBornBy(facts.birth, options?.now) && (!options.gender || options.gender === facts.gender)
  );
};
