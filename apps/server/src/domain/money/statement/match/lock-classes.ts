import { contract } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { callScope, candidateScope } from '../../../../platform/http/guards/class-scope.js';
import { holdClass } from '../../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../../platform/store/database.js';
import type { Booked } from './matching.js';

/** The call that confirms a payment: an account that may make it for a class may book a line for it. */
const { access } = contract['payment/checkPayment'];

/**
 * Locks the candidates of several classes in one order, and holds their classes in a state that takes money.
 * @throws a Refusal: not_found where the caller may not see one of them or work with the money of its class,
 * class_state
 */
export const lockClasses = async (
  tx: Transaction<Database>,
  orders: readonly Booked[],
  caller: StaffSession,
): Promise<void> => {
  const wanted = orders.flatMap(({ class_id, enrolment_ids }) =>
    [...new Set(enrolment_ids)].map((enrolment_id) => ({ class_id, enrolment_id })),
  );
  const { rows } = await sql`
    select from enrolment e
    where (e.class_id, e.enrolment_id) in (select * from unnest(${wanted.map(({ class_id }) => class_id)}::bigint[],
        ${wanted.map(({ enrolment_id }) => enrolment_id)}::bigint[]))
      and ${callScope(caller, access, 'e.class_id') ?? sql`false`} and ${candidateScope(caller)}
    order by e.class_id, e.enrolment_id for update`.execute(tx);
  if (rows.length !== wanted.length) throw new Refusal('not_found');
  const ids = orders.map(({ class_id }) => class_id);
  await holdClass(tx, 'money_check', sql<boolean>`c.class_id = any(${ids}::bigint[])`, 'beside others');
};

/** @throws a Refusal payees_differ unless the fees of all these classes go to one account */
export const refuseOtherPayees = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  orders: readonly Booked[],
): Promise<void> => {
  const ids = orders.map(({ class_id }) => class_id);
  const { rows } = await sql<{ sealed: Buffer | null }>`
    select g.account_number_enc as sealed from class c left join gathering g on g.class_id = c.class_id
    where c.class_id = any(${ids}::bigint[])`.execute(tx);
  const numbers = rows.map(({ sealed }) => sealed && keyring.open('account_number', sealed));
  if (new Set(numbers).size !== 1 || numbers.includes(null)) throw new Refusal('payees_differ');
};
