import { importLimits } from '@skillcert/core';
import { columnOf } from './cell-address.js';
import { cellText } from './read-shared-strings.js';
import { readXml } from './read-xml.js';
import { SheetFault } from './sheet-fault.js';
import { attributeOf } from './xml-reader.js';

/** What keeps the value of a cell from being read. */
export interface CellFlaw {
  readonly column: number;
  readonly why: 'formula' | 'cell_too_big' | 'cell_error';
}

/** A row that is not blank. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly row_no: number;
  /** Values by column, trimmed; empty where there is none or where it cannot be read. */
  readonly cells: readonly string[];
  readonly flaws: readonly CellFlaw[];
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  text: string;
  isBig: boolean;
  hasFormula: boolean;
}

/** `1.3800000001E10` is how some programs write a phone. */
const figure = (text: string): string => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
};

const readCell = ({ type, text }: OpenCell, shared: readonly (string | null)[]): string | null => {
  switch (type) {
    case 's':
      return shared[Number(text)] ?? null;
    case 'inlineStr':
    case 'str':
      return cellText(text);
    case 'n':
      return text === '' ? '' : figure(text);
    default:
      return text;
  }
};

/** Collects the rows of a sheet from its tags. */
const collector = (shared: readonly (string | null)[]) => {
  let rows: SheetRow[] = [];
  let row_no = 0;
  let cells: string[] = [];
  let flaws: CellFlaw[] = [];
  let cell: OpenCell | undefined;
  let inValue = false;
  let inReading = false;
  let next = 0;

  const openCell = (attributes: string) => {
    const reference = attributeOf(attributes, 'r');
    const column = (reference && columnOf(reference)) ?? next;
    next = Number(column) + 1;
    const type = attributeOf(attributes, 't') ?? 'n';
    cell = { column: Number(column), type, text: '', isBig: false, hasFormula: false };
  };

  const closeCell = (closed: OpenCell) => {
    const { column, type, text, isBig, hasFormula } = closed;
    if (!hasFormula && !isBig && text === '') return;
    if (column >= importLimits.columns_max) {
      throw new SheetFault('too_many_columns', { max: importLimits.columns_max });
    }
    const value = isBig ? null : readCell(closed, shared);
    const trimmed = value?.trim();
    const why = (): CellFlaw['why'] | undefined => {
      if (hasFormula) return 'formula';
      if (type === 'e') return 'cell_error';
      return trimmed === undefined || trimmed.length > importLimits.cell_max ? 'cell_too_big' : undefined;
    };
    const flaw = why();
    if (flaw) flaws.push({ column, why: flaw });
    while (cells.length <= column) cells.push('');
    cells[column] = flaw ? '' : (trimmed ?? '');
  };

  const closeRow = () => {
    if (flaws.length > 0 || cells.some((text) => text !== '')) rows.push({ row_no, cells, flaws });
    cells = [];
    flaws = [];
  };

  return {
    /** The rows since the last time. */
    taken: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
    events: {
      opened: (name: string, attributes: string) => {
        if (name === 'row') {
          row_no = Number(attributeOf(attributes, 'r')) || row_no + 1;
          next = 0;
        } else if (name === 'c') openCell(attributes);
        else if (name === 'f' && cell) cell.hasFormula = true;
        else if (name === 'v' || name === 't') inValue = cell !== undefined;
        else if (name === 'rPh') inReading = true;
      },
      closed: (name: string) => {
        if (name === 'v' || name === 't') inValue = false;
        else if (name === 'rPh') inReading = false;
        else if (name === 'row') closeRow();
        else if (name === 'c' && cell) {
          closeCell(cell);
          cell = undefined;
        }
      },
      text: (more: string) => {
        if (!cell || !inValue || inReading || cell.isBig) return;
        cell.isBig = cell.text.length + more.length > importLimits.cell_max;
        cell.text = cell.isBig ? '' : cell.text + more;
      },
    },
  };
};

/** The rows of a sheet, in the pieces in which they come; blank ones are left out. */
export async function* readRows(
  pieces: AsyncIterable<Buffer>,
  shared: readonly (string | null)[],
): AsyncGenerator<readonly SheetRow[]> {
  const { events, taken } = collector(shared);
  for await (const _ of readXml(pieces, events)) yield taken();
}
