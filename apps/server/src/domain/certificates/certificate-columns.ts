import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';

/** The columns of `certificate k` of `class c` in a list and beside it, with its holder's unit `unit u`. */
export const certificateColumns = (
  name: RawBuilder<unknown>,
) => sql`c.class_id, k.certificate_id, k.certificate_no,
  ${name} as name, u.com_name as unit_name, k.status,
  (select p.name from account p where p.user_id = k.prepared_by) as prepared_by, ${utcMoment('k.issued_at')} as issued_at,
  (select o.certificate_no from certificate o where o.class_id = c.class_id and o.certificate_id = k.replaces_id) as replaces,
  (select n.certificate_no from certificate n where n.class_id = c.class_id and n.replaces_id = k.certificate_id
    and n.issued_at is not null) as replaced_by`;
