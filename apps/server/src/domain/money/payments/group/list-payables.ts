import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { matchesSearch, type Searcher } from '../../../foundation/search/matches-search.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { endedStates, isDue } from '../../../foundation/standing/payable.js';
import type { Providers } from '../../provider/payment-provider.js';
import { availableMethods, offeredMethods } from '../gathering/offered-methods.js';
import { groupEmployers, spellingsOf } from '../lists/employers.js';

type Input = Call<'payment/fetchPayables'>['input'];
type Answer = OutputOf<'payment/fetchPayables'>;

/** How the class collects, where it does now in a way that this server can offer. */
const collecting = (class_id: number, { now, providers }: Looking) => sql`
  gathering g join class k on k.class_id = g.class_id
  where g.class_id = ${class_id} and g.account_number_enc is not null and g.methods && ${availableMethods(providers)}::text[]
    and k.status <> all(${[...endedStates]}::text[]) and (g.pay_until is null or g.pay_until > ${now}::timestamptz)`;

interface Looking extends Searcher {
  readonly providers: Providers;
}

interface Payee extends Omit<NonNullable<Answer['payee']>, 'account_number'> {
  /** Sealed, as base64. */
  readonly sealed: string;
}

const opened = ({ sealed, ...payee }: Payee, keyring: Searcher['keyring']) => ({
  ...payee,
  account_number: keyring.open('account_number', Buffer.from(sealed, 'base64')),
});

/**
 * One page of the enrolments that one payment could be for now, how many there are, the units that they came through,
 * and how to pay.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listPayables = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Input,
  looking: Looking,
): Promise<Answer> => {
  const { class_id, unit_id, employer, search } = filters;
  const collects = collecting(class_id, looking);
  const due = sql`e.class_id = ${class_id} and ${candidateScope(caller)} and ${isDue} and ${heldCents} = 0 and exists (select from ${collects})`;
  const employers = await spellingsOf(db, employer, due);
  const where = sql.join(
    [
      due,
      ...(unit_id === undefined ? [] : [sql`e.unit_id = ${unit_id}`]),
      ...(employers === undefined ? [] : [sql`e.employer = any(${[...employers]}::text[])`]),
      ...(search ? [matchesSearch(search, looking)] : []),
    ],
    sql` and `,
  );
  const { items, count } = await readPage(db, filters, {
    rows: sql<Answer['items'][number]>`
      select e.enrolment_id, e.enrol_no, e.name, e.phone_masked, u.com_name, e.fee_cents, c.currency
      from enrolment e join class c on c.class_id = e.class_id left join unit u on u.unit_id = e.unit_id
      where ${where} order by e.name, e.enrolment_id ${pageOf(filters)}`,
    count: sql<Pick<Answer, 'total' | 'units' | 'employers' | 'methods'> & { payee: Payee | null }>`
      select (select count(*) from enrolment e where ${where})::int4 as total, coalesce((
        select json_agg(json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'count', due.count,
          'amount_cents', due.amount_cents) order by u.com_name, u.unit_id)
        from (select e.unit_id, count(*)::int4 as count, sum(e.fee_cents)::int8 as amount_cents from enrolment e
          where ${due} and e.unit_id is not null group by e.unit_id) as due
        join unit u on u.unit_id = due.unit_id), '[]') as units, coalesce((
        select json_agg(k) from (select e.employer, count(*)::int4 as count from enrolment e
          where ${due} and e.employer <> '' group by e.employer) k), '[]') as employers,
        coalesce((select to_json(g.methods) from ${collects}), '[]') as methods, (
        select json_build_object('bank', g.bank, 'account_name', g.account_name, 'note', g.note, 'qr_id', g.qr_file,
          'sealed', encode(g.account_number_enc, 'base64')) from ${collects} and 'bank_transfer' = any(g.methods)) as payee
      from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  const { payee, methods, ...counted } = count;
  return {
    items,
    ...counted,
    employers: groupEmployers(counted.employers),
    methods: offeredMethods(looking.providers, methods),
    payee: payee && opened(payee, looking.keyring),
  };
};
