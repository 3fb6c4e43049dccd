import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { readHand } from '../../../foundation/access/one-hand/read-hand.js';
import { decideRefund } from '../../refunds/decide-refund.js';
import { decideEach } from './decide-each.js';

type Input = Call<'payment/approveRefunds'>['input'];

/**
 * Each with its payment, in one order: two people who chose some of the same wait for each other instead of locking
 * each other out.
 */
const lockRefunds = async (
  tx: Transaction<Database>,
  { class_id, refund_ids }: Input,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ refund_id: number }>`
    select r.refund_id from refund r join payment p on p.class_id = r.class_id and p.payment_id = r.payment_id
    where r.class_id = ${class_id} and r.refund_id = any(${refund_ids}::bigint[])
    order by r.refund_id for update of r, p`.execute(tx);
  return rows.map(({ refund_id }) => refund_id);
};

/** Approves many, as drawOk does one: nobody one that they asked for, nobody one twice. */
export const approveRefunds = handle('payment/approveRefunds', ({ input, caller, services, request }) => {
  const { class_id, refund_ids, event } = input;
  return services.store.withTx(async (tx) => {
    const found = await lockRefunds(tx, input);
    if (found.length === 0) throw new Refusal('not_found');
    const { providers, keyring } = services;
    const now = services.now();
    const hand = await readHand(tx, caller, now);
    const reasons = [
      'not_found',
      'transition_refused',
      'another_person',
      'invoice_live',
      'certificate_stands',
    ] as const;
    const leaving = { reasons, language: request.language };
    const { done, left_out } = await decideEach([...new Set(refund_ids)], leaving, async (refund_id) => {
      const input = { class_id, refund_id, event };
      const deciding = { input, caller, hand, request, providers, keyring, now };
      return { refund_id, status: await decideRefund(tx, deciding) };
    });
    return { done, left_out: left_out.map(({ id, ...why }) => ({ refund_id: id, ...why })) };
  });
});
