import { sql, type Transaction } from 'kysely';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import type { NewLine } from './known-lines.js';

/** Keeps the lines of a file that are not there yet. */
export const insertLines = async (
  tx: Transaction<Database>,
  lines: readonly NewLine[],
  {
    call,
    isOwn,
  }: { readonly call: Call<'payment/importStatement'>; readonly isOwn: (line: NewLine) => boolean },
): Promise<void> => {
  if (lines.length === 0) return;
  const { caller, services, request } = call;
  const [at, t] = [services.now(), wordsIn(request.language)];
  const reasonOf = (line: NewLine) => {
    if (line.status !== '') return t('bank.fell_through', { status: line.status });
    return isOwn(line) ? t('bank.own_transfer') : null;
  };
  const rows = JSON.stringify(
    lines.map((line) => ({ ...line, line_id: newId(), aside_reason: reasonOf(line) })),
  );
  await sql`
    insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, names, reference_keys,
      paid_at, layout, perhaps_of, said_status, imported_by, imported_at, aside_by, aside_at, aside_reason)
    select l.line_id, decode(l.line_key, 'hex'), l.paid_on, l.amount_cents, ${services.programme.currency}::text, l.payer_name, l.note,
      l.numbers, array(select plain_name(each) from unnest(l.names) as each), l.reference_keys, l.paid_at, l.layout, l.perhaps_of, l.status, ${caller.user_id}::bigint, ${at}::timestamptz,
      case when l.aside_reason is not null then ${caller.user_id}::bigint end,
      case when l.aside_reason is not null then ${at}::timestamptz end, l.aside_reason
    from jsonb_to_recordset(${rows}::jsonb) as l (line_id bigint, line_key text, paid_on date, amount_cents bigint,
      payer_name text, note text, numbers text[], names text[], reference_keys text[], paid_at text, layout text,
      perhaps_of bigint, status text, aside_reason text)`.execute(tx);
};

declare module '../../../../platform/http/words.js' {
  interface AreaWords {
    readonly bank: 'bank.own_transfer' | 'bank.fell_through';
  }
}
