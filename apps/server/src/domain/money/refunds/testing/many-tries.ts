import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { approveRefunds } from '../../payments/many/approve-refunds.js';
import { checkPayments } from '../../payments/many/check-payments.js';

/** A call for many has done nothing if it left out each of them. */
const someOf = async (answer: Promise<{ readonly done: readonly object[] }>) => {
  const { done } = await answer;
  if (done.length === 0) throw refuseTransition({ why: 'nothing_left' });
  return done;
};

/** Decisions about many payments and refunds of a class at once, by one member of staff. */
export const manyTries = (services: Services, class_id: number, by: StaffSession) => {
  const { db } = services.store;
  const check = async (event: 'confirm' | 'reject', most: number) => {
    const rows = await db
      .selectFrom('payment')
      .select('payment_id')
      .where('class_id', '=', class_id)
      .orderBy('payment_id', 'desc')
      .limit(most)
      .execute();
    if (rows.length === 0) throw new Refusal('not_found');
    const payment_ids = rows.map(({ payment_id }) => payment_id);
    const input = { class_id, payment_ids, event, reason: event === 'reject' ? '未到账' : undefined };
    return someOf(callHandler(checkPayments, { services, caller: by, input }));
  };
  return {
    confirm_many: () => check('confirm', 50),
    reject_many: () => check('reject', 2),
    approve_many: async (event: 'first_approve' | 'second_approve') => {
      const rows = await db
        .selectFrom('refund')
        .select('refund_id')
        .where('class_id', '=', class_id)
        .where('open_payment_id', 'is not', null)
        .execute();
      if (rows.length === 0) throw new Refusal('not_found');
      const refund_ids = rows.map(({ refund_id }) => refund_id);
      const input = { class_id, refund_ids, event };
      return someOf(callHandler(approveRefunds, { services, caller: by, input }));
    },
  };
};
