/** A phone as it is compared and stored: NFKC, no separators, no +86, 86 or 0086 before eleven digits. */
export const normalisePhone = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}.()]/gu, '')
    .replace(/^(?:\+86|0086|86)(?=\d{11}$)/, '');
