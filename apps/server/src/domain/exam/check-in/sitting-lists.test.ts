import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { markSitting } from '../sittings/mark-sitting.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { exportReportLists } from './export-report-lists.js';
import { openDoor } from './testing/open-door.js';

type Mark = InputOf<'exam/markSitting'>['marks'][number]['mark'];

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const parts = ['waiting', 'admitted', 'late', 'left', 'absent', 'unmarked'] as const;

describe.each(engines)('the list of a sitting on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo(at('00:30')));

  const open = async () => {
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const office = await ticketOffice(services, caller, 6, { exam_at });
    await office.arrange();
    const { class_id, theory } = office;
    const door = openDoor(services, class_id, caller);
    const { items } = await door.roster();
    const mark = (nth: number, said: Mark, seen: Mark = null, sitting_id = theory) => {
      const marks = [{ enrolment_id: items[nth]?.enrolment_id ?? 0, mark: said, seen }];
      return callHandler(markSitting, { services, caller, input: { class_id, sitting_id, marks } });
    };
    const places = new Map(items.map(({ enrolment_id }, nth) => [enrolment_id, nth]));
    const shown = async (filters: object) =>
      (await door.roster(filters)).items.map(({ enrolment_id }) => places.get(enrolment_id));
    const number = (nth: number) => items[nth]?.enrol_no ?? '';
    return { ...office, door, mark, shown, number };
  };

  it('shows those of each mark, as the counts do; without a mark they are absent once it is over', async () => {
    const { door, mark, shown, number, theory: sitting_id, practical } = await open();
    await door.scan(number(0));
    services.moveTo(at('01:05'));
    await door.scan(number(1));
    await mark(2, 'left');
    await mark(3, 'absent');
    const all = async () =>
      Object.fromEntries(
        await Promise.all(parts.map(async (show) => [show, await shown({ sitting_id, show })] as const)),
      );
    expect(await all()).toEqual({
      waiting: [4, 5],
      admitted: [0, 1, 2],
      late: [1],
      left: [2],
      absent: [3],
      unmarked: [4, 5],
    });
    services.moveTo(at('02:00'));
    expect(await all()).toMatchObject({ waiting: [], absent: [3, 4, 5], unmarked: [4, 5] });
    const { sittings } = await door.roster();
    const counts = sittings.find((each) => each.sitting_id === sitting_id);
    expect(counts).toMatchObject({ expected: 6, came: 3, late: 1, left: 1, absent: 3, unmarked: 2 });
    expect(await shown({ sitting_id: practical, show: 'waiting' })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await shown({ sitting_id, sort: 'admitted_at', order: 'desc', show: 'admitted' })).toEqual([
      1, 0, 2,
    ]);
  });

  it('is a file with the marks of that sitting, also of those who were there in another one', async () => {
    const { class_id, door, number, mark, practical: sitting_id } = await open();
    await door.scan(number(0));
    await door.scan(number(1));
    services.moveTo(at('02:30'));
    await door.scan(number(1));
    await mark(2, 'left', null, sitting_id);
    services.moveTo(at('05:00'));
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const input = { class_id, sitting_id, purpose: '归档' };
    const file = callHandler(exportReportLists, { services, caller, language: 'en', input });
    const [head, ...rows] = await linesOf(file);
    expect(head).toBe('Enrolment number,Name,ID number,Room,Attendance,Checked in at,Conflicts');
    expect(rows.map((row) => row.split(',').slice(3).join())).toEqual([
      '第 1 考场,Absent,,0',
      '第 1 考场,Present,2026-11-21 10:30,0',
      '第 1 考场,Left early,,0',
      ...Array.from({ length: 3 }, () => '第 1 考场,Absent,,0'),
    ]);
  });

  it('asks for the sitting where only a sitting has such people', async () => {
    const { door } = await open();
    for (const show of ['late', 'left', 'absent', 'unmarked'] as const)
      expect(await fieldsOf(door.roster({ show }))).toEqual({ sitting_id: 'required' });
  });

  it('counts somebody who was marked by name as there, in every list; one called absent is still awaited', async () => {
    const { door, mark, shown, number } = await open();
    await mark(0, 'present');
    await mark(1, 'absent');
    await door.scan(number(2));
    expect(await shown({ show: 'admitted' })).toEqual([0, 2]);
    expect(await shown({ show: 'waiting' })).toEqual([1, 3, 4, 5]);
    const { items, counts } = await door.roster();
    expect(counts).toMatchObject({ expected: 6, admitted: 2 });
    expect(items.slice(0, 2).map(({ attendance, admitted_at }) => [attendance, admitted_at])).toEqual([
      ['admitted', null],
      ['waiting', null],
    ]);
    // The door says the same of those whom it answers about.
    expect(await door.scan(number(0))).toMatchObject({ status: 'admitted' });
    const undo = { event: 'undo' as const, enrolment_id: items[0]?.enrolment_id ?? 0, reason: '扫错了' };
    expect(await door.tell(undo)).toMatchObject({
      candidate: { attendance: 'admitted', admitted_at: null },
      seats: [{ mark: 'present' }, { mark: null }],
    });
  });

  it('keeps a mark by name where a scan of before arrives late, with the admission beside it', async () => {
    const { door, mark, number } = await open();
    services.moveTo(at('01:30'));
    await mark(0, 'left');
    expect(await door.upload('device-two', { enrol_no: number(0), scanned_at: at('00:55') })).toMatchObject([
      { status: 'admitted' },
    ]);
    expect((await door.roster()).items[0]).toMatchObject({
      admitted_at: at('00:55'),
      seats: [{ mark: 'left', device: null }, { mark: null }],
    });
  });

  it('keeps a mark by name where the check-in is taken back', async () => {
    const { class_id, door, mark, number, practical } = await open();
    await door.scan(number(0));
    services.moveTo(at('02:00'));
    await mark(0, 'present', null, practical);
    const [row] = (await door.roster()).items;
    const undo = { event: 'undo' as const, enrolment_id: row?.enrolment_id ?? 0, reason: '扫错了' };
    expect(await door.tell(undo)).toMatchObject({
      candidate: { attendance: 'admitted', admitted_at: null },
      seats: [{ mark: null }, { mark: 'present' }],
    });
    const { rows } = await sql`select from sitting_mark where class_id = ${class_id}`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(1);
  });
});
