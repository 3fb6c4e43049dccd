import type { OutputOf } from '@skillcert/api-client/contract';
import { formatDateTime, lastMoment, limits } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/errors/refuse.js';
import { type Words, wordsIn } from '../http/words.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { auditExport, type ExportedList } from './audit-export.js';
import type { Cell } from './csv-line.js';
import type { ListTable } from './list-file.js';
import type { ListHead } from './list-word.js';
import type { ExportAsked } from './record-export.js';

/** The tools that write a cell. */
export interface Says {
  readonly words: Words;
  /** A moment to the minute, as the clocks of the programme show it. */
  readonly minute: (moment: string | null) => string | null;
  /** The last minute before an end, as lists on the screen print it. */
  readonly untilMinute: (end: string | null) => string | null;
  readonly language: string;
}

/**
 * The columns of a list as a file: their heads, which another area of the words may have, and the cell of a row in
 * each.
 */
export type RowCells<Row> = readonly (readonly [
  head: ListHead | ((says: Says) => string),
  cell: (row: Row, says: Says) => Cell,
  figures?: 'count',
])[];

/** Lines made at once, before others get their turn. */
const atOnce = 500;

/** The words and formats of a language, in the zone of the programme. */
export const saysIn = (
  { programme: { time_zone: timeZone } }: Pick<Services, 'programme'>,
  language: string,
): Says => {
  const written = (moment: string | number) =>
    formatDateTime(moment, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  return {
    words: wordsIn(language),
    minute: (moment) => moment && written(moment),
    untilMinute: (end) => end && written(lastMoment(end, timeZone) ?? end),
    language,
  };
};

/** Rows as a table of the columns that a list has as a file. */
export const rowTable = <Row>(rows: readonly Row[], columns: RowCells<Row>, says: Says): ListTable => ({
  columns: columns.map(([head, , figures]) => ({
    head: typeof head === 'function' ? head(says) : says.words(`list.${head}`),
    ...(figures && { figures }),
  })),
  rows: async function* () {
    for (let from = 0; from < rows.length; from += atOnce) {
      yield rows.slice(from, from + atOnce).map((row) => columns.map(([, cell]) => cell(row, says)));
    }
  },
});

interface ListInput {
  readonly purpose: string;
  readonly format: 'csv' | 'xlsx';
  readonly ids?: readonly number[] | undefined;
  readonly search?: string | undefined;
}

interface Asked<Input> extends Omit<ExportAsked, 'purpose'> {
  readonly input: Input;
}

interface Exported<Input, Row> {
  readonly of: ExportedList;
  /** The columns, or a function that derives them from the rows. */
  readonly cells: RowCells<Row> | ((rows: readonly Row[]) => RowCells<Row>);
  /** The key of a choice of rows: the id by which the list opens one. */
  readonly idOf: (row: Row) => number;
  /** Reads the list itself, so that the file has what the list shows. */
  readonly list: (
    tx: Transaction<Database>,
    filters: Input & { readonly page: number; readonly limit: number },
    searcher: Pick<Services, 'keyring'> & { readonly now: Date },
  ) => Promise<{ readonly items: readonly Row[] }>;
}

/**
 * The chosen rows of a list, or all.
 * @throws a Refusal: not_found, if one is not in the list; export_too_big, if the list continues behind the rows
 * read
 */
export const keepChosen = <Row>(
  rows: readonly Row[],
  ids: readonly number[] | undefined,
  idOf: (row: Row) => number,
): readonly Row[] => {
  if (!ids) return rows;
  const wanted = new Set(ids);
  const chosen = rows.filter((row) => wanted.has(idOf(row)));
  const found = new Set(chosen.map(idOf));
  if (found.size === wanted.size) return chosen;
  if (rows.length <= limits.export_rows_max) throw new Refusal('not_found');
  throw new Refusal('export_too_big', { values: { max: limits.export_rows_max } });
};

/**
 * All rows that a list shows under its filters as a file, or the chosen ones, recorded before the first line is
 * sent.
 * @throws a Refusal: too_many, export_too_big, not_found, and those of the list
 */
export const exportRows = <Input extends ListInput, Row>(
  { input, caller, services, request }: Asked<Input>,
  { of, cells, idOf, list }: Exported<Input, Row>,
): Promise<OutputOf<'class/exportClassLists'>> => {
  const { purpose, format, ids, ...filters } = input;
  return auditExport(
    { caller, services, request, purpose },
    {
      of,
      format,
      filters: ids ? { ...filters, chosen: ids.length } : filters,
      find: async (tx) => {
        const all = { ...input, page: 1, limit: limits.export_rows_max + 1 };
        const { items } = await list(tx, all, { keyring: services.keyring, now: services.now() });
        return keepChosen(items, ids, idOf);
      },
      table: (rows) =>
        rowTable(rows, typeof cells === 'function' ? cells(rows) : cells, saysIn(services, request.language)),
    },
  );
};
