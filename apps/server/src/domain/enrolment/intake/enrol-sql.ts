import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ChainHead, headLock } from '../../../platform/audit/append-audit.js';
import { columnText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import { executePrepared, prepared } from '../../../platform/store/prepared.js';
import { executeTogether } from '../../../platform/store/statements/send-together.js';
import type { EnrolRequest } from './enrol-request.js';

/** The columns of a class that the desk needs to give out its seats. */
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
  /** Whether candidates may wait for a seat when the class is full. */
  readonly waiting_list: boolean;
  /** The number of candidates on the waiting list. */
  readonly waiting: number;
  /** Whether the places of its units are reserved for them. */
  readonly keeps_quotas: boolean;
}

const classLock = (class_id: number) => sql<SeatedClass>`
    select class_name, code, level, status, enroll_start, enroll_end, enroll_types, study_types, fee_cents, capacity, taken,
      enrol_serial, class_type, waiting_list, waiting,
      quotas_kept_until is not null and quotas_returned_at is null as keeps_quotas
    from class where class_id = ${class_id} for no key update`;

/** Locks the class row. Every transaction that gives or frees a seat holds this lock, so that seats can be counted. */
export const lockClass = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<SeatedClass | undefined> => {
  const [locked] = await executePrepared(tx, classLock(class_id));
  return locked;
};

/** A unit of a joint class and the number of places that it has left. */
export interface SeatedUnit {
  readonly unit_id: number;
  readonly left: number;
}

/**
 * The units of a joint class. This runs after the statement that locks the class row: a subselect of that statement
 * would see older counts.
 */
const unitsOf = (class_id: number) => sql<SeatedUnit>`
    select unit_id, quota - taken as "left" from class_unit where class_id = ${class_id}`;

/** An enrolment that prevents a request, or that the first attempt of the request created. */
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
  // The statistics of a class that filled a moment ago still say that it is empty, and a plan that starts from the
  // class reads all its rows. Each request therefore looks up nearly unique columns first, and the class is compared
  // afterwards.
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

/** The kind of each upload of a request, by file id: `photo`, or the kind of document. */
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
  // Each file is looked up by its key: a join would read the whole table.
  return sql<OwnFile>`
    select f.file_id, f.is from unnest(${columnText(files, 'file_id')}::bigint[], ${columnText(files, 'nth')}::int4[]) as r(file_id, nth)
    cross join lateral (
      select file_id, owner_ticket, owner_phone, coalesce(document_kind, kind) as is from file
      where file_id = r.file_id and class_id = ${class_id} and kind in ('photo', 'document') offset 0) as f
    where f.owner_ticket = (${columnText(requests, 'ticket_hash')}::bytea[])[r.nth]
      or f.owner_phone = (${columnText(requests, 'phone_index')}::bytea[])[r.nth]`;
};

const byFile = (files: readonly OwnFile[]): OwnFiles => new Map(files.map((file) => [file.file_id, file.is]));

/** The uploads of the requests that exist in this class and came with the ticket or from the phone of their request. */
export const findOwnFiles = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly Uploader[],
): Promise<OwnFiles> => byFile((await filesOf(class_id, requests).execute(tx)).rows);

/** The facts that a batch is decided on. */
interface SeatFacts {
  /** Undefined if the class does not exist. */
  readonly locked: SeatedClass | undefined;
  readonly units: readonly SeatedUnit[];
  readonly ownFiles: OwnFiles;
  readonly known: readonly KnownEnrolment[];
  /** The head of the class's audit chain, locked. Undefined if the chain has no record yet. */
  readonly head: ChainHead | undefined;
}

/**
 * Locks the class and then the head of its audit chain, and reads the facts for its requests. All statements are sent
 * at once. Those after the lock run once it is held, so they see what its previous holder committed. Uploads need no
 * lock: they are read while the previous batch still holds it.
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

/** A request that gets a seat, with its enrolment number. */
export interface NewEnrolment extends EnrolRequest {
  readonly enrolment_id: number;
  readonly enrol_no: string;
}
