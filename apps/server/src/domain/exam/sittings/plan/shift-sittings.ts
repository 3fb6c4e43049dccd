import { sittingFault } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { bringReturnsForward } from '../../../class/index.js';
import { seatedAgain, ticketSteps } from '../../tickets/ticket-steps.js';
import { lockExamClass } from '../lock-exam-class.js';
import { lockSittingParts } from '../lock-sitting-parts.js';
import { daysLater } from './days-later.js';
import { moveExam, takesExam } from './move-exam.js';
import { refuseClashes } from './refuse-clashes.js';
import { sittingStep } from './sitting-step.js';

interface Found extends Pick<Row<'exam_sitting'>, 'sitting_id' | 'room_id' | 'starts_at' | 'ends_at'> {
  readonly user_ids: readonly number[];
}

type Shifting = Call<'exam/shiftSittings'>;

/** Gives the sittings of a shift their new times, without looking at what else is there. */
const writeShifted = async (
  tx: Transaction<Database>,
  { class_id, subject, minutes = 0, days = 0 }: Shifting['input'],
  { now, programme: { time_zone } }: Shifting['services'],
) => {
  const later = (column: 'starts_at' | 'ends_at') =>
    sql`${daysLater(sql.ref(`s.${column}`), days, time_zone)} + make_interval(mins => ${minutes}::int4)`;
  const { rows } = await sql<Found>`
    update exam_sitting s set starts_at = ${later('starts_at')}, ends_at = ${later('ends_at')}, updated_at = ${now()}
    where s.class_id = ${class_id} ${subject ? sql`and s.subject = ${subject}` : sql``}
    returning s.sitting_id, s.room_id, s.starts_at, s.ends_at,
      array(select i.user_id from sitting_invigilator i where i.class_id = s.class_id and i.sitting_id = s.sitting_id)::bigint[] as user_ids`.execute(
    tx,
  );
  return rows
    .toSorted((one, other) => one.sitting_id - other.sitting_id)
    .map(({ starts_at, ends_at, ...sitting }) => ({
      ...sitting,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
};

/**
 * Issues the tickets again that have seats in shifted sittings: seats stay, but the time on the ticket is another one,
 * and a candidate who knew the old one is told when the seats are published.
 */
const issueShifted = async (
  tx: Transaction<Database>,
  { class_id, sitting_ids, now }: { class_id: number; sitting_ids: readonly number[]; now: Date },
): Promise<readonly number[]> => {
  const { rows } = await sql<{ ticket_id: number }>`
    update exam_ticket t set revision = revision + 1, opens_from = null, updated_at = ${now}
    where t.class_id = ${class_id} and t.status = 'issued' and exists (select from exam_seat s
      where s.class_id = t.class_id and s.ticket_id = t.ticket_id and s.sitting_id = any(${[...sitting_ids]}::bigint[]))
    returning t.ticket_id`.execute(tx);
  return rows.map(({ ticket_id }) => ticket_id).sort((one, other) => one - other);
};

export const shiftSittings = handle('exam/shiftSittings', (shifting) => {
  const { input, caller, services, request } = shifting;
  return services.store.withTx(async (tx) => {
    const { class_id, minutes, days } = input;
    const field = days === undefined ? 'minutes' : 'days';
    const locked = await lockExamClass(tx, class_id, 'exam');
    const moved = takesExam(input) ? await moveExam(tx, shifting) : undefined;
    const exam_at = moved?.exam_at ?? locked.exam_at;
    const now = services.now();
    const shifted = await writeShifted(tx, input, services);
    const sitting_ids = shifted.map(({ sitting_id }) => sitting_id);
    const zone = { exam_at: exam_at?.toISOString() ?? null, days: services.exam.days };
    const { time_zone } = services.programme;
    if (shifted.some((times) => sittingFault({ ...times, ...zone, time_zone }))) {
      throw refuseFields({ [field]: 'outside_exam' });
    }
    await lockSittingParts(tx, {
      class_id,
      room_ids: shifted.map(({ room_id }) => room_id),
      user_ids: shifted.flatMap(({ user_ids }) => user_ids),
    });
    const saying = { services, language: request.language, caller };
    await refuseClashes(tx, saying, { class_id, sitting_ids, field });
    const tickets = await issueShifted(tx, { class_id, sitting_ids, now });
    const by = { ...byStaff(caller, request), at: now };
    const forward = await bringReturnsForward(tx, class_id, { caller, services, request });
    await appendAudit(tx, class_id, [
      ...(moved ? [{ ...by, ...moved.step }] : []),
      ...shifted.map(({ sitting_id, starts_at, ends_at }) =>
        sittingStep(by, 'shift', { sitting_id, starts_at, ends_at }),
      ),
      ...tickets.flatMap((ticket_id) =>
        ticketSteps(by, caller, {
          ticket_id,
          from: 'issued',
          events: seatedAgain('issued'),
          detail: days === undefined ? { minutes } : { days },
        }),
      ),
      ...forward,
    ]);
    return { shifted: shifted.length };
  });
});
