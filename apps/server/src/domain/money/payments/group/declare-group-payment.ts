import { limits, maskAccountNumber } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { checkPaidOn } from '../check-paid-on.js';
import { takeProof } from '../own/take-proof.js';
import { groupRecords } from './group-records.js';
import { lockPayables } from './lock-payables.js';
import { writeGroupPayment } from './write-group-payment.js';

export const declareGroupPayment = handle(
  'payment/declareGroupPayment',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, proof_id, payer_name, payer_bank, payer_account, paid_on } = input;
      const now = services.now();
      const payables = await lockPayables(tx, input, caller, {
        method: 'bank_transfer',
        most: limits.payment_group_max,
        now,
        language: request.language,
      });
      checkPaidOn(paid_on, services.programme.time_zone, now);
      await takeProof(tx, { class_id, proof_id, owner: caller });
      const written = await writeGroupPayment(tx, payables, {
        class_id,
        method: 'bank_transfer',
        status: 'declared',
        payer_name,
        payer_bank,
        payer_account_enc: services.keyring.seal('account_number', payer_account),
        payer_account_masked: maskAccountNumber(payer_account),
        paid_on,
        proof_id,
        declared_by: caller.user_id,
        now,
      });
      const about = { event: 'declare', given: ['proof'], caller, request, now } as const;
      await appendAudit(tx, class_id, groupRecords(written, about));
      const { group_id, amount_cents, parts } = written;
      const [{ payment_id }] = parts;
      return { group_id, count: parts.length, amount_cents, payment_id };
    }),
);
