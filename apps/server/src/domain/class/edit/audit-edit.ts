import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import type { EditableClass } from './lock-editable-class.js';

/** Records in the trail of a class which fields an edit changed, and the former values of the most important ones. */
export const auditEdit = async (
  tx: Transaction<Database>,
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  class_id: number,
  { code, class_name, capacity, fee_cents }: EditableClass,
  changed: readonly string[],
): Promise<void> => {
  const detail = { before: { code, class_name, capacity, fee_cents }, changed };
  await appendAudit(tx, class_id, [
    { ...by, action: 'edit', object_type: 'class', object_id: class_id, detail },
  ]);
};
