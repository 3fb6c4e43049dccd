import { articleLifecycle, transition } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { auditArticle } from '../audit-article.js';
import { findArticle } from './find-article.js';
import { lockArticle } from './lock-article.js';

/**
 * Publishes an article in the version that was seen, or withdraws it. It counts as a change: of two people at once
 * the second one reads again.
 */
export const setArticleStatus = handle('promotion/setArticleStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { article_id, event, version: seen } = input;
    const { status, version, title, content } = await lockArticle(tx, article_id, seen);
    const given = title !== '' && content !== '' ? ['complete'] : [];
    const outcome = transition(articleLifecycle, { state: status, event, actors: caller.roles, given });
    if (!outcome.ok && outcome.why === 'missing_requirement') {
      throw refuseFields(title === '' ? { title: 'required' } : { content: 'required' });
    }
    if (!outcome.ok) throw refuseTransition({ thing: 'article', state: status }, outcome);
    const at = services.now();
    const next = version + 1;
    const published =
      outcome.to === 'published'
        ? {
            published_version: next,
            published_title: title,
            published_content: content,
            published_at: at,
          }
        : { published_version: null, published_title: null, published_content: null, published_at: null };
    await tx
      .updateTable('guidance_article')
      .set({ ...published, version: next, updated_at: at })
      .where('article_id', '=', article_id)
      .execute();
    await auditArticle(tx, {
      caller,
      request,
      at,
      object_id: article_id,
      action: event,
      from_state: status,
      to_state: outcome.to,
      detail: { title, version: next },
    });
    return findArticle(tx, caller, article_id);
  }),
);
