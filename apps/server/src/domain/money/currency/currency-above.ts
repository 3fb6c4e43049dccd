import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { isCurrencyName } from '../../../platform/sheet/values/currency-names.js';
import { type CurrencyNamed, cellSays } from '../../../platform/sheet/values/currency-of.js';
import { isCurrencyHead } from '../statement/statement-heads.js';

/** Words of a pair and its value stand on either side of a colon, “账号：6222 币种：美元”. */
const colon = /[:：]/;
/** Marks between two pairs; one blank may also stand inside a word. */
const betweenPairs = /\s{2,}|[;；,，|、\n]+/;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean);

/** Whether the text before a colon ends with the word for a currency: before it the value of another pair may stand. */
const endsWithCurrency = (text: string): boolean => {
  const words = wordsOf(text.split(betweenPairs).at(-1) ?? '');
  return words.some((_, at) => isCurrencyHead(words.slice(at).join(' ')));
};

/** The most words of the name of a currency. */
const nameMax = 5;

/** The value behind a colon, without the word of the next pair. */
const valueIn = (text: string, isLast: boolean): string => {
  const [value = '', ...others] = text.trim().split(betweenPairs);
  const words = wordsOf(value);
  const counts = Array.from({ length: nameMax }, (_, less) => nameMax - less);
  const name = counts.map((count) => words.slice(0, count).join(' ')).find(isCurrencyName);
  if (name) return name;
  // A name may have several words, and the last of them may be the word of the next pair.
  return (isLast || others.length > 0 || words.length < 2 ? words : words.slice(0, -1)).join(' ');
};

/** The currencies that a cell names; an empty text where it has the word alone. */
const namedIn = (cell: string): readonly string[] => {
  if (isCurrencyHead(cell)) return [''];
  const parts = cell.split(colon);
  return parts
    .slice(1)
    .flatMap((part, at) =>
      endsWithCurrency(parts[at] ?? '') ? [valueIn(part, at + 2 === parts.length)] : [],
    );
};

/** The currencies that lines above the heads name, beside their word or in the next cell that is filled. */
const namedAbove = (above: readonly Pick<SheetRow, 'cells'>[]): readonly string[] =>
  above.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const next = cells.slice(at + 1).find((text) => text.trim() !== '') ?? '';
      // A pair of its own is no value of the word before it.
      const beside = colon.test(next) ? '' : next;
      return namedIn(cell).map((value) => value || beside);
    }),
  );

/** The currency that the lines above the heads name for all lines that do not name one themselves. */
export const currencyAbove = (above: readonly Pick<SheetRow, 'cells'>[], currency: string): CurrencyNamed => {
  const said = namedAbove(above).map((text) => cellSays(text, currency));
  return (['other', 'own'] as const).find((one) => said.includes(one)) ?? 'unsaid';
};
