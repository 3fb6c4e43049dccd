import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import type { ClassRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Field, FileUpload, Stack, StateView, shrinkPicture, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { fileMegabytes } from '../../../forms/file-megabytes.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

const accept = '.pdf,image/jpeg,image/png,image/webp';
const maxFiles = 10;

/** The proofs of the application: each file is stored as soon as it is chosen. */
export function ClassFileFields({ record }: { readonly record: ClassRecord | undefined }) {
  const { t } = useWords();
  return record ? (
    <ClassUploads class_id={record.class_id} />
  ) : (
    <Text tone="muted">{t('class.form.files_wait')}</Text>
  );
}

function ClassUploads({ class_id }: { readonly class_id: number }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const query = useCallQuery('class/fetchClassById', { class_id });
  const files = query.data?.files ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: ['class', 'fetchClassById'] });
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      <Stack>
        <Field label={t('class.form.files')} hint={t('class.form.files_text', fileMegabytes)} name="files">
          <FileUpload
            value={files.map(({ file_id, title, size }) => ({ id: String(file_id), name: title, size }))}
            onValueChange={refresh}
            accept={accept}
            maxBytes={limits.picture_bytes_max}
            maxFiles={maxFiles}
            describeError={explainUpload}
            upload={async (file, { signal }) => {
              const title = file.name.slice(-limits.file_title_length_max);
              const asked = { class_id, title };
              const body = await shrinkPicture(file);
              const kept = await call('class/uploadClassFile', asked, { body, signal, quiet: true });
              return { id: String(kept.file_id), name: kept.title, size: kept.size };
            }}
            onRemove={({ id }) => call('class/removeClassFile', { class_id, file_id: Number(id) })}
          />
        </Field>
      </Stack>
    </StateView>
  );
}
