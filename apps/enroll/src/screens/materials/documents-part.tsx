import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import { defaultAdmission, limits } from '@skillcert/core';
import { Card, Field, FileUpload, Stack, Text } from '@skillcert/ui';
import { problemOf } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';
import { documentTitle, localised } from './condition-words.js';
import type { Materials } from './use-materials.js';

const accept = 'image/jpeg,image/png,image/webp,application/pdf';
const filesOfAKind = 3;

interface DocumentsPartProps {
  readonly materials: Materials;
  /** Which kinds; by default those that the way asks for. */
  readonly kinds?: readonly string[];
  /** The optional ones: one of theirs is already there. */
  readonly optional?: readonly string[];
}

/** A place for each kind of document; a chosen file is sent at once. */
export function DocumentsPart({ materials, kinds = materials.kinds, optional = [] }: DocumentsPartProps) {
  const { t, language } = useWords();
  const { filesOf, put, upload, remove, setPending, uploading, errors } = materials;
  return (
    <Card title={t('conditions.documents')}>
      <Stack gap="lg">
        <Text as="p" tone="muted">
          {t('conditions.documents_text')}
        </Text>
        {kinds.map((kind) => {
          const hint = defaultAdmission.document_kinds.find(({ id }) => id === kind)?.hint;
          const required = !optional.includes(kind);
          const missing = required && errors.documents && filesOf(kind).length === 0;
          return (
            <Field
              key={kind}
              label={documentTitle(kind, language)}
              hint={hint && localised(hint, language)}
              error={missing ? t('field.document_required') : undefined}
              required={required}
            >
              <FileUpload
                accept={accept}
                maxBytes={limits.picture_bytes_max}
                maxFiles={filesOfAKind}
                value={filesOf(kind)}
                onValueChange={(stored) => put(kind, stored)}
                upload={upload(kind)}
                describeError={(error) => problemText(t, problemOf(error))}
                onRemove={remove}
                onPendingChange={(count) => setPending(kind, count)}
              />
            </Field>
          );
        })}
        <Text as="p" role="status" tone="muted">
          {uploading ? t('conditions.uploading') : ''}
        </Text>
      </Stack>
    </Card>
  );
}
