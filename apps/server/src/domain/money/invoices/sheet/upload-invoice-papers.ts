import { importLimits } from '@skillcert/core';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { refuseFault } from '../../../../platform/sheet/refuse-fault.js';
import { takePart } from '../../../../platform/zip/take-part.js';
import { lockSheet } from './lock-sheet.js';
import { isPaper, openPapers, sentPapers } from './paper-archive.js';
import { openNames, partSeal, sealNames } from './sealed-said.js';

const budget = { name: 'invoice-part', hits: importLimits.parts_per_hour, seconds: 3_600 };

export const uploadInvoicePapers = handle(
  'payment/uploadInvoicePapers',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { size, at } = input;
    await takeFrom(services, budget, String(caller.user_id));
    const sent = { length: request.bytes.length, bytes_enc: keyring.sealBytes(partSeal, request.bytes) };
    return refuseFault(request.language, () =>
      store.withTx(async (tx) => {
        const sheet = await lockSheet(tx, caller, { ...input, now: now() });
        if (sheet.started_at) throw new Refusal('sheet_started');
        const { class_id, sheet_id, papers_enc: names } = sheet;
        // An archive has arrived once its papers are known: only then does its size say so.
        const on = { coming: sheet.archive_coming, arrived: names && sheet.archive_size };
        const taken = await takePart(tx, sentPapers, { ...sent, ...on, class_id, id: sheet_id, size, at });
        if (taken === 'again') return { papers: names && openNames(keyring, names).filter(isPaper).length };
        const kept = tx
          .updateTable('invoice_sheet')
          .where('class_id', '=', class_id)
          .where('sheet_id', '=', sheet_id);
        if (taken === 'more') {
          if (at === 0) await kept.set({ archive_coming: size }).execute();
          return { papers: null };
        }
        const { keys, others } = await openPapers(tx, keyring, { ...sheet, archive_size: size });
        const papers_enc = sealNames(keyring, [...keys, ...others]);
        await kept.set({ papers_enc, archive_size: size, archive_coming: null }).execute();
        return { papers: keys.length };
      }),
    );
  },
);
