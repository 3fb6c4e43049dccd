import { sql } from 'kysely';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { readDossier } from './dossier-columns.js';

interface Sealed {
  readonly seal: { readonly sha256: string; readonly sealed_at: string } | null;
}

export const fetchDossier = handle('class/fetchDossier', async ({ input: { class_id }, services }) => {
  const { db } = services.store;
  const { rows } = await sql<Sealed>`
    select (select json_build_object('sha256', d.sha256, 'sealed_at', ${utcMoment('d.sealed_at')}) from class_dossier d
      where d.class_id = c.class_id and d.sealed_at is not null) as seal
    from class c where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...found, dossier: (await readDossier(db, class_id, services.now())) ?? null };
});
