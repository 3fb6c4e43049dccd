import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { openCertifying } from '../../../certificates/testing/certificate-office.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { ticketOffice } from '../../../exam/tickets/testing/ticket-office.js';
import { moneyDesk } from '../../../money/payments/testing/money-desk.js';
import { openScoring } from '../../../scores/testing/score-office.js';
import { fetchHistory } from '../fetch-history.js';
import { findPeople } from './find-people.js';

describe.each(engines)('where people stand, on $name', (engine) => {
  let services: TestServices;
  let zky: StaffSession;
  let second: StaffSession;
  let third: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    [zky, second, third] = [
      await openStaff(services, { roles: ['zky-admin'], name: '陈思远' }),
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
  });
  afterAll(() => services.close());

  const numberOf = async (enrolment_id: number) =>
    (
      await services.store.db
        .selectFrom('enrolment')
        .select('enrol_no')
        .where('enrolment_id', '=', enrolment_id)
        .executeTakeFirstOrThrow()
    ).enrol_no;
  const standing = async (search: string) => {
    const { items } = await callHandler(findPeople, { services, caller: zky, input: { search } });
    const [found] = items[0]?.standings ?? [];
    return found && [found.stage, found.waits_for, found.list];
  };
  const history = (caller: StaffSession, class_id: number, enrolment_id: number) =>
    callHandler(fetchHistory, { services, caller, input: { class_id, enrolment_id } });

  it('follows the money, and its steps are in the history of whoever may see them', async () => {
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const class_id = await insertTestClass(services);
    const desk = moneyDesk(services, class_id);
    // No number that a ticket office gives, however many were opened in this process.
    const paying = await desk.approved(899);
    const { enrolment_id } = paying;
    const number = await numberOf(enrolment_id);
    expect(await standing(number)).toEqual(['payment', 'desk', 'candidates']);
    await desk.gather(zky);
    expect(await standing(number)).toEqual(['payment', 'payer', 'candidates']);
    const { payment_id } = await desk.declare(paying);
    expect(await standing(number)).toEqual(['payment', 'desk', 'payments']);
    await desk.check(zky, payment_id, 'confirm');
    expect(await standing(number)).toEqual(['ticket', 'clock', 'candidates']);
    await desk.ask(paying.candidate, payment_id);
    expect(await standing(number)).toEqual(['refund', 'desk', 'payments']);

    await sql`update enrolment set unit_id = ${unit_id} where class_id = ${class_id}`.execute(
      services.store.db,
    );
    const said = async (caller: StaffSession) =>
      (await history(caller, class_id, enrolment_id)).timeline.map(({ of, action }) => `${of} ${action}`);
    const all = ['enrolment enrol', 'payment declare', 'payment confirm', 'refund request'];
    expect(await said(zky)).toEqual(all);
    expect(await said(await openStaff(services, { roles: ['master'], owner: [class_id] }))).toEqual(all);
    // A unit that only takes part has no list of payments.
    const unit = await openStaff(services, { roles: ['recommend'], unit_id, organization: [class_id] });
    expect(await said(unit)).toEqual(['enrolment enrol']);
    for (const caller of [
      await openStaff(services, { roles: ['master'], owner: [404] }),
      await openStaff(services, { roles: ['recommend'], organization: [class_id] }),
      await openStaff(services, { roles: ['editor'], sign_in: [class_id] }),
    ]) {
      await expect(history(caller, class_id, enrolment_id)).rejects.toMatchObject({ refusal: 'not_found' });
    }
  });

  it('follows the seat', async () => {
    const office = await ticketOffice(services, zky, 2);
    const { items: before } = await callHandler(findPeople, {
      services,
      caller: zky,
      input: { search: `${office.code}-00001` },
    });
    expect(before[0]?.standings[0]).toMatchObject({ stage: 'ticket', waits_for: 'desk', list: 'candidates' });
    await office.arrange();
    const { items } = await office.list();
    const [ticket] = items;
    expect(await standing(ticket?.ticket_no ?? '')).toEqual(['ticket', 'desk', 'tickets']);
    const rows = await history(zky, office.class_id, before[0]?.standings[0]?.enrolment_id ?? 0);
    const steps = rows.timeline.map(({ of, action }) => `${of} ${action}`);
    expect(steps).toEqual(['enrolment enrol', 'ticket issue']);
    const { db } = services.store;
    const at = (status: 'arranged' | 'examining') =>
      db.updateTable('class').set({ status }).where('class_id', '=', office.class_id).execute();
    await at('arranged');
    expect(await standing(ticket?.ticket_no ?? '')).toEqual(['exam', 'clock', 'tickets']);
    await at('examining');
    expect(await standing(ticket?.ticket_no ?? '')).toEqual(['exam', 'candidate', 'roster']);
  });

  it('follows the scores to the certificate, and speaks of scores once they are out', async () => {
    const office = await openCertifying(services, [zky, second, third], [80, 20]);
    const { class_id } = office;
    const [passed = 0, failed = 0] = office.enrolled;
    const [of_passed, of_failed] = [await numberOf(passed), await numberOf(failed)];
    expect(await standing(of_failed)).toEqual(['done', 'nobody', 'scores']);
    expect(await standing(of_passed)).toEqual(['certificate', 'desk', 'certificates']);
    await office.prepare(zky);
    expect(await standing(of_passed)).toEqual(['certificate', 'desk', 'certificates']);
    await office.issue(second);
    expect(await standing(of_passed)).toEqual(['done', 'nobody', 'certificates']);
    const { timeline } = await history(zky, class_id, passed);
    expect(timeline.filter(({ of }) => of === 'certificate').map(({ action }) => action)).toEqual([
      'assign_number',
      'issue',
    ]);
    const scored = timeline.filter(({ of, subject }) => of === 'score' && subject === 'theory');
    expect(scored.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['first_entry', 'second_entry_same', 'freeze', 'publish']),
    );
  });

  it('says nothing of a score that may still change', async () => {
    const office = await openScoring(services, 1);
    const [enrolment_id = 0] = office.enrolled;
    await office.enterAll(zky, 'theory', 70);
    await office.enterAll(second, 'theory', 70);
    await office.freeze(zky, 'theory');
    expect(await standing(await numberOf(enrolment_id))).toEqual(['score', 'desk', 'scores']);
    const { timeline } = await history(zky, office.class_id, enrolment_id);
    expect(timeline.map(({ of }) => of)).not.toContain('score');
    await office.publish(third, 'theory');
    const after = await history(zky, office.class_id, enrolment_id);
    expect(after.timeline.filter(({ of }) => of === 'score').at(-1)).toMatchObject({
      action: 'publish',
      subject: 'theory',
    });
  });
});
