import type { AmendmentStatus, ClassStatus, ExamScore, ScoreStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { figureIn } from '../../foundation/standing/figure.js';
import { acceptsAmendments } from './accepts-amendments.js';

/** A proposed change of a score, and the state of the score. */
export interface FoundAmendment {
  readonly status: AmendmentStatus;
  readonly enrolment_id: number;
  readonly subject: string;
  readonly kind: 'amend' | 'annul';
  /** Null where the score is to be annulled. */
  readonly score: ExamScore | null;
  readonly reason: string;
  readonly proposed_by: number;
  readonly score_status: ScoreStatus;
}

type Read = { readonly class_status: ClassStatus } & (
  | FoundAmendment
  | { readonly [Field in keyof FoundAmendment]: null }
);

/**
 * Locks the class and finds one of its amendments. One that was decided while this waited for the lock may still
 * look open: the writer names the state it comes from.
 * @throws a Refusal: not_found, class_state if the class takes no amendments
 */
export const findAmendment = async (
  tx: Transaction<Database>,
  { class_id, amendment_id }: { readonly class_id: number; readonly amendment_id: number },
): Promise<FoundAmendment> => {
  const { rows } = await sql<Read>`
    select c.status as class_status, m.status, m.enrolment_id, m.subject, m.kind, ${figureIn('m.')} as score, m.reason,
      m.proposed_by, s.status as score_status
    from class c
    left join score_amendment m on m.class_id = c.class_id and m.amendment_id = ${amendment_id}
    left join score s on s.class_id = m.class_id and s.enrolment_id = m.enrolment_id and s.subject = m.subject
    where c.class_id = ${class_id} for no key update of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!acceptsAmendments(found.class_status)) throw refuseClass(found.class_status);
  if (found.status === null) throw new Refusal('not_found');
  return found;
};
