import { importLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../http/errors/refuse.js';
import type { Database } from '../store/database.js';
import type { SentKind } from './sent-archive.js';

const { part_bytes } = importLimits;

/** The parts of an archive that is on its way are numbered from here on; one that has arrived has fewer. */
const firstComing = 100_000;

interface SentPart {
  readonly class_id: number;
  readonly id: number;
  /** Bytes of the whole archive, and those before this part. */
  readonly size: number;
  readonly at: number;
  /** How many bytes it has, and the same sealed. */
  readonly length: number;
  readonly bytes_enc: Buffer;
  /** The size of the archive that is on its way already, and of the one that has arrived. */
  readonly coming: number | null;
  readonly arrived: number | null;
}

/** `more` are to come; `whole`: it has taken the place of an earlier one; `again`: it was whole before. */
type Taken = 'more' | 'whole' | 'again';

/**
 * Stores a part of an archive. The first one begins a new archive; an earlier one that has arrived stays until the new
 * one is whole, so that nothing is lost where that never comes.
 * @throws a Refusal `malformed` for a part that is no such piece of the whole, and `state_changed` for one of another
 * archive than the one that was begun last
 */
export const takePart = async (
  tx: Transaction<Database>,
  { table, of }: Pick<SentKind, 'table' | 'of'>,
  { class_id, id, size, at, length, bytes_enc, coming, arrived }: SentPart,
): Promise<Taken> => {
  if (length !== Math.min(part_bytes, size - at)) throw new Refusal('malformed');
  // The answer to the last part was lost, so that it is sent again.
  if (at > 0 && coming === null && arrived === size) return 'again';
  if (at > 0 && coming !== size) throw new Refusal('state_changed');
  const place = sql`class_id = ${class_id} and ${sql.ref(of)} = ${id}`;
  const isComing = sql`part_no >= ${firstComing}`;
  if (at === 0) await sql`delete from ${sql.table(table)} where ${place} and ${isComing}`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (class_id, ${sql.ref(of)}, part_no, bytes_enc)
    values (${class_id}, ${id}, ${firstComing + at / part_bytes}, ${bytes_enc})
    on conflict (class_id, ${sql.ref(of)}, part_no) do update set bytes_enc = excluded.bytes_enc`.execute(tx);
  const { rows } = await sql<{ parts: number }>`
    select count(*)::int4 as parts from ${sql.table(table)} where ${place} and ${isComing}`.execute(tx);
  if ((rows[0]?.parts ?? 0) < Math.ceil(size / part_bytes)) return 'more';
  await sql`delete from ${sql.table(table)} where ${place} and not (${isComing})`.execute(tx);
  await sql`update ${sql.table(table)} set part_no = part_no - ${firstComing} where ${place}`.execute(tx);
  return 'whole';
};
