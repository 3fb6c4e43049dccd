import { changeOwnEnrolment } from '../enrolment/change-own-enrolment.js';
import { isTakenIdentity } from '../enrolment/is-taken-identity.js';
import { handle } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';

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
