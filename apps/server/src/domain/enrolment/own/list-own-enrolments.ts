import type { OwnEnrolment } from '@skillcert/api-client/contract';
import { mayGiveUpPlace } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { evaluateScores, type PublishedScore, publishedScores } from '../../scores/index.js';
import { openFacts } from '../intake/declared-facts.js';
import { enrolmentDetailColumns, enrolmentRowColumns } from '../lists/enrolment-columns.js';

const most = 100;

/** The history as its candidate may read it: the events and their reasons, without actors and looks. */
const ownTimeline = sql`coalesce((
    select json_agg(json_build_object('at', ${utcMoment('v.at')}, 'by', '', 'action', v.action,
      'from', v.from_state, 'to', v.to_state, 'reason', v.reason) order by v.seq)
    from audit_event v
    where v.class_id = e.class_id and v.object_type = 'enrolment' and v.object_id = e.enrolment_id::text
      and (v.to_state is not null or v.action = 'bring_forward')
  ), '[]') as timeline`;

/** Verdicts as the candidate knows them: those that a reviewer notes on the way are shown with the decision. */
const told = ({ status, documents }: Pick<OwnEnrolment, 'status' | 'documents'>) =>
  status === 'in_review' || status === 'submitted'
    ? documents.map((document) =>
        document.replaced ? document : { ...document, verdict: null, reason: null },
      )
    : documents;

interface ReadEnrolment extends Omit<OwnEnrolment, 'scores' | 'passed' | 'may_give_up'> {
  readonly reviewer_name: string | null;
  readonly facts_enc: Buffer | null;
  readonly scores: readonly PublishedScore[];
}

/** Every enrolment of a phone across classes, newest first. */
export const listOwnEnrolments = async (
  services: Pick<Services, 'store' | 'keyring' | 'exam' | 'calendar' | 'programme' | 'now'>,
  phone_index: Buffer,
): Promise<OwnEnrolment[]> => {
  const { store, keyring } = services;
  const { rows } = await sql<ReadEnrolment>`
    select ${enrolmentRowColumns}, ${enrolmentDetailColumns}, e.photo_id, u.com_name, e.documents, e.facts_enc, c.class_name, c.level, c.status as class_status,
      c.city, c.venue,
      ${utcMoment('c.exam_at')} as exam_at, ${utcMoment('c.enroll_end')} as enroll_end, ${ownTimeline}, ${publishedScores}
    from enrolment e
    join class c on c.class_id = e.class_id
    left join account a on false
    left join unit u on u.unit_id = e.unit_id
    where e.phone_index = ${phone_index}
    order by e.created_at desc, e.enrolment_id
    limit ${most}`.execute(store.db);
  return rows.map(({ reviewer_name: _, facts_enc, scores, ...row }) => {
    const { work_years = null, certificate = null } = openFacts(keyring, facts_enc);
    return {
      ...row,
      ...evaluateScores(scores, { ...services, level: row.level }),
      may_give_up: mayGiveUpPlace(row.class_status),
      work_years,
      certificate,
      documents: told(row),
    };
  });
};
