import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { noteExamples, noteKeepers, noteVersionRecord } from './note-record.js';

/**
 * The earlier versions of an own note, the latest first: one per ten minutes of writing, and those that were given
 * up in a conflict; up to a limit.
 */
export const fetchVersions = endpoint('note/fetchVersions', {
  summary: 'What an own note said before',
  input: z.strictObject({ note_id: id }),
  output: z.object({ items: z.array(noteVersionRecord) }),
  access: noteKeepers,
  refuses: ['not_found'],
  example: {
    input: { note_id: noteExamples.note.note_id },
    output: { items: [noteExamples.version] },
  },
});
