import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { findGathering } from './find-gathering.js';
import { writeGathering } from './write-gathering.js';

/**
 * Replaces how a class collects its fees. The trail shows prices, ways of paying, the picture and the end of the
 * account’s number before and after.
 */
export const saveGathering = handle('payment/saveGathering', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    const before = await writeGathering(tx, caller, input, services);
    const written = await findGathering(tx, class_id, services.providers);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'gathering',
        object_type: 'class',
        object_id: class_id,
        detail: {
          before: {
            fee_cents: before.fee_cents,
            organization_fee_cents: before.organization_fee_cents,
            payee: before.account_number_masked,
            refund_rule: before.refund_rule,
            methods: before.methods,
            qr_id: before.qr_id,
          },
          after: {
            fee_cents: written.fee_cents,
            organization_fee_cents: written.organization_fee_cents,
            payee: written.payee?.account_number_masked ?? null,
            refund_rule: written.refund_rule,
            methods: written.methods,
            qr_id: written.qr_id,
          },
        },
      },
    ]);
    return written;
  }),
);
