import { type CandidateStep, contract } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { callScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

const longest = 200;

type Access = Parameters<typeof callScope>[1];

/**
 * The records of the enrolment `own` that have steps in the audit trail: object type and id, kind, and subject. A
 * record of a list of the class is included only if the caller may fetch that list, a score only after its publication.
 */
const recordsOf = (caller: StaffSession) => {
  const may = (access: Access) => callScope(caller, access, 'own.class_id') ?? sql`false`;
  const paid = sql`from payment p where p.class_id = own.class_id and p.enrolment_id = own.enrolment_id
    and ${may(contract['payment/fetchPaymentLists'].access)}`;
  const published = sql`from score s where s.class_id = own.class_id and s.enrolment_id = own.enrolment_id
    and s.status in ('published', 'final', 'annulled') and ${may(contract['score/fetchScoreLists'].access)}`;
  return sql`
    select 'enrolment' as object_type, own.enrolment_id::text as object_id, 'enrolment' as kind, null::text as subject
    union all select 'lesson_mark', own.enrolment_id::text, 'lesson_mark', null
    union all select 'check_in', own.enrolment_id::text, 'check_in', null where ${may(contract['class/fetchReportLists'].access)}
    union all select 'payment', p.payment_id::text, 'payment', null ${paid}
    union all select 'refund', r.refund_id::text, 'refund', null from refund r
      where r.class_id = own.class_id and r.payment_id in (select p.payment_id ${paid})
    union all select distinct 'invoice', i.invoice_id::text, 'invoice', null from invoice_line i
      where i.class_id = own.class_id and i.payment_id in (select p.payment_id ${paid})
        and ${may(contract['payment/fetchInvoiceLists'].access)}
    union all select 'ticket', t.ticket_id::text, 'ticket', null from exam_ticket t
      where t.class_id = own.class_id and t.enrolment_id = own.enrolment_id and ${may(contract['ticket/fetchTicketLists'].access)}
    union all select 'certificate', k.certificate_id::text, 'certificate', null from certificate k
      where k.class_id = own.class_id and k.enrolment_id = own.enrolment_id
        and ${may(contract['certificate/fetchCertificateLists'].access)}
    union all select 'score', s.enrolment_id::text || '/' || s.subject, 'score', s.subject ${published}
    union all select 'score_subject', s.subject, 'score', s.subject ${published}`;
};

/**
 * The newest steps of the enrolments that meet a condition over `enrolment e`, and of all their records, oldest first.
 * Viewing a document is recorded in the trail, but is not a step.
 */
export const readPersonSteps = async (
  db: Kysely<Database>,
  caller: StaffSession,
  where: RawBuilder<unknown>,
): Promise<CandidateStep[]> => {
  const { rows } = await sql<CandidateStep>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by, newest.action, newest.from_state as "from",
      newest.to_state as "to", newest.reason, newest.class_name, newest.kind as "of", newest.subject, l.title as lesson
    from (
      select v.*, own.class_name, o.kind, o.subject
      from (select e.class_id, e.enrolment_id, c.class_name from enrolment e join class c on c.class_id = e.class_id where ${where}) as own
        cross join lateral (${recordsOf(caller)}) as o
        join audit_event v on v.class_id = own.class_id and v.object_type = o.object_type and v.object_id = o.object_id
          and v.action <> 'view_document'
      order by v.at desc, v.seq desc limit ${longest}
    ) as newest
    left join account a on a.user_id = newest.user_id
    left join lesson l on newest.kind = 'lesson_mark' and l.class_id = newest.class_id
      and l.lesson_id = (newest.detail ->> 'lesson_id')::bigint
    order by newest.at, newest.seq`.execute(db);
  return rows;
};
