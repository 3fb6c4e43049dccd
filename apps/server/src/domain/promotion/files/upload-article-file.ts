import { limits } from '@skillcert/core';
import { readAttachment } from '../../../platform/files/read-attachment.js';
import { storeAttachment } from '../../../platform/files/store-attachment.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { findArticle } from '../articles/find-article.js';
import { lockArticle } from '../articles/lock-article.js';
import { auditArticle } from '../audit-article.js';

const uploads = { name: 'article-file', hits: 60, seconds: 3_600 };

export const uploadArticleFile = handle(
  'promotion/uploadArticleFile',
  async ({ input, caller, services, request }) => {
    const { article_id, title } = input;
    await takeFrom(services, uploads, String(caller.user_id));
    // An article that is not there costs no decoder's time.
    await findArticle(services.store.db, caller, article_id);
    const attachment = await readAttachment(request.bytes);
    return services.store.withTx(async (tx) => {
      const now = services.now();
      // The lock makes two uploads at once count one after the other.
      await lockArticle(tx, article_id);
      const kept = await tx
        .selectFrom('guidance_file')
        .select('file_id')
        .where('article_id', '=', article_id)
        .execute();
      if (kept.length >= limits.article_files_max) throw refuseFields({ title: 'too_many_files' });
      const file_id = await storeAttachment(tx, services.keyring, attachment, { now });
      const file = { article_id, file_id, title, created_by: caller.user_id, created_at: now };
      await tx.insertInto('guidance_file').values(file).execute();
      await auditArticle(tx, {
        caller,
        request,
        at: now,
        object_id: article_id,
        action: 'add_file',
        detail: { file_id, title },
      });
      const { media_type, bytes } = attachment;
      return { file_id, title, media_type, size: bytes.length };
    });
  },
);
