import { sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';

/** What `certificate k` of `enrolment e` from `unit u` shows of itself in a list and beside it. */
export const certificateColumns = sql`e.class_id, e.enrolment_id, k.certificate_id, k.certificate_no, e.enrol_no,
  coalesce(k.name, e.name) as name, u.com_name as unit_name, k.status,
  (select a.name from account a where a.user_id = k.prepared_by) as prepared_by, ${utcMoment('k.issued_at')} as issued_at,
  (select o.certificate_no from certificate o where o.class_id = e.class_id and o.certificate_id = k.replaces_id) as replaces,
  (select n.certificate_no from certificate n where n.class_id = e.class_id and n.replaces_id = k.certificate_id
    and n.issued_at is not null) as replaced_by`;
