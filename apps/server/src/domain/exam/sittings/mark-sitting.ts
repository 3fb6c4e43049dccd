import {
  acceptsLateCheckIns,
  changesAttendance,
  doorOpensAt,
  examLimits,
  type SittingMark,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { prepared } from '../../../platform/store/prepared.js';
import { executeTogether } from '../../../platform/store/statements/send-together.js';
import { lockPeople } from '../check-in/lock-people.js';
import { marksChanged, peopleMarked } from '../marks/said-marks.js';
import { publishedScores } from '../refuse-published.js';
import type { Saying } from '../used-by.js';
import { writeSittingMarks } from './write-sitting-marks.js';

type Input = Call<'exam/markSitting'>['input'];
type Found = Pick<Row<'class'>, 'status'> &
  Pick<Row<'exam_sitting'>, 'subject' | 'starts_at' | 'ends_at'> & { readonly has_published: boolean };

/**
 * Finds a sitting in which people may be marked now. Its class is locked before, in a statement of its own: a subject
 * that is published while it waits is seen.
 */
const findSitting = async (
  tx: Transaction<Database>,
  { class_id, sitting_id }: Input,
  { now, ...saying }: Saying & { readonly now: Date },
) => {
  const lock = sql`select from class where class_id = ${class_id} for share`;
  const read = sql<Found>`
    select c.status, i.subject, i.starts_at, i.ends_at, exists (
      select from score s where s.class_id = c.class_id and s.subject = i.subject and s.status in ('published', 'final')) as has_published
    from exam_sitting i join class c on c.class_id = i.class_id
    where i.class_id = ${class_id} and i.sitting_id = ${sitting_id}`;
  const [, [found]] = await executeTogether(tx, prepared(lock), prepared(read));
  if (!found) throw new Refusal('not_found');
  if (!acceptsLateCheckIns(found.status)) throw refuseClass(found.status);
  if (found.has_published || !changesAttendance(found.status))
    throw publishedScores(found.has_published ? [found.subject] : [], saying);
  if (now.getTime() < doorOpensAt(found.starts_at.getTime()))
    throw new Refusal('sitting_ahead', { values: { hours: examLimits.lead_minutes / 60 } });
  return found;
};

/** The present marks of people who are expected in a sitting. The people must be locked. */
const readMarks = async (
  tx: Transaction<Database>,
  { class_id, sitting_id }: Input,
  ids: readonly number[],
) => {
  const { rows } = await sql<{ enrolment_id: number; mark: SittingMark | null }>`
    select e.enrolment_id, m.mark from exam_seat s
    join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.live_enrolment_id and e.status = 'approved'
    left join sitting_mark m on m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id
    where s.class_id = ${class_id} and s.sitting_id = ${sitting_id} and e.enrolment_id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.enrolment_id, row.mark]));
};

export const markSitting = handle('exam/markSitting', ({ input, caller, services, request }) => {
  const { class_id, sitting_id, marks, reason } = input;
  const ids = peopleMarked(marks);
  return services.store.withTx(async (tx) => {
    const now = services.now();
    // It shares the class first and locks the people then, as a move on the day does, so that the two never deadlock.
    const { ends_at } = await findSitting(tx, input, { services, language: request.language, now });
    await lockPeople(tx, { class_id, enrolment_ids: ids });
    const current = await readMarks(tx, input, ids);
    const changes = marksChanged(marks, current, { reason, ends_at: ends_at.toISOString(), now });
    await writeSittingMarks(tx, { class_id, sitting_id, changes, reason, caller, request, now });
    return { changed: changes.length };
  });
});
