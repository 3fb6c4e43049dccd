import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { moneyDesk } from '../testing/money-desk.js';
import { fetchAllUnpaid } from './fetch-all-unpaid.js';
import { fetchUnpaid } from './fetch-unpaid.js';
import { fetchUnpaidGroups } from './fetch-unpaid-groups.js';

describe.each(engines)('who has not paid, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let desk: ReturnType<typeof moneyDesk>;
  let cashier: StaffSession;
  const ids: number[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0950', capacity: 100, fee_cents: 68_000 });
    desk = moneyDesk(services, class_id);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const list = (search = '', caller = cashier) =>
    callHandler(fetchUnpaid, { services, caller, input: { class_id, search } });
  const names = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).items.map(({ name }) => name).sort();

  it('are those whose fee is due and not declared, with what it comes to and until when', async () => {
    for (const [at, name] of ['石玲悦', '唐豪', '熊瑶娜', '周游'].entries())
      ids.push((await desk.approved(at + 1, { name })).enrolment_id);
    await services.store.db
      .updateTable('enrolment')
      .set({ fee_cents: 68_000 })
      .where('class_id', '=', class_id)
      .execute();
    expect(await list()).toMatchObject({ total: 4, amount_cents: 272_000, payee_missing: true });
    await desk.gather(cashier, { pay_until: '2026-11-30T10:00:00.000Z' });
    const paying = await desk.approved(5, { name: '赵敏' });
    await desk.paid(paying, cashier);
    await desk.declare(await desk.approved(6, { name: '钱程' }));
    const { items, ...counts } = await list();
    expect(counts).toEqual({ total: 4, amount_cents: 272_000, payee_missing: false });
    expect(items[0]).toMatchObject({ class_id, fee_cents: 68_000, pay_until: '2026-11-30T10:00:00.000Z' });
    expect(await names()).toEqual(['周游', '唐豪', '熊瑶娜', '石玲悦']);
    expect(await names('唐豪')).toEqual(['唐豪']);
    expect(await names('没有')).toEqual([]);
  });

  it('are narrowed by class, unit and employer, which are offered with the number of each', async () => {
    const [one, other] = [
      await insertTestClass(services, { code: 'TC26-0951', capacity: 100, class_name: '杭州班' }),
      await insertTestClass(services, { code: 'TC26-0952', capacity: 100, class_name: '宁波班' }),
    ];
    const unit_id = await insertUnit(services, '浦江人才服务中心');
    const of = async (where: number, n: number, said: object) => {
      const { enrolment_id } = await moneyDesk(services, where).approved(n);
      const facts = { fee_cents: 68_000, ...said };
      await services.store.db
        .updateTable('enrolment')
        .set(facts)
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      return enrolment_id;
    };
    const [a, b, c, d] = [
      await of(one, 61, { employer: '浦江精工', unit_id }),
      await of(one, 62, { employer: '浦江 精工有限公司' }),
      await of(one, 63, { employer: '', unit_id }),
      await of(other, 64, { employer: '浦江精工', unit_id }),
    ];
    const found = async (input: object) => {
      const { items, total } = await callHandler(fetchAllUnpaid, { services, caller: cashier, input });
      expect(total).toBe(items.length);
      return items.map(({ enrolment_id }) => enrolment_id).sort();
    };
    expect(await found({ limit: 200, class_id: one })).toEqual([a, b, c].sort());
    expect(await found({ class_id: one, unit_id })).toEqual([a, c].sort());
    expect(await found({ employer: '浦江精工' })).toEqual([a, b, d].sort());
    expect(await found({ class_id: one, employer: '浦江精工', unit_id })).toEqual([a]);
    const groups = (input: object = {}) =>
      callHandler(fetchUnpaidGroups, { services, caller: cashier, input });
    const all = await groups();
    const offered = { class_id: one, class_name: '杭州班', count: 3 };
    expect(all.classes).toEqual(
      expect.arrayContaining([offered, { class_id: other, class_name: '宁波班', count: 1 }]),
    );
    expect(all.units).toEqual([{ unit_id, com_name: '浦江人才服务中心', count: 3 }]);
    // Spellings of one name are one employer, by the most frequent of them.
    const alike = all.employers.filter(({ employer }) => employer.includes('精工'));
    expect(alike).toEqual([{ employer: '浦江精工', count: 3 }]);
    expect(await found({ employer: '浦江精工有限责任公司' })).toEqual([a, b, d].sort());
    // The classes stay as they are, so that another one can be chosen.
    expect(await groups({ class_id: other })).toEqual({
      classes: all.classes,
      units: [{ unit_id, com_name: '浦江人才服务中心', count: 1 }],
      employers: [{ employer: '浦江精工', count: 1 }],
    });
    // A class that is over is no longer to be paid for.
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', other)
      .execute();
    expect(await found({ class_id: other })).toEqual([]);
    expect((await groups()).classes.map((each) => each.class_id)).not.toContain(other);
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', one)
      .execute();
  });

  it('are not those whose fee went back, once the class has results', async () => {
    const own = await insertTestClass(services, { capacity: 10 });
    const there = moneyDesk(services, own);
    await there.gather(cashier);
    const paying = await there.approved(9, { name: '陆怡蓉' });
    const payment_id = await there.paid(paying, cashier);
    const { refund_id } = await there.ask(paying.candidate, payment_id);
    const [first, second] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    await there.decide(first, refund_id, 'first_approve');
    await there.decide(second, refund_id, 'second_approve');
    await there.payBack(first, refund_id);
    const { db } = services.store;
    await db.updateTable('enrolment').set({ fee_cents: 68_000 }).where('class_id', '=', own).execute();
    const total = async () =>
      (await callHandler(fetchUnpaid, { services, caller: cashier, input: { class_id: own } })).total;
    expect(await total()).toBe(1);
    await db.updateTable('class').set({ status: 'publicity' }).where('class_id', '=', own).execute();
    expect(await total()).toBe(0);
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', own).execute();
  });

  it('are in all classes for the platform, but for those that are over', async () => {
    const all = () => callHandler(fetchAllUnpaid, { services, caller: cashier, input: {} });
    expect(await all()).toMatchObject({ total: 4, amount_cents: 272_000 });
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await all()).toMatchObject({ items: [], total: 0, amount_cents: 0 });
    expect(await list()).toMatchObject({ total: 4 });
  });

  it('are its own candidates alone for a unit that takes part', async () => {
    const unit_id = await insertUnit(services, '上海申培');
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', ids[0] ?? 0)
      .execute();
    const organiser = await openStaff(services, {
      roles: ['recommend'],
      unit_id,
      organization: [class_id],
      paid_in: [class_id],
    });
    expect(await names('', organiser)).toEqual(['石玲悦']);
  });
});
