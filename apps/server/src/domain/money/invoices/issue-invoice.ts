import { storeAttachment } from '../../../platform/files/store-attachment.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { errorCode } from '../../../platform/store/error-code.js';
import { changeInvoice } from './change-invoice.js';
import { findInvoice } from './find-invoice.js';
import { readPaper } from './read-paper.js';

const uploads = { name: 'invoice-file', hits: 300, seconds: 3_600 };

type Input = Call<'payment/issueInvoice'>['input'];

interface Issued {
  readonly file_id: number;
  readonly by: number;
  readonly at: Date;
}

const columnsOf = ({ event, number }: Input, { file_id, by, at }: Issued) =>
  event === 'issue'
    ? { reason: null, invoice_no: number, file_id, issued_by: by, issued_at: at }
    : { red_no: number, red_file_id: file_id, red_issued_by: by, red_issued_at: at };

export const issueInvoice = handle('payment/issueInvoice', async ({ input, caller, services, request }) => {
  const { class_id, invoice_id, event } = input;
  const { store, keyring, now } = services;
  // An invoice that does not exist is refused before its file is decoded.
  await findInvoice(store.db, caller, input);
  await takeFrom(services, uploads, String(caller.user_id));
  const attachment = await readPaper(request.bytes);
  const issue = store.withTx(async (tx) => {
    const at = now();
    const file_id = await storeAttachment(tx, keyring, attachment, { class_id, now: at });
    const status = await changeInvoice(tx, {
      class_id,
      invoice_id,
      event,
      given: ['number', 'file'],
      reason: null,
      set: columnsOf(input, { file_id, by: caller.user_id, at }),
      caller,
      request,
      now: at,
    });
    return { invoice_id, status };
  });
  return issue.catch((error: unknown) => {
    // Two invoices of a class cannot have the same number.
    throw errorCode(error) === '23505' ? refuseFields({ number: 'taken' }) : error;
  });
});
