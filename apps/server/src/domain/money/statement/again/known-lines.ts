import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { Database } from '../../../../platform/store/database.js';
import type { ReadLine } from '../read-line.js';
import type { SaidLine } from './compare-lines.js';
import { pairLines } from './pair-lines.js';

/** A line of a file, with the keys that identify it. */
export interface KeyedLine extends Omit<ReadLine, 'references' | 'whole' | 'said'>, SaidLine {
  /** The keyed hash of the whole line, as hex. */
  readonly line_key: string;
}

interface KeptLine extends SaidLine {
  readonly line_id: number;
  readonly line_key: string;
  readonly amount_cents: number;
}

/** A line of the file that is kept already. */
export interface KnownLine extends Pick<KeyedLine, 'row_no' | 'status'> {
  readonly line_id: number;
}

/** A line that is not kept yet, and the kept line that it may be. */
export interface NewLine extends KeyedLine {
  readonly perhaps_of: number | null;
}

const noise = /[\s'`’="]/g;
/** A shorter number, or one repeated digit, is a counter or a blank that many lines share. */
const distinctiveLength = 8;
const isDistinctive = (reference: string) =>
  reference.length >= distinctiveLength && !/^(.)\1*$/.test(reference);

const plainReference = (text: string) => text.replace(noise, '').replace(/^0+/, '').toUpperCase();

const referenceKeys = (references: readonly string[], keyring: Keyring): string[] =>
  references
    .map(plainReference)
    .filter(Boolean)
    .map(
      (text) =>
        `${isDistinctive(text) ? '' : '~'}${keyring.blindIndex('bank_reference', text).toString('hex')}`,
    );

/**
 * The lines of a file without those that it says a second time, to the last cell and with the number of the
 * transaction. A number that other lines have too is that of a batch, and tells nothing.
 */
export const saidOnce = (lines: readonly ReadLine[]): readonly ReadLine[] => {
  const rows = new Map<string, Set<string>>();
  for (const { references, said } of lines)
    for (const text of references.map(plainReference))
      rows.set(text, (rows.get(text) ?? new Set()).add(said));
  const isItsOwn = (text: string) => isDistinctive(text) && rows.get(text)?.size === 1;
  const seen = new Set<string>();
  return lines.filter(({ references, said }) => {
    const isAgain = seen.has(said) && references.map(plainReference).some(isItsOwn);
    seen.add(said);
    return !isAgain;
  });
};

/** Numbers equal lines of one file, so that their keys differ and importing the same file again adds neither. */
export const keyLines = (
  lines: readonly ReadLine[],
  layout: string | null,
  keyring: Keyring,
): KeyedLine[] => {
  const seen = new Map<string, number>();
  return lines.map(({ whole, said: _, references, ...line }) => {
    const nth = (seen.get(whole) ?? 0) + 1;
    seen.set(whole, nth);
    const line_key = keyring.blindIndex('bank_line', `${nth} ${whole}`).toString('hex');
    return { ...line, line_key, layout, reference_keys: referenceKeys(references, keyring) };
  });
};

/**
 * The kept lines that may be a line of the file: the same one, one of its day and amount, or one with its number. A
 * line that was parted counts with its parts: the bank knows it as one, and the parts as none.
 */
const readKept = async (
  tx: Transaction<Database>,
  lines: readonly KeyedLine[],
  currency: string,
): Promise<readonly KeptLine[]> => {
  const rows = JSON.stringify(
    lines.map(({ line_key, paid_on, amount_cents }) => ({ line_key, paid_on, amount_cents })),
  );
  const references = [...new Set(lines.flatMap(({ reference_keys }) => reference_keys))].filter(
    (key) => !key.startsWith('~'),
  );
  const { rows: kept } = await sql<KeptLine>`
    with recursive said as materialized (
      select decode(s.line_key, 'hex') as line_key, s.paid_on, s.amount_cents
      from jsonb_to_recordset(${rows}::jsonb) as s (line_key text, paid_on date, amount_cents bigint)),
    close as (
      select l.line_id from bank_line l join said s on s.line_key = l.line_key
      union
      select l.line_id from bank_line l join (select distinct paid_on, amount_cents from said) as s
        on s.paid_on = l.paid_on and s.amount_cents = l.amount_cents
      union
      select l.split_from from bank_line l join (select distinct paid_on from said) as s on s.paid_on = l.paid_on
      where l.split_from is not null
      union
      select l.line_id from bank_line l where l.reference_keys && ${references}::text[]),
    parts as (
      select l.line_id as whole, l.line_id, l.amount_cents
      from bank_line l join close c on c.line_id = l.line_id where l.split_from is null
      union all
      select p.whole, l.line_id, l.amount_cents from parts p join bank_line l on l.split_from = p.line_id),
    wholes as (select whole as line_id, sum(amount_cents)::int8 as amount_cents from parts group by whole)
    select l.line_id, encode(l.line_key, 'hex') as line_key, w.amount_cents, l.paid_on::text as paid_on, l.paid_at, l.payer_name, l.note,
      l.numbers, l.reference_keys, l.layout
    from bank_line l join wholes w on w.line_id = l.line_id
    where l.currency = ${currency} order by l.line_id`.execute(tx);
  return kept;
};

/** Keeps numbers of the transaction, and the time, that a line lacked: the next comparison is surer with them. */
const learn = async (
  tx: Transaction<Database>,
  pairs: readonly (readonly [KeyedLine, KeptLine])[],
): Promise<void> => {
  const learnt = pairs.flatMap(([{ reference_keys, paid_at }, kept]) => {
    const more = reference_keys.filter((key) => !kept.reference_keys.includes(key));
    return more.length > 0 || (paid_at && !kept.paid_at) ? [{ line_id: kept.line_id, more, paid_at }] : [];
  });
  if (learnt.length === 0) return;
  await sql`
    update bank_line l set reference_keys = l.reference_keys || k.more, paid_at = coalesce(l.paid_at, k.paid_at)
    from jsonb_to_recordset(${JSON.stringify(learnt)}::jsonb) as k (line_id bigint, more text[], paid_at text)
    where l.line_id = k.line_id`.execute(tx);
};

/**
 * Tells the lines of a file that are not kept yet from those that are. Each kept line is at most one line of the file,
 * whether or not it is a payment already. Lines in `taken` are known to be others.
 */
export const leaveOutKnown = async (
  tx: Transaction<Database>,
  lines: readonly KeyedLine[],
  { currency, taken }: { readonly currency: string; readonly taken: ReadonlySet<number> },
): Promise<{ readonly fresh: readonly NewLine[]; readonly known: readonly KnownLine[] }> => {
  if (lines.length === 0) return { fresh: [], known: [] };
  const kept = (await readKept(tx, lines, currency)).filter(({ line_id }) => !taken.has(line_id));
  const byKey = new Map(kept.map((line) => [line.line_key, line]));
  const others = lines.filter(({ line_key }) => !byKey.has(line_key));
  const said = new Set(lines.map(({ line_key }) => line_key));
  const free = kept.filter(({ line_key }) => !said.has(line_key));
  const { known, perhaps } = pairLines(others, free);
  const keptAt = (at: number | undefined) => (at === undefined ? undefined : free[at]);
  const paired = others.flatMap((line, at) => {
    const found = keptAt(known.get(at));
    return found ? [[line, found] as const] : [];
  });
  await learn(tx, paired);
  const equal = lines.flatMap((line) => {
    const found = byKey.get(line.line_key);
    return found ? [[line, found] as const] : [];
  });
  return {
    fresh: others.flatMap((line, at) =>
      known.has(at) ? [] : [{ ...line, perhaps_of: keptAt(perhaps.get(at))?.line_id ?? null }],
    ),
    known: [...equal, ...paired].map(([{ row_no, status }, { line_id }]) => ({ row_no, status, line_id })),
  };
};
