import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { plainLook, plainLookExample, saidSheet } from '../../sheet-look.js';
import { scoreExamples } from '../score-record.js';
import { scoreImportExamples, scoreLine, scoreLineCounts } from './score-import-record.js';

/**
 * Says what a sheet of scores (XLSX) would change, and writes nothing. One of its first rows names a column with the
 * enrolment, ticket or identity number, and one for each subject by its title; where it does not, the columns are
 * chosen (`columns`), and until then nothing is compared. An empty cell says nothing. Whether a second entry
 * agrees with the first is not said before it is made. `basis` stands for all that was compared: imported with it, it
 * is this difference or none.
 */
export const previewScoreImport = endpoint('score/previewScoreImport', {
  summary: 'What a sheet of scores would change',
  input: z.strictObject({ class_id: z.coerce.number().pipe(id), ...saidSheet }),
  output: z.object({
    basis: z.string(),
    counts: scoreLineCounts,
    /** The number of scores that would be entered. */
    entered: z.int(),
    /** The number of doubtful ones, which need an explanation to be entered. */
    doubts: z.int(),
    /**
     * Doubtful lines first, then impossible entries, then changes, at most a thousand; `left_out` is the number of
     * further ones.
     */
    lines: z.array(scoreLine),
    left_out: z.int(),
    /** The heads of columns that nothing was read from. */
    ignored: z.array(z.string()),
    look: plainLook,
  }),
  access: scoreDesk,
  body: 'bytes',
  refuses: ['not_found', 'class_state', 'import_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: scoreExamples.class_id },
    output: {
      basis: scoreImportExamples.basis,
      counts: {
        new: 70,
        second: 0,
        differs: 1,
        same: 4,
        settled: 0,
        out_of_range: 0,
        unread: 0,
        repeated: 0,
        misnamed: 0,
        unknown: 1,
      },
      entered: 71,
      doubts: 0,
      lines: [scoreImportExamples.line],
      left_out: 0,
      ignored: ['备注'],
      look: plainLookExample,
    },
  },
});
