import type { OutputOf } from '@skillcert/api-client/contract';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { isOpen } from '../intake/decide-requests.js';
import { readDrafts } from './read-draft.js';

type OwnDrafts = OutputOf<'class/fetchEnrollListsByPhone'>['drafts'];

/** The unsent drafts of a phone whose classes still accept enrolments. */
export const listOwnDrafts = async (services: Services, caller: Candidate): Promise<OwnDrafts> => {
  const drafts = await readDrafts(services, caller);
  return drafts
    .filter((draft) => isOpen(draft, services.now()))
    .map(({ class_id, class_name, enroll_end, saved_at, entries }) => ({
      class_id,
      class_name,
      unit_id: entries.unit_id ?? null,
      enroll_end: enroll_end.toISOString(),
      saved_at: saved_at.toISOString(),
    }));
};
