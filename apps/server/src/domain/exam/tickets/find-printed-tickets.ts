import type { TicketRow } from '@skillcert/api-client/contract';
import type { ClassStatus } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { ticketColumns, ticketsOfPeople } from './ticket-columns.js';

/** A ticket with all that is printed on it. */
export interface PrintedTicket extends TicketRow {
  readonly id_masked: string;
  readonly class_name: string;
  readonly class_status: ClassStatus;
  /** Whom candidates of the class may ask. */
  readonly contacts: readonly { readonly name: string; readonly phone: string }[];
  /** A JPEG; undefined where none was kept. */
  readonly photo: Buffer | undefined;
}

type Found = Omit<PrintedTicket, 'photo'> & {
  readonly photo_kind: string | null;
  readonly photo_enc: Buffer | null;
};

/**
 * The tickets of a class that a condition on `exam_ticket t`, `enrolment e` and `class c` names, by their numbers,
 * with photos.
 */
export const findPrintedTickets = async (
  db: Kysely<Database>,
  keyring: Keyring,
  class_id: number,
  condition: RawBuilder<boolean>,
): Promise<PrintedTicket[]> => {
  const { rows } = await sql<Found>`
    select ${ticketColumns}, e.id_masked, c.class_name, c.status as class_status, c.contacts, f.kind as photo_kind, f.bytes_enc as photo_enc
    from ${ticketsOfPeople}
    join class c on c.class_id = t.class_id
    left join file f on f.class_id = e.class_id and f.file_id = e.photo_id
    where t.class_id = ${class_id} and ${condition}
    order by t.ticket_no`.execute(db);
  return rows.map(({ photo_kind, photo_enc, ...ticket }) => ({
    ...ticket,
    photo: photo_kind && photo_enc ? keyring.openBytes(photo_kind, photo_enc) : undefined,
  }));
};
