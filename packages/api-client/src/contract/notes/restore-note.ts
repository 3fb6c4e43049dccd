import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { noteExamples, noteKeepers, noteVersion } from './note-record.js';

const { note_id, version, updated_at } = noteExamples.note;

/**
 * Restores an earlier version of a note; its current text is kept as a version. The answer does not repeat the
 * text, because the answer is stored for repeats with the same key.
 */
export const restoreNote = endpoint('note/restoreNote', {
  summary: 'Bring back what an own note said before',
  input: z.strictObject({ note_id: id, version: noteVersion, version_id: id }),
  output: z.object({ note_id: id, version: noteVersion, updated_at: moment }),
  access: noteKeepers,
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { note_id, version: version - 1, version_id: noteExamples.version.version_id },
    output: { note_id, version, updated_at },
  },
});
