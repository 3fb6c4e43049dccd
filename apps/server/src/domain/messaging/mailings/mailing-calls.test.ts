import { defaultGroupSms } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { fetchTemplates } from '../fetch-templates.js';
import { seatPhone, smsDesk } from '../testing/sms-desk.js';
import { fetchRecipients } from './fetch-recipients.js';

describe.each(engines)('asking for a message to many, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let master: StaffSession;
  let other: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 3, segments_per_day: 40 } };
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, {
      venue: '上海市徐汇区漕溪北路1号',
      exam_at: '2026-12-20T01:00:00Z',
    });
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    other = await openStaff(services, { roles: ['editor'], name: '冯晓燕', owner: [class_id] });
    desk = smsDesk(services, class_id);
    await services.store.db.deleteFrom('sms_day').execute();
  });

  const templates = async (language = 'zh') => {
    const input = { class_id };
    const { items } = await callHandler(fetchTemplates, { services, caller: master, input, language });
    return items;
  };

  describe('the messages on offer', () => {
    it('are the programme’s templates, in the caller’s language, with the values of the class', async () => {
      const [exam] = await templates();
      expect(exam).toMatchObject({ template_id: 'exam', title: '考试时间与地点', missing: [] });
      expect(exam?.text).toContain('考试时间：2026-12-20 09:00，地点：上海市徐汇区漕溪北路1号');
      expect(exam?.text).toContain('{name}');
      expect((await templates('es'))[0]?.title).toBe('Hora y lugar del examen');
    });

    it('exclude a text that the class cannot fill: the refusal names the missing values', async () => {
      const until = (await templates()).find(({ template_id }) => template_id === 'pay-until');
      expect(until?.missing).toEqual(['pay_until']);
      await desk.seat(1, 1, { fee_cents: 100 });
      const refused = { template_id: 'not_offered' };
      expect(await fieldsOf(desk.preview(master, { template_id: 'pay-until', audience: 'unpaid' }))).toEqual(
        refused,
      );
      expect(await fieldsOf(desk.preview(master, { template_id: 'my-own-words' }))).toEqual(refused);
      expect(await fieldsOf(desk.sendTo(master, 1, { template_id: 'pay', audience: 'everyone' }))).toEqual({
        audience: 'not_offered',
      });
    });
  });

  it('contains the last minute for the payment', async () => {
    const cashier = await openStaff(services, { roles: ['zky-admin'] });
    await moneyDesk(services, class_id).gather(cashier, { pay_until: '2026-12-04T16:00:00Z' });
    const until = (await templates()).find(({ template_id }) => template_id === 'pay-until');
    expect(until?.text).toContain('2026-12-04 23:59');
  });

  describe('the recipients', () => {
    it('are decided by the standing of candidates, and never include one who has left', async () => {
      const money = moneyDesk(services, class_id);
      const cashier = await openStaff(services, { roles: ['zky-admin'] });
      await money.gather(cashier);
      await desk.seat(1, 2, { status: 'submitted' });
      await desk.seat(3, 1, { status: 'doubtful' });
      await desk.seat(4, 1, { status: 'returned' });
      await desk.seat(5, 1, { status: 'approved' });
      const [gone] = await desk.seat(6, 1, { status: 'approved', fee_cents: 100 });
      for (const n of [71, 72, 73]) {
        const paying = await money.approved(n);
        const set = { fee_cents: 68_000 };
        await services.store.db
          .updateTable('enrolment')
          .set(set)
          .where('enrolment_id', '=', paying.enrolment_id)
          .execute();
        if (n === 72) await money.declare(paying);
        if (n === 73) await money.paid(paying, cashier);
      }
      const over = {
        status: 'withdrawn',
        place: 'free',
        live_id_index: null,
        live_phone_index: null,
      } as const;
      await services.store.db
        .updateTable('enrolment')
        .set(over)
        .where('enrolment_id', '=', gone ?? 0)
        .execute();
      const count = async (audience: 'everyone') => (await desk.preview(master, { audience })).recipients;
      const audiences = ['everyone', 'in_review', 'returned', 'approved', 'unpaid', 'paid'] as const;
      const counted = await Promise.all(audiences.map((each) => count(each as 'everyone')));
      expect(counted).toEqual([8, 3, 1, 4, 1, 1]);
    });

    it('can be looked through and left out, with masked phones', async () => {
      const [first = 0] = await desk.seat(1, 3);
      const look = (input: object) =>
        callHandler(fetchRecipients, {
          services,
          caller: master,
          input: { class_id, audience: 'everyone', ...input },
        });
      const { items, total } = await look({ search: seatPhone(2) });
      expect([total, items[0]?.phone_masked, items[0]?.enrol_no]).toEqual([1, '139****0002', 'N-000002']);
      expect((await look({ page: 2, limit: 2 })).items).toHaveLength(1);
      const less = await desk.preview(master, { exclude: [first, 4711] });
      expect(less.recipients).toBe(2);
      expect(await desk.send(master, { exclude: [first, 4711] })).toMatchObject({
        recipients: 2,
        excluded: 1,
      });
    });
  });

  describe('the preview', () => {
    it('shows the first message as it would arrive, the total cost, and today’s rest', async () => {
      await desk.seat(1, 1, { language: 'en', fee_cents: 68_000 });
      await desk.seat(2, 1, { language: 'zh', fee_cents: 68_000 });
      const { sample, ...seen } = await desk.preview(master, { template_id: 'pay', audience: 'unpaid' });
      expect(sample?.text).toBe(
        '[SkillCert] 李晓1, your enrolment N-000001 in “2026年第四期技术咨询师（三级）” is approved. Please pay CN¥680.00; how is said on the enrolment site.',
      );
      expect(sample?.segments).toBe(2);
      expect(seen).toMatchObject({ recipients: 2, segments: 4, cost_cents: 20, needs_release: false });
      expect(seen.balance_cents).toBeNull();
      expect(seen.quota).toMatchObject({ per_day: 40, used_today: 0, alone_up_to: 3, segment_cents: 5 });
    });

    it('is empty for an empty audience, and nothing can be sent to nobody', async () => {
      expect(await desk.preview(master)).toMatchObject({ recipients: 0, segments: 0, sample: null });
      expect(await refusalOf(desk.sendTo(master, 1))).toBe('state_changed');
    });

    it('binds: nothing is sent when more have come since', async () => {
      await desk.seat(1, 2);
      const { recipients } = await desk.preview(master);
      await desk.seat(3, 1);
      expect(await refusalOf(desk.sendTo(master, recipients))).toBe('state_changed');
      expect((await desk.mailings(master)).total).toBe(0);
    });
  });

  describe('a second person', () => {
    const held = async () => {
      await desk.seat(1, 4);
      const mailing = await desk.send(master);
      expect(mailing).toMatchObject({ status: 'held', events: ['withdraw'], asked_by: '林秋月' });
      return mailing.mailing_id;
    };

    it('releases a message to many; the requester cannot, and the quota is used then', async () => {
      const id = await held();
      expect(await desk.usedToday()).toBe(0);
      expect(await refusalOf(desk.decide(master, id, 'release'))).toBe('another_person');
      const [seen] = (await desk.mailings(other)).items;
      expect(seen?.events).toEqual(['release', 'refuse']);
      expect(await desk.decide(other, id, 'release')).toMatchObject({
        status: 'sending',
        decided_by: '冯晓燕',
      });
      expect(await desk.usedToday()).toBe(4);
    });

    it('is asked for many small messages as for a large one, also when they are sent at once', async () => {
      const ids = await desk.seat(1, 4);
      const without = (half: number) => ({ exclude: ids.filter((_, at) => Math.floor(at / 2) === half) });
      const sent = await Promise.all([0, 1].map((half) => desk.sendTo(master, 2, without(half))));
      expect(sent.map(({ status }) => status).toSorted()).toEqual(['held', 'sending']);
    });

    it('is one: of several decisions at once the first counts', async () => {
      const id = await held();
      const third = await openStaff(services, { roles: ['zky-admin'] });
      const tries = await Promise.allSettled([
        desk.decide(other, id, 'release'),
        desk.decide(third, id, 'release'),
        desk.decide(third, id, 'refuse', '名单有误'),
        desk.decide(master, id, 'withdraw'),
      ]);
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await desk.usedToday()).toBeLessThanOrEqual(4);
    });

    it('refuses with a reason that everybody reads, and the requester takes back', async () => {
      const id = await held();
      expect(await fieldsOf(desk.decide(other, id, 'refuse'))).toEqual({ reason: 'reason_required' });
      expect(await refusalOf(desk.decide(other, id, 'withdraw'))).toBe('transition_refused');
      expect(await desk.decide(other, id, 'refuse', '名单有误')).toMatchObject({
        status: 'refused',
        reason: '名单有误',
        events: [],
        progress: { waiting: 0 },
      });
      const again = await desk.send(master);
      expect(await desk.decide(master, again.mailing_id, 'withdraw')).toMatchObject({ status: 'withdrawn' });
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('sends the same to the same people a moment later only on explicit request', async () => {
      await desk.seat(1, 2);
      const tries = await Promise.allSettled(
        Array.from({ length: 6 }, (_, n) => desk.sendTo(n % 2 ? master : other, 2)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(desk.sendTo(master, 2))).toBe('sent_before');
      const tomorrow = new Date(services.now().getTime() + 86_400_000).toISOString();
      expect(await desk.sendTo(master, 2, { send_at: tomorrow })).toMatchObject({ status: 'scheduled' });
      expect(await desk.send(master)).toMatchObject({ progress: { waiting: 2 } });
      expect((await desk.mailings(master)).items).toHaveLength(3);
    });

    it('finds a mailing of another class as one that is not there', async () => {
      const id = await held();
      const elsewhere = smsDesk(services, await insertTestClass(services));
      expect(await refusalOf(elsewhere.decide(other, id, 'release'))).toBe('not_found');
      expect(await refusalOf(elsewhere.resend(other, id))).toBe('not_found');
      expect((await elsewhere.messages(other, { mailing_id: id })).total).toBe(0);
    });
  });
});
