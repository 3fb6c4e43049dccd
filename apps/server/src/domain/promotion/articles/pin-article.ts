import { handle } from '../../../platform/http/calls/handle.js';
import { auditArticle } from '../audit-article.js';
import { lockArticle } from './lock-article.js';

export const pinArticle = handle('promotion/pinArticle', async ({ input, caller, services, request }) => {
  const { article_id, pinned } = input;
  await services.store.withTx(async (tx) => {
    await lockArticle(tx, article_id);
    await tx.updateTable('guidance_article').set({ pinned }).where('article_id', '=', article_id).execute();
    await auditArticle(tx, {
      caller,
      request,
      at: services.now(),
      object_id: article_id,
      action: pinned ? 'pin' : 'unpin',
    });
  });
  return {};
});
