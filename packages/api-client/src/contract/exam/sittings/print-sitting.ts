import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';

const { sitting } = examExamples;

/**
 * The printed papers of a sitting: the seating list for the door; the same to be signed, with photos; the desks of
 * its room; a label for each desk; a card with the photo of each candidate; their tickets.
 */
export const sittingPaper = z.enum(['door', 'sign_in', 'seat_map', 'labels', 'cards', 'tickets']);

/**
 * The papers for holding a sitting, for all candidates with a seat in it, by desk. Tickets and seat maps are always
 * a PDF. Each leaves an audit record.
 */
export const printSitting = endpoint('exam/printSitting', {
  summary: 'Door list, sign-in sheet, seat map, desk labels, cards or tickets of a sitting, as PDF or XLSX',
  input: z.strictObject({
    class_id: id,
    sitting_id: id,
    paper: sittingPaper,
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
  }),
  output: xlsxSheet,
  access: examDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'busy'],
  example: {
    input: { class_id: sitting.class_id, sitting_id: sitting.sitting_id, paper: 'sign_in', format: 'xlsx' },
    output: {
      name: 'sign_in-180143985106101.xlsx',
      bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
    },
  },
});
