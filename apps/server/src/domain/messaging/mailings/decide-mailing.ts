import type { MailingStatus } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { type Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { reserveSegments } from '../credit/sms-day.js';
import { evaluateMailing, showMailing } from './list-mailings.js';
import { lockMailing } from './lock-mailing.js';

const refusalFor = (
  outcome: { readonly ok: false; readonly why: string; readonly missing: readonly string[] },
  state: MailingStatus,
  ofAnother: () => Refusal,
): Refusal => {
  const { missing } = outcome;
  if (missing.join() === 'reason') return refuseFields({ reason: 'reason_required' });
  return missing.includes('another_person')
    ? ofAnother()
    : refuseTransition({ thing: 'mailing', state }, outcome);
};

/**
 * Releases, refuses or withdraws a mailing that waits for a second person or for its moment. A mailing that begins
 * uses the quota of that day.
 */
export const decideMailing = handle('sms/decideMailing', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, mailing_id, event, reason = '' } = input;
    const found = await lockMailing(tx, input);
    const at = services.now();
    // A mailing whose moment has passed meanwhile begins at once.
    const isLater = found.send_at !== null && found.send_at > at;
    const step = event === 'release' && isLater ? 'release_later' : event;
    const hand = await readHand(tx, caller, at);
    const outcome = evaluateMailing(caller, found, step, reason, hand);
    if (!outcome.ok) throw refusalFor(outcome, found.status, () => hand.refusal(found.asker_id));
    if (outcome.to === 'sending') await reserveSegments(tx, services, { ...input, ...found });
    const why = event === 'refuse' ? reason : null;
    const taken_at = outcome.to === 'sending' ? at : null;
    const decided = { reason: why, decided_by: caller.user_id, decided_at: at, taken_at };
    await tx
      .updateTable('mailing')
      .set({ status: outcome.to, ...decided, updated_at: at })
      .where('class_id', '=', class_id)
      .where('mailing_id', '=', mailing_id)
      .execute();
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at,
        action: `${event}_mailing`,
        object_type: 'mailing',
        object_id: mailing_id,
        from_state: found.status,
        to_state: outcome.to,
        reason: why,
      },
    ]);
    const viewer = { caller, language: request.language, sender: services.groupSms };
    return showMailing(tx, viewer, input);
  }),
);
