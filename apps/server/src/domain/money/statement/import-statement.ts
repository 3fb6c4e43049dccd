import type { OutputOf } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { insertLines } from './again/insert-lines.js';
import { keyLines, leaveOutKnown, saidOnce } from './again/known-lines.js';
import { setFallenAside } from './again/set-fallen-aside.js';
import { isOwnBy } from './own/is-own-by.js';
import { ownNames } from './own/own-names.js';
import { namedRows, type ReadStatement, readStatement } from './read-statement.js';
import { askDays, type SaidOrder, saidOrder } from './said-order.js';
import { statementBudget } from './statement-budget.js';
import { type KnownHeads, knownHeads, layoutOf, rememberLayout } from './statement-layout.js';

/** From so many new lines on, the database counts them anew at once. */
const countedAnew = 50;

/** Everything that a statement says, by the columns that the caller names, or else by what is known. */
const readWhole = async (
  { services: { sheets, programme, keyring, now } }: Call<'payment/importStatement'>,
  bytes: Buffer,
  { heads, ...order }: Partial<SaidOrder> & { readonly heads: KnownHeads; readonly twice?: 'first' },
) => {
  const rules = { programme, today: dayOf(now(), programme), ...order };
  const read = await readStatement(sheets, bytes, heads, rules);
  const once = saidOnce(read.lines);
  const lines = keyLines(once, layoutOf(read.heads, read.fields), keyring);
  return { ...read, lines, again: read.lines.length - once.length };
};

/** The lines of a statement as it was read before; none if its columns were not known. */
const readBefore = async (...asked: Parameters<typeof readWhole>) => {
  try {
    return (await readWhole(...asked)).lines;
  } catch (error) {
    // A statement whose columns nobody knew was never read.
    if (!(error instanceof SheetFault)) throw error;
    return [];
  }
};

type Whole = Awaited<ReturnType<typeof readWhole>>;

/** A statement as it is read now, and its lines as it was read before somebody named its columns. */
interface Reading {
  readonly read: Whole;
  /** The columns that were known when it was read. */
  readonly known: KnownHeads;
  readonly before: Whole['lines'];
}

/** Reads outside of any transaction: a large file takes seconds, and nobody else's call waits for it. */
const readAll = async (call: Call<'payment/importStatement'>): Promise<Reading> => {
  const { input, request, services } = call;
  const bytes = Buffer.from(request.bytes);
  const heads = await knownHeads(services.store.db);
  const read = await readWhole(call, bytes, { heads, ...saidOrder(input) });
  // Before units were read, an amount in 万元 was one in 元.
  const isConverted = read.reading.some(({ kind }) => kind === 'unit_converted');
  if (read.doubt || !(read.isByHand || isConverted)) return { read, known: heads, before: [] };
  const known = { heads, order: input.day_order, sheet: input.sheet };
  if (!read.isByHand)
    return { read, known: heads, before: await readBefore(call, bytes, { ...known, twice: 'first' }) };
  // It may have been read when nothing was doubted yet.
  const before = [
    ...(await readBefore(call, bytes, known)),
    ...(await readBefore(call, bytes, { ...known, twice: 'first' })),
  ];
  return { read, known: heads, before };
};

/**
 * Lines that were read otherwise before go, unless they are somebody's money already.
 * @returns the lines that stay, by their rows: these rows are not read a second time
 */
const dropMisread = async (
  tx: Transaction<Database>,
  lines: Reading['before'],
): Promise<ReadonlyMap<number, number>> => {
  const keys = lines.map(({ line_key }) => line_key);
  const row_nos = lines.map(({ row_no }) => row_no);
  const { rows } = await sql<{ row_no: number; line_id: number; stays: boolean }>`
    with read as (
      select distinct k.row_no, l.line_id,
        l.class_id is not null or exists (select from bank_line part where part.split_from = l.line_id) as stays
      from unnest(${keys}::text[], ${row_nos}::int4[]) as k(key, row_no)
        join bank_line l on l.line_key = decode(k.key, 'hex')),
    dropped as (delete from bank_line l using read r where r.line_id = l.line_id and not r.stays)
    select row_no, line_id, stays from read`.execute(tx);
  const gone = rows.filter(({ stays }) => !stays).map(({ line_id }) => line_id);
  await sql`update bank_line set perhaps_of = null where perhaps_of = any(${gone}::bigint[])`.execute(tx);
  return new Map(rows.filter(({ stays }) => stays).map(({ row_no, line_id }) => [row_no, line_id]));
};

type Told = OutputOf<'payment/importStatement'>;

/** Nothing is taken before somebody says how its days are read. */
const asking = (doubt: NonNullable<ReadStatement['doubt']>): Told => ({
  ...{ added: 0, perhaps: 0, known: 0, outgoing: 0, unread: 0, own: 0, unread_rows: [] },
  ...{ fell_through: 0, fell_through_rows: [] },
  asks_day: askDays(doubt),
});

const takeIn = async (
  tx: Transaction<Database>,
  call: Call<'payment/importStatement'>,
  { read, known: knownThen, before }: Reading,
): Promise<Told | undefined> => {
  const { input, caller, services, request } = call;
  const { lines, unread, unread_by, outgoing, heads, fields, holder, reading, isByHand } = read;
  await sql`select pg_advisory_xact_lock(hashtextextended('lines of bank statements', 0))`.execute(tx);
  const knownNow = await knownHeads(tx);
  if (knownNow.rememberedAs(heads) !== knownThen.rememberedAs(heads)) return undefined;
  const stay = await dropMisread(tx, before);
  if (isByHand) await rememberLayout(tx, heads, fields, { user_id: caller.user_id, now: services.now() });
  const others = lines.filter(({ row_no }) => !stay.has(row_no));
  const { fresh, known: kept } = await leaveOutKnown(tx, others, {
    currency: services.programme.currency,
    taken: new Set(stay.values()),
  });
  const stayed = lines.flatMap(({ row_no, status }) => {
    const line_id = stay.get(row_no);
    return line_id === undefined ? [] : [{ row_no, status, line_id }];
  });
  const { aside, paid_rows } = await setFallenAside(tx, [...kept, ...stayed], call);
  const isOwn = isOwnBy(await ownNames(tx, caller), holder);
  await insertLines(tx, fresh, { call, isOwn });
  const perhaps = fresh.filter(({ perhaps_of }) => perhaps_of !== null).length;
  const counts = {
    added: fresh.length - perhaps,
    perhaps,
    known: lines.length - fresh.length + read.again,
    outgoing,
    unread: unread.length,
    own: fresh.filter((line) => line.status === '' && isOwn(line)).length,
    fell_through: aside + fresh.filter(({ status }) => status !== '').length,
  };
  await appendAudit(tx, 0, [
    {
      ...byStaff(caller, request),
      at: services.now(),
      action: 'import',
      object_type: 'bank_statement',
      object_id: newId(),
      detail: {
        title: input.title,
        ...counts,
        ...(isByHand && { columns: fields.join() }),
        ...(input.day_order && { day_order: input.day_order }),
      },
    },
  ]);
  return {
    ...counts,
    fell_through_rows: paid_rows.slice(0, namedRows),
    asks_day: null,
    unread_rows: unread.slice(0, namedRows),
    unread_by,
    reading,
  };
};

export const importStatement = handle('payment/importStatement', async (call) => {
  const { caller, services, request } = call;
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, statementBudget, String(caller.user_id));
  let told: Told | undefined;
  // A colleague may have named its columns while it was read: then it is read by those.
  while (!told) {
    const whole = await refuseFault(request.language, () => readAll(call));
    if (whole.read.doubt) return asking(whole.read.doubt);
    told = await services.store.withTx((tx) => takeIn(tx, call, whole));
  }
  // Whom lines name is planned by how many there are; by itself the database counts them anew a minute later.
  if (told.added >= countedAnew) await sql`analyze bank_line`.execute(services.store.db);
  return told;
});
