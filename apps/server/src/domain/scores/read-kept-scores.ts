import type { ExamScore, ScoreStatus, StandingScore } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { figureIn } from '../foundation/standing/figure.js';
import { keptSubjectsOf } from '../foundation/standing/kept-of.js';
import { sitsExam } from '../foundation/standing/sits-exam.js';

/** A score with its current figure. */
export interface KeptScore extends StandingScore {
  readonly enrolment_id: number;
  readonly subject: string;
  readonly score: ExamScore | null;
  readonly decided_by: number | null;
  /** The person who confirmed the absence in both entries. */
  readonly absent_by: number | null;
}

/** The candidates and subjects whose scores exist: those that nobody entered yet are absent. */
export interface KeptScores {
  /** The examined ones among those requested. */
  readonly examined: ReadonlySet<number>;
  readonly scores: readonly KeptScore[];
}

interface Read {
  readonly enrolment_id: number;
  readonly subject: string | null;
  readonly status: ScoreStatus;
  readonly first: KeptScore['first'];
  readonly second: KeptScore['second'];
  readonly score: ExamScore | null;
  readonly decided_by: number | null;
  readonly absent_by: number | null;
}

const entry = (which: 'first' | 'second') => sql`case when ${sql.ref(`s.${which}_by`)} is not null
  then json_build_object('user_id', ${sql.ref(`s.${which}_by`)}, 'score', ${figureIn(`s.${which}_`)}) end`;

/**
 * Reads the scores of some candidates in one statement. A subject that is kept from another class is as final as it
 * is there: nobody enters it.
 */
export const readKeptScores = async (
  db: Kysely<Database>,
  class_id: number,
  enrolment_ids: readonly number[],
): Promise<KeptScores> => {
  const { rows } = await sql<Read>`
    select e.enrolment_id, x.subject, x.status, x.first, x.second, x.score, x.decided_by, x.absent_by
    from enrolment e
    left join lateral (
      select s.subject, s.status, ${entry('first')} as first, ${entry('second')} as second, ${figureIn('s.')} as score, s.decided_by, s.absent_by
      from score s where s.class_id = e.class_id and s.enrolment_id = e.enrolment_id
      union all
      select kept.subject, 'final', null, null, to_jsonb(kept.points), null, null from ${keptSubjectsOf}
    ) as x on true
    where e.class_id = ${class_id} and e.enrolment_id = any(${[...new Set(enrolment_ids)]}::bigint[]) and ${sitsExam}`.execute(
    db,
  );
  return {
    examined: new Set(rows.map(({ enrolment_id }) => enrolment_id)),
    scores: rows.flatMap(({ subject, ...row }) => (subject === null ? [] : [{ ...row, subject }])),
  };
};
