import { sql } from 'kysely';
import type { Services } from '../../platform/services.js';
import { makeNext } from './make-next.js';

/** The longest round, so that a stopping server need not wait for a whole class. */
const roundMs = 1_500;

/** Deletes expired files, and with them dossiers that sealed no class; and makes waiting ones, file by file. */
export const runDossiers = async (services: Services): Promise<void> => {
  const { store, now } = services;
  await sql`delete from class_dossier where sealed_at is null and expires_at <= ${now()}`.execute(store.db);
  await sql`
    delete from class_dossier_file f using class_dossier d
    where d.class_id = f.class_id and d.dossier_id = f.dossier_id and d.expires_at <= ${now()}`.execute(
    store.db,
  );
  const until = performance.now() + roundMs;
  let more = true;
  while (more && performance.now() < until) more = await makeNext(services);
};
