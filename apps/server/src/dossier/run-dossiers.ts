import { sql } from 'kysely';
import type { Services } from '../services.js';
import { makeNext } from './make-next.js';

/** A round ends after so long, so that a server that stops need not wait for a whole class. */
const roundMs = 1_500;

/** Deletes the files whose time is over, and dossiers with them but those that a class was sealed with; and makes what waits, file by file. */
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
