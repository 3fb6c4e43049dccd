import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { isTakenIdentity } from '../intake/is-taken-identity.js';
import { changeOwnEnrolment } from '../own/change-own-enrolment.js';

export const updateEnrollByPhone = handle(
  'class/updateEnrollByPhone',
  async ({ input, caller, services, request }) => {
    try {
      const status = await services.store.withTx((tx) =>
        changeOwnEnrolment(tx, { input, caller, services, request }),
      );
      return { enrolment_id: input.enrolment_id, status };
    } catch (error) {
      throw isTakenIdentity(error) ? new Refusal('already_enrolled') : error;
    }
  },
);
