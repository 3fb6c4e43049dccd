import { importLimits } from '@skillcert/core';
import { parse } from 'csv-parse/sync';
import { SheetFault } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { readText } from './read-cell.js';
import { toRow } from './to-row.js';

const separators = [',', ';', '\t', '|'];

/** The separator that the beginning has most of. */
const separatorOf = (text: string): string => {
  const beginning = text.slice(0, 4_000);
  const counted = separators.map((mark) => ({ mark, count: beginning.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
};

/** A row of a table is no longer; a quote that never closes is, and a million of separators. */
const longestRow = importLimits.columns_max * importLimits.cell_max * 4;

const hasEndlessLine = (text: string): boolean => {
  for (let at = 0, end = 0; end !== -1; at = end + 1) {
    end = text.indexOf('\n', at);
    if ((end === -1 ? text.length : end) - at > longestRow) return true;
  }
  return false;
};

/**
 * The rows of text with separators (RFC 4180, and what banks make of it).
 * @throws a SheetFault for what never closes a quote
 */
export const readDelimited = (text: string): SheetTable => {
  if (hasEndlessLine(text)) throw new SheetFault('damaged');
  let records: readonly (readonly string[])[];
  try {
    records = parse(text, {
      max_record_size: longestRow,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch {
    throw new SheetFault('damaged');
  }
  const rows = records.flatMap(
    (cells, at) =>
      toRow(
        at + 1,
        cells.map((cell) => readText(cell)),
      ) ?? [],
  );
  return { rows, other_sheets: [] };
};
