import { expect, it } from 'vitest';
import { createLook, type Seen } from './create-look.js';
import { columnsInput, readAnewOf, type SaidColumns, sayColumn, saySheet, withSaid } from './said-columns.js';

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

/** A look that nobody answers beyond its first question. */
const openLook = async () => {
  let seen: Seen<typeof look, Partial<SaidColumns>> | undefined;
  let isFirst = true;
  const table = createLook<typeof look, SaidColumns>({
    ask: async () => {
      if (!isFirst) return new Promise<never>(() => undefined);
      isFirst = false;
      return look;
    },
    onSeen: (next) => {
      seen = next;
    },
    onRefused: () => undefined,
  });
  await table.take(new File(['a'], 'a.xlsx'), {});
  return { table, anew: () => readAnewOf(seen) };
};

it('knows while another sheet is read that its rows and columns are not those that are shown', async () => {
  const { table, anew } = await openLook();
  expect(anew()).toBeUndefined();
  void table.say(saySheet('名单'));
  expect(anew()).toBe('sheet');
});

it('knows while other heads are read that their columns are not those that are shown', async () => {
  const { table, anew } = await openLook();
  void table.say({ head_row: 4, columns: undefined });
  expect(anew()).toBe('heads');
});

it('lets a person say one column after the other, which are those that are shown', async () => {
  const { table, anew } = await openLook();
  void table.say(sayColumn(look, 2, 'theory'));
  expect(anew()).toBeUndefined();
});
