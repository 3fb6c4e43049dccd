/**
 * A name without what does not count: accents, width, blanks, case, the dots, dashes and apostrophes between its parts,
 * and characters that nobody sees; stars, which hide letters, stay. The database has it as `plain_name`.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[\s\p{Cf}·•‧・∙⋅.'’‘ʼ‐‑-]+/gu, '')
    .replace(/[ßẞ]/g, 'SS')
    .toUpperCase();

/** Whether a sheet gives somebody this name; stars hide letters of it, each at least one. */
export const isSameName = (said: string, name: string): boolean => {
  const [hidden, whole] = [plainName(said), plainName(name)];
  if (!hidden.includes('*')) return hidden === whole;
  const [begin = '', ...rest] = hidden.split(/\*+/);
  const end = rest.at(-1) ?? '';
  return whole.length > begin.length + end.length && whole.startsWith(begin) && whole.endsWith(end);
};
