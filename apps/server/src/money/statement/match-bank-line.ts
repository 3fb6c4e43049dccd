import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from '../payments/online/carry-out-check.js';

type Taken = CheckedPayment & { readonly is_taken: boolean };

/**
 * Takes a line that is no payment yet for one of exactly its amount, or for a transfer that pays for many; the class row is held against a cancellation.
 * @throws a Refusal: not_found, or transition_refused where the line cannot be this payment
 */
const takeLine = async (
  tx: Transaction<Database>,
  { input, caller, services }: Call<'payment/matchBankLine'>,
): Promise<Taken> => {
  const { line_id, class_id, payment_id } = input;
  const { rows } = await sql<Taken>`
    with found as (
      select p.class_id, p.payment_id, p.method, p.currency, ${checkedColumns}
      from payment p join class c on c.class_id = p.class_id
      where p.class_id = ${class_id} and p.payment_id = ${payment_id} for share of c
    ), taken as (
      update bank_line l set class_id = found.class_id, payment_id = found.payment_id,
        matched_by = ${caller.user_id}::bigint, matched_at = ${services.now()}::timestamptz
      from found
      where l.line_id = ${line_id} and l.payment_id is null and found.method = 'bank_transfer'
        and l.amount_cents = found.total_cents and l.currency = found.currency
      returning l.line_id
    )
    select found.*, exists (select from taken) as is_taken from found`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!found.is_taken) throw new Refusal('transition_refused');
  return found;
};

/** Confirms a declared payment by the line of the bank’s statement that a person found it to be. */
export const matchBankLine = handle('payment/matchBankLine', (call) => {
  const { input, caller, services, request } = call;
  const { line_id, class_id, payment_id } = input;
  return services.store.withTx(async (tx) => {
    const found = await takeLine(tx, call);
    const confirmed = { class_id, payment_id, event: 'confirm' } as const;
    const check = { input: confirmed, caller, request, detail: { line_id } };
    return { payment_id, status: await carryOutCheck(tx, services, found, check) };
  });
});
