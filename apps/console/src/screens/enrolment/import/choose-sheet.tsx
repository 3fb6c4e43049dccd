import { importLimits } from '@skillcert/core';
import { Button, Inline, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { SheetFileField } from '../../../sheets/sheet-file-field.js';
import type { ImportState } from './use-import.js';

interface ChooseSheetProps {
  readonly state: ImportState;
  readonly onSent: () => void;
}

/** The first step: a sheet to send, or an empty one to fill in. */
export function ChooseSheet({ state, onSent }: ChooseSheetProps) {
  const { t } = useWords();
  return (
    <Stack gap="lg">
      <Text>{t('candidates.import_intro', { max: importLimits.rows_max })}</Text>
      <SheetFileField
        label={t('candidates.import_sheet')}
        hint={t('candidates.import_sheet_hint')}
        name="sheet"
        onSent={onSent}
        upload={async (file, { onProgress, signal }) => {
          const kept = await state.send(file, { onProgress, signal, quiet: true });
          return { id: String(kept.import_id), name: kept.title };
        }}
      />
      <Inline>
        <Button onClick={() => state.save()}>{t('candidates.import_template')}</Button>
      </Inline>
      <Text size="sm" tone="muted">
        {t('candidates.import_kept', { days: importLimits.kept_days })}
      </Text>
    </Stack>
  );
}
