import { z } from 'zod';
import { id, moment } from '../fields.js';

/** The printing of many tickets, which goes on while nobody looks. */
export const printRecord = z.object({
  print_id: id,
  total: z.int(),
  printed: z.int(),
  /** Why it stopped: a character that the font lacks, a photo that cannot be drawn. */
  fault: z.enum(['glyph_missing', 'failed']).nullable(),
  /** The characters that are missing. */
  detail: z.string(),
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
  detail: '',
  expires_at: '2026-11-22T02:10:00.000Z',
} satisfies PrintRecord;
