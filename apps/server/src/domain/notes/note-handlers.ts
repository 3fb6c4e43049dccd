import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchNotes } from './fetch-notes.js';
import { fetchVersions } from './fetch-versions.js';
import { pinNote } from './pin-note.js';
import { removeNote } from './remove-note.js';
import { restoreNote } from './restore-note.js';
import { saveNote } from './save-note.js';

/** The handlers of an account's own notebook. */
export const noteHandlers: readonly AnyHandler[] = [
  fetchNotes,
  fetchVersions,
  saveNote,
  restoreNote,
  pinNote,
  removeNote,
];
