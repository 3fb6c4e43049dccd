import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import type { ArticleRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Field, FileUpload, shrinkPicture } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { fileMegabytes } from '../../../forms/file-megabytes.js';
import { useWords } from '../../../messages/words-state.js';

interface ArticleUploadsProps {
  readonly article: ArticleRecord;
  readonly onChanged: () => unknown;
}

const accept = '.pdf,image/jpeg,image/png,image/webp';

/** The files of an article for its writers: each is stored as soon as it is chosen. */
export function ArticleUploads({ article: { article_id, files }, onChanged }: ArticleUploadsProps) {
  const { t } = useWords();
  return (
    <Field label={t('promotion.files')} hint={t('promotion.files_text', fileMegabytes)} name="files">
      <FileUpload
        value={files.map(({ file_id, title, size }) => ({ id: String(file_id), name: title, size }))}
        onValueChange={onChanged}
        accept={accept}
        maxBytes={limits.picture_bytes_max}
        maxFiles={limits.article_files_max}
        describeError={explainUpload}
        upload={async (file, { signal }) => {
          const asked = { article_id, title: file.name.slice(-limits.file_title_length_max) };
          const body = await shrinkPicture(file);
          const kept = await call('promotion/uploadArticleFile', asked, { body, signal, quiet: true });
          return { id: String(kept.file_id), name: kept.title, size: kept.size };
        }}
        onRemove={({ id }) => call('promotion/removeArticleFile', { article_id, file_id: Number(id) })}
      />
    </Field>
  );
}
