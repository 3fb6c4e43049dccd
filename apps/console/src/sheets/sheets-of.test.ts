import { expect, it } from 'vitest';
import { sheetsOf } from './sheets-of.js';

it('names the sheet that is read before the others, each once', () => {
  const others = { kind: 'other_sheets_ignored' as const, count: 3, rows: [] };
  expect(sheetsOf([{ ...others, names: ['说明', '旧名单', '旧名单'], read: '名单' }])).toEqual([
    '名单',
    '说明',
    '旧名单',
  ]);
});

it('names none where one sheet is all, or where nobody kept which one was read', () => {
  const others = { kind: 'other_sheets_ignored' as const, count: 1, rows: [] };
  expect(sheetsOf([{ kind: 'hidden_row_read', count: 1, rows: [3] }])).toEqual([]);
  expect(sheetsOf([{ ...others, names: ['说明'] }])).toEqual([]);
});
