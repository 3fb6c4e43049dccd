import type { OwnTeacherCertificate } from '@skillcert/api-client/contract';
import { formatDateTime } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { certificateKey, checkPath } from '../sign-certificate.js';

type Found = Omit<OwnTeacherCertificate, 'check_path'>;

export const fetchOwnTeacherCertificates = handle(
  'certificate/fetchOwnTeacherCertificates',
  async ({ caller, services }) => {
    const { store, programme } = services;
    const { rows } = await sql<Found>`
      select k.class_id, c.class_name, k.certificate_id, k.certificate_no, k.status, k.name, k.lessons, k.minutes,
        ${utcMoment('k.issued_at')} as issued_at
      from certificate k join class c on c.class_id = k.class_id
      where k.user_id = ${caller.user_id} and k.issued_at is not null and k.status <> 'superseded'
      order by k.issued_at desc, k.certificate_no`.execute(store.db);
    const key = certificateKey(services);
    const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
    return {
      items: rows.map((row) => {
        const { certificate_no, issued_at } = row;
        const issued_on = formatDateTime(issued_at, zone) ?? '';
        return { ...row, check_path: checkPath(key, { certificate_no, issued_on }) };
      }),
    };
  },
);
