import { describe, expect, it } from 'vitest';
import type { Column } from './data-table-props.js';
import { placeColumns } from './place-columns.js';
import { isShown, moveColumn, nextSort, orderColumns, withFilter } from './table-view.js';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: String,
  ...more,
});
const columns = [column('a'), column('b', { width: 'narrow' }), column('c'), column('d')];
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).join('');
const placed = (...[view, some = columns]: [Parameters<typeof placeColumns>[1], typeof columns?]) =>
  placeColumns(some, view, { lead: 44, tail: 112 });

describe('the order of columns', () => {
  it.each([
    [undefined, 'abcd'],
    [['c', 'a'], 'cabd'],
    [['gone', 'd'], 'dabc'],
  ])('%j gives %s: named ones first, unknown ones left out', (order, expected) => {
    expect(ids(orderColumns(columns, order))).toBe(expected);
  });

  it.each([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
  ] as const)('%s moved by %i gives %s', (id, by, expected) => {
    expect(ids(orderColumns(columns, moveColumn(columns, {}, id, by).order))).toBe(expected);
  });
});

describe('which columns are shown', () => {
  it.each([
    [column('a'), {}, true],
    [column('a'), { shown: { a: false } }, false],
    [column('a', { show: 'always' }), { shown: { a: false } }, true],
    [column('a', { show: 'on-request' }), {}, false],
    [column('a', { show: 'on-request' }), { shown: { a: true } }, true],
  ])('%o in %o: %s', (one, view, expected) => {
    expect(isShown(one, view)).toBe(expected);
  });
});

describe('placeColumns', () => {
  it('places pinned columns at their side, each after the one before it', () => {
    const some = placed({ pins: { c: 'start', d: 'start', a: 'end' }, widths: { c: 100 } });
    expect(some.map(({ column: { id }, style, edge }) => [id, style, edge])).toEqual([
      ['c', { insetInlineStart: 44 }, false],
      ['d', { insetInlineStart: 144 }, true],
      ['b', undefined, false],
      ['a', { insetInlineEnd: 112 }, true],
    ]);
  });

  it('lets the reader remove a declared pin', () => {
    const some = placed({ pins: { a: 'none' } }, [column('a', { pin: 'start' }), column('b')]);
    expect(some.map(({ pin }) => pin)).toEqual([undefined, undefined]);
  });

  it('shares the remaining width among the columns without a width, and always leaves one that shares', () => {
    expect(placed({}).map(({ shares }) => shares)).toEqual([true, false, true, true]);
    const widths = { a: 90, c: 90, d: 90 };
    expect(placed({ widths }).map(({ shares }) => shares)).toEqual([false, false, false, true]);
    const pins = { c: 'start', d: 'end' } as const;
    expect(placed({ widths, pins }).find(({ column: { id } }) => id === 'b')?.shares).toBe(true);
  });
});

describe('a view', () => {
  it('sorts up, down, and then not at all', () => {
    const up = nextSort(null, 'a');
    const down = nextSort(up, 'a');
    expect([up, down, nextSort(down, 'a')]).toEqual([
      { id: 'a', direction: 'asc' },
      { id: 'a', direction: 'desc' },
      null,
    ]);
    expect(nextSort(down, 'b')).toEqual({ id: 'b', direction: 'asc' });
  });

  it('takes a filter in and, when it is empty, out again', () => {
    const filtered = withFilter({ density: 'compact' }, 'a', 'x');
    expect(filtered).toEqual({ density: 'compact', filters: { a: 'x' } });
    expect(withFilter(filtered, 'a', '').filters).toEqual({});
  });
});
