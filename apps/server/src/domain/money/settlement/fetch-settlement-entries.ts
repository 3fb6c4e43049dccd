import type { LedgerKind } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { checkPeriod } from './check-period.js';
import { boundsOf } from './month-bounds.js';

type Input = Call<'payment/fetchSettlementEntries'>['input'];

interface Entry {
  readonly entry_id: number;
  readonly at: string;
  readonly kind: LedgerKind;
  readonly amount_cents: number;
  readonly payment_id: number;
  readonly enrol_no: string;
  readonly name: string;
}

interface Found {
  readonly class_name: string;
  readonly total: number;
  readonly net_cents: number;
}

/**
 * One page of the entries of a class, and what they come to.
 * @throws a Refusal `not_found` for a class that does not exist
 */
const listEntries = async (
  db: Kysely<Database>,
  input: Input,
  { time_zone, currency }: Pick<Services['programme'], 'time_zone' | 'currency'>,
) => {
  const { class_id } = input;
  const { start, end } = boundsOf(input, time_zone);
  const where = sql`l.class_id = ${class_id} and l.created_at >= ${start} and l.created_at < ${end}
    and l.currency = ${currency} and l.unit_id is null`;
  const { items, count } = await readPage(db, input, {
    rows: sql<Entry>`
      select l.entry_id, ${utcMoment('l.created_at')} as at, l.kind, l.amount_cents, l.payment_id, e.enrol_no, e.name
      from (select * from ledger l where ${where} order by l.created_at desc, l.entry_id desc ${pageOf(input)}) l
      join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
      join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
      order by l.created_at desc, l.entry_id desc`,
    count: sql<Found>`
      select c.class_name, l.total, l.net_cents from class c, lateral (
        select count(*)::int4 as total, coalesce(sum(l.amount_cents), 0)::int8 as net_cents from ledger l where ${where}
      ) l where c.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
};

export const fetchSettlementEntries = handle(
  'payment/fetchSettlementEntries',
  async ({ input, services: { store, programme } }) => {
    checkPeriod(input);
    return { ...(await listEntries(store.db, input, programme)), currency: programme.currency };
  },
);
