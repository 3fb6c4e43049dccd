/** A credit code as a validator expects it: NFKC, no spaces or dashes, capitals. */
export const normaliseCreditCode = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
