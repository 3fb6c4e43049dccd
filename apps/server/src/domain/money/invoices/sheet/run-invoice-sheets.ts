import { setImmediate as turn } from 'node:timers/promises';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { notifyJob } from '../../../../platform/changes/notify-change.js';
import type { Services } from '../../../../platform/services.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import { MissingPart } from '../../../../platform/zip/sent-archive.js';
import { askerOf } from '../../../foundation/access/asker-of.js';
import { issueRow, type Papers, type WaitingRow } from './issue-row.js';
import { leaveWaiting } from './leave-waiting.js';
import type { KeptSheet } from './lock-sheet.js';
import { openPapers } from './paper-archive.js';

/** The longest round, so that a stopping server need not wait for a thousand invoices. */
const roundMs = 1_500;
const atOnce = 20;

/** The sheet that has waited longest. */
const nextSheet = ({ store }: Services): Promise<KeptSheet | undefined> =>
  store.db
    .selectFrom('invoice_sheet')
    .selectAll()
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .orderBy('sheet_id')
    .limit(1)
    .executeTakeFirst();

const nextRows = ({ store }: Services, { class_id, sheet_id }: KeptSheet): Promise<WaitingRow[]> =>
  store.db
    .selectFrom('invoice_sheet_row')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet_id)
    .where('state', '=', 'waiting')
    .orderBy('row_no')
    .limit(atOnce)
    .execute();

/** The uploads are needed no longer; the results of the rows stay to be read. */
const end = ({ store, now }: Services, { class_id, sheet_id, title }: KeptSheet) =>
  store.withTx(async (tx) => {
    const at = now();
    const ended = await tx
      .updateTable('invoice_sheet')
      .set({ ended_at: at })
      .where('class_id', '=', class_id)
      .where('sheet_id', '=', sheet_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await tx
      .deleteFrom('invoice_sheet_part')
      .where('class_id', '=', class_id)
      .where('sheet_id', '=', sheet_id)
      .execute();
    const event = { at, action: 'finish', object_type: 'invoice_sheet', object_id: sheet_id };
    await appendAudit(tx, class_id, [{ actor_role: 'system', ...event, detail: { title } }]);
  });

const noPapers: Papers = { find: async () => undefined };

/** An archive that can no longer be read has nobody's paper: the rows report it, and other sheets get their turn. */
const openArchive = async ({ store, keyring }: Services, sheet: KeptSheet): Promise<Papers> => {
  const { archive_size } = sheet;
  if (archive_size === null) return noPapers;
  try {
    return await openPapers(store.db, keyring, { ...sheet, archive_size });
  } catch (error) {
    if (error instanceof SheetFault || error instanceof MissingPart) return noPapers;
    throw error;
  }
};

/**
 * Deletes expired sheets of invoices, and issues the rows of a running one. If two servers work on one, each row
 * still counts once.
 */
export const runInvoiceSheets = async (services: Services): Promise<void> => {
  const { store, now } = services;
  await store.db
    .deleteFrom('invoice_sheet')
    .where('expires_at', '<=', now())
    .where((where) => where.or([where('started_at', 'is', null), where('ended_at', 'is not', null)]))
    .execute();
  const until = performance.now() + roundMs;
  const sheet = await nextSheet(services);
  if (!sheet) return;
  const papers = await openArchive(services, sheet);
  for (;;) {
    const rows = await nextRows(services, sheet);
    if (rows.length === 0) return end(services, sheet);
    const asked = { ...sheet, asked_as: sheet.asked_roles };
    const caller = await askerOf(store.db, asked, 'payment/decideInvoiceSheet', now());
    // An account that lost the right to issue issues no more.
    if (!caller)
      return store.withTx(async (tx) => {
        await leaveWaiting(tx, sheet, now());
        const what = { action: 'stop', object_type: 'invoice_sheet', object_id: sheet.sheet_id };
        const event = { at: now(), actor_role: 'system', ...what, detail: { why: 'no_right' } };
        await appendAudit(tx, sheet.class_id, [event]);
      });
    for (const row of rows) {
      await issueRow(services, { sheet, caller, papers }, row);
      await notifyJob(store.db, sheet.class_id);
      if (performance.now() > until) return;
      // Calls that came meanwhile are answered first.
      await turn();
    }
  }
};
