import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { NewCheckIn } from './check-in-event.js';
import type { Attendance, MarkedSitting } from './read-attendance.js';

interface Written {
  readonly class_id: number;
  readonly device: string;
  readonly events: readonly NewCheckIn[];
  /** The attendance that the events add up to, of everybody whom they change. */
  readonly attendance: readonly Attendance[];
  readonly marks?: readonly MarkedSitting[];
  /** The enrolment whose marks from the door are taken back. */
  readonly unmarked?: number | null;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

const stateBefore = ({ event }: NewCheckIn) => {
  if (event === 'undo') return 'admitted';
  return event === 'decide' ? 'conflict' : 'scanned';
};

const insertEvents = async (tx: Transaction<Database>, written: Written): Promise<number> => {
  const { class_id, device, events, attendance, marks = [], unmarked = null, caller, now } = written;
  const event = <K extends keyof NewCheckIn>(name: K) => events.map((each) => each[name]);
  const person = <K extends keyof Attendance>(name: K) => attendance.map((each) => each[name]);
  const marked = <K extends keyof MarkedSitting>(name: K) => marks.map((each) => each[name]);
  const { rows } = await sql<{ count: number }>`
    with kept as (
      insert into check_in_event
        (class_id, event_id, enrolment_id, kind, nonce, about_id, reason, scanned_at, device, user_id, at)
      select ${class_id}::bigint, s.*, ${device}, ${caller.user_id}::bigint, ${now}::timestamptz
      from unnest(${event('event_id')}::bigint[], ${event('enrolment_id')}::bigint[], ${event('kind')}::text[],
        ${event('nonce')}::text[], ${event('about_id')}::bigint[], ${event('reason')}::text[],
        ${event('scanned_at')}::timestamptz[]) as s
      on conflict (class_id, nonce) do nothing
      returning 1
    ), summed as (
      insert into attendance (class_id, enrolment_id, admitted_event, admitted_at, device, conflicts)
      select ${class_id}::bigint, s.* from unnest(${person('enrolment_id')}::bigint[],
        ${person('admitted_event')}::bigint[], ${person('admitted_at')}::timestamptz[], ${person('device')}::text[],
        ${attendance.map(({ conflicts }) => JSON.stringify(conflicts))}::jsonb[]) as s
      on conflict (class_id, enrolment_id) do update set admitted_event = excluded.admitted_event,
        admitted_at = excluded.admitted_at, device = excluded.device, conflicts = excluded.conflicts
    ), marked as (
      insert into sitting_mark (class_id, enrolment_id, sitting_id, mark, event_id, marked_at, device)
      select ${class_id}::bigint, s.*, ${device} from unnest(${marked('enrolment_id')}::bigint[], ${marked('sitting_id')}::bigint[],
        ${marked('mark')}::text[], ${marked('event_id')}::bigint[], ${marked('marked_at')}::timestamptz[]) as s
      on conflict (class_id, sitting_id, enrolment_id) do update set mark = excluded.mark, event_id = excluded.event_id,
        marked_at = excluded.marked_at, device = excluded.device, marked_by = null
    ), unmarked as (
      delete from sitting_mark where class_id = ${class_id} and enrolment_id = ${unmarked}::bigint and device is not null
    )
    select count(*)::int4 as count from kept`.execute(tx);
  return rows[0]?.count ?? 0;
};

/**
 * Writes events, the attendance and marks they add up to, and their audit records. The people must be locked.
 * @throws a Refusal `state_changed` if one of the nonces was used meanwhile; sent again, it is a duplicate
 */
export const writeCheckIns = async (tx: Transaction<Database>, written: Written): Promise<void> => {
  const { class_id, device, events, caller, request, now } = written;
  if (events.length === 0) return;
  if ((await insertEvents(tx, written)) !== events.length) throw new Refusal('state_changed');
  await appendAudit(
    tx,
    class_id,
    events.map((each) => ({
      ...byStaff(caller, request),
      at: now,
      action: each.event,
      object_type: 'check_in',
      object_id: each.enrolment_id ?? each.event_id,
      from_state: stateBefore(each),
      to_state: each.kind,
      reason: each.reason || null,
      detail: {
        device,
        nonce: each.nonce,
        scanned_at: each.scanned_at.toISOString(),
        ...(each.sitting_id && { sitting_id: each.sitting_id }),
        ...(each.minutes_late && { minutes_late: each.minutes_late }),
      },
    })),
  );
};
