import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { sendMessages } from '../mailings/send-messages.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { fetchOptOuts } from './fetch-opt-outs.js';
import { saveOptOut } from './save-opt-out.js';
import { takeReplies } from './take-replies.js';

const noon = '2026-11-21T04:00:00.000Z';
const promotion = { template_id: 'next-classes', audience: 'everyone' } as const;

describe.each(engines)('a promotion, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 1_000 } };
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    base.moveTo(noon);
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = smsDesk(services, class_id);
    const { db } = services.store;
    await db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await db.deleteFrom('sms').execute();
    await db.deleteFrom('sms_day').execute();
    await db.deleteFrom('sms_opt_out').execute();
  });

  const send = async (spy = spyGateway()) => {
    await sendMessages({ ...services, gateway: spy.gateway });
    return spy;
  };
  const listed = (input: object = {}) =>
    callHandler(fetchOptOuts, { services, caller: master, input: { class_id, ...input } });
  const save = (enrolment_id: number, opted_out: boolean, more: object = {}, caller = master) =>
    callHandler(saveOptOut, {
      services,
      caller,
      input: { class_id, enrolment_id, opted_out, reason: '考生来电要求', ...more },
    });
  const reply = (n: number, text: string) => takeReplies(services, [{ phone: `+86${seatPhone(n)}`, text }]);
  const progress = async () => (await desk.mailings(master)).items[0]?.progress;

  it('is not sent again to a candidate who has opted out meanwhile', async () => {
    await desk.seat(1, 2);
    await desk.send(master, promotion);
    await send(spyGateway(() => 'rejected'));
    await reply(1, 'R');
    const [{ mailing_id } = { mailing_id: 0 }] = (await desk.mailings(master)).items;
    expect(await desk.resend(master, mailing_id)).toMatchObject({ resent: 1 });
    expect((await send()).phones()).toEqual([seatPhone(2)]);
  });

  it('is dropped without cost if a busy gateway returns it after its recipient has opted out', async () => {
    await desk.seat(1, 2);
    await desk.send(master, promotion);
    const busy = spyGateway(() => 'busy');
    await sendMessages({
      ...services,
      gateway: {
        ...busy.gateway,
        send: async (message) => {
          await services.store.db
            .insertInto('sms_opt_out')
            .values(
              [1, 2].map((n) => ({
                phone_index: services.keyring.blindIndex('phone', seatPhone(n)),
                ...{ opt_out_id: n + 1, source: 'reply' as const, at: services.now() },
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return busy.gateway.send(message);
        },
      },
    });
    const paid = await desk.usedToday();
    expect((await send()).given).toEqual([]);
    expect((await desk.mailings(master)).items[0]).toMatchObject({
      status: 'done',
      progress: { waiting: 0, dropped: 2 },
      segments: 0,
    });
    expect((await desk.messages(master)).items).toMatchObject([
      { status: 'dropped', fault: 'opted_out' },
      { status: 'dropped', fault: 'opted_out' },
    ]);
    expect([paid, await desk.usedToday()]).toEqual([2, 0]);
  });

  it('explains the opt-out, in each language and within the paid segments', async () => {
    await desk.seat(1, 1, { language: 'en' });
    await desk.seat(2, 1);
    const { sample, segments } = await desk.preview(master, promotion);
    expect(sample?.text).toMatch(/Reply R to get no more of these\.$/);
    const spy = await desk.send(master, promotion).then(() => send());
    expect(spy.given.map(({ text }) => text.slice(-6))).toEqual([
      expect.any(String),
      '拒收请回复R'.slice(-6),
    ]);
    expect((await desk.mailings(master)).items[0]).toMatchObject({ type: 'promotion', segments });
    const notice = await desk.preview(master);
    expect(notice.sample?.text).not.toMatch(/Reply R/);
  });

  it.each(['R', ' r ', 'Ｒ', '退订', 'td'])(
    'goes to nobody who answered “%s”, whatever the class, and a notice still does',
    async (text) => {
      await desk.seat(1, 2);
      await reply(1, text);
      await reply(1, text);
      expect(await desk.preview(master, promotion)).toMatchObject({
        recipients: 1,
        left_out: { opted_out: 1, daily_limit: 0 },
      });
      const elsewhere = smsDesk(services, await insertTestClass(services));
      await elsewhere.seat(1, 1);
      const admin = await openStaff(services, { roles: ['admin'] });
      expect(await elsewhere.preview(admin, promotion)).toMatchObject({ recipients: 0 });
      expect(await desk.preview(master)).toMatchObject({ recipients: 2, left_out: { opted_out: 0 } });
      expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
    },
  );

  it('takes nothing else for a farewell', async () => {
    await desk.seat(1, 1);
    for (const text of ['', '好的', 'RR', '收到，谢谢', 'not']) await reply(1, text);
    expect(await listed()).toMatchObject({ total: 0 });
  });

  it('is recorded and removed at the desk, with a reason, and no other desk sees the person', async () => {
    const [first = 0, second = 0] = await desk.seat(1, 2);
    expect(await save(first, true)).toEqual({ enrolment_id: first, opted_out: true });
    expect(await refusalOf(save(first, true))).toBe('state_changed');
    await reply(2, 'R');
    expect(await listed()).toMatchObject({
      total: 2,
      items: [
        { enrolment_id: first, source: 'desk', reason: '考生来电要求', entered_by: '林秋月' },
        {
          enrolment_id: second,
          source: 'reply',
          reason: null,
          entered_by: null,
          phone_masked: '139****0002',
        },
      ],
    });
    expect(await save(second, false)).toEqual({ enrolment_id: second, opted_out: false });
    expect(await refusalOf(save(second, false))).toBe('state_changed');
    const foreign = await insertTestClass(services);
    expect(await refusalOf(save(first, false, { class_id: foreign }))).toBe('not_found');
    expect(await refusalOf(listed({ class_id: 404 }))).toBe('not_found');
    await expect(save(first, false, { reason: ' ' })).rejects.toThrow();
    expect((await listed()).total).toBe(1);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('waits from ten in the evening until eight, and a notice does not', async () => {
    await desk.seat(1, 2);
    base.moveTo('2026-11-21T14:00:00.000Z');
    await desk.send(master, promotion);
    await desk.send(master);
    expect((await send()).given.map(({ template }) => template)).toEqual(['group.news', 'group.news']);
    const { items } = await desk.messages(master, { status: ['deferred'] });
    expect(items).toHaveLength(2);
    base.moveTo('2026-11-21T23:59:59.000Z');
    expect((await send()).given).toHaveLength(0);
    base.moveTo('2026-11-22T00:00:00.000Z');
    expect((await send()).given.map(({ template }) => template)).toEqual([
      'group.next-classes',
      'group.next-classes',
    ]);
    expect((await desk.mailings(master)).items.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('that was queued by day is set aside as the evening begins', async () => {
    await desk.seat(1, 1);
    await desk.send(master, promotion);
    await sendMessages({ ...services, gateway: undefined });
    base.moveTo('2026-11-21T15:00:00.000Z');
    expect((await send()).given).toHaveLength(0);
    expect((await desk.messages(master)).items).toMatchObject([{ status: 'deferred' }]);
  });

  it('is dropped if its recipient opts out at night, and its cost is returned', async () => {
    await desk.seat(1, 2);
    base.moveTo('2026-11-21T15:00:00.000Z');
    await desk.send(master, promotion);
    await send();
    const paid = await desk.usedToday();
    await reply(1, 'R');
    base.moveTo('2026-11-22T01:00:00.000Z');
    expect((await send()).phones()).toEqual([seatPhone(2)]);
    expect(await progress()).toMatchObject({ delivered: 1, dropped: 1 });
    expect(await desk.usedToday()).toBe(paid / 2);
    expect((await desk.mailings(master)).items[0]?.segments).toBe(paid / 2);
  });

  it('comes once a day to a phone, in any class, and again the next day', async () => {
    await desk.seat(1, 2);
    await desk.send(master, promotion);
    expect((await send()).given).toHaveLength(2);
    expect(await desk.preview(master, promotion)).toMatchObject({
      recipients: 0,
      left_out: { opted_out: 0, daily_limit: 2 },
    });
    expect(await refusalOf(desk.sendTo(master, 2, promotion))).toBe('state_changed');
    base.moveTo('2026-11-22T04:00:00.000Z');
    expect(await desk.preview(master, promotion)).toMatchObject({ recipients: 2 });
  });

  it('comes once also from two classes that asked before either was sent, by servers at once', async () => {
    const other = await insertTestClass(services);
    const rival = smsDesk(services, other);
    await desk.seat(1, 3);
    await rival.seat(1, 3);
    const admin = await openStaff(services, { roles: ['admin'] });
    await desk.send(master, promotion);
    await rival.send(admin, promotion);
    const spy = spyGateway();
    await Promise.all([1, 2].map(() => send(spy)));
    await send(spy);
    expect(spy.phones().toSorted()).toEqual([1, 2, 3].map(seatPhone));
    const { rows } = await sql<{ segments: number; paid: number }>`
      select sum(segments)::int4 as segments, (select sum(segments)::int4 from sms where status <> 'dropped') as paid
      from mailing where class_id in (${class_id}, ${other})`.execute(services.store.db);
    expect(rows[0]?.segments).toBe(rows[0]?.paid);
    expect(await desk.usedToday()).toBe(rows[0]?.paid);
  });
});
