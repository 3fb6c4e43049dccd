import {
  type ClassStatus,
  endOfWorkingDay,
  recheckLifecycle,
  type ScoreStatus,
  uncoveredYear,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { acceptsAmendments } from '../amendments/accepts-amendments.js';

type Asked = Call<'score/requestRecheck'>;

interface Published {
  readonly class_status: ClassStatus;
  readonly status: ScoreStatus;
  readonly published_at: Date | null;
  readonly asked: boolean;
}

/** Locks the class of a score of the candidate's own. */
const findOwn = async (tx: Transaction<Database>, { input, caller }: Asked): Promise<Published> => {
  const { class_id, enrolment_id, subject } = input;
  const { rows } = await sql<Published>`
    select c.status as class_status, s.status, s.published_at, r.recheck_id is not null as asked
    from class c
    join enrolment e on e.class_id = c.class_id and e.enrolment_id = ${enrolment_id}
      and e.phone_index = ${caller.phone_index}
    join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = ${subject}
    left join score_recheck r on r.class_id = s.class_id and r.enrolment_id = s.enrolment_id and r.subject = s.subject
    where c.class_id = ${class_id} for no key update of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

export const requestRecheck = handle('score/requestRecheck', (asked) =>
  asked.services.store.withTx(async (tx) => {
    const { input, request, services } = asked;
    const { class_id, enrolment_id, subject, reason } = input;
    const { exam, calendar, programme } = services;
    const now = services.now();
    const { class_status, status: score_status, published_at, asked: before } = await findOwn(tx, asked);
    if (before) throw new Refusal('state_changed');
    if (!acceptsAmendments(class_status)) throw refuseClass(class_status);
    if (score_status !== 'published' || !published_at)
      throw refuseTransition({ thing: 'score', state: score_status ?? 'empty' });
    const working = { calendar, time_zone: programme.time_zone };
    const end = endOfWorkingDay(published_at, exam.recheck_days, working);
    // If the days off of a year are unknown, nobody is too late while the scores are in publicity.
    const isSure = class_status !== 'publicity' || uncoveredYear(published_at, end, working) === null;
    if (now >= end && isSure) throw new Refusal('recheck_over');
    const recheck_id = newId();
    const status = recheckLifecycle.initial;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('score_recheck')
      .values({ class_id, recheck_id, enrolment_id, subject, reason, status, requested_at: now })
      .onConflict((conflict) => conflict.columns(['class_id', 'enrolment_id', 'subject']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('state_changed');
    await appendAudit(tx, class_id, [
      {
        ...byCandidate(request),
        at: now,
        action: 'request',
        object_type: 'score_recheck',
        object_id: recheck_id,
        to_state: status,
        detail: { enrolment_id, subject },
      },
    ]);
    return { recheck_id, status };
  }),
);
