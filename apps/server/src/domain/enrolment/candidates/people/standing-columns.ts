import type { ExamRules } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../../platform/http/guards/class-scope.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { hasPaid } from '../../../foundation/standing/has-paid.js';
import { hasStudied } from '../../../foundation/standing/has-studied.js';
import { isEligible } from '../../../foundation/standing/is-eligible.js';
import { keepsSubject } from '../../../foundation/standing/kept-of.js';
import { isSeen } from '../../../foundation/standing/presence.js';
import { sitsExam } from '../../../foundation/standing/sits-exam.js';
import { subjectsOfLevel } from '../../../foundation/standing/subjects-of-level.js';

/**
 * Joins to `enrolment e` the time of its current state (`reviewed`), its newest payment (`paid`), its open or newest
 * refund (`back`), its ticket (`t`), its attendance at the door (`a`) and its newest certificate that is not void
 * (`certified`).
 */
export const standingSources = sql`
  cross join lateral (
    select coalesce(max(v.at), e.created_at) as at from audit_event v
    where v.class_id = e.class_id and v.object_type = 'enrolment' and v.object_id = e.enrolment_id::text
      and v.to_state = e.status and v.from_state is distinct from v.to_state) as reviewed
  left join lateral (
    select p.status, p.updated_at from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
    order by p.payment_id desc limit 1) as paid on true
  left join lateral (
    select r.status, r.updated_at from payment p
      join refund r on r.class_id = p.class_id and r.payment_id = p.payment_id
    where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
    order by r.open_payment_id is null, r.refund_id desc limit 1) as back on true
  left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
  left join attendance a on a.class_id = e.class_id and a.enrolment_id = e.enrolment_id
  left join lateral (
    select k.status, k.certificate_no, k.issued_at,
      case k.status when 'numbered' then k.prepared_at when 'valid' then coalesce(k.issued_at, k.updated_at) else k.updated_at end as at
    from certificate k where k.class_id = e.class_id and k.enrolment_id = e.enrolment_id and k.status <> 'void'
    order by k.certificate_id desc limit 1) as certified on true`;

const dated = (status: string, at: string) => sql`case when ${sql.ref(status)} is not null
    then json_build_object('status', ${sql.ref(status)}, 'at', ${utcMoment(at)}) end`;

/**
 * The time since which a recheck or a proposed change of a score waits. Only those who enter the scores of the class
 * see it, because scores are confidential until they are final.
 */
const objectionAt = (caller: StaffSession) => {
  const enters = seesEveryClass(caller)
    ? sql`true`
    : sql`e.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])`;
  return sql`(select ${utcMoment('x.at')} from (
      select r.requested_at as at from score_recheck r where r.class_id = e.class_id and r.enrolment_id = e.enrolment_id
        and r.status in ('requested', 'upheld')
      union all select m.proposed_at from score_amendment m where m.class_id = e.class_id and m.enrolment_id = e.enrolment_id
        and m.status = 'proposed') as x
    where ${enters} order by x.at limit 1)`;
};

/** The columns that `standingOf` needs, over `enrolment e join class c` with {@link standingSources}. */
export const standingFacts = (caller: StaffSession, exam: ExamRules): RawBuilder<unknown> => sql`
  c.status as class_status, ${utcMoment('c.stage_at')} as class_at, e.status as review, ${utcMoment('reviewed.at')} as review_at,
  not ${hasPaid} as owes, exists (select from gathering g where g.class_id = e.class_id) as collects,
  ${dated('paid.status', 'paid.updated_at')} as payment, ${dated('back.status', 'back.updated_at')} as refund,
  ${hasStudied} as studied, ${sitsExam} as examined,
  exists (select from ${subjectsOfLevel(exam)} where not ${keepsSubject(sql`l.subject`)}) as needs_seat,
  ${dated('t.status', 't.updated_at')} as ticket,
  case when a.conflicts <> '[]' then 'conflict' when ${isSeen} then 'admitted' end as door,
  ${objectionAt(caller)} as objection_at, ${dated('certified.status', 'certified.at')} as certificate,
  c.status in ('certifying', 'finished', 'archived') and ${isEligible(exam)} as eligible`;
