import { formatSerial } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { prepared } from '../../../../platform/store/prepared.js';
import { executeLater } from '../../../../platform/store/statements/send-together.js';

interface Received {
  readonly class_id: number;
  readonly class_code: string;
  readonly payment_ids: readonly number[];
  /** The number of the first receipt within the class. */
  readonly serial: number;
  /** Null if a provider received the money. */
  readonly user_id: number | null;
  readonly now: Date;
}

/** Writes a receipt for each payment whose money was received in the same transaction. */
export const writeReceipts = async (
  tx: Transaction<Database>,
  { class_id, class_code, payment_ids, serial, user_id, now }: Received,
  { programme }: Pick<Services, 'programme'>,
): Promise<void> => {
  const numbers = payment_ids.map((_, at) =>
    formatSerial(programme.numbers.receipt, { class_code, serial: serial + at }),
  );
  const receipts = sql`
    insert into receipt (class_id, receipt_id, payment_id, receipt_no, payer_name, payee_name, amount_cents, currency,
      issued_by, issued_at)
    select p.class_id, r.receipt_id, p.payment_id, r.receipt_no, p.payer_name, coalesce(g.account_name, ''),
      p.amount_cents, p.currency, ${user_id}::bigint, ${now}::timestamptz
    from unnest(${payment_ids.map(() => newId())}::bigint[], ${[...payment_ids]}::bigint[], ${numbers}::text[])
      as r(receipt_id, payment_id, receipt_no)
    join payment p on p.class_id = ${class_id} and p.payment_id = r.payment_id
    left join gathering g on g.class_id = p.class_id`;
  await executeLater(tx, prepared(receipts));
};
