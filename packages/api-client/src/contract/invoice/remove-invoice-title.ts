import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** Takes a buyer out of the title book of the caller's unit; one that is not there is gone already. Invoices keep what they say. */
export const removeInvoiceTitle = endpoint('payment/removeInvoiceTitle', {
  summary: 'Take a buyer out of the title book of the caller’s unit',
  input: z.strictObject({ title_id: id }),
  output: z.object({}),
  access: registrationDesk,
  example: { input: { title_id: 180143985105005 }, output: {} },
});
