import type { CertificateKind } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { certificateEvent } from '../certificate-event.js';
import { nextCertificateStatus } from '../next-certificate-status.js';
import { takeNumbers } from './take-numbers.js';
import { type CertificateHolder, type Replaced, writeNumbered } from './write-numbered.js';

interface Acting {
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly services: Pick<Services, 'certificates' | 'programme'>;
  readonly now: Date;
}

interface Wanted {
  readonly class_id: number;
  readonly kind: CertificateKind;
  readonly level: string;
  readonly class_code: string;
  /** In the order of their numbers. */
  readonly holders: readonly CertificateHolder[];
  /** The certificate that the only one of them replaces. */
  readonly replaces?: Replaced;
}

/**
 * Takes the next numbers for certificates of a kind, which then wait for another person to issue them. The class
 * must be locked.
 */
export const numberCertificates = async (
  tx: Transaction<Database>,
  { caller, request, services, now }: Acting,
  { class_id, kind, level, class_code, holders, replaces }: Wanted,
) => {
  const step = { state: 'eligible', event: 'assign_number', actors: caller.roles } as const;
  const to = nextCertificateStatus({ ...step, given: ['number'] });
  const numbers = await takeNumbers(tx, services, { count: holders.length, kind, level, class_code, now });
  const certificates = holders.map((holder, index) => ({
    ...holder,
    certificate_id: newId(),
    certificate_no: numbers[index] ?? '',
  }));
  const { user_id } = caller;
  await writeNumbered(tx, { class_id, kind, level, user_id, now, certificates, replaces });
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    certificates.map(({ certificate_id, certificate_no, lessons, minutes }) =>
      certificateEvent(by, {
        certificate_id,
        event: step.event,
        from: step.state,
        to,
        reason: replaces?.reason ?? null,
        detail: {
          certificate_no,
          ...(kind === 'teacher' && { lessons, minutes }),
          ...(replaces && { replaces: replaces.certificate_id, as: replaces.event }),
        },
      }),
    ),
  );
  return certificates;
};
