import { formatDateTime } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { type PackedFile, zipPieces } from '../../../platform/zip/zip-pieces.js';
import type { NamedFile } from './open-own-data.js';
import { readOwnData } from './read-own-data.js';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/ofd': 'ofd' };

const budget = { name: 'own-data', hits: 10, seconds: 3_600 };

/** The data as JSON, then each file when it is read. A file that a sweep has deleted meanwhile is left out. */
async function* packed(
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  data: object,
  files: readonly NamedFile[],
): AsyncIterable<PackedFile> {
  yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  for (const { file_id, name } of files) {
    const file = await store.db
      .selectFrom('file')
      .select(['kind', 'media_type', 'bytes_enc'])
      .where('file_id', '=', file_id)
      .executeTakeFirst();
    const ending = endings[file?.media_type ?? ''] ?? 'jpg';
    if (file) yield { name: `${name}.${ending}`, bytes: keyring.openBytes(file.kind, file.bytes_enc) };
  }
}

/**
 * Exports the own data of a phone's holder. The audit record is written before the first piece is sent, and names the
 * enrolments.
 */
export const exportOwnData = handle('candidate/exportOwnData', async ({ caller, services, request }) => {
  const { store, programme } = services;
  const at = services.now();
  await takeFrom(services, budget, caller.phone_index.toString('base64url'));
  const { data, files, enrolments } = await readOwnData(services, caller);
  await store.withTx((tx) =>
    appendAudit(tx, 0, [
      {
        ...byCandidate(request),
        at,
        action: 'export_own_data',
        object_type: 'own_data',
        object_id: newId(at.getTime()),
        detail: { enrolments, files: files.length },
      },
    ]),
  );
  const day = formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone });
  return { name: `my-data-${day}.zip`, lines: zipPieces(packed(services, data, files), at) };
});
