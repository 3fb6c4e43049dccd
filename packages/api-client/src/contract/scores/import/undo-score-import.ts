import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { scoreExamples } from '../score-record.js';
import { scoreImportExamples } from './score-import-record.js';

/**
 * Takes an import of the caller's back: the former values are entered again, or nothing. Scores that another person
 * has entered since, or that the caller has changed, stay as they are. It works once.
 */
export const undoScoreImport = endpoint('score/undoScoreImport', {
  summary: 'Take an import of scores back',
  input: z.strictObject({ class_id: id, import_id: id }),
  output: z.object({
    taken_back: z.int(),
    /** The number of scores of the import that stay. */
    left: z.int(),
  }),
  access: scoreDesk,
  writes: 'score',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { class_id: scoreExamples.class_id, import_id: scoreImportExamples.kept.import_id },
    output: { taken_back: 70, left: 2 },
  },
});
