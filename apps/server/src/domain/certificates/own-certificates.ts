import type { OwnCertificate as Shown } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';

type OwnCertificate = Omit<Shown, 'check_path'>;

/** The certificates that were issued to a phone's holder, those that were replaced left out unless all are wanted. */
export const readOwnCertificates = async (
  db: Kysely<Database>,
  phone_index: Buffer,
  all = false,
): Promise<OwnCertificate[]> => {
  const { rows } = await sql<OwnCertificate>`
    select k.class_id, k.certificate_id, k.certificate_no, k.enrolment_id, k.status, k.name, ${utcMoment('k.issued_at')} as issued_at
    from certificate k
    join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
    where e.phone_index = ${phone_index} and k.issued_at is not null and (${all} or k.status <> 'superseded')
    order by k.issued_at, k.certificate_no`.execute(db);
  return rows;
};
