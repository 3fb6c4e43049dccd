import { formatSerial, invoiceLifecycle } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { nextSerials } from '../../../platform/store/next-serials.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import { refundableStates } from '../../foundation/standing/refundable-states.js';
import { paidByMany } from '../payments/paid-by-many.js';
import { lockInvoiceable } from './lock-invoiceable.js';
import { writeInvoice } from './write-invoice.js';

const atOnce = 100;

interface Wished extends Omit<Row<'invoice_wish'>, 'invoice_id' | 'enrolment_id' | 'email'> {
  readonly payment_id: number;
  readonly by_unit: boolean;
}

/** Wishes whose fee has arrived and stays, and for which nobody has requested an invoice by hand. */
const nextWishes = async ({ store }: Services): Promise<readonly Wished[]> => {
  const { rows } = await sql<Wished>`
    select w.class_id, w.title_type, w.title, w.tax_no, w.wished_by, p.payment_id, ${paidByMany} as by_unit
    from invoice_wish w
    join class c on c.class_id = w.class_id and c.status <> 'cancelled'
    join enrolment e on e.class_id = w.class_id and e.enrolment_id = w.enrolment_id and e.live_id_index is not null
    join payment p on p.class_id = w.class_id and p.enrolment_id = w.enrolment_id and ${isOneOf('p.status', refundableStates)}
      and p.reserved_cents = 0 and p.amount_cents > p.refunded_cents
    where w.invoice_id is null and not exists (
      select from invoice_line l where l.class_id = p.class_id and l.payment_id = p.payment_id)
    order by p.payment_id limit ${atOnce}`.execute(store.db);
  return rows;
};

/**
 * Requests one, as the request form would. An invoice for a candidate's payment is the candidate's; one for a
 * unit's payment is requested in the name of the person who confirmed the sheet.
 */
const ask = ({ store, programme, now }: Services, wished: Wished) =>
  store.withTx(async (tx) => {
    const { class_id, payment_id, title_type, title, tax_no, by_unit, wished_by } = wished;
    const at = now();
    const { lines, currency, class_code } = await lockInvoiceable(
      tx,
      { class_id, payment_ids: [payment_id] },
      'clock',
    );
    const [amount_cents = 0] = lines.map((line) => line.amount_cents);
    const serial = await nextSerials(tx, { class_id, series: 'invoice', count: 1 });
    const request_no = formatSerial(programme.numbers.invoice, { class_code, serial });
    const invoice_id = newId();
    const status = invoiceLifecycle.initial;
    const buyer = {
      title_type,
      title,
      tax_no,
      address: '',
      phone_masked: '',
      bank: '',
      account_number_masked: '',
    };
    const made = { amount_cents, currency, status, requested_by: by_unit ? wished_by : null };
    await writeInvoice(
      tx,
      {
        ...buyer,
        ...made,
        class_id,
        invoice_id,
        request_no,
        kind: 'ordinary',
        created_at: at,
        updated_at: at,
      },
      lines,
    );
    await sql`
      update invoice_wish w set invoice_id = ${invoice_id} from payment p
      where p.class_id = ${class_id} and p.payment_id = ${payment_id}
        and w.class_id = p.class_id and w.enrolment_id = p.enrolment_id`.execute(tx);
    await appendAudit(tx, class_id, [
      {
        actor_role: 'system',
        at,
        action: 'request',
        object_type: 'invoice',
        object_id: invoice_id,
        to_state: status,
        detail: { request_no, amount_cents, payments: [payment_id], from: 'import' },
      },
    ]);
  });

/**
 * Requests the invoices that sheets of candidates asked for, once their fees are paid. If a person was faster,
 * nothing is left to do.
 */
export const askWishedInvoices = async (services: Services): Promise<void> => {
  for (const wished of await nextWishes(services)) {
    await ask(services, wished).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
};
