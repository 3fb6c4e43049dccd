import { type ImportEvent, importLifecycle, transition } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Database } from '../../../platform/store/database.js';
import { importStep } from './import-audit.js';
import type { WorkedImport } from './next-import.js';

/** Moves an import on as the system, unless somebody moved it meanwhile. @returns whether it moved */
export const finishStep = async (
  tx: Transaction<Database>,
  { class_id, import_id, status }: WorkedImport,
  event: ImportEvent,
  at: Date,
  detail?: Record<string, unknown>,
): Promise<boolean> => {
  const outcome = transition(importLifecycle, { state: status, event, actors: ['system'] });
  if (!outcome.ok) return false;
  const changed = await tx
    .updateTable('candidate_import')
    .set({ status: outcome.to, updated_at: at })
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .where('status', '=', status)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  const step = importStep({ import_id, at, event, from: status, to: outcome.to, detail });
  await appendAudit(tx, class_id, [{ actor_role: 'system', ...step }]);
  return true;
};
