const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letters = /[\p{L}\p{N}]/u;

const readable = (text: string): string[] => [...text].filter((sign) => letters.test(sign));

/**
 * The one or two characters that stand for a name. East Asian names end with the given name, so their last
 * characters are taken (of a name with a middle dot, which starts with it, the part before the dot); others give
 * the first letters of the first and the last word. `short` asks for one character. Empty if the name has no
 * letter.
 */
export const initialsOf = (name: string, { short = false } = {}): string => {
  const [bare = ''] = name.normalize('NFC').trim().split(/[（(]/u, 1);
  const words = bare.split(/[\s_]+/u).filter((word) => readable(word).length > 0);
  const last = words.at(-1) ?? '';
  if (eastAsian.test(last)) {
    const [given = last] = last.split(/[·・•]/u, 1);
    return readable(given)
      .slice(short ? -1 : -2)
      .join('');
  }
  const ends = words.length > 1 && !short ? [words[0] ?? '', last] : words.slice(0, 1);
  return ends.map((word) => [...(readable(word)[0] ?? '').toUpperCase()][0] ?? '').join('');
};
