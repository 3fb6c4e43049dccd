import { handle } from '../../../platform/http/calls/handle.js';
import { lockArticle } from '../articles/lock-article.js';
import { auditArticle } from '../audit-article.js';

export const removeArticleFile = handle(
  'promotion/removeArticleFile',
  async ({ input, caller, services, request }) => {
    const { article_id, file_id } = input;
    await services.store.withTx(async (tx) => {
      await lockArticle(tx, article_id);
      const removed = await tx
        .deleteFrom('guidance_file')
        .where('article_id', '=', article_id)
        .where('file_id', '=', file_id)
        .returning('title')
        .executeTakeFirst();
      if (!removed) return;
      await tx.deleteFrom('file').where('file_id', '=', file_id).execute();
      await auditArticle(tx, {
        caller,
        request,
        at: services.now(),
        object_id: article_id,
        action: 'remove_file',
        detail: { file_id, title: removed.title },
      });
    });
    return {};
  },
);
