import type { DayMove } from '@skillcert/api-client/contract';
import { movesOnDay } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { everyEngine } from '../../../../testing/engines.js';
import { waitingForLocks } from '../../../../testing/waiting-for-locks.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { lockPeople } from '../../check-in/lock-people.js';
import { recordScans } from '../../check-in/record-scans.js';
import { nextNonce, openDoor } from '../../check-in/testing/open-door.js';
import { markSitting } from '../../sittings/mark-sitting.js';
import { lockArrangeable } from '../arrangement/lock-arrangeable.js';
import { setArrangementStatus } from '../arrangement/set-arrangement-status.js';
import { signTicket, ticketKey } from '../sign-ticket.js';
import { ticketOffice } from '../testing/ticket-office.js';
import { carryOut } from './carry-out.js';
import { decideDayMove } from './decide-day-move.js';
import { evaluateMove } from './evaluate-move.js';
import { lockMoved } from './lock-moved.js';
import { moveOnDay } from './move-on-day.js';

const request = { address: '127.0.0.1', request_id: 'a-request-of-the-test', language: 'zh' };

describe.each(everyEngine)('moves while the door is open, on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let other: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    other = await openStaff(services, { roles: ['zky-admin'], name: '林若水' });
  });
  afterAll(() => services.close());

  const isWaitedFor = async () => (await waitingForLocks(services.store.db)) === 1;
  const untilWaitedFor = () => vi.waitUntil(isWaitedFor, { timeout: 20_000 });

  /** A published class that begins within the hour, and a move of its first candidate to the theory of another room. */
  const open = async () => {
    const exam_at = new Date(services.now().getTime() + 3_000_000);
    const office = await ticketOffice(services, caller, 2, { exam_at });
    const { class_id, exam, address, theory } = office;
    const second = await exam.room('第 2 考场', { address });
    const { sitting_id: beside } = await exam.sitting(second.room_id, 0, 1);
    await office.arrange();
    await callHandler(setArrangementStatus, {
      services,
      caller,
      input: { class_id, event: 'publish_arrangement', version: 1 },
    });
    const [one] = (await office.list()).items;
    if (!one) throw new Error('There is nobody.');
    const { ticket_id, enrol_no, ticket_no, revision } = one;
    const { enrolment_id } = await services.store.db
      .selectFrom('exam_ticket')
      .select('enrolment_id')
      .where('class_id', '=', class_id)
      .where('ticket_id', '=', ticket_id)
      .executeTakeFirstOrThrow();
    const move: DayMove = { kind: 'person', ticket_id, sitting_id: theory, to_sitting_id: beside, desk: 5 };
    return {
      ...office,
      ticket_id,
      enrol_no,
      enrolment_id,
      beside,
      move,
      code: signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision }),
      door: openDoor(services, class_id, caller),
      go: (asked: DayMove) =>
        callHandler(moveOnDay, { services, caller, input: { class_id, move: asked, reason: '桌椅损坏' } }),
      mark: (sitting_id: number) =>
        callHandler(markSitting, {
          services,
          caller: other,
          input: { class_id, sitting_id, marks: [{ enrolment_id, mark: 'present', seen: null }] },
        }),
      marks: async () =>
        (
          await sql<{
            sitting_id: number;
          }>`select sitting_id from sitting_mark where class_id = ${class_id}`.execute(services.store.db)
        ).rows.map(({ sitting_id }) => sitting_id),
    };
  };

  it('find those who are being admitted: it takes two, and their mark goes along', async () => {
    const { class_id, enrol_no, move, go, marks, beside } = await open();
    const { moving } = await services.store.withTx(async (tx) => {
      const now = services.now();
      const scans = [{ nonce: nextNonce(), enrol_no, scanned_at: now }];
      await recordScans(tx, {
        class_id,
        device: 'device-one',
        scans,
        late: false,
        entry_minutes: services.exam.entry_minutes,
        caller,
        request,
        now,
      });
      const begun = go(move);
      await untilWaitedFor();
      return { moving: begun };
    });
    const { waits_id } = await moving;
    expect(waits_id).not.toBeNull();
    await callHandler(decideDayMove, {
      services,
      caller: other,
      input: { class_id, move_id: waits_id ?? 0, event: 'carry_out' },
    });
    expect(await marks()).toEqual([beside]);
  });

  it('are known to a scan that begins meanwhile, which marks the new sitting', async () => {
    const { class_id, code, move, door, marks, beside } = await open();
    const { scanning } = await services.store.withTx(async (tx) => {
      await lockArrangeable(tx, class_id, movesOnDay);
      await lockMoved(tx, class_id, move);
      const moving = { caller, services, request };
      const { planned } = await evaluateMove(tx, { ...moving, now: services.now() }, { class_id, move });
      await carryOut(tx, moving, { class_id, move, reason: '桌椅损坏' }, planned);
      const begun = door.scan(code);
      await untilWaitedFor();
      return { scanning: begun };
    });
    expect(await scanning).toMatchObject({ status: 'admitted', seats: [{ sitting_id: beside }, {}] });
    expect(await marks()).toEqual([beside]);
  });

  it('never wait for somebody who marks the same people by name, and who waits for them', async () => {
    const { class_id, move, mark, marks, theory, beside } = await open();
    const { marking } = await services.store.withTx(async (tx) => {
      await lockArrangeable(tx, class_id, movesOnDay);
      const begun = fieldsOf(mark(theory));
      await untilWaitedFor();
      // Holding people already, the mark would wait for the class and the move for the people: a deadlock.
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      await lockMoved(tx, class_id, move);
      const moving = { caller, services, request };
      const { planned } = await evaluateMove(tx, { ...moving, now: services.now() }, { class_id, move });
      await carryOut(tx, moving, { class_id, move, reason: '桌椅损坏' }, planned);
      return { marking: begun };
    });
    // The person has left the sitting by then, and is marked in the new one.
    expect(await marking).toEqual({ marks: 'not_offered' });
    await mark(beside);
    expect(await marks()).toEqual([beside]);
  });

  it('and the end of a ticket wait for a scan of its holder, and the next scan knows of it', async () => {
    const { class_id, ticket_id, enrolment_id, cancel, code, door } = await open();
    const { voiding } = await services.store.withTx(async (tx) => {
      // As a scan does before it reads the ticket.
      await lockPeople(tx, { class_id, enrolment_ids: [enrolment_id] });
      const begun = cancel(ticket_id);
      await untilWaitedFor();
      return { voiding: begun };
    });
    expect(await voiding).toMatchObject({ status: 'void' });
    expect((await door.scan(code)).status).not.toBe('admitted');
  });

  it('give no seat to somebody whose approval is taken back meanwhile', async () => {
    const { class_id, ticket_id, enrolment_id, cancel, go } = await open();
    await cancel(ticket_id);
    const { giving } = await services.store.withTx(async (tx) => {
      await tx
        .updateTable('enrolment')
        .set({ status: 'returned' })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      const begun = causeOf(go({ kind: 'seat', enrolment_ids: [enrolment_id] }));
      await untilWaitedFor();
      return { giving: begun };
    });
    expect(await giving).toMatchObject({ why: 'not_approved' });
  });
});
