import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { keepRights, openStaff } from '../../class/testing/staff.js';
import type { SmsReport } from '../gateway/sms-gateway.js';
import { askAboutMessages } from '../out/ask-about-messages.js';
import { smsDesk, spyGateway } from '../testing/sms-desk.js';
import { sendMessages } from './send-messages.js';

const noon = '2026-11-21T04:00:00.000Z';
const evening = '2026-11-21T14:30:00.000Z';
const tomorrow = '2026-11-22T04:00:00.000Z';
const friday = '2026-11-27T02:00:00.000Z';
const promotion = { template_id: 'next-classes', audience: 'everyone' } as const;

describe.each(engines)('messages to many by the day on which they leave, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 3 } };
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    base.moveTo(noon);
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    other = await openStaff(services, { roles: ['editor'], owner: [class_id] });
    await keepRights(services, master);
    desk = smsDesk(services, class_id);
    const { db } = services.store;
    await db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await db.deleteFrom('sms').execute();
    await db.deleteFrom('sms_day').execute();
  });

  const send = async (spy = spyGateway()) => {
    await sendMessages({ ...services, gateway: spy.gateway });
    return spy.given.length;
  };
  const seen = async (mailing_id: number) =>
    (await desk.mailings(master)).items.find((each) => each.mailing_id === mailing_id);

  describe('a promotion', () => {
    it('for a later day is planned by that day, and leaves on it for recipients of one today', async () => {
      await desk.seat(1, 3);
      await desk.send(master, promotion);
      expect(await send()).toBe(3);
      const full = { recipients: 0, left_out: { daily_limit: 3 } };
      expect(await desk.preview(master, promotion)).toMatchObject(full);
      expect(await desk.preview(master, { ...promotion, send_at: '2026-11-21T10:00:00.000Z' })).toMatchObject(
        full,
      );
      const later = { ...promotion, send_at: tomorrow };
      expect(await desk.preview(master, later)).toMatchObject({
        recipients: 3,
        left_out: { opted_out: 0, daily_limit: 0 },
      });
      expect(await desk.send(master, later)).toMatchObject({ status: 'scheduled', recipients: 3 });
      base.moveTo(tomorrow);
      expect(await send()).toBe(3);
    });

    it('that begins in the quiet of the evening counts for the next day, whose messages already wait', async () => {
      await desk.seat(1, 3);
      await desk.send(master, promotion);
      await send();
      base.moveTo(evening);
      expect(await desk.send(master, promotion)).toMatchObject({ recipients: 3 });
      expect(await send()).toBe(0);
      const full = { recipients: 0, left_out: { daily_limit: 3 } };
      expect(await desk.preview(master, promotion)).toMatchObject(full);
      expect(await desk.preview(master, { ...promotion, send_at: tomorrow })).toMatchObject(full);
      expect(await desk.preview(master, { ...promotion, send_at: friday })).toMatchObject({ recipients: 3 });
      base.moveTo(tomorrow);
      expect(await send()).toBe(3);
    });

    it('that waits for a second person is evaluated on the day of the release', async () => {
      const [, ...others] = await desk.seat(1, 5);
      await desk.send(master, { ...promotion, exclude: others });
      expect(await send()).toBe(1);
      const { mailing_id, ...held } = await desk.send(other, promotion);
      expect(held).toMatchObject({ status: 'held', recipients: 5 });
      const today = await desk.send(other, promotion);
      await desk.decide(master, today.mailing_id, 'release');
      expect(await send()).toBe(4);
      expect(await seen(today.mailing_id)).toMatchObject({ progress: { delivered: 4, dropped: 1 } });
      base.moveTo(tomorrow);
      await desk.decide(master, mailing_id, 'release');
      expect(await send()).toBe(5);
    });

    it('without an answer counts on the day on which it was passed on, and on no other', async () => {
      await desk.seat(1, 1);
      await desk.send(master, promotion);
      await send(spyGateway(() => 'lost'));
      expect(await desk.preview(master, promotion)).toMatchObject({ recipients: 0 });
      base.moveTo(tomorrow);
      expect(await desk.preview(master, promotion)).toMatchObject({ recipients: 1 });
    });

    it('is not sent again to recipients of another one that day, and to all of them on a day without', async () => {
      await desk.seat(1, 2);
      const { mailing_id } = await desk.send(master, promotion);
      await send(spyGateway(() => 'rejected'));
      base.moveTo(tomorrow);
      await desk.send(master, promotion);
      expect(await send()).toBe(2);
      expect(await refusalOf(desk.resend(master, mailing_id))).toBe('state_changed');
      expect(await send()).toBe(0);
      base.moveTo(friday);
      expect(await desk.resend(master, mailing_id)).toMatchObject({ resent: 2 });
      expect(await send()).toBe(2);
    });

    it('without an answer may be sent again by explicit choice: it does not count twice', async () => {
      await desk.seat(1, 1);
      const { mailing_id } = await desk.send(master, promotion);
      await send(spyGateway(() => 'lost'));
      const [{ sms_id } = { sms_id: 0 }] = (await desk.messages(master)).items;
      expect(await desk.resend(master, mailing_id, sms_id)).toMatchObject({ resent: 1 });
    });
  });

  describe('the second person', () => {
    it('is asked for many small messages of one day, whenever they were asked for', async () => {
      const ids = await desk.seat(1, 6);
      const half = (at: number, send_at?: string) =>
        desk.send(master, { exclude: ids.filter((_, nth) => Math.floor(nth / 3) === at), send_at });
      expect(await half(0, friday)).toMatchObject({ status: 'scheduled' });
      base.moveTo(tomorrow);
      expect(await half(1, friday)).toMatchObject({ status: 'held' });
      // Another day has its own.
      expect(await half(1)).toMatchObject({ status: 'sending' });
      await send();
      base.moveTo('2026-11-27T00:00:00.000Z');
      expect(await half(1)).toMatchObject({ status: 'held' });
    });

    it('is required for a mailing in the quiet of the evening together with those of the next day', async () => {
      const ids = await desk.seat(1, 6);
      const half = (at: number) =>
        desk.send(master, { ...promotion, exclude: ids.filter((_, nth) => Math.floor(nth / 3) === at) });
      base.moveTo(evening);
      expect(await half(0)).toMatchObject({ status: 'sending' });
      base.moveTo(tomorrow);
      expect(await half(1)).toMatchObject({ status: 'held' });
    });
  });

  describe('the cost of a returned message', () => {
    const days = async () => {
      const { rows } = await sql<{ day: string; segments: number }>`
        select day::text, segments from sms_day order by day`.execute(services.store.db);
      return rows.map(({ day, segments }) => [day, segments]);
    };
    /** One that the gateway does not take on the first day, and one without an answer. */
    const half = () => spyGateway((phone) => (phone.endsWith('1') ? 'rejected' : 'lost'));
    const absent = async () => {
      const told: SmsReport = { state: 'absent', provider_no: null, fault: null };
      const gateway = { ...spyGateway().gateway, ask: async () => told };
      await askAboutMessages({ ...services, gateway });
    };

    it('goes to the day on which it was taken, also after others were sent again', async () => {
      await desk.seat(1, 2);
      const { mailing_id } = await desk.send(master);
      await send(half());
      expect(await days()).toEqual([['2026-11-21', 1]]);
      base.moveTo(tomorrow);
      await desk.resend(master, mailing_id);
      await send(spyGateway());
      expect(await days()).toEqual([
        ['2026-11-21', 1],
        ['2026-11-22', 1],
      ]);
      await absent();
      expect(await days()).toEqual([
        ['2026-11-21', 0],
        ['2026-11-22', 1],
      ]);
    });

    it('for a message sent again and failed again goes to the day of the second try', async () => {
      await desk.seat(1, 1);
      const { mailing_id } = await desk.send(master);
      await send(half());
      base.moveTo(tomorrow);
      await desk.resend(master, mailing_id);
      await send(half());
      expect(await days()).toEqual([
        ['2026-11-21', 0],
        ['2026-11-22', 0],
      ]);
    });

    it('for a chosen message sent again without payment goes to the day on which it was paid', async () => {
      await desk.seat(1, 2);
      const { mailing_id } = await desk.send(master);
      await send(half());
      base.moveTo(tomorrow);
      await desk.resend(master, mailing_id);
      await send(spyGateway());
      const [{ sms_id } = { sms_id: 0 }] = (await desk.messages(master, { status: ['unknown'] })).items;
      await desk.resend(master, mailing_id, sms_id);
      await send(spyGateway(() => 'rejected'));
      expect(await days()).toEqual([
        ['2026-11-21', 0],
        ['2026-11-22', 1],
      ]);
    });

    it('goes to the day on which it began, if it was queued after midnight', async () => {
      await desk.seat(1, 1);
      base.moveTo('2026-11-21T15:59:59.000Z');
      await desk.send(master);
      base.moveTo('2026-11-21T16:00:01.000Z');
      await send(half());
      expect(await days()).toEqual([['2026-11-21', 0]]);
    });
  });
});
