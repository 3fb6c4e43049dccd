import { sql } from 'kysely';
import { alone, bySql, type WaitingStep } from './waiting-step.js';

const declared = bySql(
  (first) => sql`
    update payment p set declared_by = ${first} where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is not null
    returning json_build_object('class_id', p.class_id, 'payment_id', p.payment_id, 'event', 'confirm') as input`,
);

/** The steps of payments, of lines of the bank and of invoices. */
export const moneySteps: readonly WaitingStep[] = [
  { first: 'declared it for others', call: 'payment/checkPayment', wait: declared },
  {
    first: 'declared one of many for others',
    call: 'payment/checkPayments',
    wait: alone(declared, 'payment_id'),
    said: 'another_person',
  },
  {
    first: 'declared what the line pays',
    call: 'payment/matchBankLine',
    wait: bySql(
      (first) => sql`
        with paid as (
          update payment p set declared_by = ${first}
          where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is not null
          returning p.class_id, p.payment_id, p.amount_cents, p.currency
        ), line as (
          insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, imported_by, imported_at)
          select 1, '\\x01', '2026-11-20', sum(amount_cents), min(currency), '', '', '{}', ${first}, '2026-11-20' from paid
          returning line_id)
        select json_build_object('class_id', paid.class_id, 'payment_id', paid.payment_id, 'line_id', line.line_id) as input
        from paid, line`,
    ),
  },
  {
    first: 'declared what a sure line pays',
    call: 'payment/matchSureBankLines',
    wait: bySql(
      (first) => sql`
        with paid as (
          update payment p set declared_by = ${first}
          where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is not null
          returning p.class_id, p.enrolment_id, p.amount_cents, p.currency
        ), line as (
          insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, imported_by, imported_at)
          select 2, '\\x02', '2026-01-05', sum(paid.amount_cents), min(paid.currency), '', '', array[min(e.enrol_no)], ${first}, '2026-11-20'
          from paid join enrolment e on e.class_id = paid.class_id and e.enrolment_id = paid.enrolment_id
          returning line_id)
        select json_build_object('line_ids', json_build_array(line_id)) as input from line`,
    ),
    said: 'another_person',
  },
  {
    of: 'invoice red_requested red_issue another_person',
    first: 'asked for the counter-entry',
    call: 'payment/issueInvoice',
    wait: bySql(
      (first) => sql`
        update invoice i set status = 'red_requested', red_by = ${first} where i.status = 'issued'
        returning json_build_object('class_id', i.class_id, 'invoice_id', i.invoice_id, 'event', 'red_issue',
          'number', '26312000000099887766') as input`,
    ),
  },
];
