import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';
import { isOutdated, keptMs } from './dossier-columns.js';

type By = Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash' | 'address' | 'request_id' | 'at'>;

interface Sealable {
  readonly dossier_id: number;
  readonly sha256: string;
}

/**
 * Seals a class with its dossier, whose hash the trail records.
 * @throws a Refusal `dossier_missing` if none was made after the last change of the class
 */
export const sealDossier = async (tx: Transaction<Database>, class_id: number, by: By): Promise<void> => {
  const { rows } = await sql<Sealable>`
    select d.dossier_id, d.sha256 from class_dossier d
    where d.class_id = ${class_id} and d.sha256 is not null and d.sealed_at is null and d.expires_at > ${by.at}::timestamptz
      and not ${isOutdated}
    order by d.created_at desc limit 1 for update of d`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('dossier_missing');
  const { dossier_id, sha256 } = found;
  await tx
    .updateTable('class_dossier')
    .set({ sealed_at: by.at, expires_at: new Date(by.at.getTime() + keptMs.sealed) })
    .where('class_id', '=', class_id)
    .where('dossier_id', '=', dossier_id)
    .execute();
  const event = { action: 'seal', object_type: 'class_dossier', object_id: dossier_id, detail: { sha256 } };
  await appendAudit(tx, class_id, [{ ...by, ...event }]);
};
