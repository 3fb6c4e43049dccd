import type { AskedStep } from '@skillcert/api-client/contract';
import { aloneFrom, type ClassDates, type ClassEvent, type ClassStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { askedStep } from './asked-step.js';

type StepServices = Pick<Services, 'calendar' | 'exam' | 'programme'>;

/** The facts of a class that decide about its next event. */
export interface FoundClass extends ClassDates {
  readonly status: ClassStatus;
  readonly enroll_end: Date | null;
  /** Null if no request counts. */
  readonly asked: AskedStep | null;
  readonly asked_by: number | null;
}

/**
 * Reads the facts of a class that decide about its next event.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const readClassStep = async (
  tx: Transaction<Database>,
  { caller, lock }: { readonly caller: StaffSession; readonly lock: boolean },
  class_id: number,
): Promise<FoundClass> => {
  const { rows } = await sql<FoundClass>`
    select c.status, c.enroll_end, c.exam_at, c.publicity_at,
      (select min(x.starts_at) from exam_sitting x where x.class_id = c.class_id) as first_sitting,
      (select max(x.ends_at) from exam_sitting x where x.class_id = c.class_id) as last_sitting,
      ${askedStep(sql<boolean>`s.asked_by = ${caller.user_id}`)} as asked,
      (select s.asked_by from class_step s where s.class_id = c.class_id) as asked_by
    from class c where c.class_id = ${class_id} and ${classScope(caller)}
    ${lock ? sql`for update of c` : sql``}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

/** The moment from which one person may apply the event alone; null where no moment holds it up. */
export const aloneFromOf = (
  found: FoundClass,
  event: ClassEvent,
  { calendar, exam, programme }: StepServices,
): Date | null =>
  aloneFrom({ state: found.status, event }, found, {
    calendar,
    time_zone: programme.time_zone,
    recheck_days: exam.recheck_days,
  });
