import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { moveDeadline } from '../../class/stages/move-deadline.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { addManySittings } from '../../exam/sittings/plan/add-sittings.js';
import { shiftSittings } from '../../exam/sittings/plan/shift-sittings.js';
import { removeSitting } from '../../exam/sittings/remove-sitting.js';
import { examOffice } from '../../exam/sittings/testing/exam-office.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { reviewEnrolment } from './review-enrolment.js';

const now = '2026-11-21T04:00:00.000Z';
const day = 86_400_000;
const inDays = (days: number, hours = 0) =>
  new Date(Date.parse(now) + days * day + hours * 3_600_000).toISOString();

describe.each(engines)(
  'the deadline of a return whose class allows less time than before, on $name',
  (engine) => {
    let services: TestServices;
    let caller: StaffSession;
    let people = 0;
    beforeAll(async () => {
      services = await openTestServices(engine);
      caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    });
    beforeEach(() => services.moveTo(now));
    afterAll(() => services.close());

    /** A class with two returned enrolments: one that has the longest time, and one that has two days. */
    const returned = async (exam_days = 30, rooms_due?: string) => {
      const row = { exam_at: new Date(inDays(exam_days)), enroll_end: new Date(inDays(20)) };
      const class_id = await insertTestClass(services, row);
      const rooms = (due_at: string | null) =>
        callHandler(moveDeadline, {
          services,
          caller,
          input: { class_id, stage: 'rooms', due_at, reason: '考点提前交付' },
        });
      if (rooms_due) await rooms(rooms_due);
      const desk = waitingDesk(services, class_id);
      const numbers = [people + 1, people + 2] as const;
      people += 2;
      for (const [nth, n] of numbers.entries()) {
        const { enrolment_id } = await desk.enrol(n);
        const review = (input: object) =>
          callHandler(reviewEnrolment, {
            services,
            caller,
            input: { class_id, enrolment_id, event: 'claim', ...input },
          });
        await review({});
        const reasons = [{ document: 'photo', reason: '背景不是白色' }];
        await review({ event: 'return', reasons, ...(nth === 1 && { mend_until: inDays(2) }) });
      }
      const deadlines = async () => [
        (await desk.own(numbers[0])).mend_until,
        (await desk.own(numbers[1])).mend_until,
      ];
      return { class_id, desk, numbers, deadlines, rooms };
    };

    it('ends with the deadline of the rooms, and its candidate is told and reads it; who has less keeps it', async () => {
      const { class_id, desk, numbers, deadlines, rooms } = await returned();
      expect(await deadlines()).toEqual([inDays(7), inDays(2)]);
      await rooms(inDays(4));
      expect(await deadlines()).toEqual([inDays(4), inDays(2)]);
      expect((await desk.told()).slice(-2)).toEqual([
        `review_result ${numbers[1]}`,
        `review_result ${numbers[0]}`,
      ]);
      const [told] = await listOutbox(services, 1);
      expect(told?.text).toMatch(/补正期限已提前，请在 2026-11-25 1[12]:\d\d 前重新提交/);
      const { timeline } = await desk.own(numbers[0]);
      expect(timeline.map(({ action }) => action)).toEqual(['enrol', 'claim', 'return', 'bring_forward']);
      const record = await services.store.db
        .selectFrom('audit_event')
        .select(['action', 'detail', 'user_id'])
        .where('class_id', '=', class_id)
        .where('action', '=', 'bring_forward')
        .execute();
      expect(record).toEqual([
        {
          action: 'bring_forward',
          detail: { was: inDays(7), mend_until: inDays(4) },
          user_id: caller.user_id,
        },
      ]);
      // More time for the rooms gives nobody another deadline than the one that was told.
      await rooms(inDays(6));
      expect(await deadlines()).toEqual([inDays(4), inDays(2)]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('ends with the rule for the rooms once a later deadline by hand is taken away', async () => {
      const { class_id, deadlines, rooms } = await returned();
      await rooms(inDays(28));
      // The rule counts working days before the exam.
      await services.store.db
        .updateTable('class')
        .set({ exam_at: new Date(inDays(9)) })
        .where('class_id', '=', class_id)
        .execute();
      await rooms(inDays(9));
      expect(await deadlines()).toEqual([inDays(7), inDays(2)]);
      await rooms(null);
      const [first, second] = await deadlines();
      expect(first?.localeCompare(inDays(7))).toBe(-1);
      expect(second).toBe(inDays(2));
    });

    it('ends when the door opens for a first sitting that comes earlier, however it comes', async () => {
      const { class_id, deadlines } = await returned(7, inDays(7));
      const doorOf = (starts: string) => new Date(Date.parse(starts) - day / 2).toISOString();
      const exam = examOffice(services, class_id, caller);
      const { room_id } = await exam.room('第 1 考场');
      expect((await deadlines())[0]).toBe(doorOf(inDays(7)));
      await exam.sitting(room_id, -1, 0);
      expect((await deadlines())[0]).toBe(doorOf(inDays(7, -1)));
      await callHandler(addManySittings, {
        services,
        caller,
        input: {
          class_id,
          sittings: [
            { room_id, subject: 'practical', starts_at: inDays(7, -3), ends_at: inDays(7, -2), user_ids: [] },
          ],
        },
      });
      expect((await deadlines())[0]).toBe(doorOf(inDays(7, -3)));
      await callHandler(shiftSittings, { services, caller, input: { class_id, minutes: -10 } });
      expect((await deadlines())[0]).toBe(doorOf(inDays(7, -3 - 1 / 6)));
      expect(await deadlines()).toEqual([doorOf(inDays(7, -3 - 1 / 6)), inDays(2)]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('ends when the door opens on the day of the exam once a later first sitting is removed', async () => {
      const { class_id, deadlines } = await returned(7, inDays(7));
      const exam = examOffice(services, class_id, caller);
      const { room_id } = await exam.room('第 1 考场');
      const { sitting_id } = await exam.sitting(room_id, 2, 3);
      const { db } = services.store;
      await db
        .updateTable('enrolment')
        .set({ mend_until: new Date(inDays(6, 14)) })
        .where('class_id', '=', class_id)
        .execute();
      const { items } = await exam.sittings();
      const updated_at = items[0]?.updated_at ?? '';
      await callHandler(removeSitting, { services, caller, input: { class_id, sitting_id, updated_at } });
      expect(await deadlines()).toEqual([inDays(6, 12), inDays(6, 12)]);
    });

    it('is in time whichever comes first: the return, or the date that moves', async () => {
      const row = { exam_at: new Date(inDays(30)), enroll_end: new Date(inDays(20)), capacity: 100 };
      const class_id = await insertTestClass(services, row);
      const desk = waitingDesk(services, class_id);
      const ids: number[] = [];
      for (let n = 701; n <= 712; n += 1) {
        const { enrolment_id } = await desk.enrol(n);
        ids.push(enrolment_id);
        const input = { class_id, enrolment_id, event: 'claim' as const };
        await callHandler(reviewEnrolment, { services, caller, input });
      }
      const reasons = [{ document: 'photo', reason: '背景不是白色' }];
      const giveBack = (enrolment_id: number) =>
        callHandler(reviewEnrolment, {
          services,
          caller,
          input: { class_id, enrolment_id, event: 'return', reasons },
        });
      const rooms = callHandler(moveDeadline, {
        services,
        caller,
        input: { class_id, stage: 'rooms', due_at: inDays(3), reason: '考点提前交付' },
      });
      await Promise.all([...ids.slice(0, 6).map(giveBack), rooms, ...ids.slice(6).map(giveBack)]);
      const rows = await services.store.db
        .selectFrom('enrolment')
        .select('mend_until')
        .where('class_id', '=', class_id)
        .execute();
      expect(rows.map(({ mend_until }) => mend_until?.toISOString())).toEqual(ids.map(() => inDays(3)));
    });
  },
);
