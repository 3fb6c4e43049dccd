import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openStaff } from '../../class/testing/staff.js';
import { fetchNotes } from '../fetch-notes.js';
import { fetchVersions } from '../fetch-versions.js';
import { pinNote } from '../pin-note.js';
import { removeNote } from '../remove-note.js';
import { restoreNote } from '../restore-note.js';
import { saveNote } from '../save-note.js';

type Saved = InputOf<'note/saveNote'>;

/** A notebook; without an owner that of a new master. */
export const openNotebook = async (services: Services, owner?: StaffSession) => {
  const caller = owner ?? (await openStaff(services, { roles: ['master'] }));
  const asked = <Input>(input: Input) => ({ services, caller, input });
  return {
    caller,
    list: async () => (await callHandler(fetchNotes, asked({}))).items,
    /** Saves a text with other fields, over the version of a note or as a new one. */
    save: (title: string, more: Partial<Omit<Saved, 'title' | 'content'>> = {}, content = `写下的${title}`) =>
      callHandler(saveNote, asked({ title, content, ...more })),
    pin: (note_id: number, pinned: boolean) => callHandler(pinNote, asked({ note_id, pinned })),
    remove: (note_id: number, version: number) => callHandler(removeNote, asked({ note_id, version })),
    versions: async (note_id: number) => (await callHandler(fetchVersions, asked({ note_id }))).items,
    restore: (note_id: number, version: number, version_id: number) =>
      callHandler(restoreNote, asked({ note_id, version, version_id })),
  };
};
