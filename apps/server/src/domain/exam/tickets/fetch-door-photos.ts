import { acceptsCheckIns, type ClassStatus } from '@skillcert/core';
import { sql } from 'kysely';
import { shrinkPhoto } from '../../../platform/files/encode-photo.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';

interface Found {
  readonly file_id: number;
  readonly kind: string;
  readonly bytes_enc: Buffer;
}

export const fetchDoorPhotos = handle(
  'ticket/fetchDoorPhotos',
  async ({ input: { class_id, photo_ids }, services: { store, keyring } }) => {
    const found = await sql<{ status: ClassStatus }>`
      select status from class where class_id = ${class_id}`.execute(store.db);
    const status = found.rows[0]?.status;
    if (!status) throw new Refusal('not_found');
    if (!acceptsCheckIns(status)) return { photos: [] };
    const { rows } = await sql<Found>`
      select f.file_id, f.kind, f.bytes_enc from enrolment e
      join file f on f.class_id = e.class_id and f.file_id = e.photo_id
      where e.class_id = ${class_id} and e.status = 'approved' and e.photo_id = any(${photo_ids}::bigint[])`.execute(
      store.db,
    );
    const photos: { photo_id: number; jpeg: string }[] = [];
    // One after the other: other devices ask at the same time.
    for (const { file_id, kind, bytes_enc } of rows) {
      const jpeg = await shrinkPhoto(keyring.openBytes(kind, bytes_enc));
      photos.push({ photo_id: file_id, jpeg: jpeg.toString('base64') });
    }
    return { photos };
  },
);
