import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { type CorrectionServices, readLatestCorrection } from '../../class/index.js';
import { findEnrolment } from './find-enrolment.js';
import { readSteps } from './read-steps.js';

/**
 * One enrolment with its history.
 * @throws a Refusal `not_found` for one that does not exist or that the session may not see
 */
export const readDetail = async (
  services: Pick<Services, 'store' | 'keyring' | 'admission'> & CorrectionServices,
  caller: StaffSession,
  wanted: { class_id: number; enrolment_id: number },
): Promise<EnrolmentDetail> => {
  const { store } = services;
  const record = await findEnrolment(store.db, services, caller, wanted);
  const latest =
    record.status === 'in_review' ? await readLatestCorrection(store.db, services, wanted.class_id) : null;
  return {
    ...record,
    mend_latest: latest?.toISOString() ?? null,
    timeline: await readSteps(store.db, wanted),
  };
};
