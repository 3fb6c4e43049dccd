import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { refuseFault } from '../../../../platform/sheet/refuse-fault.js';
import type { Database, RowChange } from '../../../../platform/store/database.js';
import { type KeptSheet, lockSheet } from './lock-sheet.js';
import { openPapers } from './paper-archive.js';
import { partSeal, sealNames } from './sealed-said.js';

const { part_bytes } = importLimits;
const budget = { name: 'invoice-part', hits: importLimits.parts_per_hour, seconds: 3_600 };

const change = (
  tx: Transaction<Database>,
  { class_id, sheet_id }: KeptSheet,
  set: RowChange<'invoice_sheet'>,
) =>
  tx
    .updateTable('invoice_sheet')
    .set(set)
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet_id)
    .execute();

/** The first part begins anew; the later ones belong to the archive that was begun. */
const beginOrGoOn = async (
  tx: Transaction<Database>,
  sheet: KeptSheet,
  { size, at }: { readonly size: number; readonly at: number },
) => {
  if (at > 0) {
    if (sheet.archive_size !== size) throw new Refusal('state_changed');
    return;
  }
  await tx
    .deleteFrom('invoice_sheet_part')
    .where('class_id', '=', sheet.class_id)
    .where('sheet_id', '=', sheet.sheet_id)
    .execute();
  await change(tx, sheet, { archive_size: size, papers_enc: null });
};

const writePart = async (
  tx: Transaction<Database>,
  { class_id, sheet_id }: KeptSheet,
  part_no: number,
  bytes_enc: Buffer,
): Promise<number> => {
  await tx
    .insertInto('invoice_sheet_part')
    .values({ class_id, sheet_id, part_no, bytes_enc })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'sheet_id', 'part_no']).doUpdateSet({ bytes_enc }),
    )
    .execute();
  const { rows } = await sql<{ parts: number }>`
    select count(*)::int4 as parts from invoice_sheet_part
    where class_id = ${class_id} and sheet_id = ${sheet_id}`.execute(tx);
  return rows[0]?.parts ?? 0;
};

export const uploadInvoicePapers = handle(
  'payment/uploadInvoicePapers',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { size, at } = input;
    await takeFrom(services, budget, String(caller.user_id));
    const bytes_enc = keyring.sealBytes(partSeal, request.bytes);
    return refuseFault(request.language, () =>
      store.withTx(async (tx) => {
        const sheet = await lockSheet(tx, caller, { ...input, now: now() });
        if (sheet.started_at) throw new Refusal('sheet_started');
        if (request.bytes.length !== Math.min(part_bytes, size - at)) throw new Refusal('malformed');
        await beginOrGoOn(tx, sheet, input);
        const parts = await writePart(tx, sheet, at / part_bytes, bytes_enc);
        if (parts < Math.ceil(size / part_bytes)) return { papers: null };
        const { keys, others } = await openPapers(tx, keyring, { ...sheet, archive_size: size });
        await change(tx, sheet, { papers_enc: sealNames(keyring, [...keys, ...others]) });
        return { papers: keys.length };
      }),
    );
  },
);
