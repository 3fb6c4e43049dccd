import { acceptsDossier } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { exportBudget } from '../../platform/documents/record-export.js';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { refuseClass } from '../../platform/http/guards/hold-class.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import type { Database } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import { keptMs, readDossier } from './dossier-columns.js';
import { planDossier } from './plan-dossier.js';

/** Locks a class that has anything for a dossier. @throws a Refusal: not_found, class_state */
const lockClass = async (tx: Transaction<Database>, class_id: number) => {
  const found = await tx
    .selectFrom('class')
    .select('status')
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!acceptsDossier(found.status)) throw refuseClass(found.status);
};

export const startDossier = handle('class/startDossier', async ({ input, caller, services, request }) => {
  const { class_id, purpose } = input;
  const { store, now } = services;
  const at = now();
  await takeFrom(services, exportBudget, String(caller.user_id));
  return store.withTx(async (tx) => {
    await lockClass(tx, class_id);
    // One at a time: the one before goes, with its files, unless the class was sealed with it.
    await tx
      .deleteFrom('class_dossier')
      .where('class_id', '=', class_id)
      .where('sealed_at', 'is', null)
      .execute();
    const dossier_id = newId();
    const plan = await planDossier(tx, class_id);
    await sql`
      insert into class_dossier (class_id, dossier_id, asked_by, purpose, language, seq, plan, created_at, expires_at)
      select ${class_id}::bigint, ${dossier_id}::bigint, ${caller.user_id}::bigint, ${purpose}::text, ${request.language}::text,
        coalesce((select h.seq from audit_head h where h.class_id = ${class_id}), 0), ${JSON.stringify(plan)}::jsonb,
        ${at}::timestamptz, ${new Date(at.getTime() + keptMs.undone)}::timestamptz`.execute(tx);
    const begun = await readDossier(tx, class_id, at);
    if (!begun) throw new Error(`The dossier ${dossier_id} is not there, though it was just begun.`);
    const event = { action: 'start', object_type: 'class_dossier', object_id: dossier_id, reason: purpose };
    const detail = { files: plan.length };
    await appendAudit(tx, class_id, [{ ...byStaff(caller, request), at, ...event, detail }]);
    return begun;
  });
});
