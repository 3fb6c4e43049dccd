import type { ClassRecord } from '@skillcert/api-client/contract';
import { dateDoubts, stageStates } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

type DoubtServices = Pick<Services, 'now' | 'calendar' | 'programme' | 'timeline'>;
type Dated = Pick<ClassRecord, 'class_id' | 'status' | 'enroll_start' | 'enroll_end' | 'exam_at'>;

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Adds to a class that is still planned what may be wrong with its dates. */
export const withDateDoubts = async <Record extends Dated>(
  db: Kysely<Database>,
  record: Record,
  { now, calendar, programme, timeline: rules }: DoubtServices,
): Promise<Record & Pick<ClassRecord, 'date_doubts'>> => {
  if (!stageStates.plan.includes(record.status)) return record;
  const set = await db
    .selectFrom('class_deadline')
    .select('due_at')
    .where('class_id', '=', record.class_id)
    .where('stage', '=', 'plan')
    .executeTakeFirst();
  const dates = {
    enroll_start: dateOf(record.enroll_start),
    enroll_end: dateOf(record.enroll_end),
    exam_at: dateOf(record.exam_at),
    plan_due: set?.due_at ?? null,
  };
  const doubts = dateDoubts(dates, now(), { rules, calendar, time_zone: programme.time_zone });
  return {
    ...record,
    date_doubts: doubts.map(({ kind, due }) => ({ kind, due: due?.toISOString() ?? null })),
  };
};
