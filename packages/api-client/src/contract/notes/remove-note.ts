import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { noteExamples, noteKeepers, noteVersion } from './note-record.js';

const { note_id, version } = noteExamples.note;

/** Deletes an unchanged note. */
export const removeNote = endpoint('note/removeNote', {
  summary: 'Delete an own note',
  input: z.strictObject({ note_id: id, version: noteVersion }),
  output: z.object({}),
  access: noteKeepers,
  refuses: ['not_found', 'state_changed'],
  example: { input: { note_id, version }, output: {} },
});
