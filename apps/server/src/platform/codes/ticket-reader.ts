import type { TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { Refusal } from '../http/errors/refuse.js';
import { columnText } from '../store/array-text.js';
import type { Store } from '../store/open-store.js';
import { createGroupQueue } from '../store/statements/group-queue.js';

/** A ticket that may be used now. */
interface OpenTicket {
  readonly phone_enc: Buffer;
  readonly phone_index: Buffer;
}

interface Wanted {
  readonly purpose: TicketPurpose;
  readonly ticket_hash: Buffer;
}

/** Finds tickets by their hashes: those that are asked for while a statement runs go together in the next one. */
export interface TicketReader {
  /** @throws Refusal busy */
  readonly read: (wanted: Wanted) => Promise<OpenTicket | undefined>;
}

const readTickets = async ({ db }: Pick<Store, 'db'>, wanted: readonly Wanted[], now: Date) => {
  // One row at a time by its key, at any size of the table that the planner assumes.
  const { rows } = await sql<OpenTicket & { nth: number }>`
    select r.nth, t.phone_enc, t.phone_index
    from unnest(${columnText(wanted, 'ticket_hash')}::bytea[], ${columnText(wanted, 'purpose')}::text[])
      with ordinality as r(ticket_hash, purpose, nth)
    cross join lateral (
      select phone_enc, phone_index from ticket
      where ticket_hash = r.ticket_hash and purpose = r.purpose and used_at is null and expires_at > ${now} offset 0) as t`.execute(
    db,
  );
  const found = new Map(rows.map(({ nth, ...ticket }) => [nth, ticket]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
};

/** Creates the reader of one server process. */
export const createTicketReader = ({
  store,
  now,
}: {
  readonly store: Store;
  readonly now: () => Date;
}): TicketReader => {
  const queue = createGroupQueue<Wanted, OpenTicket | null>({
    batch_max: limits.enrol_batch_max,
    queue_max: limits.enrol_queue_max,
    busy: () => new Refusal('busy', { retry_after: 1 }),
    blamesOne: () => false,
    run: (_, wanted) => readTickets(store, wanted, now()),
  });
  return { read: async (wanted) => (await queue.ask(0, wanted)) ?? undefined };
};
