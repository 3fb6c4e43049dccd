import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { smsDesk, spyGateway } from '../testing/sms-desk.js';
import { sendMessages } from './send-messages.js';

describe.each(engines)('the cost of a message to many, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 1_000, segments_per_day: 400 } };
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

  describe('a failed message', () => {
    const half = (phone: string, attempt: number) =>
      Number(phone.at(-1)) % 2 === 0 && attempt === 1 ? ('rejected' as const) : ('delivered' as const);

    it('comes back, is sent once more, alone, and is paid again', async () => {
      await desk.seat(1, 6);
      const { mailing_id } = await desk.send(master);
      const spy = spyGateway(half);
      const server = { ...services, gateway: spy.gateway };
      await sendMessages(server);
      expect(await seen()).toMatchObject({
        progress: { delivered: 3, failed: 3 },
        events: ['resend'],
        segments: 3,
      });
      expect(await desk.usedToday()).toBe(3);
      expect(await desk.messages(master, { status: ['failed'] })).toMatchObject({
        total: 3,
        to_do: { failed: 3, unknown: 0 },
      });
      const [one] = (await desk.messages(master, { status: ['failed'] })).items;
      expect(await desk.resend(master, mailing_id, one?.sms_id)).toMatchObject({ resent: 1 });
      await sendMessages(server);
      const twice = await Promise.allSettled([
        desk.resend(master, mailing_id),
        desk.resend(master, mailing_id),
      ]);
      expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await sendMessages(server);
      expect(spy.given).toHaveLength(9);
      expect(await seen()).toMatchObject({
        status: 'done',
        progress: { delivered: 6, failed: 0 },
        segments: 6,
        events: [],
      });
      expect(await desk.usedToday()).toBe(6);
      expect(await refusalOf(desk.resend(master, mailing_id))).toBe('state_changed');
    });

    it('is not sent again while the rest is on its way', async () => {
      await desk.seat(1, 2);
      const { mailing_id } = await desk.send(master);
      expect(await refusalOf(desk.resend(master, mailing_id))).toBe('transition_refused');
    });
  });

  describe('the quota of an institution', () => {
    it('holds for two concurrent requests from classes of the same institution', async () => {
      const rival = smsDesk(services, await insertTestClass(services));
      await desk.seat(1, 220);
      await rival.seat(1, 220);
      const admin = await openStaff(services, { roles: ['admin'] });
      const both = await Promise.allSettled([desk.sendTo(admin, 220), rival.sendTo(admin, 220)]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(desk.send(admin))).toBe('sms_quota');
      expect(await desk.usedToday()).toBe(220);
    });

    it('begins anew the next day, in the programme’s zone', async () => {
      await desk.seat(1, 250);
      await desk.send(master);
      expect(await refusalOf(desk.send(master))).toBe('sms_quota');
      base.moveTo('2026-11-21T16:00:00.000Z');
      expect(await desk.send(master)).toMatchObject({ status: 'sending' });
      base.moveTo('2026-11-21T04:00:00.000Z');
    });

    it('would be passed if it were read first and written later: the control of the first', async () => {
      const fits = async () => (await desk.usedToday()) + 220 <= services.groupSms.segments_per_day;
      for (const allowed of await Promise.all([fits(), fits()])) {
        const taken = allowed ? 220 : 0;
        await sql`insert into sms_day as d (unit_id, day, segments) values (0, '2026-11-21', ${taken})
          on conflict (unit_id, day) do update set segments = d.segments + ${taken}`.execute(
          services.store.db,
        );
      }
      expect(await desk.usedToday()).toBeGreaterThan(services.groupSms.segments_per_day);
    });
  });
});
