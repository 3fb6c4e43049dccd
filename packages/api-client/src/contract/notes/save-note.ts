import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { day, id, moment } from '../fields.js';
import { noteExamples, noteKeepers, noteVersion, typedNote } from './note-record.js';

const { note_id, version, title, content, updated_at } = noteExamples.note;

/** A class that the caller sees, and a candidate of it or none. */
const link = z.strictObject({ class_id: id, enrolment_id: id.nullable() });

/**
 * Adds a note, or changes one: then with the `version` that was seen, so that two tabs do not overwrite each other.
 * The previous text is kept as a version once in ten minutes of writing.
 */
export const saveNote = endpoint('note/saveNote', {
  summary: 'Add or change an own note',
  input: z.strictObject({
    note_id: id.optional(),
    version: noteVersion.optional(),
    ...typedNote,
    /**
     * Its subject, the day of its follow-up, and whether that is done. An absent field stays as it is; `done` has
     * no meaning without a day.
     */
    about: link.nullable().optional(),
    due_on: day.nullable().optional(),
    done: z.boolean().optional(),
    /**
     * The decision of a conflict: `over` keeps the current text as a version, even a young one, and overwrites it;
     * `aside` keeps the sent text as a version, and leaves the note unchanged.
     */
    keeping: z.enum(['over', 'aside']).optional(),
  }),
  output: z.object({ note_id: id, version: noteVersion, updated_at: moment }),
  access: noteKeepers,
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: {
      note_id,
      version: version - 1,
      title,
      content,
      about: { class_id: 180143985094819, enrolment_id: 180143985099001 },
      due_on: '2026-11-23',
      done: false,
    },
    output: { note_id, version, updated_at },
  },
});
