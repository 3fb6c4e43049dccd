import { sql } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { exportBudget } from '../../platform/documents/record-export.js';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import type { Services } from '../../platform/services.js';
import { type PackedFile, zipPieces } from '../../platform/zip/zip-pieces.js';
import { dossierSeal } from './make-next.js';

interface Found {
  readonly code: string;
  readonly files: readonly number[];
}

interface Place {
  readonly class_id: number;
  readonly dossier_id: number;
}

/** The files in their order, one at a time in memory. One that expired meanwhile breaks the download off. */
async function* filesOf(
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  { class_id, dossier_id }: Place,
  files: readonly number[],
): AsyncIterable<PackedFile> {
  for (const file_no of files) {
    const { path, bytes_enc } = await store.db
      .selectFrom('class_dossier_file')
      .select(['path', 'bytes_enc'])
      .where('class_id', '=', class_id)
      .where('dossier_id', '=', dossier_id)
      .where('file_no', '=', file_no)
      .executeTakeFirstOrThrow();
    yield { name: path, bytes: keyring.openBytes(dossierSeal, bytes_enc) };
  }
}

export const fetchDossierFile = handle(
  'class/fetchDossierFile',
  async ({ input, caller, services, request }) => {
    const { class_id, dossier_id } = input;
    const at = services.now();
    const { rows } = await sql<Found>`
    select c.code, array(select f.file_no from class_dossier_file f
      where f.class_id = d.class_id and f.dossier_id = d.dossier_id order by f.file_no) as files
    from class_dossier d join class c on c.class_id = d.class_id
    where d.class_id = ${class_id} and d.dossier_id = ${dossier_id} and d.sha256 is not null
      and d.expires_at > ${at}`.execute(services.store.db);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    await takeFrom(services, exportBudget, String(caller.user_id));
    await services.store.withTx((tx) =>
      appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at,
          action: 'download',
          object_type: 'class_dossier',
          object_id: dossier_id,
          detail: { files: found.files.length },
        },
      ]),
    );
    return {
      name: `dossier-${found.code}.zip`,
      lines: zipPieces(filesOf(services, input, found.files), at),
    };
  },
);
