import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Database } from '../../../../platform/store/database.js';
import type { KnownLine } from './known-lines.js';

/**
 * Sets kept lines aside of which a later statement says that their money never came or went back. A line that is a
 * payment already stays: a person has to look at it. So does a line that a person took back, while statements only
 * repeat what they said before.
 * @returns the number of lines that were set aside, and the rows of those that are a payment
 */
export const setFallenAside = async (
  tx: Transaction<Database>,
  known: readonly KnownLine[],
  { caller, services, request }: Call<'payment/importStatement'>,
): Promise<{ readonly aside: number; readonly paid_rows: readonly number[] }> => {
  const fallen = known.filter(({ status }) => status !== '');
  if (fallen.length === 0) return { aside: 0, paid_rows: [] };
  const [at, t] = [services.now(), wordsIn(request.language)];
  const rows = JSON.stringify(
    fallen.map((line) => ({ ...line, reason: t('bank.fell_through', { status: line.status }) })),
  );
  const { rows: held } = await sql<{ line_id: number; row_no: number; reason: string; is_paid: boolean }>`
    with held as (
      select l.line_id, k.row_no, k.reason, k.status, l.class_id is not null as is_paid
      from bank_line l join jsonb_to_recordset(${rows}::jsonb) as k (line_id bigint, row_no int4, reason text, status text)
        on k.line_id = l.line_id
      where l.class_id is not null or (l.aside_at is null and l.said_status <> k.status)
      order by l.line_id for update of l),
    aside as (
      update bank_line l set said_status = held.status, aside_by = ${caller.user_id}::bigint, aside_at = ${at}::timestamptz,
        aside_reason = held.reason
      from held where l.line_id = held.line_id and not held.is_paid)
    select line_id, row_no, reason, is_paid from held order by row_no`.execute(tx);
  const aside = held.filter(({ is_paid }) => !is_paid);
  const by = { ...byStaff(caller, request), at, object_type: 'bank_line', action: 'set_aside' };
  if (aside.length > 0)
    await appendAudit(
      tx,
      0,
      aside.map(({ line_id, reason }) => ({ ...by, reason, object_id: line_id })),
    );
  return { aside: aside.length, paid_rows: held.flatMap(({ row_no, is_paid }) => (is_paid ? [row_no] : [])) };
};
