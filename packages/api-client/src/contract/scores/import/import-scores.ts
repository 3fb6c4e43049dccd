import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line, requiredLine } from '../../fields.js';
import { saidSheet } from '../../sheet-look.js';
import { scoreExamples } from '../score-record.js';
import { scoreImportExamples } from './score-import-record.js';

/**
 * Enters the scores of a previewed sheet, as the caller's own entries: the first of a score or the second.
 * Impossible entries are left out. Columns that a person chose are kept for the next sheet with these heads. Refused if
 * any compared value has changed since (`state_changed`), or if nothing would be entered.
 */
export const importScores = endpoint('score/importScores', {
  summary: 'Import a sheet of scores that was previewed',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.sheet_title_length_max),
    ...saidSheet,
    basis: z.string().min(1).max(limits.basis_length_max),
    /** Said to all doubts about what is entered; needed where there are some. */
    word: line(limits.short_reason_length_max).optional(),
  }),
  output: z.object({
    import_id: id,
    /**
     * The number of scores entered; of second entries, the number that agree with the first and the number that
     * differ.
     */
    scores: z.int(),
    agreed: z.int(),
    conflict: z.int(),
  }),
  access: scoreDesk,
  writes: 'score',
  body: 'bytes',
  needsKey: true,
  refuses: [
    'not_found',
    'transition_refused',
    'another_person',
    'state_changed',
    'import_refused',
    'too_large',
    'too_many',
  ],
  example: {
    input: {
      class_id: scoreExamples.class_id,
      title: scoreImportExamples.kept.title,
      basis: scoreImportExamples.basis,
    },
    output: { import_id: scoreImportExamples.kept.import_id, scores: 72, agreed: 2, conflict: 0 },
  },
});
