import { importLimits } from '@skillcert/core';
import { handle } from '../../../../platform/http/calls/handle.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { refuseFault } from '../../../../platform/sheet/refuse-fault.js';
import { takePart } from '../../../../platform/zip/take-part.js';
import { lockImport, nextStatus } from '../lock-import.js';
import { openPhotos, partSeal, sentPhotos } from './photo-archive.js';

const budget = { name: 'import-part', hits: importLimits.parts_per_hour, seconds: 3_600 };

export const uploadImportPhotos = handle(
  'enrolment/uploadImportPhotos',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { size, at } = input;
    await takeFrom(services, budget, String(caller.user_id));
    const sent = { length: request.bytes.length, bytes_enc: keyring.sealBytes(partSeal, request.bytes) };
    return refuseFault(request.language, () =>
      store.withTx(async (tx) => {
        const found = await lockImport(tx, { caller, now: now() }, input);
        nextStatus({ caller }, found, 'check');
        const { class_id, import_id } = found;
        // An archive has arrived once its photos are counted: only then does its size say so.
        const on = { coming: found.photos_coming, arrived: found.photos === null ? null : found.photos_size };
        const taken = await takePart(tx, sentPhotos, { ...sent, ...on, class_id, id: import_id, size, at });
        if (taken === 'again') return { photos: found.photos };
        const kept = tx
          .updateTable('candidate_import')
          .where('class_id', '=', class_id)
          .where('import_id', '=', import_id);
        if (taken === 'more') {
          if (at === 0) await kept.set({ photos_coming: size }).execute();
          return { photos: null };
        }
        const { keys } = await openPhotos(tx, keyring, { ...found, photos_size: size });
        const photos = keys.length;
        const arrived = { photos, photos_size: size, photos_coming: null, photos_left_enc: null };
        await kept.set({ ...arrived, updated_at: now() }).execute();
        return { photos };
      }),
    );
  },
);
