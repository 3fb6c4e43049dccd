import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import type { NewRow } from '../../../../platform/store/database.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { examOffice } from '../../sittings/testing/exam-office.js';
import { acceptArrangement } from '../arrangement/accept-arrangement.js';
import { clearSeats } from '../arrangement/clear-seats.js';
import { compareArrangements } from '../arrangement/compare-arrangements.js';
import { fetchArrangements } from '../arrangement/fetch-arrangements.js';
import { fetchSeats } from '../arrangement/fetch-seats.js';
import { moveSeat } from '../arrangement/move-seat.js';
import { previewArrangement } from '../arrangement/preview-arrangement.js';
import { fetchTicketById } from '../fetch-ticket-by-id.js';
import { fetchTicketLists } from '../fetch-ticket-lists.js';
import { voidTicket } from '../void-ticket.js';

let classes = 0;

/** A class with so many approved candidates who owe nothing, a room of six desks, and both subjects in it. */
export const ticketOffice = async (
  services: Services,
  caller: StaffSession,
  candidates: number,
  row: Partial<NewRow<'class'>> = {},
) => {
  classes += 1;
  const code = `TC26-08${classes}`;
  const class_id = await insertTestClass(services, { code, fee_cents: 0, ...row });
  const { db } = services.store;
  for (let n = 1; n <= candidates; n += 1) await enrolNth(services, class_id, classes * 100 + n);
  await db
    .updateTable('enrolment')
    .set({ status: 'approved', fee_cents: 0 })
    .where('class_id', '=', class_id)
    .execute();
  const address = `考点 ${classes}`;
  const exam = examOffice(services, class_id, caller);
  const { room_id } = await exam.room('第 1 考场', { address });
  const theory = await exam.sitting(room_id, 0, 1);
  const practical = await exam.sitting(room_id, 2, 3, { subject: 'practical' });
  const move = (status: 'closed' | 'enrolling') =>
    db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
  await move('closed');
  const rules = { order: 'number' as const, apart: false, keep: true, seed: 7, accessible: [] };
  const on = { services, caller };
  const preview = (changes: Partial<InputOf<'ticket/previewArrangement'>> = {}) =>
    callHandler(previewArrangement, { ...on, input: { class_id, ...rules, ...changes } });
  const accept = (basis: string, changes: Partial<InputOf<'ticket/previewArrangement'>> = {}) =>
    callHandler(acceptArrangement, { ...on, input: { class_id, ...rules, ...changes, basis } });
  const list = (filters: object = {}) =>
    callHandler(fetchTicketLists, { ...on, input: { class_id, ...filters } });
  return {
    class_id,
    code,
    address,
    exam,
    room_id,
    theory: theory.sitting_id,
    practical: practical.sitting_id,
    move,
    preview,
    accept,
    arrange: async (changes: Partial<InputOf<'ticket/previewArrangement'>> = {}) =>
      accept((await preview(changes)).basis, changes),
    list,
    detail: (ticket_id: number) => callHandler(fetchTicketById, { ...on, input: { class_id, ticket_id } }),
    cancel: (ticket_id: number) =>
      callHandler(voidTicket, { ...on, input: { class_id, ticket_id, reason: '考生弃考' } }),
    clear: () => callHandler(clearSeats, { ...on, input: { class_id, reason: '考场调整' } }),
    /** Their fee is open again. */
    unpay: (ticket_id: number) =>
      sql`update enrolment set fee_cents = 68000 where class_id = ${class_id} and enrolment_id = (
        select enrolment_id from exam_ticket where class_id = ${class_id} and ticket_id = ${ticket_id})`.execute(
        db,
      ),
    seats: (sitting_id: number, version?: number) =>
      callHandler(fetchSeats, { ...on, input: { class_id, sitting_id, version } }),
    versions: () => callHandler(fetchArrangements, { ...on, input: { class_id } }),
    compare: (version: number, with_version?: number) =>
      callHandler(compareArrangements, { ...on, input: { class_id, version, with_version } }),
    go: (input: Omit<InputOf<'ticket/moveSeat'>, 'class_id'>) =>
      callHandler(moveSeat, { ...on, input: { class_id, ...input } }),
  };
};
