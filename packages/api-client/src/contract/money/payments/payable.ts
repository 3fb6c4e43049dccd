import { z } from 'zod';
import { cents, id } from '../../fields.js';

/** An approved enrolment that is to be paid for; the phone is masked. */
export const payable = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  phone_masked: z.string(),
  /** The unit that it came through. */
  com_name: z.string().nullable(),
  fee_cents: cents,
  currency: z.string(),
});

export type Payable = z.infer<typeof payable>;
