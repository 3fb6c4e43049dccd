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
import { insertLines } from './again/insert-lines.js';
import { keyLines, leaveOutKnown } from './again/known-lines.js';
import type { ReadLine } from './read-line.js';
import { type ReadRows, readStatement } from './read-statement.js';
import { statementBudget } from './statement-budget.js';
import { isWhole, toColumns } from './statement-heads.js';
import { type HeadsOf, knownHeads, layoutOf, rememberLayout } from './statement-layout.js';

/** Rows that are named one by one; of more, only how many there are. */
const namedRows = 20;
/** From so many new lines on, the database counts them anew at once. */
const countedAnew = 50;

/** The columns as the caller says they are. @throws a Refusal where no day or no money is among them */
const chosenColumns = ({ input: { head_row, columns } }: Call<'payment/importStatement'>) => {
  if (head_row === undefined && columns === undefined) return undefined;
  const fields = toColumns((columns ?? '').split(','));
  if (head_row === undefined || !isWhole(fields)) throw refuseFields({ columns: 'required' });
  return { head_row, fields };
};

/** Everything that a statement says, and how its columns are named. */
const readWhole = async (call: Call<'payment/importStatement'>, bytes: Buffer, headsOf: HeadsOf) => {
  const { sheets, programme, keyring } = call.services;
  const lines: ReadLine[] = [];
  const unread: number[] = [];
  let outgoing = 0;
  let heads: ReadRows['heads'];
  for await (const rows of readStatement(sheets, bytes, headsOf, programme)) {
    heads ??= rows.heads;
    lines.push(...rows.lines);
    unread.push(...rows.unread);
    outgoing += rows.outgoing;
  }
  const layout = heads ? layoutOf(heads.cells, heads.fields) : null;
  return { lines: keyLines(lines, layout, keyring), unread, outgoing, heads };
};

/** Lines that were read otherwise before go, unless they are a payment already. */
const dropMisread = async (
  tx: Transaction<Database>,
  bytes: Buffer,
  headsOf: HeadsOf,
  call: Call<'payment/importStatement'>,
): Promise<void> => {
  try {
    const { lines } = await readWhole(call, bytes, headsOf);
    await sql`
      delete from bank_line l using unnest(${lines.map(({ line_key }) => line_key)}::text[]) as k(key)
      where l.line_key = decode(k.key, 'hex') and l.class_id is null`.execute(tx);
  } catch (error) {
    // A statement whose columns nobody knew was never read before.
    if (!(error instanceof SheetFault)) throw error;
  }
};

export const importStatement = handle('payment/importStatement', async (call) => {
  const { input, caller, services, request } = call;
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, statementBudget, String(caller.user_id));
  const bytes = Buffer.from(request.bytes);
  const chosen = chosenColumns(call);
  const told = await refuseFault(request.language, () =>
    services.store.withTx(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('lines of bank statements', 0))`.execute(tx);
      const known = await knownHeads(tx);
      const headsOf: HeadsOf = chosen
        ? ({ row_no }) => (row_no === chosen.head_row ? chosen.fields : undefined)
        : known;
      if (chosen) await dropMisread(tx, bytes, known, call);
      const { lines, unread, outgoing, heads } = await readWhole(call, bytes, headsOf);
      if (chosen && heads)
        await rememberLayout(tx, heads.cells, chosen.fields, {
          user_id: caller.user_id,
          now: services.now(),
        });
      const fresh = await leaveOutKnown(tx, lines, services.programme.currency);
      await insertLines(tx, fresh, call);
      const perhaps = fresh.filter(({ perhaps_of }) => perhaps_of !== null).length;
      const counts = {
        added: fresh.length - perhaps,
        perhaps,
        known: lines.length - fresh.length,
        outgoing,
        unread: unread.length,
      };
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
      return { ...counts, unread_rows: unread.slice(0, namedRows) };
    }),
  );
  // Whom lines name is planned by how many there are; by itself the database counts them anew a minute later.
  if (told.added >= countedAnew) await sql`analyze bank_line`.execute(services.store.db);
  return told;
});
