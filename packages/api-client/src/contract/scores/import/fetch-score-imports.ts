import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { scoreExamples } from '../score-record.js';
import { scoreImport, scoreImportExamples } from './score-import-record.js';

/** The last ten sheets of scores that the caller imported into a class, the newest first: nobody else sees them. */
export const fetchScoreImports = endpoint('score/fetchScoreImports', {
  summary: 'The sheets of scores that the caller imported',
  input: z.strictObject({ class_id: id }),
  output: z.object({ items: z.array(scoreImport) }),
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: scoreExamples.class_id },
    output: { items: [scoreImportExamples.kept] },
  },
});
