import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSheet } from './testing/sheets-here.js';
import { sheetPieces, writeSheet } from './write-sheet.js';

const columns = [{ head: 'A', width: 10 }];
const last = 5_000;

describe('writing a sheet', () => {
  it('sends what it has before its last rows are asked for, and is whole', async () => {
    let asked = 0;
    function* rows() {
      // Of digests, which hardly shrink.
      while (asked < last) {
        asked += 1;
        yield [createHash('sha256').update(String(asked)).digest('hex')];
      }
    }
    const pieces: Buffer[] = [];
    let askedBefore = last;
    for await (const piece of sheetPieces({ title: 'A', columns, rows: rows() })) {
      pieces.push(piece);
      if (piece.length > 10_000) askedBefore = Math.min(askedBefore, asked);
    }
    expect(askedBefore).toBeLessThan(last / 2);
    let count = 0;
    for await (const some of openSheet(Buffer.concat(pieces))) count += some.length;
    expect(count).toBe(last + 1);
  });

  it('ends with the fault of its rows', async () => {
    async function* rows() {
      yield ['1'];
      throw new Error('the database is gone');
    }
    await expect(writeSheet({ title: 'A', columns, rows: rows() })).rejects.toThrow('the database is gone');
  });
});
