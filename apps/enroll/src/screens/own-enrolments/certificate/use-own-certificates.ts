import type { OwnCertificate, OwnEnrolment } from '@skillcert/api-client';
import { useCall } from '../../../client/use-call.js';

/** The certificates of the proven phone; only a candidate who passed an exam can have one. */
export const useOwnCertificates = (enrolments: readonly OwnEnrolment[]) => {
  const hasPassed = enrolments.some(({ passed }) => passed === true);
  const { data } = useCall('certificate/fetchOwnCertificates', hasPassed ? {} : undefined);
  return ({ enrolment_id }: OwnEnrolment): OwnCertificate | undefined =>
    data?.items.findLast((item) => item.enrolment_id === enrolment_id);
};
