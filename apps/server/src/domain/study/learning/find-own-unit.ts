import type { StudyFile } from '@skillcert/api-client/contract';
import { type ClassStatus, showsStudy } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { studiesOnline } from '../../foundation/standing/studies-online.js';
import { fileOnWire, isReady, unitFile } from '../../foundation/standing/unit-file.js';

interface Wanted {
  readonly enrolment_id: number;
  readonly study_unit_id: number;
}

type Unit = Pick<
  Row<'study_unit'>,
  'class_id' | 'course_id' | 'title' | 'kind' | 'body' | 'required_minutes'
>;

/** A unit as its learner has it, and the state of its class. */
export interface OwnUnit extends Unit {
  readonly course_title: string;
  readonly file: StudyFile | null;
  readonly class_status: ClassStatus;
}

/**
 * A unit with content, of a published course, for an enrolment of the phone.
 * @throws a Refusal `not_found`, also for a unit of others
 */
export const findOwnUnit = async (
  db: Kysely<Database>,
  { phone_index }: Pick<Candidate, 'phone_index'>,
  { enrolment_id, study_unit_id }: Wanted,
): Promise<OwnUnit> => {
  const { rows } = await sql<OwnUnit>`
    select u.class_id, u.course_id, c.title as course_title, u.title, u.kind, u.body, u.required_minutes,
      ${fileOnWire} as file, t.status as class_status
    from enrolment e
    join class t on t.class_id = e.class_id
    join study_unit u on u.class_id = e.class_id and u.study_unit_id = ${study_unit_id}
    join study_course c on c.class_id = u.class_id and c.course_id = u.course_id and c.status = 'published'
    ${unitFile}
    where e.phone_index = ${phone_index} and e.enrolment_id = ${enrolment_id} and ${studiesOnline} and ${isReady}`.execute(
    db,
  );
  const [found] = rows;
  if (!found || !showsStudy(found.class_status)) throw new Refusal('not_found');
  return found;
};
