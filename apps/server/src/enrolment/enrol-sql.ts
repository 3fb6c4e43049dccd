import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import type { EnrolRequest } from './enrol-request.js';

/** What the desk must know of a class to give its seats away. */
export interface SeatedClass {
  readonly class_name: string;
  readonly code: string;
  readonly status: string;
  readonly enroll_start: Date;
  readonly enroll_end: Date;
  readonly enroll_types: readonly string[];
  readonly study_types: readonly string[];
  readonly fee_cents: number;
  readonly capacity: number;
  readonly taken: number;
  readonly enrol_serial: number;
  readonly class_type: number;
}

/** Locks the class row, which is what makes seats countable: whoever gives or frees one holds this lock. */
export const lockClass = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<SeatedClass | undefined> => {
  const { rows } = await sql<SeatedClass>`
    select class_name, code, status, enroll_start, enroll_end, enroll_types, study_types, fee_cents, capacity, taken,
      enrol_serial, class_type
    from class where class_id = ${class_id} for update`.execute(tx);
  return rows[0];
};

/** A unit of a joint class and the places it still may fill. */
export interface SeatedUnit {
  readonly unit_id: number;
  readonly left: number;
}

/** The units of a joint class. Asked after the class row is locked: a subselect of that statement would see older counts. */
export const findUnits = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<readonly SeatedUnit[]> => {
  const { rows } = await sql<SeatedUnit>`
    select unit_id, quota - taken as "left" from class_unit where class_id = ${class_id}`.execute(tx);
  return rows;
};

/** An enrolment that stands in the way of a request, or is its first result. */
export interface KnownEnrolment {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly idem_key: string;
  readonly id_index: Buffer;
  readonly phone_index: Buffer;
  readonly live: boolean;
}

/** Every enrolment of the class that shares the key, the person or the phone with one of the requests. */
export const findKnown = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly EnrolRequest[],
): Promise<readonly KnownEnrolment[]> => {
  const columns = sql`e.enrolment_id, e.enrol_no, e.idem_key, e.id_index, e.phone_index,
    e.live_id_index is not null as live`;
  // Joins to unnest() keep the plan on the unique indexes; `= any($1)` got a generic plan on PostgreSQL 15.
  const { rows } = await sql<KnownEnrolment>`
    select ${columns} from unnest(${requests.map((request) => request.idem_key)}::text[]) as r(value)
      join enrolment e on e.class_id = ${class_id} and e.idem_key = r.value
    union all
    select ${columns} from unnest(${requests.map((request) => request.id_index)}::bytea[]) as r(value)
      join enrolment e on e.class_id = ${class_id} and e.live_id_index = r.value
    union all
    select ${columns} from unnest(${requests.map((request) => request.phone_index)}::bytea[]) as r(value)
      join enrolment e on e.class_id = ${class_id} and e.live_phone_index = r.value`.execute(tx);
  return rows;
};

/** The requests' photos that exist in this class and came from the phone that enrols. */
export const findOwnPhotos = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly Pick<EnrolRequest, 'photo_id' | 'ticket_hash' | 'phone_index'>[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ file_id: number }>`
    select f.file_id
    from unnest(${requests.map((request) => request.photo_id)}::bigint[],
      ${requests.map((request) => request.ticket_hash)}::bytea[],
      ${requests.map((request) => request.phone_index)}::bytea[]) as r(photo_id, ticket_hash, phone_index)
    join file f on f.file_id = r.photo_id
    where f.class_id = ${class_id} and f.kind = 'photo' and (f.owner_ticket = r.ticket_hash or exists (
      select from ticket t where t.ticket_hash = f.owner_ticket and t.phone_index = r.phone_index))`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.file_id));
};

/** A request that gets a seat, with the number it will carry. */
export interface NewEnrolment extends EnrolRequest {
  readonly enrolment_id: number;
  readonly enrol_no: string;
}

/** Writes the rows and keeps their photos; gives the ids of those that no other enrolment stood in the way of. */
export const insertEnrolments = async (
  tx: Transaction<Database>,
  class_id: number,
  fee_cents: number,
  now: Date,
  rows: readonly NewEnrolment[],
): Promise<ReadonlySet<number>> => {
  const column = <K extends keyof NewEnrolment>(name: K) => rows.map((row) => row[name]);
  const grams = rows.map((row) => JSON.stringify(row.name_grams));
  const inserted = await sql<{ enrolment_id: number }>`
    with seated as (
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, gender, birth, phone_enc, phone_index, phone_masked, live_phone_index, email,
        education, employer, job, photo_id, enroll_type, study_type, unit_id, status, place, language, consent_at,
        fee_cents, idem_key, created_at, updated_at)
      select ${class_id}::bigint, r.enrolment_id, r.enrol_no, r.name,
        array(select jsonb_array_elements_text(r.name_grams)), r.id_type, r.id_card_enc, r.id_index, r.id_masked,
        r.id_index, r.gender, r.birth, r.phone_enc, r.phone_index, r.phone_masked, r.phone_index, r.email,
        r.education, r.employer, r.job, r.photo_id, r.enroll_type, r.study_type, r.unit_id, 'submitted', 'taken',
        r.language, ${now}::timestamptz, ${fee_cents}::bigint, r.idem_key, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${column('enrolment_id')}::bigint[], ${column('enrol_no')}::text[], ${column('name')}::text[],
        ${grams}::jsonb[], ${column('id_type')}::text[], ${column('id_card_enc')}::bytea[],
        ${column('id_index')}::bytea[], ${column('id_masked')}::text[], ${column('gender')}::text[],
        ${column('birth')}::date[], ${column('phone_enc')}::bytea[], ${column('phone_index')}::bytea[],
        ${column('phone_masked')}::text[], ${column('email')}::text[], ${column('education')}::text[],
        ${column('employer')}::text[], ${column('job')}::text[], ${column('photo_id')}::bigint[],
        ${column('enroll_type')}::text[], ${column('study_type')}::text[], ${column('idem_key')}::text[],
        ${column('language')}::text[], ${column('unit_id')}::bigint[])
        as r(enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index, id_masked, gender, birth,
          phone_enc, phone_index, phone_masked, email, education, employer, job, photo_id, enroll_type, study_type,
          idem_key, language, unit_id)
      on conflict do nothing
      returning enrolment_id, photo_id
    ), kept as (
      update file set attached = true from seated where file.file_id = seated.photo_id
    )
    select enrolment_id from seated`.execute(tx);
  return new Set(inserted.rows.map((row) => row.enrolment_id));
};

/**
 * Books the seats given, in the class and with the units whose links were followed, and the numbers used. The tables'
 * CHECKs refuse one seat too many.
 */
export const takeSeats = (
  tx: Transaction<Database>,
  class_id: number,
  seated: readonly Pick<EnrolRequest, 'unit_id'>[],
  serials: number,
) =>
  sql`with counted as (
      select unit_id, count(*)::int4 as seats from unnest(${seated.map((row) => row.unit_id)}::bigint[]) as r(unit_id)
      where unit_id is not null group by unit_id
    ), booked as (
      update class_unit set taken = taken + counted.seats from counted
      where class_unit.class_id = ${class_id} and class_unit.unit_id = counted.unit_id
    )
    update class set taken = taken + ${seated.length}, enrol_serial = enrol_serial + ${serials}
    where class_id = ${class_id}`.execute(tx);
