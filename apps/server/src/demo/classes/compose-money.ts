import type { NewRow } from '../../platform/store/database.js';
import { accountId } from '../demo-ids.js';
import { bankLineRows, differingLineRows, owingOf, transfersOf } from '../rows/bank-line-rows.js';
import { groupRows } from '../rows/group-rows.js';
import { invoiceRows } from '../rows/invoice-rows.js';
import { paymentRows } from '../rows/payment-rows.js';
import type { Composing } from './composing.js';

/** The payments of a class, their invoices, and the lines of the bank that belong to them. */
export const composeMoney = (
  { planned, context, class_id, class_code, user_id }: Composing,
  enrolments: readonly NewRow<'enrolment'>[],
  { proof_id, paper_id }: { readonly proof_id: number; readonly paper_id: number },
) => {
  const { keyring, now, programme } = context;
  const { currency, numbers } = programme;
  const paid = paymentRows(planned, enrolments, { ...context, currency, proof_ids: [proof_id] });
  const { money, groups } = groupRows(paid, planned, enrolments, context);
  const invoiced = invoiceRows(money, { class_id, class_code, numbers, file_id: paper_id, user_id, now });
  const statement = { keyring, now, imported_by: accountId(context.ids, 'zkyadmin01') };
  const owing = planned.status === 'enrolling' ? owingOf(enrolments, money.payments) : [];
  return {
    money,
    groups,
    invoiced,
    bankLines: [
      ...bankLineRows(transfersOf(money.payments, groups), enrolments, statement),
      ...differingLineRows(owing, currency, statement),
    ],
  };
};
