import { describe, expect, it } from 'vitest';
import type { Column } from './data-table-props.js';
import { createLocalRows } from './local-rows.js';

interface Person {
  name: string;
  level: string;
  score: number | null;
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, filter: 'text' },
  {
    id: 'level',
    header: 'Level',
    cell: (row) => row.level,
    filter: [{ value: 'senior', label: 'Senior' }],
  },
  { id: 'score', header: 'Score', cell: () => null, value: (row) => row.score },
];

const rows: readonly Person[] = [
  { name: '张晓明', level: 'senior', score: 71 },
  { name: '李思远', level: 'junior', score: null },
  { name: '王雅琴', level: 'senior', score: 9 },
  { name: 'Ana', level: 'senior assistant', score: 100 },
];

const namesOf = (some: readonly Person[]) => some.map((row) => row.name);

describe('createLocalRows', () => {
  const ask = (options: Partial<Parameters<ReturnType<typeof createLocalRows<Person>>>[0]>) =>
    namesOf(
      createLocalRows<Person>()({ columns, rows, sort: null, filters: {}, language: 'zh', ...options }),
    );

  it('leaves rows as they came without sort and filter', () => {
    expect(ask({})).toEqual(namesOf(rows));
  });

  it.each([
    ['name', 'asc', ['李思远', '王雅琴', '张晓明', 'Ana']],
    ['score', 'asc', ['王雅琴', '张晓明', 'Ana', '李思远']],
    ['score', 'desc', ['Ana', '张晓明', '王雅琴', '李思远']],
  ] as const)(
    'sorts by %s, %s: words by the language, numbers by size, nothing last',
    (id, direction, names) => {
      expect(ask({ sort: { id, direction } })).toEqual(names);
    },
  );

  it.each(['asc', 'desc'] as const)('keeps equal ones as they came, %s', (direction) => {
    const twice = [...rows, ...rows.map((row) => ({ ...row, name: `${row.name}二` }))];
    const names = ask({ rows: twice, sort: { id: 'level', direction } });
    const senior = names.filter((name) => name.startsWith('张') || name.startsWith('王'));
    expect(senior).toEqual(['张晓明', '王雅琴', '张晓明二', '王雅琴二']);
  });

  it('counts a value that is not a number as nothing', () => {
    const odd = [{ name: 'odd', level: 'junior', score: Number.NaN }, ...rows];
    expect(ask({ rows: odd, sort: { id: 'score', direction: 'desc' } })).toEqual([
      'Ana',
      '张晓明',
      '王雅琴',
      'odd',
      '李思远',
    ]);
  });

  it.each([
    [{ name: 'an' }, ['Ana']],
    [{ level: 'senior' }, ['张晓明', '王雅琴']],
    [{ level: 'senior', name: '王' }, ['王雅琴']],
    [{ name: 'nobody' }, []],
  ])('with the filters %o finds text anywhere and choices as a whole', (filters, names) => {
    expect(ask({ filters })).toEqual(names);
  });

  it('follows changes, and forgets earlier queries', () => {
    const localRows = createLocalRows<Person>();
    const base = { columns, rows, language: 'zh', filters: {}, sort: null };
    expect(localRows({ ...base, filters: { name: 'Ana' } })).toHaveLength(1);
    expect(namesOf(localRows({ ...base, sort: { id: 'score', direction: 'desc' } }))[0]).toBe('Ana');
    expect(namesOf(localRows(base))).toEqual(namesOf(rows));
    expect(localRows({ ...base, rows: rows.slice(0, 2) })).toHaveLength(2);
  });
});
