import { paymentLifecycle, transition } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import type { Undoing } from '../match/undo-held.js';
import { undoWhole } from '../match/undo-whole.js';

interface Returned {
  readonly class_id: number;
  readonly payment_id: number;
  readonly reason?: string | undefined;
}

/**
 * Rejects the refund of a fee that was paid twice: kept, its money would pay for nothing, so its line is taken back and
 * waits again.
 * @throws a Refusal transition_refused for somebody who does not match lines of the bank
 */
export const rejectReturn = async (
  tx: Transaction<Database>,
  { class_id, payment_id, reason = '' }: Returned,
  { caller, request, now }: Pick<Undoing, 'caller' | 'request' | 'now'>,
): Promise<void> => {
  const step = { state: 'refunding', event: 'undo_match', given: ['reason'] } as const;
  if (!transition(paymentLifecycle, { ...step, actors: caller.roles }).ok)
    throw refuseTransition({ why: 'line_of_refund' });
  const { line_id } = await tx
    .selectFrom('bank_line')
    .select('line_id')
    .where('class_id', '=', class_id)
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  await undoWhole(tx, { line_id, reason, caller, request, now });
};
