import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Store } from '../../../platform/store/open-store.js';
import { openAt } from '../../class/index.js';
import { openSeats } from '../../foundation/standing/open-seats.js';

interface Seats {
  readonly class_id: number;
  readonly seats_left: number;
  readonly taken: number;
  readonly waiting: number;
}

type Snapshot = ReadonlyMap<number, Seats>;

/** The time that an answer is cached, so that any number of phones costs one query a second. */
const keptMs = 1_000;

const kept = new WeakMap<Store, { readonly seats: Promise<Snapshot>; readonly until: number }>();

const readSeats = async (store: Store, now: Date): Promise<Snapshot> => {
  const { rows } = await sql<Seats>`
    select c.class_id, ${openSeats} as seats_left, c.taken, c.waiting from class c where ${openAt(now)}`.execute(
    store.db,
  );
  return new Map(rows.map((row) => [row.class_id, row]));
};

/** The seats of every open class. A failed query is not cached. */
const seatsNow = ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<Snapshot> => {
  const at = now();
  const known = kept.get(store);
  if (known && at.getTime() < known.until) return known.seats;
  const seats = readSeats(store, at);
  kept.set(store, { seats, until: at.getTime() + keptMs });
  seats.catch(() => kept.delete(store));
  return seats;
};

export const fetchSeats = handle('class/fetchSeats', async ({ input, services }) => {
  const seats = await seatsNow(services);
  return { items: input.class_ids.flatMap((class_id) => seats.get(class_id) ?? []), open: seats.size };
});
