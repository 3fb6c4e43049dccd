import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { expectPerson, nextNonce, openDoor } from './testing/open-door.js';

describe.each(engines)('the door of a class on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let editor: StaffSession;
  let door: ReturnType<typeof openDoor>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const newDoor = async (row: Parameters<typeof insertTestClass>[1] = {}) => {
    class_id = await insertTestClass(services, { exam_at: services.now(), ...row });
    // Exam days alone are this desk's work: it owns no class and sees the whole roster all the same.
    editor = await openStaff(services, { roles: ['editor'], sign_in: [class_id] });
    door = openDoor(services, class_id, editor);
  };
  const eventsOf = (id: number) =>
    services.store.db
      .selectFrom('check_in_event')
      .select(['enrolment_id', 'kind', 'reason', 'device'])
      .where('class_id', '=', id)
      .orderBy('event_id')
      .execute();
  const history = async () =>
    (
      await services.store.db
        .selectFrom('audit_event')
        .select(['action', 'from_state', 'to_state', 'reason', 'user_id'])
        .where('class_id', '=', class_id)
        .where('object_type', '=', 'check_in')
        .orderBy('seq')
        .execute()
    ).map((row) => [row.action, row.from_state, row.to_state, row.reason, row.user_id]);

  it('admits whoever has the number of an approved enrolment, and shows them as there', async () => {
    await newDoor();
    const person = await expectPerson(services, class_id);
    await expectPerson(services, class_id);
    expect(await door.roster()).toMatchObject({
      total: 2,
      counts: { expected: 2, admitted: 0, conflicts: 0 },
      status: 'enrolling',
    });
    expect(await door.scan(person.enrol_no)).toMatchObject({
      status: 'admitted',
      reason: null,
      candidate: { ...person, attendance: 'admitted', admitted_at: '2026-11-21T04:00:00.000Z' },
    });
    const { items, counts } = await door.roster({ show: 'admitted' });
    expect(counts).toEqual({ expected: 2, admitted: 1, conflicts: 0 });
    expect(items).toMatchObject([
      { ...person, id_masked: expect.stringContaining('****'), device: 'device-one' },
    ]);
    expect((await door.roster({ show: 'waiting' })).total).toBe(1);
    expect(await history()).toEqual([['admit', 'scanned', 'admitted', null, editor.user_id]]);
  });

  it('takes a number as scanners and people type it', async () => {
    await newDoor({ code: `TC26-X${Math.floor(Math.random() * 1e6)}` });
    const { enrol_no } = await expectPerson(services, class_id);
    const wide = [...enrol_no].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join('');
    expect(await door.scan(` ${wide.toLowerCase()} `)).toMatchObject({ status: 'admitted', enrol_no });
  });

  it('turns away unknown numbers, other classes, who is not approved and who is there already, each with its reason', async () => {
    await newDoor();
    const other = await insertTestClass(services);
    const foreign = await expectPerson(services, other);
    const waiting = await expectPerson(services, class_id, 'in_review');
    const there = await expectPerson(services, class_id);
    await door.scan(there.enrol_no);
    const denials = [
      [await door.scan('NOBODY-00001'), 'unknown_number', null],
      [await door.scan(foreign.enrol_no), 'other_class', null],
      [await door.scan(waiting.enrol_no), 'not_approved', waiting.enrolment_id],
      [await door.scan(there.enrol_no, 'device-two'), 'already_admitted', there.enrolment_id],
    ] as const;
    for (const [result, reason, enrolment_id] of denials) {
      expect(result).toMatchObject({ status: 'denied', reason });
      expect(result.candidate?.enrolment_id ?? null).toBe(enrolment_id);
    }
    expect((await eventsOf(class_id)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['admitted', ''],
      ...denials.map(([, reason]) => ['denied', reason]),
    ]);
    expect((await door.roster()).counts).toEqual({ expected: 1, admitted: 1, conflicts: 0 });
  });

  it('answers the same nonce once more with what it was, and changes nothing', async () => {
    await newDoor();
    const { enrol_no } = await expectPerson(services, class_id);
    const nonce = nextNonce();
    await door.scan(enrol_no, 'device-one', nonce);
    expect(await door.scan(enrol_no, 'device-one', nonce)).toMatchObject({
      status: 'duplicate',
      first: 'admitted',
      candidate: { attendance: 'admitted' },
    });
    expect(await eventsOf(class_id)).toHaveLength(1);
  });

  it('takes an admission back with a reason, and admits the person again', async () => {
    await newDoor();
    const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
    const undo = (reason?: string) =>
      door.tell({ event: 'undo', enrolment_id, ...(reason ? { reason } : {}) });
    expect(await refusalOf(undo('扫错了'))).toBe('state_changed');
    await door.scan(enrol_no);
    expect(await fieldsOf(undo())).toEqual({ reason: 'reason_required' });
    expect(await undo('扫错了')).toMatchObject({ status: 'reversed', candidate: { attendance: 'waiting' } });
    expect((await door.roster()).counts.admitted).toBe(0);
    expect(await door.scan(enrol_no)).toMatchObject({ status: 'admitted' });
    expect((await eventsOf(class_id)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['admitted', ''],
      ['reversed', '扫错了'],
      ['admitted', ''],
    ]);
    expect((await history())[1]).toEqual(['undo', 'admitted', 'reversed', '扫错了', editor.user_id]);
  });

  it.each([
    ['keep', 'admitted', ['admitted', 'conflict', 'closed']],
    ['reverse', 'waiting', ['admitted', 'conflict', 'closed', 'reversed']],
  ] as const)(
    'puts a second device’s late admission on the desk, where somebody decides to %s',
    async (decision, attendance, kinds) => {
      await newDoor();
      const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
      await door.scan(enrol_no);
      const [late] = await door.upload('device-two', { enrol_no });
      expect(late).toMatchObject({
        status: 'conflict',
        candidate: {
          attendance: 'admitted',
          conflicts: [{ device: 'device-two', scanned_at: '2026-11-21T03:00:00.000Z' }],
        },
      });
      const desk = await door.roster({ show: 'conflict' });
      expect([desk.total, desk.counts.conflicts]).toEqual([1, 1]);
      const decide = { event: 'decide' as const, enrolment_id };
      expect(await fieldsOf(door.tell({ ...decide, reason: '同一人' }))).toEqual({ decision: 'required' });
      expect(await fieldsOf(door.tell({ ...decide, decision }))).toEqual({ reason: 'reason_required' });
      expect(await door.tell({ ...decide, decision, reason: '两台设备扫了同一人' })).toMatchObject({
        status: 'closed',
        candidate: { attendance, conflicts: [] },
      });
      expect(await refusalOf(door.tell({ ...decide, decision, reason: '再来一次' }))).toBe('state_changed');
      expect((await eventsOf(class_id)).map(({ kind }) => kind)).toEqual(kinds);
      expect((await door.roster()).counts.conflicts).toBe(0);
    },
  );

  it('uploads what a device kept, in any order and as often as it likes', async () => {
    await newDoor();
    const [a, b] = [await expectPerson(services, class_id), await expectPerson(services, class_id)];
    const batch = [
      { enrol_no: a.enrol_no, nonce: nextNonce() },
      { enrol_no: 'NOBODY-00002', nonce: nextNonce() },
      { enrol_no: b.enrol_no.toLowerCase(), nonce: nextNonce(), scanned_at: '2026-11-21T09:00:00.000Z' },
      { enrol_no: a.enrol_no, nonce: nextNonce() },
    ];
    const results = await door.upload('device-two', ...batch);
    expect(results.map(({ status, reason }) => [status, reason])).toEqual([
      ['admitted', null],
      ['denied', 'unknown_number'],
      ['admitted', null],
      ['denied', 'already_admitted'],
    ]);
    // The clock of the device ran ahead.
    expect(results[2]?.candidate?.admitted_at).toBe('2026-11-21T04:00:00.000Z');
    const again = await door.upload('device-two', ...batch.toReversed());
    expect(again.map(({ status, first }) => [status, first])).toEqual([
      ['duplicate', 'denied'],
      ['duplicate', 'admitted'],
      ['duplicate', 'denied'],
      ['duplicate', 'admitted'],
    ]);
    expect(await eventsOf(class_id)).toHaveLength(4);
  });

  it('opens no door before a class is approved, after its exam, or of a class that does not exist', async () => {
    await newDoor({ status: 'scoring' });
    expect(await refusalOf(door.scan('NOBODY-00001'))).toBe('class_state');
    await newDoor({ status: 'approved' });
    expect(await refusalOf(door.upload('device-one', { enrol_no: 'NOBODY-00001' }))).toBe('class_state');
    const nowhere = openDoor(services, 404, editor);
    expect(await refusalOf(nowhere.scan('NOBODY-00001'))).toBe('not_found');
    expect(await refusalOf(nowhere.roster())).toBe('not_found');
  });

  it('takes nobody of another class for one of this, whatever id is sent', async () => {
    await newDoor();
    const other = await insertTestClass(services);
    const { enrolment_id, enrol_no } = await expectPerson(services, other);
    await openDoor(services, other, editor).scan(enrol_no);
    expect(await refusalOf(door.tell({ event: 'undo', enrolment_id, reason: '越权' }))).toBe('not_found');
    expect(await fieldsOf(door.tell({ event: 'admit' }))).toEqual({ enrol_no: 'required' });
    expect(await fieldsOf(door.tell({ event: 'undo', reason: '无人' }))).toEqual({
      enrolment_id: 'required',
    });
  });

  it('finds people in the roster by name, number, phone and identity number', async () => {
    await newDoor();
    const { enrol_no } = await expectPerson(services, class_id);
    for (const search of ['李晓', enrol_no.slice(0, -1).toLowerCase()]) {
      expect((await door.roster({ search })).items.map((row) => row.enrol_no)).toEqual([enrol_no]);
    }
    expect((await door.roster({ search: '13900000000' })).total).toBe(0);
  });

  it('lets nobody in before the door could be open, whatever a device says of when it was', async () => {
    await newDoor({ exam_at: new Date('2026-11-21T06:00:00.000Z') });
    const { enrol_no } = await expectPerson(services, class_id);
    const uploads = await door.upload(
      'device-two',
      { enrol_no, scanned_at: '1999-01-01T00:00:00.000Z' },
      { enrol_no, scanned_at: '2026-11-21T03:59:59.999Z' },
      { enrol_no, scanned_at: '2026-11-21T04:00:00.000Z' },
    );
    expect(uploads.map(({ status, reason }) => [status, reason])).toEqual([
      ['denied', 'too_early'],
      ['denied', 'too_early'],
      ['admitted', null],
    ]);
    await newDoor({ exam_at: new Date('2026-11-21T06:00:00.001Z') });
    const next = await expectPerson(services, class_id);
    expect(await door.scan(next.enrol_no)).toMatchObject({
      reason: 'too_early',
      opens_at: '2026-11-21T04:00:00.001Z',
      candidate: { attendance: 'waiting' },
    });
    await newDoor({ exam_at: null });
    const nobody = await expectPerson(services, class_id);
    expect(await door.scan(nobody.enrol_no)).toMatchObject({ reason: 'too_early', opens_at: null });
  });

  it('lists in two statements, and admits, uploads and decides in six', async () => {
    await newDoor();
    const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
    expect(await countStatements(() => door.roster())).toHaveLength(2);
    expect(await countStatements(() => door.scan(enrol_no))).toHaveLength(6);
    const batch = Array.from({ length: 200 }, () => ({ enrol_no }));
    expect(await countStatements(() => door.upload('device-two', ...batch))).toHaveLength(6);
    const decide = { event: 'decide' as const, enrolment_id, decision: 'reverse' as const, reason: '重复' };
    expect(await countStatements(() => door.tell(decide))).toHaveLength(6);
  });
});
