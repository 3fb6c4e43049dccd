import type { BankLine, ErrorName } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { LeftOut } from '../../../platform/http/errors/left-out-by.js';
import type { Database } from '../../../platform/store/database.js';

type Known = Pick<BankLine, 'line_id' | 'paid_on' | 'amount_cents' | 'currency' | 'payer_name'>;

/** Lines that a decision about many left out, with what people recognise them by, in the order of their days. */
export const linesLeftOut = async <Why extends ErrorName>(
  tx: Transaction<Database>,
  left_out: readonly (LeftOut<Why> & { readonly id: number })[],
): Promise<(Known & LeftOut<Why>)[]> => {
  const whys = new Map(left_out.map(({ id, ...why }) => [id, why]));
  if (whys.size === 0) return [];
  const { rows } = await sql<Known>`
    select line_id, paid_on::text as paid_on, amount_cents, currency, payer_name from bank_line
    where line_id = any(${[...whys.keys()]}::bigint[]) order by paid_on, line_id`.execute(tx);
  return rows.flatMap((line) => {
    const why = whys.get(line.line_id);
    return why ? { ...line, ...why } : [];
  });
};
