import type { WalkedStep } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';

/** The audit records of the steps that one object took, one each. */
export const stepRecords = (
  steps: readonly WalkedStep<string, string>[],
  about: Omit<AuditEvent, 'action' | 'from_state' | 'to_state'>,
): AuditEvent[] =>
  steps.map(({ from, event, to }) => ({ ...about, action: event, from_state: from, to_state: to }));
