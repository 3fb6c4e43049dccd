import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';

/** A class whose messages an institution pays, from the given initial balance. */
interface Paid {
  readonly class_id: number;
  readonly unit_id: number;
  readonly balance: number;
}

/** Opens the balance of an institution. */
export const openBalance = async ({ store }: Services, { unit_id, balance }: Paid): Promise<void> => {
  await sql`insert into sms_account (unit_id, balance_cents) values (${unit_id}, ${balance})`.execute(
    store.db,
  );
};

/** All places that record the cost of a class's messages to many, in segments: they agree to the segment. */
export const smsSums = async (
  { store }: Services,
  { class_id, unit_id, balance }: Paid,
): Promise<Readonly<Record<string, number>>> => {
  const { segment_cents } = defaultGroupSms;
  const { rows } = await sql<Record<string, number>>`
    select (select coalesce(sum(segments), 0)::int4 from sms where class_id = ${class_id} and status not in ('failed', 'dropped')) as messages,
      (select segments from mailing where class_id = ${class_id}) as mailing,
      (select sum(segments)::int4 from sms_day where unit_id = ${unit_id}) as quota,
      (select (-sum(amount_cents) / ${segment_cents}::int4)::int4 from ledger where unit_id = ${unit_id}) as ledger,
      (select ((${balance}::int4 - balance_cents) / ${segment_cents}::int4)::int4 from sms_account where unit_id = ${unit_id}) as account`.execute(
    store.db,
  );
  return rows[0] ?? {};
};
