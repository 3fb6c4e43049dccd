import { sql } from 'kysely';

/** The certificate that `enrolment e` has or is about to get, as JSON; null where its fee may go back. */
export const standingCertificate = sql`(
    select json_build_object('certificate_id', k.certificate_id, 'certificate_no', k.certificate_no, 'status', k.status)
    from certificate k where k.class_id = e.class_id and k.enrolment_id = e.enrolment_id
      and (k.live_id is not null or k.open_id is not null) order by k.live_id limit 1)`;
