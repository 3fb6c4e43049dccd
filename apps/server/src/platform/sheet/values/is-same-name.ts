/** A name without what does not count: blanks, case, dots between its parts, and characters that nobody sees. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}·•‧・∙⋅.]+/gu, '')
    .toUpperCase();

/** Whether a sheet gives somebody this name; stars hide letters of it, each at least one. */
export const isSameName = (said: string, name: string): boolean => {
  const [hidden, whole] = [plain(said), plain(name)];
  if (!hidden.includes('*')) return hidden === whole;
  const [begin = '', ...rest] = hidden.split(/\*+/);
  const end = rest.at(-1) ?? '';
  return whole.length > begin.length + end.length && whole.startsWith(begin) && whole.endsWith(end);
};
