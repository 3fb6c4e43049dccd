import type { ImportField, ImportRecord, SheetReading } from '@skillcert/api-client/contract';
import { eventsFrom, importLifecycle, importOffers } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { readingOfImport } from './reading-of-import.js';
import { openHeads } from './rows/sealed-row.js';

/** The services and the caller that a query of imports needs. */
export interface Looking {
  readonly caller: Pick<StaffSession, 'user_id' | 'roles'>;
  readonly keyring: Keyring;
  readonly now: Date;
}

interface Shown extends Omit<ImportRecord, 'columns' | 'events' | 'rows' | 'reading'> {
  readonly notes: SheetReading;
  readonly heads: string;
  readonly columns: (ImportField | '')[];
  readonly rows: Partial<ImportRecord['rows']> | null;
}

const noRows: ImportRecord['rows'] = { read: 0, good: 0, wrong: 0, double: 0, enrolled: 0, refused: 0 };

type Offered = ImportRecord['events'][number];
const offered: readonly string[] = importOffers;
const isOffered = (event: string): event is Offered => offered.includes(event);

/** The events that the caller may apply. Without good rows there is nothing to confirm. */
const eventsOf = ({ roles }: Looking['caller'], status: ImportRecord['status'], good: number): Offered[] =>
  eventsFrom(importLifecycle, status, roles)
    .filter(({ needs }) => good > 0 || !needs.includes('good_rows'))
    .map(({ event }) => event)
    .filter(isOffered);

/** The condition on `candidate_import i` for the imports that an account may still see. */
export const ownImports = ({ caller, now }: Pick<Looking, 'caller' | 'now'>): RawBuilder<boolean> =>
  sql<boolean>`(i.asked_by = ${caller.user_id} and i.status <> 'dropped' and i.expires_at > ${now})`;

/**
 * The latest import of the caller that meets the condition `which`, with its progress and the events open to the
 * caller.
 */
export const findShown = async (
  db: Kysely<Database>,
  looking: Looking,
  which: RawBuilder<unknown>,
): Promise<ImportRecord | undefined> => {
  const { rows: found } = await sql<Shown>`
    select i.class_id, i.import_id, i.title, i.status, encode(i.heads_enc, 'base64') as heads, i.columns, i.head_row, i.notes,
      i.enroll_type, i.study_type, i.day_order, i.photos, ${utcMoment('i.created_at')} as created_at,
      ${utcMoment('i.expires_at')} as expires_at,
      greatest(0, least(c.capacity - c.taken, coalesce(u.quota - u.taken, c.capacity)))::int4 as seats_left,
      (select jsonb_object_agg(r.state, r.many) from (
        select state, count(*) as many from import_row
        where class_id = i.class_id and import_id = i.import_id and state <> 'above' group by state) r) as rows
    from candidate_import i join class c on c.class_id = i.class_id
      left join class_unit u on u.class_id = i.class_id and u.unit_id = i.unit_id
    where ${ownImports(looking)} and ${which}
    order by i.created_at desc, i.import_id desc limit 1`.execute(db);
  const [row] = found;
  if (!row) return undefined;
  const { heads, columns, notes, ...shown } = row;
  const rows = { ...noRows, ...row.rows };
  return {
    ...shown,
    rows,
    reading: await readingOfImport(db, row),
    columns: openHeads(looking.keyring, Buffer.from(heads, 'base64')).map((head, at) => ({
      head,
      field: columns[at] ?? '',
    })),
    events: eventsOf(looking.caller, row.status, rows.good),
  };
};

/** @throws a Refusal `not_found` for an import that does not exist or belongs to another account or class */
export const showImport = async (
  db: Kysely<Database>,
  looking: Looking,
  { class_id, import_id }: { readonly class_id: number; readonly import_id: number },
): Promise<ImportRecord> => {
  const found = await findShown(db, looking, sql`i.class_id = ${class_id} and i.import_id = ${import_id}`);
  if (!found) throw new Refusal('not_found');
  return found;
};
