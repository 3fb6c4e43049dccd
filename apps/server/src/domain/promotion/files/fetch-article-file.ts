import { sql } from 'kysely';
import { attachmentKind } from '../../../platform/files/store-attachment.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { articleSight } from '../articles/article-sight.js';

/**
 * The file itself; one of another article, or of one that is not published to the caller, answers like a missing
 * one.
 */
export const fetchArticleFile = handle('promotion/fetchArticleFile', async ({ input, caller, services }) => {
  const { store, keyring } = services;
  const { rows } = await sql<{ bytes_enc: Buffer }>`
    select f.bytes_enc from guidance_article a join guidance_file gf on gf.article_id = a.article_id
      join file f on f.file_id = gf.file_id
    where a.article_id = ${input.article_id} and gf.file_id = ${input.file_id} and ${articleSight(caller)}`.execute(
    store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return new Uint8Array(keyring.openBytes(attachmentKind, found.bytes_enc));
});
