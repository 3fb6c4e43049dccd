import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { nextOfPrefix } from '../../store/next-of-prefix.js';
import type { Credited } from './credited.js';

/** How many places a list of states has: what the standard asks for at least, so that nobody is one of few. */
export const listPlaces = 131_072;

/** Half of the places: a free one is found at once, by chance. */
const usedPlaces = listPlaces / 2;

/** How many lists there are once so many places were taken. */
export const listsFor = (taken: number): number => Math.ceil(taken / usedPlaces);

/** Where a verifier looks whether a certificate still holds. */
export interface StatusPlace {
  readonly status_list: number;
  readonly status_index: number;
}

/**
 * The place of a certificate in the lists of states. It is taken with the first credential, so that no list tells how many certificates there are, and by
 * chance, so that none tells which came before which. The certificate must be locked; whoever else takes a place waits until the transaction ends.
 */
export const takeStatusPlace = async (
  tx: Transaction<Database>,
  { class_id, certificate_id, status_list: list, status_index: index }: Credited,
): Promise<StatusPlace> => {
  if (list !== null && index !== null) return { status_list: list, status_index: index };
  const taken = await nextOfPrefix(tx, { series: 'credential', prefix: '', count: 1 });
  const status_list = listsFor(taken);
  for (;;) {
    const place = { status_list, status_index: randomInt(listPlaces) };
    const other = await tx
      .selectFrom('certificate')
      .select('certificate_id')
      .where('status_list', '=', place.status_list)
      .where('status_index', '=', place.status_index)
      .executeTakeFirst();
    if (other) continue;
    await tx
      .updateTable('certificate')
      .set(place)
      .where('class_id', '=', class_id)
      .where('certificate_id', '=', certificate_id)
      .execute();
    return place;
  }
};
