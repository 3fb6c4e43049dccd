import { fetchNotes } from './fetch-notes.js';
import { fetchVersions } from './fetch-versions.js';
import { pinNote } from './pin-note.js';
import { removeNote } from './remove-note.js';
import { restoreNote } from './restore-note.js';
import { saveNote } from './save-note.js';

/** The calls of an account's own notebook, which the specification does not name. */
export const noteCalls = {
  'note/fetchNotes': fetchNotes,
  'note/fetchVersions': fetchVersions,
  'note/saveNote': saveNote,
  'note/restoreNote': restoreNote,
  'note/pinNote': pinNote,
  'note/removeNote': removeNote,
} as const;
