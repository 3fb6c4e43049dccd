import { paymentLifecycle, walk } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../../platform/audit/by-candidate.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { writePayment } from '../write-payment.js';

export const declarePayment = handle('payment/declarePayment', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { payment_id, amount_cents } = await writePayment(tx, input, caller, services);
    const steps = walk(paymentLifecycle, paymentLifecycle.initial, ['declare'], {
      actor: 'candidate',
      given: ['proof'],
    });
    await appendAudit(
      tx,
      input.class_id,
      steps.map(({ from, event, to }) => ({
        ...byCandidate(request),
        at: services.now(),
        action: event,
        object_type: 'payment',
        object_id: payment_id,
        from_state: from,
        to_state: to,
        detail: { enrolment_id: input.enrolment_id, amount_cents },
      })),
    );
    return { payment_id, status: 'declared' };
  }),
);
