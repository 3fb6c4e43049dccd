import type { InvoiceSheet, InvoiceSheetRow } from '@skillcert/api-client/contract';
import type { MatchedInvoice } from '@skillcert/core';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { evaluateSheet } from './evaluate-sheet.js';
import type { KeptSheet } from './lock-sheet.js';
import { isPaper } from './paper-archive.js';
import { openNames } from './sealed-said.js';

type KeptRow = Pick<Row<'invoice_sheet_row'>, 'row_no' | 'state' | 'faults' | 'invoice_id' | 'paper_enc'>;

const spareMost = 50;

/** A row that is started says what became of it; before, what it would come to now. */
const showRow = (
  { said, found, file, faults }: MatchedInvoice,
  kept: KeptRow | undefined,
  { keyring, currency }: { readonly keyring: Services['keyring']; readonly currency: string },
): InvoiceSheetRow => {
  const isStarted = kept !== undefined && kept.state !== 'read';
  const state = isStarted ? kept.state : faults.length > 0 ? 'faulty' : 'clean';
  const [paper = file] = kept?.paper_enc ? openNames(keyring, kept.paper_enc) : [];
  return {
    row: said.row_no,
    enrol_no: said.enrol_no || found?.enrol_no || '',
    name: found?.name ?? said.name,
    request_no: said.request_no || found?.invoice?.request_no || '',
    invoice_id: kept?.invoice_id ?? found?.invoice?.invoice_id ?? null,
    invoice_no: said.invoice_no,
    issued_on: said.issued_on || null,
    amount_cents: said.amount_cents ?? null,
    tax_cents: said.tax_cents ?? null,
    asked_cents: found?.invoice?.amount_cents ?? null,
    currency,
    file: paper,
    state: state === 'read' ? 'faulty' : state,
    faults: isStarted ? [...kept.faults] : [...faults],
  };
};

const countStates = (rows: readonly InvoiceSheetRow[]): InvoiceSheet['counts'] => {
  const counts = { faulty: 0, left: 0, waiting: 0, clean: 0, issued: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
};

const showSheet = (
  sheet: KeptSheet,
  rows: readonly InvoiceSheetRow[],
  spare: readonly string[],
  keyring: Services['keyring'],
): InvoiceSheet => ({
  sheet_id: sheet.sheet_id,
  title: sheet.title,
  papers: sheet.papers_enc && openNames(keyring, sheet.papers_enc).filter(isPaper).length,
  spare: spare.slice(0, spareMost),
  spares: spare.length,
  reading: sheet.reading,
  started_at: sheet.started_at?.toISOString() ?? null,
  ended_at: sheet.ended_at?.toISOString() ?? null,
  expires_at: sheet.expires_at.toISOString(),
  counts: countStates(rows),
});

export const fetchInvoiceSheet = handle('payment/fetchInvoiceSheet', async ({ input, caller, services }) => {
  const { class_id, page, limit, state } = input;
  const { store, keyring, now, programme } = services;
  const { db } = store;
  const sheet = await db
    .selectFrom('invoice_sheet')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('asked_by', '=', caller.user_id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!sheet) {
    const known = await db.selectFrom('class').select('class_id').where('class_id', '=', class_id).execute();
    if (known.length === 0) throw new Refusal('not_found');
    return { sheet: null, rows: { items: [], total: 0 } };
  }
  const { matched, spare } = await evaluateSheet(db, services, sheet);
  const kept = await db
    .selectFrom('invoice_sheet_row')
    .select(['row_no', 'state', 'faults', 'invoice_id', 'paper_enc'])
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet.sheet_id)
    .execute();
  const keptOf = new Map(kept.map((row) => [row.row_no, row]));
  const rows = matched.map((each) =>
    showRow(each, keptOf.get(each.said.row_no), { keyring, currency: programme.currency }),
  );
  const wanted = state ? rows.filter((row) => row.state === state) : rows;
  return {
    sheet: showSheet(sheet, rows, spare, keyring),
    rows: { items: wanted.slice((page - 1) * limit, page * limit), total: wanted.length },
  };
});
