import { type CellObject, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits, limits } from '@skillcert/core';
import { preamble } from '../part-table.js';
import { SheetFault } from '../sheet-fault.js';
import type { RowMark, SheetRow, SheetTable } from '../sheet-row.js';
import { joinHeads } from './join-heads.js';
import { marksOf } from './marks-of.js';
import { isPicture, type ReadCell, readCell, type SaidOfBook } from './read-cell.js';
import { type FactsOf, noFacts, type SheetFacts } from './sheet-facts.js';
import { toRow } from './to-row.js';

/** How the library reads, without what nobody asks for. */
export const options = { dense: true, cellNF: true, cellText: false, cellHTML: false } as const;

type GridRow = readonly (CellObject | undefined)[];
type Grid = readonly (GridRow | undefined)[];

const isSaid = (cell: CellObject | undefined): boolean => cell?.v !== undefined && cell.v !== '';

/** A cell may stand in the millionth column: its row is never walked through from blank to blank. */
const cutWide = (row: GridRow | undefined) =>
  row && row.length > importLimits.columns_max ? row.slice(0, importLimits.columns_max) : row;

const gridOf = (sheet: WorkSheet): Grid => (sheet['!data'] ?? []).map(cutWide);

/** @throws a SheetFault for a cell further to the right than a table may reach */
const refuseWide = (sheet: WorkSheet): void => {
  const isBeyond = ([at, cell]: [string, CellObject | undefined]) =>
    Number(at) >= importLimits.columns_max && isSaid(cell);
  const isWide = (row: GridRow | undefined) =>
    row && row.length > importLimits.columns_max && Object.entries(row).some(isBeyond);
  if ((sheet['!data'] ?? []).some(isWide))
    throw new SheetFault('too_many_columns', { max: importLimits.columns_max });
};

/** A row as it was read, with marks of what was changed. */
interface ReadRow {
  readonly cells: ReadCell[];
  readonly marks: Set<RowMark>;
  /** The columns whose value is that of a merged cell, which begins in a row above. */
  readonly copied: Set<number>;
}

/** Copies the value of a merged range, which only its first row has, to its other rows. */
const spread = (read: ReadonlyMap<number, ReadRow>, { '!merges': merges = [] }: WorkSheet) => {
  const last = [...read.keys()].at(-1) ?? -1;
  for (const { s: from, e: to } of merges) {
    const value = read.get(from.r)?.cells[from.c];
    if (value === undefined || value === '') continue;
    for (let at = from.r + 1; at <= Math.min(to.r, last); at += 1) {
      const row = read.get(at);
      if (!row || row.cells[from.c]) continue;
      const { cells, marks, copied } = row;
      while (cells.length <= from.c) cells.push('');
      cells[from.c] = value;
      marks.add('merged_filled');
      copied.add(from.c);
    }
  }
};

/** The numbers of the hidden rows of a sheet, as the library reports them. */
const rowsHidden = ({ '!rows': rows = [] }: WorkSheet): ReadonlySet<number> =>
  new Set(rows.flatMap((row, at) => (row?.hidden ? [at + 1] : [])));

/** A cell that may belong elsewhere says nothing, and neither does the place where it may belong. */
const leaveOut = (cells: ReadCell[], columns: Iterable<number> = []) => {
  for (const column of columns) {
    while (cells.length <= column) cells.push('');
    cells[column] = { why: 'cell_error' };
  }
};

interface ReadSheet {
  readonly rows: readonly SheetRow[];
  /** How many of its cells are a picture. */
  readonly pictures: number;
}

const readSheet = (sheet: WorkSheet, book: SaidOfBook, facts: SheetFacts): ReadSheet => {
  refuseWide(sheet);
  const read = new Map<number, ReadRow>();
  const hidden = new Set([...facts.rows, ...rowsHidden(sheet)]);
  const filled = new Set<number>();
  let pictures = 0;
  for (const [r, row = []] of gridOf(sheet).entries()) {
    const own = Array.from(row, (cell, c) => {
      const isShown = cell && (isPicture(cell) || facts.pictures.has(utils.encode_cell({ r, c })));
      if (isShown) pictures += 1;
      return isShown ? undefined : cell;
    });
    const cells = own.map((cell) => (cell ? readCell(cell, book) : ''));
    leaveOut(cells, facts.misplaced.get(r));
    if (!cells.some((cell) => cell !== '')) continue;
    const marks = new Set(own.flatMap((cell) => (cell ? marksOf(cell, book) : [])));
    if (hidden.has(r + 1)) marks.add('hidden_row_read');
    for (const [column, cell] of cells.entries())
      if (cell !== '' && facts.columns.has(column)) filled.add(column);
    read.set(r, { cells, marks, copied: new Set() });
  }
  spread(read, sheet);
  joinHeads(read, sheet, preamble);
  const { date1904 } = book;
  const rows = [...read].flatMap(([at, { cells, marks, copied }], place) => {
    const said = {
      date1904,
      marks: [...marks],
      copied: [...copied],
      hidden: place < preamble ? [...filled].sort((a, b) => a - b) : [],
    };
    return toRow(at + 1, cells, said) ?? [];
  });
  return { rows, pictures };
};

/** Whether a sheet holds anything. */
const isFilled = (sheet: WorkSheet): boolean => gridOf(sheet).some((row) => row?.some(isSaid));

/**
 * Whether a sheet has two rows of more than one cell, or one of more than two, as heads are: a cover before the table
 * has neither.
 */
const isTable = (sheet: WorkSheet): boolean => {
  let rows = 0;
  for (const row of gridOf(sheet)) {
    const filled = row?.filter(isSaid) ?? [];
    if (filled.length > 1) rows += 1;
    if (rows > 1 || filled.length > 2) return true;
  }
  return false;
};

/** The state of sheets that programs hide and nobody can show: they are not reported. */
const veryHidden = 2;

/** More than this many sheets cannot be chosen. */
const offeredMost = 60;

/** The name of a sheet as it is said, and as somebody chooses it. */
const shortName = (name: string) => name.slice(0, limits.sheet_name_length_max).toWellFormed();

const plainName = (name: string) => shortName(name).trim();

/** The note on sheets that are not read, beside the one that is. */
const otherSheets = (read: string, names: readonly string[]): SheetReading =>
  names.length === 0
    ? []
    : [
        {
          kind: 'other_sheets_ignored',
          count: names.length,
          rows: [],
          names: names.slice(0, offeredMost).map(shortName),
          read: shortName(read),
        },
      ];

/** The note on pictures, which are no part of a table. */
const ignoredPictures = (count: number): SheetReading =>
  count === 0 ? [] : [{ kind: 'pictures_ignored', count, rows: [] }];

interface BookFacts {
  readonly factsOf?: FactsOf;
  /** Whether a formula that came to 0 was calculated. */
  readonly isCalculated?: boolean;
  /** How many pictures the file has. */
  readonly pictures?: number;
}

/**
 * The sheet that somebody chose by its name, else the first one that is visible and looks like a table, or else is not
 * blank.
 * @throws a SheetFault if no sheet that anybody can see has that name
 */
export const chosenSheet = (
  { SheetNames, Sheets, Workbook }: WorkBook,
  chosen: string | undefined,
  { factsOf = () => noFacts, isCalculated = false, pictures = 0 }: BookFacts = {},
): SheetTable => {
  const hides = (at: number) => Workbook?.Sheets?.[at]?.Hidden ?? 0;
  const book = { date1904: Workbook?.WBProps?.date1904 ?? false, isCalculated };
  const isOffered = (name: string, at: number) =>
    chosen === undefined
      ? hides(at) === 0
      : hides(at) !== veryHidden && plainName(name) === plainName(chosen);
  const offered = [...SheetNames.entries()].filter(([at, name]) => isOffered(name, at));
  if (chosen !== undefined && offered.length === 0)
    throw new SheetFault('sheet_unknown', { sheet: plainName(chosen) });
  const first = offered.find(([, name]) => !Sheets[name] || isTable(Sheets[name]));
  for (const [place, name] of first ? [first, ...offered] : offered) {
    const sheet = Sheets[name];
    // The library leaves out a sheet that it cannot read.
    if (!sheet) throw new SheetFault('damaged');
    const read = readSheet(sheet, book, factsOf(place));
    if (read.rows.length === 0) continue;
    const others = SheetNames.filter((other, at) => {
      const each = at !== place && hides(at) !== veryHidden && Sheets[other];
      return each && isFilled(each);
    });
    const notes = [...ignoredPictures(Math.max(pictures, read.pictures)), ...otherSheets(name, others)];
    return { rows: read.rows, notes };
  }
  return { rows: [], notes: ignoredPictures(pictures) };
};

/** The rows of all sheets of a workbook. */
export const allSheets = ({ SheetNames, Sheets }: WorkBook): readonly (readonly SheetRow[])[] =>
  SheetNames.map((name) => {
    const sheet = Sheets[name];
    return sheet ? readSheet(sheet, { date1904: false, isCalculated: false }, noFacts).rows : [];
  });
