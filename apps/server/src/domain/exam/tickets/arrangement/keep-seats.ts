import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import type { Database } from '../../../../platform/store/database.js';
import { seatsOf } from './arrangement-seats.js';

/** Keeps who sits where as the seats of a version, with how their places are called now. The class must be locked. */
export const keepSeats = async (
  tx: Transaction<Database>,
  class_id: number,
  version: number,
): Promise<void> => {
  await sql`
    insert into exam_arrangement_seat (class_id, version, ticket_id, subject, sitting_id, desk, starts_at, room_name, seat_row, seat_column,
      paper)
    select ${class_id}::bigint, ${version}::int4, p.ticket_id, p.subject, p.sitting_id, p.desk, p.starts_at, p.room_name, p.seat_row,
      p.seat_column, p.paper
    from (${seatsOf(class_id, undefined)}) as p`.execute(tx);
};

interface Leaving {
  readonly class_id: number;
  readonly user_id: number;
  readonly now: Date;
}

/**
 * Keeps the seats as they stand before others take their place, where somebody was moved by hand since they were
 * accepted, or has none any longer: as a version of its own, by the rules of the one before. The class must be locked.
 * @returns that version; undefined where nothing was changed, or nobody has a seat
 */
export const keepByHand = async (
  tx: Transaction<Database>,
  { class_id, user_id, now }: Leaving,
): Promise<number | undefined> => {
  const { rows } = await sql<{ version: number }>`
    with newest as (
      select * from exam_arrangement where class_id = ${class_id} order by version desc limit 1
    ), stand as (
      select ticket_id, subject, sitting_id, desk from exam_seat where class_id = ${class_id}
    ), was as (
      select k.ticket_id, k.subject, k.sitting_id, k.desk from exam_arrangement_seat k
      join newest n on n.class_id = k.class_id and n.version = k.version
    )
    insert into exam_arrangement (class_id, version, kind, "order", apart, keep, seed, accessible, accepted_by, accepted_at)
    select n.class_id, n.version + 1, 'by_hand', n."order", n.apart, n.keep, n.seed, n.accessible, ${user_id}::bigint, ${now}::timestamptz
    from newest n
    where exists (select from stand)
      and (exists (select * from stand except select * from was) or exists (select * from was except select * from stand))
    returning version`.execute(tx);
  const version = rows[0]?.version;
  if (version !== undefined) await keepSeats(tx, class_id, version);
  return version;
};

/** The record of a version that was kept so. */
export const keptByHand = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  version: number | undefined,
): readonly AuditEvent[] =>
  version === undefined ? [] : [{ ...by, action: 'keep', object_type: 'arrangement', object_id: version }];
