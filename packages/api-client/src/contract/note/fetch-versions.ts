import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { noteExamples, noteKeepers, noteVersionRecord } from './note-record.js';

/** What an own note said before, the latest first: one of every ten minutes of writing, and what was given up in a conflict; so many at most. */
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
