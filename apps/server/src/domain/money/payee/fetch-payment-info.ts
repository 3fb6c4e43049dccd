import { handle } from '../../../platform/http/calls/handle.js';
import { readPaymentInfo } from './read-payment-info.js';
import { unitOfPayee } from './unit-of-payee.js';

export const fetchPaymentInfo = handle('user/fetchPaymentInfo', async ({ input, caller, services }) => {
  const { db } = services.store;
  return readPaymentInfo(db, await unitOfPayee(db, caller, input.unit_id));
});
