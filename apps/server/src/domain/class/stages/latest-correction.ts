import { type CorrectionDates, latestCorrection } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

export type CorrectionServices = Pick<Services, 'now' | 'calendar' | 'programme' | 'timeline'>;

/**
 * Until when, at the latest, what is returned now in a class can be mended.
 * @throws a Refusal `not_found` where there is no such class
 */
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
  if (!dates) throw new Refusal('not_found');
  return latestCorrection(now(), dates, { rules: timeline, calendar, time_zone: programme.time_zone });
};
