import { handle } from '../../../platform/http/calls/handle.js';
import { changeInvoice } from './change-invoice.js';

/** Steps that say why; on the others the last reason no longer holds. */
const told = ['reject', 'fail', 'red_request'];

export const decideInvoice = handle('payment/decideInvoice', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, invoice_id, event } = input;
    const reason = (told.includes(event) && input.reason) || null;
    const red = event === 'red_request' ? { red_by: caller.user_id } : {};
    const given = reason ? ['reason'] : [];
    const status = await changeInvoice(tx, {
      class_id,
      invoice_id,
      event,
      given,
      reason,
      set: { reason, ...red, ...(event === 'buyer_refuse' && { red_by: null }) },
      caller,
      request,
      now: services.now(),
    });
    return { invoice_id, status };
  }),
);
