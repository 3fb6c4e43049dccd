import { type DossierFacts, subjectsOf } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { hasPaid } from '../../foundation/standing/has-paid.js';
import { isEligible } from '../../foundation/standing/is-eligible.js';
import { keepsSubject } from '../../foundation/standing/kept-of.js';
import { isSeen } from '../../foundation/standing/presence.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';
import type { Making } from './making.js';

type Person = DossierFacts['people'][number];

const readPeople = async ({ services: { store, exam }, dossier: { class_id } }: Making) => {
  const found = await store.db
    .selectFrom('class')
    .select('level')
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();
  const subjects = subjectsOf(exam, found.level).map(({ id }) => id);
  const { rows } = await sql<Person>`
    select e.enrol_no, e.photo_id is not null as has_photo, ${hasPaid} as has_paid,
      ${sitsExam} and exists (select from unnest(${subjects}::text[]) as l (subject)
        where not ${keepsSubject(sql`l.subject`)}) as sits,
      exists (select from exam_ticket t where t.class_id = e.class_id and t.enrolment_id = e.enrolment_id
        and t.status in ('issued', 'used')) as has_ticket,
      ${isSeen} or exists (select from score s where s.class_id = e.class_id and s.enrolment_id = e.enrolment_id
          and s.mark = 'absent') as was_seen,
      not exists (select from unnest(${subjects}::text[]) as l (subject)
        left join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = l.subject
        where not ${keepsSubject(sql`l.subject`)} and coalesce(s.status, 'empty') not in ('final', 'annulled')) as has_final_scores,
      ${isEligible(exam)} or exists (select from certificate k where k.class_id = e.class_id
        and k.enrolment_id = e.enrolment_id and k.status = 'numbered') as lacks_certificate
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.status = 'approved' order by e.enrol_no`.execute(store.db);
  return rows;
};

type Rest = Pick<DossierFacts, 'files' | 'unmarked_lessons' | 'returned' | 'doubtful' | 'door_conflicts'>;

const nothing: Rest = { files: 0, unmarked_lessons: [], returned: [], doubtful: [], door_conflicts: [] };

/** The numbers of the enrolments of a class that a condition on `enrolment e` finds. */
const numbersOf = (class_id: number, found: RawBuilder<unknown>) => sql`array(
  select e.enrol_no from enrolment e where e.class_id = ${class_id} and ${found} order by e.enrol_no)`;

const hasConflict = sql`exists (
  select from attendance a where a.class_id = e.class_id and a.enrolment_id = e.enrolment_id and a.conflicts <> '[]')`;

/** The facts that a dossier is checked against, as the records of its class are now. */
export const readFacts = async (making: Making): Promise<DossierFacts> => {
  const { services, dossier } = making;
  const { db } = services.store;
  const { class_id, undrawn } = dossier;
  const { rows } = await sql<Rest>`
    select (select count(*)::int4 from class_file f where f.class_id = ${class_id}) as files,
      array(select l.title from lesson l where l.class_id = ${class_id} and not exists (
        select from lesson_mark m where m.class_id = l.class_id and m.lesson_id = l.lesson_id)
        order by l.starts_at) as unmarked_lessons,
      ${numbersOf(class_id, sql`e.status = 'returned'`)} as returned,
      ${numbersOf(class_id, sql`e.status = 'doubtful'`)} as doubtful,
      ${numbersOf(class_id, hasConflict)} as door_conflicts`.execute(db);
  const [people, chain] = await Promise.all([readPeople(making), verifyChain(db, class_id)]);
  return { ...(rows[0] ?? nothing), people, undrawn, is_trail_whole: chain.ok };
};
