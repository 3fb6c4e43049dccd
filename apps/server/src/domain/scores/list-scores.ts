import type { OutputOf, ScoreSubject } from '@skillcert/api-client/contract';
import { type ExamRules, scoreLifecycle } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { Call } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { candidateScope } from '../../platform/http/guards/class-scope.js';
import type { Database } from '../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../platform/store/read-page.js';
import { entersScores } from '../foundation/access/enters-scores.js';
import { matchesSearch, type Searcher } from '../foundation/search/matches-search.js';
import { keptOf, keptSubjectsOf } from '../foundation/standing/kept-of.js';
import { sitsExam } from '../foundation/standing/sits-exam.js';
import { subjectsOfLevel } from '../foundation/standing/subjects-of-level.js';
import { absenceCounts } from './absence/count-absences.js';
import { amendmentOf, involves } from './amendments/involves.js';
import { type ReadRow, scoreCells, scoreOf, withPasses } from './score-cells.js';

type Filters = Call<'score/fetchScoreLists'>['input'];
type Scores = OutputOf<'score/fetchScoreLists'>;
type ReadSubject = Pick<ScoreSubject, 'subject' | 'counts' | 'involved'>;

interface Counted extends Pick<Scores, 'total' | 'status' | 'proposed' | 'rechecks'> {
  readonly subjects: readonly ReadSubject[];
  readonly absences: Readonly<Record<string, ScoreSubject['absences']>>;
}

interface Reading extends Searcher {
  readonly caller: StaffSession;
  readonly exam: ExamRules;
}

const filtered = ({ class_id, search, status }: Filters, { caller, ...searcher }: Reading) =>
  sql.join(
    [
      sql`e.class_id = ${class_id}`,
      sitsExam,
      candidateScope(caller),
      ...(status ? [inState(status, caller, class_id)] : []),
      ...(search ? [sql`(t.ticket_no = ${search.toUpperCase()} or ${matchesSearch(search, searcher)})`] : []),
    ],
    sql` and `,
  );

/**
 * A score that nobody has entered has no row yet: `empty` is computed from the remaining subjects, without kept
 * ones.
 */
const inState = (
  status: NonNullable<Filters['status']>,
  caller: StaffSession,
  class_id: number,
): RawBuilder<unknown> => {
  if (status === 'proposed' || status === 'recheck') {
    const waits = status === 'proposed' ? sql`score_amendment` : sql`score_recheck`;
    return sql`${entersScores(caller, class_id)} and exists (select from ${waits} f
      where f.class_id = e.class_id and f.enrolment_id = e.enrolment_id and f.status in ('proposed', 'requested'))`;
  }
  if (status === 'kept') return sql`exists (select from ${keptSubjectsOf})`;
  const rows = (known: RawBuilder<unknown>) =>
    sql`from score f where f.class_id = e.class_id and f.enrolment_id = e.enrolment_id and ${known}`;
  return status === 'empty'
    ? sql`(select count(*) ${rows(sql`f.status <> 'empty'`)}) < c.subjects - (select count(*) from ${keptSubjectsOf})`
    : sql`exists (select ${rows(isOneOf('f.status', [status]))})`;
};

const people = (exam: ExamRules) => sql`enrolment e
  join (select k.class_id, k.level, jsonb_array_length(coalesce(${JSON.stringify(exam.levels)}::jsonb -> k.level, '[]')) as subjects
    from class k) as c on c.class_id = e.class_id
  left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id`;

const counts = sql.join(
  Object.keys(scoreLifecycle.states).map(
    (status) =>
      sql`${sql.lit(status)}, count(e.enrolment_id) filter (where kept.subject is null and coalesce(s.status, 'empty') = ${sql.lit(status)})`,
  ),
);

const subjectCounts = (caller: StaffSession, class_id: number, exam: ExamRules) => sql`(
    select coalesce(json_agg(json_build_object('subject', x.subject, 'counts', x.counts, 'involved', x.involved) order by x.place), '[]')
    from (select l.subject, l.place, json_build_object(${counts}) as counts, coalesce(bool_or(
        ${involves(caller.user_id)}), false) as involved
      from ${subjectsOfLevel(exam)}
      left join enrolment e on e.class_id = ${class_id} and ${sitsExam} and ${candidateScope(caller)}
      left join ${scoreOf} left join ${amendmentOf} left join ${keptOf}
      group by l.subject, l.place) as x)`;

const withPoints =
  ({ subjects }: ExamRules, absences: Counted['absences']) =>
  (read: ReadSubject): ScoreSubject => {
    const { full_points = 0, pass_points = 0 } = subjects.find(({ id }) => id === read.subject) ?? {};
    const open = absences[read.subject] ?? { to_confirm: 0, doubts: 0 };
    return { ...read, full_points, pass_points, absences: open };
  };

/**
 * One page of a class's candidates with their scores, and the state of each subject.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listScores = async (
  db: Kysely<Database>,
  filters: Filters,
  reading: Reading,
): Promise<Scores> => {
  const { class_id } = filters;
  const { caller, exam } = reading;
  const where = filtered(filters, reading);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<ReadRow>`
      select e.enrolment_id, e.enrol_no, t.ticket_no, e.name, u.com_name as unit_name,
        ${scoreCells(caller, { class_id, exam, now: reading.now })} as scores
      from ${people(exam)} left join unit u on u.unit_id = e.unit_id where ${where}
      order by e.enrol_no ${direction} ${pageOf(filters)}`,
    count: sql<Counted>`
      select c.status, ${subjectCounts(caller, class_id, exam)} as subjects,
        ${entersScores(caller, class_id) ? absenceCounts({ exam, now: reading.now, user_id: caller.user_id }) : sql`'{}'::json`} as absences,
        (select count(*)::int4 from ${people(exam)} where ${where}) as total,
        (select count(*)::int4 from score_amendment f where f.class_id = c.class_id and f.status = 'proposed'
          and ${entersScores(caller, class_id)}) as proposed,
        (select count(*)::int4 from score_recheck f where f.class_id = c.class_id and f.status = 'requested'
          and ${entersScores(caller, class_id)}) as rechecks
      from class c where c.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  const { absences, ...counted } = count;
  return {
    ...counted,
    items: items.map(withPasses(exam)),
    subjects: counted.subjects.map(withPoints(exam, absences)),
    may_enter: entersScores(caller, class_id),
  };
};
