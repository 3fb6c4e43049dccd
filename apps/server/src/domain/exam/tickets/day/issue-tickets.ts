import { formatSerial } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { nextSerials } from '../../../../platform/store/next-serials.js';
import { addTickets } from '../add-tickets.js';
import type { IssuedTicket } from './planned-move.js';

/**
 * Issues tickets before their seats are written: new ones continue the numbers of the class, others keep theirs. The
 * class must be locked.
 * @returns the numbers of new tickets, by their ids
 */
export const issueTickets = async (
  tx: Transaction<Database>,
  { programme }: Pick<Services, 'programme'>,
  class_id: number,
  { issued, now }: { readonly issued: readonly IssuedTicket[]; readonly now: Date },
): Promise<ReadonlyMap<number, string>> => {
  const again = issued.filter(({ from }) => from === 'superseded').map(({ ticket_id }) => ticket_id);
  if (again.length > 0) {
    await sql`update exam_ticket set status = 'issued', revision = revision + 1, opens_from = null, updated_at = ${now}
      where class_id = ${class_id} and ticket_id = any(${again}::bigint[])`.execute(tx);
  }
  const fresh = issued.filter(({ from }) => from === 'none');
  if (fresh.length === 0) return new Map();
  const { code } = await tx
    .selectFrom('class')
    .select('code')
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();
  const first = await nextSerials(tx, { class_id, series: 'ticket', count: fresh.length });
  const added = fresh.map(({ ticket_id, enrolment_id }, index) => ({
    ticket_id,
    enrolment_id,
    ticket_no: formatSerial(programme.numbers.ticket, { class_code: code, serial: first + index }),
  }));
  await addTickets(class_id, added, now).execute(tx);
  return new Map(added.map(({ ticket_id, ticket_no }) => [ticket_id, ticket_no]));
};
