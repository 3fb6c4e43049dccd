import { importLimits } from '@skillcert/core';
import { Button, Field, FileUpload, Inline, Stack, Text } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { tableFiles } from '../../../forms/table-files.js';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

const longestTitle = 200;

interface ChooseSheetProps {
  readonly state: ImportState;
  readonly onSent: () => void;
}

/** The beginning: a sheet of one's own, or an empty one to fill in. */
export function ChooseSheet({ state, onSent }: ChooseSheetProps) {
  const { t } = useWords();
  const { class_id } = state;
  return (
    <Stack gap="lg">
      <Text>{t('candidates.import_intro', { max: importLimits.rows_max })}</Text>
      <Field
        label={t('candidates.import_sheet')}
        hint={t('candidates.import_sheet_hint')}
        name="sheet"
        required
      >
        <FileUpload
          value={[]}
          onValueChange={onSent}
          accept={tableFiles}
          maxBytes={importLimits.sheet_bytes_max}
          multiple={false}
          describeError={explainUpload}
          upload={async (file, { onProgress, signal }) => {
            const asked = { class_id, title: file.name.slice(-longestTitle) };
            const body = file.slice(0, file.size, 'application/octet-stream');
            const kept = await call('enrolment/startImport', asked, {
              body,
              onProgress,
              signal,
              quiet: true,
            });
            await state.refresh();
            return { id: String(kept.import_id), name: kept.title };
          }}
        />
      </Field>
      <Inline>
        <Button onClick={() => state.save()}>{t('candidates.import_template')}</Button>
      </Inline>
      <Text size="sm" tone="muted">
        {t('candidates.import_kept', { days: importLimits.kept_days })}
      </Text>
    </Stack>
  );
}
