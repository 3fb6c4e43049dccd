import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { forgive } from '../../../../platform/http/guards/take-from.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { checkGroupPayment } from '../../payments/group/check-group-payment.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { startGroupPayment } from '../../payments/group/start-group-payment.js';
import { moneyDesk, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';

interface Group {
  readonly enrolment_ids: readonly number[];
  /** Any payment of the group, once there is one. */
  readonly payment_id: number;
  readonly by: StaffSession;
}

/** The operations on one payment for some people of a class, by one member of staff. */
export const groupTries = (
  services: Services,
  class_id: number,
  { enrolment_ids, payment_id, by }: Group,
) => {
  const check = async (named: number, event: 'open' | 'leave') => {
    // An account may ask sixty questions per hour, and the books try more.
    await forgive(services, { name: 'check-group-payment', hits: 60, seconds: 3_600 }, String(by.user_id));
    const input = { class_id, payment_id: named, event };
    return callHandler(checkGroupPayment, { services, caller: by, input });
  };
  const whom = { class_id, enrolment_ids: [...enrolment_ids] };
  return {
    declare_group: async () => {
      const proof_id = await moneyDesk(services, class_id).insertProof(by);
      const paid_on = testPaidOn(services);
      const input = { ...testPayer, ...whom, paid_on, proof_id };
      return callHandler(declareGroupPayment, { services, caller: by, input });
    },
    pay_group_online: async () => {
      await forgive(services, { name: 'start-group-payment', hits: 30, seconds: 3_600 }, String(by.user_id));
      const { payer_name } = testPayer;
      const input = { ...whom, payer_name, method: 'sandbox' as const };
      const started = await callHandler(startGroupPayment, { services, caller: by, input });
      return check(started.payment_id, 'open');
    },
    leave_group: () => check(payment_id, 'leave'),
  };
};
