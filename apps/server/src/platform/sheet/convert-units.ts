import type { SheetReading } from '@skillcert/api-client/contract';
import type { PartedTable } from './part-table.js';
import { counted } from './reading-of.js';
import type { SheetRow } from './sheet-row.js';
import { type AmountUnit, unitAbove, unitOfHead } from './values/amount-unit.js';
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

/** A cell that names the main unit itself stands against its head. */
const namesUnit = /[元圆圓円]/;

type Units = readonly (AmountUnit & { readonly at: number })[];

const unitsOf = ({ head, above }: Pick<PartedTable, 'head' | 'above'>, places: readonly number[]): Units => {
  const general = unitAbove(above);
  return places.flatMap((at) => {
    const unit = unitOfHead(head.cells[at] ?? '') ?? general;
    return unit && unit.power !== 0 ? [{ ...unit, at }] : [];
  });
};

const named = (kind: 'unit_converted' | 'unit_not_converted', rows: readonly number[], units: Units) =>
  counted(kind, rows).map((note) => ({ ...note, names: [...new Set(units.map(({ name }) => name))] }));

/** Figures whose point stands before other than three decimals, or behind a zero, part no thousands. */
const saysPoint = (rows: readonly SheetRow[], units: Units): boolean =>
  rows.some(({ cells }) =>
    units.some(({ at }) => /^\D*(?:0?\.\d+|\d[\d,]*\.(?:\d{1,2}|\d{4,}))\D*$/.test(cells[at] ?? '')),
  );

/** The amounts of a row in the main unit; it failed where one that is taken cannot be converted. */
const convertRow = (
  row: SheetRow,
  units: Units,
  { taken, decimals }: { readonly taken: readonly number[]; readonly decimals: Decimals },
): { readonly row: SheetRow; readonly is: 'same' | 'done' | 'failed' } => {
  const amounts = units.flatMap(({ at, power }) => {
    const text = row.cells[at] ?? '';
    const main = inMainUnit(text, decimals, power);
    if (main === undefined) return [];
    return [{ at, main, isRead: !namesUnit.test(text) && isWholeCents(main, decimals) }];
  });
  const failed = amounts.filter(({ at, isRead }) => !isRead && taken.includes(at));
  if (failed.length === 0 && !amounts.some(({ isRead }) => isRead)) return { row, is: 'same' };
  const mains = new Map(amounts.map(({ at, main }) => [at, main]));
  const cells = row.cells.map((cell, at) => mains.get(at) ?? cell);
  const flaws = failed.map(({ at }) => ({ column: at, why: 'cell_error' as const }));
  return {
    row: { ...row, cells, flaws: [...row.flaws, ...flaws] },
    is: flaws.length > 0 ? 'failed' : 'done',
  };
};

/**
 * Writes the amounts of a table in the main unit of the currency, exactly, where a head or a line above the heads names
 * another one, “万元”. An amount that is no whole cents, or names another unit itself, is a flaw of its row.
 */
export const convertUnits = (
  table: Pick<PartedTable, 'head' | 'above' | 'below'>,
  { taken, beside = [] }: AmountPlaces,
  decimals: Decimals,
): Converted => {
  const units = unitsOf(table, [...taken, ...beside]);
  if (units.length === 0) return { below: table.below, notes: [], decimals };
  const isLarger = units.some(({ power }) => power > 0);
  const written =
    decimals === 'point' && isLarger && saysPoint(table.below, units) ? 'thousandths' : decimals;
  const rows = table.below.map((row) => convertRow(row, units, { taken, decimals: written }));
  const rowsOf = (how: 'done' | 'failed') => rows.flatMap(({ row, is }) => (is === how ? [row.row_no] : []));
  return {
    below: rows.map(({ row }) => row),
    notes: [
      ...named('unit_converted', rowsOf('done'), units),
      ...named('unit_not_converted', rowsOf('failed'), units),
    ],
    decimals: written,
  };
};
