import { expect, it } from 'vitest';
import { fillDitto } from './fill-ditto.js';

const flaw = (column: number) => ({ column, why: 'cell_error' as const });

it('fills a cell in from a sound one only, also from an empty one', () => {
  const said = [
    ['同上', '3'],
    ['〃', ''],
    ['', '〃'],
    ['ditto', 'a'],
    ['b', '同上'],
    ['同上', ''],
  ];
  const rows = said.map((cells, at) => ({ row_no: at + 2, cells, flaws: at === 2 ? [flaw(0)] : [] }));
  const { rows: read, filled } = fillDitto(rows, [0, 1]);
  expect(read.map(({ cells, flaws }) => [...cells, ...flaws.map(({ column }) => column)])).toEqual([
    ['同上', '3', 0],
    ['〃', '', 0],
    ['', '', 0],
    ['ditto', 'a', 0],
    ['b', 'a'],
    ['b', ''],
  ]);
  expect(filled).toEqual([6, 7]);
});
