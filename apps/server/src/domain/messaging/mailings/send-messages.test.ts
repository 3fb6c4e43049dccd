import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { outgoing } from '../gateway/testing/outgoing.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { queueChunk } from './queue-chunk.js';
import { sendMessages } from './send-messages.js';

describe.each(engines)('sending to many, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 300, segments_per_day: 400 } };
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = smsDesk(services, class_id);
    await services.store.db.deleteFrom('sms_day').execute();
    await services.store.db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await services.store.db.deleteFrom('sms').execute();
  });

  const seen = async () => (await desk.mailings(master)).items[0];
  const everyPhone = (count: number) => Array.from({ length: count }, (_, n) => seatPhone(n + 1));

  it('reaches everybody once, in their language, however many servers send', async () => {
    await desk.seat(1, 120);
    await desk.seat(121, 130, { language: 'ja' });
    await desk.send(master);
    const spy = spyGateway();
    const servers = [1, 2, 3].map(() => ({ ...services, gateway: spy.gateway }));
    await Promise.all(servers.map((server) => sendMessages(server)));
    await sendMessages({ ...services, gateway: spy.gateway });
    expect(spy.phones().toSorted()).toEqual(everyPhone(250).toSorted());
    expect(spy.given.filter(({ text }) => text.includes('お知らせ'))).toHaveLength(130);
    expect(await seen()).toMatchObject({
      status: 'done',
      progress: { waiting: 0, delivered: 250, failed: 0, skipped: 0 },
    });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('would reach some twice without the lock: the control of the one above', async () => {
    await desk.seat(1, 30);
    await desk.send(master);
    await queueChunk(services);
    const spy = spyGateway();
    const read = async () => {
      const { rows } = await sql<{ phone_masked: string }>`
        select phone_masked from sms where status = 'queued'`.execute(services.store.db);
      return rows;
    };
    for (const rows of await Promise.all([read(), read()])) {
      for (const { phone_masked } of rows) await spy.gateway.send(outgoing({ phone: phone_masked }));
    }
    expect(spy.given).toHaveLength(60);
  });

  it('continues where a server stopped, with nobody forgotten, queued twice or written to twice', async () => {
    await desk.seat(1, 250);
    const { mailing_id } = await desk.send(master);
    await queueChunk(services);
    expect(await seen()).toMatchObject({ status: 'sending', progress: { waiting: 250, delivered: 0 } });
    const dies = spyGateway((phone) => (phone === seatPhone(60) ? 'lost' : 'delivered'));
    await sendMessages({ ...services, gateway: dies.gateway });
    const { total } = await desk.messages(master, { mailing_id });
    expect(total).toBe(250);
    const spy = spyGateway();
    await sendMessages({ ...services, gateway: spy.gateway });
    // The messages of both gateways together: one without an answer is never requested again.
    expect([...dies.phones(), ...spy.phones()].toSorted()).toEqual(everyPhone(250).toSorted());
    expect(await seen()).toMatchObject({ status: 'done', progress: { delivered: 249, unknown: 1 } });
    const again = sql`update mailing set position = 0, status = 'sending' where mailing_id = ${mailing_id}`;
    await again.execute(services.store.db);
    await expect(queueChunk(services)).rejects.toMatchObject({ code: '23505' });
  });

  it('waits if no gateway is connected, and reports it', async () => {
    await desk.seat(1, 2);
    await desk.send(master);
    await sendMessages({ ...services, gateway: undefined });
    expect(await seen()).toMatchObject({ status: 'sending', progress: { waiting: 2, sent: 0 } });
    const spy = spyGateway(() => 'accepted');
    await sendMessages({ ...services, gateway: spy.gateway });
    expect(await seen()).toMatchObject({ status: 'done', progress: { waiting: 0, sent: 2, delivered: 0 } });
  });

  it('does not repeat a message that a gateway reports as lost for good, only one that it did not take', async () => {
    await desk.seat(1, 3);
    const { mailing_id } = await desk.send(master);
    const answers = new Map([
      [seatPhone(1), 'bounced'],
      [seatPhone(2), 'rejected'],
    ] as const);
    const spy = spyGateway((phone, attempt) => (attempt === 1 && answers.get(phone)) || 'delivered');
    await sendMessages({ ...services, gateway: spy.gateway });
    expect(await seen()).toMatchObject({
      status: 'done',
      progress: { waiting: 0, delivered: 1, failed: 1, undelivered: 1 },
    });
    const { items } = await desk.messages(master, { mailing_id, status: ['undelivered'] });
    expect(items.map(({ phone_masked }) => phone_masked)).toEqual(['139****0001']);
    expect(await desk.resend(master, mailing_id)).toMatchObject({ resent: 1 });
    await sendMessages({ ...services, gateway: spy.gateway });
    expect(await seen()).toMatchObject({ progress: { delivered: 2, failed: 0, undelivered: 1 } });
    expect((await seen())?.events).not.toContain('resend');
    expect(await refusalOf(desk.resend(master, mailing_id, items[0]?.sms_id))).toBe('state_changed');
  });

  it('passes over candidates who have paid since the request, and returns their segments', async () => {
    const careful = { ...services, groupSms: { ...services.groupSms, alone_up_to: 1 } };
    const slow = smsDesk(careful, class_id);
    const cashier = await openStaff(services, { roles: ['zky-admin'] });
    const money = moneyDesk(services, class_id);
    await money.gather(cashier);
    await slow.seat(1, 2, { fee_cents: 68_000 });
    const paying = await money.approved(90);
    const set = { fee_cents: 68_000 };
    await services.store.db
      .updateTable('enrolment')
      .set(set)
      .where('enrolment_id', '=', paying.enrolment_id)
      .execute();
    const asked = await slow.send(master, { template_id: 'pay', audience: 'unpaid' });
    expect(asked).toMatchObject({ recipients: 3, status: 'held' });
    await money.paid(paying, cashier);
    await slow.decide(cashier, asked.mailing_id, 'release');
    const reserved = await slow.usedToday();
    await sendMessages({ ...careful, gateway: spyGateway().gateway });
    const done = await seen();
    expect(done).toMatchObject({ status: 'done', progress: { delivered: 2, skipped: 1 } });
    expect(await slow.usedToday()).toBe(done?.segments);
    expect(await slow.usedToday()).toBeLessThan(reserved);
  });

  it('lists the messages of a class, masked, and never a code', async () => {
    const [first = 0] = await desk.seat(1, 3);
    await desk.send(master, { exclude: [first] });
    await sendMessages({ ...services, gateway: spyGateway().gateway });
    await services.store.withTx((tx) =>
      services.sms.queue(
        tx,
        {
          template: 'verify_code',
          phone: seatPhone(2),
          language: 'zh',
          params: { code: '123456', minutes: '5' },
          class_id,
        },
        {
          template: 'enrolled',
          phone: seatPhone(2),
          language: 'zh',
          params: { class_name: 'A', enrol_no: 'N-2' },
          class_id,
        },
      ),
    );
    const { items, total } = await desk.messages(master);
    expect([total, items.filter(({ mailing_id }) => mailing_id === null).length]).toEqual([3, 1]);
    expect(JSON.stringify(items)).not.toMatch(/123456|13900000/);
    expect(items.find(({ enrol_no }) => enrol_no === 'N-000003')).toMatchObject({
      name: '李晓3',
      phone_masked: '139****0003',
      status: 'delivered',
      attempts: 1,
    });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => desk.messages(master, { page, limit: 1, order: 'asc' })),
    );
    expect(new Set(pages.flatMap((page) => page.items.map(({ sms_id }) => sms_id))).size).toBe(3);
  });
});
