import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ChainHead, headLock } from '../../../platform/audit/append-audit.js';
import { columnText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import { executePrepared, prepared } from '../../../platform/store/prepared.js';
import { executeTogether } from '../../../platform/store/statements/send-together.js';
import type { EnrolRequest } from './enrol-request.js';

/** What the desk must know of a class to give its seats away. */
export interface SeatedClass {
  readonly class_name: string;
  readonly code: string;
  readonly level: string;
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
  /** Whether who comes too late may wait. */
  readonly waiting_list: boolean;
  /** How many wait. */
  readonly waiting: number;
  /** Whether the places of its units are kept for them. */
  readonly keeps_quotas: boolean;
}

const classLock = (class_id: number) => sql<SeatedClass>`
    select class_name, code, level, status, enroll_start, enroll_end, enroll_types, study_types, fee_cents, capacity, taken,
      enrol_serial, class_type, waiting_list, waiting,
      quotas_kept_until is not null and quotas_returned_at is null as keeps_quotas
    from class where class_id = ${class_id} for no key update`;

/** Locks the class row, which is what makes seats countable: whoever gives or frees one holds this lock. */
export const lockClass = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<SeatedClass | undefined> => {
  const [locked] = await executePrepared(tx, classLock(class_id));
  return locked;
};

/** A unit of a joint class and the places it still may fill. */
export interface SeatedUnit {
  readonly unit_id: number;
  readonly left: number;
}

/**
 * The units of a joint class. Asked after the class row is locked: a subselect of that statement would see older
 * counts.
 */
const unitsOf = (class_id: number) => sql<SeatedUnit>`
    select unit_id, quota - taken as "left" from class_unit where class_id = ${class_id}`;

/** An enrolment that stands in the way of a request, or is its first result. */
export interface KnownEnrolment {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly idem_key: string;
  readonly id_index: Buffer;
  readonly phone_index: Buffer;
  readonly live: boolean;
  /** Whether it began on the waiting list. */
  readonly waited: boolean;
}

const knownTo = (class_id: number, requests: readonly EnrolRequest[]): RawBuilder<KnownEnrolment> => {
  // The statistics of a class that filled a moment ago say that it is empty, and a plan that asks for the class reads
  // all of it: each request asks by what is nearly unique, and the class is looked at afterwards.
  const found = (column: string) => sql`(
    select class_id, enrolment_id, enrol_no, idem_key, id_index, phone_index, live_id_index is not null as live,
      queue_no is not null as waited
    from enrolment where ${sql.ref(`enrolment.${column}`)} = ${sql.ref(`r.${column}`)} offset 0)`;
  return sql<KnownEnrolment>`
    select e.enrolment_id, e.enrol_no, e.idem_key, e.id_index, e.phone_index, e.live, e.waited
    from unnest(${columnText(requests, 'idem_key')}::text[],
      ${columnText(requests, 'id_index')}::bytea[],
      ${columnText(requests, 'phone_index')}::bytea[]) as r(idem_key, id_index, phone_index)
    cross join lateral (${found('idem_key')} union all ${found('id_index')} union all ${found('phone_index')}) as e
    where e.class_id = ${class_id}`;
};

/** Every enrolment of the class that shares the key, the person or the phone with one of the requests. */
export const findKnown = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly EnrolRequest[],
): Promise<readonly KnownEnrolment[]> => (await knownTo(class_id, requests).execute(tx)).rows;

/** What the uploads of a request are: `photo`, or the kind of document, by their ids. */
export type OwnFiles = ReadonlyMap<number, string>;

type Uploader = Pick<EnrolRequest, 'ticket_hash' | 'phone_index'> & {
  readonly photo_id?: number | null;
  readonly documents: readonly { readonly file_id: number }[];
};

interface OwnFile {
  readonly file_id: number;
  readonly is: string;
}

const filesOf = (class_id: number, requests: readonly Uploader[]): RawBuilder<OwnFile> => {
  const files = requests.flatMap(({ photo_id, documents }, index) =>
    [...(photo_id ? [photo_id] : []), ...documents.map(({ file_id }) => file_id)].map((file_id) => ({
      file_id,
      nth: index + 1,
    })),
  );
  // Each file by its key, as many as there are: a join would read the whole table.
  return sql<OwnFile>`
    select f.file_id, f.is from unnest(${columnText(files, 'file_id')}::bigint[], ${columnText(files, 'nth')}::int4[]) as r(file_id, nth)
    cross join lateral (
      select file_id, owner_ticket, owner_phone, coalesce(document_kind, kind) as is from file
      where file_id = r.file_id and class_id = ${class_id} and kind in ('photo', 'document') offset 0) as f
    where f.owner_ticket = (${columnText(requests, 'ticket_hash')}::bytea[])[r.nth]
      or f.owner_phone = (${columnText(requests, 'phone_index')}::bytea[])[r.nth]`;
};

const byFile = (files: readonly OwnFile[]): OwnFiles => new Map(files.map((file) => [file.file_id, file.is]));

/** The requests' uploads that exist in this class and came from the phone that enrols. */
export const findOwnFiles = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly Uploader[],
): Promise<OwnFiles> => byFile((await filesOf(class_id, requests).execute(tx)).rows);

/** What a batch is decided by. */
interface SeatFacts {
  /** Absent where there is no such class. */
  readonly locked: SeatedClass | undefined;
  readonly units: readonly SeatedUnit[];
  readonly ownFiles: OwnFiles;
  readonly known: readonly KnownEnrolment[];
  /** The end of the class's chain, locked; absent where it has not begun. */
  readonly head: ChainHead | undefined;
}

/**
 * Locks the class, and then the end of its chain, and reads what its requests are decided by. All of it is sent at
 * once: what is behind the lock is read once it is held, whoever it waited for. Uploads need no lock: they are looked
 * at while the batch before this one still holds it.
 */
export const lockAndRead = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly EnrolRequest[],
): Promise<SeatFacts> => {
  const [files, [locked], units, known, [head]] = await executeTogether(
    tx,
    filesOf(class_id, requests),
    prepared(classLock(class_id)),
    prepared(unitsOf(class_id)),
    knownTo(class_id, requests),
    prepared(headLock(class_id)),
  );
  return { locked, units, ownFiles: byFile(files), known, head };
};

/** A request that gets a seat, with the number it will carry. */
export interface NewEnrolment extends EnrolRequest {
  readonly enrolment_id: number;
  readonly enrol_no: string;
}
