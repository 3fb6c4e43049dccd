import { importLifecycle, transition } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';
import { importStep } from './import-audit.js';

const atOnce = 100;

/**
 * Deletes expired imports with all their uploads, except those that run. The clock drops those that nobody confirmed.
 */
export const forgetImports = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  const at = now();
  const due = await store.db
    .selectFrom('candidate_import')
    .select(['class_id', 'import_id', 'status'])
    .where('expires_at', '<=', at)
    .where('status', '<>', 'running')
    .orderBy('expires_at')
    .limit(atOnce)
    .execute();
  for (const { class_id, import_id, status } of due) {
    const outcome = transition(importLifecycle, { state: status, event: 'drop', actors: ['clock'] });
    await store.withTx(async (tx) => {
      const deleted = await tx
        .deleteFrom('candidate_import')
        .where('class_id', '=', class_id)
        .where('import_id', '=', import_id)
        .where('status', '=', status)
        .executeTakeFirst();
      if (!outcome.ok || deleted.numDeletedRows === 0n) return;
      const step = importStep({ import_id, at, event: 'drop', from: status, to: outcome.to });
      await appendAudit(tx, class_id, [{ actor_role: 'clock', ...step }]);
    });
  }
};
