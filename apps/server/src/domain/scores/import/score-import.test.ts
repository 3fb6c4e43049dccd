import { maskName } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { makeWorkbook } from '../../../platform/sheet/testing/make-workbook.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openScoring } from '../testing/score-office.js';
import { importOffice, scoreSheet } from './testing/import-office.js';

describe.each(engines)('scores from a sheet on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  /** A class in its scoring with the given number of candidates, and the calls of its scores and of their imports. */
  const open = async (candidates: number) => {
    const office = await openScoring(services, candidates);
    const desk = importOffice(services, office.class_id);
    return { office, desk, numbers: await desk.numbers() };
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  const ownOf = async ({ office }: Opened, caller: StaffSession) =>
    (await office.list(caller)).items.map(({ scores }) => scores.map(({ own }) => own));

  it('are read from the sheet of a workbook that somebody chose', async () => {
    const { desk, numbers } = await open(2);
    const [a] = staff;
    const heads = ['报名编号', '理论知识考试'];
    const [one, two] = numbers.map((number) => [heads, [number, '80']]);
    const file = bookOf({ 上午: one ?? [], 下午: [...(two ?? []), [numbers[0] ?? '', '81']] });
    expect((await desk.preview(a, file)).counts).toMatchObject({ new: 1 });
    expect((await desk.preview(a, file, { sheet: '下午' })).counts).toMatchObject({ new: 2 });
    expect(await desk.sendAs(a, file, { sheet: '下午' })).toMatchObject({ scores: 2 });
    expect(await sentenceOf(desk.preview(a, file, { sheet: '晚上' }))).toContain('晚上');
  });

  it('are compared with the current ones, and entered as one person’s entries; the same sheet again changes nothing', async () => {
    const opened = await open(3);
    const { office, desk, numbers } = opened;
    const [one = '', two = '', three = ''] = numbers;
    const [a] = staff;
    const sheet = await scoreSheet([
      [one, '90', '缺考'],
      [two, 55, ''],
      [three, '', ''],
    ]);
    const seen = await desk.preview(a, sheet);
    expect(seen).toMatchObject({ entered: 3, left_out: 0, ignored: [], counts: { new: 3, unknown: 0 } });
    expect(seen.lines).toMatchObject([
      { row_no: 2, number: one, subject: 'theory', said: '90', difference: 'new', was: null },
      { row_no: 2, number: one, subject: 'practical', said: '缺考', difference: 'new', was: null },
      { row_no: 3, number: two, subject: 'theory', said: '55', difference: 'new', was: null },
    ]);
    expect(await ownOf(opened, a)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    const { import_id, ...counts } = await desk.send(a, sheet, seen.basis);
    expect(counts).toEqual({ scores: 3, agreed: 0, conflict: 0 });
    expect(await ownOf(opened, a)).toEqual([
      [90, 'absent'],
      [55, null],
      [null, null],
    ]);
    expect(await desk.preview(a, sheet)).toMatchObject({ entered: 0, counts: { same: 3 } });
    expect(await refusalOf(desk.send(a, sheet))).toBe('transition_refused');
    expect(await refusalOf(desk.send(a, sheet, seen.basis))).toBe('state_changed');

    const corrected = await scoreSheet([
      [one.toLowerCase(), 91, 'Absent'],
      [two, 55, ''],
      [three, 70, ''],
    ]);
    expect((await desk.preview(a, corrected)).lines).toMatchObject([
      { number: one.toLowerCase(), said: '91', difference: 'differs', was: 90 },
      { number: three, said: '70', difference: 'new' },
      { said: 'Absent', difference: 'same', was: 'absent' },
      { said: '55', difference: 'same', was: 55 },
    ]);
    await desk.send(a, corrected);
    const { rows } = await sql<{ event: string; first: boolean }>`
      select event, import_id = ${import_id} as first from score_entry where class_id = ${office.class_id}
      order by entry_id`.execute(services.store.db);
    expect(rows.map(({ event, first }) => [event, first])).toEqual([
      ['first_entry', true],
      ['first_entry', true],
      ['first_entry', true],
      ['correct', false],
      ['first_entry', false],
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('do not reveal another person’s entry until the second entry is made', async () => {
    const { office, desk, numbers } = await open(2);
    const [one = '', two = ''] = numbers;
    const [a, b] = staff;
    await office.enterAll(a, 'theory', 80);
    const previews = await Promise.all(
      [80, 81].map(async (score) => desk.preview(b, await scoreSheet([[one, score]]))),
    );
    for (const { lines, counts } of previews) {
      expect(counts).toMatchObject({ second: 1, new: 0, same: 0, differs: 0 });
      expect(lines).toMatchObject([{ difference: 'second', was: null }]);
    }
    const sheet = await scoreSheet([
      [one, 80],
      [two, 81],
    ]);
    expect(await desk.send(b, sheet)).toMatchObject({ scores: 2, agreed: 1, conflict: 1 });
    expect((await desk.preview(b, sheet)).counts).toMatchObject({ same: 2 });
    const other = await scoreSheet([
      [one, 90],
      [two, 90],
    ]);
    expect((await desk.preview(b, other)).lines).toMatchObject([
      { difference: 'settled', was: 80 },
      { difference: 'settled', was: 81 },
    ]);
  });

  it('are left aside where a row or a cell cannot be taken, and the others are entered', async () => {
    const { office, desk, numbers } = await open(4);
    const [one = '', two = '', three = '', four = ''] = numbers;
    const [a, b] = staff;
    for (const person of [a, b]) await office.enterAll(person, 'practical', 60);
    const heads = ['姓名', '准考证号', '报名编号', '技能考核', '理论知识考试', '备注', '单位'];
    const names = (await office.list(a)).items.map(({ name }) => name);
    const sheet = await scoreSheet(
      [
        [names[0] ?? '', '', one, 70, 101, 'x', ''],
        ['', '', two, '', '八十', '', ''],
        ['', '', three, '', 80, '', ''],
        ['', '', three, '', 80, '', ''],
        [names[0] ?? '', '', four, '', 80, '', ''],
        ['', 'T-1', four, '', 80, '', ''],
        ['', '', 'X-1', '', 80, '', ''],
        ['', '', four, 60, 100, '', ''],
      ],
      heads,
    );
    const { lines, ...seen } = await desk.preview(a, sheet);
    expect(lines.map(({ row_no, subject, difference, was }) => [row_no, subject, difference, was])).toEqual([
      [7, 'theory', 'unknown', null],
      [8, 'theory', 'unknown', null],
      [6, 'theory', 'misnamed', null],
      [4, 'theory', 'repeated', null],
      [5, 'theory', 'repeated', null],
      [3, 'theory', 'unread', null],
      [2, 'theory', 'out_of_range', null],
      [2, 'practical', 'settled', 60],
      [9, 'theory', 'new', null],
      [9, 'practical', 'same', 60],
    ]);
    expect(seen).toMatchObject({ entered: 1, ignored: ['备注'], counts: { unknown: 2, misnamed: 1 } });
    // The row keeps its own name; that of the number's candidate is masked.
    const holder = maskName(names[3] ?? '');
    expect(lines.find(({ row_no }) => row_no === 6)).toMatchObject({ name: names[0], holder });
    expect(lines.find(({ row_no }) => row_no === 7)).toMatchObject({ holder: null });
    expect(await desk.send(a, sheet)).toMatchObject({ scores: 1 });
    expect((await office.read(a, office.enrolled[3])).scores[0]).toMatchObject({ own: 100 });
  });

  it('are nobody’s if they belong to another class, and are read only in a class that takes scores', async () => {
    const { office, desk } = await open(1);
    const other = await open(1);
    const [a] = staff;
    const sheet = await scoreSheet([[other.numbers[0] ?? '', 80]]);
    expect((await desk.preview(a, sheet)).counts).toMatchObject({ unknown: 1, new: 0 });
    const enrolling = importOffice(services, await insertTestClass(services));
    expect(await refusalOf(enrolling.preview(a, sheet))).toBe('class_state');
    expect(await refusalOf(enrolling.template(a))).toBe('class_state');
    const absent = importOffice(services, 404);
    for (const call of [
      () => absent.preview(a, sheet),
      () => absent.send(a, sheet, 'basis'),
      () => absent.template(a),
      () => absent.imports(a),
      () => absent.undo(a, 1),
    ]) {
      expect(await refusalOf(call())).toBe('not_found');
    }
    // An enrolment that is not approved is not examined.
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'submitted' })
      .where('class_id', '=', office.class_id)
      .execute();
    const own = await scoreSheet([[(await desk.numbers())[0] ?? '', 80]]);
    expect((await desk.preview(a, own)).counts).toMatchObject({ unknown: 1 });
  });

  it('wait for their columns where the heads do not name them, and know them in the account’s next sheet', async () => {
    const { desk, numbers } = await open(2);
    const [a, b] = staff;
    const [one = '', two = ''] = numbers;
    const heads = ['编号', '机考', '现场'];
    const sheet = await scoreSheet([[one, 80, 70]], heads);
    const seen = await desk.preview(a, sheet);
    expect(seen).toMatchObject({ entered: 0, lines: [], look: { is_whole: false, remembered: false } });
    expect(await refusalOf(desk.send(a, sheet, seen.basis))).toBe('transition_refused');
    for (const [columns, problem] of [
      ['enrol_no,theory,theory', 'not_unique'],
      ['enrol_no,theory,shoe_size', 'not_offered'],
    ])
      expect(await fieldsOf(desk.preview(a, sheet, { head_row: 1, columns: columns ?? '' }))).toEqual({
        columns: problem,
      });
    expect(await fieldsOf(desk.preview(a, sheet, { columns: 'enrol_no,theory,' }))).toEqual({
      columns: 'required',
    });
    const said = { head_row: 1, columns: 'enrol_no,theory,practical' };
    expect(await desk.preview(a, sheet, said)).toMatchObject({ entered: 2, look: { is_whole: true } });
    expect(await desk.sendAs(a, sheet, said)).toMatchObject({ scores: 2 });
    const next = await scoreSheet([['填表说明', '', ''], heads, [two, 60, '缺']], ['阅卷成绩', '', '']);
    const look = { head_row: 3, remembered: true, is_whole: true };
    expect(await desk.preview(a, next)).toMatchObject({ entered: 2, look });
    expect((await desk.preview(b, next)).look).toMatchObject({ remembered: false, is_whole: false });
  });

  it('find candidates by their documents, and read other words, dashes and invisible characters', async () => {
    const { desk, numbers } = await open(3);
    const [a] = staff;
    await desk.identify(['310101199003071046', '310101199003073041', '310101199003075047']);
    const sheet = await scoreSheet(
      [
        ['310101199003071046', '86分', '旷考'],
        ['310101199003073041', '舞弊', 71],
        ['31010119900307304X', 60, 60],
      ],
      ['身份证号', '应知40%', '应会成绩'],
    );
    const { counts, lines } = await desk.preview(a, sheet);
    expect(counts).toMatchObject({ new: 4, unknown: 2 });
    expect(lines.filter(({ difference }) => difference === 'new').map(({ number }) => number)).not.toContain(
      '310101199003071046',
    );
    const [one = ''] = numbers;
    const { name = '' } = lines.find(({ difference }) => difference === 'new') ?? {};
    const [first = '', ...rest] = name;
    const dashed = await scoreSheet(
      [[one.replaceAll('-', '–'), `${first}\u200b${rest.join('')}`, 50]],
      ['报名编号', '姓名', '应知'],
    );
    expect((await desk.preview(a, dashed)).counts).toMatchObject({ new: 1, unknown: 0 });
  });

  it('are refused if the file is no sheet or says something twice', async () => {
    const { desk, numbers } = await open(1);
    const [a] = staff;
    const row = [numbers[0] ?? '', 80, 80];
    for (const file of [
      Buffer.from('报名编号,理论知识考试'),
      await scoreSheet([row], ['报名编号', '理论知识考试', '理论知识考试']),
      await scoreSheet([]),
    ]) {
      expect(await refusalOf(desk.preview(a, file))).toBe('import_refused');
      expect(await refusalOf(desk.send(a, file, 'basis'))).toBe('import_refused');
    }
    expect(await refusalOf(desk.preview(a, Buffer.alloc(5_242_881)))).toBe('too_large');
    const text = (column: string, row_no: number, value: string) =>
      `<c r="${column}${row_no}" t="str"><v>${value}</v></c>`;
    const formula = await makeWorkbook({
      data:
        `<row r="1">${text('A', 1, '报名编号')}${text('B', 1, '理论知识考试')}</row>` +
        `<row r="2">${text('A', 2, numbers[0] ?? '')}<c r="B2"><f>40+40</f></c></row>`,
    });
    expect(await desk.preview(a, formula)).toMatchObject({
      lines: [{ difference: 'unread', said: '', flaw: 'formula' }],
      look: { reading: [{ kind: 'cell_unread', count: 1, rows: [2] }] },
    });
  });

  it('go by the number that is left where another is masked or has lost its digits, and by none where all are', async () => {
    const { desk, numbers } = await open(2);
    const [a] = staff;
    const text = (at: string, value: string) => `<c r="${at}" t="str"><v>${value}</v></c>`;
    const lost = (at: string) => `<c r="${at}"><v>310101199003071046</v></c>`;
    const sheet = await makeWorkbook({
      data:
        `<row r="1">${text('A1', '报名编号')}${text('B1', '身份证号')}${text('C1', '理论')}</row>` +
        `<row r="2">${text('A2', numbers[0] ?? '')}${lost('B2')}${text('C2', '80')}</row>` +
        `<row r="3">${text('A3', numbers[1] ?? '')}${text('B3', '3101**********1046')}${text('C3', '70')}</row>` +
        `<row r="4">${lost('B4')}${text('C4', '60')}</row>` +
        `<row r="5">${text('B5', '3101**********1046')}${text('C5', '60')}</row>`,
    });
    const { counts, lines } = await desk.preview(a, sheet);
    expect(counts).toMatchObject({ new: 2, unknown: 2 });
    // The reason stands beside the line, and nowhere else.
    expect(lines.map(({ row_no, difference, flaw }) => [row_no, difference, flaw])).toEqual([
      [4, 'unknown', 'lost_digits'],
      [5, 'unknown', 'masked'],
      [2, 'new', null],
      [3, 'new', null],
    ]);
  });

  it('of two people are entered as previewed: the second one previews again', async () => {
    const { office, desk, numbers } = await open(2);
    const [one = '', two = ''] = numbers;
    const [a, b] = staff;
    const sheets = [
      await scoreSheet([
        [one, 80],
        [two, 70],
      ]),
      await scoreSheet([
        [one, 80],
        [two, 71],
      ]),
    ] as const;
    const seen = [await desk.preview(a, sheets[0]), await desk.preview(b, sheets[1])] as const;
    expect(seen.map(({ counts }) => counts.new)).toEqual([2, 2]);
    const done = await Promise.allSettled([
      desk.send(a, sheets[0], seen[0].basis),
      desk.send(b, sheets[1], seen[1].basis),
    ]);
    const late = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(late).toMatchObject([{ refusal: 'state_changed' }]);
    const isFirstLate = done[0].status === 'rejected';
    const [slow, sheet] = [isFirstLate ? a : b, sheets[isFirstLate ? 0 : 1]] as const;
    expect((await desk.preview(slow, sheet)).counts).toMatchObject({ second: 2, new: 0 });
    expect(await desk.send(slow, sheet)).toMatchObject({ scores: 2, agreed: 1, conflict: 1 });
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('have a sheet of the class to fill in, in the requester’s language, whose download the trail records', async () => {
    const { office, desk, numbers } = await open(2);
    const [a, b] = staff;
    const { name, bytes, rows } = await desk.template(a);
    expect(name).toBe('scores-2026-11-21.xlsx');
    expect(rows[0]).toEqual(['报名编号', '准考证号', '姓名', '单位', '理论知识考试', '技能考核']);
    expect(rows.slice(1).map(([number]) => number)).toEqual(numbers);
    expect(await desk.preview(a, bytes)).toMatchObject({ entered: 0, lines: [] });
    const english = await desk.template(b, 'en');
    for (const [person, { rows: filled }] of [
      [a, { rows }],
      [b, english],
    ] as const) {
      const [heads = [], ...people] = filled;
      const sheet = await scoreSheet(
        people.map((cells) => [...[0, 1, 2, 3].map((at) => cells[at] ?? ''), 77, 88]),
        heads,
      );
      expect(await desk.preview(person, sheet)).toMatchObject({ entered: 4, ignored: [] });
      await desk.send(person, sheet);
    }
    expect((await office.list(a, { status: 'agreed' })).total).toBe(2);
    const { rows: trail } = await sql<{ user_id: number; detail: object }>`
      select user_id, detail from audit_event where class_id = ${office.class_id} and object_type = 'score_sheet'
      order by seq`.execute(services.store.db);
    expect(trail).toEqual([a, b].map(({ user_id }) => ({ user_id, detail: { people: 2 } })));
  });

  it('take few statements, however many they are', async () => {
    const { desk, numbers } = await open(6);
    const [a] = staff;
    const sheet = await scoreSheet(numbers.map((number) => [number, 60, 70]));
    const { basis } = await desk.preview(a, sheet);
    expect((await countStatements(() => desk.preview(a, sheet))).length).toBeLessThanOrEqual(6);
    expect((await countStatements(() => desk.send(a, sheet, basis))).length).toBeLessThanOrEqual(14);
    expect((await countStatements(() => desk.imports(a))).length).toBeLessThanOrEqual(2);
  });
});
