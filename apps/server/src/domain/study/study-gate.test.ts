import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { callHandler } from '../class/testing/call-handler.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { fetchEnrolmentLists } from '../enrolment/lists/fetch-enrolment-lists.js';
import { ticketOffice } from '../exam/tickets/testing/ticket-office.js';
import { sitsExam } from '../foundation/standing/sits-exam.js';
import { openLearner } from './testing/open-learner.js';
import { studyDesk } from './testing/study-desk.js';

describe.each(engines)('tickets that wait for courses on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  /** A closed class with one candidate who studies in a room, and two who learn a course of one unit at home. */
  const open = async () => {
    const office = await ticketOffice(services, caller, 1);
    const { class_id } = office;
    await sql`update enrolment set study_type = 'onsite' where class_id = ${class_id}`.execute(
      services.store.db,
    );
    const desk = studyDesk(services, class_id, caller);
    const course = await desk.published(1, { required_minutes: 0 });
    await office.move('enrolling');
    const free = { fee_cents: 0 };
    const [eager, late] = [
      await openLearner(services, class_id, free),
      await openLearner(services, class_id, free),
    ];
    await office.move('closed');
    return { office, class_id, desk, course, eager, late };
  };
  const sitting = async (class_id: number) => {
    const { rows } = await sql<{ enrolment_id: number }>`
      select e.enrolment_id from enrolment e where e.class_id = ${class_id} and ${sitsExam}`.execute(
      services.store.db,
    );
    return rows.map(({ enrolment_id }) => enrolment_id);
  };

  it('are for everybody until their class asks for it', async () => {
    const { office, desk, class_id } = await open();
    expect(await desk.courses()).toMatchObject({ study_gate: false, may_gate: true });
    expect(await office.preview()).toMatchObject({ people: 3, unpaid: 0, unstudied: 0 });
    expect(await sitting(class_id)).toHaveLength(3);
  });

  it('are, for candidates who study online, for those who are done with each published unit', async () => {
    const { office, desk, course, class_id, eager, late } = await open();
    expect(await desk.gate(true)).toEqual({ class_id, study_gate: true });
    expect(await desk.courses()).toMatchObject({ study_gate: true });
    expect(await office.preview()).toMatchObject({ people: 1, unpaid: 0, unstudied: 2 });
    expect(await eager.courses()).toMatchObject([{ gate: true }]);
    await eager.open(course.first);
    expect(await office.preview()).toMatchObject({ people: 2, unstudied: 1 });
    expect(await sitting(class_id)).not.toContain(late.enrolment_id);
    // Units that nobody can learn hold nobody back: a draft, and a unit without its file.
    const draft = await desk.course();
    await desk.unit(draft.course_id);
    await desk.unit(course.course_id, { kind: 'pdf' });
    expect(await office.preview()).toMatchObject({ people: 2, unstudied: 1 });
    await late.open(course.first);
    expect(await office.preview()).toMatchObject({ people: 3, unstudied: 0 });
  });

  it('have candidates who are found by whether they are done, gate or not', async () => {
    const { class_id, course, eager, late } = await open();
    await eager.open(course.first);
    const found = async (studied: boolean) => {
      const asked = { services, caller, input: { class_id, studied } };
      const { items, total } = await callHandler(fetchEnrolmentLists, asked);
      expect(total).toBe(items.length);
      return items.map(({ enrolment_id }) => enrolment_id);
    };
    expect(await found(true)).toEqual([eager.enrolment_id]);
    expect(await found(false)).toEqual([late.enrolment_id]);
  });

  it('wait for the fee first, and count nobody twice', async () => {
    const { office, desk, class_id, late } = await open();
    await desk.gate(true);
    await services.store.db
      .updateTable('enrolment')
      .set({ fee_cents: 68_000 })
      .where('class_id', '=', class_id)
      .where('enrolment_id', '=', late.enrolment_id)
      .execute();
    expect(await office.preview()).toMatchObject({ people: 1, unpaid: 1, unstudied: 1 });
  });

  it('are superseded where their class asks for it afterwards, and stay where more is to be learned', async () => {
    const { office, desk, course, class_id, eager, late } = await open();
    await eager.open(course.first);
    expect(await office.arrange()).toMatchObject({ changes: { issued: 3 } });
    await desk.gate(true);
    // A candidate with a seat is examined, until seats are arranged again.
    expect(await sitting(class_id)).toContain(late.enrolment_id);
    expect(await office.arrange()).toMatchObject({ changes: { superseded: 1, kept: 2 } });
    expect(await sitting(class_id)).not.toContain(late.enrolment_id);
    await desk.unit(course.course_id, { title: '后来的一讲' });
    expect(await sitting(class_id)).toContain(eager.enrolment_id);
  });

  it('exclude a candidate who finished only after the seats were published: they have none, and are not examined', async () => {
    const { office, desk, course, class_id, eager, late } = await open();
    await eager.open(course.first);
    await desk.gate(true);
    await office.arrange();
    await services.store.db
      .updateTable('class')
      .set({ status: 'arranged' })
      .where('class_id', '=', class_id)
      .execute();
    await late.open(course.first);
    expect(await sitting(class_id)).toContain(eager.enrolment_id);
    expect(await sitting(class_id)).not.toContain(late.enrolment_id);
  });

  it('may be switched until the seats are published, by the managers of a class studied online', async () => {
    const { desk, class_id, eager, late } = await open();
    await desk.gate(true);
    await desk.gate(true);
    const trail = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'user_id'])
      .where('class_id', '=', class_id)
      .where('object_type', '=', 'class')
      .where('action', 'in', ['require_study', 'waive_study'])
      .execute();
    expect(trail).toEqual([{ action: 'require_study', user_id: caller.user_id }]);
    await services.store.db
      .updateTable('class')
      .set({ status: 'arranged' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(desk.gate(false))).toBe('class_state');
    expect(await desk.courses()).toMatchObject({ study_gate: true, may_gate: false, may_edit: true });
    expect([await eager.courses(), await late.courses()]).toMatchObject([
      [{ gate: false }],
      [{ gate: false }],
    ]);
    const onsite = await insertTestClass(services, { study_types: ['onsite'] });
    expect(await refusalOf(studyDesk(services, onsite, caller).gate(true))).toBe('transition_refused');
    expect(await refusalOf(studyDesk(services, 404, caller).gate(true))).toBe('not_found');
  });
});
