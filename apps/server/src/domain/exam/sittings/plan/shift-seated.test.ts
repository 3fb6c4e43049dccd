import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { newId } from '../../../../platform/store/new-id.js';
import { engines } from '../../../../testing/engines.js';
import { applyByTwo } from '../../../class/testing/apply-by-two.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { openMessage } from '../../../messaging/seal-message.js';
import { setArrangementStatus } from '../../tickets/arrangement/set-arrangement-status.js';
import { ticketOffice } from '../../tickets/testing/ticket-office.js';
import { shiftSittings } from './shift-sittings.js';

describe.each(engines)('sittings with seats on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const open = async (candidates: number, exam_at = new Date(services.now().getTime() + 86_400_000 * 3)) => {
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    const { class_id, exam, address } = office;
    // A room holds six: those who are more sit in a second one.
    if (candidates > 6) {
      const { room_id } = await exam.room('第 2 考场', { address });
      await exam.sitting(room_id, 0, 1);
      await exam.sitting(room_id, 2, 3, { subject: 'practical' });
    }
    await office.arrange();
    return {
      ...office,
      shift: (minutes: number, subject?: string, as = caller) =>
        callHandler(shiftSittings, { services, caller: as, input: { class_id, minutes, subject } }),
      rows: async () => (await office.list()).items,
      told: async () =>
        (
          await sql<{ params: Record<string, string> }>`
            select params from sms where class_id = ${class_id} and template = 'ticket' order by sms_id`.execute(
            services.store.db,
          )
        ).rows.map(({ params }) => openMessage(services.keyring, params).params.status),
    };
  };

  it('begin later with everybody at their desk, and the tickets are issued again', async () => {
    const opened = await open(3);
    const { class_id, exam } = opened;
    const before = await opened.rows();
    expect(await opened.shift(30)).toEqual({ shifted: 2 });
    const after = await opened.rows();
    expect(after.map(({ revision }) => revision)).toEqual([2, 2, 2]);
    const places = (rows: typeof before) =>
      rows.map(({ ticket_no, seats }) => [
        ticket_no,
        seats.map(({ row, column, paper }) => [row, column, paper]),
      ]);
    expect(places(after)).toEqual(places(before));
    expect(after[0]?.seats[0]?.starts_at).toBe(await exam.hour(0.5));
    expect((await opened.versions()).total).toBe(1);
    expect((await opened.compare(1)).total).toBe(0);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are told of their new time when the seats are published again, whoever knew the old one', async () => {
    const opened = await open(2);
    const { class_id } = opened;
    const publish = () =>
      callHandler(setArrangementStatus, {
        services,
        caller,
        input: { class_id, event: 'publish_arrangement', version: 1 },
      });
    await publish();
    expect(await refusalOf(opened.shift(10))).toBe('class_state');
    await applyByTwo(services, class_id, 'withdraw_arrangement');
    // Only the theory begins later: both sit it.
    expect(await opened.shift(10, 'theory')).toEqual({ shifted: 1 });
    expect(await publish()).toMatchObject({ told: 2 });
    expect(await opened.told()).toEqual(['published', 'published', 'changed', 'changed']);
  });

  it('stay where a candidate would sit two subjects at once, who is named', async () => {
    const opened = await open(2);
    const { exam, address, theory, practical } = opened;
    const second = await exam.room('第 2 考场', { address });
    await services.store.db
      .updateTable('exam_sitting')
      .set({ room_id: second.room_id })
      .where('sitting_id', '=', practical)
      .execute();
    // Beside the practical of the other room the theory takes no room, but its people.
    const meeting = () => opened.shift(90, 'theory');
    expect(await causeOf(meeting())).toEqual({ why: 'candidates_meet', count: 2 });
    expect(await fieldsOf(meeting())).toEqual({ minutes: 'busy' });
    const sentence = await sentenceOf(meeting());
    for (const { name } of await opened.rows()) expect(sentence).toContain(name);
    expect(sentence).toContain('技能考核');
    expect((await exam.sittings()).items.find(({ sitting_id }) => sitting_id === theory)?.starts_at).toBe(
      await exam.hour(0),
    );
    expect((await opened.rows()).map(({ revision }) => revision)).toEqual([1, 1]);
    // Namesakes are two people.
    await services.store.db
      .updateTable('enrolment')
      .set({ name: '王明' })
      .where('class_id', '=', opened.class_id)
      .execute();
    expect(await causeOf(meeting())).toEqual({ why: 'candidates_meet', count: 2 });
  });

  it('stay where a room or an invigilator is taken then, and say by what', async () => {
    const exam_at = new Date(services.now().getTime() + 86_400_000 * 3);
    const opened = await open(1, exam_at);
    const { class_id, exam, address, theory } = opened;
    const stranger = await ticketOffice(services, caller, 0, { exam_at });
    const own = await exam.room('第 8 考场', { address });
    await services.store.db
      .updateTable('exam_sitting')
      .set({ room_id: own.room_id })
      .where('sitting_id', '=', theory)
      .execute();
    const taken = await stranger.exam.room('第 8 考场', { address });
    await stranger.exam.sitting(taken.room_id, 4, 5);
    await services.store.db
      .updateTable('class')
      .set({ class_name: '别的班次' })
      .where('class_id', '=', stranger.class_id)
      .execute();
    expect(await causeOf(opened.shift(240, 'theory'))).toEqual({ why: 'rooms_meet', count: 1 });
    expect(await fieldsOf(opened.shift(240, 'theory'))).toEqual({ minutes: 'busy' });
    expect(await sentenceOf(opened.shift(240, 'theory'))).toMatch(/第 8 考场.*别的班次/);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    expect(await sentenceOf(opened.shift(240, 'theory', master))).not.toContain('别的班次');
    const watching = await exam.invigilator('邵慧敏');
    const busy = await exam.room('第 9 考场', { address });
    const other = await exam.sitting(busy.room_id, 6, 7);
    for (const sitting_id of [theory, other.sitting_id])
      await services.store.db
        .insertInto('sitting_invigilator')
        .values({ class_id, sitting_id, user_id: watching })
        .execute();
    // Six hours later the theory meets the sitting of the ninth room.
    await services.store.db.deleteFrom('exam_sitting').where('class_id', '=', stranger.class_id).execute();
    await services.store.db
      .updateTable('exam_sitting')
      .set({ subject: 'review' })
      .where('sitting_id', '=', other.sitting_id)
      .execute();
    expect(await causeOf(opened.shift(360, 'theory'))).toEqual({ why: 'invigilators_meet', count: 1 });
    expect(await sentenceOf(opened.shift(360, 'theory'))).toContain('邵慧敏');
  });

  it('say every clash, candidates before rooms, up to five, and count the others', async () => {
    const opened = await open(7);
    const { class_id, exam, address, theory } = opened;
    const third = await exam.room('第 3 考场', { address });
    const { db } = services.store;
    await db
      .updateTable('exam_sitting')
      .set({ room_id: third.room_id })
      .where('sitting_id', '=', theory)
      .execute();
    const busy = async (n: number) => {
      const [starts_at, ends_at] = [await exam.hour(2 + n / 10), await exam.hour(2 + (n + 1) / 10)];
      await db
        .insertInto('exam_sitting')
        .values({
          class_id,
          sitting_id: newId(),
          subject: 'review',
          room_id: third.room_id,
          starts_at,
          ends_at,
          created_at: services.now(),
          updated_at: services.now(),
        })
        .execute();
    };
    await busy(0);
    const shifted = () => opened.shift(120, 'theory');
    expect(await causeOf(shifted())).toEqual({ why: 'candidates_meet', count: 7 });
    const sentence = await sentenceOf(shifted());
    // Six people are in the one practical, the seventh is in the other one, and both rooms are taken.
    expect(sentence).toMatch(/等 6 人在该时间另有科目考试：.*技能考核.*在该时间另有科目考试：.*技能考核/);
    expect(sentence.match(/等 \d 人/g)).toHaveLength(1);
    expect(await sentenceOf(shifted(), 'ja')).toMatch(/さんほか 1 名は別の科目の試験があります/);
    expect(await sentenceOf(shifted(), 'en')).toMatch(/ and 1 more sit another subject at that time/);
    expect(await sentenceOf(shifted(), 'es')).toMatch(/ y 1 más tienen otra materia/);
    expect(sentence).toMatch(/第 3 考场已有安排：综合评审/);
    expect(sentence).toMatch(/第 2 考场已有安排：技能考核/);
    expect(sentence).not.toContain('未列出');
    for (const n of [1, 2, 3, 4, 5]) await busy(n);
    expect(await sentenceOf(shifted())).toContain('另有 4 项原因未列出');
    expect(await sentenceOf(shifted(), 'en')).toContain('4 more reasons are not listed.');
  });
});
