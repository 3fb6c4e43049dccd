import type { SmsType } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { leavingDay, leavingDayOfMailing } from '../leaving-day.js';

interface Asked {
  readonly class_id: number;
  readonly user_id: number;
  readonly type: Exclude<SmsType, 'code'>;
  readonly begins: Date;
}

/**
 * The number of people whom a person reaches in a class without a second person on the day on which a message would
 * leave, including earlier messages: many small ones are a large one.
 */
export const countAlone = async (
  db: Kysely<Database>,
  services: Pick<Services, 'programme' | 'groupSms'>,
  { class_id, user_id, type, begins }: Asked,
): Promise<number> => {
  const { rows } = await sql<{ reached: number }>`
    select coalesce(sum(cardinality(m.enrolment_ids)), 0)::int4 as reached from mailing m
    where m.class_id = ${class_id} and m.asked_by = ${user_id} and m.few and m.status in ('scheduled', 'sending', 'done')
      and ${leavingDayOfMailing(services)} = ${leavingDay(services, type, begins)}::date`.execute(db);
  return rows[0]?.reached ?? 0;
};
