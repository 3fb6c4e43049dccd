import { readFile } from 'node:fs/promises';
import type { InputOf } from '@skillcert/api-client/contract';
import { examLimits } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { markSitting } from '../sittings/mark-sitting.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { openDoor } from './testing/open-door.js';

type Marks = InputOf<'exam/markSitting'>['marks'];

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('attendance of a sitting on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo(at('00:30')));

  const open = async (candidates: number) => {
    const caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const office = await ticketOffice(services, caller, candidates, { exam_at });
    await office.arrange();
    const { class_id, theory, practical } = office;
    const door = openDoor(services, class_id, caller);
    const { items } = await door.roster();
    return {
      ...office,
      door,
      people: items,
      number: (nth: number) => items[nth]?.enrol_no ?? '',
      mark: (sitting_id: number, marks: Marks, reason?: string) =>
        callHandler(markSitting, {
          services,
          caller,
          input: { class_id, sitting_id, marks, ...(reason && { reason }) },
        }),
      counts: async () => {
        const { sittings } = await door.roster();
        const of = (id: number) => {
          const { expected, came, late, left, absent } =
            sittings.find((each) => each.sitting_id === id) ?? {};
          return [expected, came, late, left, absent];
        };
        return { theory: of(theory), practical: of(practical) };
      },
      seen: (
        nth: number,
        mark: Marks[number]['mark'],
        seen: Marks[number]['seen'] = null,
      ): Marks[number] => ({
        enrolment_id: items[nth]?.enrolment_id ?? 0,
        mark,
        seen,
      }),
    };
  };

  it('is of the sitting that is on or next: a person with two is expected in both, and scanned for each', async () => {
    const { door, number, counts } = await open(3);
    expect(await door.scan(number(0))).toMatchObject({
      status: 'admitted',
      seats: [{ mark: 'present' }, { mark: null }],
    });
    expect(await door.scan(number(0))).toMatchObject({ reason: 'already_admitted' });
    services.moveTo(at('01:10'));
    expect(await door.scan(number(1))).toMatchObject({
      status: 'admitted',
      seats: [{ mark: 'late' }, { mark: null }],
    });
    expect(await counts()).toEqual({ theory: [3, 2, 1, 0, 0], practical: [3, 0, 0, 0, 0] });
    services.moveTo(at('02:30'));
    expect(await door.scan(number(0))).toMatchObject({
      status: 'admitted',
      seats: [{ mark: 'present' }, { mark: 'present' }],
    });
    expect(await counts()).toEqual({ theory: [3, 2, 1, 0, 1], practical: [3, 1, 0, 0, 0] });
    expect(await door.roster()).toMatchObject({
      counts: { expected: 3, admitted: 2, conflicts: 0 },
      unseated: 0,
    });
    const { class_id } = (await door.roster()).items[0] ?? { class_id: 0 };
    await sql`delete from exam_seat where class_id = ${class_id} and ticket_id in (
      select t.ticket_id from exam_ticket t join enrolment e on e.enrolment_id = t.enrolment_id
      where e.class_id = ${class_id} and e.enrol_no = ${number(2)})`.execute(services.store.db);
    expect(await door.roster()).toMatchObject({ counts: { expected: 3 }, unseated: 1 });
  });

  it('is brought by devices without a connection in any order, and what two of them say of one sitting is a conflict', async () => {
    const { door, number, counts } = await open(1);
    const enrol_no = number(0);
    services.moveTo(at('05:00'));
    const upload = async (device: string, scanned_at: string) =>
      (await door.upload(device, { enrol_no, scanned_at: at(scanned_at) }))[0]?.status;
    expect(await upload('device-one', '02:40')).toBe('admitted');
    expect(await upload('device-two', '00:40')).toBe('admitted');
    expect(await counts()).toEqual({ theory: [1, 1, 0, 0, 0], practical: [1, 1, 0, 0, 0] });
    expect(await upload('device-one', '00:45')).toBe('conflict');
    const [row] = (await door.roster()).items;
    const undo = { event: 'decide' as const, enrolment_id: row?.enrolment_id ?? 0, reason: '替考' };
    await door.tell({ ...undo, decision: 'reverse' });
    expect(await counts()).toEqual({ theory: [1, 0, 0, 0, 1], practical: [1, 0, 0, 0, 1] });
  });

  it('is said by name as well, as it was seen; whoever was called absent and comes is there', async () => {
    const { door, number, counts, mark, seen, theory } = await open(3);
    expect(await mark(theory, [seen(0, 'absent'), seen(1, 'present')])).toEqual({ changed: 2 });
    expect(await refusalOf(mark(theory, [seen(1, 'left')]))).toBe('state_changed');
    expect(await mark(theory, [seen(1, 'left', 'present')])).toEqual({ changed: 1 });
    expect((await counts()).theory).toEqual([3, 1, 0, 1, 1]);
    services.moveTo(at('01:05'));
    expect(await door.scan(number(0))).toMatchObject({ status: 'admitted', seats: [{ mark: 'late' }, {}] });
    expect((await counts()).theory).toEqual([3, 2, 1, 1, 0]);
    expect(await mark(theory, [seen(1, null, 'left')])).toEqual({ changed: 1 });
  });

  it('is refused by name before a sitting is near, of strangers, after a day without a reason, and once scores are published', async () => {
    const { class_id, mark, seen, theory, practical } = await open(1);
    expect(await refusalOf(mark(404, [seen(0, 'present')]))).toBe('not_found');
    expect(await fieldsOf(mark(theory, [{ enrolment_id: 404, mark: 'present', seen: null }]))).toEqual({
      marks: 'not_offered',
    });
    expect(await fieldsOf(mark(theory, [seen(0, 'present'), seen(0, 'late')]))).toEqual({
      marks: 'not_unique',
    });
    expect(await refusalOf(mark(practical, [seen(0, 'absent')]))).toBe('sitting_ahead');
    const lead = `开考前 ${examLimits.lead_minutes / 60} 小时起`;
    expect(await sentenceOf(mark(practical, [seen(0, 'absent')]))).toContain(lead);
    await mark(theory, [seen(0, 'present')]);
    services.moveTo('2026-11-23T01:00:00.000Z');
    expect(await fieldsOf(mark(theory, [seen(0, 'left', 'present')]))).toEqual({ reason: 'reason_required' });
    expect(await mark(theory, [seen(0, 'left', 'present')], '提前交卷')).toEqual({ changed: 1 });
    await services.store.db
      .updateTable('class')
      .set({ status: 'publicity' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(mark(theory, [seen(0, 'late', 'left')]))).toBe('scores_published');
  });

  it('is made of the check-ins of before, for the sitting that somebody came for then', async () => {
    const { door, number, counts } = await open(3);
    await door.scan(number(0));
    services.moveTo(at('01:10'));
    await door.scan(number(1));
    services.moveTo(at('02:30'));
    await door.scan(number(2));
    const before = await counts();
    const { db } = services.store;
    await sql`delete from sitting_mark`.execute(db);
    const file = new URL('../../../platform/store/migrations/0084-sitting-marks.sql', import.meta.url);
    const [, fill = ''] = /^(insert into sitting_mark[^;]+);/m.exec(await readFile(file, 'utf8')) ?? [];
    await sql.raw(fill).execute(db);
    expect(await counts()).toEqual(before);
  });

  it('narrows the roster to those of a sitting or a room, and to nobody of another class’s', async () => {
    const { door, room_id, theory } = await open(2);
    const other = await insertTestClass(services, { exam_at });
    const of = async (filters: object) => (await door.roster(filters)).total;
    expect([await of({ sitting_id: theory }), await of({ room_id }), await of({ sitting_id: 404 })]).toEqual([
      2, 2, 0,
    ]);
    const elsewhere = openDoor(services, other, await openStaff(services, { roles: ['zky-admin'] }));
    expect((await elsewhere.roster({ sitting_id: theory })).total).toBe(0);
  });
});
