import {
  formatSerial,
  type InvoiceEvent,
  type InvoiceStatus,
  invoiceLifecycle,
  type Programme,
  walk,
} from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PaymentRows } from './payment-rows.js';

interface Paper {
  readonly class_id: number;
  readonly class_code: string;
  readonly numbers: Programme['numbers'];
  /** The file of every invoice. */
  readonly file_id: number;
  /** The account that issues them. */
  readonly user_id: number;
  readonly now: Date;
}

const hour = 3_600_000;
const roads: readonly (readonly InvoiceEvent[])[] = [
  ['accept', 'issue'],
  ['accept'],
  [],
  ['accept', 'issue'],
];
const given = ['number', 'file'];
const nothing = { tax_no: '', address: '', phone_masked: '', bank: '', account_number_masked: '' };

const stepsOf = (road: readonly InvoiceEvent[]) =>
  walk(invoiceLifecycle, invoiceLifecycle.initial, road, { actor: 'master', given });

const invoiceOf = (
  { payment_id, payer_name, amount_cents, currency, updated_at }: NewRow<'payment'>,
  index: number,
  { class_id, class_code, numbers, file_id, user_id, now }: Paper,
) => {
  const invoice_id = newId();
  const steps = stepsOf(roads[index % roads.length] ?? []);
  const status: InvoiceStatus = steps.at(-1)?.to ?? invoiceLifecycle.initial;
  const at = (step: number) =>
    new Date(Math.min(new Date(updated_at ?? now).getTime() + (step + 1) * 5 * hour, now.getTime()));
  const last = at(steps.length);
  const issued = status === 'issued';
  const invoice: NewRow<'invoice'> = {
    ...nothing,
    class_id,
    invoice_id,
    request_no: formatSerial(numbers.invoice, { class_code, serial: index + 1 }),
    kind: 'ordinary',
    title_type: 'personal',
    title: payer_name,
    phone_enc: null,
    account_number_enc: null,
    amount_cents,
    currency,
    status,
    invoice_no: issued ? `2631200${String(invoice_id).slice(-13).padStart(13, '0')}` : null,
    file_id: issued ? file_id : null,
    issued_by: issued ? user_id : null,
    issued_at: issued ? last : null,
    created_at: at(0),
    updated_at: last,
  };
  const about = { object_type: 'invoice', object_id: invoice_id };
  const asked: AuditEvent = {
    ...about,
    at: at(0),
    actor_role: 'candidate',
    action: 'request',
    to_state: invoiceLifecycle.initial,
  };
  const events: AuditEvent[] = steps.map(({ event, from, to }, step) => ({
    ...about,
    at: at(step + 1),
    user_id,
    actor_role: 'master',
    action: event,
    from_state: from,
    to_state: to,
  }));
  const line = { class_id, invoice_id, payment_id, open_payment_id: payment_id, amount_cents };
  return { invoice, line, events: [asked, ...events] };
};

/** Invoices for every ninth confirmed payment without a refund: requested, accepted or issued. */
export const invoiceRows = ({ payments, refunds }: PaymentRows, paper: Paper) => {
  const asked = new Set(refunds.map(({ payment_id }) => payment_id));
  const made = payments
    .filter(({ status, payment_id }) => status === 'confirmed' && !asked.has(payment_id))
    .filter((_, index) => index % 9 === 0)
    .map((payment, index) => invoiceOf(payment, index, paper));
  return {
    invoices: made.map(({ invoice }) => invoice),
    lines: made.map(({ line }) => line),
    events: made.flatMap(({ events }) => events),
  };
};
