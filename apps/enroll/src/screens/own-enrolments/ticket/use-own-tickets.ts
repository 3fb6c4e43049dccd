import type { OwnEnrolment, OwnTicket } from '@skillcert/api-client';
import { useCall } from '../../../client/use-call.js';

/** The published tickets of the proven phone; only an approved candidate can have one. */
export const useOwnTickets = (enrolments: readonly OwnEnrolment[]) => {
  const isApproved = enrolments.some(({ status }) => status === 'approved');
  const { data } = useCall('ticket/fetchOwnTickets', isApproved ? {} : undefined);
  return ({ enrolment_id }: OwnEnrolment): OwnTicket | undefined =>
    data?.items.find((item) => item.enrolment_id === enrolment_id);
};
