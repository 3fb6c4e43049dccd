import { sql, type Transaction } from 'kysely';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';
import { addTickets } from '../add-tickets.js';
import { keepSeats } from './keep-seats.js';
import type { Arrangement, ArrangementRules, PlannedTicket } from './plan-arrangement.js';

/** Somebody's first ticket, with its seats. */
interface SeatedTicket extends PlannedTicket {
  readonly ticket_id: number;
  readonly ticket_no: string;
}

interface Written {
  readonly class_id: number;
  readonly rules: ArrangementRules;
  readonly issued: readonly SeatedTicket[];
  readonly plan: Pick<Arrangement, 'reissued' | 'superseded'>;
  readonly user_id: number;
  readonly now: Date;
}

const idOf = ({ ticket_id }: { readonly ticket_id: number | null }) => ticket_id ?? 0;

/** Frees the seats that get another person. */
const freeSeats = (tx: Transaction<Database>, class_id: number, { reissued, superseded }: Written['plan']) =>
  tx
    .deleteFrom('exam_seat')
    .where('class_id', '=', class_id)
    .where(
      sql<boolean>`ticket_id = any(${[...reissued.map(({ person }) => person), ...superseded].map(idOf)}::bigint[])`,
    )
    .execute();

const writeTickets = async (tx: Transaction<Database>, written: Written): Promise<number> => {
  const { class_id, rules, issued, plan, user_id, now } = written;
  const added = issued.map(({ ticket_id, ticket_no, person: { enrolment_id } }) => ({
    ticket_id,
    ticket_no,
    enrolment_id,
  }));
  const { rows } = await sql<{ version: number }>`
    with added as (${addTickets(class_id, added, now)}
    ), again as (
      update exam_ticket set status = 'issued', revision = revision + 1, opens_from = null, updated_at = ${now}
      where class_id = ${class_id} and ticket_id = any(${plan.reissued.map(({ person }) => idOf(person))}::bigint[])
    ), gone as (
      update exam_ticket set status = 'superseded', updated_at = ${now}
      where class_id = ${class_id} and ticket_id = any(${plan.superseded.map(idOf)}::bigint[])
    )
    insert into exam_arrangement (class_id, version, "order", apart, keep, seed, accessible, restores,
      accepted_by, accepted_at)
    select ${class_id}::bigint, coalesce(max(version), 0) + 1, ${rules.order}::text, ${rules.apart}::boolean,
      ${rules.keep}::boolean, ${rules.seed}::bigint, ${rules.accessible}::bigint[],
      ${rules.from_version ?? null}::int4, ${user_id}::bigint, ${now}::timestamptz
    from exam_arrangement where class_id = ${class_id}
    returning version`.execute(tx);
  return rows[0]?.version ?? 0;
};

const takeSeats = async (tx: Transaction<Database>, { class_id, issued, plan }: Written): Promise<void> => {
  const seats = [
    ...issued.map(({ ticket_id, seats: taken }) => ({ ticket_id, taken })),
    ...plan.reissued.map(({ person, seats: taken }) => ({ ticket_id: idOf(person), taken })),
  ].flatMap(({ ticket_id, taken }) => taken.map((seat) => ({ ticket_id, ...seat })));
  await sql`
    insert into exam_seat (class_id, ticket_id, subject, sitting_id, desk, paper)
    select ${class_id}::bigint, n.* from unnest(${columnText(seats, 'ticket_id')}::bigint[],
      ${columnText(seats, 'subject')}::text[], ${columnText(seats, 'sitting_id')}::bigint[],
      ${columnText(seats, 'desk')}::int4[], ${columnText(seats, 'paper')}::text[]) as n`.execute(tx);
};

/**
 * Writes any number of tickets and seats of an arrangement in four statements, and keeps who sits where by
 * it. The class must be locked.
 * @returns the version of the arrangement
 */
export const writeArrangement = async (tx: Transaction<Database>, written: Written): Promise<number> => {
  await freeSeats(tx, written.class_id, written.plan);
  const version = await writeTickets(tx, written);
  await takeSeats(tx, written);
  await keepSeats(tx, written.class_id, version);
  return version;
};
