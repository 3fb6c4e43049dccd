import { expect, it } from 'vitest';
import { rowsOf } from './columns-json.js';

it('gives the rows back in their order, with what is null in them', () => {
  expect(rowsOf<{ id: number; name: string | null }>({ id: [7, 3], name: [null, '唐豪'] })).toEqual([
    { id: 7, name: null },
    { id: 3, name: '唐豪' },
  ]);
});

it('gives no row where the database found none', () => {
  expect(rowsOf<{ id: number; name: string }>({ id: null, name: null })).toEqual([]);
});
