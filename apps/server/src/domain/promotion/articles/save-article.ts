import { articleLifecycle, limits, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { auditArticle, isStillWriting } from '../audit-article.js';
import { lockArticle } from './lock-article.js';

/** One every three seconds: an article that saves itself while it is written. */
const saves = { name: 'article', hits: 1_200, seconds: 3_600 };

type Saving = Pick<Call<'promotion/saveArticle'>, 'caller' | 'request'> & {
  readonly typed: { readonly title: string; readonly content: string };
  readonly at: Date;
};

const addArticle = async (
  tx: Transaction<Database>,
  { caller, request, typed: { title, content }, at }: Saving,
) => {
  const article_id = newId();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('guidance_article')
    .columns([
      'article_id',
      'version',
      'title',
      'content',
      'pinned',
      'created_by',
      'created_at',
      'updated_at',
    ])
    .expression(
      sql`select ${article_id}::bigint, 1, ${title}::text, ${content}::text, false, ${caller.user_id}::bigint,
          ${at}::timestamptz, ${at}::timestamptz
        where (select count(*) from guidance_article) < ${limits.articles_max}`,
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw refuseFields({ title: 'over_limit' });
  await auditArticle(tx, {
    caller,
    request,
    at,
    object_id: article_id,
    action: 'create',
    to_state: articleLifecycle.initial,
  });
  return { article_id, version: 1 };
};

const writeArticle = async (
  tx: Transaction<Database>,
  { caller, request, typed, at }: Saving,
  { article_id, version: seen }: { readonly article_id: number; readonly version: number },
) => {
  const { status, version } = await lockArticle(tx, article_id, seen);
  const outcome = transition(articleLifecycle, { state: status, event: 'write', actors: caller.roles });
  if (!outcome.ok) throw refuseTransition({ thing: 'article', state: status }, outcome);
  await tx
    .updateTable('guidance_article')
    .set({ ...typed, version: version + 1, updated_at: at })
    .where('article_id', '=', article_id)
    .execute();
  // The trail records the writer, once until another account does anything.
  if (!(await isStillWriting(tx, { article_id, user_id: caller.user_id }))) {
    await auditArticle(tx, {
      caller,
      request,
      at,
      object_id: article_id,
      action: 'write',
      from_state: status,
      to_state: outcome.to,
    });
  }
  return { article_id, version: version + 1 };
};

/** Saves a text over the version that its writer saw: of two people the second one is refused. */
export const saveArticle = handle('promotion/saveArticle', async ({ input, caller, services, request }) => {
  const { article_id, version, ...typed } = input;
  await takeFrom(services, saves, String(caller.user_id));
  const at = services.now();
  const saving = { caller, request, typed, at };
  const kept = await services.store.withTx((tx) => {
    if (article_id === undefined) return addArticle(tx, saving);
    if (version === undefined) throw refuseFields({ version: 'required' });
    return writeArticle(tx, saving, { article_id, version });
  });
  return { ...kept, updated_at: at.toISOString() };
});
