import { describe, expect, it } from 'vitest';
import { keptView, keptViews } from './list-views.js';

describe('a stored view', () => {
  it('is the same for any order in which its parts were set', () => {
    const one = keptView({ density: 'compact', shown: { a: false } });
    const other = keptView({ shown: { a: false }, density: 'compact' });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['parts that say nothing', { shown: {}, filters: {}, pins: {}, order: [], density: 'comfortable' }],
    ['parts of another kind', { shown: [1], filters: { a: 1 }, pins: { a: 'left' }, sort: { id: 'a' } }],
  ])('is empty where the storage has %s', (_, value) => {
    expect(keptView(value)).toEqual({});
  });

  it('has its order, filters, columns and pins', () => {
    const view = {
      sort: { id: 'created_at', direction: 'asc' },
      filters: { status: 'submitted' },
      shown: { employer: false },
      pins: { name: 'start' },
      order: ['name', 'status'],
    };
    expect(keptView(view)).toEqual(view);
  });
});

describe('the stored views of a list', () => {
  it('are those that have a name', () => {
    expect(keptViews({ views: [{ id: 'a', name: 'A', view: {} }, { id: 'b' }, null] })).toEqual({
      view: {},
      views: [{ id: 'a', name: 'A', view: {} }],
    });
  });
});
