import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { PlannedRoom } from './write-rooms.js';

/** The record of a room that was added or changed. */
export const roomStep = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  action: 'create' | 'edit',
  { room_id, name, address, rows, columns, blocked }: PlannedRoom,
): AuditEvent => ({
  ...by,
  action,
  object_type: 'room',
  object_id: room_id,
  detail: { name, address, rows, columns, blocked: blocked.length },
});
