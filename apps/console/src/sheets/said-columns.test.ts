import { expect, it } from 'vitest';
import { columnsInput, sayColumn, withSaid } from './said-columns.js';

const look = {
  head_row: 2,
  columns: [
    { head: '编号', field: 'enrol_no' },
    { head: '机考', field: 'theory' },
    { head: '现场', field: '' },
  ],
};

it('gives a field to one column: another one that had it is left out', () => {
  const said = sayColumn(look, 2, 'theory');
  expect(columnsInput(said)).toEqual({ head_row: 2, columns: 'enrol_no,,theory' });
  expect(withSaid(look, said).columns.map(({ field }) => field)).toEqual(['enrol_no', '', 'theory']);
});

it('leaves a column out, and the others as they are', () => {
  expect(sayColumn(look, 0, '').columns).toEqual(['', 'theory', '']);
});

it('says nothing of columns before anybody does', () => {
  expect(columnsInput({})).toEqual({ head_row: undefined, columns: undefined });
  expect(withSaid(look, {})).toBe(look);
});
