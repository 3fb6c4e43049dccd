import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { evaluateSheet } from './evaluate-sheet.js';
import { leaveWaiting } from './leave-waiting.js';
import { isRunning, type KeptSheet, lockSheet } from './lock-sheet.js';
import { sealNames } from './sealed-said.js';

type Event = Call<'payment/decideInvoiceSheet'>['input']['event'];
type Step = (tx: Transaction<Database>, services: Services, sheet: KeptSheet) => Promise<number>;

/** Queues the rows that are without faults at this moment, and leaves the others with their faults. */
const run: Step = async (tx, services, sheet) => {
  if (sheet.started_at) throw new Refusal('sheet_started');
  const { matched } = await evaluateSheet(tx, services, sheet);
  const rows = matched.map(({ said, found, file, faults }) => {
    const invoice_id = faults.length === 0 ? (found?.invoice?.invoice_id ?? null) : null;
    return {
      row_no: said.row_no,
      invoice_id,
      paper_enc: invoice_id && file ? sealNames(services.keyring, [file]) : null,
      faults: faults.join(),
    };
  });
  const waiting = rows.filter(({ paper_enc }) => paper_enc !== null).length;
  if (waiting === 0) throw new Refusal('nothing_to_issue');
  const column = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read);
  await sql`
    update invoice_sheet_row s set invoice_id = r.invoice_id, paper_enc = r.paper_enc,
      state = case when r.paper_enc is null then 'left' else 'waiting' end,
      faults = case when r.faults = '' then '{}' else string_to_array(r.faults, ',') end
    from unnest(${column((row) => row.row_no)}::int4[], ${column((row) => row.invoice_id)}::bigint[],
      ${column((row) => row.paper_enc)}::bytea[], ${column((row) => row.faults)}::text[])
      as r (row_no, invoice_id, paper_enc, faults)
    where s.class_id = ${sheet.class_id} and s.sheet_id = ${sheet.sheet_id} and s.row_no = r.row_no`.execute(
    tx,
  );
  await tx
    .updateTable('invoice_sheet')
    .set({ started_at: services.now() })
    .where('class_id', '=', sheet.class_id)
    .where('sheet_id', '=', sheet.sheet_id)
    .execute();
  return waiting;
};

/** Leaves the rows that still wait. */
const stop: Step = async (tx, { now }, sheet) => {
  if (!isRunning(sheet)) throw refuseTransition({ why: 'nothing_runs' });
  await leaveWaiting(tx, sheet, now());
  return 0;
};

const drop: Step = async (tx, _, sheet) => {
  if (isRunning(sheet)) throw new Refusal('sheet_started');
  await tx
    .deleteFrom('invoice_sheet')
    .where('class_id', '=', sheet.class_id)
    .where('sheet_id', '=', sheet.sheet_id)
    .execute();
  return 0;
};

const steps: Readonly<Record<Event, Step>> = { run, stop, drop };

export const decideInvoiceSheet = handle(
  'payment/decideInvoiceSheet',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const at = services.now();
      const { class_id, sheet_id, event } = input;
      const sheet = await lockSheet(tx, caller, { class_id, sheet_id, now: at });
      const waiting = await steps[event](tx, services, sheet);
      await appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at,
          action: event,
          object_type: 'invoice_sheet',
          object_id: sheet_id,
          detail: { title: sheet.title, ...(event === 'run' && { waiting }) },
        },
      ]);
      return { waiting };
    }),
);
