import { importLimits } from '@skillcert/core';
import { SheetFault } from '../sheet-fault.js';
import { marksIn, type Separator } from './find-separator.js';

/** A line of a text, or several where a quoted cell goes over them. */
interface TextRow {
  readonly cells: readonly string[];
  /** Whether a quotation mark in it is never closed and was read as a character. */
  readonly isUnclosed: boolean;
}

/** A row of a table is no longer. */
export const longestRow = importLimits.columns_max * importLimits.cell_max * 4;

/** So many lines are looked at to tell whether a quotation mark swallows them. */
const linesLooked = 60;

interface Quoted {
  /** The place of the mark that closes it. */
  readonly close: number;
  /** Where the cell ends, behind blanks. */
  readonly end: number;
}

/** Decides by the lines around a quotation mark whether it was meant to hold them together. */
const linesAround = (text: string, { mark, in_row }: Separator) => {
  /** Of a text that is quoted rightly, a mark inside is doubled. */
  const opensAnother = new RegExp(`[\\n\\${mark}][ \\t]*"(?!")`);

  const linesFrom = (at: number, end: number) => {
    const from = text.lastIndexOf('\n', at) + 1;
    const to = text.indexOf('\n', end);
    return text.slice(from, to === -1 ? text.length : to).split('\n', linesLooked);
  };
  const isRow = (line: string) => marksIn(line, mark) === in_row;

  /**
   * Whether each of its lines is a row by itself: then the mark was not meant to hold them together. Where it would
   * also hold a cell that is quoted itself, its own line may have more cells than a row, whose value it divides.
   */
  const swallowsRows = (opened: number, { close, end }: Quoted) => {
    const inside = text.slice(opened + 1, close);
    if (!inside.includes('\n')) return false;
    const lines = linesFrom(opened, end);
    const [first = '', ...others] = lines;
    if (opensAnother.test(inside))
      return marksIn(first, mark) >= in_row && others.filter((line) => line.trim() !== '').every(isRow);
    return in_row > 1 && lines.length > 2 && lines.every(isRow);
  };

  /** A text whose lines go on below is not a row with a stray mark in it. */
  const isRowAlone = (opened: number) => marksIn(linesFrom(opened, opened)[0] ?? '', mark) >= in_row;

  return { swallowsRows, isRowAlone };
};

/** Reads quoted cells (RFC 4180, and what banks make of it) at their places in a text. */
const quotedCells = (text: string, separator: Separator) => {
  const { mark } = separator;
  const { swallowsRows, isRowAlone } = linesAround(text, separator);
  const blanks = mark === '\t' ? / */y : /[ \t]*/y;
  /** No quotation mark before this place closes anything. */
  let none = 0;
  /** The mark that would have closed a cell over several rows. Cells before it close on their own lines. */
  let refused = 0;

  const skipBlanks = (at: number) => {
    blanks.lastIndex = at;
    blanks.exec(text);
    return blanks.lastIndex;
  };

  /** The end of a cell that is closed here; undefined for a mark that its program did not double. */
  const endAt = (close: number): number | undefined => {
    const end = skipBlanks(close + 1);
    return end === text.length || text[end] === mark || text[end] === '\n' ? end : undefined;
  };

  const closeOf = (opened: number, last: number): Quoted | undefined => {
    let close = text.indexOf('"', Math.max(opened + 1, none));
    while (close !== -1 && close <= last) {
      const isDoubled = text[close + 1] === '"';
      const end = isDoubled ? undefined : endAt(close);
      if (end !== undefined) return { close, end };
      close = text.indexOf('"', close + (isDoubled ? 2 : 1));
    }
    none = close === -1 ? text.length : close;
    return undefined;
  };

  const lineEnd = (at: number) => {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
  };

  return {
    skipBlanks,
    /**
     * The cell that a quotation mark opens; undefined for a mark that is only a character.
     * @param row its row, for the fault of one whose end is missing
     */
    open: (opened: number, row: number): Quoted | undefined => {
      // An empty cell needs no look at what is behind it.
      const end = text[opened + 1] === '"' ? endAt(opened + 1) : undefined;
      if (end !== undefined) return { close: opened + 1, end };
      if (opened < refused) return closeOf(opened, lineEnd(opened));
      const found = closeOf(opened, opened + longestRow);
      if (!found && !isRowAlone(opened)) throw new SheetFault('quote_unclosed', { row });
      if (!found || !swallowsRows(opened, found)) return found;
      refused = found.close;
      return undefined;
    },
  };
};

/**
 * The rows of a text, whose lines end with a line feed.
 * @throws a SheetFault for a quoted cell whose end is missing
 */
export function* splitText(text: string, separator: Separator): Generator<TextRow> {
  const { mark } = separator;
  const quotes = quotedCells(text, separator);
  const rest = mark === '\t' ? /[^\t\n]*/y : new RegExp(`[^\\${mark}\\n]*`, 'y');
  let cells: string[] = [];
  let isUnclosed = false;
  let row = 1;
  for (let at = 0; at <= text.length; ) {
    const begin = quotes.skipBlanks(at);
    const quoted = text[begin] === '"' ? quotes.open(begin, row) : undefined;
    if (text[begin] === '"' && !quoted) isUnclosed = true;
    rest.lastIndex = at;
    const plain = quoted ? '' : (rest.exec(text)?.[0] ?? '');
    cells.push(quoted ? text.slice(begin + 1, quoted.close).replaceAll('""', '"') : plain);
    const end = quoted?.end ?? at + plain.length;
    if (text[end] !== mark) {
      yield { cells, isUnclosed };
      cells = [];
      isUnclosed = false;
      row += 1;
    }
    at = end + 1;
  }
}
