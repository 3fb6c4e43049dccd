import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { readRoomRows } from './read-room-rows.js';

const sheet = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  writeSheet({ title: '考场', columns: heads.map((head) => ({ head, width: 12 })), rows });

describe('readRoomRows', () => {
  it('reads rooms by the heads of other people, takes the address of the row before, and desks by row and seat', async () => {
    const bytes = await sheet(
      ['考场', '考点', '排数', '每排座位', '停用座位', '备注'],
      [
        ['101', '松江校区', '6', '7', '6排1座；6排2座', '靠门'],
        ['102', '', '8', '5', '', ''],
      ],
    );
    const { rooms, ignored, look } = await readRoomRows(sheetsHere, bytes, []);
    expect([ignored, look.reading]).toEqual([
      ['备注'],
      [{ kind: 'address_from_above', count: 1, rows: [3] }],
    ]);
    expect(rooms).toEqual([
      {
        row_no: 2,
        name: '101',
        address: '松江校区',
        floor: '',
        rows: 6,
        columns: 7,
        blocked: [36, 37],
        accessible: [],
        problems: {},
      },
      {
        row_no: 3,
        name: '102',
        address: '松江校区',
        floor: '',
        rows: 8,
        columns: 5,
        blocked: [],
        accessible: [],
        problems: {},
      },
    ]);
  });

  it('takes from the row above what a cell says to be the same, in any column, and says so', async () => {
    const bytes = await sheet(
      ['考场', '考点', '楼层', '排数', '每排座位', '停用座位'],
      [
        ['101', '松江校区', '3 楼', '6', '7', '6排1座'],
        ['102', '同上', '〃', '〃', '同上', '同上'],
        ['103', 'Ditto.', '″', '8', '5', ''],
        ['104', 'ídem', '', '〃', '"', ''],
        ['105', '', '同左', '8', '5', ''],
        ['同上', '同上', '', '8', '5', ''],
      ],
    );
    const { rooms, look } = await readRoomRows(sheetsHere, bytes, []);
    expect(
      rooms.map(({ name, address, floor, rows, columns }) => [name, address, floor, rows, columns]),
    ).toEqual([
      ['101', '松江校区', '3 楼', 6, 7],
      ['102', '松江校区', '3 楼', 6, 7],
      ['103', '松江校区', '3 楼', 8, 5],
      ['104', '松江校区', '', 8, 5],
      ['105', '松江校区', '同左', 8, 5],
      // Every room has a name of its own.
      ['同上', '松江校区', '', 8, 5],
    ]);
    expect(rooms.map(({ blocked }) => blocked)).toEqual([[36], [36], [], [], [], []]);
    expect(rooms.every(({ problems }) => Object.keys(problems).length === 0)).toBe(true);
    expect(look.reading).toEqual([
      { kind: 'ditto_filled', count: 3, rows: [3, 4, 5] },
      { kind: 'address_from_above', count: 2, rows: [6, 7] },
    ]);
    // The look shows the cells as they are read.
    expect(look.first[1]?.cells.slice(1, 3)).toEqual(['松江校区', '3 楼']);
  });

  it('takes nothing from a row that is not there', async () => {
    const bytes = await sheet(['考场', '考点', '排数', '每排座位'], [['101', '同上', '6', '7']]);
    const { rooms, look } = await readRoomRows(sheetsHere, bytes, []);
    expect([rooms[0]?.address, rooms[0]?.problems.address, look.reading]).toEqual(['同上', 'invalid', []]);
  });

  it('keeps a cell that says to be the same as one that is not there or cannot be read, and refuses it', async () => {
    const heads = ['考场', '考点', '楼层', '排数', '每排座位', '停用座位'];
    const bytes = bookOf({
      考场: [
        heads,
        ['101', '松江校区', '同上', '6', '7', '同上'],
        ['102', '同上', '', '6', '7', '6排1座'],
        ['103', '同上', '', '6', '7', '同上'],
        ['104', '松江校区', '', '6', '7', '最后一排'],
        ['105', '松江校区', '', '6', '7', '同上'],
        ['106', '松江校区', '', '6', '7', '〃'],
      ],
    });
    const { rooms, look } = await readRoomRows(sheetsHere, bytes, []);
    expect(rooms.map(({ blocked, problems }) => [blocked, problems])).toEqual([
      [[], { floor: 'invalid', blocked: 'invalid' }],
      [[36], {}],
      [[36], {}],
      [[], { blocked: 'invalid' }],
      [[], { blocked: 'invalid' }],
      [[], { blocked: 'invalid' }],
    ]);
    expect(look.first[0]?.cells).toEqual(['101', '松江校区', null, '6', '7', null]);
  });

  it('takes the address of the row before only where it can be read', async () => {
    const bytes = await sheet(
      ['考场', '考点', '排数', '每排座位'],
      [
        ['101', '同上', '6', '7'],
        ['102', '', '6', '7'],
      ],
    );
    const { rooms } = await readRoomRows(sheetsHere, bytes, []);
    expect(rooms.map(({ address, problems }) => [address, problems])).toEqual([
      ['同上', { address: 'invalid' }],
      ['', { address: 'required' }],
    ]);
  });

  it('reads the sheet of a workbook that somebody chose', async () => {
    const heads = ['考场', '考点', '排数', '每排座位'];
    const bytes = bookOf({
      东区: [heads, ['101', '东区', '6', '7']],
      西区: [heads, ['201', '西区', '8', '5']],
    });
    const names = async (sheet?: string) =>
      (await readRoomRows(sheetsHere, bytes, [], { sheet })).rooms.map(({ name }) => name);
    expect([await names(), await names('西区')]).toEqual([['101'], ['201']]);
    await expect(names('北区')).rejects.toMatchObject({ fault: 'sheet_unknown' });
  });

  it.each([
    ['36', [36]],
    ['35、36', [35, 36]],
    ['1;2', [1, 2]],
    ['1，2 / 3 4', [1, 2, 3, 4]],
    ['36号、37号', [36, 37]],
    ['第6排第1座，6-2', [36, 37]],
    ['6 列 1 番; 6 列 2 番', [36, 37]],
    ['Row 6, seat 1; Row 6, seat 2', [36, 37]],
    ['Fila 6, puesto 1', [36]],
  ])('reads the desks of %s', async (blocked, desks) => {
    const bytes = await sheet(
      ['考场', '地址', '排数', '每排座位', '停用座位'],
      [['101', '松江', '6', '7', blocked]],
    );
    expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
      { blocked: desks, problems: {} },
    ]);
  });

  it.each(['43', '0', '7-1', '6-8', '2026-06-01', '最后一排'])('refuses the desks of %s', async (blocked) => {
    const bytes = await sheet(
      ['考场', '地址', '排数', '每排座位', '停用座位'],
      [['101', '松江', '6', '7', blocked]],
    );
    expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
      { problems: { blocked: 'invalid' } },
    ]);
  });

  it('says by field what is wrong with a row', async () => {
    const bytes = await sheet(
      ['Room', 'Address', 'Rows', 'Seats in a row', 'Desks that cannot be used'],
      [
        ['A', '', 'six', '31', '1-1'],
        ['A', 'Main street', '2', '2', '46022'],
        ['B', 'Main street', '2', '2', '1-3'],
        ['C', 'Main street', '1', '1', '1-1'],
        ['', 'Main street', '1', '1', ''],
      ],
    );
    const { rooms } = await readRoomRows(sheetsHere, bytes, ['B']);
    expect(rooms.map(({ problems }) => problems)).toEqual([
      { address: 'required', rows: 'invalid', columns: 'too_big' },
      { name: 'not_unique', blocked: 'invalid' },
      { name: 'not_unique', blocked: 'invalid' },
      { blocked: 'too_big' },
      { name: 'required' },
    ]);
  });

  it.each([
    ['6×5', 6, 5],
    ['6x5', 6, 5],
    ['6 X 5', 6, 5],
    ['6*5', 6, 5],
    ['6×5=30', 6, 5],
    ['6×5（30人）', 6, 5],
    ['6排5列', 6, 5],
    ['6排×5座', 6, 5],
    ['5列6行', 6, 5],
  ])('reads rows and seats in a row off %s, whatever the head of the seats', async (text, rows, columns) => {
    for (const head of ['座位数', '容纳人数', '座位布局', 'Seats', 'Aforo', '席数']) {
      const bytes = await sheet(['考场', '考点', head], [['101', '松江校区', text]]);
      expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
        { rows, columns, problems: {} },
      ]);
    }
  });

  it.each(['30', '30人', '1-30', 'A1-A30', '6×5=42', '6×5×2', '5列6列', '0×5', ''])(
    'says of the seats %j that rows and seats in a row are not known',
    async (text) => {
      const rows = [
        ['100', '松江校区', '6×5'],
        ['101', '松江校区', text],
      ];
      const [, room] = (await readRoomRows(sheetsHere, await sheet(['考场', '考点', '容纳人数'], rows), []))
        .rooms;
      expect(
        Object.keys(room?.problems ?? {}).filter((field) => field === 'rows' || field === 'columns'),
      ).not.toEqual([]);
    },
  );

  it('reads nothing of the seats where rows and seats in a row have columns, and says so', async () => {
    const bytes = await sheet(
      ['考场', '考点', '排数', '每排座位', '容纳人数'],
      [['101', '松江校区', '6', '5', '30']],
    );
    expect(await readRoomRows(sheetsHere, bytes, [])).toMatchObject({
      rooms: [{ rows: 6, columns: 5, problems: {} }],
      ignored: ['容纳人数'],
    });
  });

  it.each([
    ['1~3', [1, 2, 3]],
    ['1号至3号、36', [1, 2, 3, 36]],
    ['1号-3号', [1, 2, 3]],
    ['6排1座～6排3座', [36, 37, 38]],
    ['1 to 3; 36', [1, 2, 3, 36]],
  ])('reads the desks from one to another of %s', async (blocked, desks) => {
    const bytes = await sheet(
      ['考场', '地址', '排数', '每排座位', '停用座位'],
      [['101', '松江', '6', '7', blocked]],
    );
    expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
      { blocked: desks, problems: {} },
    ]);
  });

  // "1-30" names row 1, and whether a letter is a row or a column nobody says.
  it.each(['1-30', 'A1-A30', 'B2', '3~1', '1~43', '1~', '~3', '5排1座~6排3座'])(
    'says that the desks of %s cannot be read',
    async (blocked) => {
      const bytes = await sheet(
        ['考场', '地址', '排数', '每排座位', '停用座位'],
        [['101', '松江', '6', '7', blocked]],
      );
      expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
        { problems: { blocked: 'invalid' } },
      ]);
    },
  );

  it.each([
    [
      ['考场', '排数', '座位数'],
      ['一号', '6', '30'],
    ],
    [
      ['考场', '容纳人数'],
      ['一号', '30'],
    ],
  ])('waits for its columns where %j say no grid', async (heads, row) => {
    const bytes = await sheet(heads, [row]);
    const { rooms, columns, look } = await readRoomRows(sheetsHere, bytes, []);
    expect([rooms, columns.is_whole, look.is_whole]).toEqual([[], false, false]);
  });

  it('reads the side that has a column of its own where the seats of a room are no grid', async () => {
    const bytes = await sheet(
      ['考场', '地址', '排数', '座位数'],
      [
        ['101', '松江', '6', '6×5'],
        ['102', '松江', '6', '30'],
        ['103', '松江', '7', '6×5'],
      ],
    );
    expect((await readRoomRows(sheetsHere, bytes, [])).rooms).toMatchObject([
      { rows: 6, columns: 5, problems: {} },
      { rows: 6, columns: null, problems: { columns: 'invalid' } },
      { rows: null, columns: 5, problems: { rows: 'invalid' } },
    ]);
  });

  it('waits for its columns where the heads do not name them, and reads them as they are chosen', async () => {
    const bytes = await sheet(['场地', '纵', '横向'], [['101', '6排', '5列']]);
    expect(await readRoomRows(sheetsHere, bytes, [])).toMatchObject({ rooms: [], look: { is_whole: false } });
    const fields = ['name', 'rows', 'columns'];
    const { rooms, columns } = await readRoomRows(sheetsHere, bytes, [], { head_row: 1, fields });
    expect(rooms).toMatchObject([{ name: '101', rows: 6, columns: 5 }]);
    expect(columns).toMatchObject({ isByHand: true, remembered: false });
    const kept = (heads: readonly string[]) => (heads[0] === '场地' ? fields : undefined);
    expect((await readRoomRows(sheetsHere, bytes, [], { kept })).columns).toMatchObject({
      ...{ isByHand: false, remembered: true, is_whole: true },
    });
  });
});

describe('the seats that a row says beside its grid', () => {
  const differs = async (heads: readonly string[], rows: readonly (readonly string[])[]) => {
    const { rooms, look } = await readRoomRows(sheetsHere, await sheet(heads, rows), []);
    return [rooms.length, look.reading.map(({ kind, count, rows: numbers }) => [kind, count, ...numbers])];
  };
  const heads = ['考场', '考点', '排数', '每排座位', '容量'];

  it('are told where the grid does not make them', async () => {
    const rows = [
      ['101', '松江', '6', '5', '30'],
      ['102', '松江', '6', '5', '28'],
      ['103', '松江', '6', '5', '32人'],
      ['104', '松江', '6', '5', '6×6'],
      ['105', '松江', '6', '5', ''],
      ['106', '松江', '6', '5', '30个座位'],
      ['107', '松江', '6', '5', '见附图'],
    ];
    expect(await differs(heads, rows)).toEqual([7, [['seats_differ', 3, 3, 4, 5]]]);
  });

  it('count without those that are blocked', async () => {
    const rows = [['101', '松江', '6', '5', '28', '1；2']];
    expect(await differs([...heads, '停用座位'], rows)).toEqual([1, []]);
  });

  it('may stand in a column of their own beside one that says the grid', async () => {
    const rows = [
      ['101', '松江', '6×5', '30'],
      ['102', '松江', '6×5', '36'],
    ];
    expect(await differs(['考场', '考点', '座位布局', '容纳人数'], rows)).toEqual([
      2,
      [['seats_differ', 1, 3]],
    ]);
  });
});
