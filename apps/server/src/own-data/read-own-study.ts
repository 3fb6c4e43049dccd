import type { Stretch } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';
import type { Database } from '../store/database.js';

interface Learned {
  readonly enrolment_id: number;
  readonly course: string;
  readonly study_unit: string;
  readonly seconds: number;
  /** What they have watched of a video. */
  readonly watched: readonly Stretch[];
  readonly first_at: string;
  readonly last_at: string;
  readonly done_at: string | null;
}

/** What a phone's holder has learned at home, unit by unit in the order in which each was begun. */
export const readOwnStudy = async (db: Kysely<Database>, phone_index: Buffer): Promise<Learned[]> => {
  const { rows } = await sql<Learned>`
    select p.enrolment_id, c.title as course, u.title as study_unit, p.seconds,
      (select coalesce(json_agg(json_build_object('from', lower(r), 'to', upper(r)) order by r), '[]') from unnest(p.seen) as r) as watched,
      ${utcMoment('p.first_at')} as first_at, ${utcMoment('p.last_at')} as last_at, ${utcMoment('p.done_at')} as done_at
    from study_progress p
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join study_unit u on u.class_id = p.class_id and u.study_unit_id = p.study_unit_id
    join study_course c on c.class_id = u.class_id and c.course_id = u.course_id
    where e.phone_index = ${phone_index} order by p.first_at, p.study_unit_id`.execute(db);
  return rows;
};
