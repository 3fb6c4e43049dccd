import type { RegistryEvent, RegistryStatus } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';

type By = Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;

interface RegistryStep {
  readonly certificate_id: number;
  readonly event: RegistryEvent;
  readonly from: RegistryStatus;
  readonly to: RegistryStatus;
  readonly fault?: string | null;
}

/**
 * The record of a certificate's registry step: among the steps of the certificate, under a name that no lifecycle
 * event has.
 */
export const registryEvent = (
  by: By,
  { certificate_id, event, from, to, fault = null }: RegistryStep,
): AuditEvent => ({
  ...by,
  action: `registry_${event}`,
  object_type: 'certificate',
  object_id: certificate_id,
  from_state: from,
  to_state: to,
  reason: fault,
});

interface PackStep {
  readonly pack_id: number;
  readonly action: 'pack' | 'send' | 'discard' | 'answer' | 'results' | 'take_back';
  readonly detail: Record<string, unknown>;
}

/** The record of a step of a pack. */
export const packEvent = (by: By, { pack_id, action, detail }: PackStep): AuditEvent => ({
  ...by,
  action,
  object_type: 'registry_pack',
  object_id: pack_id,
  detail,
});
