import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

export interface FoundPack {
  readonly pack_no: number;
  readonly class_code: string;
  readonly is_sent: boolean;
  /**
   * How each file was read that accepted something, by its hash: the row of heads and the fields of its columns; of
   * earlier ones the row alone.
   */
  readonly answer_heads: Readonly<Record<string, number | string>>;
  /** How many of a pack that was not sent yet hold no more. */
  readonly lapsed: number;
}

/** The number of certificates of `registry_pack p` that are packed, not sent, and no longer hold. */
export const lapsedIn = sql<number>`(select count(*)::int4 from certificate k
  where k.class_id = p.class_id and k.registry_pack_id = p.pack_id and k.registry = 'packed' and k.status <> 'valid')`;

/**
 * A pack of a class that was not discarded.
 * @throws a Refusal: not_found
 */
export const findPack = async (
  db: Kysely<Database>,
  { class_id, pack_id }: { readonly class_id: number; readonly pack_id: number },
): Promise<FoundPack> => {
  const { rows } = await sql<FoundPack>`
    select p.pack_no, c.code as class_code, p.sent_at is not null as is_sent, p.answer_heads, ${lapsedIn} as lapsed
    from registry_pack p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.pack_id = ${pack_id} and p.discarded_at is null`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
