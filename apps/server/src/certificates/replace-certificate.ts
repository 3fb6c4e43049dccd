import { keepsCertificates } from '@skillcert/core';
import { appendAudit } from '../audit/append-audit.js';
import { byStaff } from '../class/by-staff.js';
import { handle } from '../http/calls/handle.js';
import { Refusal, refuseFields } from '../http/errors/refuse.js';
import { newId } from '../store/new-id.js';
import { certificateEvent } from './certificate-event.js';
import { lockCertificates, readCertificate } from './issue/lock-certificates.js';
import { takeNumbers } from './issue/take-numbers.js';
import { writeNumbered } from './issue/write-numbered.js';
import { nextCertificateStatus } from './next-certificate-status.js';

export const replaceCertificate = handle(
  'certificate/replaceCertificate',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, event, reason } = input;
      const { user_id, roles: actors } = caller;
      const now = services.now();
      const { code } = await lockCertificates(tx, class_id, keepsCertificates);
      const old = await readCertificate(tx, class_id, input.certificate_id);
      const { enrolment_id, level } = old;
      // By another person, when the new one is issued: here it is only asked whether that could be.
      nextCertificateStatus({ state: old.status, event, actors, given: ['successor', 'another_person'] });
      const name = event === 'correct' ? (input.name ?? old.name) : old.name;
      if (event === 'correct' && name === old.name) throw refuseFields({ name: 'required' });
      const waits = await tx
        .selectFrom('certificate')
        .select('certificate_id')
        .where('class_id', '=', class_id)
        .where('open_enrolment_id', '=', enrolment_id)
        .executeTakeFirst();
      if (waits) throw new Refusal('transition_refused');
      const step = { state: 'eligible', event: 'assign_number', actors, given: ['number'] } as const;
      const to = nextCertificateStatus(step);
      const [certificate_no = ''] = await takeNumbers(tx, services, {
        count: 1,
        level,
        class_code: code,
        now,
      });
      const certificate_id = newId();
      await writeNumbered(tx, {
        class_id,
        level,
        user_id,
        now,
        certificates: [{ certificate_id, enrolment_id, certificate_no, name }],
        replaces: { certificate_id: old.certificate_id, event, reason },
      });
      await appendAudit(tx, class_id, [
        certificateEvent(
          { ...byStaff(caller, request), at: now },
          {
            certificate_id,
            event: step.event,
            from: step.state,
            to,
            reason,
            detail: { certificate_no, replaces: old.certificate_id, as: event },
          },
        ),
      ]);
      return { certificate_id, certificate_no };
    }),
);
