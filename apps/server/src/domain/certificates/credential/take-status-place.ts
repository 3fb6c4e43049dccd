import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { nextOfPrefix } from '../../../platform/store/next-of-prefix.js';
import type { Credited } from './credited.js';

/** The number of places in a status list: the minimum of the standard, so that nobody is one of few. */
export const listPlaces = 131_072;

/** Half of the places: a free one is found at once, by chance. */
const usedPlaces = listPlaces / 2;

/** The number of lists for the given number of taken places. */
export const listsFor = (taken: number): number => Math.ceil(taken / usedPlaces);

/** Where a verifier looks whether a certificate still holds. */
export interface StatusPlace {
  readonly status_list: number;
  readonly status_index: number;
}

/**
 * The place of a certificate in the status lists. It is taken with the first credential, so that no list reveals
 * the number of certificates, and at random, so that none reveals their order. The certificate must be locked;
 * others who take a place wait until the transaction ends.
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
