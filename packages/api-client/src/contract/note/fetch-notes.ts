import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { noteExamples, noteKeepers, noteRecord } from './note-record.js';

/** All notes of the caller in a class, pinned ones first, then the latest: what is searched is searched among these. */
export const fetchNotes = endpoint('note/fetchNotes', {
  summary: 'The own notes in a class',
  input: z.strictObject({ class_id: id }),
  output: z.object({ items: z.array(noteRecord) }),
  access: noteKeepers,
  example: {
    input: { class_id: noteExamples.class_id },
    output: { items: [noteExamples.note] },
  },
});
