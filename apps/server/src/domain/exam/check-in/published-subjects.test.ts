import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { scoreCalls } from '../../scores/testing/score-office.js';
import { markSitting } from '../sittings/mark-sitting.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { openDoor } from './testing/open-door.js';

type Mark = InputOf<'exam/markSitting'>['marks'][number]['mark'];

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('attendance beside published scores on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** Three people: one was scanned in the morning, one for practice, one is nowhere. Theory is published. */
  const open = async () => {
    services.moveTo(at('00:30'));
    const people = ['甲', '乙', '丙'].map((name) => openStaff(services, { roles: ['zky-admin'], name }));
    const [one, two, three] = await Promise.all(people);
    if (!one || !two || !three) throw new Error('Three people are needed.');
    const office = await ticketOffice(services, one, 3, { exam_at });
    await office.arrange();
    const { class_id } = office;
    const { db } = services.store;
    await db.updateTable('class').set({ status: 'examining' }).where('class_id', '=', class_id).execute();
    const door = openDoor(services, class_id, one);
    const { items } = await door.roster();
    const [morning, later, nowhere] = items;
    if (!morning || !later || !nowhere) throw new Error('Nobody is expected.');
    await door.scan(morning.enrol_no);
    services.moveTo(at('02:40'));
    await door.scan(later.enrol_no);
    await db.updateTable('class').set({ status: 'scoring' }).where('class_id', '=', class_id).execute();
    const enrolled = items.map(({ enrolment_id }) => enrolment_id);
    const scores = scoreCalls(services, class_id, enrolled);
    for (const caller of [one, two])
      await scores.enter(caller, [
        { enrolment_id: morning.enrolment_id, subject: 'theory', score: 80 },
        { enrolment_id: later.enrolment_id, subject: 'theory', score: 'absent' },
        { enrolment_id: nowhere.enrolment_id, subject: 'theory', score: 'absent' },
      ]);
    await scores.freeze(one, 'theory');
    await scores.publish(three, 'theory');
    const mark = (sitting_id: number, enrolment_id: number, said: Mark, seen: Mark) =>
      callHandler(markSitting, {
        services,
        caller: one,
        input: { class_id, sitting_id, marks: [{ enrolment_id, mark: said, seen }] },
      });
    const reopen = () =>
      db.updateTable('class').set({ status: 'examining' }).where('class_id', '=', class_id).execute();
    return { ...office, door, mark, morning, later, nowhere, reopen };
  };

  it('changes in the other subject alone, and stands in the published one', async () => {
    const { door, mark, morning, later, nowhere, theory, practical } = await open();
    expect(await mark(practical, nowhere.enrolment_id, 'present', null)).toEqual({ changed: 1 });
    expect(await mark(practical, later.enrolment_id, 'left', 'present')).toEqual({ changed: 1 });
    expect(await refusalOf(mark(theory, nowhere.enrolment_id, 'present', null))).toBe('scores_published');
    expect(await refusalOf(mark(theory, morning.enrolment_id, null, 'present'))).toBe('scores_published');
    const { sittings } = await door.roster();
    const settled = sittings.map(({ subject, is_settled }) => [subject, is_settled]);
    expect(Object.fromEntries(settled)).toEqual({ theory: true, practical: false });
  });

  it('takes scans of devices that come back for the other subject, and none for the published one', async () => {
    const { door, reopen, later, nowhere } = await open();
    await reopen();
    const uploads = await door.upload(
      'device-two',
      { enrol_no: nowhere.enrol_no, scanned_at: at('00:40') },
      { enrol_no: later.enrol_no, scanned_at: at('00:40') },
      { enrol_no: nowhere.enrol_no, scanned_at: at('02:40') },
    );
    expect(uploads.map(({ status, reason }) => [status, reason])).toEqual([
      ['denied', 'scores_published'],
      ['denied', 'scores_published'],
      ['admitted', null],
    ]);
  });

  it('is taken back where the door let somebody into the other subject alone', async () => {
    const { door, reopen, morning, later } = await open();
    await reopen();
    const undo = (enrolment_id: number) => door.tell({ event: 'undo', enrolment_id, reason: '扫错了' });
    expect(await refusalOf(undo(morning.enrolment_id))).toBe('scores_published');
    expect(await undo(later.enrolment_id)).toMatchObject({ status: 'reversed' });
  });
});
