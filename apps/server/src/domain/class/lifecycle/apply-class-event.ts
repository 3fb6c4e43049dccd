import type { ClassRecord } from '@skillcert/api-client/contract';
import {
  type ClassEvent,
  type ClassStatus,
  classLifecycle,
  eventsLettingIn,
  stageOf,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';
import { classRecordColumns } from '../class-record-columns.js';
import { aloneFromOf, type FoundClass, readClassStep } from '../steps/read-class-step.js';

/** The member of staff who applies an event, with the services and the request. */
export interface ClassAct {
  readonly caller: StaffSession;
  readonly services: Pick<Services, 'now' | 'calendar' | 'exam' | 'programme'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

interface AppliedEvent {
  readonly class_id: number;
  readonly event: ClassEvent;
  readonly reason?: string | undefined;
  /** The field of the input that the reason came in. */
  readonly reason_field?: 'reason' | 'refuse_content';
}

/** The state that an event leads to, or that it waits for a second person. */
type Outcome = { readonly to: ClassStatus } | 'waits';

/**
 * Evaluates an event by the lifecycle table and by the step that was asked for before.
 * @throws a Refusal: class_state, enrolment_over, another_person, or the reason's field where the table asks for a
 * reason
 */
const evaluate = (
  found: FoundClass,
  { event, reason, reason_field = 'reason' }: AppliedEvent,
  { caller, services }: ClassAct,
  hand: Hand,
): Outcome => {
  const now = services.now();
  const asked = found.asked?.event === event;
  const isSecond = asked && !hand.holds(found.asked_by);
  const from = aloneFromOf(found, event, services);
  const outcome = transition(classLifecycle, {
    state: found.status,
    event,
    actors: caller.roles,
    given: [...(reason || asked ? ['reason'] : []), ...(isSecond ? ['second_person'] : [])],
    is_early: from !== null && now < from,
  });
  if (!outcome.ok) {
    if (outcome.missing.includes('reason')) throw refuseFields({ [reason_field]: 'reason_required' });
    if (outcome.missing.length === 0) throw refuseClass(found.status);
    if (asked) throw hand.refusal(found.asked_by);
    return 'waits';
  }
  // The clock would undo it within the minute.
  if (eventsLettingIn.includes(event) && found.enroll_end && found.enroll_end <= now)
    throw new Refusal('enrolment_over');
  return { to: outcome.to };
};

/** Stores what the first of two people asked for. It replaces what was asked for before. */
const askForSecond = async (
  tx: Transaction<Database>,
  { status }: FoundClass,
  { class_id, event, reason = '' }: AppliedEvent,
  { caller, services, request }: ClassAct,
): Promise<void> => {
  const at = services.now();
  const step = { event, from_status: status, reason, asked_by: caller.user_id, asked_at: at };
  await tx
    .insertInto('class_step')
    .values({ class_id, ...step })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet(step))
    .execute();
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at,
      action: 'ask_step',
      object_type: 'class',
      object_id: class_id,
      reason,
      detail: { event },
    },
  ]);
};

/** A class after an event, with the reason of it: the given one, or that of the person who asked for the event. */
interface MovedClass {
  readonly record: ClassRecord;
  readonly reason: string;
}

const move = async (
  tx: Transaction<Database>,
  found: FoundClass,
  to: ClassStatus,
  { class_id, event, reason: given }: AppliedEvent,
  { caller, services, request }: ClassAct,
): Promise<MovedClass> => {
  const at = services.now();
  const from = found.status;
  const asked = found.asked?.event === event ? found.asked.reason : null;
  // The second person need not repeat the reason of the first.
  const reason = given || asked || '';
  // A publicity that continues does not start again: its days count from its first day.
  const begins = to === 'publicity' && event !== 'withdraw_publicity_end';
  const changed = await sql<ClassRecord>`
    with changed as (
      update class set status = ${to}, updated_at = ${at},
        stage_at = case when ${stageOf(to) !== stageOf(from)}::boolean then ${at}::timestamptz else stage_at end,
        publicity_at = case when ${begins}::boolean then ${at}::timestamptz else publicity_at end,
        refuse_content = case when ${event} = 'refuse' then ${reason} when ${event} = 'approve' then '' else refuse_content end
      where class_id = ${class_id} and status = ${from}
      returning *
    ), answered as (delete from class_step where class_id = ${class_id})
    select ${classRecordColumns(caller)} from changed c`.execute(tx);
  const [record] = changed.rows;
  if (!record) throw new Refusal('state_changed');
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at,
      action: event,
      object_type: 'class',
      object_id: class_id,
      from_state: from,
      to_state: to,
      reason,
    },
  ]);
  return { record, reason };
};

/**
 * Applies one event of the class lifecycle for a member of staff. An event that takes two people is stored until the
 * second one applies it.
 * @returns the class after the event, or null where the event waits for a second person
 */
export const applyOrAsk = async (
  tx: Transaction<Database>,
  act: ClassAct,
  applied: AppliedEvent,
): Promise<MovedClass | null> => {
  const { caller, services } = act;
  const found = await readClassStep(tx, { caller, lock: true }, applied.class_id);
  const outcome = evaluate(found, applied, act, await readHand(tx, caller, services.now()));
  if (outcome !== 'waits') return move(tx, found, outcome.to, applied, act);
  await askForSecond(tx, found, applied, act);
  return null;
};

/** Applies an event that one person may always apply, and returns the class after it. */
export const applyClassEvent = async (
  tx: Transaction<Database>,
  act: ClassAct,
  applied: AppliedEvent,
): Promise<ClassRecord> => {
  const moved = await applyOrAsk(tx, act, applied);
  if (!moved) throw new Refusal('second_person_needed');
  return moved.record;
};
