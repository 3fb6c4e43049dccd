import { smsLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { reserveSegments } from '../credit/sms-day.js';
import { judgeMailing } from './list-mailings.js';
import { lockMailing } from './lock-mailing.js';

type Input = Call<'sms/resendFailed'>['input'];

/** Puts what failed back into the queue. @returns how many segments each takes */
const requeue = async (
  tx: Transaction<Database>,
  { class_id, mailing_id, sms_id }: Input,
  { roles }: StaffSession,
): Promise<number[]> => {
  const retry = transition(smsLifecycle, { state: 'failed', event: 'retry', actors: roles });
  if (!retry.ok) throw new Refusal('transition_refused');
  const one = sms_id === undefined ? sql`` : sql`and sms_id = ${sms_id}`;
  const { rows } = await sql<{ segments: number }>`
    update sms set status = ${retry.to}
    where class_id = ${class_id} and mailing_id = ${mailing_id} and status = 'failed' ${one}
    returning segments`.execute(tx);
  return rows.map(({ segments }) => segments);
};

/** Sends what failed once more; it costs again, so it takes from today’s quota again. */
export const resendFailed = handle('sms/resendFailed', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, mailing_id } = input;
    const found = await lockMailing(tx, input);
    const outcome = judgeMailing(caller, found, 'resend', '');
    if (!outcome.ok) throw new Refusal('transition_refused');
    const queued = await requeue(tx, input, caller);
    // Somebody was faster, or the message has arrived.
    if (queued.length === 0) throw new Refusal('state_changed');
    const segments = queued.reduce((sum, each) => sum + each, 0);
    await reserveSegments(tx, services, { ...found, class_id, mailing_id, segments });
    const at = services.now();
    await tx
      .updateTable('mailing')
      .set({ status: outcome.to, segments: found.segments + segments, updated_at: at })
      .where('class_id', '=', class_id)
      .where('mailing_id', '=', mailing_id)
      .execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at,
        action: 'resend_mailing',
        object_type: 'mailing',
        object_id: mailing_id,
        from_state: found.status,
        to_state: outcome.to,
        detail: { messages: queued.length, segments },
      },
    ]);
    return { mailing_id, resent: queued.length };
  }),
);
