import { formatDateTime } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { firstNames } from '../../platform/http/errors/first-names.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { titleIn } from '../../platform/http/title-in.js';
import type { Services } from '../../platform/services.js';
import type { Database, Row } from '../../platform/store/database.js';

/** The words in which a refusal names subjects and times. */
export interface Saying {
  readonly services: Pick<Services, 'programme' | 'exam'>;
  readonly language: string;
}

/** The title of a subject. */
export const subjectName = ({ services: { exam }, language }: Saying, subject: string): string => {
  const title = exam.subjects.find(({ id }) => id === subject)?.title;
  return title ? titleIn(language, title) : subject;
};

type Named = Pick<Row<'exam_sitting'>, 'subject' | 'starts_at'> & { readonly room_name?: string };

/** A sitting by its room, its subject and its beginning. */
export const sittingName = (saying: Saying, { room_name = '', subject, starts_at }: Named): string => {
  const timeZone = saying.services.programme.time_zone;
  const time = formatDateTime(starts_at, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  return [room_name, subjectName(saying, subject), time].filter(Boolean).join(' ');
};

const shown = sql`limit 3`;

const sittings = async (
  tx: Transaction<Database>,
  saying: Saying,
  { columns, where }: { readonly columns: RawBuilder<unknown>; readonly where: RawBuilder<boolean> },
) => {
  const { rows } = await sql<Named & { count: number }>`
    select s.subject, s.starts_at, count(*) over ()::int4 as count ${columns}
    from exam_sitting s join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
    where ${where} order by s.starts_at, length(r.name), r.name ${shown}`.execute(tx);
  const names = rows.map((row) => sittingName(saying, row));
  const count = rows[0]?.count ?? 0;
  return { count, names: firstNames(names, count, saying.language) };
};

/** @throws a Refusal `in_use` that names the sittings in a room */
export const refuseRoomWithSittings = async (
  tx: Transaction<Database>,
  saying: Saying,
  { class_id, room_id }: Pick<Row<'exam_room'>, 'class_id' | 'room_id'>,
): Promise<void> => {
  const where = sql<boolean>`s.class_id = ${class_id} and s.room_id = ${room_id}`;
  const { count, names } = await sittings(tx, saying, { columns: sql``, where });
  if (count > 0) throw new Refusal('in_use', { cause: { why: 'sittings_inside', count }, values: { names } });
};

/** Whether tickets have seats in `exam_sitting s`. */
export const hasSeats = sql<boolean>`exists (
  select from exam_seat t where t.class_id = s.class_id and t.sitting_id = s.sitting_id)`;

/**
 * Refuses a change under the seats of tickets: of one sitting, or of all in a room.
 * @throws a Refusal `in_use` that names the tickets
 */
export const refuseSeats = async (
  tx: Transaction<Database>,
  language: string,
  where: RawBuilder<boolean>,
): Promise<void> => {
  const { rows } = await sql<{ ticket_no: string; count: number }>`
    select t.ticket_no, count(*) over ()::int4 as count from exam_ticket t
    where exists (select from exam_seat o join exam_sitting s on s.class_id = o.class_id and s.sitting_id = o.sitting_id
      where o.class_id = t.class_id and o.ticket_id = t.ticket_id and ${where})
    order by t.ticket_no ${shown}`.execute(tx);
  const count = rows[0]?.count ?? 0;
  const numbers = rows.map(({ ticket_no }) => ticket_no);
  const values = { names: firstNames(numbers, count, language) };
  if (count > 0) throw new Refusal('in_use', { cause: { why: 'tickets_seated', count }, values });
};
