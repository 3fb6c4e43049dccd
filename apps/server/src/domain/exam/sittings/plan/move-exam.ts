import { contract } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { callScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { daysLater } from './days-later.js';

type Moving = Pick<Call<'exam/shiftSittings'>, 'input' | 'caller' | 'services'>;

/** Whether a shift takes the exam of the class with it: that of all subjects by days. */
export const takesExam = ({ days, subject }: Moving['input']): boolean =>
  days !== undefined && subject === undefined;

/**
 * Moves the exam of a class by days, at its hour on the wall. Those who run the class may do so. The class must be
 * locked.
 * @returns its new first moment, and the record of it for the trail without its author
 * @throws a Refusal that names reason or days, or transition_refused
 */
export const moveExam = async (
  tx: Transaction<Database>,
  { input: { class_id, days = 0, reason = '' }, caller, services: { now, programme } }: Moving,
): Promise<{
  readonly exam_at: Date;
  readonly step: Pick<AuditEvent, 'action' | 'object_type' | 'object_id' | 'reason' | 'detail'>;
}> => {
  if (reason === '') throw refuseFields({ reason: 'reason_required' });
  const { access } = contract['class/moveDeadline'];
  const { rows } = await sql<{ was: Date | null; exam_at: Date | null; may: boolean; fits: boolean }>`
    with moved as (
      select c.class_id, c.exam_at as was, ${daysLater(sql`c.exam_at`, days, programme.time_zone)} as exam_at,
        greatest(c.enroll_end, c.study_end, ${now()}::timestamptz) as after,
        ${callScope(caller, access, 'c.class_id') ?? sql<boolean>`false`} as may
      from class c where c.class_id = ${class_id}
    ), written as (
      update class c set exam_at = m.exam_at, updated_at = ${now()}
      from moved m where c.class_id = m.class_id and m.may and m.exam_at >= m.after
    )
    select was, exam_at, may, coalesce(exam_at >= after, false) as fits from moved`.execute(tx);
  const [moved] = rows;
  if (!moved?.may) throw refuseTransition({ why: 'not_by_role' });
  const { was, exam_at, fits } = moved;
  // A class without a day of its exam has none to move.
  if (!was || !exam_at) throw refuseFields({ days: 'outside_exam' });
  if (!fits) throw refuseFields({ days: 'exam_too_early' });
  const detail = { days, was: was.toISOString(), exam_at: exam_at.toISOString() };
  return {
    exam_at,
    step: { action: 'move_exam', object_type: 'class', object_id: class_id, reason, detail },
  };
};
