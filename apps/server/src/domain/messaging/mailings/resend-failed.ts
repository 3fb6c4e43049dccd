import { type SmsStatus, smsLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { reserveSegments } from '../credit/sms-day.js';
import { lockPhones } from '../lock-phones.js';
import { leftOut } from './left-out.js';
import { evaluateMailing } from './list-mailings.js';
import { type LockedMailing, lockMailing } from './lock-mailing.js';

type Input = Call<'sms/resendFailed'>['input'];

interface Queued {
  readonly was: SmsStatus;
  readonly segments: number;
}

/** Messages that may be sent again: failed ones; and one of unknown fate, if it was chosen. */
const repeatable = ({ sms_id }: Input, { roles }: StaffSession): readonly SmsStatus[] => {
  const given = sms_id === undefined ? [] : ['chosen'];
  const states: readonly SmsStatus[] = ['failed', 'unknown'];
  return states.filter(
    (state) => transition(smsLifecycle, { state, event: 'retry', actors: roles, given }).ok,
  );
};

interface Again {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly services: Services;
  readonly found: LockedMailing;
}

/**
 * Puts failed messages back into the queue, except for recipients who have opted out or reached today's limit. A
 * failed message is paid again: its moment becomes the present one, by which it comes back (`giveFailedBack`).
 * @returns the former state of each, and the segments it takes
 */
const requeue = async (
  tx: Transaction<Database>,
  { input, caller, services, found: { type } }: Again,
): Promise<readonly Queued[]> => {
  const { class_id, mailing_id, sms_id } = input;
  const states = repeatable(input, caller);
  if (states.length === 0) throw refuseTransition({ why: 'nothing_to_resend' });
  const one = sms_id === undefined ? sql`` : sql`and sms_id = ${sms_id}`;
  const at = services.now();
  const phone = { phone: sql<Buffer>`sms.phone_index`, itself: sql<number>`sms.sms_id` };
  const left_out = leftOut(services, { type, begins: at, ...phone });
  const { rows } = await sql<Queued>`
    with before as (
      select sms_id, status as was from sms
      where class_id = ${class_id} and mailing_id = ${mailing_id} and status = any(${[...states]}::text[]) ${one}
        and (${left_out}) is null
      order by sms_id for update)
    update sms set status = 'queued', fault = null, ask_at = null,
      created_at = case when before.was = 'failed' then ${at}::timestamptz else sms.created_at end
    from before where sms.sms_id = before.sms_id
    returning before.was, sms.segments`.execute(tx);
  return rows;
};

/**
 * Sends failed messages once more, which uses today’s quota and the balance again: both had been returned. One of
 * unknown fate was paid already.
 */
export const resendFailed = handle('sms/resendFailed', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, mailing_id } = input;
    await lockPhones(tx);
    const found = await lockMailing(tx, input);
    const outcome = evaluateMailing(caller, found, 'resend', '');
    if (!outcome.ok) throw refuseTransition({ thing: 'mailing', state: found.status }, outcome);
    const queued = await requeue(tx, { input, caller, services, found });
    // Another person was faster, the message has arrived, or its recipient gets none today.
    if (queued.length === 0) throw new Refusal('state_changed');
    const paid = queued.filter(({ was }) => was === 'failed');
    const segments = paid.reduce((sum, each) => sum + each.segments, 0);
    if (segments > 0) await reserveSegments(tx, services, { ...found, class_id, mailing_id, segments });
    const at = services.now();
    await tx
      .updateTable('mailing')
      .set({
        status: outcome.to,
        segments: found.segments + segments,
        updated_at: at,
      })
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
