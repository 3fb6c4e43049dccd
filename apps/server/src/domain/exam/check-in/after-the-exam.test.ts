import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { expectPerson, nextNonce, openDoor } from './testing/open-door.js';

const inTime = '2026-11-21T03:00:00.000Z';
const end = '2026-11-21T04:00:00.000Z';
const after = '2026-11-21T04:30:00.000Z';
const now = '2026-11-21T05:00:00.000Z';

describe.each(engines)('a device that comes back after the exam on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let door: ReturnType<typeof openDoor>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo(end);
    class_id = await insertTestClass(services, { exam_at: new Date(inTime) });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    door = openDoor(services, class_id, master);
  });

  const endExam = async () => {
    await services.store.db
      .updateTable('class')
      .set({ status: 'examining' })
      .where('class_id', '=', class_id)
      .execute();
    await applyByTwo(services, class_id, 'end_exam');
    services.moveTo(now);
  };

  it('brings in whom it let in before the end; what it scanned later is refused and stays on record', async () => {
    const [a, b, c] = [
      await expectPerson(services, class_id),
      await expectPerson(services, class_id),
      await expectPerson(services, class_id),
    ];
    await endExam();
    const batch = [
      { enrol_no: a.enrol_no, nonce: nextNonce(), scanned_at: inTime },
      { enrol_no: b.enrol_no, nonce: nextNonce(), scanned_at: after },
      // The clock of the device ran ahead: by ours it is scanned now.
      { enrol_no: c.enrol_no, nonce: nextNonce(), scanned_at: '2026-11-21T09:00:00.000Z' },
      { enrol_no: a.enrol_no, nonce: nextNonce(), scanned_at: after },
      { enrol_no: 'NOBODY-00001', nonce: nextNonce(), scanned_at: inTime },
    ];
    const results = await door.upload('device-two', ...batch);
    expect(results.map(({ status, reason }) => [status, reason])).toEqual([
      ['admitted', null],
      ['denied', 'exam_over'],
      ['denied', 'exam_over'],
      ['denied', 'exam_over'],
      ['denied', 'unknown_number'],
    ]);
    expect(results[0]?.candidate).toMatchObject({ attendance: 'admitted', admitted_at: inTime });
    expect(results[1]?.candidate).toMatchObject({ attendance: 'waiting' });
    const again = await door.upload('device-two', ...batch);
    expect(again.map(({ status, first }) => [status, first])).toEqual([
      ['duplicate', 'admitted'],
      ...Array.from({ length: 4 }, () => ['duplicate', 'denied']),
    ]);
    expect((await door.roster()).counts).toEqual({ expected: 3, admitted: 1, conflicts: 0 });
    const events = await services.store.db
      .selectFrom('check_in_event')
      .select(['reason', 'scanned_at', 'at'])
      .where('class_id', '=', class_id)
      .orderBy('event_id')
      .execute();
    expect(
      events.slice(0, 3).map(({ scanned_at, at }) => [scanned_at, at].map((d) => d.toISOString())),
    ).toEqual([inTime, after, now].map((scanned_at) => [scanned_at, now]));
  });

  it('has its double entries decided, while nobody else is let in or out', async () => {
    const { enrol_no, enrolment_id } = await expectPerson(services, class_id);
    await door.scan(enrol_no);
    await endExam();
    const [late] = await door.upload('device-two', { enrol_no, scanned_at: inTime });
    expect(late?.status).toBe('conflict');
    expect(await refusalOf(door.scan(enrol_no))).toBe('class_state');
    expect(await refusalOf(door.tell({ event: 'undo', enrolment_id, reason: '扫错了' }))).toBe('class_state');
    const decide = { event: 'decide' as const, enrolment_id, decision: 'keep' as const, reason: '同一人' };
    expect(await door.tell(decide)).toMatchObject({ status: 'closed' });
    expect((await door.roster()).counts).toEqual({ expected: 1, admitted: 1, conflicts: 0 });
  });

  it('changes nobody’s attendance any more once scores are published; what was double is still decided', async () => {
    const [there, away] = [await expectPerson(services, class_id), await expectPerson(services, class_id)];
    await door.scan(there.enrol_no);
    await endExam();
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'publicity' }).where('class_id', '=', class_id).execute();
    const batch = [there, away].map(({ enrol_no }) => ({ enrol_no, scanned_at: inTime }));
    expect((await door.upload('device-two', ...batch)).map(({ status, reason }) => [status, reason])).toEqual(
      [
        ['conflict', null],
        ['denied', 'scores_published'],
      ],
    );
    const { enrolment_id } = there;
    const decide = { event: 'decide' as const, enrolment_id, reason: '同一人' };
    expect(await refusalOf(door.tell({ ...decide, decision: 'reverse' }))).toBe('scores_published');
    expect(await door.tell({ ...decide, decision: 'keep' })).toMatchObject({ status: 'closed' });
    expect((await door.roster()).counts).toEqual({ expected: 2, admitted: 1, conflicts: 0 });
  });

  it.each(['archived', 'cancelled'] as const)('brings nobody into a class that is %s', async (status) => {
    const { enrol_no } = await expectPerson(services, class_id);
    await endExam();
    await services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    expect(await refusalOf(door.upload('device-two', { enrol_no, scanned_at: inTime }))).toBe('class_state');
  });
});
