import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../../platform/services.js';
import { runRounds } from '../../../../../testing/run-rounds.js';
import { callHandler } from '../../../../class/testing/call-handler.js';
import { photoZip } from '../../../../enrolment/import/testing/photo-zip.js';
import { decideInvoiceSheet } from '../decide-invoice-sheet.js';
import { fetchInvoiceSheet } from '../fetch-invoice-sheet.js';
import { runInvoiceSheets } from '../run-invoice-sheets.js';
import { startInvoiceSheet } from '../start-invoice-sheet.js';
import { uploadInvoicePapers } from '../upload-invoice-papers.js';

const paper = Buffer.from('%PDF-1.7 %%EOF');

/** The calls about sheets of invoices, as tests make them in one class. */
export const sheetDesk = (services: Services, class_id: number, caller: StaffSession) => {
  const on = (as: StaffSession) => ({ services, caller: as });
  const begin = (lines: readonly string[], as = caller) =>
    callHandler(startInvoiceSheet, {
      ...on(as),
      input: { class_id, title: '开票.csv' },
      bytes: Buffer.from(`﻿${lines.join('\r\n')}\r\n`),
    });
  /** A sheet whose columns are known. */
  const start = async (lines: readonly string[], as = caller) => {
    const { sheet_id, ...begun } = await begin(lines, as);
    if (sheet_id === null) throw new Error('The columns of the sheet are not known.');
    return { sheet_id, ...begun };
  };
  const send = async (sheet_id: number, names: readonly string[], as = caller) => {
    const bytes = await photoZip(Object.fromEntries(names.map((name) => [name, paper])));
    const input = { class_id, sheet_id, size: bytes.length, at: 0 };
    return callHandler(uploadInvoicePapers, { ...on(as), input, bytes });
  };
  const look = (changes: Partial<InputOf<'payment/fetchInvoiceSheet'>> = {}, as = caller) =>
    callHandler(fetchInvoiceSheet, { ...on(as), input: { class_id, page: 1, limit: 50, ...changes } });
  return {
    begin,
    start,
    send,
    look,
    /** Issues all that waits. */
    work: () =>
      runRounds(
        () => runInvoiceSheets(services),
        async () => (await look()).sheet?.ended_at !== null,
      ),
    /** A sheet with its papers. */
    open: async (lines: readonly string[], names: readonly string[]) => {
      const { sheet_id } = await start(lines);
      await send(sheet_id, names);
      return sheet_id;
    },
    decide: (sheet_id: number, event: InputOf<'payment/decideInvoiceSheet'>['event'], as = caller) =>
      callHandler(decideInvoiceSheet, { ...on(as), input: { class_id, sheet_id, event } }),
  };
};
