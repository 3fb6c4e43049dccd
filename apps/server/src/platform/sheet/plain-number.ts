/** A number of a record as it is stored: in plain width, with the plain hyphen, and without characters that nobody sees. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim();
