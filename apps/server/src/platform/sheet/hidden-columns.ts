import type { SheetReading } from '@skillcert/api-client/contract';
import { columnLetters } from './cell-address.js';
import { plainWord } from './plain-word.js';
import type { SheetRow } from './sheet-row.js';

type Head = Pick<SheetRow, 'cells' | 'hidden'>;

/** A row of heads without those of hidden columns that another column has too: the one that is shown is read. */
export const withoutHiddenDoubles = <Row extends Head>(head: Row): Row => {
  const hidden = new Set(head.hidden);
  if (hidden.size === 0) return head;
  const words = head.cells.map(plainWord);
  const isTaken = (at: number) =>
    words.some((word, other) => other !== at && word === words[at] && (!hidden.has(other) || other < at));
  return { ...head, cells: head.cells.map((cell, at) => (hidden.has(at) && isTaken(at) ? '' : cell)) };
};

const noteOf = (
  kind: 'hidden_column_read' | 'hidden_column_left_out',
  columns: readonly number[],
): SheetReading =>
  columns.length === 0 ? [] : [{ kind, count: columns.length, rows: [], names: columns.map(columnLetters) }];

/** The notes on hidden columns: those that are read, and those without a head of their own, by their letters. */
export const hiddenNotes = (row: Head): SheetReading => {
  const { cells, hidden = [] } = withoutHiddenDoubles(row);
  return [
    ...noteOf(
      'hidden_column_read',
      hidden.filter((at) => cells[at]),
    ),
    ...noteOf(
      'hidden_column_left_out',
      hidden.filter((at) => !cells[at]),
    ),
  ];
};

/** The notes of a file under another row of heads than it was read by. */
export const notesUnder = (notes: SheetReading, head: Head): SheetReading => [
  ...notes.filter(({ kind }) => kind !== 'hidden_column_read' && kind !== 'hidden_column_left_out'),
  ...hiddenNotes(head),
];
