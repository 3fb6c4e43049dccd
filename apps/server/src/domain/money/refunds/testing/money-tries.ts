import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { updateEnrollByPhone } from '../../../enrolment/site/update-enroll-by-phone.js';
import { invoiceDesk, testUnitBuyer } from '../../invoices/testing/invoice-desk.js';
import { startPayment } from '../../payments/online/start-payment.js';
import { checkOwnPayment } from '../../payments/own/check-own-payment.js';
import { moneyDesk, type Paying } from '../../payments/testing/money-desk.js';
import { undoBankMatch } from '../../statement/undo-bank-match.js';
import { runRefundClock } from '../run-refund-clock.js';
import { creditTries } from './credit-tries.js';
import { groupTries } from './group-tries.js';
import { decideThere, hearProvider } from './hear-provider.js';
import { lineTries } from './line-tries.js';
import { manyTries } from './many-tries.js';
import type { MoneyOperation } from './money-operations.js';
import type { Newest } from './newest.js';

interface Books {
  readonly services: Services;
  readonly class_id: number;
  readonly people: readonly Paying[];
}

/** Everything that can be tried, of one person's newest payment, refund and invoice, and by one member of staff. */
export const triesOf = (books: Books, who: Paying, by: StaffSession, newest: Newest) => {
  const { services, class_id, people } = books;
  const { payment_id, refund_id, invoice_id, trade_no, at } = newest;
  const desk = moneyDesk(services, class_id);
  const invoices = invoiceDesk(services, class_id);
  const many = manyTries(services, class_id, by);
  const { enrolment_id, candidate } = who;
  const first = people.indexOf(who);
  // With the next account.
  const enrolment_ids = people.slice(first, first + 2).map((each) => each.enrolment_id);
  const approval = at === 'approved' ? 'second_approve' : 'first_approve';
  return {
    declare: () => desk.declare(who),
    ...groupTries(services, class_id, { enrolment_ids, payment_id, by }),
    confirm: () => desk.check(by, payment_id, 'confirm'),
    reject: () => desk.check(by, payment_id, 'reject', '未到账'),
    ...lineTries(services, class_id, { enrolment_ids, payment_id, by }),
    undo_match: async () => {
      const line = await services.store.db
        .selectFrom('bank_line')
        .select('line_id')
        .where('class_id', '=', class_id)
        .orderBy('matched_at', 'desc')
        .executeTakeFirst();
      const input = { line_id: line?.line_id ?? 404, reason: '认错到账' };
      return callHandler(undoBankMatch, { services, caller: by, input });
    },
    allocate: () => desk.check(by, payment_id, 'allocate'),
    pay_online: () => {
      const input = { class_id, enrolment_id, method: 'sandbox', way: 'code' } as const;
      return callHandler(startPayment, { services, caller: candidate, input });
    },
    arrive: () => decideThere(services, trade_no, 'paid'),
    fall_through: () => decideThere(services, trade_no, 'failed'),
    hear_again: () => hearProvider(services, trade_no),
    leave: () => {
      const input = { class_id, payment_id, event: 'leave' } as const;
      return callHandler(checkOwnPayment, { services, caller: candidate, input });
    },
    ask: () => desk.ask(candidate, payment_id),
    ask_by_staff: () => desk.ask(by, payment_id),
    ask_part: () => desk.ask(by, payment_id, 17_001),
    take_back: () => desk.takeBack(candidate, refund_id),
    take_back_by_staff: () => desk.takeBack(by, refund_id),
    first_approve: () => desk.decide(by, refund_id, approval),
    second_approve: () => desk.decide(by, refund_id, approval),
    confirm_many: many.confirm_many,
    reject_many: many.reject_many,
    approve_many: () => many.approve_many(approval),
    pay_back: () => desk.payBack(by, refund_id),
    come_back: () => desk.decide(by, refund_id, 'come_back', { reason: '账号与户名不符' }),
    send_again: () => desk.decide(by, refund_id, 'send_again'),
    refuse: () => desk.decide(by, refund_id, 'reject', { reason: '已参加培训' }),
    send_back: () => runRefundClock(services),
    withdraw: () => {
      const input = { class_id, enrolment_id, event: 'withdraw' as const };
      return callHandler(updateEnrollByPhone, { services, caller: candidate, input });
    },
    invoice: () => invoices.ask(candidate, [payment_id]),
    invoice_of_many: async () => {
      const paid = (await desk.books()).filter(
        ({ status, reserved }) => status === 'confirmed' && reserved === 0,
      );
      if (paid.length === 0) throw new Refusal('not_found');
      return invoices.ask(
        by,
        paid.map((book) => book.payment_id),
        { buyer: testUnitBuyer },
      );
    },
    invoice_accept: () => invoices.decide(by, invoice_id, 'accept'),
    invoice_issue: () => invoices.issue(by, invoice_id, 'issue'),
    invoice_reject: () => invoices.decide(by, invoice_id, 'reject', '抬头有误'),
    invoice_red: () => invoices.decide(by, invoice_id, 'red_request', '抬头有误'),
    invoice_red_issue: () => invoices.issue(by, invoice_id, 'red_issue'),
    ...creditTries(services, class_id, by),
  } satisfies Record<MoneyOperation, () => Promise<unknown>>;
};
