import { takesCertificates } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { newId } from '../../store/new-id.js';
import { certificateEvent } from '../certificate-event.js';
import { nextCertificateStatus } from '../next-certificate-status.js';
import { isEligible } from './is-eligible.js';
import { lockCertificates } from './lock-certificates.js';
import { takeNumbers } from './take-numbers.js';
import { writeNumbered } from './write-numbered.js';

interface Eligible {
  readonly enrolment_id: number;
  readonly name: string;
}

export const prepareCertificates = handle(
  'certificate/prepareCertificates',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, enrolment_ids } = input;
      const now = services.now();
      const { level, code } = await lockCertificates(tx, class_id, takesCertificates);
      const asked = [...new Set(enrolment_ids)];
      const wanted = enrolment_ids ? sql`e.enrolment_id = any(${asked}::bigint[])` : sql`true`;
      const { rows } = await sql<Eligible>`
        select e.enrolment_id, e.name from enrolment e join class c on c.class_id = e.class_id
        where e.class_id = ${class_id} and ${wanted} and ${isEligible(services.exam)}
        order by e.enrol_no`.execute(tx);
      if (rows.length === 0 || (enrolment_ids && rows.length < asked.length))
        throw new Refusal('transition_refused');
      const step = { state: 'eligible', event: 'assign_number', actors: caller.roles } as const;
      const to = nextCertificateStatus({ ...step, given: ['number'] });
      const numbers = await takeNumbers(tx, services, { count: rows.length, level, class_code: code, now });
      const certificates = rows.map((each, index) => ({
        ...each,
        certificate_id: newId(),
        certificate_no: numbers[index] ?? '',
      }));
      await writeNumbered(tx, { class_id, level, user_id: caller.user_id, now, certificates });
      const by = { ...byStaff(caller, request), at: now };
      await appendAudit(
        tx,
        class_id,
        certificates.map(({ certificate_id, certificate_no }) =>
          certificateEvent(by, {
            certificate_id,
            event: step.event,
            from: step.state,
            to,
            detail: { certificate_no },
          }),
        ),
      );
      return { prepared: certificates.length };
    }),
);
