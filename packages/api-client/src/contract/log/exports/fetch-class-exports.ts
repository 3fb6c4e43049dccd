import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page } from '../../fields.js';
import { exportExample, exportRow } from './export-record.js';

const { class: of, ...taken } = exportExample;

/** The exports of one class, the newest first: for those who run it. */
export const fetchClassExports = endpoint('class/fetchExports', {
  summary: 'Who took which file of a class, and what for',
  input: z.strictObject({ class_id: id, ...page }),
  output: listOf(exportRow.omit({ class: true })),
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: of.class_id, page: 1, limit: 20 },
    output: { items: [taken], total: 1 },
  },
});
