/** The calls of an account's own notebook. */
export const noteCallNames = {
  'note/fetchNotes': 'POST',
  'note/fetchVersions': 'POST',
  'note/saveNote': 'POST',
  'note/restoreNote': 'POST',
  'note/pinNote': 'POST',
  'note/removeNote': 'POST',
} as const satisfies Record<string, 'GET' | 'POST'>;
