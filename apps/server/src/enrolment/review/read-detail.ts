import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import { readTimeline } from '../../class/read-timeline.js';
import type { StaffSession } from '../../http/calls/caller.js';
import type { Services } from '../../services.js';
import { findEnrolment } from './find-enrolment.js';

/**
 * One enrolment with its history.
 * @throws a Refusal `not_found` for one that does not exist or that the session may not see
 */
export const readDetail = async (
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  caller: StaffSession,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<EnrolmentDetail> => {
  const record = await findEnrolment(store.db, keyring, caller, { class_id, enrolment_id });
  const timeline = await readTimeline(store.db, class_id, 'enrolment', enrolment_id);
  return { ...record, timeline };
};
