import {
  type InvoiceEvent,
  type InvoiceStatus,
  invoiceLifecycle,
  isLiveInvoice,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database, RowChange } from '../../../platform/store/database.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';

interface Change {
  readonly class_id: number;
  readonly invoice_id: number;
  readonly event: InvoiceEvent;
  /** The requirements of the lifecycle's table that the caller meets. */
  readonly given: readonly string[];
  readonly reason: string | null;
  /** The columns that change with the step. */
  readonly set: RowChange<'invoice'>;
  readonly caller: Pick<StaffSession, 'user_id' | 'roles' | 'session_hash'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

interface Found {
  readonly status: InvoiceStatus;
  readonly red_by: number | null;
}

const nextStatus = (
  { status, red_by }: Found,
  { event, given, caller }: Change,
  hand: Hand,
): InvoiceStatus => {
  const others = hand.holds(red_by) ? [] : ['another_person'];
  const outcome = transition(invoiceLifecycle, {
    state: status,
    event,
    actors: caller.roles,
    given: [...given, ...others],
  });
  if (outcome.ok) return outcome.to;
  if (outcome.why !== 'missing_requirement')
    throw refuseTransition({ thing: 'invoice', state: status }, outcome);
  if (outcome.missing.includes('another_person')) throw hand.refusal(red_by);
  throw refuseFields({ reason: 'reason_required' });
};

/**
 * Applies an event to an invoice by the lifecycle's table, and audits it. Rejected and void invoices free their
 * payments.
 * @throws a Refusal: not_found, transition_refused, another_person, reason_required, or state_changed in a race
 */
export const changeInvoice = async (tx: Transaction<Database>, change: Change): Promise<InvoiceStatus> => {
  const { class_id, invoice_id, event, reason, set, caller, request, now } = change;
  const found = await tx
    .selectFrom('invoice')
    .select(['status', 'red_by'])
    .where('class_id', '=', class_id)
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const to = nextStatus(found, change, await readHand(tx, caller, now));
  const changed = tx
    .updateTable('invoice')
    .set({ ...set, status: to, updated_at: now })
    .where('class_id', '=', class_id)
    .where('invoice_id', '=', invoice_id)
    .where('status', '=', found.status)
    .returning('invoice_id');
  const { rows } = await sql`
    with changed as (${changed}), freed as (
      update invoice_line l set open_payment_id = null from changed
      where l.class_id = ${class_id} and l.invoice_id = changed.invoice_id and ${!isLiveInvoice(to)}::boolean
    )
    select invoice_id from changed`.execute(tx);
  if (rows.length === 0) throw new Refusal('state_changed');
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at: now,
      action: event,
      object_type: 'invoice',
      object_id: invoice_id,
      from_state: found.status,
      to_state: to,
      reason,
    },
  ]);
  return to;
};
