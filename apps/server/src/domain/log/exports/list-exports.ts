import type { ExportRow } from '@skillcert/api-client/contract';
import { exportKinds } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** The class of an `audit_event a` that records a taken file, as text, in the expression of the index. */
const classOf = sql`(case when a.class_id = 0 then a.detail #>> '{filters,class_id}' else a.class_id::text end)`;

/**
 * A file that is requested first is taken when it is downloaded: printed tickets and exam papers have a step for both.
 */
const isTaken = sql`a.action in ('export', 'print', 'download')
  and (a.object_type, a.action) not in (('ticket_print', 'print'), ('exam_papers', 'print'))
  and a.object_type in (${sql.join(exportKinds.map((kind) => sql.lit(kind)))})`;

interface Filters {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  /** The files of one class; the caller's right to see them must have been checked. */
  readonly class_id?: number | undefined;
  readonly search?: string | undefined;
  readonly what?: ExportRow['what'] | undefined;
  readonly revealed?: boolean | undefined;
}

const matching = ({ class_id, search, what, revealed }: Filters): RawBuilder<unknown> => {
  const pattern = search ? literalLike(search) : undefined;
  return sql.join(
    [
      isTaken,
      ...(class_id ? [sql`${classOf} = ${String(class_id)}`] : []),
      ...(what ? [sql`a.object_type = ${what}`] : []),
      ...(revealed ? [sql`a.detail #>> '{filters,revealed}' = 'true'`] : []),
      ...(pattern
        ? [
            sql`(a.reason ilike ${pattern} or a.user_id in (
              select p.user_id from account p where p.name ilike ${pattern} or p.username ilike ${pattern}))`,
          ]
        : []),
    ],
    sql` and `,
  );
};

/**
 * Dossiers, printed tickets and exam papers are requested before they are downloaded: their purpose and number are in
 * the record of the request.
 */
const asked = sql`left join lateral (
    select s.reason, s.detail from audit_event s
    where a.object_type in ('class_dossier', 'ticket_print', 'exam_papers') and s.class_id = a.class_id and s.object_type = a.object_type
      and s.object_id = a.object_id and s.action in ('start', 'print')
    order by s.seq limit 1
  ) as asked on true`;

/** One page of the files that were taken, read from the audit trail, with their total. */
export const listExports = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: ExportRow[]; total: number }> => {
  const which = matching(filters);
  const direction = sql.raw(filters.order);
  const order = sql`a.at ${direction}, a.class_id ${direction}, a.seq ${direction}`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<ExportRow>`
      select a.class_id || '-' || a.seq as export_id, ${utcMoment('a.at')} as at, coalesce(p.name, '') as by, a.object_type as what,
        case when c.class_id is not null then json_build_object('class_id', c.class_id, 'class_name', c.class_name) end as class,
        coalesce(a.detail ->> 'rows', a.detail ->> 'people', asked.detail ->> 'people', asked.detail ->> 'tickets', a.detail ->> 'files')::int4 as count,
        coalesce(a.reason, asked.reason) as purpose,
        coalesce(a.detail #>> '{filters,revealed}' = 'true', false) as revealed
      from (
        select a.* from audit_event a where ${which} order by ${order} ${pageOf(filters)}
      ) as a
      left join account p on p.user_id = a.user_id
      left join class c on c.class_id = ${classOf}::bigint
      ${asked}
      order by ${order}`,
    count: sql<{ total: number }>`select count(*)::int4 as total from audit_event a where ${which}`,
  });
  return { items, total: count?.total ?? 0 };
};
