import { maskAccountNumber, paymentLifecycle, walk } from '@skillcert/core';
import { appendAudit } from '../../../audit/append-audit.js';
import { byStaff } from '../../../class/by-staff.js';
import { handle } from '../../../http/calls/handle.js';
import { checkPaidOn } from '../check-paid-on.js';
import { takeProof } from '../own/take-proof.js';
import { lockPayables } from './lock-payables.js';
import { writeGroupPayment } from './write-group-payment.js';

export const declareGroupPayment = handle(
  'payment/declareGroupPayment',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, proof_id, payer_name, payer_bank, payer_account, paid_on } = input;
      const now = services.now();
      const payables = await lockPayables(tx, input, caller, now);
      checkPaidOn(paid_on, services.programme.time_zone, now);
      await takeProof(tx, { class_id, proof_id, owner: caller });
      const { group_id, amount_cents, parts } = await writeGroupPayment(tx, payables, {
        class_id,
        payer_name,
        payer_bank,
        payer_account_enc: services.keyring.seal('account_number', payer_account),
        payer_account_masked: maskAccountNumber(payer_account),
        paid_on,
        proof_id,
        declared_by: caller.user_id,
        now,
      });
      const [step] = walk(paymentLifecycle, paymentLifecycle.initial, ['declare'], {
        actor: caller.roles[0] ?? 'system',
        given: ['proof'],
      });
      await appendAudit(
        tx,
        class_id,
        parts.map(({ payment_id, ...part }) => ({
          ...byStaff(caller, request),
          at: now,
          action: 'declare',
          object_type: 'payment',
          object_id: payment_id,
          from_state: step?.from,
          to_state: step?.to,
          detail: { ...part, group_id },
        })),
      );
      const [{ payment_id }] = parts;
      return { group_id, count: parts.length, amount_cents, payment_id };
    }),
);
