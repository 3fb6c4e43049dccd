import { handle } from '../../../platform/http/calls/handle.js';
import { auditArticle } from '../audit-article.js';
import { lockArticle } from './lock-article.js';

/**
 * Deletes an article in the version that was seen, with its files. Its text is not kept; the trail records that it
 * existed.
 */
export const removeArticle = handle(
  'promotion/removeArticle',
  async ({ input, caller, services, request }) => {
    const { article_id, version } = input;
    await services.store.withTx(async (tx) => {
      const { status, title } = await lockArticle(tx, article_id, version);
      const files = await tx
        .deleteFrom('guidance_file')
        .where('article_id', '=', article_id)
        .returning('file_id')
        .execute();
      const ids = files.map(({ file_id }) => file_id);
      if (ids.length > 0) await tx.deleteFrom('file').where('file_id', 'in', ids).execute();
      await tx.deleteFrom('guidance_article').where('article_id', '=', article_id).execute();
      await auditArticle(tx, {
        caller,
        request,
        at: services.now(),
        object_id: article_id,
        action: 'remove',
        from_state: status,
        detail: { title, files: ids.length },
      });
    });
    return {};
  },
);
