import type { InvoiceFault, InvoiceStatus, PictureFault } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { storeAttachment } from '../../../../platform/files/store-attachment.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { errorCode } from '../../../../platform/store/error-code.js';
import { MissingPart } from '../../../../platform/zip/sent-archive.js';
import { changeInvoice } from '../change-invoice.js';
import { type InvoicePaper, readPaper } from '../read-paper.js';
import type { KeptSheet } from './lock-sheet.js';
import type { openPapers } from './paper-archive.js';
import { openNames, openSaid } from './sealed-said.js';

/** The papers of a sheet as far as a row needs them. */
export type Papers = Pick<Awaited<ReturnType<typeof openPapers>>, 'find'>;

export type WaitingRow = Row<'invoice_sheet_row'>;

/** A sheet that is being issued, the account that started it, and its papers. */
interface Issuing {
  readonly sheet: KeptSheet;
  readonly caller: StaffSession;
  readonly papers: Papers;
}

/** The events that lead to `issuing` from the states in which an invoice waits. */
const before = { requested: 'accept', issue_failed: 'retry' } as const satisfies Partial<
  Record<InvoiceStatus, string>
>;
const isBefore = (status: InvoiceStatus): status is keyof typeof before => status in before;

const readStand = async (tx: Transaction<Database>, { class_id, invoice_id }: WaitingRow) => {
  const { rows } = await sql<{ status: InvoiceStatus; refund_open: boolean }>`
    select i.status, exists (
      select from invoice_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
      where l.class_id = i.class_id and l.invoice_id = i.invoice_id and p.reserved_cents > 0) as refund_open
    from invoice i where i.class_id = ${class_id} and i.invoice_id = ${invoice_id} for update of i`.execute(
    tx,
  );
  return rows[0];
};

/** Thrown to roll back the writes of a row. */
class RowFault extends Error {
  readonly fault: InvoiceFault;
  constructor(fault: InvoiceFault) {
    super(`the row is left: ${fault}`);
    this.fault = fault;
  }
}

/** Claims the row first: a second attempt finds that it no longer waits. */
const takeRow = async (tx: Transaction<Database>, { class_id, sheet_id, row_no }: WaitingRow) => {
  const taken = await tx
    .updateTable('invoice_sheet_row')
    .set({ state: 'issued' })
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet_id)
    .where('row_no', '=', row_no)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

/** Takes the same steps as the desk does by hand, as the person who started the sheet. */
const issue = async (
  tx: Transaction<Database>,
  { keyring, now }: Services,
  { sheet, caller }: Issuing,
  row: WaitingRow,
  paper: InvoicePaper,
): Promise<void> => {
  if (!(await takeRow(tx, row))) return;
  const { class_id } = sheet;
  const invoice_id = row.invoice_id ?? 0;
  const stand = await readStand(tx, row);
  if (stand?.refund_open) throw new RowFault('refund_open');
  const at = now();
  const said = openSaid(keyring, row.said_enc);
  const file_id = await storeAttachment(tx, keyring, paper, { class_id, now: at });
  const by = { class_id, invoice_id, caller, request: sheet, now: at, reason: null };
  if (stand && isBefore(stand.status)) {
    await changeInvoice(tx, { ...by, event: before[stand.status], given: [], set: { reason: null } });
  }
  await changeInvoice(tx, {
    ...by,
    event: 'issue',
    given: ['number', 'file'],
    set: {
      reason: null,
      invoice_no: said.invoice_no,
      file_id,
      issued_by: sheet.asked_by,
      issued_at: at,
      issued_on: said.issued_on || null,
      tax_cents: said.tax_cents ?? null,
    },
  });
};

/** The fault of a row by that of its paper. A paper of which no fault is known cannot be read or unpacked. */
const paperFaults = {
  format: 'file_format',
  bytes: 'file_large',
  pixels: 'file_large',
  small: 'file_wrong',
  damaged: 'file_damaged',
} as const satisfies Record<PictureFault['fault'], InvoiceFault>;

/** The fault that keeps a row from being issued. @throws an error that is no fault of the row, which is then retried */
const faultOf = (error: unknown): InvoiceFault => {
  if (error instanceof RowFault) return error.fault;
  // The archive is broken at the place of this file: the others of it are whole.
  if (error instanceof SheetFault || error instanceof MissingPart) return 'file_damaged';
  if (errorCode(error) === '23505') return 'number_taken';
  if (!(error instanceof Refusal) || error.refusal === 'busy') throw error;
  if (error.refusal !== 'file_refused') return 'changed';
  return error.details.picture ? paperFaults[error.details.picture.fault] : 'file_wrong';
};

/** Issues one row, or leaves it with its fault. However often it is tried, its invoice is issued once. */
export const issueRow = async (services: Services, issuing: Issuing, row: WaitingRow): Promise<void> => {
  const { store, keyring } = services;
  try {
    const [name = ''] = row.paper_enc ? openNames(keyring, row.paper_enc) : [];
    const bytes = await issuing.papers.find(name);
    if (!bytes) throw new RowFault('file_wrong');
    const paper = await readPaper(bytes);
    await store.withTx((tx) => issue(tx, services, issuing, row, paper));
  } catch (error) {
    const fault = faultOf(error);
    await store.db
      .updateTable('invoice_sheet_row')
      .set({ state: 'left', faults: [fault], invoice_id: null, paper_enc: null })
      .where('class_id', '=', row.class_id)
      .where('sheet_id', '=', row.sheet_id)
      .where('row_no', '=', row.row_no)
      .where('state', '=', 'waiting')
      .execute();
  }
};
