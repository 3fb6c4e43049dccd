import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { printFor } from '../../../platform/documents/print-for.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { ownOrigin } from '../../../platform/http/own-origin.js';
import { certificateEvent } from '../certificate-event.js';
import { certificateSeenBy } from '../certificate-scope.js';
import { certificateDocument } from './certificate-document.js';
import { findPrinted } from './find-printed.js';

/** The certificate as a file. A candidate finds neither another's certificate nor one that is not issued yet. */
export const fetchCertificatePdf = handle(
  'certificate/fetchCertificatePdf',
  async ({ input: { class_id, certificate_id }, caller, services, request }) => {
    const { store, keyring, config, now } = services;
    const wanted = sql<boolean>`k.certificate_id = ${certificate_id} and ${certificateSeenBy(caller)}`;
    const certificate = await findPrinted(store.db, keyring, class_id, wanted);
    if (!certificate) throw new Refusal('not_found');
    if (certificate.status !== 'valid')
      throw refuseTransition({ thing: 'certificate', state: certificate.status });
    const file = await printFor(
      services,
      request,
      certificateDocument(services, certificate, {
        language: request.language,
        origin: ownOrigin(config, request),
      }),
    );
    const by = { ...(isStaff(caller) ? byStaff(caller, request) : byCandidate(request)), at: now() };
    const printed = { certificate_id, event: 'print', from: 'valid', to: 'valid' } as const;
    await store.withTx((tx) => appendAudit(tx, class_id, [certificateEvent(by, printed)]));
    return file;
  },
);
