import { readFileSync } from 'node:fs';
import type { ImportField } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { keepRights, openStaff } from '../../class/testing/staff.js';
import { testForm } from '../testing/test-candidate.js';
import { checkImport } from './check-import.js';
import { previewImport } from './preview-import.js';
import { startImport } from './start-import.js';
import { importDesk, sheetOf, sheetRow } from './testing/import-desk.js';

describe.each(engines)('a preview of an import on %o', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 100 });
    [master, other] = [
      await openStaff(services, { roles: ['master'], owner: [class_id] }),
      await openStaff(services, { roles: ['master'], owner: [class_id] }),
    ];
    for (const each of [master, other]) await keepRights(services, each);
  });
  afterAll(() => services.close());

  const desk = () => importDesk(services, class_id);
  const preview = (caller: StaffSession, import_id: number, input: object = {}) =>
    callHandler(previewImport, { services, caller, input: { class_id, import_id, ...input } });
  const check = (import_id: number, head_row: number, columns: readonly (ImportField | '')[]) =>
    callHandler(checkImport, {
      services,
      caller: master,
      input: {
        ...{ class_id, import_id, head_row, columns: [...columns] },
        enroll_type: 'organization',
        study_type: 'online',
      },
    });

  it('says that two columns name one field, as long as nobody has chosen between them', async () => {
    const bytes = Buffer.from('姓名,手机号,联系电话\n王芳,13800138000,13800138001');
    const { import_id } = await desk().start(master, bytes);
    const { columns, reading } = await preview(master, import_id);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'phone', '']);
    expect(reading).toEqual([{ kind: 'field_named_twice', count: 1, rows: [], names: ['C'] }]);
    expect((await preview(master, import_id, { columns: ['name', '', 'phone'] })).reading).toEqual([]);
    await desk().decide(master, import_id, 'drop');
  });

  it('finds the heads below a title, shows the first rows masked as they will be read, and says what was done', async () => {
    const bytes = readFileSync(
      new URL('../../../platform/sheet/testing/files/imp-hidden.xlsx', import.meta.url),
    );
    const { import_id, head_row, reading, rows } = await desk().start(master, bytes);
    expect([head_row, rows.read]).toEqual([3, 6]);
    const shown = await preview(master, import_id);
    expect(shown.reading).toEqual(reading);
    expect(reading?.map(({ kind, count }) => [kind, count])).toEqual([
      ['merged_filled', 2],
      ['hidden_row_read', 2],
      ['formula_result_taken', 1],
      ['amount_rounded', 1],
      ['rows_above_head', 2],
      ['other_sheets_ignored', 2],
    ]);
    expect(shown.first).toHaveLength(5);
    expect(shown.first[1]).toEqual({
      row_no: 5,
      cells: ['王芳', '3101**********1038', '139****1001', '本科', '浦江软件有限公司', '680'],
    });
    // A cell is read as a choice once its column is assigned to such a field.
    const named = await preview(master, import_id, { columns: ['name', 'id_card', 'phone', '', '', ''] });
    expect(named.columns.map(({ field }) => field)).toEqual(['name', 'id_card', 'phone', '', '', '']);
    expect(await refusalOf(preview(other, import_id))).toBe('not_found');
    await desk().check(master, import_id, ['name', 'id_card', 'phone', 'education', 'employer', '']);
    expect(await desk().work(master)).toMatchObject({ rows: { good: 6, wrong: 0 } });
    await desk().decide(master, import_id, 'drop');
  });

  it('is of the sheet of the workbook that somebody chose', async () => {
    const people = ['姓名', '手机号', '身份证号'];
    const bytes = bookOf({
      说明: [['填写说明'], ['请在第二个工作表填写名单']],
      名单: [people, ['王芳', '13800138000', '']],
    });
    const asked = { services, caller: master, bytes };
    const start = (input: object) =>
      callHandler(startImport, { ...asked, input: { class_id, title: '名单.xlsx', ...input } });
    const { import_id, reading } = await start({ sheet: '名单' });
    expect(reading).toEqual([
      { kind: 'other_sheets_ignored', count: 1, rows: [], names: ['说明'], read: '名单' },
    ]);
    const { columns } = await preview(master, import_id);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'phone', 'id_card']);
    expect(await sentenceOf(start({ sheet: '旧名单' }))).toContain('旧名单');
    await desk().decide(master, import_id, 'drop');
  });

  it('takes another row for the heads, and finds heads and columns again in the next sheet of that shape', async () => {
    // The sheet has its own words for everything, below a line that names more columns than its headings do.
    const heads = ['甲', '乙', '丙', '丁', '戊'];
    const sheetOf = (n: number) =>
      writeSheet({
        title: '名单',
        columns: ['姓名', '手机号', '备注'].map((head) => ({ head, width: 9 })),
        rows: [heads, sheetRow(n), sheetRow(n + 1)],
      });
    const columns = ['name', 'id_card', 'phone', 'education', ''] as const;
    const first = await desk().start(master, await sheetOf(11));
    expect([first.head_row, first.rows.read]).toEqual([1, 3]);
    const chosen = await preview(master, first.import_id, { head_row: 2 });
    expect(chosen).toMatchObject({ head_row: 2, remembered: false, first: [{ row_no: 3 }, { row_no: 4 }] });
    expect(chosen.head_rows.map(({ row_no }) => row_no)).toEqual([1, 2, 3]);
    expect(chosen.columns.map(({ head }) => head)).toEqual(heads);
    expect(await refusalOf(check(first.import_id, 9, columns))).toBe('invalid_input');
    const checking = await check(first.import_id, 2, columns);
    expect([checking.head_row, checking.rows.read]).toEqual([2, 2]);
    expect(checking.reading).toEqual([{ kind: 'rows_above_head', count: 1, rows: [1] }]);
    expect(await desk().work(master)).toMatchObject({ rows: { good: 2, wrong: 0 } });

    const again = await desk().start(master, await sheetOf(13));
    expect(again.head_row).toBe(2);
    expect(again.columns.map(({ field }) => field)).toEqual(columns);
    expect(await preview(master, again.import_id)).toMatchObject({ remembered: true });
    // A layout that one account chose does not affect another account.
    expect((await desk().start(other, await sheetOf(15))).head_row).toBe(1);
  });

  it('takes no row with more cells than its heads, whichever row has them', async () => {
    const [good, long] = [sheetRow(21), sheetRow(22).with(4, '浦江软件, 上海')];
    // Another test chose columns for 甲 to 戊, so these headings are new.
    const rows = [['姓名', '手机号'], ['子', '丑', '寅', '卯', '辰'], good, long];
    const bytes = Buffer.from(rows.map((row) => row.join(',')).join('\n'));
    const started = await desk().start(master, bytes);
    // By the first row all others are too long.
    expect([started.head_row, started.reading]).toEqual([
      1,
      [{ kind: 'row_too_long', count: 3, rows: [2, 3, 4] }],
    ]);
    const columns = ['name', 'id_card', 'phone', 'education', 'employer'] as const;
    const chosen = await preview(master, started.import_id, { head_row: 2, columns: [...columns] });
    expect(chosen.first.map(({ cells }) => cells[0])).toEqual([good[0], null]);
    expect(chosen.reading).toContainEqual({ kind: 'row_too_long', count: 1, rows: [4] });
    expect((await preview(master, started.import_id)).reading).toEqual(started.reading);
    await check(started.import_id, 2, columns);
    const worked = await desk().work(master);
    expect(worked).toMatchObject({ rows: { good: 1, wrong: 1 } });
    expect(worked?.reading).toContainEqual({ kind: 'row_too_long', count: 1, rows: [4] });
    expect(worked?.reading).toContainEqual({ kind: 'rows_above_head', count: 1, rows: [1] });
    const report = (await desk().report(master, started.import_id)).rows;
    expect(report.map((cells) => cells[5])).toEqual([
      '需要修改',
      undefined,
      expect.stringContaining('分隔符'),
    ]);
  });

  it('keeps what is said of the file as a whole, and reads no hidden column where one of its head is shown', async () => {
    const bytes = readFileSync(
      new URL('../../../platform/sheet/testing/files/imp-hidden-columns.xlsx', import.meta.url),
    );
    const said = [
      { kind: 'hidden_column_read', count: 1, rows: [], names: ['E'] },
      { kind: 'hidden_column_left_out', count: 1, rows: [], names: ['B'] },
    ];
    const { import_id, reading, columns } = await desk().start(master, bytes);
    expect(reading).toEqual(said);
    expect(columns.map(({ field }) => field)).toEqual(['name', '', 'phone', 'id_card', '', 'employer']);
    const shown = await preview(master, import_id);
    expect(shown.reading).toEqual(said);
    expect(shown.first[0]?.cells).toEqual([
      '李明',
      '****0001',
      '138****0001',
      '3101**********1046',
      '黑名单',
      '西湖软件',
    ]);
    expect((await preview(master, import_id, { head_row: 2 })).reading).toContainEqual({
      ...{ kind: 'hidden_column_read', count: 2, rows: [] },
      names: ['B', 'E'],
    });
  });

  it('leaves rows out that add the table up, and says so', async () => {
    const totals = [
      ['合计', '', '', '', '2人'],
      ['Total: 2', '', '', '', ''],
    ];
    const first = await desk().start(master, await sheetOf([sheetRow(31), sheetRow(32), ...totals]));
    expect(first.rows.read).toBe(2);
    const said = [{ kind: 'total_row_left_out', count: 2, rows: [4, 5] }];
    expect(first.reading).toEqual(said);
    const checking = await desk().check(master, first.import_id, [
      'name',
      'id_card',
      'phone',
      'education',
      '',
    ]);
    expect(checking.reading).toEqual(said);
    expect(await desk().work(master)).toMatchObject({ rows: { good: 2, wrong: 0 } });
  });

  it('takes a head of birth by month, reads the day off a resident number, and says that a day is missing', async () => {
    const { birth } = testForm(33);
    const month = String(birth).slice(0, 7);
    const foreigner = ['Ana Ruiz', 'AB123456', '13900000034', '本科', '浦江', '1990年5月', '护照', '女'];
    const sheet = await sheetOf(
      [[...sheetRow(33), month, '', ''], foreigner],
      ['出生年月', '证件类型', '性别'],
    );
    const { import_id, columns } = await desk().start(master, sheet);
    expect(columns[5]).toMatchObject({ field: 'birth' });
    await desk().check(
      master,
      import_id,
      columns.map(({ field }) => field),
    );
    const worked = await desk().work(master);
    expect(worked).toMatchObject({ rows: { good: 1, wrong: 1 } });
    // Values that are inferred from another value are reported.
    expect(worked?.reading).toEqual([
      { kind: 'birth_day_from_number', count: 1, rows: [2] },
      { kind: 'gender_from_number', count: 1, rows: [2] },
      { kind: 'id_type_assumed', count: 1, rows: [2] },
    ]);
    const { left_out } = await desk().seen(master);
    expect(left_out.items[0]?.problems).toContainEqual({
      column: '出生日期',
      message: '没有写到日，请填写完整日期，如 1990-05-12。',
    });
  });
});
