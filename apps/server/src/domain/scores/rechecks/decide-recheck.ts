import {
  type ClassStatus,
  type ExamScore,
  type RecheckStatus,
  recheckLifecycle,
  type ScoreStatus,
  subjectsOf,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { figureIn } from '../../foundation/standing/figure.js';
import { acceptsAmendments } from '../amendments/accepts-amendments.js';
import { insertAmendment } from '../amendments/insert-amendment.js';
import { nextScoreStatus } from '../next-score-status.js';
import { refuseFigure } from '../refuse-figure.js';

type Asked = Call<'score/decideRecheck'>;

interface Found {
  readonly class_status: ClassStatus;
  readonly level: string;
  readonly status: RecheckStatus | null;
  readonly enrolment_id: number;
  readonly subject: string;
  readonly score_status: ScoreStatus;
  readonly score: ExamScore | null;
  readonly proposed: boolean;
}

type FoundRecheck = Found & { readonly status: RecheckStatus };

/** Locks the class and finds a request; the writer names the state it comes from. */
const findRecheck = async (tx: Transaction<Database>, { input }: Asked): Promise<FoundRecheck> => {
  const { class_id, recheck_id } = input;
  const { rows } = await sql<Found>`
    select c.status as class_status, c.level, r.status, r.enrolment_id, r.subject, s.status as score_status,
      ${figureIn('s.')} as score, exists (select from score_amendment m where m.class_id = s.class_id
        and m.enrolment_id = s.enrolment_id and m.subject = s.subject and m.status = 'proposed') as proposed
    from class c
    left join score_recheck r on r.class_id = c.class_id and r.recheck_id = ${recheck_id}
    left join score s on s.class_id = r.class_id and s.enrolment_id = r.enrolment_id and s.subject = r.subject
    where c.class_id = ${class_id} for no key update of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!acceptsAmendments(found.class_status)) throw refuseClass(found.class_status);
  const { status } = found;
  if (status === null) throw new Refusal('not_found');
  return { ...found, status };
};

const statusAfter = ({ input, caller }: Asked, { status }: FoundRecheck): RecheckStatus => {
  const { event } = input;
  const outcome = transition(recheckLifecycle, {
    state: status,
    event,
    actors: caller.roles,
    given: ['reason'],
  });
  if (!outcome.ok) throw refuseTransition({ thing: 'recheck', state: status }, outcome);
  return outcome.to;
};

/** Proposes the figure of an upheld request, for another person to confirm. */
const propose = async (
  tx: Transaction<Database>,
  { input, caller, request, services }: Asked,
  found: Found,
) => {
  const { enrolment_id, subject, level, score_status, score: was, proposed } = found;
  const given = ['another_person', 'reason'];
  nextScoreStatus({ state: score_status, event: 'amend', actors: caller.roles, given });
  if (proposed) throw new Refusal('state_changed');
  const sat = subjectsOf(services.exam, level).find(({ id }) => id === subject);
  refuseFigure({ kind: 'amend', score: input.score }, was, sat);
  const { class_id, score = null, reason } = input;
  const by = { ...byStaff(caller, request), user_id: caller.user_id, at: services.now() };
  return insertAmendment(tx, { class_id, enrolment_id, subject, kind: 'amend', score, was, reason }, by);
};

const decide = async (tx: Transaction<Database>, asked: Asked) => {
  const { input, caller, request, services } = asked;
  const { class_id, recheck_id, event, reason } = input;
  const found = await findRecheck(tx, asked);
  const status = statusAfter(asked, found);
  const at = services.now();
  const proposed = event === 'uphold' ? await propose(tx, asked, found) : undefined;
  const { numUpdatedRows } = await tx
    .updateTable('score_recheck')
    .set({
      status,
      decided_by: caller.user_id,
      decided_at: at,
      decision_reason: reason,
      amendment_id: proposed?.amendment_id ?? null,
    })
    .where('class_id', '=', class_id)
    .where('recheck_id', '=', recheck_id)
    .where('status', '=', found.status)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('state_changed');
  const decided = {
    ...byStaff(caller, request),
    at,
    action: event,
    object_type: 'score_recheck',
    object_id: recheck_id,
    from_state: found.status,
    to_state: status,
    reason,
  };
  await appendAudit(tx, class_id, [decided, ...(proposed ? [proposed.event] : [])]);
  return { status };
};

export const decideRecheck = handle('score/decideRecheck', (asked) =>
  asked.services.store.withTx((tx) => decide(tx, asked)),
);
