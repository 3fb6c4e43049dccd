import type { PayMethod } from '@skillcert/core';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openStaff } from '../../../class/testing/staff.js';
import { fetchPaymentById } from '../../payments/fetch-payment-by-id.js';
import { startPayment } from '../../payments/online/start-payment.js';
import { checkOwnPayment } from '../../payments/own/check-own-payment.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import type { OnlineMethod } from '../../provider/payment-provider.js';

/** Three people who give money back in one class, to whom providers pay as the test says. */
export const openRefundDesk = async (services: Services, class_id: number, methods: readonly PayMethod[]) => {
  const desk = moneyDesk(services, class_id);
  const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
  const second = await openStaff(services, { roles: ['editor'] });
  const third = await openStaff(services, { roles: ['zky-admin'] });
  await desk.gather(master, { methods });
  let people = 0;
  return {
    ...desk,
    master,
    second,
    third,
    /** Somebody who has paid through a provider; `pay` has it say so. */
    paidThrough: async (method: OnlineMethod, pay: (trade_no: string) => unknown) => {
      people += 1;
      const { enrolment_id, candidate } = await desk.approved(people);
      const input = { class_id, enrolment_id, method, way: 'code' as const };
      const { payment_id } = await callHandler(startPayment, { services, caller: candidate, input });
      const { trade_no } = await services.store.db
        .selectFrom('provider_order')
        .select('trade_no')
        .where('payment_id', '=', payment_id)
        .executeTakeFirstOrThrow();
      await pay(trade_no);
      const ask = { class_id, payment_id, event: 'ask' as const };
      await callHandler(checkOwnPayment, { services, caller: candidate, input: ask });
      return { payment_id, candidate };
    },
    /** Asked for by the desk and approved by two others. */
    approveBack: async (payment_id: number, amount_cents?: number) => {
      const { refund_id } = await desk.ask(master, payment_id, amount_cents);
      await desk.decide(second, refund_id, 'first_approve');
      const { status } = await desk.decide(third, refund_id, 'second_approve');
      return { refund_id, status };
    },
    detail: (payment_id: number) =>
      callHandler(fetchPaymentById, { services, caller: master, input: { class_id, payment_id } }),
    bookOf: async (payment_id: number) => (await desk.books()).find((book) => book.payment_id === payment_id),
  };
};
