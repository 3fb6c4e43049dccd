import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';

export const removeInvoiceTitle = handle(
  'payment/removeInvoiceTitle',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const removed = await tx
        .deleteFrom('invoice_title')
        .where('title_id', '=', input.title_id)
        .where('unit_id', '=', caller.unit_id ?? 0)
        .returning(['unit_id', 'tax_no'])
        .executeTakeFirst();
      if (removed) {
        const { unit_id, tax_no } = removed;
        const event = { action: 'remove_invoice_title', object_type: 'unit', object_id: unit_id };
        await appendAudit(tx, 0, [
          { ...byStaff(caller, request), at: services.now(), ...event, detail: { tax_no } },
        ]);
      }
      return {};
    }),
);
