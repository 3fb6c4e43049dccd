import { printFor } from '../../../../platform/documents/print-for.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { isStaff } from '../../../../platform/http/calls/is-staff.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { findReceipt } from './find-receipt.js';
import { receiptDocument } from './receipt-document.js';

/** The receipt as a file; one of another class, or of another candidate, answers as one that is not there. */
export const fetchReceiptPdf = handle(
  'payment/fetchReceiptPdf',
  async ({ input, caller, services, request }) => {
    const phone_index = isStaff(caller) ? undefined : caller.phone_index;
    const receipt = await findReceipt(services.store.db, { ...input, phone_index });
    if (!receipt) throw new Refusal('not_found');
    return printFor(services, request, receiptDocument(services, receipt, request.language));
  },
);
