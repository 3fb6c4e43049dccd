import { contract } from '@skillcert/api-client/contract';
import { examLimits } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { fetchClassById } from '../../../class/fetch-class-by-id.js';
import { applyByTwo } from '../../../class/testing/apply-by-two.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { openMessage } from '../../../messaging/seal-message.js';
import { setArrangementStatus } from '../../tickets/arrangement/set-arrangement-status.js';
import { ticketOffice } from '../../tickets/testing/ticket-office.js';
import { shiftSittings } from './shift-sittings.js';

const day_ms = 86_400_000;

describe.each(engines)('the day of an exam on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const inDays = (days: number) => new Date(services.now().getTime() + day_ms * days);
  /** A class whose enrolment ended yesterday, with its exam in twelve days. */
  const open = async (candidates: number, exam_at = inDays(12)) => {
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    await services.store.db
      .updateTable('class')
      .set({ enroll_end: inDays(-1) })
      .where('class_id', '=', office.class_id)
      .execute();
    if (candidates > 0) await office.arrange();
    const { class_id } = office;
    const { db } = services.store;
    return {
      ...office,
      shift: (input: object, as = caller) =>
        callHandler(shiftSittings, {
          services,
          caller: as,
          input: { class_id, reason: '台风停运', ...input },
        }),
      publish: () =>
        callHandler(setArrangementStatus, {
          services,
          caller,
          input: { class_id, event: 'publish_arrangement', version: 1 },
        }),
      examAt: async () =>
        (
          await db
            .selectFrom('class')
            .select('exam_at')
            .where('class_id', '=', class_id)
            .executeTakeFirstOrThrow()
        ).exam_at?.toISOString(),
      starts: async () => (await office.exam.sittings()).items.map(({ starts_at }) => starts_at),
    };
  };

  it('moves with all its sittings while nobody loses a seat, and the trail says by whom and why', async () => {
    const exam_at = inDays(12);
    const opened = await open(2, exam_at);
    const before = await opened.starts();
    expect(await opened.shift({ days: 2 })).toEqual({ shifted: 2 });
    expect(await opened.examAt()).toBe(new Date(exam_at.getTime() + 2 * day_ms).toISOString());
    const later = (at: string) => new Date(Date.parse(at) + 2 * day_ms).toISOString();
    expect(await opened.starts()).toEqual(before.map(later));
    const { items } = await opened.list();
    expect(items.map(({ revision, seats }) => [revision, seats.length])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const { rows } = await sql<{ reason: string; detail: object }>`
      select reason, detail from audit_event
      where class_id = ${opened.class_id} and action = 'move_exam' and object_type = 'class'`.execute(
      services.store.db,
    );
    expect(rows).toEqual([
      {
        reason: '台风停运',
        detail: { days: 2, was: exam_at.toISOString(), exam_at: later(exam_at.toISOString()) },
      },
    ]);
    const { timeline } = await callHandler(fetchClassById, {
      services,
      caller,
      input: { class_id: opened.class_id },
    });
    expect(timeline.at(-1)).toMatchObject({
      action: 'move_exam',
      reason: '台风停运',
      exam: { was: exam_at.toISOString(), exam_at: later(exam_at.toISOString()) },
    });
    expect(await verifyChain(services.store.db, opened.class_id)).toMatchObject({ ok: true });
  });

  it('moves once published seats are taken back by two people, and candidates are told when they are published again', async () => {
    const opened = await open(2);
    const { class_id } = opened;
    await opened.publish();
    const early = opened.shift({ days: 1 });
    expect(await refusalOf(early)).toBe('class_state');
    expect(await causeOf(early)).toEqual({ why: 'seats_published' });
    expect(await sentenceOf(early)).toMatch(/撤回编排/);
    expect(await sentenceOf(early, 'en')).toMatch(/two people/);
    // Other changes of a published plan are led the same way.
    expect(await causeOf(opened.exam.sitting(opened.room_id, 5, 6))).toEqual({ why: 'seats_published' });
    await applyByTwo(services, class_id, 'withdraw_arrangement');
    await opened.shift({ days: 1 });
    expect(await opened.publish()).toMatchObject({ told: 2 });
    const { rows } = await sql<{ params: Record<string, string> }>`
      select params from sms where class_id = ${class_id} and template = 'ticket' order by sms_id`.execute(
      services.store.db,
    );
    expect(rows.map(({ params }) => openMessage(services.keyring, params).params.status)).toEqual([
      'published',
      'published',
      'changed',
      'changed',
    ]);
  });

  it('moves without a sitting, and stays where one subject alone moves within it', async () => {
    const exam_at = inDays(12);
    const opened = await open(0, exam_at);
    expect(await opened.shift({ days: 1, subject: 'practical' })).toEqual({ shifted: 1 });
    expect(await opened.examAt()).toBe(exam_at.toISOString());
    expect(await fieldsOf(opened.shift({ days: 7, subject: 'practical' }))).toEqual({ days: 'outside_exam' });
    await services.store.db.deleteFrom('exam_sitting').where('class_id', '=', opened.class_id).execute();
    expect(await opened.shift({ days: 3 })).toEqual({ shifted: 0 });
    expect(await opened.examAt()).toBe(new Date(exam_at.getTime() + 3 * day_ms).toISOString());
  });

  it('keeps the hour on the wall where the clocks change in between', async () => {
    const exam_at = new Date('2027-03-27T08:00:00.000Z');
    const opened = await open(0, exam_at);
    const madrid = { ...services, programme: { ...services.programme, time_zone: 'Europe/Madrid' } };
    const input = { class_id: opened.class_id, days: 1, reason: '台风停运' };
    await callHandler(shiftSittings, { services: madrid, caller, input });
    expect(await opened.examAt()).toBe('2027-03-28T07:00:00.000Z');
    expect((await opened.starts()).toSorted()[0]).toBe('2027-03-28T07:00:00.000Z');
  });

  it('stays, with the reason beside the field, where the exam would come too early or no reason is given', async () => {
    const opened = await open(1);
    expect(await fieldsOf(opened.shift({ days: -13 }))).toEqual({ days: 'exam_too_early' });
    expect(await fieldsOf(opened.shift({ days: 1, reason: '' }))).toEqual({ reason: 'reason_required' });
    await services.store.db
      .updateTable('class')
      .set({ enroll_end: inDays(11), status: 'enrolling' })
      .where('class_id', '=', opened.class_id)
      .execute();
    expect(await fieldsOf(opened.shift({ days: -2 }))).toEqual({ days: 'exam_too_early' });
    const own = await opened.exam.room('第 8 考场', { address: opened.address });
    const stranger = await open(0, inDays(13));
    const taken = await stranger.exam.room('第 8 考场', { address: opened.address });
    await opened.exam.sitting(own.room_id, 4, 5);
    await stranger.exam.sitting(taken.room_id, 4, 5);
    expect(await causeOf(opened.shift({ days: 1 }))).toEqual({ why: 'rooms_meet', count: 1 });
    expect(await fieldsOf(opened.shift({ days: 1 }))).toEqual({ days: 'busy' });
    // An account that only works at the door of the class moves sittings in it, but not its day.
    const editor = await openStaff(services, { roles: ['editor'], sign_in: [opened.class_id] });
    expect(await causeOf(opened.shift({ days: 2 }, editor))).toEqual({ why: 'not_by_role' });
    expect(await opened.shift({ minutes: 10 }, editor)).toEqual({ shifted: 3 });
  });

  it('takes minutes or days, and refuses beside the field what is out of range', () => {
    const { input } = contract['exam/shiftSittings'];
    const problems = (asked: object) =>
      input.safeParse({ class_id: 1, ...asked }).error?.issues.map(({ path, message }) => [path[0], message]);
    const { shift_minutes_max, shift_days_max } = examLimits;
    expect(problems({ minutes: 10 })).toBeUndefined();
    expect(problems({ days: -shift_days_max, reason: '台风' })).toBeUndefined();
    expect(problems({ minutes: shift_minutes_max + 1 })).toEqual([['minutes', 'too_big']]);
    expect(problems({ days: -shift_days_max - 1 })).toEqual([['days', 'too_small']]);
    expect(problems({})).toEqual([['minutes', 'required']]);
    expect(problems({ days: 0 })).toEqual([['days', 'required']]);
    expect(problems({ minutes: 5, days: 1 })).toEqual([['days', 'invalid']]);
  });
});
