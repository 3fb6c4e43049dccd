import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';
import { bringReturnsForward } from '../../class/index.js';
import { refuseSeats } from '../used-by.js';
import { lockExamClass } from './lock-exam-class.js';

export const removeSitting = handle('exam/removeSitting', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, sitting_id, updated_at } = input;
    await lockExamClass(tx, class_id, 'exam');
    const isThis = sql<boolean>`s.class_id = ${class_id} and s.sitting_id = ${sitting_id}`;
    const { rows } = await sql<{ subject: string; starts_at: Date; as_seen: boolean }>`
      select s.subject, s.starts_at, ${isAsSeen('s.updated_at', updated_at)} as as_seen
      from exam_sitting s where ${isThis}`.execute(tx);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    if (!found.as_seen) throw new Refusal('state_changed');
    await refuseSeats(tx, request.language, isThis);
    await tx
      .deleteFrom('exam_sitting')
      .where('class_id', '=', class_id)
      .where('sitting_id', '=', sitting_id)
      .execute();
    const forward = await bringReturnsForward(tx, class_id, { caller, services, request });
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'remove',
        object_type: 'sitting',
        object_id: sitting_id,
        detail: { subject: found.subject, starts_at: found.starts_at.toISOString() },
      },
      ...forward,
    ]);
    return {};
  }),
);
