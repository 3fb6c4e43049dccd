import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { noteExamples, noteKeepers, noteVersion, typedNote } from './note-record.js';

const { note_id, version, title, content, updated_at } = noteExamples.note;

/** Adds a note, or changes the text of one: then with the `version` that was seen, so that two tabs do not overwrite each other. */
export const saveNote = endpoint('note/saveNote', {
  summary: 'Add or change an own note',
  input: z.strictObject({
    note_id: id.optional(),
    version: noteVersion.optional(),
    ...typedNote,
  }),
  output: z.object({ note_id: id, version: noteVersion, updated_at: moment }),
  access: noteKeepers,
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: { note_id, version: version - 1, title, content },
    output: { note_id, version, updated_at },
  },
});
