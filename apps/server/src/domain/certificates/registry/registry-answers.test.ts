import { defaultRegistry, registryLifecycle, transition } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openCertifying } from '../testing/certificate-office.js';
import { answerHeads, answerOf, registryDesk } from '../testing/registry-desk.js';
import { previewRegistryAnswer } from './preview-registry-answer.js';
import { returnRegistry } from './return-registry.js';

describe.each(engines)('answers of the registry on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => services.close());

  /** A class with a sent pack of the given number of certificates. */
  const openSent = async (count: number) => {
    const { change: _, ...office } = await openCertifying(services, staff, Array(count).fill(70));
    const [a, b] = staff;
    await office.prepare(a);
    await office.issue(b);
    const { items } = await office.list(a, { sort: 'certificate_no' });
    const desk = registryDesk(services, office.class_id);
    const { pack_id } = await desk.pack(a);
    await desk.change(a, pack_id, 'send');
    return {
      ...office,
      ...desk,
      pack_id,
      numbers: items.map(({ certificate_no }) => certificate_no ?? ''),
      ids: items.map(({ certificate_id }) => certificate_id ?? 0),
    };
  };
  type Office = Awaited<ReturnType<typeof openSent>>;
  const stateOf = async ({ list }: Pick<Office, 'list'>) =>
    (await list(staff[0], { sort: 'certificate_no' })).items.map(({ registry, registry_fault }) =>
      registry_fault === null ? registry : [registry, registry_fault],
    );

  it('accept and refuse line by line, and name every line that changes nothing', async () => {
    const [a, b] = staff;
    const office = await openSent(4);
    const [one = '', two = '', three = '', four = ''] = office.numbers;
    const stranger = await openSent(1);
    const file = answerOf([
      [one.toLowerCase(), '成功'],
      [two, '失败', '证件号码11010519491231002X与姓名不一致'],
      [three, '成功'],
      [three, '失败', '重复'],
      [four, '', ''],
      [stranger.numbers[0] ?? '', '成功'],
      ['', '成功'],
    ]);
    const told = await office.answer(b, office.pack_id, file);
    expect(told).toEqual({
      ...{ accepted: 1, rejected: 1, known: 0, odd: 5 },
      odd_lines: [
        { row_no: 5, certificate_no: three, why: 'contradicts' },
        { row_no: 6, certificate_no: three, why: 'contradicts' },
        { row_no: 7, certificate_no: four, why: 'unread' },
        { row_no: 8, certificate_no: stranger.numbers[0], why: 'unknown' },
        { row_no: 9, certificate_no: '', why: 'unread' },
      ],
      unknown: [],
      reading: [{ kind: 'rows_above_head', count: 1, rows: [1] }],
    });
    expect(await stateOf(office)).toEqual([
      'accepted',
      // The identity number in the registry's text is not stored whole.
      ['rejected', '证件号码****1002X与姓名不一致'],
      'sent',
      'sent',
    ]);
    expect(await stateOf(stranger)).toEqual(['sent']);
    const { registry_counts } = await office.list(a);
    expect(registry_counts).toEqual({ none: 0, packed: 0, sent: 2, accepted: 1, rejected: 1 });
    const again = await office.answer(b, office.pack_id, file);
    expect(again).toMatchObject({ accepted: 0, rejected: 0, known: 2 });
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('are read from the sheet of a workbook that somebody chose', async () => {
    const [, b] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    const file = bookOf({
      一: [answerHeads, [one, '成功', '']],
      二: [answerHeads, [one, '成功', ''], [two, '成功', '']],
    });
    const look = (sheet: string) =>
      callHandler(previewRegistryAnswer, {
        ...{ services, caller: b, bytes: file },
        input: { class_id: office.class_id, pack_id: office.pack_id, sheet },
      });
    expect(await office.look(b, office.pack_id, file)).toMatchObject({ accepted: 1 });
    expect(await look('二')).toMatchObject({ accepted: 2 });
    expect(await sentenceOf(look('三'))).toContain('三');
  });

  it('are taken from one sheet of a workbook after another, each by one row of heads', async () => {
    const [, b] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    const file = bookOf({
      第一批: [answerHeads, [one, '成功', '']],
      第二批: [
        ['2026 年', '', ''],
        ['第二批结果', '', ''],
        answerHeads,
        [two, '成功'],
        ['证书编号', '', '失败原因'],
        [two],
      ],
    });
    const { class_id, pack_id } = office;
    const answer = (said: { sheet?: string; head_row?: number }) =>
      callHandler(returnRegistry, {
        ...{ services, caller: b, bytes: file },
        input: { class_id, pack_id, title: '回执.xlsx', ...said },
      });
    expect(await answer({})).toMatchObject({ accepted: 1 });
    expect(await answer({ sheet: '第一批' })).toMatchObject({ accepted: 0, known: 1 });
    expect(await answer({ sheet: '第二批' })).toMatchObject({ accepted: 1 });
    expect(await sentenceOf(answer({ sheet: '第二批', head_row: 5 }))).toContain('3');
  });

  it('leave a number unread whose last digits a spreadsheet cut', async () => {
    const [, b] = staff;
    const office = await openSent(1);
    const cut = ['202611000000012000', '2.02611E+17'].map((number): [string, string] => [number, '成功']);
    const told = await office.look(b, office.pack_id, answerOf([[office.numbers[0] ?? '', '成功'], ...cut]));
    expect(told).toMatchObject({
      ...{ accepted: 1, odd: 2 },
      odd_lines: [
        { row_no: 4, certificate_no: '', why: 'unread' },
        { row_no: 5, why: 'unread' },
      ],
      reading: expect.arrayContaining([{ kind: 'lost_digits', count: 2, rows: [4, 5] }]),
    });
  });

  it('are shown as they will be read before anything is taken, by another row of heads too', async () => {
    const [a, , c] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    // Two tables in one file: what the registry took last week, and what it says now.
    const file = answerOf([
      [one, '成功'],
      ['证书编号', '', '失败原因'],
      [one.toLowerCase(), '失败', '证件号码11010519491231002X有误'],
      [two, '成功'],
    ]);
    const { pack_id } = office;
    expect(await office.look(a, pack_id, file)).toMatchObject({
      head_row: 2,
      head_rows: [{ row_no: 1 }, { row_no: 2 }, { row_no: 3 }, { row_no: 4 }, { row_no: 5 }, { row_no: 6 }],
      columns: [
        { head: '证书编号', field: 'number' },
        { head: '处理结果', field: 'result' },
        { head: '失败原因', field: 'fault' },
      ],
      ...{ accepted: 1, rejected: 0, odd: 3, unknown: [] },
    });
    expect(await office.look(a, pack_id, file, 4)).toEqual({
      ...{ head_row: 4, remembered: false, head_rows: expect.anything(), columns: expect.anything() },
      ...{ accepted: 0, rejected: 1, known: 0, odd: 1, unknown: [], is_whole: true },
      odd_lines: [{ row_no: 6, certificate_no: two, why: 'unread' }],
      first: [
        { row_no: 5, cells: [one, '失败', '证件号码****1002X有误'] },
        { row_no: 6, cells: [two, '成功', ''] },
      ],
      reading: [{ kind: 'rows_above_head', count: 3, rows: [1, 2, 3] }],
    });
    expect(await refusalOf(office.look(a, pack_id, file, 9))).toBe('invalid_input');
    expect(await office.look(a, pack_id, file, 3)).toMatchObject({ is_whole: false, accepted: 0, odd: 0 });
    expect(await stateOf(office)).toEqual(['sent', 'sent']);
    expect(await office.answer(a, pack_id, file, 2)).toMatchObject({ accepted: 1, rejected: 0 });
    // Another reading of that file would add to the first and take nothing back.
    for (const again of [office.look, office.answer])
      expect(await refusalOf(again(a, pack_id, file, 4))).toBe('import_refused');
    expect(await office.answer(a, pack_id, file, 2)).toMatchObject({ accepted: 0, known: 1 });
    await office.undo(c, pack_id);
    expect(await office.answer(a, pack_id, file, 4)).toMatchObject({ accepted: 0, rejected: 1 });
    const elsewhere = await openSent(1);
    expect(await refusalOf(elsewhere.look(a, pack_id, file))).toBe('not_found');
    expect(await office.look(a, pack_id, Buffer.from('姓名,电话\n李强,1'))).toMatchObject({
      is_whole: false,
    });
  });

  it('are read as XLSX too, in few statements; without a column of results a line without a fault says nothing', async () => {
    const [a] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    const heads = ['序号', answerHeads[0] ?? '', '错误信息'];
    const sheet = await writeSheet({
      title: '回执',
      columns: heads.map((head) => ({ head, width: 10 })),
      rows: [
        ['1', one, ''],
        ['2', two, '照片缺失'],
      ],
    });
    const statements = await countStatements(() => office.answer(a, office.pack_id, sheet));
    expect(statements.length).toBeLessThanOrEqual(12);
    expect(await stateOf(office)).toEqual(['sent', ['rejected', '照片缺失']]);
  });

  it('leave refused certificates to be corrected, packed again and accepted by a later answer, never by an old one', async () => {
    const [a, b] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    const first = answerOf([
      [one, '失败', '姓名有误'],
      [two, '退回', ''],
    ]);
    await office.answer(a, office.pack_id, first);
    expect(await stateOf(office)).toEqual([
      ['rejected', '姓名有误'],
      // Without a reason, the result itself is the fault.
      ['rejected', '退回'],
    ]);
    const [heads, ...lines] = await office.rows(a, office.pack_id, 'rejected');
    expect(heads?.at(-1)).toBe(defaultRegistry.answer.fault[0]);
    expect(lines.map((line) => line.at(-1))).toEqual(['姓名有误', '退回']);
    // The registry has one of them after all.
    await office.answer(b, office.pack_id, answerOf([[two, '成功']]));
    const again = await office.pack(b, 'rejected');
    expect(again).toMatchObject({ pack_no: 2, packed: 1 });
    expect(await refusalOf(office.answer(a, again.pack_id, first))).toBe('transition_refused');
    await office.change(b, again.pack_id, 'send');
    expect(await office.answer(a, office.pack_id, first)).toMatchObject({
      ...{ accepted: 0, rejected: 0, known: 0 },
      odd_lines: [{ why: 'elsewhere' }, { why: 'accepted' }],
    });
    await office.answer(a, again.pack_id, answerOf([[one, '通过']]));
    expect(await stateOf(office)).toEqual(['accepted', 'accepted']);
    expect(await office.packs(a)).toMatchObject([
      { pack_no: 2, certificates: 1, counts: { accepted: 1 } },
      { pack_no: 1, certificates: 2, counts: { sent: 0, accepted: 1, rejected: 1, repacked: 1 } },
    ]);
    expect(await refusalOf(office.pack(a, 'rejected'))).toBe('transition_refused');
    expect(await refusalOf(office.take(a, office.pack_id, 'rejected'))).toBe('transition_refused');
  });

  it('ask for nothing more of a refused certificate that another one took the place of', async () => {
    const [a, b] = staff;
    const office = await openSent(1);
    const [one = ''] = office.numbers;
    await office.answer(a, office.pack_id, answerOf([[one, '失败', '姓名有误']]));
    await office.replace(a, office.ids[0] ?? 0, 'correct', '欧阳更正');
    await office.issue(b);
    expect(await stateOf(office)).toEqual([null, 'none']);
    expect(await office.packs(a)).toMatchObject([{ counts: { rejected: 1 }, mendable: 0 }]);
    expect(await refusalOf(office.pack(a, 'rejected'))).toBe('transition_refused');
    expect(await office.pack(a)).toMatchObject({ packed: 1 });
    expect((await office.list(a, { registry: 'rejected' })).total).toBe(0);
  });

  it('are taken back by a person who did not read them in, until the class is archived', async () => {
    const [a, b, c] = staff;
    const office = await openSent(2);
    const [one = '', two = ''] = office.numbers;
    const { pack_id, class_id } = office;
    expect(await refusalOf(office.undo(c, pack_id))).toBe('state_changed');
    await office.answer(a, pack_id, answerOf([[one, '成功']]));
    await office.answer(b, pack_id, answerOf([[two, '成功']]));
    for (const each of [a, b]) expect(await refusalOf(office.undo(each, pack_id))).toBe('another_person');
    for (const [each, mine] of [
      [a, true],
      [c, false],
    ] as const)
      expect(await office.packs(each)).toMatchObject([{ accepted_by_me: mine }]);
    expect(await office.undo(c, pack_id)).toEqual({ changed: 2 });
    expect(await stateOf(office)).toEqual(['sent', 'sent']);
    await office.answer(a, pack_id, answerOf([[one, '失败', '照片缺失']]));
    await office.answer(a, pack_id, answerOf([[two, '成功']]));
    expect(await stateOf(office)).toEqual([['rejected', '照片缺失'], 'accepted']);
    const elsewhere = registryDesk(services, (await openSent(1)).class_id);
    expect(await refusalOf(elsewhere.undo(c, pack_id))).toBe('not_found');
    await sql`update class set status = 'archived' where class_id = ${class_id}`.execute(services.store.db);
    expect(await refusalOf(office.undo(b, pack_id))).toBe('class_state');
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('change nothing if a result is unknown, until a person has given its meaning', async () => {
    const [a, b] = staff;
    const office = await openSent(4);
    const [one = '', two = '', three = '', four = ''] = office.numbers;
    const file = answerOf([
      [one, '入库'],
      [two, '也许', '待核 11010519491231002X'],
      [three, ' 入 库 '],
      [four, '成功'],
    ]);
    const asked = { accepted: 0, rejected: 0, known: 0, odd: 0, odd_lines: [] };
    expect(await office.answer(a, office.pack_id, file)).toEqual({
      ...asked,
      unknown: [
        { result: '入库', lines: 2 },
        { result: '也许', lines: 1 },
      ],
    });
    expect(await stateOf(office)).toEqual(['sent', 'sent', 'sent', 'sent']);
    const chosen = await office.choose(a, office.pack_id, [{ result: '入库', means: 'accept' }]);
    expect(chosen).toEqual({ changed: 1 });
    expect(await office.answer(a, office.pack_id, file)).toEqual({
      ...asked,
      unknown: [{ result: '也许', lines: 1 }],
    });
    // An existing meaning is removed before another one is set, and nobody changes the programme's own words.
    expect(await refusalOf(office.choose(b, office.pack_id, [{ result: '入库', means: 'reject' }]))).toBe(
      'state_changed',
    );
    expect(await refusalOf(office.choose(b, office.pack_id, [{ result: '失败', means: 'accept' }]))).toBe(
      'invalid_input',
    );
    await office.choose(b, office.pack_id, [
      { result: '也许', means: 'wait' },
      { result: '入库', means: 'accept' },
    ]);
    expect(await office.answer(b, office.pack_id, file)).toMatchObject({
      ...{ accepted: 3, rejected: 0, odd: 1, unknown: [] },
      odd_lines: [{ row_no: 4, why: 'waits' }],
    });
    expect(await stateOf(office)).toEqual(['accepted', 'sent', 'accepted', 'accepted']);
    expect(
      (await office.chosen(a)).map(({ result, means, chosen_by }) => [result, means, chosen_by]),
    ).toEqual([
      ['也许', 'wait', '乙'],
      ['入库', 'accept', '甲'],
    ]);
    await office.choose(a, office.pack_id, [
      { result: '也许', means: null },
      { result: '入库', means: null },
    ]);
    expect(await office.answer(a, office.pack_id, file)).toMatchObject({
      unknown: [{ lines: 2 }, { lines: 1 }],
    });
    const { rows } = await sql<{ detail: { results: unknown } }>`
      select detail from audit_event where class_id = ${office.class_id} and action = 'results' order by seq`.execute(
      services.store.db,
    );
    expect(rows.map(({ detail }) => detail.results)).toEqual([
      [{ result: '入库', means: 'accept' }],
      [{ result: '也许', means: 'wait' }],
      [
        { result: '也许', means: null },
        { result: '入库', means: null },
      ],
    ]);
    expect(await refusalOf(office.choose(a, 404, [{ result: '也许', means: 'wait' }]))).toBe('not_found');
  });

  it('have in one institution the meaning that its own people set, and none if they are too long to be stored whole', async () => {
    const [a] = staff;
    const [office, elsewhere] = [await openSent(2), await openSent(1)];
    const unit_id = await insertUnit(services, '外地技术咨询协会');
    await services.store.db
      .updateTable('class')
      .set({ unit_id })
      .where('class_id', '=', elsewhere.class_id)
      .execute();
    await elsewhere.choose(a, elsewhere.pack_id, [{ result: '已登 11010519491231002X', means: 'accept' }]);
    // Nothing stores a whole identity number.
    expect(await elsewhere.chosen(a)).toEqual([
      expect.objectContaining({ result: expect.not.stringContaining('19491231') }),
    ]);
    const [one = '', two = ''] = office.numbers;
    const long = '核'.repeat(60);
    const file = answerOf([
      [one, '已登 11010519491231002X'],
      [two, `${long}驳回`],
    ]);
    expect(await office.answer(a, office.pack_id, file)).toMatchObject({ unknown: [{ lines: 1 }] });
    expect(await office.answer(a, office.pack_id, answerOf([[two, `${long}驳回`]]))).toMatchObject({
      unknown: [],
      odd_lines: [{ why: 'unread' }],
    });
    expect(await stateOf(office)).toEqual(['sent', 'sent']);
  });

  it('count once, for any concurrent readers, and take only the steps of the table', async () => {
    const office = await openSent(3);
    const file = answerOf(office.numbers.map((number, at) => [number, at === 0 ? '失败' : '成功']));
    const told = await Promise.all(staff.map((caller) => office.answer(caller, office.pack_id, file)));
    const sum = (name: 'accepted' | 'rejected' | 'known') =>
      told.reduce((total, each) => total + each[name], 0);
    expect([sum('accepted'), sum('rejected'), sum('known')]).toEqual([2, 1, 6]);
    const { rows } = await sql<{ object_id: string; action: string; from_state: string; to_state: string }>`
      select object_id, action, from_state, to_state from audit_event
      where class_id = ${office.class_id} and action like 'registry_%' order by seq`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(9);
    const before = new Map<string, string>();
    for (const { object_id, action, from_state, to_state } of rows) {
      expect(from_state).toBe(before.get(object_id) ?? registryLifecycle.initial);
      const event = action.replace('registry_', '');
      const given = ['valid', 'fault'];
      const outcome = transition(registryLifecycle, {
        ...{ state: from_state, event, given },
        actors: ['zky-admin'],
      });
      expect([event, outcome.ok && outcome.to]).toEqual([event, to_state]);
      before.set(object_id, to_state);
    }
  });

  it('are refused for a pack that was not sent or belongs to another class, and if they are not an answer', async () => {
    const [a] = staff;
    const office = await openSent(1);
    const other = await openSent(1);
    const file = answerOf([[office.numbers[0] ?? '', '成功']]);
    expect(await refusalOf(other.answer(a, office.pack_id, file))).toBe('not_found');
    expect(await refusalOf(office.answer(a, 404, file))).toBe('not_found');
    for (const bytes of [Buffer.from('姓名,电话\n李强,1'), answerOf([], ['证书编号', '姓名'])])
      expect(await refusalOf(office.answer(a, office.pack_id, bytes))).toBe('invalid_input');
    for (const bytes of [Buffer.from(''), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])])
      expect(await refusalOf(office.answer(a, office.pack_id, bytes))).toBe('import_refused');
    const large = Buffer.alloc(5_242_881);
    expect(await refusalOf(office.answer(a, office.pack_id, large))).toBe('too_large');
    expect(await stateOf(office)).toEqual(['sent']);
  });
});
