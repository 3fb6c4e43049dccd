import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { noteExamples, noteKeepers } from './note-record.js';

const { note_id, pinned } = noteExamples.note;

/** Pins a note to the top, or unpins it. Its text and version stay, so that it can be pinned while it is written. */
export const pinNote = endpoint('note/pinNote', {
  summary: 'Pin an own note, or unpin it',
  input: z.strictObject({ note_id: id, pinned: z.boolean() }),
  output: z.object({}),
  access: noteKeepers,
  refuses: ['not_found'],
  example: { input: { note_id, pinned }, output: {} },
});
