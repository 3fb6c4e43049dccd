import type { SittingRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { ticketsOfPeople } from '../../tickets/ticket-columns.js';
import { sittingColumns, sittingsInRooms } from '../sitting-columns.js';

/** Somebody at a desk of a sitting. */
export interface Seated {
  readonly row: number;
  readonly column: number;
  readonly paper: string;
  readonly ticket_no: string;
  readonly enrol_no: string;
  readonly name: string;
  readonly id_masked: string;
  readonly unit_name: string | null;
  /** A JPEG; undefined where it was not asked for, or none was kept. */
  readonly photo: Buffer | undefined;
}

/** A sitting with everybody who has a seat in it, by their desks. */
export interface SeatedSitting extends SittingRow {
  readonly class_name: string;
  readonly room_rows: number;
  readonly room_columns: number;
  /** Desks that nobody sits at, by their numbers. */
  readonly blocked: readonly number[];
  readonly people: readonly Seated[];
}

type Found = Omit<Seated, 'photo'> & {
  readonly photo_kind: string | null;
  readonly photo_enc: Buffer | null;
};

interface Wanted {
  readonly class_id: number;
  readonly sitting_id: number;
  readonly photos: boolean;
  readonly order?: PeopleOrder;
}

/** How people of a sitting follow each other: by their desks, or those of one paper after those of the other. */
type PeopleOrder = 'desk' | 'paper';

/**
 * Reads a sitting with its people, in two statements.
 * @throws a Refusal `not_found`
 */
export const readSeated = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, sitting_id, photos, order = 'desk' }: Wanted,
): Promise<SeatedSitting> => {
  const sittings = await sql<Omit<SeatedSitting, 'people'>>`
    select ${sittingColumns}, c.class_name, r."rows" as room_rows, r."columns" as room_columns, r.blocked from ${sittingsInRooms} join class c on c.class_id = s.class_id
    where s.class_id = ${class_id} and s.sitting_id = ${sitting_id}`.execute(db);
  const [sitting] = sittings.rows;
  if (!sitting) throw new Refusal('not_found');
  const { rows } = await sql<Found>`
    select (s.desk - 1) / r."columns" + 1 as "row", (s.desk - 1) % r."columns" + 1 as "column", s.paper, t.ticket_no, e.enrol_no,
      e.name, e.id_masked, u.com_name as unit_name, f.kind as photo_kind, f.bytes_enc as photo_enc
    from ${ticketsOfPeople}
    join exam_seat s on s.class_id = t.class_id and s.ticket_id = t.ticket_id
    join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    left join file f on ${photos}::boolean and f.class_id = e.class_id and f.file_id = e.photo_id
    where s.class_id = ${class_id} and s.sitting_id = ${sitting_id}
    order by ${order === 'paper' ? sql`s.paper, s.desk` : sql`s.desk`}`.execute(db);
  const people = rows.map(({ photo_kind, photo_enc, ...person }) => ({
    ...person,
    photo: photo_kind && photo_enc ? keyring.openBytes(photo_kind, photo_enc) : undefined,
  }));
  return { ...sitting, people };
};
