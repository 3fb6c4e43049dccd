import type { CheckInResult } from '@skillcert/api-client/contract';
import { wasReplaced } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { decideScans, type Scan } from './decide-scans.js';
import { byNumber, lockPeople, withTickets } from './lock-people.js';
import { markedSeats } from './marked-seats.js';
import { readAttendance } from './read-attendance.js';
import { reportRow } from './report-row.js';
import { writeCheckIns } from './write-check-ins.js';

interface Recording {
  readonly class_id: number;
  readonly device: string;
  readonly scans: readonly Scan[];
  readonly late: boolean;
  readonly entry_minutes: number | undefined;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Records any number of scans of one device in five statements. */
export const recordScans = async (
  tx: Transaction<Database>,
  { class_id, device, scans, late, entry_minutes, caller, request, now }: Recording,
): Promise<CheckInResult[]> => {
  const numbers = scans.map(({ enrol_no }) => enrol_no);
  const locked = await lockPeople(tx, { class_id, numbers });
  const found = byNumber(locked);
  const state = await readAttendance(tx, {
    class_id,
    nonces: scans.map(({ nonce }) => nonce),
    enrolment_ids: locked.map(({ enrolment_id }) => enrolment_id),
    numbers: numbers.filter((each) => !found.has(each)),
    late,
  });
  const people = withTickets(locked, state.tickets);
  const door = { class_id, people, state, device, late, entry_minutes, actors: caller.roles };
  const { decided, events, attendance, marks, newMarks, changed } = decideScans(scans, door);
  await writeCheckIns(tx, {
    class_id,
    device,
    events,
    attendance: changed,
    marks: newMarks,
    caller,
    request,
    now,
  });
  return decided.map(({ scan: { nonce, enrol_no, ticket }, status, first, reason, opens_at, person }) => ({
    nonce,
    status,
    first,
    reason,
    opens_at: opens_at?.toISOString() ?? null,
    replaced: ticket !== undefined && wasReplaced(ticket, person?.ticket),
    enrol_no: person?.enrol_no ?? enrol_no,
    candidate: person
      ? reportRow(class_id, person, { attendance: attendance.get(person.enrolment_id), marks })
      : null,
    seats: markedSeats(person, marks),
  }));
};
