import type { StepPreview } from '@skillcert/api-client/contract';
import { type ClassEvent, type OpenMatter, openBefore } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isDue } from '../../money/payments/payable.js';
import type { Database } from '../../store/database.js';

type Counting = (class_id: number) => RawBuilder<unknown>;

const withStatus =
  (...statuses: readonly string[]): Counting =>
  (class_id) =>
    sql`select count(*)::int4 from enrolment e where e.class_id = ${class_id} and e.status = any(${statuses}::text[])`;

const counts: Readonly<Record<OpenMatter, Counting>> = {
  to_review: withStatus('submitted', 'in_review'),
  returned: withStatus('returned'),
  doubtful: withStatus('doubtful'),
  unpaid: (class_id) =>
    sql`select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${isDue}`,
  without_seat: (class_id) => sql`
    select count(*)::int4 from enrolment e where e.class_id = ${class_id} and e.status = 'approved' and not exists (
      select from exam_ticket k
      where k.class_id = e.class_id and k.live_enrolment_id = e.enrolment_id and k.status = 'issued')`,
  without_invigilator: (class_id) => sql`
    select count(*)::int4 from exam_sitting s where s.class_id = ${class_id} and s.names = '{}' and not exists (
      select from sitting_invigilator i where i.class_id = s.class_id and i.sitting_id = s.sitting_id)`,
  door_conflicts: (class_id) => sql`
    select coalesce(sum(jsonb_array_length(a.conflicts)), 0)::int4 from attendance a where a.class_id = ${class_id}`,
  // Where nobody was checked in, there was no door to miss anybody.
  scores_of_absent: (class_id) => sql`
    select count(*)::int4 from score s
    where s.class_id = ${class_id} and coalesce(s.points, s.first_points) is not null
      and not exists (select from attendance a
        where a.class_id = s.class_id and a.enrolment_id = s.enrolment_id and a.admitted_event is not null)
      and exists (select from attendance a where a.class_id = s.class_id and a.admitted_event is not null)`,
};

/** What is still open in a class before an event of it, each kind counted in one statement; what is not there is left out. */
export const countOpen = async (
  tx: Transaction<Database>,
  class_id: number,
  event: ClassEvent,
): Promise<StepPreview['open']> => {
  const matters = openBefore[event] ?? [];
  if (matters.length === 0) return [];
  const columns = matters.map((matter) => sql`(${counts[matter](class_id)}) as ${sql.ref(matter)}`);
  const { rows } = await sql<Partial<Record<OpenMatter, number>>>`select ${sql.join(columns)}`.execute(tx);
  return matters.flatMap((matter) => {
    const count = rows[0]?.[matter] ?? 0;
    return count > 0 ? { matter, count } : [];
  });
};
