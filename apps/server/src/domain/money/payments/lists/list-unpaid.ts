import type { Unpaid } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { candidateScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../../foundation/search/matches-search.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { endedStates, isDue, isDueOrDeclared } from '../../../foundation/standing/payable.js';
import { spellingsOf } from './employers.js';

type Filters = Omit<Call<'payment/fetchAllUnpaid'>['input'], 'declared_too'>;
interface Narrowed extends Pick<Filters, 'class_id' | 'unit_id'> {
  /** The spellings of an employer. */
  readonly employers?: readonly string[] | undefined;
}

/**
 * Whether somebody has not paid, of `enrolment e` and its `class c`; all classes are those that are not over. A line of
 * the bank may also pay for people who declared exactly the fee.
 */
export const isUnpaidIn = (
  caller: StaffSession,
  { class_id, unit_id, employers }: Narrowed,
  of: 'class' | 'open_classes' | 'a_line',
): RawBuilder<unknown> =>
  sql.join(
    [
      ...(of !== 'class' ? [sql`c.status <> all(${[...endedStates]}::text[])`] : []),
      ...(class_id === undefined ? [] : [sql`c.class_id = ${class_id}`]),
      candidateScope(caller),
      of === 'a_line' ? isDueOrDeclared : isDue,
      ...(unit_id === undefined ? [] : [sql`e.unit_id = ${unit_id}`]),
      ...(employers === undefined ? [] : [sql`e.employer = any(${[...employers]}::text[])`]),
    ],
    sql` and `,
  );

interface Looking extends Searcher {
  readonly of: Parameters<typeof isUnpaidIn>[2];
}

/** One page of those who have not paid, of one class or of all that are not over: who has to pay first comes first. */
export const listUnpaid = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  looking: Looking,
): Promise<{ items: Unpaid[]; total: number; amount_cents: number }> => {
  const { search, class_id, unit_id, employer } = filters;
  const narrowed = { class_id, unit_id };
  const employers = await spellingsOf(db, employer, isUnpaidIn(caller, narrowed, looking.of));
  const where = sql`${isUnpaidIn(caller, { ...narrowed, employers }, looking.of)} and ${search ? matchesSearch(search, looking) : sql`true`}`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<Unpaid>`
      select e.class_id, c.class_name, e.enrolment_id, e.enrol_no, e.name, e.phone_masked, u.com_name, e.fee_cents, ${heldCents} as received_cents, c.currency,
        exists (select from payment p where p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id) as is_declared,
        ${utcMoment('g.pay_until')} as pay_until
      from enrolment e join class c on c.class_id = e.class_id left join gathering g on g.class_id = e.class_id
        left join unit u on u.unit_id = e.unit_id
      where ${where} order by g.pay_until nulls last, e.class_id, e.name, e.enrolment_id ${pageOf(filters)}`,
    count: sql<{ total: number; amount_cents: number }>`
      select count(*)::int4 as total, coalesce(sum(e.fee_cents - ${heldCents}), 0)::int8 as amount_cents
      from enrolment e join class c on c.class_id = e.class_id where ${where}`,
  });
  return { items, ...(count ?? { total: 0, amount_cents: 0 }) };
};
