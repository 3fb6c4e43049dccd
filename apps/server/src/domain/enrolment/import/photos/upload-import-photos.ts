import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { refuseFault } from '../../../../platform/sheet/refuse-fault.js';
import type { Database } from '../../../../platform/store/database.js';
import { type LockedImport, lockImport, nextStatus } from '../lock-import.js';
import { openPhotos, partSeal } from './photo-archive.js';

const { part_bytes } = importLimits;
const budget = { name: 'import-part', hits: importLimits.parts_per_hour, seconds: 3_600 };

/** The first part begins a new archive; later parts belong to the one that was begun. */
const beginOrGoOn = async (
  tx: Transaction<Database>,
  { class_id, import_id, photos_size }: LockedImport,
  { size, at }: { readonly size: number; readonly at: number },
) => {
  if (at > 0) {
    if (photos_size !== size) throw new Refusal('state_changed');
    return;
  }
  await tx
    .deleteFrom('import_part')
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .execute();
  await tx
    .updateTable('candidate_import')
    .set({ photos_size: size, photos: null, photos_left_enc: null })
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .execute();
};

const writePart = async (
  tx: Transaction<Database>,
  { class_id, import_id }: LockedImport,
  part_no: number,
  bytes_enc: Buffer,
): Promise<number> => {
  const { rows } = await sql<{ parts: number }>`
    with written as (
      insert into import_part (class_id, import_id, part_no, bytes_enc)
      values (${class_id}, ${import_id}, ${part_no}, ${bytes_enc})
      on conflict (class_id, import_id, part_no) do update set bytes_enc = excluded.bytes_enc
      returning part_no
    )
    select count(*)::int4 as parts from (
      select part_no from import_part where class_id = ${class_id} and import_id = ${import_id}
      union select part_no from written) p`.execute(tx);
  return rows[0]?.parts ?? 0;
};

export const uploadImportPhotos = handle(
  'enrolment/uploadImportPhotos',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { size, at } = input;
    await takeFrom(services, budget, String(caller.user_id));
    const bytes_enc = keyring.sealBytes(partSeal, request.bytes);
    return refuseFault(request.language, () =>
      store.withTx(async (tx) => {
        const found = await lockImport(tx, { caller, now: now() }, input);
        nextStatus({ caller }, found, 'check');
        if (request.bytes.length !== Math.min(part_bytes, size - at)) throw new Refusal('malformed');
        await beginOrGoOn(tx, found, input);
        const parts = await writePart(tx, found, at / part_bytes, bytes_enc);
        if (parts < Math.ceil(size / part_bytes)) return { photos: null };
        const { keys } = await openPhotos(tx, keyring, { ...found, photos_size: size });
        const photos = keys.length;
        await tx
          .updateTable('candidate_import')
          .set({ photos, updated_at: now() })
          .where('class_id', '=', found.class_id)
          .where('import_id', '=', found.import_id)
          .execute();
        return { photos };
      }),
    );
  },
);
