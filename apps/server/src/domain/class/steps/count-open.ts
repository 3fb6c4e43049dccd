import type { StepPreview } from '@skillcert/api-client/contract';
import { type ClassEvent, type OpenMatter, openBefore, type PresenceDoubt } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { lacksInvigilator } from '../../foundation/standing/lacks-invigilator.js';
import { lacksSeat } from '../../foundation/standing/lacks-seat.js';
import { isDue } from '../../foundation/standing/payable.js';
import { isOpenDoubt, scoresWithPresence } from '../../foundation/standing/presence.js';
import { workCounts } from '../lifecycle/open-work.js';
import { lacksMark } from './lacks-mark.js';

type Counting = (class_id: number, now: Date) => RawBuilder<unknown>;

const withStatus =
  (...statuses: readonly string[]): Counting =>
  (class_id) =>
    sql`select count(*)::int4 from enrolment e where e.class_id = ${class_id} and e.status = any(${statuses}::text[])`;

const doubtsOf =
  (kind: PresenceDoubt): Counting =>
  (class_id, now) =>
    sql`select count(*)::int4 from ${scoresWithPresence(class_id, now)} and doubt.kind = ${kind} and ${isOpenDoubt}`;

const counts: Readonly<Record<OpenMatter, Counting>> = {
  to_review: withStatus('submitted', 'in_review'),
  returned: withStatus('returned'),
  doubtful: withStatus('doubtful'),
  unpaid: (class_id) =>
    sql`select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${isDue}`,
  without_seat: (class_id) => sql`
    select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${lacksSeat}`,
  without_invigilator: (class_id) => sql`
    select count(*)::int4 from exam_sitting s where s.class_id = ${class_id} and ${lacksInvigilator}`,
  door_conflicts: (class_id) => sql`
    select coalesce(sum(jsonb_array_length(a.conflicts)), 0)::int4 from attendance a where a.class_id = ${class_id}`,
  day_moves: (class_id) => sql`select count(*)::int4 from day_move w where w.class_id = ${class_id}`,
  unmarked: (class_id, now) => sql`
    select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${lacksMark(now)}`,
  scores_of_absent: doubtsOf('score_of_absent'),
  absences_of_present: doubtsOf('absence_of_present'),
  ...workCounts,
};

/**
 * Counts what is still open in a class before an event of it, in one statement. Kinds with nothing open are left out.
 */
export const countOpen = async (
  tx: Transaction<Database>,
  { class_id, event, now }: { readonly class_id: number; readonly event: ClassEvent; readonly now: Date },
): Promise<StepPreview['open']> => {
  const matters = openBefore[event] ?? [];
  if (matters.length === 0) return [];
  const columns = matters.map((matter) => sql`(${counts[matter](class_id, now)}) as ${sql.ref(matter)}`);
  const { rows } = await sql<Partial<Record<OpenMatter, number>>>`select ${sql.join(columns)}`.execute(tx);
  return matters.flatMap((matter) => {
    const count = rows[0]?.[matter] ?? 0;
    return count > 0 ? { matter, count } : [];
  });
};
