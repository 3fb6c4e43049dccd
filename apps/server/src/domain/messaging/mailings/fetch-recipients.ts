import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { matchesSearch } from '../../foundation/search/matches-search.js';
import { audienceScope, narrowScope } from './audience-scope.js';

interface RecipientRow {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly name: string;
  readonly phone_masked: string;
}

export const fetchRecipients = handle(
  'sms/fetchRecipients',
  async ({ input, caller, services: { store, keyring, now } }) => {
    const { class_id, audience, search } = input;
    const found = search ? matchesSearch(search, { keyring, now: now() }) : sql`true`;
    const where = sql`e.class_id = ${class_id} and ${candidateScope(caller)} and ${audienceScope(audience)}
      and ${narrowScope(input)} and ${found}`;
    const { items, count } = await readPage(store.db, input, {
      rows: sql<RecipientRow>`
        select e.enrolment_id, e.enrol_no, e.name, e.phone_masked from enrolment e where ${where}
        order by e.enrol_no ${pageOf(input)}`,
      count: sql<{ total: number }>`
        select (select count(*) from enrolment e where ${where})::int4 as total
        from class where class_id = ${class_id}`,
    });
    if (!count) throw new Refusal('not_found');
    return { items, total: count.total };
  },
);
