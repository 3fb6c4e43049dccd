import type { AuditEvent } from '../../../platform/audit/audit-event.js';

interface Step {
  readonly import_id: number;
  readonly at: Date;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly detail?: Record<string, unknown>;
}

/** A step of an import for the history of its class. The caller adds the actor. */
export const importStep = ({
  import_id,
  at,
  event,
  from,
  to,
  detail,
}: Step): Omit<AuditEvent, 'actor_role'> => ({
  at,
  action: `${event}_import`,
  object_type: 'import',
  object_id: import_id,
  from_state: from,
  to_state: to,
  ...(detail && { detail }),
});
