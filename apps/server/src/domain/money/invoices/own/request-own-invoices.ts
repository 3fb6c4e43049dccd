import type { Uninvoiced } from '@skillcert/api-client/contract';
import { addCents, formatSerial, invoiceLifecycle, limits } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { nextSerials } from '../../../../platform/store/next-serials.js';
import { takeBuyer } from '../take-buyer.js';
import { type NewInvoice, writeInvoices } from '../write-invoice.js';
import { uninvoiced } from './uninvoiced.js';

type Input = Call<'payment/requestOwnInvoices'>['input'];
type Meant = Pick<Uninvoiced, 'payment_id' | 'name' | 'amount_cents' | 'currency'>;

/** The payments that an invoice is asked for, of all of the class or of some of them. */
const meantOf = (caller: StaffSession, { class_id, payment_ids }: Input): RawBuilder<unknown> => sql`
  ${uninvoiced(caller, class_id)} where outcome = 'ask'
    and ${payment_ids ? sql`payment_id = any(${[...new Set(payment_ids)]}::bigint[])` : sql`true`}`;

/** Locks the next of them, and reads them once they are: a refund or an invoice may have come meanwhile. */
const lockMeant = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  input: Input,
): Promise<readonly Meant[]> => {
  const { class_id } = input;
  const { rows } = await sql<Pick<Meant, 'payment_id'>>`
    select payment_id from payment where class_id = ${class_id} and payment_id in (
      select payment_id from ${meantOf(caller, input)} order by payment_id limit ${limits.decide_at_once_max})
    order by payment_id for update`.execute(tx);
  if (rows.length === 0) return [];
  const payment_ids = rows.map(({ payment_id }) => payment_id);
  const { rows: meant } = await sql<Meant>`
    select payment_id, name, amount_cents, currency from ${meantOf(caller, { class_id, payment_ids })}
    order by enrol_no, payment_id`.execute(tx);
  return meant;
};

/** The invoices in the names of the candidates, whose they are. */
const invoicesOf = async (
  tx: Transaction<Database>,
  { keyring, programme, now }: Pick<Services, 'keyring' | 'programme' | 'now'>,
  { class_id, class_code, meant }: { class_id: number; class_code: string; meant: readonly Meant[] },
): Promise<readonly NewInvoice[]> => {
  const kind = 'ordinary';
  const first = await nextSerials(tx, { class_id, series: 'invoice', count: meant.length });
  const made: NewInvoice[] = [];
  for (const [at, { name: title, payment_id, amount_cents, currency }] of meant.entries()) {
    const buyer = { from: 'typed', title_type: 'personal', title } as const;
    const request_no = formatSerial(programme.numbers.invoice, { class_code, serial: first + at });
    const of = { ...(await takeBuyer(tx, { buyer, kind }, null, keyring)), class_id, amount_cents, currency };
    const asked = { kind, request_no, status: invoiceLifecycle.initial, requested_by: null } as const;
    const invoice = { ...of, ...asked, invoice_id: newId(), created_at: now(), updated_at: now() };
    made.push({ invoice, lines: [{ payment_id, amount_cents }] });
  }
  return made;
};

export const requestOwnInvoices = handle(
  'payment/requestOwnInvoices',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id } = input;
      const found = await tx
        .selectFrom('class')
        .select('code')
        .where('class_id', '=', class_id)
        .executeTakeFirst();
      if (!found) throw new Refusal('not_found');
      const meant = await lockMeant(tx, caller, input);
      const made = await invoicesOf(tx, services, { class_id, class_code: found.code, meant });
      await writeInvoices(tx, made);
      const asked = { action: 'request', object_type: 'invoice', to_state: invoiceLifecycle.initial };
      const by = { ...byStaff(caller, request), at: services.now(), ...asked };
      await appendAudit(
        tx,
        class_id,
        made.map(({ invoice: { invoice_id, request_no, amount_cents }, lines }) => ({
          ...by,
          object_id: invoice_id,
          detail: {
            request_no,
            amount_cents,
            payments: lines.map(({ payment_id }) => payment_id),
            from: 'own_name',
          },
        })),
      );
      const { rows } = await sql<{ left: number }>`
        select count(*)::int4 as left from ${meantOf(caller, input)}`.execute(tx);
      return {
        asked: made.length,
        asked_cents: addCents(...meant.map(({ amount_cents }) => amount_cents)),
        left: rows[0]?.left ?? 0,
      };
    }),
);
