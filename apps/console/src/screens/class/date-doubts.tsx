import type { ClassRecord } from '@skillcert/api-client';
import { Banner, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';

/** Warns of dates that are in order but impossible to keep. */
export function DateDoubts({ record }: { readonly record: Pick<ClassRecord, 'date_doubts'> | undefined }) {
  const { t } = useWords();
  const { untilDay } = useFormats();
  const doubts = record?.date_doubts ?? [];
  if (doubts.length === 0) return null;
  return (
    <Banner tone="warning">
      <Stack gap="xs">
        {doubts.map(({ kind, due }) => (
          <Text key={kind}>{t(`class.form.doubt.${kind}`, { due: untilDay(due) })}</Text>
        ))}
      </Stack>
    </Banner>
  );
}
