import type { ScoreRow } from '@skillcert/api-client/contract';
import {
  type CountedScore,
  type ExamRules,
  evaluateExam,
  passesSubject,
  type ScoreStatus,
} from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { isOneOf } from '../../platform/store/read-page.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { entersScores } from '../foundation/access/enters-scores.js';
import { figureIn } from '../foundation/standing/figure.js';
import { keptFacts, keptOf } from '../foundation/standing/kept-of.js';
import { doubtFacts, presenceAndDoubt } from '../foundation/standing/presence.js';
import { subjectsOfLevel } from '../foundation/standing/subjects-of-level.js';

type ReadCell = Omit<ScoreRow['scores'][number], 'passed'>;

/** A row as it is read: the rules decide later whether it passes. */
export type ReadRow = Omit<ScoreRow, 'scores' | 'passed'> & { readonly scores: readonly ReadCell[] };

/** The states in which everybody who may see the candidate sees a score. */
export const shownScores: readonly ScoreStatus[] = ['published', 'final', 'annulled'];

/** The score of `enrolment e` in the subject `l`. */
export const scoreOf = sql`score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = l.subject`;

const openAmendment = (me: RawBuilder<unknown>) => sql`(
    select json_build_object('amendment_id', m.amendment_id, 'kind', m.kind, 'score', ${figureIn('m.')}, 'reason', m.reason,
      'proposed_by', (select a.name from account a where a.user_id = m.proposed_by),
      'proposed_at', ${utcMoment('m.proposed_at')}, 'mine', m.proposed_by = ${me})
    from score_amendment m where m.class_id = e.class_id and m.enrolment_id = e.enrolment_id and m.subject = l.subject
      and m.status = 'proposed')`;

const recheckOf = sql`(
    select json_build_object('recheck_id', r.recheck_id, 'status', r.status, 'reason', r.reason,
      'requested_at', ${utcMoment('r.requested_at')})
    from score_recheck r where r.class_id = e.class_id and r.enrolment_id = e.enrolment_id and r.subject = l.subject)`;

/** The scores of `enrolment e` in `class c`, as the session may know them. */
export const scoreCells = (
  caller: StaffSession,
  { class_id, exam, now }: { readonly class_id: number; readonly exam: ExamRules; readonly now: Date },
) => {
  const me = sql`${caller.user_id}::bigint`;
  const enters = entersScores(caller, class_id);
  const sees = enters ? sql`true` : isOneOf('s.status', shownScores);
  const entry = (which: 'first' | 'second') => sql`json_build_object('name', (select a.name from account a
    where a.user_id = ${sql.ref(`s.${which}_by`)}), 'score', ${figureIn(`s.${which}_`)})`;
  return sql`(select coalesce(json_agg(json_build_object('subject', l.subject, 'status', coalesce(s.status, 'empty'),
      'score', case when kept.subject is not null then to_jsonb(kept.points) when ${sees} then ${figureIn('s.')} end,
      'own', case ${me} when s.first_by then ${figureIn('s.first_')} when s.second_by then ${figureIn('s.second_')} end,
      'differs', case when ${sees} and s.status = 'conflict' and s.first_by <> ${me} and s.second_by <> ${me}
        then json_build_array(${entry('first')}, ${entry('second')}) end,
      'amendment', ${enters ? openAmendment(me) : sql`null`}, 'recheck', ${enters ? recheckOf : sql`null`},
      'kept', case when kept.subject is not null then ${keptFacts} end,
      'doubt', ${enters ? doubtFacts : sql`null`}) order by l.place), '[]')
    from ${subjectsOfLevel(exam)} left join ${scoreOf} left join ${keptOf}
      ${enters ? presenceAndDoubt({ now, user_id: caller.user_id }) : sql``})`;
};

const countedOf = ({ status, score }: ReadCell): CountedScore | null =>
  status === 'annulled' && score !== null ? 'annulled' : score;

/** Adds the verdict to every score, and to the whole. */
export const withPasses = ({ subjects }: Pick<ExamRules, 'subjects'>) => {
  const find = (id: string) => subjects.find((subject) => subject.id === id);
  return <Row extends ReadRow>(row: Row) => {
    const scores = row.scores.map((cell) => {
      const subject = find(cell.subject);
      const counted = countedOf(cell);
      return { ...cell, passed: subject && counted !== null ? passesSubject(subject, counted) : null };
    });
    const sat = scores.flatMap(({ subject }) => find(subject) ?? []);
    const known = Object.fromEntries(row.scores.map((cell) => [cell.subject, countedOf(cell) ?? undefined]));
    return { ...row, scores, passed: evaluateExam(sat, known) };
  };
};
