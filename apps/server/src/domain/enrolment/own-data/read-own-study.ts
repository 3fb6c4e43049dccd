import type { Stretch } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/**
 * A quiz attempt that was sent. `answers` holds, for each question, the positions of the chosen answers as they are
 * written.
 */
interface Attempted {
  readonly begun_at: string;
  readonly sent_at: string;
  readonly answers: readonly (readonly number[])[];
  readonly points: number;
  readonly possible: number;
  readonly passed: boolean;
}

interface Learned {
  readonly enrolment_id: number;
  readonly course: string;
  readonly study_unit: string;
  readonly seconds: number;
  /** The stretches of a video that they have watched. */
  readonly watched: readonly Stretch[];
  readonly attempts: readonly Attempted[];
  readonly first_at: string;
  readonly last_at: string;
  readonly done_at: string | null;
}

/** The study progress of a phone's holder, one row per course unit, in the order in which the units were begun. */
export const readOwnStudy = async (db: Kysely<Database>, phone_index: Buffer): Promise<Learned[]> => {
  const { rows } = await sql<Learned>`
    select p.enrolment_id, c.title as course, u.title as study_unit, p.seconds,
      (select coalesce(json_agg(json_build_object('from', lower(r), 'to', upper(r)) order by r), '[]') from unnest(p.seen) as r) as watched,
      (select coalesce(json_agg(json_build_object('begun_at', ${utcMoment('a.begun_at')}, 'sent_at', ${utcMoment('a.sent_at')},
          'answers', a.answers, 'points', a.points, 'possible', a.possible, 'passed', a.passed) order by a.attempt_no), '[]')
        from study_attempt a where a.class_id = p.class_id and a.study_unit_id = p.study_unit_id
          and a.enrolment_id = p.enrolment_id and a.sent_at is not null) as attempts,
      ${utcMoment('p.first_at')} as first_at, ${utcMoment('p.last_at')} as last_at, ${utcMoment('p.done_at')} as done_at
    from study_progress p
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join study_unit u on u.class_id = p.class_id and u.study_unit_id = p.study_unit_id
    join study_course c on c.class_id = u.class_id and c.course_id = u.course_id
    where e.phone_index = ${phone_index} order by p.first_at, p.study_unit_id`.execute(db);
  return rows;
};
