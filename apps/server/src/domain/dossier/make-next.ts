import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { notifyJob } from '../../platform/changes/notify-change.js';
import { sha256 } from '../../platform/crypto/sha256.js';
import { saysIn } from '../../platform/documents/export-rows.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Services } from '../../platform/services.js';
import type { Database, PlannedFile } from '../../platform/store/database.js';
import { isConnectionLoss } from '../../platform/store/is-connection-loss.js';
import { keptMs } from './dossier-columns.js';
import { archivist } from './making/archivist.js';
import { makeFile } from './making/make-file.js';
import type { MadeFile, OpenDossier } from './making/making.js';

/** The context that seals the files of a dossier. */
export const dossierSeal = 'class_dossier';

/** A ZIP archive without extensions goes no further; some room is for its own entries. */
const bytesMax = 4_000_000_000;

/** The dossier that waits longest. */
const nextDossier = async ({ store, now }: Services): Promise<OpenDossier | undefined> => {
  const { rows } = await sql<OpenDossier>`
    select class_id, dossier_id, asked_by, purpose, language, seq, plan, made, undrawn, missing from class_dossier
    where fault is null and sha256 is null and expires_at > ${now()}
    order by created_at, dossier_id limit 1`.execute(store.db);
  return rows[0];
};

/** Closes a dossier with its last file, the list of checksums: the hash of that is the hash of the whole. */
const close = async (
  tx: Transaction<Database>,
  { class_id, dossier_id, plan }: OpenDossier,
  hash: string,
  at: Date,
) => {
  const { size } = await tx
    .selectFrom('class_dossier_file')
    .select(({ fn }) => fn.sum<number>('size').as('size'))
    .where('class_id', '=', class_id)
    .where('dossier_id', '=', dossier_id)
    .executeTakeFirstOrThrow();
  const isTooBig = Number(size) > bytesMax;
  const done = { sha256: hash, done_at: at, expires_at: new Date(at.getTime() + keptMs.done) };
  await tx
    .updateTable('class_dossier')
    .set(isTooBig ? { fault: 'too_big' as const } : done)
    .where('class_id', '=', class_id)
    .where('dossier_id', '=', dossier_id)
    .execute();
  if (isTooBig) return;
  const event = { action: 'finish', object_type: 'class_dossier', object_id: dossier_id };
  const detail = { sha256: hash, files: plan.length, size: Number(size) };
  await appendAudit(tx, class_id, [{ at, actor_role: 'system', ...event, detail }]);
};

/** Stores a file, unless another process has, or it is no longer wanted. */
const keep = (
  { store, keyring, now }: Services,
  dossier: OpenDossier,
  { path, make }: PlannedFile,
  { bytes, undrawn = [], missing }: MadeFile,
) => {
  const { class_id, dossier_id, made: file_no } = dossier;
  const sealed = bytes && keyring.sealBytes(dossierSeal, bytes);
  const hash = bytes && sha256(bytes).toString('hex');
  return store.withTx(async (tx) => {
    const { rows } = await sql`
      update class_dossier set made = made + 1, undrawn = undrawn || ${[...undrawn]}::text[],
        missing = coalesce(${missing ? JSON.stringify(missing) : null}::jsonb, missing)
      where class_id = ${class_id} and dossier_id = ${dossier_id} and made = ${file_no} returning dossier_id`.execute(
      tx,
    );
    if (rows.length === 0) return;
    await notifyJob(tx, class_id);
    if (!bytes || !sealed || !hash) return;
    await tx
      .insertInto('class_dossier_file')
      .values({ class_id, dossier_id, file_no, path, size: bytes.length, sha256: hash, bytes_enc: sealed })
      .execute();
    if (make === 'sums') await close(tx, dossier, hash, now());
  });
};

/** Unless another server has made this file meanwhile. */
const stop = async (
  { store, log }: Services,
  { class_id, dossier_id, made }: OpenDossier,
  error: unknown,
) => {
  log.warn({ err: error, dossier_id }, 'a dossier could not be made');
  await store.db
    .updateTable('class_dossier')
    .set({ fault: 'failed' })
    .where('class_id', '=', class_id)
    .where('dossier_id', '=', dossier_id)
    .where('made', '=', made)
    .where('sha256', 'is', null)
    .execute();
  await notifyJob(store.db, class_id);
};

/**
 * Makes the next file of a waiting dossier. A failure stops its dossier, and the next one gets its turn.
 * @returns whether there may be more to do at once
 */
export const makeNext = async (services: Services): Promise<boolean> => {
  const dossier = await nextDossier(services);
  if (!dossier) return false;
  try {
    const file = dossier.plan[dossier.made];
    if (!file) throw new Error(`Dossier ${dossier.dossier_id} has no file left to make, and no hash.`);
    const making = {
      services,
      dossier,
      caller: archivist(dossier.asked_by),
      says: saysIn(services, dossier.language),
    };
    await keep(services, dossier, file, await makeFile(making, file));
  } catch (error) {
    // Others print just now.
    if (error instanceof Refusal && error.refusal === 'busy') return false;
    // The database will be back, and the next round continues.
    if (isConnectionLoss(error)) throw error;
    await stop(services, dossier, error);
  }
  return true;
};
