import { z } from 'zod';
import { id, moment } from '../../fields.js';

/** The printing of many tickets, in the background. */
export const printRecord = z.object({
  print_id: id,
  total: z.int(),
  printed: z.int(),
  /** That it stopped, such as at a photo that cannot be drawn. */
  fault: z.enum(['failed']).nullable(),
  /** The characters missing in every font, in the part printed so far: the tickets show their code points instead. */
  missing: z.array(z.string()),
  /** Whether tickets of the class have changed since it was asked for: it shows seats that hold no longer. */
  outdated: z.boolean(),
  /** When it is deleted. */
  expires_at: moment,
});
export type PrintRecord = z.infer<typeof printRecord>;

/** The example that the calls of printing share. */
export const printExample = {
  print_id: 180143985106901,
  total: 760,
  printed: 300,
  fault: null,
  missing: [],
  outdated: false,
  expires_at: '2026-11-22T02:10:00.000Z',
} satisfies PrintRecord;
