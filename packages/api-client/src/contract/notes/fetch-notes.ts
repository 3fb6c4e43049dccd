import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { noteExamples, noteKeepers, noteRecord } from './note-record.js';

/** All notes of the caller, pinned ones first, then the latest: the page searches among these. */
export const fetchNotes = endpoint('note/fetchNotes', {
  summary: 'The own notes',
  input: z.strictObject({}),
  output: z.object({ items: z.array(noteRecord) }),
  access: noteKeepers,
  example: {
    input: {},
    output: { items: [noteExamples.note] },
  },
});
