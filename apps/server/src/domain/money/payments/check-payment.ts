import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from './online/carry-out-check.js';

type Input = Call<'payment/checkPayment'>['input'];

/** The class row is held against a cancellation. */
const readPayment = async (
  tx: Transaction<Database>,
  { class_id, payment_id }: Input,
): Promise<CheckedPayment> => {
  const { rows } = await sql<CheckedPayment>`
    select ${checkedColumns} from payment p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = ${payment_id} for share of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Confirms, which gives a receipt, or rejects, or takes late money for its enrolment. */
export const checkPayment = handle('payment/checkPayment', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const found = await readPayment(tx, input);
    const status = await carryOutCheck(tx, services, found, { input, caller, request });
    return { payment_id: input.payment_id, status };
  }),
);
