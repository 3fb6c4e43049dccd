import type { ArticleStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { articleState } from './article-sight.js';

interface LockedArticle {
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly status: ArticleStatus;
}

/**
 * Locks an article for a change, in the seen version if one is given.
 * @throws a Refusal: not_found, state_changed
 */
export const lockArticle = async (
  tx: Transaction<Database>,
  article_id: number,
  seen?: number,
): Promise<LockedArticle> => {
  const { rows } = await sql<LockedArticle>`
    select a.version, a.title, a.content, ${articleState} as status
    from guidance_article a where a.article_id = ${article_id} for update`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (seen !== undefined && seen !== found.version) throw new Refusal('state_changed');
  return found;
};
