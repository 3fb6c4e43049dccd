import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import type { PlannedSitting } from './planned-sitting.js';

/** The record of a sitting that was added or changed. */
export const sittingStep = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  action: 'create' | 'edit' | 'shift',
  { sitting_id, ...detail }: Pick<PlannedSitting, 'sitting_id'> & Partial<PlannedSitting>,
): AuditEvent => ({ ...by, action, object_type: 'sitting', object_id: sitting_id, detail });
