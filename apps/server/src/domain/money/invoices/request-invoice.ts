import { addCents, formatSerial, invoiceLifecycle } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { newId } from '../../../platform/store/new-id.js';
import { nextSerials } from '../../../platform/store/next-serials.js';
import { keepTitle } from './keep-title.js';
import { lockInvoiceable } from './lock-invoiceable.js';
import { takeBuyer } from './take-buyer.js';
import { writeInvoice } from './write-invoice.js';

type Input = Call<'payment/requestInvoice'>['input'];

/** Many payments on one invoice are a unit's, which the desk asks for. */
const checkBatch = ({ payment_ids, buyer }: Input, caller: Candidate | StaffSession) => {
  if (payment_ids.length === 1) return;
  if (!isStaff(caller)) throw new Refusal('not_found');
  if (buyer.from === 'typed' && buyer.title_type === 'personal') {
    throw refuseFields({ title_type: 'not_offered' });
  }
};

export const requestInvoice = handle('payment/requestInvoice', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, kind, keep = false } = input;
    checkBatch(input, caller);
    const now = services.now();
    const staff = isStaff(caller) ? caller : undefined;
    const unit_id = staff?.unit_id ?? null;
    const buyer = await takeBuyer(tx, input, unit_id, services.keyring);
    const { lines, currency, class_code } = await lockInvoiceable(tx, input, caller);
    const serial = await nextSerials(tx, { class_id, series: 'invoice', count: 1 });
    const invoice_id = newId();
    const request_no = formatSerial(services.programme.numbers.invoice, { class_code, serial });
    const amount_cents = addCents(...lines.map((line) => line.amount_cents));
    const status = invoiceLifecycle.initial;
    const requested_by = staff?.user_id ?? null;
    await writeInvoice(
      tx,
      {
        ...buyer,
        class_id,
        invoice_id,
        request_no,
        kind,
        amount_cents,
        currency,
        status,
        requested_by,
        created_at: now,
        updated_at: now,
      },
      lines,
    );
    if (staff && keep && unit_id !== null && buyer.title_type === 'unit') {
      await keepTitle(tx, buyer, { unit_id, user_id: staff.user_id, now });
    }
    await appendAudit(tx, class_id, [
      {
        ...(staff ? byStaff(staff, request) : byCandidate(request)),
        at: now,
        action: 'request',
        object_type: 'invoice',
        object_id: invoice_id,
        to_state: status,
        detail: { request_no, amount_cents, payments: lines.map(({ payment_id }) => payment_id) },
      },
    ]);
    return { invoice_id, request_no, amount_cents, status };
  }),
);
