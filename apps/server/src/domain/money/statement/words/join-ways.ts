import { preamble } from '../../../../platform/sheet/part-table.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { isMoneyHead, isWayHead } from '../statement-heads.js';

type Cells = readonly string[];

/** The columns over which a word of the upper row stands alone, with their heads in the lower one; none for no such. */
const groupAt = (upper: Cells, lower: Cells, first: number): readonly number[] => {
  const group = [first];
  if (!upper[first] || !lower[first]) return [];
  while (!upper[first + group.length] && lower[first + group.length]) group.push(first + group.length);
  const heads = group.map((at) => lower[at] ?? '');
  return group.length > 1 && heads.every(isMoneyHead) && heads.some(isWayHead) ? group : [];
};

const areSame = (above: string, below: string) => below === '' || plainWord(above) === plainWord(below);

/** Two rows of heads as one, and the upper one without its shared words; undefined where they are none. */
const joined = (upper: Cells, lower: Cells): readonly [upper: Cells, lower: Cells] | undefined => {
  const columns = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => at);
  const wordOver = new Map<number, string>();
  for (const first of columns)
    for (const at of groupAt(upper, lower, first)) wordOver.set(at, upper[first] ?? '');
  const others = columns.filter((at) => !wordOver.has(at));
  const isHead = others.some((at) => upper[at]);
  if (wordOver.size === 0 || !isHead || !others.every((at) => areSame(upper[at] ?? '', lower[at] ?? '')))
    return undefined;
  const head = (at: number) => {
    const word = wordOver.get(at);
    return word === undefined ? (upper[at] ?? '') : `（${word}）${lower[at] ?? ''}`;
  };
  return [upper.map((cell, at) => (wordOver.has(at) ? '' : cell)), columns.map(head)];
};

/**
 * The rows of a statement with its heads in one row, where they stand in two and no merged cell says so: a word for
 * money in the upper one, with the ways that money goes below it and below the blank cells behind it.
 */
export const joinWays = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  for (const [at, upper] of rows.slice(0, preamble).entries()) {
    const lower = rows[at + 1];
    const heads = lower && lower.table === upper.table ? joined(upper.cells, lower.cells) : undefined;
    if (!lower || !heads) continue;
    return rows.with(at, { ...upper, cells: heads[0] }).with(at + 1, { ...lower, cells: heads[1] });
  }
  return rows;
};
