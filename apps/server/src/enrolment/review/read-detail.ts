import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../http/calls/caller.js';
import type { Services } from '../../services.js';
import { findEnrolment } from './find-enrolment.js';
import { readSteps } from './read-steps.js';

/**
 * One enrolment with its history.
 * @throws a Refusal `not_found` for one that does not exist or that the session may not see
 */
export const readDetail = async (
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  caller: StaffSession,
  wanted: { class_id: number; enrolment_id: number },
): Promise<EnrolmentDetail> => {
  const record = await findEnrolment(store.db, keyring, caller, wanted);
  return { ...record, timeline: await readSteps(store.db, wanted) };
};
