import type { DossierRecord } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';

const day = 86_400_000;

/**
 * The time for which files of a dossier are stored: a finished one, one that its class was sealed with, and an
 * unfinished one.
 */
export const keptMs = { done: 7 * day, sealed: 90 * day, undone: day } as const;

/** The number of people with gaps that are named beside a dossier; its own list has all of them. */
const namedMax = 20;

/** Actions in the trail that leave the records of a class unchanged. */
const looks = ['reveal', 'view_document', 'view_import', 'spend_looks', 'download', 'print', 'seal_dossier'];

/** Whether something of the class of `class_dossier d` was changed since it was begun. */
export const isOutdated: RawBuilder<boolean> = sql<boolean>`exists (
  select from audit_event x where x.class_id = d.class_id and x.seq > d.seq
    and x.object_type <> 'class_dossier' and x.action <> all(${looks}::text[]))`;

const columns = sql`d.dossier_id, (select a.name from account a where a.user_id = d.asked_by) as asked_by, d.purpose,
  jsonb_array_length(d.plan) as total, d.made, d.fault,
  (select coalesce(sum(f.size), 0)::int8 from class_dossier_file f
    where f.class_id = d.class_id and f.dossier_id = d.dossier_id) as size,
  d.sha256, d.missing, ${isOutdated} as outdated, ${utcMoment('d.created_at')} as created_at,
  ${utcMoment('d.done_at')} as done_at, ${utcMoment('d.sealed_at')} as sealed_at, ${utcMoment('d.expires_at')} as expires_at`;

/** The newest dossier of a class whose files are still stored; undefined if there is none. */
export const readDossier = async (
  db: Kysely<Database>,
  class_id: number,
  now: Date,
): Promise<DossierRecord | undefined> => {
  const { rows } = await sql<DossierRecord>`
    select ${columns} from class_dossier d where d.class_id = ${class_id} and d.expires_at > ${now}::timestamptz
    order by d.created_at desc, d.dossier_id desc limit 1`.execute(db);
  const [found] = rows;
  return (
    found && {
      ...found,
      missing: found.missing.map(({ of, ...gap }) => ({ ...gap, of: of.slice(0, namedMax) })),
    }
  );
};
