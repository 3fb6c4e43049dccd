import type { CertificateEvent, CertificateStatus } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';

interface CertificateStep {
  readonly certificate_id: number;
  readonly event: CertificateEvent | 'print' | 'badge';
  readonly from: CertificateStatus;
  readonly to: CertificateStatus;
  readonly reason?: string | null;
  readonly detail?: Record<string, unknown>;
}

/** The record of a certificate's step in the audit trail. */
export const certificateEvent = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  { certificate_id, event, from, to, reason = null, detail }: CertificateStep,
): AuditEvent => ({
  ...by,
  action: event,
  object_type: 'certificate',
  object_id: certificate_id,
  from_state: from,
  to_state: to,
  reason,
  ...(detail && { detail }),
});
