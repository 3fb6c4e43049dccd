import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { invoiceExamples, shownTitle } from './invoice-record.js';

/** A buyer in the title book of a unit. */
const keptTitle = shownTitle.omit({ title_type: true }).extend({ title_id: id });
export type KeptTitle = z.infer<typeof keptTitle>;

const { title_type: _, ...shown } = invoiceExamples.shown;

/** The title book of the caller's unit. `keeps` is false for an account without a unit, which has no book. */
export const fetchInvoiceTitles = endpoint('payment/fetchInvoiceTitles', {
  summary: 'The title book of the caller’s unit',
  input: z.strictObject({}),
  output: z.object({ keeps: z.boolean(), items: z.array(keptTitle) }),
  access: registrationDesk,
  example: { input: {}, output: { keeps: true, items: [{ title_id: 180143985105005, ...shown }] } },
});
