import type { ArticleRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { articleSight, seenMoment, seenState, seenText } from './article-sight.js';

type Reader = Pick<StaffSession, 'roles'>;

/** The wire columns of a row of `guidance_article a`. */
export const articleColumns = (caller: Reader): RawBuilder<unknown> => sql`a.article_id,
  ${sql.ref(seenMoment(caller) === 'a.updated_at' ? 'a.version' : 'a.published_version')} as version,
  ${seenText(caller, 'title')} as title, ${seenState(caller)} as status, a.pinned,
  (select count(*)::int4 from guidance_file gf where gf.article_id = a.article_id) as file_count,
  ${utcMoment('a.published_at')} as published_at, ${utcMoment(seenMoment(caller))} as updated_at`;

/** The articles that the session sees, pinned ones first, then the latest. */
export const listArticles = async (db: Kysely<Database>, caller: Reader): Promise<ArticleRow[]> => {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns(caller)} from guidance_article a where ${articleSight(caller)}
    order by a.pinned desc, ${sql.ref(seenMoment(caller))} desc, a.article_id desc`.execute(db);
  return rows;
};
