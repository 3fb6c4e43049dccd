import { describe, expect, it } from 'vitest';
import { alikeDrafts, draftsOf, isReady } from './room-drafts.js';

const alike = { first: 9, count: 3, address: '虹桥路', floor: '', rows: 6, columns: 7 };

describe('rooms that are added together', () => {
  it('are named by a pattern', () => {
    const namesOf = (pattern: string) => alikeDrafts({ ...alike, pattern }).map(({ name }) => name);
    expect(namesOf('第 # 考场')).toEqual(['第 9 考场', '第 10 考场', '第 11 考场']);
    expect(namesOf('Room')).toEqual(['Room 9', 'Room 10', 'Room 11']);
    expect(namesOf('')).toEqual(['9', '10', '11']);
    expect(alikeDrafts({ ...alike, pattern: 'Room', count: null })).toEqual([]);
  });

  it('are left out where the class has their name already', () => {
    const drafts = draftsOf(alikeDrafts({ ...alike, pattern: '#' }), { taken: ['10'], said: '重名' });
    expect(drafts.map(({ problems }) => problems)).toEqual([{}, { name: '重名' }, {}]);
    expect(drafts.filter(isReady).map(({ name }) => name)).toEqual(['9', '11']);
  });
});
