import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

type OptOutRow = OutputOf<'sms/fetchOptOuts'>['items'][number];

export const fetchOptOuts = handle('sms/fetchOptOuts', async ({ input, caller, services }) => {
  const { class_id } = input;
  // A candidate who has left a class is outside its desk's scope.
  const from = sql`enrolment e join sms_opt_out o on o.phone_index = e.phone_index
    where e.class_id = ${class_id} and e.live_phone_index is not null and ${candidateScope(caller)}`;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<OptOutRow>`
      select e.enrolment_id, e.enrol_no, e.name, e.phone_masked, o.source,
        case when o.class_id = e.class_id then o.reason end as reason,
        (select a.name from account a where a.user_id = o.entered_by and o.class_id = e.class_id) as entered_by, ${utcMoment('o.at')} as at
      from ${from} order by e.enrol_no ${pageOf(input)}`,
    count: sql<{ total: number }>`
      select (select count(*) from ${from})::int4 as total from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
});
