import { acceptsCertificates } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { isEligible } from '../../foundation/standing/is-eligible.js';
import { lockCertificates } from './lock-certificates.js';
import { numberCertificates } from './number-certificates.js';
import type { CertificateHolder } from './write-numbered.js';

const kind = 'candidate';

export const prepareCertificates = handle(
  'certificate/prepareCertificates',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, enrolment_ids } = input;
      const { level, code: class_code } = await lockCertificates(tx, class_id, (status) =>
        acceptsCertificates(status, kind),
      );
      const asked = [...new Set(enrolment_ids)];
      const wanted = enrolment_ids ? sql`e.enrolment_id = any(${asked}::bigint[])` : sql`true`;
      const { rows: holders } = await sql<CertificateHolder>`
        select e.enrolment_id as holder_id, e.name, null as lessons, null as minutes
        from enrolment e join class c on c.class_id = e.class_id
        where e.class_id = ${class_id} and ${wanted} and ${isEligible(services.exam)}
        order by e.enrol_no`.execute(tx);
      if (holders.length === 0 || (enrolment_ids && holders.length < asked.length))
        throw refuseTransition({ why: 'none_to_certify' });
      const acting = { caller, request, services, now: services.now() };
      await numberCertificates(tx, acting, { class_id, kind, level, class_code, holders });
      return { prepared: holders.length };
    }),
);
