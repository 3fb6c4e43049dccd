import { expect, it } from 'vitest';
import type { ReadLine } from '../read-line.js';
import { saidOnce } from './known-lines.js';

const line = (said: string, ...references: readonly string[]): ReadLine => ({
  ...{ row_no: 1, paid_on: '2026-11-20', amount_cents: 68_000, payer_name: '李明', note: '' },
  ...{ numbers: [], names: [], paid_at: '09:12:11', status: '', whole: 'the same', said, references },
});

it.each<[what: string, lines: readonly ReadLine[], kept: number]>([
  [
    'a line that its file says again, with its number',
    [line('a', '2026112000123'), line('a', '2026112000123')],
    1,
  ],
  ['equal lines without a number', [line('a'), line('a')], 2],
  ['equal lines with a counter', [line('a', '0001'), line('a', '0001')], 2],
  [
    'equal lines with the number of a batch, which another line has too',
    [line('a', '2026112000123'), line('a', '2026112000123'), line('b', '2026112000123')],
    3,
  ],
  [
    'lines of one payer with numbers of their own',
    [line('a', '2026112000123'), line('b', '2026112000124')],
    2,
  ],
])('of %s keeps what came', (_, lines, kept) => {
  expect(saidOnce(lines)).toHaveLength(kept);
});
