import type { Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import type { AuditEvent } from '../../audit/audit-event.js';
import type { Database } from '../../store/database.js';
import type { EditableClass } from './lock-editable-class.js';

/** Keeps in the trail of a class what an edit replaced. */
export const auditEdit = async (
  tx: Transaction<Database>,
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  class_id: number,
  { code, class_name, capacity, fee_cents }: EditableClass,
): Promise<void> => {
  const detail = { before: { code, class_name, capacity, fee_cents } };
  await appendAudit(tx, class_id, [
    { ...by, action: 'edit', object_type: 'class', object_id: class_id, detail },
  ]);
};
