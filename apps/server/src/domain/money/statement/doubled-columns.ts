import type { SheetReading } from '@skillcert/api-client/contract';
import { columnLetters } from '../../../platform/sheet/cell-address.js';
import type { PartedTable } from '../../../platform/sheet/part-table.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import { plain } from './cells/plain-cell.js';
import type { StatementColumns } from './statement-heads.js';

/**
 * How a statement is read of which two columns of one head differ: by nobody, unless the caller says which one is
 * meant; a look asks for it. Before there was such a rule the first of them was read, and also the first of two
 * amounts, in whichever currency.
 */
export type Twice = 'refused' | 'asked' | 'first';

/** The columns that somebody chooses between where two of one head differ. */
const decisive: StatementColumns = ['date', 'credit', 'amount', 'payer'];

/** The columns with the head of an earlier one that is read as the same, and says something else in any row. */
export const doubledColumns = (
  { head, below }: Pick<PartedTable, 'head' | 'below'>,
  fields: StatementColumns,
): readonly number[] => {
  const words = head.cells.map(plainWord);
  return words.flatMap((word, at) => {
    const first = words.findIndex((one, before) => one === word && fields[before] === fields[at]);
    if (word === '' || first === at || !decisive.includes(fields[at] ?? '')) return [];
    return below.some(({ cells }) => plain(cells[first] ?? '') !== plain(cells[at] ?? '')) ? [at] : [];
  });
};

const twiceNote = (columns: readonly number[]): SheetReading =>
  columns.length === 0
    ? []
    : [{ kind: 'field_named_twice', count: columns.length, rows: [], names: columns.map(columnLetters) }];

/**
 * The columns of which somebody must say first whether they are meant, as the report on a file says them.
 * @throws a SheetFault where nobody is asked
 */
export const askAbout = (
  { head }: Pick<PartedTable, 'head'>,
  doubled: readonly number[],
  twice: Twice,
): SheetReading => {
  const [first] = doubled;
  if (twice === 'first' || first === undefined) return [];
  if (twice === 'refused') throw new SheetFault('head_twice', { head: head.cells[first] ?? '' });
  return twiceNote(doubled);
};
