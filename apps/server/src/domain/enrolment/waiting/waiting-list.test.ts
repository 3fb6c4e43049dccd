import { limits } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../../class/fetch-class-by-id.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { setWaitingList } from '../../class/owner/set-waiting-list.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { checkClassPhone } from '../site/check-class-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { openCandidate, testPhone } from '../testing/test-candidate.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { runWaitingClock } from './run-waiting-clock.js';

const start = '2026-11-21T04:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString();
const afterDeadline = later(limits.offer_hours + 1);

describe.each(engines)('the waiting list of a class on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof waitingDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo(start);
    class_id = await insertTestClass(services, { capacity: 1 });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = waitingDesk(services, class_id);
  });

  const isSound = async () => {
    const { capacity, taken, waiting, held, listed } = await desk.counts();
    expect([taken, waiting]).toEqual([held, listed]);
    expect(held).toBeLessThanOrEqual(capacity);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('takes who comes too late and says where they stand, and refuses who does not want to wait', async () => {
    expect(await desk.enrol(1)).toMatchObject({ status: 'submitted' });
    await expect(refusalOf(enrolNth(services, class_id, 2))).resolves.toBe('class_full');
    const first = await desk.enrol(2);
    expect(first).toMatchObject({ status: 'waiting' });
    expect(await desk.enrol(2)).toEqual(first);
    await desk.enrol(3);
    expect([(await desk.own(2)).waiting_position, (await desk.own(3)).waiting_position]).toEqual([1, 2]);
    expect(await desk.told()).toEqual(['enrolled 1', 'waiting 2', 'waiting 3']);
    await expect(refusalOf(enrolNth(services, class_id, 2, {}, 'another-key'))).resolves.toBe(
      'already_enrolled',
    );
    await isSound();
  });

  it('holds the place that comes free for the first in line until a deadline, and nobody else gets it', async () => {
    for (const n of [1, 2, 3]) await desk.enrol(n);
    await desk.apply(1, 'withdraw');
    expect(await desk.own(2)).toMatchObject({
      status: 'offered',
      waiting_position: null,
      offer_until: later(limits.offer_hours),
    });
    expect((await desk.own(3)).waiting_position).toBe(1);
    expect((await desk.told()).at(-1)).toBe('place_offered 2');
    await expect(refusalOf(enrolNth(services, class_id, 4))).resolves.toBe('class_full');
    await expect(refusalOf(desk.apply(3, 'accept'))).resolves.toBe('transition_refused');
    expect(await desk.apply(2, 'accept')).toMatchObject({ status: 'submitted' });
    const { timeline } = await desk.own(2);
    expect(timeline.map(({ action }) => action)).toEqual(['wait', 'offer', 'accept']);
    await isSound();
  });

  it('gives a place that is declined to the next in the same transaction', async () => {
    for (const n of [1, 2, 3]) await desk.enrol(n);
    await desk.apply(1, 'withdraw');
    await desk.apply(2, 'withdraw');
    expect((await desk.own(3)).status).toBe('offered');
    await desk.apply(3, 'withdraw');
    expect(await desk.counts()).toMatchObject({ taken: 0, waiting: 0 });
    // A candidate who left may enrol again.
    expect(await enrolNth(services, class_id, 2, {}, 'once-more')).toMatchObject({ status: 'submitted' });
    await isSound();
  });

  it('gives a place that is let pass to the next, and ends the waiting after the last offer', async () => {
    for (const n of [1, 2, 3]) await desk.enrol(n);
    await desk.apply(1, 'withdraw');
    services.moveTo(afterDeadline);
    await expect(refusalOf(desk.apply(2, 'accept'))).resolves.toBe('offer_over');
    await Promise.all([1, 2, 3].map(() => runWaitingClock(services)));
    expect(await desk.own(2)).toMatchObject({ status: 'waiting', waiting_position: 1 });
    expect(await desk.own(3)).toMatchObject({ status: 'offered' });
    expect((await desk.told()).slice(-2)).toEqual(['offer_lapsed 2', 'place_offered 3']);
    const [offer, lapsed] = await listOutbox(services, 2);
    expect(offer?.text).toContain('名额为您保留至 2026-11-23 13:00');
    expect(lapsed?.text).toContain('现排在候补名单末位');
    await desk.apply(3, 'withdraw');
    expect((await desk.own(2)).status).toBe('offered');
    services.moveTo(later(3 * limits.offer_hours));
    await runWaitingClock(services);
    expect((await desk.own(2)).status).toBe('expired');
    expect(await runWaitingClock(services)).toBe(0);
    expect(await desk.counts()).toMatchObject({ taken: 0, waiting: 0 });
    await isSound();
  });

  it('ends with the enrolment of the class, and no offer outlives it', async () => {
    await services.store.db
      .updateTable('class')
      .set({ enroll_end: new Date(later(2)) })
      .where('class_id', '=', class_id)
      .execute();
    for (const n of [1, 2, 3]) await desk.enrol(n);
    await desk.apply(1, 'withdraw');
    expect((await desk.own(2)).offer_until).toBe(later(2));
    services.moveTo(later(3));
    await runWaitingClock(services);
    expect([(await desk.own(2)).status, (await desk.own(3)).status]).toEqual(['expired', 'expired']);
    await isSound();
  });

  it('makes no offers while the class is paused, and goes on when it is resumed, before anybody else', async () => {
    for (const n of [1, 2]) await desk.enrol(n);
    const apply = (event: 'pause' | 'resume') =>
      callHandler(setClassStatus, { services, caller: master, input: { class_id, event } });
    await apply('pause');
    await desk.apply(1, 'withdraw');
    await runWaitingClock(services);
    expect((await desk.own(2)).status).toBe('waiting');
    await apply('resume');
    await expect(refusalOf(enrolNth(services, class_id, 3))).resolves.toBe('class_full');
    await runWaitingClock(services);
    expect((await desk.own(2)).status).toBe('offered');
    await isSound();
  });

  it('lets staff prefer somebody for a reason, see the order and take somebody off', async () => {
    for (const n of [1, 2, 3, 4]) await desk.enrol(n);
    const { enrolment_id } = await desk.own(4);
    expect(await fieldsOf(desk.review(master, 4, 'prefer'))).toEqual({ reason: 'reason_required' });
    await desk.review(master, 4, 'prefer', '上一期因考点原因未能参加');
    expect((await desk.own(4)).waiting_position).toBe(1);
    const input = { class_id, status: ['waiting' as const] };
    const { items } = await callHandler(fetchEnrolmentLists, { services, caller: master, input });
    expect(new Map(items.map((row) => [row.enrolment_id, row.waiting_position])).get(enrolment_id)).toBe(1);
    await desk.review(master, 2, 'withdraw', '本人来电放弃');
    expect(await desk.counts()).toMatchObject({ taken: 1, waiting: 2 });
    await desk.apply(1, 'withdraw');
    expect((await desk.own(4)).status).toBe('offered');
    const reasons = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'reason'])
      .where('class_id', '=', class_id)
      .where('reason', 'is not', null)
      .orderBy('seq')
      .execute();
    expect(reasons.map(({ action }) => action)).toEqual(['prefer', 'withdraw']);
    await isSound();
  });

  it('is out of reach of staff of another class, and of a review before a place is taken', async () => {
    for (const n of [1, 2]) await desk.enrol(n);
    const stranger = await openStaff(services, {
      roles: ['master'],
      owner: [await insertTestClass(services)],
    });
    await expect(refusalOf(desk.review(stranger, 2, 'prefer', '朋友'))).resolves.toBe('not_found');
    await expect(refusalOf(desk.review(master, 1, 'prefer', '在座'))).resolves.toBe('transition_refused');
  });

  it('can be closed and opened by staff, and who waits goes on waiting', async () => {
    for (const n of [1, 2]) await desk.enrol(n);
    const set = (waiting_list: boolean) =>
      callHandler(setWaitingList, { services, caller: master, input: { class_id, waiting_list } });
    const mayAsk = async (n: number) => {
      const caller = await openCandidate(services, testPhone(n));
      return callHandler(checkClassPhone, { services, caller, input: { class_id, wait: true } });
    };
    expect(await mayAsk(3)).toEqual({ may_continue: true });
    await set(false);
    await expect(refusalOf(mayAsk(3))).resolves.toBe('class_full');
    await expect(refusalOf(desk.enrol(3))).resolves.toBe('class_full');
    const asked = { services, caller: master, input: { class_id } };
    expect(await callHandler(fetchClassById, asked)).toMatchObject({ waiting_list: false, waiting: 1 });
    await desk.apply(1, 'withdraw');
    expect((await desk.own(2)).status).toBe('offered');
    await set(true);
    expect(await desk.enrol(3)).toMatchObject({ status: 'waiting' });
    const cancelled = await insertTestClass(services, { status: 'cancelled' });
    const over = { services, caller: master, input: { class_id: cancelled, waiting_list: true } };
    await expect(refusalOf(callHandler(setWaitingList, over))).resolves.toBe('class_state');
  });

  it('keeps the places of each unit of a joint class for those who wait for them', async () => {
    const [east, south] = [await insertUnit(services, '华东'), await insertUnit(services, '华南')];
    class_id = await insertTestClass(services, { class_type: 1, capacity: 2 });
    desk = waitingDesk(services, class_id);
    await services.store.db
      .insertInto('class_unit')
      .values([
        { class_id, unit_id: east, quota: 1, share_bp: 5_000 },
        { class_id, unit_id: south, quota: 1, share_bp: 5_000 },
      ])
      .execute();
    await desk.enrol(1, { unit_id: east });
    expect(await desk.enrol(2, { unit_id: east })).toMatchObject({ status: 'waiting' });
    expect(await desk.enrol(3, { unit_id: south })).toMatchObject({ status: 'submitted' });
    expect(await desk.enrol(4, { unit_id: south })).toMatchObject({ status: 'waiting' });
    await desk.apply(3, 'withdraw');
    expect([(await desk.own(2)).status, (await desk.own(4)).status]).toEqual(['waiting', 'offered']);
    await desk.apply(1, 'withdraw');
    expect((await desk.own(2)).status).toBe('offered');
    await isSound();
  });

  it('costs a withdrawal no statement while nobody waits', async () => {
    await desk.enrol(1);
    const statements = await countStatements(() => desk.apply(1, 'withdraw'));
    expect(statements.filter((text) => text.includes('waiting_list'))).toEqual([]);
  });
});
