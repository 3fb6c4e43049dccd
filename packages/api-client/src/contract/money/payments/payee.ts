import { z } from 'zod';
import { id } from '../../fields.js';

/** Where a transfer goes. */
export const payee = z.object({
  bank: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  note: z.string(),
  /** The picture to scan instead, by `payment/fetchPayeeQr`. */
  qr_id: id.nullable(),
});
