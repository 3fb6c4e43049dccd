import { columnsIn, type FactsOf, noFacts } from './sheet-facts.js';

const numberIn = (tag: string, attribute: string): number | undefined => {
  const [, text] = new RegExp(`\\sss:${attribute}="(\\d{1,7})"`).exec(tag) ?? [];
  return text === undefined ? undefined : Number(text);
};

/** The places of hidden rows or columns: each stands behind the one before, unless it says its own place. */
const hiddenIn = (
  sheet: string,
  name: 'Row' | 'Column',
): readonly (readonly [from: number, to: number])[] => {
  let at = 0;
  const found: (readonly [number, number])[] = [];
  for (const [tag] of sheet.matchAll(new RegExp(`<${name}(?:\\s[^<>]*)?>`, 'g'))) {
    const from = (numberIn(tag, 'Index') ?? at + 1) - 1;
    at = from + 1 + (numberIn(tag, 'Span') ?? 0);
    if (numberIn(tag, 'Hidden')) found.push([from, at - 1]);
  }
  return found;
};

/** The hidden rows and columns in the XML that Excel wrote in 2003: the library reports them only with all looks. */
export const xmlFacts = (text: string): FactsOf => {
  const sheets = text.split(/<Worksheet\s/).slice(1);
  return (place) => {
    const sheet = sheets[place];
    if (sheet === undefined) return noFacts;
    const rows = [...columnsIn(hiddenIn(sheet, 'Row'))].map((at) => at + 1);
    return { ...noFacts, rows: new Set(rows), columns: columnsIn(hiddenIn(sheet, 'Column')) };
  };
};
