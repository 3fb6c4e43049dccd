import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { useCall } from '../../../client/use-call.js';

/** The costs of the enrolments of the proven phone, and their payments. */
export const useOwnPayments = (proven: boolean) => {
  const { data, reload } = useCall('payment/fetchOwnPayments', proven ? {} : undefined);
  return {
    of: ({ enrolment_id }: OwnEnrolment): OwnPayments | undefined =>
      data?.items.find((item) => item.enrolment_id === enrolment_id),
    reload,
  };
};
