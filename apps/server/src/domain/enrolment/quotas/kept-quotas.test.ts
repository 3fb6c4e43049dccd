import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { startJobs } from '../../../start-jobs.js';
import { engines } from '../../../testing/engines.js';
import { fetchOpenClasses } from '../../class/lists/fetch-open-classes.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchClassRecommendLists } from '../../class/units/fetch-class-recommend-lists.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { keepQuotas } from './keep-quotas.js';
import { returnQuotas } from './return-quotas.js';
import { runQuotaClock } from './run-quota-clock.js';

const start = '2026-11-21T04:00:00.000Z';
const until = '2026-11-23T04:00:00.000Z';

describe.each(engines)('the places kept for units on $name', (engine) => {
  let services: TestServices;
  let host: StaffSession;
  let class_id: number;
  let east: number;
  let desk: ReturnType<typeof waitingDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    east = await insertUnit(services, '华东技术咨询协会');
  });
  afterAll(() => services.close());
  // Three seats, two of which are the unit's.
  beforeEach(async () => {
    services.moveTo(start);
    class_id = await insertTestClass(services, { class_type: 1, capacity: 3 });
    const unit = { class_id, unit_id: east, quota: 2, share_bp: 10_000 };
    await services.store.db.insertInto('class_unit').values(unit).execute();
    host = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = waitingDesk(services, class_id);
  });

  const listed = () => callHandler(fetchClassRecommendLists, { services, caller: host, input: { class_id } });
  const keep = (keep_until: string | null) =>
    callHandler(keepQuotas, { services, caller: host, input: { class_id, keep_until } });
  const giveBack = async (updated_at?: string) => {
    const input = { class_id, updated_at: updated_at ?? (await listed()).updated_at };
    return callHandler(returnQuotas, { services, caller: host, input });
  };
  const seatsLeft = async (unit_id?: number) => {
    const input = { class_id, ...(unit_id && { unit_id }) };
    const { items, unit } = await callHandler(fetchOpenClasses, { services, caller: undefined, input });
    return [items[0]?.seats_left, unit?.seats_left];
  };
  const history = () => readTimeline(services.store.db, class_id, 'class', class_id);
  const alone = (n: number) => enrolNth(services, class_id, n);

  it('are nobody else’s until the moment that the class says', async () => {
    expect(await keep(until)).toMatchObject({ kept_until: until, returned_at: null });
    expect(await seatsLeft()).toEqual([1, undefined]);
    expect(await seatsLeft(east)).toEqual([3, 2]);
    await alone(1);
    expect(await refusalOf(alone(2))).toBe('class_full');
    await enrolNth(services, class_id, 3, { unit_id: east });
    expect(await refusalOf(alone(2))).toBe('class_full');
    await keep(null);
    await alone(2);
    expect(await desk.counts()).toMatchObject({ taken: 3, held: 3 });
    expect((await history()).map(({ action, reason, by }) => [action, reason, by])).toEqual([
      ['keep_quotas', '2026-11-23 12:00', host.name],
      ['share_quotas', null, host.name],
    ]);
  });

  it('go back by the clock once with three servers, to who waits first', async () => {
    await keep(until);
    await alone(11);
    await desk.enrol(12);
    await desk.enrol(13, { unit_id: east });
    expect(await desk.counts()).toMatchObject({ taken: 2, waiting: 1 });
    expect(await runQuotaClock(services)).toBe(0);
    services.moveTo('2026-11-23T04:00:01.000Z');
    const servers = [1, 2, 3].map(() => startJobs(services));
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([runQuotaClock(services), runQuotaClock(services)]);
    expect(await desk.own(12)).toMatchObject({ status: 'offered' });
    expect(await desk.counts()).toMatchObject({ taken: 3, held: 3, waiting: 0 });
    const { class_recommend_lists, returned_at } = await listed();
    expect(class_recommend_lists).toMatchObject([{ quota: 1, taken: 1 }]);
    expect(returned_at).not.toBeNull();
    const steps = (await history()).map(({ action, reason, by }) => [action, reason, by]);
    expect(steps.slice(1)).toEqual([['return_quotas', '1', '']]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('go back by hand, once, over the version that was seen', async () => {
    expect(await refusalOf(giveBack())).toBe('transition_refused');
    const { updated_at } = await keep(until);
    expect(await refusalOf(giveBack('2026-11-20T00:00:00Z'))).toBe('state_changed');
    const both = await Promise.allSettled([giveBack(updated_at), giveBack(updated_at)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seatsLeft()).toEqual([3, undefined]);
    expect(await refusalOf(enrolNth(services, class_id, 21, { unit_id: east }))).toBe('unit_full');
    expect(await refusalOf(giveBack())).toBe('transition_refused');
  });

  it('are kept by who runs a joint class, before its enrolment ends', async () => {
    for (const wrong of ['2026-11-21T03:00:00Z', '2027-01-01T00:00:00Z'])
      expect(await fieldsOf(keep(wrong))).toEqual({ keep_until: 'date_order' });
    const single = await insertTestClass(services);
    const input = { class_id: single, keep_until: until };
    expect(await refusalOf(callHandler(keepQuotas, { services, caller: host, input }))).toBe(
      'transition_refused',
    );
    await services.store.db
      .updateTable('class')
      .set({ status: 'examining' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(keep(until))).toBe('class_state');
    const absent = { services, caller: host, input: { ...input, class_id: 4711 } };
    expect(await refusalOf(callHandler(keepQuotas, absent))).toBe('not_found');
  });
});
