import { handle } from '../../../platform/http/calls/handle.js';
import { readDrafts } from './read-draft.js';

export const fetchDraft = handle('enrolment/fetchDraft', async ({ input, caller, services }) => {
  const [found] = await readDrafts(services, caller, input.class_id);
  if (!found) return { draft: null };
  const { version, saved_at, entries } = found;
  return { draft: { version, saved_at: saved_at.toISOString(), entries } };
});
