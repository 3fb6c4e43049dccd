import type { SheetReading } from '@skillcert/api-client/contract';
import type { PartedTable } from './part-table.js';
import { counted } from './reading-of.js';
import type { SheetRow } from './sheet-row.js';
import { type AmountUnit, unitAbove, unitOfAmount, unitOfHead, unitOfLine } from './values/amount-unit.js';
import { type Decimals, inMainUnit, isWholeCents } from './values/read-cents.js';

/** The columns of amounts. A row is unread where one that is `taken` cannot be converted. */
interface AmountPlaces {
  readonly taken: readonly number[];
  readonly beside?: readonly number[];
}

interface Converted {
  readonly below: readonly SheetRow[];
  readonly notes: SheetReading;
  /** How the amounts write their decimals. Those of a larger unit have any number of them. */
  readonly decimals: Decimals;
}

/** A table whose amounts are converted. */
export interface UnitTable extends Pick<PartedTable, 'head' | 'above' | 'below'> {
  /** Rows under the table that are left out of it, which may name its unit; left out where `below` has them. */
  readonly foot?: readonly SheetRow[];
}

/** A column of amounts with the unit of its head, or of a line above or below the table. */
interface Column {
  readonly at: number;
  /** None where nothing names one, so that only its cells may. */
  readonly unit?: AmountUnit;
  /** The units of two lines that contradict each other: then nothing is converted. */
  readonly against?: readonly AmountUnit[];
}

/** The unit of a table, or the two that lines above and below it name. */
const generalUnit = ({ above, below, foot = [] }: UnitTable): Omit<Column, 'at'> => {
  const lines = [...below, ...foot].flatMap((row) => unitOfLine(row) ?? []);
  const [unit, ...others] = [unitAbove(above) ?? [], lines].flat();
  if (!unit) return {};
  const other = others.find(({ power }) => power !== unit.power);
  return other ? { against: [unit, other] } : { unit };
};

const columnsOf = (table: UnitTable, places: readonly number[]): readonly Column[] => {
  const general = generalUnit(table);
  return places.map((at) => {
    const unit = unitOfHead(table.head.cells[at] ?? '');
    return { at, ...(unit ? { unit } : general) };
  });
};

/** An amount in a column, by the unit that holds for it. */
interface United {
  readonly at: number;
  readonly unit: AmountUnit;
  /** The amount as it is read: without the unit that its cell names. */
  readonly text: string;
  /** The names of the units against which its cell stands. */
  readonly against: readonly string[];
}

/** The amounts of a row that are of another unit than the main one, or of which nobody knows which one. */
const unitedIn = ({ cells }: SheetRow, columns: readonly Column[]): readonly United[] =>
  columns.flatMap(({ at, unit, against }) => {
    const text = cells[at] ?? '';
    const own = text === '' ? undefined : unitOfAmount(text);
    const names = against ?? (own && unit && own.unit.power !== unit.power ? [unit] : []);
    const holds = own?.unit ?? unit ?? against?.[0];
    if (text === '' || !holds || (holds.power === 0 && names.length === 0)) return [];
    return [{ at, unit: holds, text: own?.bare ?? text, against: names.map(({ name }) => name) }];
  });

/** Figures whose point stands before other than three decimals, or behind a zero, part no thousands. */
const saysPoint = /^\D*(?:0?\.\d+|\d[\d,]*\.(?:\d{1,2}|\d{4,}))\D*$/;

interface ConvertedRow {
  readonly row: SheetRow;
  /** The units of its amounts that were converted, and of those that could not be. */
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/** The amounts of a row in the main unit. One that is taken and cannot be converted is a flaw. */
const convertRow = (
  row: SheetRow,
  united: readonly United[],
  { taken, decimals }: { readonly taken: readonly number[]; readonly decimals: Decimals },
): ConvertedRow => {
  const amounts = united.flatMap(({ at, unit, text, against }) => {
    const main = inMainUnit(text, decimals, unit.power);
    if (main === undefined) return [];
    const isRead = against.length === 0 && isWholeCents(main, decimals);
    return [{ at, main, isRead, names: against.length > 0 ? against : [unit.name] }];
  });
  const read = amounts.filter(({ isRead }) => isRead);
  const failed = amounts.filter(({ at, isRead }) => !isRead && taken.includes(at));
  if (failed.length === 0 && read.length === 0) return { row, done: [], failed: [] };
  const mains = new Map(amounts.map(({ at, main, isRead }) => [at, isRead ? main : '']));
  const flaws = failed.map(({ at }) => ({ column: at, why: 'cell_error' as const }));
  const cells = row.cells.map((cell, at) => mains.get(at) ?? cell);
  return {
    row: { ...row, cells, flaws: [...row.flaws, ...flaws] },
    done: failed.length > 0 ? [] : read.flatMap(({ names }) => names),
    failed: failed.flatMap(({ names }) => names),
  };
};

const told = (kind: 'unit_converted' | 'unit_not_converted', rows: readonly ConvertedRow[]): SheetReading => {
  const namesOf = ({ done, failed }: ConvertedRow) => (kind === 'unit_converted' ? done : failed);
  const meant = rows.filter((each) => namesOf(each).length > 0);
  const names = [...new Set(meant.flatMap(namesOf))];
  return counted(
    kind,
    meant.map(({ row }) => row.row_no),
  ).map((note) => ({ ...note, names }));
};

/**
 * Writes the amounts of a table in the main unit of the currency, exactly, where a cell itself, its head, or a line
 * above the heads or below the table names another one, “万元”. An amount that is no whole cents, or whose cell
 * contradicts its head, is a flaw of its row.
 */
export const convertUnits = (
  table: UnitTable,
  { taken, beside = [] }: AmountPlaces,
  decimals: Decimals,
): Converted => {
  const columns = columnsOf(table, [...taken, ...beside]);
  const rows = table.below.map((row) => ({ row, united: unitedIn(row, columns) }));
  const united = rows.flatMap((each) => each.united);
  if (united.length === 0) return { below: table.below, notes: [], decimals };
  const isLarger = united.some(({ unit }) => unit.power > 0);
  const written =
    decimals === 'point' && isLarger && united.some(({ text }) => saysPoint.test(text))
      ? 'thousandths'
      : decimals;
  const converted = rows.map((each) => convertRow(each.row, each.united, { taken, decimals: written }));
  return {
    below: converted.map(({ row }) => row),
    notes: [...told('unit_converted', converted), ...told('unit_not_converted', converted)],
    decimals: written,
  };
};
