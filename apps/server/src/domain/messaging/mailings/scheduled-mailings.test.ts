import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassLists } from '../../class/lists/fetch-class-lists.js';
import { fetchToDo } from '../../class/lists/fetch-to-do.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, keepRights, openStaff } from '../../class/testing/staff.js';
import { sendSample } from '../send-sample.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { sendGroupSms } from './send-group-sms.js';
import { sendMessages } from './send-messages.js';

const now = '2026-11-21T04:00:00.000Z';
const tomorrow = '2026-11-22T01:00:00.000Z';

describe.each(engines)('messages for later and to oneself, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let unit_id = 0;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 3, segments_per_day: 100 } };
  });
  afterAll(() => base.close());
  let units = 0;
  beforeEach(async () => {
    base.moveTo(now);
    units += 1;
    unit_id = await insertUnit(services, `华东技术咨询协会 ${units}`);
    class_id = await insertTestClass(services, { unit_id });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    other = await openStaff(services, { roles: ['editor'], name: '冯晓燕', owner: [class_id] });
    await keepRights(services, master);
    await keepRights(services, other);
    desk = smsDesk(services, class_id);
    const { db } = services.store;
    await db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await db.deleteFrom('sms').execute();
    await sql`insert into sms_account (unit_id, balance_cents) values (${unit_id}, 1000)`.execute(db);
  });

  const schedule = async (send_at: string = tomorrow) => {
    const { recipients } = await desk.preview(master);
    const order = { class_id, template_id: 'news', audience: 'everyone', recipients, send_at } as const;
    return callHandler(sendGroupSms, { services, caller: master, input: order });
  };
  const send = async () => {
    const spy = spyGateway();
    await sendMessages({ ...services, gateway: spy.gateway });
    return spy.phones().toSorted();
  };
  const seen = async () => (await desk.mailings(master)).items[0];
  const balance = async () => (await desk.preview(master)).balance_cents;

  describe('a message for later', () => {
    it('takes nothing and reaches nobody until its moment, then uses the quota and the balance of that day, for candidates still in the audience', async () => {
      const [gone = 0] = await desk.seat(1, 3);
      expect(await schedule()).toMatchObject({
        status: 'scheduled',
        send_at: tomorrow,
        events: ['withdraw'],
        progress: { waiting: 3 },
      });
      expect(await send()).toEqual([]);
      expect([await balance(), await desk.usedToday(unit_id)]).toEqual([1_000, 0]);
      await services.store.db
        .updateTable('enrolment')
        .set({ status: 'withdrawn', place: 'free', live_id_index: null, live_phone_index: null })
        .where('enrolment_id', '=', gone)
        .execute();
      base.moveTo('2026-11-22T00:59:59.000Z');
      expect(await send()).toEqual([]);
      base.moveTo(tomorrow);
      expect(await send()).toEqual([seatPhone(2), seatPhone(3)]);
      expect(await seen()).toMatchObject({ status: 'done', progress: { delivered: 2, skipped: 1 } });
      expect(await desk.usedToday(unit_id)).toBe((await seen())?.segments);
      const { rows } = await sql<{ day: string }>`
        select day::text from sms_day where unit_id = ${unit_id} and segments > 0`.execute(services.store.db);
      expect(rows).toEqual([{ day: '2026-11-22' }]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('is begun once, however many servers look', async () => {
      await desk.seat(1, 3);
      await schedule();
      base.moveTo(tomorrow);
      const spy = spyGateway();
      await Promise.all([1, 2, 3].map(() => sendMessages({ ...services, gateway: spy.gateway })));
      await sendMessages({ ...services, gateway: spy.gateway });
      expect(spy.phones().toSorted()).toEqual([1, 2, 3].map(seatPhone));
      expect(await desk.usedToday(unit_id)).toBe((await seen())?.segments);
    });

    it('is for a moment within thirty days', async () => {
      await desk.seat(1, 1);
      expect(await fieldsOf(schedule(now))).toEqual({ send_at: 'too_small' });
      expect(await fieldsOf(schedule('2026-12-21T04:00:00.001Z'))).toEqual({ send_at: 'too_big' });
      expect(await schedule('2026-12-21T04:00:00.000Z')).toMatchObject({ status: 'scheduled' });
    });

    it('is taken back by the requester, and refused by another person with a reason', async () => {
      await desk.seat(1, 2);
      const first = await schedule();
      expect(await refusalOf(desk.decide(other, first.mailing_id, 'withdraw'))).toBe('transition_refused');
      expect(await desk.decide(master, first.mailing_id, 'withdraw')).toMatchObject({ status: 'withdrawn' });
      const second = await schedule();
      expect(await refusalOf(desk.decide(master, second.mailing_id, 'refuse', '名单有误'))).toBe(
        'another_person',
      );
      expect(await desk.decide(other, second.mailing_id, 'refuse', '名单有误')).toMatchObject({
        status: 'refused',
      });
      base.moveTo(tomorrow);
      expect(await send()).toEqual([]);
    });

    it('waits first for a second person if it goes to many, and begins at once if it is released too late', async () => {
      await desk.seat(1, 4);
      const early = await schedule();
      expect(early).toMatchObject({ status: 'held', send_at: tomorrow });
      expect(await desk.decide(other, early.mailing_id, 'release')).toMatchObject({ status: 'scheduled' });
      expect(await desk.usedToday(unit_id)).toBe(0);
      await desk.decide(master, early.mailing_id, 'withdraw');
      const late = await schedule();
      base.moveTo('2026-11-22T02:00:00.000Z');
      expect(await send()).toEqual([]);
      expect(await desk.decide(other, late.mailing_id, 'release')).toMatchObject({ status: 'sending' });
      expect(await send()).toHaveLength(4);
    });

    it('is refused if the responsible person may no longer send at its moment', async () => {
      const freeze = ({ user_id }: StaffSession) =>
        services.store.db
          .updateTable('account')
          .set({ status: 'frozen' })
          .where('user_id', '=', user_id)
          .execute();
      await desk.seat(1, 4);
      const released = await schedule();
      await desk.decide(other, released.mailing_id, 'release');
      // The releaser is responsible for it, even if the requester's account changes.
      await freeze(master);
      base.moveTo(tomorrow);
      expect(await send()).toHaveLength(4);
      base.moveTo(now);
      const later = new Date(Date.parse(tomorrow) + 3_600_000).toISOString();
      const orphan = await schedule(later);
      await desk.decide(other, orphan.mailing_id, 'release');
      await freeze(other);
      base.moveTo(later);
      expect(await send()).toEqual([]);
      const { items } = await desk.mailings(master);
      const fate = items.find(({ mailing_id }) => mailing_id === orphan.mailing_id);
      expect(fate).toMatchObject({ status: 'refused', fault: 'no_right', events: [] });
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it.each([
      ['sms_balance', 'update sms_account set balance_cents = 5'],
      [
        'sms_quota',
        "insert into sms_day (unit_id, day, segments) select unit_id, '2026-11-22', 99 from sms_account",
      ],
    ] as const)(
      'is refused where %s does not do when its moment comes, and says so',
      async (fault, spent) => {
        await desk.seat(1, 3);
        await schedule();
        await sql`${sql.raw(spent)} where unit_id = ${unit_id}`.execute(services.store.db);
        base.moveTo(tomorrow);
        expect(await send()).toEqual([]);
        expect(await seen()).toMatchObject({
          status: 'refused',
          fault,
          reason: null,
          events: [],
          progress: { waiting: 0 },
        });
        const left = fault === 'sms_quota' ? 99 : 0;
        expect(await desk.usedToday(unit_id)).toBe(left);
        expect(await send()).toEqual([]);
        expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
      },
    );
  });

  it('that waits for a second person is work for everybody who may release it, and for nobody else', async () => {
    const waits = async (caller: StaffSession) => {
      const { mailings } = await callHandler(fetchToDo, { services, caller, input: {} });
      const input = { waiting: 'mailings' } as const;
      const { items } = await callHandler(fetchClassLists, { services, caller, input });
      return [mailings, items.map((row) => row.class_id)];
    };
    await desk.seat(1, 4);
    expect(await waits(other)).toEqual([0, []]);
    const { mailing_id } = await desk.send(master);
    expect(await waits(other)).toEqual([1, [class_id]]);
    // The requester cannot carry it on.
    expect(await waits(master)).toEqual([0, []]);
    expect(await waits(await openStaff(services, { roles: ['master'] }))).toEqual([0, []]);
    await desk.decide(other, mailing_id, 'refuse', '名单有误');
    expect(await waits(other)).toEqual([0, []]);
  });

  describe('a try to oneself', () => {
    const own = '13700010009';
    const withPhone = () =>
      services.store.db
        .updateTable('account')
        .set({
          phone_enc: services.keyring.seal('phone', own),
          phone_index: services.keyring.blindIndex('phone', own),
        })
        .where('user_id', '=', master.user_id)
        .execute();
    const sample = (more: object = {}) =>
      callHandler(sendSample, {
        services,
        caller: master,
        input: { class_id, template_id: 'news', ...more },
        language: 'zh',
      });

    it('is the message with one’s own name, to one’s own phone, and costs like every other', async () => {
      await withPhone();
      const { text, segments, phone_masked } = await sample();
      expect([text, phone_masked]).toEqual([expect.stringContaining('林秋月您好'), '137****0009']);
      expect(await balance()).toBe(1_000 - 5 * segments);
      const spy = spyGateway();
      await sendMessages({ ...services, gateway: spy.gateway });
      expect(spy.given).toEqual([{ phone: own, text, template: 'group.news' }]);
      expect((await desk.mailings(master)).total).toBe(0);
    });

    it('is refused without a phone, without the money, for a template that is not offered, and after five a day', async () => {
      expect(await fieldsOf(sample())).toEqual({ phone: 'required' });
      await withPhone();
      expect(await fieldsOf(sample({ template_id: 'pay-until' }))).toEqual({ template_id: 'not_offered' });
      expect(await refusalOf(sample({ class_id: 404 }))).toBe('not_found');
      await sql`update sms_account set balance_cents = 0 where unit_id = ${unit_id}`.execute(
        services.store.db,
      );
      expect(await refusalOf(sample())).toBe('sms_balance');
      await sql`update sms_account set balance_cents = 1000 where unit_id = ${unit_id}`.execute(
        services.store.db,
      );
      for (let time = 0; time < 4; time += 1) await sample();
      expect(await refusalOf(sample())).toBe('too_many');
    });
  });
});
