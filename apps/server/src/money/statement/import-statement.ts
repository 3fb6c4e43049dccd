import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../http/errors/refuse.js';
import { takeFrom } from '../../http/guards/take-from.js';
import { refuseFault } from '../../import/refuse-fault.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { Database } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import type { ReadLine } from './read-line.js';
import { readStatement } from './read-statement.js';
import { statementBudget } from './statement-budget.js';
import { isWhole, toColumns } from './statement-heads.js';
import { type HeadsOf, knownHeads, rememberLayout } from './statement-layout.js';

/** Rows that are named one by one; of more, only how many there are. */
const namedRows = 20;
/** From so many new lines on, the database counts them anew at once. */
const countedAnew = 50;

/** Tells two equal lines of one file apart by which of them it is, so that the same file again brings neither. */
const keysOf = ({ services: { keyring } }: Call<'payment/importStatement'>) => {
  const seen = new Map<string, number>();
  return ({ whole }: ReadLine): Buffer => {
    const nth = (seen.get(whole) ?? 0) + 1;
    seen.set(whole, nth);
    return keyring.blindIndex('bank_line', `${nth} ${whole}`);
  };
};

/** @returns how many of the lines were not there yet */
const insertLines = async (
  tx: Transaction<Database>,
  lines: readonly (ReadLine & { readonly line_key: Buffer })[],
  { caller, services: { programme, now } }: Call<'payment/importStatement'>,
): Promise<number> => {
  if (lines.length === 0) return 0;
  const rows = lines.map((line) => ({ ...line, line_id: newId(), line_key: line.line_key.toString('hex') }));
  const { rows: written } = await sql`
    insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, names, imported_by,
      imported_at)
    select l.line_id, decode(l.line_key, 'hex'), l.paid_on, l.amount_cents, ${programme.currency}::text, l.payer_name, l.note,
      l.numbers, l.names, ${caller.user_id}::bigint, ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (line_id bigint, line_key text, paid_on date,
      amount_cents bigint, payer_name text, note text, numbers text[], names text[])
    on conflict (line_key) do nothing
    returning line_id`.execute(tx);
  return written.length;
};

/** The columns as the caller says they are. @throws a Refusal where no day or no money is among them */
const chosenColumns = ({ input: { head_row, columns } }: Call<'payment/importStatement'>) => {
  if (head_row === undefined && columns === undefined) return undefined;
  const fields = toColumns((columns ?? '').split(','));
  if (head_row === undefined || !isWhole(fields)) throw refuseFields({ columns: 'required' });
  return { head_row, fields };
};

/**
 * Lines that were read otherwise before go, unless they are somebody's money already.
 * @returns the rows of those that stay: they are not read a second time
 */
const dropMisread = async (
  tx: Transaction<Database>,
  bytes: Buffer,
  headsOf: HeadsOf,
  call: Call<'payment/importStatement'>,
): Promise<ReadonlySet<number>> => {
  const stay = new Set<number>();
  const keyOf = keysOf(call);
  try {
    for await (const { lines } of readStatement(
      call.services.sheets,
      bytes,
      headsOf,
      call.services.programme,
    )) {
      const keys = lines.map((line) => keyOf(line).toString('hex'));
      const row_nos = lines.map(({ row_no }) => row_no);
      const { rows } = await sql<{ row_no: number }>`
        with read as (select * from unnest(${keys}::text[], ${row_nos}::int4[]) as k(key, row_no)), dropped as (
          delete from bank_line l using read k where l.line_key = decode(k.key, 'hex') and l.class_id is null
            and not exists (select from bank_line part where part.split_from = l.line_id))
        select k.row_no from read k join bank_line l on l.line_key = decode(k.key, 'hex')
        where l.class_id is not null or exists (select from bank_line part where part.split_from = l.line_id)`.execute(
        tx,
      );
      for (const { row_no } of rows) stay.add(row_no);
    }
  } catch (error) {
    // A statement whose columns nobody knew was never read before.
    if (!(error instanceof SheetFault)) throw error;
  }
  return stay;
};

export const importStatement = handle('payment/importStatement', async (call) => {
  const { input, caller, services, request } = call;
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, statementBudget, String(caller.user_id));
  const bytes = Buffer.from(request.bytes);
  const chosen = chosenColumns(call);
  const told = await refuseFault(request.language, () =>
    services.store.withTx(async (tx) => {
      const known = await knownHeads(tx);
      const headsOf: HeadsOf = chosen
        ? ({ row_no }) => (row_no === chosen.head_row ? chosen.fields : undefined)
        : known;
      const stay = chosen ? await dropMisread(tx, bytes, known, call) : new Set<number>();
      const keyOf = keysOf(call);
      let [read, added, outgoing] = [0, 0, 0];
      const unread: number[] = [];
      let reading: SheetReading | undefined;
      for await (const rows of readStatement(services.sheets, bytes, headsOf, services.programme)) {
        if (chosen && rows.heads) {
          await rememberLayout(tx, rows.heads, chosen.fields, {
            user_id: caller.user_id,
            now: services.now(),
          });
        }
        reading ??= rows.reading;
        read += rows.lines.length;
        outgoing += rows.outgoing;
        unread.push(...rows.unread);
        const lines = rows.lines
          .map((line) => ({ ...line, line_key: keyOf(line) }))
          .filter(({ row_no }) => !stay.has(row_no));
        added += await insertLines(tx, lines, call);
      }
      const counts = { added, known: read - added, outgoing, unread: unread.length };
      await appendAudit(tx, 0, [
        {
          ...byStaff(caller, request),
          at: services.now(),
          action: 'import',
          object_type: 'bank_statement',
          object_id: newId(),
          detail: { title: input.title, ...counts, ...(chosen && { columns: chosen.fields.join() }) },
        },
      ]);
      return { ...counts, unread_rows: unread.slice(0, namedRows), reading };
    }),
  );
  // Whom lines name is planned by how many there are; by itself the database counts them anew a minute later.
  if (told.added >= countedAnew) await sql`analyze bank_line`.execute(services.store.db);
  return told;
});
