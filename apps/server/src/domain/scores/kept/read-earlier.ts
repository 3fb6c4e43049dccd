import type { EarlierScore } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** A person's final score in another class, beside the enrolment in which it may be kept. */
export interface FoundEarlier extends EarlierScore {
  readonly enrolment_id: number;
  readonly from_class_id: number;
  readonly from_enrolment_id: number;
  /** Null if a mark replaces the points. */
  readonly points: number | null;
  /** The enrolment that the subject is kept from already; null if it is not kept. */
  readonly kept_from: number | null;
  /** The exam of the enrolment's class, and its day; null while that is not set. */
  readonly to_level: string;
  readonly to_occupation: string;
  readonly exam_at: string | null;
}

const certificateOf = (of: RawBuilder<unknown>) =>
  sql`exists (select from certificate x ${of} and x.kind = 'candidate' and x.status <> 'void')`;

/** Whether a certificate is based on `score s`: of its own class, or of one in which it was kept. */
const certified = sql`(${certificateOf(sql`where x.class_id = s.class_id and x.enrolment_id = s.enrolment_id`)}
    or ${certificateOf(sql`join kept_subject b on b.class_id = x.class_id and b.enrolment_id = x.enrolment_id
      where b.from_class_id = s.class_id and b.from_enrolment_id = s.enrolment_id and b.subject = s.subject and b.lost_at is null`)})`;

/**
 * The final scores of the same people in other classes, for approved enrolments: all of the class, or some of them.
 * The scores are fixed until the transaction ends; a person about to annul one waits, and then finds the classes
 * that depend on it.
 */
export const readEarlier = async (
  tx: Transaction<Database>,
  class_id: number,
  enrolment_ids: readonly number[] | undefined,
): Promise<readonly FoundEarlier[]> => {
  const some = enrolment_ids ? sql`e.enrolment_id = any(${[...enrolment_ids]}::bigint[])` : sql`true`;
  const { rows } = await sql<FoundEarlier>`
    select e.enrolment_id, c.level as to_level, c.occupation as to_occupation, ${utcMoment('c.exam_at')} as exam_at,
      s.subject, o.level, o.occupation, s.class_id as from_class_id, s.enrolment_id as from_enrolment_id, s.points,
      coalesce(to_jsonb(s.points), to_jsonb(s.mark)) as score, ${utcMoment('s.updated_at')} as final_at, ${certified} as certified,
      (select kept.from_enrolment_id from kept_subject kept where kept.class_id = e.class_id and kept.enrolment_id = e.enrolment_id
        and kept.subject = s.subject and kept.lost_at is null) as kept_from
    from enrolment e
    join class c on c.class_id = e.class_id
    join enrolment p on p.id_index = e.id_index and p.class_id <> e.class_id and p.status = 'approved'
    join class o on o.class_id = p.class_id
    join score s on s.class_id = p.class_id and s.enrolment_id = p.enrolment_id and s.status = 'final'
    where e.class_id = ${class_id} and ${some} and e.status = 'approved'
    order by s.class_id, s.enrolment_id, s.subject, e.enrolment_id for share of s`.execute(tx);
  return rows;
};
