import { formatDateTime } from '@skillcert/core';
import { handle } from '../../platform/http/calls/handle.js';
import { readOwnCertificates } from './own-certificates.js';
import { certificateKey, checkPath } from './sign-certificate.js';

export const fetchOwnCertificates = handle(
  'certificate/fetchOwnCertificates',
  async ({ caller, services }) => {
    const { store, programme } = services;
    const key = certificateKey(services);
    const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
    const certificates = await readOwnCertificates(store.db, caller.phone_index);
    return {
      items: certificates.map((certificate) => {
        const { certificate_no, issued_at } = certificate;
        const issued_on = formatDateTime(issued_at, zone) ?? '';
        return { ...certificate, check_path: checkPath(key, { certificate_no, issued_on }) };
      }),
    };
  },
);
