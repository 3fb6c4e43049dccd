import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { markSitting } from '../sittings/mark-sitting.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { exportReportLists } from './export-report-lists.js';
import { openDoor } from './testing/open-door.js';
import { updateReport } from './update-report.js';

// Theory from nine to ten, by the clock of Shanghai; the programme lets people in for fifteen minutes.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('who comes after the limit of the programme, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const open = async () => {
    services.moveTo(at('00:30'));
    const caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const office = await ticketOffice(services, caller, 3, { exam_at });
    await office.arrange();
    const door = openDoor(services, office.class_id, caller);
    const numbers = (await door.roster()).items.map(({ enrol_no }) => enrol_no);
    return { ...office, caller, door, numbers };
  };

  it('is let in, and trail, list and file say how late and by whom', async () => {
    const { class_id, theory, caller, door, numbers } = await open();
    const [inTime = '', late = '', later = ''] = numbers;
    services.moveTo(at('01:00'));
    await door.scan(inTime);
    services.moveTo(at('01:15'));
    await door.scan(late);
    services.moveTo('2026-11-21T01:22:40.000Z');
    expect(await door.scan(later)).toMatchObject({ status: 'admitted', reason: null });

    const { rows } = await sql<{ minutes: number | null; actor: string }>`
      select (x.detail ->> 'minutes_late')::int4 as minutes, a.name as actor from audit_event x
      join account a on a.user_id = x.user_id
      where x.class_id = ${class_id} and x.object_type = 'check_in' and x.action = 'admit' order by x.seq`.execute(
      services.store.db,
    );
    expect(rows).toEqual([null, null, 22].map((minutes) => ({ minutes, actor: '陈思远' })));

    const { items } = await door.roster({ sitting_id: theory });
    expect(items.map(({ late_by }) => late_by)).toEqual([
      [],
      [{ sitting_id: theory, name: '陈思远' }],
      [{ sitting_id: theory, name: '陈思远' }],
    ]);
    const input = { class_id, sitting_id: theory, purpose: '考务存档' };
    const lines = await linesOf(callHandler(exportReportLists, { services, caller, input }));
    expect(lines.find((line) => line.includes(late))).not.toContain('22');
    expect(lines.find((line) => line.includes(later))).toContain('迟到 22 分钟，由陈思远放行');
  });

  it('is not late who was seen by name before', async () => {
    const { class_id, theory, caller, door, numbers } = await open();
    const { items } = await door.roster();
    services.moveTo(at('01:05'));
    const marks = (['present', 'late', 'absent'] as const).map((mark, nth) => {
      const enrolment_id = items[nth]?.enrolment_id ?? 0;
      return { enrolment_id, mark, seen: null };
    });
    await callHandler(markSitting, { services, caller, input: { class_id, sitting_id: theory, marks } });
    services.moveTo(at('01:22'));
    for (const number of numbers) expect(await door.scan(number)).toMatchObject({ status: 'admitted' });
    const { rows } = await sql<{ minutes: number | null }>`
      select (detail ->> 'minutes_late')::int4 as minutes from audit_event
      where class_id = ${class_id} and object_type = 'check_in' and action = 'admit' order by seq`.execute(
      services.store.db,
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual([null, null, 22]);
  });

  it('is late like anybody where the programme has no limit', async () => {
    const { class_id, caller, numbers } = await open();
    services.moveTo(at('01:22'));
    const { entry_minutes: _, ...exam } = services.exam;
    const input = { class_id, device: 'device-one', nonce: 'nonce-no-limit', enrol_no: numbers[0] };
    await callHandler(updateReport, {
      services: { ...services, exam },
      caller,
      input: { ...input, event: 'admit' },
    });
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_event where class_id = ${class_id} and object_type = 'check_in'`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.detail).not.toHaveProperty('minutes_late');
  });
});
