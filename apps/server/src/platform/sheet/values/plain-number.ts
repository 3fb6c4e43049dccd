/** A number of a record as it is stored: in plain width, with the plain hyphen, and without invisible characters. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim();
