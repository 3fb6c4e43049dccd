import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';

/**
 * Removes a buyer from the title book of the caller's unit; a missing one is removed already. Invoices keep their
 * text.
 */
export const removeInvoiceTitle = endpoint('payment/removeInvoiceTitle', {
  summary: 'Take a buyer out of the title book of the caller’s unit',
  input: z.strictObject({ title_id: id }),
  output: z.object({}),
  access: registrationDesk,
  example: { input: { title_id: 180143985105005 }, output: {} },
});
