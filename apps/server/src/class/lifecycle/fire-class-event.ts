import type { ClassRecord } from '@skillcert/api-client/contract';
import {
  type Actor,
  type ClassEvent,
  type ClassStatus,
  classLifecycle,
  stageOf,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import type { StaffSession } from '../../http/calls/caller.js';
import type { RequestFacts } from '../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { byStaff } from '../by-staff.js';
import { classRecordColumns } from '../class-record-columns.js';
import { classScope } from '../class-scope.js';

interface FiredEvent {
  readonly class_id: number;
  readonly event: ClassEvent;
  readonly reason: string | undefined;
  /** The field of the input that the reason came in. */
  readonly reason_field: 'reason' | 'refuse_content';
  readonly now: Date;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

interface Found {
  readonly status: ClassStatus;
  readonly enroll_end: Date;
}

/** Events that let candidates in; after the end of enrolment the clock would take them back within the minute. */
const lettingIn: readonly ClassEvent[] = ['open', 'resume', 'reopen'];

/**
 * The state that an event leads to.
 * @throws a Refusal: transition_refused, or the reason's field where the table asks for a reason
 */
const nextStatus = (
  { status, enroll_end }: Found,
  { event, reason, reason_field, now }: FiredEvent,
  actors: readonly Actor[],
): ClassStatus => {
  const given = reason ? ['reason'] : [];
  const outcome = transition(classLifecycle, { state: status, event, actors, given });
  if (!outcome.ok && outcome.why === 'missing_requirement') {
    throw refuseFields({ [reason_field]: 'reason_required' });
  }
  if (!outcome.ok || (lettingIn.includes(event) && enroll_end <= now))
    throw new Refusal('transition_refused');
  return outcome.to;
};

/** Fires one event of the class lifecycle for a member of staff, and gives the class as it then is. */
export const fireClassEvent = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  fired: FiredEvent,
): Promise<ClassRecord> => {
  const { class_id, event, reason = null, now } = fired;
  const read = await sql<Found>`
    select c.status, c.enroll_end from class c where c.class_id = ${class_id} and ${classScope(caller)}`.execute(
    tx,
  );
  const [found] = read.rows;
  if (!found) throw new Refusal('not_found');
  const from = found.status;
  const to = nextStatus(found, fired, caller.roles);
  const changed = await sql<ClassRecord>`
    with changed as (
      update class set status = ${to}, updated_at = ${now},
        stage_at = case when ${stageOf(to) !== stageOf(from)}::boolean then ${now}::timestamptz else stage_at end,
        publicity_at = case when ${to} = 'publicity' then ${now}::timestamptz else publicity_at end,
        refuse_content = case when ${event} = 'refuse' then ${reason ?? ''} when ${event} = 'approve' then '' else refuse_content end
      where class_id = ${class_id} and status = ${from}
      returning *
    )
    select ${classRecordColumns(caller)} from changed c`.execute(tx);
  const [record] = changed.rows;
  if (!record) throw new Refusal('state_changed');
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, fired.request),
      at: now,
      action: event,
      object_type: 'class',
      object_id: class_id,
      from_state: from,
      to_state: to,
      reason,
    },
  ]);
  return record;
};
