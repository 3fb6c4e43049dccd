import type { Gathering } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import type { Providers } from '../../provider/payment-provider.js';
import { availableMethods } from './offered-methods.js';

const account = (table: 'g' | 'a') => sql`json_build_object('bank', ${sql.ref(`${table}.bank`)},
  'account_name', ${sql.ref(`${table}.account_name`)},
  'account_number_masked', ${sql.ref(`${table}.account_number_masked`)})`;

/** @throws a Refusal `not_found` for a class that does not exist */
export const findGathering = async (
  db: Kysely<Database>,
  class_id: number,
  providers: Providers,
): Promise<Gathering> => {
  const { rows } = await sql<Omit<Gathering, 'methods_available'>>`
    select c.class_id, c.level, c.enroll_types, c.fee_cents, g.organization_fee_cents, c.currency,
      ${utcMoment('g.pay_until')} as pay_until, coalesce(g.note, '') as note, coalesce(g.refund_rule, '[]') as refund_rule,
      coalesce(g.methods, '{bank_transfer}') as methods, g.qr_file as qr_id,
      case when g.account_number_enc is not null then ${account('g')} end as payee,
      case when a.unit_id is not null then ${account('a')} end as unit_payee,
      ${utcMoment('g.updated_at')} as updated_at
    from class c
    left join gathering g on g.class_id = c.class_id
    left join payment_account a on a.unit_id = c.unit_id
    where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...found, methods_available: availableMethods(providers) };
};
