import type { ArticleRecord } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { articleSight, seenText } from './article-sight.js';
import { articleColumns } from './list-articles.js';

/**
 * An article as the session sees it, with its files in the order of their upload.
 * @throws a Refusal `not_found`, also for an unpublished one if the caller does not write
 */
export const findArticle = async (
  db: Kysely<Database>,
  caller: Pick<StaffSession, 'roles'>,
  article_id: number,
): Promise<ArticleRecord> => {
  const { rows } = await sql<ArticleRecord>`
    select ${articleColumns(caller)}, ${seenText(caller, 'content')} as content, coalesce((
      select json_agg(json_build_object('file_id', f.file_id, 'title', gf.title, 'media_type', f.media_type, 'size', f.size)
        order by gf.created_at, gf.file_id)
      from guidance_file gf join file f on f.file_id = gf.file_id where gf.article_id = a.article_id
    ), '[]') as files
    from guidance_article a where a.article_id = ${article_id} and ${articleSight(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};
