import type { ScoreStatistics } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import { entersScores } from '../../foundation/access/enters-scores.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';
import { subjectsOfLevel } from '../../foundation/standing/subjects-of-level.js';
import { shownScores } from '../score-cells.js';
import { levelRates } from './level-rates.js';

interface Asked {
  readonly class_id: number;
  readonly caller: StaffSession;
  readonly exam: ExamRules;
  readonly now: Date;
}

type Subject = ScoreStatistics['subjects'][number];

interface Read extends Pick<ScoreStatistics, 'examined' | 'units'> {
  readonly subjects: readonly (Omit<Subject, 'bins'> & { readonly bins: readonly number[] })[];
}

const tenths = 10;

/**
 * The scores for each candidate and subject that the session may count: whether there is one, and whether it
 * passes. A subject kept from another class is not part of this exam, but counts in the verdict on its candidate.
 */
const cells = ({ class_id, caller, exam }: Asked) => sql`
    rule as (
      select l.subject, l.place, r.full_points, r.pass_points
      from class c, ${subjectsOfLevel(exam)},
        jsonb_to_recordset(${JSON.stringify(exam.subjects)}::jsonb) as r (id text, full_points int4, pass_points int4)
      where c.class_id = ${class_id} and r.id = l.subject
    ),
    sat as (
      select e.class_id, e.enrolment_id, e.unit_id from enrolment e
      where e.class_id = ${class_id} and ${sitsExam} and ${candidateScope(caller)}
    ),
    cell as (
      select sat.enrolment_id, sat.unit_id, rule.*, s.status, s.mark, s.enrolment_id is not null as known, kept.subject is not null as kept,
        case when s.status <> 'annulled' then s.points end as points,
        coalesce(s.status <> 'annulled' and s.points >= rule.pass_points, false) as passes
      from sat cross join rule
      left join score s on s.class_id = sat.class_id and s.enrolment_id = sat.enrolment_id and s.subject = rule.subject
        and num_nonnulls(s.points, s.mark) = 1
        and ${entersScores(caller, class_id) ? sql`true` : isOneOf('s.status', shownScores)}
      left join kept_subject kept on kept.class_id = sat.class_id and kept.enrolment_id = sat.enrolment_id
        and kept.subject = rule.subject and kept.lost_at is null
    )`;

const binCounts = sql.join(
  Array.from(
    { length: tenths },
    (_, at) =>
      sql`count(*) filter (where points is not null and least(${tenths - 1}, points * ${tenths} / full_points) = ${at}::int4)`,
  ),
);

const read = async (db: Kysely<Database>, asked: Asked): Promise<Read> => {
  const { rows } = await sql<Read>`
    with ${cells(asked)},
    verdict as (
      select unit_id, bool_or(known and not passes) as failed, bool_and(passes or kept) as passed
      from cell group by enrolment_id, unit_id
    ),
    unit_rate as (
      select v.unit_id, u.com_name as unit_name, count(*) filter (where failed or passed) as judged,
        count(*) filter (where passed) as passed
      from verdict v left join unit u on u.unit_id = v.unit_id group by v.unit_id, u.com_name
    ),
    subject_rate as (
      select subject, place, full_points, pass_points, count(*) filter (where known) as judged,
        count(*) filter (where passes) as passed, count(*) filter (where mark = 'absent' and status <> 'annulled') as absent,
        count(*) filter (where mark = 'violation' and status <> 'annulled') as violation,
        count(*) filter (where status = 'annulled') as annulled, round(avg(points), 1) as mean,
        json_build_array(${binCounts}) as bins
      from cell group by subject, place, full_points, pass_points
    )
    select (select count(*)::int4 from sat) as examined,
      (select coalesce(json_agg(x order by x.place), '[]') from subject_rate x) as subjects,
      (select coalesce(json_agg(y order by y.judged desc, y.unit_name), '[]') from unit_rate y) as units
    from class c where c.class_id = ${asked.class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

const withEdges = ({ bins, ...subject }: Read['subjects'][number]): Subject => {
  const edge = (at: number) => (subject.full_points * at) / tenths;
  return { ...subject, bins: bins.map((count, at) => ({ from: edge(at), to: edge(at + 1), count })) };
};

const sumOf = (units: Read['units'], name: 'judged' | 'passed') =>
  units.reduce((sum, unit) => sum + unit[name], 0);

/**
 * The statistics of a class's scores, for callers who may see them, in two statements.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const readStatistics = async (db: Kysely<Database>, asked: Asked): Promise<ScoreStatistics> => {
  const { examined, subjects, units } = await read(db, asked);
  return {
    examined,
    judged: sumOf(units, 'judged'),
    passed: sumOf(units, 'passed'),
    subjects: subjects.map(withEdges),
    units,
    levels: await levelRates(db, asked),
  };
};
