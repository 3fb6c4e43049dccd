import { deskNumber, examLimits } from '@skillcert/core';

interface Sides {
  readonly rows: number | null;
  readonly columns: number | null;
}

const betweenSides = String.raw`(?:[-.:x×]|[排行列]第?|,?\s*(?:seat|puesto|asiento)\b)`;
/** A desk by its row and seat, `6排1座`, `6-1`, or by its number in the room alone; then what parts it from the next. */
const oneDesk = new RegExp(
  String.raw`(?:第|row|fila|seat|puesto|asiento)?\s*(\d+)(?:\s*${betweenSides}\s*(\d+))?\s*[座番号位]*(?:[\s、,;/]+|$)`,
  'iy',
);

/**
 * The numbers of the desks that a cell names. Undefined for anything else, such as the date that Excel makes of "6-1".
 */
export const readDesks = (text: string, { rows, columns }: Sides): number[] | undefined => {
  const width = columns ?? examLimits.columns_max;
  const desks: number[] = [];
  let at = 0;
  while (at < text.length) {
    oneDesk.lastIndex = at;
    const [whole, first, second] = oneDesk.exec(text) ?? [];
    if (!whole) return undefined;
    const isPair = second !== undefined;
    const column = Number(second ?? 1);
    if (column < 1 || column > width) return undefined;
    desks.push(isPair ? deskNumber(width, { row: Number(first), column }) : Number(first));
    at += whole.length;
  }
  const most = (rows ?? examLimits.rows_max) * width;
  return desks.every((desk) => desk >= 1 && desk <= most) ? desks : undefined;
};
