import { maskAccountNumber } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { checkPaidOn } from './check-paid-on.js';
import { lockPayable } from './lock-payable.js';
import { takeProof } from './own/take-proof.js';

type Input = Call<'payment/declarePayment'>['input'];

/**
 * Writes a declared transfer: of what is due of the enrolment's fee, or of what its payer says it was.
 * @returns its id and amount
 * @throws a Refusal: not_found, not_payable, already_paid, or a field
 */
export const writePayment = async (
  tx: Transaction<Database>,
  input: Input,
  caller: Candidate,
  { keyring, programme, now }: Pick<Services, 'keyring' | 'programme' | 'now'>,
): Promise<{ readonly payment_id: number; readonly amount_cents: number }> => {
  const { class_id, enrolment_id, proof_id, payer_name, payer_bank, payer_account, paid_on } = input;
  const at = now();
  const payable = await lockPayable(tx, { class_id, enrolment_id, method: 'bank_transfer' }, caller, at);
  const { amount_cents = payable.due_cents } = input;
  if (amount_cents > payable.due_cents + payable.fee_cents) throw refuseFields({ amount_cents: 'too_big' });
  checkPaidOn(paid_on, programme.time_zone, at);
  await takeProof(tx, { class_id, proof_id, owner: caller });
  const row = await tx
    .insertInto('payment')
    .values({
      class_id,
      payment_id: newId(),
      enrolment_id,
      open_enrolment_id: enrolment_id,
      amount_cents: amount_cents,
      currency: payable.currency,
      status: 'declared',
      payer_name,
      payer_bank,
      payer_account_enc: keyring.seal('account_number', payer_account),
      payer_account_masked: maskAccountNumber(payer_account),
      paid_on,
      proof_id,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['class_id', 'open_enrolment_id']).doNothing())
    .returning(['payment_id', 'amount_cents'])
    .executeTakeFirst();
  if (!row) throw new Refusal('already_paid');
  return row;
};
