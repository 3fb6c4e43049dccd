import { type CorrectionDates, latestCorrection } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

export type CorrectionServices = Pick<Services, 'now' | 'calendar' | 'programme' | 'timeline'>;

/** The latest moment until which an enrolment that is returned now can be corrected. */
export const readLatestCorrection = async (
  db: Kysely<Database>,
  { now, calendar, programme, timeline }: CorrectionServices,
  class_id: number,
): Promise<Date> => {
  const { rows } = await sql<CorrectionDates>`
    select c.enroll_start, c.enroll_end, c.exam_at,
      (select min(s.starts_at) from exam_sitting s where s.class_id = c.class_id) as first_sitting,
      (select d.due_at from class_deadline d where d.class_id = c.class_id and d.stage = 'rooms') as rooms_due
    from class c where c.class_id = ${class_id}`.execute(db);
  const [dates] = rows;
  if (!dates) throw new Error(`There is no class ${class_id}.`);
  return latestCorrection(now(), dates, { rules: timeline, calendar, time_zone: programme.time_zone });
};

/**
 * The moment until which what is returned now can be corrected: the one that the reviewer gives, or else the latest.
 * @throws a Refusal of the field where that is over already or too late
 */
export const correctionEnd = async (
  db: Kysely<Database>,
  services: CorrectionServices,
  { class_id, mend_until }: { readonly class_id: number; readonly mend_until?: string | undefined },
): Promise<Date> => {
  const latest = await readLatestCorrection(db, services, class_id);
  if (mend_until === undefined) return latest;
  const wanted = new Date(mend_until);
  if (wanted > latest || wanted <= services.now()) throw refuseFields({ mend_until: 'outside_mending' });
  return wanted;
};
