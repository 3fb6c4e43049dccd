import { handle } from '../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../platform/http/errors/refuse.js';
import { lockCertificate } from './issue/lock-certificates.js';
import { numberCertificates } from './issue/number-certificates.js';
import { nextCertificateStatus } from './next-certificate-status.js';

export const replaceCertificate = handle(
  'certificate/replaceCertificate',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, event, reason } = input;
      const old = await lockCertificate(tx, class_id, input.certificate_id);
      const { kind, holder_id, level, class_code, lessons, minutes } = old;
      // By another person, when the new one is issued: here it is only asked whether that could be.
      const given = ['successor', 'another_person'];
      nextCertificateStatus({ state: old.status, event, actors: caller.roles, given });
      const name = event === 'correct' ? (input.name ?? old.name) : old.name;
      if (event === 'correct' && name === old.name) throw refuseFields({ name: 'required' });
      const waits = await tx
        .selectFrom('certificate')
        .select('certificate_id')
        .where('class_id', '=', class_id)
        .where('kind', '=', kind)
        .where('open_id', '=', holder_id)
        .executeTakeFirst();
      if (waits) throw refuseTransition({ why: 'replacement_waits' });
      const acting = { caller, request, services, now: services.now() };
      const [made] = await numberCertificates(tx, acting, {
        ...{ class_id, kind, level, class_code },
        holders: [{ holder_id, name, lessons, minutes }],
        replaces: { certificate_id: old.certificate_id, event, reason },
      });
      if (!made) throw new Error('A certificate was replaced, but nothing took its place.');
      return { certificate_id: made.certificate_id, certificate_no: made.certificate_no };
    }),
);
