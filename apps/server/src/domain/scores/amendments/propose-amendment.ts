import type { ExamScore, ScoreStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { figureIn } from '../../foundation/standing/figure.js';
import { lockScoring, refuseStrangeSubject } from '../lock-scoring.js';
import { nextScoreStatus } from '../next-score-status.js';
import { refuseFigure } from '../refuse-figure.js';
import { acceptsAmendments } from './accepts-amendments.js';
import { insertAmendment } from './insert-amendment.js';

type Proposed = Call<'score/proposeAmendment'>['input'];

interface Standing {
  readonly status: ScoreStatus;
  readonly score: ExamScore | null;
  readonly proposed: boolean;
}

const findStanding = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, subject }: Proposed,
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select s.status, ${figureIn('s.')} as score, exists (select from score_amendment m where m.class_id = s.class_id
      and m.enrolment_id = s.enrolment_id and m.subject = s.subject and m.status = 'proposed') as proposed
    from score s where s.class_id = ${class_id} and s.enrolment_id = ${enrolment_id} and s.subject = ${subject}`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

export const proposeAmendment = handle('score/proposeAmendment', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, enrolment_id, subject, kind, score = null, reason } = input;
    const { user_id, roles } = caller;
    const now = services.now();
    const subjects = await lockScoring(tx, class_id, services.exam, acceptsAmendments);
    refuseStrangeSubject(subjects, subject);
    const standing = await findStanding(tx, input);
    // Whether the score may change at all; the confirming person is checked at the confirmation.
    const given = ['another_person', 'reason'];
    nextScoreStatus({ state: standing.status, event: kind, actors: roles, given });
    if (standing.proposed) throw new Refusal('state_changed');
    refuseFigure(
      input,
      standing.score,
      subjects.find(({ id }) => id === subject),
    );
    const by = { ...byStaff(caller, request), user_id, at: now };
    const proposed = { class_id, enrolment_id, subject, kind, score, was: standing.score, reason };
    const { amendment_id, status, event } = await insertAmendment(tx, proposed, by);
    await appendAudit(tx, class_id, [event]);
    return { amendment_id, status };
  }),
);
