import { acceptsStudyGate, type ClassStatus, classLifecycle } from '@skillcert/core';
import { sql } from 'kysely';
import { hasPaid } from './has-paid.js';
import { hasStudied } from './has-studied.js';

/** A seat that was given stays: a course published later takes it from nobody. */
const hasSeat = sql`exists (select from exam_ticket k where k.class_id = e.class_id
    and k.live_enrolment_id = e.enrolment_id and k.status <> 'superseded')`;

const gated = (Object.keys(classLifecycle.states) as ClassStatus[]).filter(acceptsStudyGate);

/**
 * Once the seats are published, a candidate excluded for missing study is not examined any more, even after
 * studying.
 */
const comesTooLate = sql`exists (select from class g where g.class_id = e.class_id and g.study_gate
    and e.study_type = 'online' and g.status <> all(${gated}::text[]))`;

/**
 * Whether `enrolment e` is examined: approved, paid for and done in time with the study that its ticket waits for,
 * or scored already.
 */
export const sitsExam = sql`(e.status = 'approved' and ((${hasPaid} and ((${hasStudied} and not ${comesTooLate}) or ${hasSeat})) or exists (
    select from score x where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id)))`;
