import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { price } from '../../foundation/standing/price-now.js';
import { decisionColumn } from '../decisions/read-decision.js';
import { conditionsOf, type EvaluationRules, isEntered } from '../intake/conditions-of.js';
import { openFacts } from '../intake/declared-facts.js';
import { enrolmentDetailColumns, enrolmentRowColumns } from '../lists/enrolment-columns.js';

type Found = Omit<
  EnrolmentDetail,
  'timeline' | 'work_years' | 'certificate' | 'mend_latest' | 'admission'
> & {
  readonly facts_enc: Buffer | null;
  readonly entered: boolean;
};

/** The documents in their order, each with the media type of its file. */
const documentsWithTypes = sql`coalesce((
    select jsonb_agg(d.document || jsonb_build_object('media_type', f.media_type) order by d.place)
    from jsonb_array_elements(e.documents) with ordinality as d(document, place)
    join file f on f.file_id = (d.document ->> 'file_id')::bigint
  ), '[]')`;

/**
 * Finds one enrolment with its conditions and documents.
 * @throws a Refusal `not_found` for an enrolment that does not exist or that the session may not see
 */
export const findEnrolment = async (
  db: Kysely<Database>,
  rules: EvaluationRules,
  caller: StaffSession,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<Omit<EnrolmentDetail, 'timeline' | 'mend_latest'>> => {
  const { rows } = await sql<Found>`
    select ${enrolmentRowColumns}, ${enrolmentDetailColumns}, e.photo_id,
      e.status = 'in_review' and e.reviewer_id = ${caller.user_id} as claimed_by_me, c.level, c.currency, ${price} as fee_cents, u.com_name, e.facts_enc, ${isEntered} as entered,
      case when e.status = 'in_review' then ${utcMoment('e.claimed_until')} end as claimed_until, ${documentsWithTypes} as documents,
      ${decisionColumn} as decision
    from enrolment e join class c on c.class_id = e.class_id left join account a on a.user_id = e.reviewer_id
      left join unit u on u.unit_id = e.unit_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${candidateScope(caller)}`.execute(
    db,
  );
  const [record] = rows;
  if (!record) throw new Refusal('not_found');
  const { facts_enc, entered, ...row } = record;
  const { work_years = null, certificate = null } = openFacts(rules.keyring, facts_enc);
  const sent_at = new Date(row.created_at);
  const admission = conditionsOf({ ...row, facts_enc, entered, sent_at }, rules);
  return { ...row, work_years, certificate, admission };
};
