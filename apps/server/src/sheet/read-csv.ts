import { importLimits } from '@skillcert/core';
import type { CellFlaw, SheetRow } from './read-rows.js';
import { SheetFault } from './sheet-fault.js';

const atOnce = 500;

/** UTF-8, else the encoding that Chinese banks and spreadsheets write. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};

/** Whatever of comma, semicolon and tab the beginning has most of. */
const separatorOf = (text: string): string => {
  const beginning = text.slice(0, 4_000);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: beginning.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
};

const rowOf = (row_no: number, texts: readonly string[]): SheetRow => {
  if (texts.length > importLimits.columns_max) {
    throw new SheetFault('too_many_columns', { max: importLimits.columns_max });
  }
  const trimmed = texts.map((text) => text.trim());
  const flaws = trimmed.flatMap((text, column): CellFlaw[] =>
    text.length > importLimits.cell_max ? [{ column, why: 'cell_too_big' }] : [],
  );
  return { row_no, cells: trimmed.map((text) => (text.length > importLimits.cell_max ? '' : text)), flaws };
};

/** The rows of a CSV file (RFC 4180), some at a time; blank ones are left out. */
export function* readCsv(bytes: Buffer): Generator<readonly SheetRow[]> {
  const text = `${decode(bytes).replace(/^\uFEFF/, '')}\n`;
  const separator = separatorOf(text);
  // A cell in quotes, in which quotes are doubled; else a plain one; then what ends it.
  const quotedMax = 4 * importLimits.cell_max;
  const cell = new RegExp(
    `(?:"((?:[^"]|""){0,${quotedMax}})"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r)`,
    'y',
  );
  let rows: SheetRow[] = [];
  let texts: string[] = [];
  let row_no = 1;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new SheetFault('damaged');
    const [, quoted, plain = '', end] = found;
    texts.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    if (texts.some((each) => each.trim() !== '')) rows.push(rowOf(row_no, texts));
    row_no += 1;
    texts = [];
    if (rows.length === atOnce) {
      yield rows;
      rows = [];
    }
  }
  yield rows;
}
