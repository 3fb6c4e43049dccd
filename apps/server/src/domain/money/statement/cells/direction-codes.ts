import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { directionWords } from '../words/direction-words.js';

/** The meaning of numbers in a column of directions; those that nothing explains are missing. */
export type DirectionCodes = ReadonlyMap<string, 'in' | 'out'>;

/** A direction that is a number. */
export const isCode = (text: string): boolean => /^\d{1,2}$/.test(text);

/** A code as codes are compared: a spreadsheet drops the zero before it. */
export const bareCode = (text: string): string => text.replace(/^0+(?=\d)/, '');

const wayOfWord: ReadonlyMap<string, 'in' | 'out'> = new Map(
  (['in', 'out'] as const).flatMap((way) => directionWords[way].map((word) => [word, way] as const)),
);
const words = [...wayOfWord.keys()]
  .filter((word) => /^\p{L}/u.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const pairs = (mark: string) =>
  [
    new RegExp(String.raw`(?<!\d)(?<code>\d{1,2})(?!\d)\s*${mark}\s*(?<word>${words})(?![a-z])`, 'giu'),
    new RegExp(
      String.raw`(?<![a-z])(?<word>${words})\s*${mark}\s*(?<code>\d{1,2})(?![\d笔元次]|[.,]\d)`,
      'giu',
    ),
  ] as const;
const explains = '(?:[-=—:：.、(（/|]|为|是|表示|代表)';
/** In brackets behind the head nothing but codes has figures; above the heads counts of payments stand too. */
const inHead = pairs(`${explains}?`);
const aboveHead = pairs('(?:[-=—]|为|表示|代表)');

type Said = readonly (readonly [code: string, way: 'in' | 'out'])[];

const saidBy = (text: string, form: RegExp): Said =>
  Array.from(text.matchAll(form), ({ groups = {} }) => {
    const way = wayOfWord.get((groups.word ?? '').toLowerCase());
    return way ? ([[groups.code ?? '', way]] as const) : [];
  }).flat();

/** The pairs of a legend, of which each begins with its number, or each with its word. */
const legendIn = (text: string, [codeFirst, wordFirst]: ReturnType<typeof pairs>): Said => {
  const [first, second] = [saidBy(text, codeFirst), saidBy(text, wordFirst)];
  if (first.length === second.length) return [];
  return first.length > second.length ? first : second;
};

/** The pairs that no other contradicts. */
export const agreed = (said: Said): DirectionCodes => {
  const bare = said.map(([code, way]) => [bareCode(code), way] as const);
  return new Map(bare.filter(([code, way]) => bare.every((one) => one[0] !== code || one[1] === way)));
};

const bracketed = /[([（【]([^)\]）】]*)[)\]）】]?/g;

/** Behind the word of a head, which may be a direction itself, marks are looked for first. */
const behindWord = [...pairs('(?:[-=—:]|为|是|表示|代表)'), ...inHead];
const between = /^[\s,;、。./|]*$/;

/** A head whose legend stands behind its word without brackets; the word is empty where there is no legend. */
const partedHead = (head: string): { readonly word: string; readonly said: Said } => {
  const text = head.normalize('NFKC').replace(bracketed, ' ');
  for (const form of behindWord) {
    const said = saidBy(text, form);
    const [word = '', ...rest] = text.replace(form, '\n').split('\n');
    if (said.length > 1 && rest.every((part) => between.test(part))) return { word, said };
  }
  return { word: '', said: [] };
};

/** The word of a head before its legend; empty where it has none outside brackets. */
export const withoutLegend = (head: string): string => partedHead(head).word;

/** The meaning of numbers as the head of the column explains it, or a line above the heads. */
export const legendOf = (head: string, above: readonly Pick<SheetRow, 'cells'>[]): DirectionCodes => {
  const plain = (text: string) => text.normalize('NFKC');
  const inside = Array.from(plain(head).matchAll(bracketed), ([, text = '']) => legendIn(text, inHead));
  const cells = above.flatMap((row) => row.cells.map((cell) => legendIn(plain(cell), aboveHead)));
  return agreed([...inside, ...cells, partedHead(head).said].flat());
};
