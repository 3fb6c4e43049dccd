import { sql } from 'kysely';
import { notifyJob } from '../../../../platform/changes/notify-change.js';
import type { Drawn } from '../../../../platform/documents/pdf/draw-pdf.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { findPrintedTickets, type PrintedTicket } from '../find-printed-tickets.js';
import { holdsOrHeld } from '../holds-or-held.js';
import { ticketDocument } from '../ticket-document.js';
import { keptMs, ticketsAtOnce } from './print-columns.js';

type NextPart = Pick<Row<'ticket_print'>, 'class_id' | 'print_id' | 'language' | 'ticket_ids' | 'printed'>;

/** The next tickets of the printing that waits longest. */
const nextPart = async ({ store, now }: Services, atOnce: number): Promise<NextPart | undefined> => {
  const { rows } = await sql<NextPart>`
    select class_id, print_id, language, printed, ticket_ids[printed + 1 : printed + ${atOnce}::int4] as ticket_ids
    from ticket_print
    where fault is null and printed < cardinality(ticket_ids) and expires_at > ${now()}
    order by created_at, print_id limit 1`.execute(store.db);
  return rows[0];
};

const never = new AbortController().signal;

/** Those of some tickets of a class that hold, or held until its exam, with all that is printed on them. */
export const findHolding = (
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  class_id: number,
  ticket_ids: readonly number[],
): Promise<PrintedTicket[]> => {
  const holding = sql<boolean>`t.ticket_id = any(${[...ticket_ids]}::bigint[]) and ${holdsOrHeld}`;
  return findPrintedTickets(store.db, keyring, class_id, holding);
};

/** A part as it is drawn; nothing where none of its tickets is left. */
const drawPart = async (services: Services, { class_id, language, ticket_ids }: NextPart) => {
  const tickets = await findHolding(services, class_id, ticket_ids);
  return tickets.length === 0
    ? undefined
    : services.renderer.print(ticketDocument(services, tickets, language, 2), never);
};

/** Keeps a part, and the characters that no font has, unless somebody else has, or nobody wants it any more. */
const keepPart = (
  { store, keyring, now }: Services,
  { class_id, print_id, printed, ticket_ids }: NextPart,
  drawn: Drawn | undefined,
) => {
  const sealed = drawn && keyring.sealBytes('ticket_print', drawn.pdf);
  const missing = [...(drawn?.missing ?? [])];
  const until = new Date(now().getTime() + keptMs.done);
  return store.withTx(async (tx) => {
    const { rows } = await sql`
      update ticket_print set printed = printed + ${ticket_ids.length}::int4,
        missing = array(select distinct x.found from unnest(missing || ${missing}::text[]) as x(found) order by x.found),
        expires_at = case when printed + ${ticket_ids.length}::int4 = cardinality(ticket_ids) then ${until}::timestamptz else expires_at end
      where class_id = ${class_id} and print_id = ${print_id} and printed = ${printed} returning print_id`.execute(
      tx,
    );
    if (rows.length === 0) return;
    if (sealed) {
      const part = { class_id, print_id, part_no: printed, bytes_enc: sealed };
      await tx.insertInto('ticket_print_part').values(part).execute();
    }
    await notifyJob(tx, class_id);
  });
};

/**
 * Draws the next part of what is to be printed. A part that cannot be drawn stops its printing, and the next one gets
 * its turn.
 * @returns whether there may be more to do at once
 */
export const printPart = async (services: Services, atOnce = ticketsAtOnce): Promise<boolean> => {
  const next = await nextPart(services, atOnce);
  if (!next) return false;
  try {
    await keepPart(services, next, await drawPart(services, next));
  } catch (error) {
    // Others print just now.
    if (error instanceof Refusal && error.refusal === 'busy') return false;
    services.log.warn({ err: error, print_id: next.print_id }, 'tickets could not be printed');
    await services.store.db
      .updateTable('ticket_print')
      .set({ fault: 'failed' })
      .where('print_id', '=', next.print_id)
      .execute();
    await notifyJob(services.store.db, next.class_id);
  }
  return true;
};
