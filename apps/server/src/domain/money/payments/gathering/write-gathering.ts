import { type ClassStatus, classLifecycle, type PayMethod, type RefundStep } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../../platform/http/guards/hold-class.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { offeredMethods } from './offered-methods.js';
import { payeeColumns } from './payee-columns.js';
import { replaceQr } from './replace-qr.js';

type Input = Call<'payment/saveGathering'>['input'];

interface Before {
  readonly status: ClassStatus;
  readonly unit_id: number | null;
  readonly enroll_types: readonly string[];
  readonly fee_cents: number;
  readonly organization_fee_cents: number | null;
  readonly account_number_masked: string | null;
  readonly refund_rule: readonly RefundStep[] | null;
  readonly methods: readonly PayMethod[] | null;
  readonly qr_id: number | null;
  readonly updated_at: Date | null;
}

/**
 * The class row is locked, so that a second editor waits for this transaction; what that one wrote is read after the
 * wait, by a statement of its own.
 */
const lockBefore = async (tx: Transaction<Database>, class_id: number): Promise<Before> => {
  await sql`select from class where class_id = ${class_id} for no key update`.execute(tx);
  const { rows } = await sql<Before>`
    select c.status, c.unit_id, c.enroll_types, c.fee_cents, g.organization_fee_cents, g.account_number_masked, g.refund_rule, g.methods, g.qr_file as qr_id,
      date_trunc('milliseconds', g.updated_at) as updated_at
    from class c left join gathering g on g.class_id = c.class_id
    where c.class_id = ${class_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

const isVersion = (seen: string | null, { updated_at }: Before) =>
  updated_at === null || seen === null
    ? updated_at === null && seen === null
    : updated_at.getTime() === Date.parse(seen);

/**
 * Writes the settings over the version that their editor saw.
 * @returns what they replaced
 * @throws a Refusal: not_found, class_state for a class that is over, state_changed for an outdated version,
 * the payee, the methods, or the picture
 */
export const writeGathering = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  input: Input,
  { keyring, providers, now }: Pick<Services, 'keyring' | 'providers' | 'now'>,
): Promise<Before> => {
  const { class_id, fee_cents, pay_until, note, refund_rule } = input;
  const before = await lockBefore(tx, class_id);
  if (classLifecycle.states[before.status].ends) throw refuseClass(before.status);
  if (!isVersion(input.updated_at, before)) throw new Refusal('state_changed');
  const known = { unit_id: before.unit_id, has_payee: Boolean(before.account_number_masked) };
  const methods = input.methods && offeredMethods(providers, input.methods);
  if (methods && methods.length < new Set(input.methods).size) throw refuseFields({ methods: 'not_offered' });
  const acceptsUnits = before.enroll_types.includes('organization');
  const at = now();
  const change = {
    ...(await payeeColumns(tx, input.payee, known, keyring)),
    organization_fee_cents: acceptsUnits ? input.organization_fee_cents : null,
    ...(methods && { methods }),
    pay_until,
    note,
    refund_rule: JSON.stringify(refund_rule),
    updated_by: caller.user_id,
    updated_at: at,
  };
  await tx.updateTable('class').set({ fee_cents, updated_at: at }).where('class_id', '=', class_id).execute();
  await tx
    .insertInto('gathering')
    .values({ class_id, ...change })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet(change))
    .execute();
  if (input.qr_id !== undefined) {
    await replaceQr(tx, caller, { class_id, qr_id: input.qr_id, before: before.qr_id });
  }
  return before;
};
