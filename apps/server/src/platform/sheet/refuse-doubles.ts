import { plainWord } from './plain-word.js';
import { SheetFault } from './sheet-fault.js';

/** How many columns the cells of a row name; infinitely many where somebody named them before. */
export type NamedColumns = (cells: readonly string[]) => number;

/**
 * The first head of two columns that names one which is read; undefined for none. Columns that somebody named are known
 * by their places, and what nobody reads, such as notes, may be called alike.
 */
const doubledHead = (heads: readonly string[], named: NamedColumns): string | undefined => {
  const count = named(heads);
  if (!Number.isFinite(count)) return undefined;
  const words = heads.map(plainWord);
  const doubles = heads.filter((head, at) => head !== '' && words.indexOf(words[at] ?? '') < at);
  return doubles.find((double) => {
    const others = heads.map((head, at) => (words[at] === plainWord(double) ? '' : head));
    return named(others) < count;
  });
};

/** @throws a SheetFault if two columns have one head that names a column which is read */
export const refuseDoubles = (heads: readonly string[], named: NamedColumns): void => {
  const head = doubledHead(heads, named);
  if (head !== undefined) throw new SheetFault('head_twice', { head });
};
