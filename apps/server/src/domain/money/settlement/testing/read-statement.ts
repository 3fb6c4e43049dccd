import { openSheet } from '../../../../platform/sheet/testing/sheets-here.js';

/** A statement as somebody reads it: the figures of its lines in cents, and of their sum below them. */
export const readStatement = async (bytes: Uint8Array) => {
  const rows: string[][] = [];
  for await (const some of openSheet(Buffer.from(bytes))) rows.push(...some.map(({ cells }) => [...cells]));
  const figures = rows.slice(1).map((cells) => {
    const [received = 0, refunded = 0, net = 0, part = 0] = cells
      .slice(6, 10)
      .map((text) => Math.round(Number(text) * 100));
    return { code: cells[0] ?? '', received, refunded, net, part };
  });
  return { head: rows[0] ?? [], lines: figures.slice(0, -1), sum: figures.at(-1) };
};
