import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byCandidate } from '../../../platform/audit/by-candidate.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { ownOrigin } from '../../../platform/http/own-origin.js';
import { certificateEvent } from '../certificate-event.js';
import { certificateSeenBy } from '../certificate-scope.js';
import { credentialAddresses } from './credential-addresses.js';
import { lockCredited } from './credited.js';
import { openBadge } from './open-badge.js';
import { credentialKeys, signCredential } from './sign-credential.js';
import { takeStatusPlace } from './take-status-place.js';

/** Badges that one person asks for an hour: each is signed, and leaves a step in the trail. */
const badges = { name: 'badge', hits: 60, seconds: 3_600 };

/** The certificate as an Open Badge. One that another's is, or that is not issued yet, is not there for a candidate. */
export const fetchBadge = handle(
  'certificate/fetchBadge',
  async ({ input: { class_id, certificate_id }, caller, services, request }) => {
    const whose = isStaff(caller) ? String(caller.user_id) : caller.phone_index.toString('base64url');
    await takeFrom(services, badges, whose);
    return services.store.withTx(async (tx) => {
      const addresses = credentialAddresses(ownOrigin(services.config, request));
      const wanted = sql<boolean>`k.certificate_id = ${certificate_id} and ${certificateSeenBy(caller)}`;
      const certificate = await lockCredited(tx, class_id, wanted);
      if (!certificate) throw new Refusal('not_found');
      const { status, issued_at } = certificate;
      if (status !== 'valid' || !issued_at) throw refuseTransition({ thing: 'certificate', state: status });
      const place = await takeStatusPlace(tx, certificate);
      const badge = openBadge(services, addresses, { ...certificate, issued_at }, place, request.language);
      const by = isStaff(caller) ? byStaff(caller, request) : byCandidate(request);
      await appendAudit(tx, class_id, [
        certificateEvent(
          { ...by, at: services.now() },
          { certificate_id, event: 'badge', from: status, to: status },
        ),
      ]);
      return { credential: signCredential(credentialKeys(services)[0], addresses, badge) };
    });
  },
);
