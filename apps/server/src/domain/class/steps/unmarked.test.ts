import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openDoor } from '../../exam/check-in/testing/open-door.js';
import { markSitting } from '../../exam/sittings/mark-sitting.js';
import { ticketOffice } from '../../exam/tickets/testing/ticket-office.js';
import { scoreCalls } from '../../scores/testing/score-office.js';
import { callHandler } from '../testing/call-handler.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { fetchClassStep } from './fetch-class-step.js';

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('candidates whose attendance is missing on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const open = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await open(), await open(), await open()];
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo(at('00:30')));

  /** A class of three with seats in both subjects, whose exam runs. */
  const open = async () => {
    const [caller] = staff;
    const office = await ticketOffice(services, caller, 3, { exam_at });
    await office.arrange();
    const { class_id, theory, practical } = office;
    const be = (status: 'examining' | 'scoring') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await be('examining');
    const door = openDoor(services, class_id, caller);
    const { items } = await door.roster();
    const ids = items.map(({ enrolment_id }) => enrolment_id);
    return {
      ...scoreCalls(services, class_id, ids),
      be,
      theory,
      practical,
      scan: (nth: number) => door.scan(items[nth]?.enrol_no ?? ''),
      mark: (sitting_id: number, mark: 'present' | 'absent', ...nths: number[]) =>
        callHandler(markSitting, {
          services,
          caller,
          input: {
            class_id,
            sitting_id,
            marks: nths.map((nth) => ({ enrolment_id: ids[nth] ?? 0, mark, seen: null })),
          },
        }),
      unmarked: async (event: 'start_exam' | 'end_exam' | 'freeze_scores' | 'publicity_end') => {
        const { open } = await callHandler(fetchClassStep, { services, caller, input: { class_id, event } });
        return open.find(({ matter }) => matter === 'unmarked')?.count ?? 0;
      },
    };
  };

  it('are named when the exam ends, of each sitting that is over, until they are checked in or marked', async () => {
    const exam = await open();
    await exam.scan(0);
    expect(await exam.unmarked('end_exam')).toBe(0);
    services.moveTo(at('02:30'));
    expect(await exam.unmarked('end_exam')).toBe(2);
    await exam.mark(exam.theory, 'absent', 1);
    expect(await exam.unmarked('end_exam')).toBe(1);
    services.moveTo(at('09:00'));
    // Nobody is marked in the practice. Each candidate counts once.
    expect(await exam.unmarked('end_exam')).toBe(3);
    await exam.mark(exam.practical, 'present', 0, 2);
    await exam.mark(exam.practical, 'absent', 1);
    expect(await exam.unmarked('end_exam')).toBe(1);
    await exam.mark(exam.theory, 'present', 2);
    expect(await exam.unmarked('end_exam')).toBe(0);
  });

  it('are named before scores are published, but no subject whose attendance is settled', async () => {
    const exam = await open();
    const [a, b, c] = staff;
    services.moveTo(at('09:00'));
    await exam.be('scoring');
    expect(await exam.unmarked('freeze_scores')).toBe(3);
    await exam.mark(exam.practical, 'present', 0, 1);
    expect(await exam.unmarked('freeze_scores')).toBe(3);
    const [first = 0, second = 0, third = 0] = exam.enrolled;
    // An absence that two people entered accounts for the candidate.
    for (const caller of [a, b])
      await exam.enter(caller, [
        ...['theory', 'practical'].map((subject) => ({
          enrolment_id: third,
          subject,
          score: 'absent' as const,
        })),
        ...[first, second].map((enrolment_id) => ({ enrolment_id, subject: 'theory', score: 80 })),
      ]);
    await exam.freeze(a, 'theory');
    expect(await exam.unmarked('freeze_scores')).toBe(2);
    await exam.publish(c, 'theory');
    expect(await exam.unmarked('freeze_scores')).toBe(0);
    expect(await exam.unmarked('publicity_end')).toBe(0);
  });
});
