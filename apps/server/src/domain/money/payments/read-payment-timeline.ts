import type { TimelineEntry } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

const longest = 200;

/**
 * The history of a payment and of its refunds, oldest first; the steps of a refund carry its name: `refund_reject`.
 * That one came back is said once, by the refund.
 */
export const readPaymentTimeline = async (
  db: Kysely<Database>,
  { class_id, payment_id }: { class_id: number; payment_id: number },
): Promise<TimelineEntry[]> => {
  const { rows } = await sql<TimelineEntry>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by,
      case when newest.object_type = 'refund' then 'refund_' else '' end || newest.action as action,
      newest.from_state as "from", newest.to_state as "to", newest.reason
    from (
      select v.* from (
        select 'payment' as object_type, ${payment_id}::text as object_id
        union all
        select 'refund', refund_id::text from refund where class_id = ${class_id} and payment_id = ${payment_id}
      ) as o
      join audit_event v on v.class_id = ${class_id} and v.object_type = o.object_type and v.object_id = o.object_id
        and not (v.object_type = 'payment' and v.action = 'come_back')
      order by v.seq desc limit ${longest}
    ) as newest
    left join account a on a.user_id = newest.user_id
    order by newest.seq`.execute(db);
  return rows;
};
