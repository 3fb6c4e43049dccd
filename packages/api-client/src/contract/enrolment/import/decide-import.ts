import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { importDesk, importExamples, importStatus } from './import-record.js';

const { class_id, import_id } = importExamples.record;

/**
 * Enrols the good rows of a checked import, stops one that runs (its enrolments stay), or drops one with all its
 * uploads.
 */
export const decideImport = endpoint('enrolment/decideImport', {
  summary: 'Run, stop or drop an import',
  input: z.strictObject({
    class_id: id,
    import_id: id,
    event: z.enum(['confirm', 'stop', 'drop']),
    /** That the candidates agreed to be enrolled; asked for with `confirm`. */
    consent: z.literal(true, 'consent_required').optional(),
  }),
  output: z.object({ import_id: id, status: importStatus }),
  access: importDesk,
  writes: 'import',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'class_not_open'],
  example: {
    input: { class_id, import_id, event: 'confirm', consent: true },
    output: { import_id, status: 'running' },
  },
});
