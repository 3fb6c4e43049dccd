import { deskNumber, examLimits } from '@skillcert/core';

interface Sides {
  readonly rows: number | null;
  readonly columns: number | null;
}

/** A desk as it is read. */
interface ReadDesk {
  readonly number: number;
  /** Its row, where it is named by row and seat. */
  readonly row?: number;
  /** The place behind it in the text. */
  readonly end: number;
  /** Whether a unit such as 号 stands behind it: then a hyphen parts it from another desk. */
  readonly hasUnit: boolean;
}

const betweenSides = String.raw`(?:[-.:x×]|[排行列]第?|,?\s*(?:seat|puesto|asiento)\b)`;
/** A desk by its row and seat, `6排1座`, `6-1`, or by its number in the room alone. */
const oneDesk = new RegExp(
  String.raw`(?:第|row|fila|seat|puesto|asiento)?\s*(\d+)(?:\s*${betweenSides}\s*(\d+))?(?:\s*([座番号位]+))?`,
  'iy',
);
const toAnother = /\s*(?:~|〜|至|到|から|to\b|a\b)\s*(?=\S)/iy;
const hyphen = /\s*-\s*(?=\S)/y;
const toNext = /[\s、,;/]+|$/y;

/** The end of a pattern that matches at a place; undefined if it does not. */
const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

const readDesk = (text: string, at: number, width: number): ReadDesk | undefined => {
  oneDesk.lastIndex = at;
  const [whole, first, second, unit = ''] = oneDesk.exec(text) ?? [];
  if (!whole) return undefined;
  const rest = { end: at + whole.length, hasUnit: unit !== '' };
  if (second === undefined) return { number: Number(first), ...rest };
  const [row, column] = [Number(first), Number(second)];
  if (column < 1 || column > width) return undefined;
  return { number: deskNumber(width, { row, column }), row, ...rest };
};

/** The desk at a place, or those from it to another of its row, `1~5`, `1号-5号`. */
const readSome = (text: string, at: number, width: number) => {
  const first = readDesk(text, at, width);
  if (!first) return undefined;
  const mark = endOf(toAnother, text, first.end) ?? (first.hasUnit && endOf(hyphen, text, first.end));
  const last = mark ? readDesk(text, mark, width) : first;
  const isRange = last && last.row === first.row && last.number >= first.number;
  const end = isRange ? endOf(toNext, text, last.end) : undefined;
  return last && end !== undefined ? { first: first.number, last: last.number, end } : undefined;
};

/**
 * The numbers of the desks that a cell names. Undefined for anything else, such as the date that Excel makes of "6-1".
 */
export const readDesks = (text: string, { rows, columns }: Sides): number[] | undefined => {
  const width = columns ?? examLimits.columns_max;
  const most = (rows ?? examLimits.rows_max) * width;
  const desks: number[] = [];
  let at = 0;
  while (at < text.length) {
    const some = readSome(text, at, width);
    if (!some || some.first < 1 || some.last > most) return undefined;
    for (let desk = some.first; desk <= some.last; desk += 1) desks.push(desk);
    at = some.end;
  }
  return desks;
};
