/** How wide a text is drawn. */
export type Measure = (text: string) => number;

const parts = (text: string, granularity: 'word' | 'grapheme'): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);

/** The lines of a text that fit a width: broken between words, inside a word only if it is wider than a line. */
export const wrapText = (text: string, width: number, measure: Measure): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (measure((line + part).trim()) <= width) line += part;
    else {
      lines.push(line.trim());
      line = part;
    }
  };
  for (const word of parts(text, 'word')) {
    if (measure(word) <= width) add(word);
    else for (const character of parts(word, 'grapheme')) add(character);
  }
  return [...lines, line.trim()].filter((each) => each !== '');
};
